"""Pages that are files of their own: the drawings they use are inside them."""

from __future__ import annotations

import re

from markupsafe import Markup

from soloist.web.html import Node
from soloist.web.markup import render
from soloist.web.statics import contents, static_url

SYMBOL = re.compile(r'<symbol id="(i-[\w-]+)".*?</symbol>', re.DOTALL)


def with_drawings(inside: Node) -> list[Markup]:
    """A part of a page behind those drawings of the sprite that it uses."""
    sprite, text = static_url("icons.svg"), str(render(inside))
    names = set(re.findall(rf'"{re.escape(sprite)}#(i-[\w-]+)"', text))
    found = [each[0] for each in SYMBOL.finditer(contents()["icons.svg"].decode()) if each[1] in names]
    sprites = f'<svg style="position:absolute;width:0;height:0" aria-hidden="true">{"".join(found)}</svg>'
    return [Markup(sprites), Markup(text.replace(f'"{sprite}#', '"#'))]
