"""What happened, in words: lines of the log, and the colours of cards in sentences."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.events import Happening, What
from soloist.web.faces.arne.cards import suit
from soloist.web.faces.arne.strip import mark
from soloist.web.html import Node, classes
from soloist.web.scene import Scene

NOBODY = (What.NEUTRAL_COLOUR, What.STARTS, What.QUEUE_LAPSES, What.FINAL_ROUND, What.GAME_OVER)


def paint(thing: object, text: str) -> str:
    """A colour with its suit, cards and persons in bold: the name is always there too."""
    match thing:
        case Colour():
            return Markup(f'<span class="arne-word arne-{thing.code}">{suit(thing)}{text}</span>')
        case Card() | Seat():
            return Markup(f'<span class="arne-word">{text}</span>')
    return text


def told(what: Sayable, scene: Scene) -> Node:
    """One line of the log: who, and what. A draw that nobody saw is hardly worth reading."""
    happening = what if isinstance(what, Happening) else None
    who = happening.person if happening is not None and happening.what not in NOBODY else None
    quiet = happening is not None and happening.what is What.DREW and happening.card is None
    return h.span(class_=classes("arne-told", is_quiet=quiet))[
        h.span(".arne-no-mark") if who is None else mark(scene, who), h.span[scene.read(what)]
    ]
