"""One card by itself: a page, and the same for a popover."""

from __future__ import annotations

from typing import Any

import htpy as h

from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame, shell


def look_page(frame: Frame, game: Game[Any, Any], shown: Node) -> Node:
    rules = h.a(".button.button-small", href=f"/rules/{game.id}")[icon("rules"), frame.read(msg("Rules"))]
    return shell(frame, h.div(".look-page")[shown, h.p[rules]])


def bare_look(shown: Node) -> h.Element:
    return h.article(".bare-look")[shown]
