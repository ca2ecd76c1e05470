"""A page of a match as text: a whole document or, for the script, frames with the parts it lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from soloist.web import markup as h
from soloist.web.pages.layout import Frame, document
from soloist.web.parts import Drawn, Known, frame_text, joined, whole_text


@dataclass(frozen=True)
class MatchPage:
    """A page of a match: what is in its frame, and what the document around it needs."""

    title: str
    body: Drawn
    class_: str
    styles: Sequence[str]
    scripts: Sequence[str] = ()
    sign: str = "favicon.svg"  # the small picture beside the title


def written_whole(frame: Frame, page: MatchPage) -> str:
    """The document."""
    page.body.seal()
    whole = document(
        frame, page.title, page.body, styles=page.styles, scripts=page.scripts, body_class=page.class_, sign=page.sign
    )
    return whole_text(joined(whole.pieces))


Steps = Callable[[Mapping[str, Drawn]], Iterable[Drawn]]
"""The steps on the way to a page, given the parts of that page: what stays is not drawn again."""


def no_steps(_: Mapping[str, Drawn]) -> Iterable[Drawn]:
    return ()


def written_in_frames(page: MatchPage, known: Known, steps: Steps = no_steps) -> str:
    """What makes the page of a browser that has some parts the steps on the way, one after the other, and at last this
    page. A step is drawn before the next one is asked for."""
    present = sealed(page.body)
    texts = [h.render(h.title[page.title]), f'<body class="{page.class_}">']
    parts = {each.name: each for each in present.everything()}
    for drawn in chain((sealed(body) for body in steps(parts)), (present,)):
        texts.append(frame_text(drawn, known))
        known = drawn.digests()
    return "".join(texts)


def sealed(body: Drawn) -> Drawn:
    body.seal()
    return body
