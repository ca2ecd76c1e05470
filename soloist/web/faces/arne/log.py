"""What happened, in words: lines of the log, and the colours of cards in sentences."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.happenings import Happening, What
from soloist.web.faces.arne.cards import suit
from soloist.web.faces.arne.strip import mark
from soloist.web.html import Node, painted
from soloist.web.scene import Scene

NOBODY = (What.NEUTRAL_COLOUR, What.STARTS, What.QUEUE_LAPSES, What.FINAL_ROUND, What.GAME_OVER)


def paint(thing: object, text: str) -> str:
    """A colour with its suit, cards and persons in bold: the name is always there too."""
    match thing:
        case Colour():
            return painted(f"arne-word arne-{thing.code}", f"{suit(thing)}{text}")
        case Card() | Seat():
            return painted("arne-word", text)
    return text


def told(what: Sayable, scene: Scene) -> Node:
    """One line of the log: who, and what."""
    who = what.person if isinstance(what, Happening) and what.what not in NOBODY else None
    return h.span(".arne-told")[h.span(".arne-no-mark") if who is None else mark(scene, who), h.span[scene.read(what)]]
