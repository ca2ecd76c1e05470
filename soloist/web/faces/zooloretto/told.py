"""Lines of the log, and how tiles and AutoMammoth's cards look inside sentences."""

from __future__ import annotations

from functools import lru_cache

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.deck import Entry, MammothCard, Op
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.automa.why import MammothLine, Step
from soloist.games.zooloretto.tiles import Tile
from soloist.web.faces.table_widgets import rule_mark, word
from soloist.web.faces.zooloretto.tiles import drawing, kind_class
from soloist.web.html import Node, painted, seat_class
from soloist.web.scene import Scene


@lru_cache(maxsize=2048)
def paint(thing: object, text: str) -> str:
    """Tiles with their drawing, seats in their colour."""
    match thing:
        case Tile():
            return word(drawing(thing), text, f"zoo-word {kind_class(thing)}", "zoo-word-tile")
        case Key():
            sign, kind = ("kiosk", "stall") if thing.species is None else (thing.code, thing.code)
            return word(sign, text, f"zoo-word piece-{kind}", "zoo-word-tile")
        case Seat() if thing >= 0:
            return painted(f"zoo-who {seat_class(thing)}", text)
    return text


def told(what: Sayable, scene: Scene) -> Node:
    """One line; why AutoMammoth did something stands back."""
    if not isinstance(what, MammothLine):
        return scene.read(what)
    if what.step is Step.CARD and what.card is not None and what.seat is not None:
        text = h.span(".zoo-card-text")[card_text(scene, what.card)]
        return [scene.read(what.seat), ": ", scene.read(what.card), " ", text]
    return h.span(".why")[scene.read(what.reason()), " ", rule_mark(what.rule)]


def card_text(scene: Scene, card: MammothCard) -> list[Node]:
    found: list[Node] = []
    for entry in card.entries:
        found += [", " if found else "", h.span(title=scene.text(entry))[scene.read(entry_text(entry))]]
    return found


def entry_text(entry: Entry) -> Message:
    """As it is printed: the arrow says from which side the truck is looked for."""
    arrow = "→" if entry.leftmost else "←"
    if entry.op is Op.DRAW:
        return msg("draw {count} {arrow}", count=entry.count, arrow=arrow)
    if entry.op is Op.TAKE:
        return msg("take {count} {arrow}", count=entry.count, arrow=arrow)
    return entry.say()
