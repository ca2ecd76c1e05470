"""Lines of the log, and how tiles look inside sentences."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.why import Line, Step
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces.zooloretto.mammoth import card_text
from soloist.web.faces.zooloretto.tiles import drawing, kind_class
from soloist.web.html import Node, icon, painted, seat_class
from soloist.web.scene import Scene


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Tiles with their drawing, seats in their colour."""
    match thing:
        case Tile():
            return word(kind_class(thing), drawing(thing), text)
        case Key(species=None):
            return word("piece-stall", "kiosk", text)
        case Key():
            return word(f"piece-{thing.code}", thing.code, text)
        case Seat() if thing >= 0:
            return painted(f"zoo-who {seat_class(thing)}", text)
    return text


def word(class_: str, symbol: str, text: str) -> str:
    """A piece inside a sentence: a small drawing and its name."""
    return str(h.span(class_=f"zoo-word {class_}")[h.span(".zoo-word-tile")[icon(symbol)], Markup(text)])


def told(what: Sayable, scene: Scene) -> Node:
    """One line; why AutoMammoth did something stands back."""
    if not isinstance(what, Line):
        return scene.read(what)
    if what.step is Step.CARD and what.card is not None and what.seat is not None:
        return [
            scene.read(what.seat),
            ": ",
            scene.read(what.card),
            " ",
            h.span(".zoo-card-text")[card_text(scene, what.card)],
        ]
    return h.span(".why")[scene.read(what.reason()), " ", rule(what.step.rule)]


def rule(name: str) -> h.Element:
    """A rule id inside a line that is a link itself."""
    return h.span(".rule", data_rule=name)[name]
