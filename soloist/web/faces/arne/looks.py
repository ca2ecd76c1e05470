"""What ARNE Total says of a piece that somebody looks at: what a card does, what it would do now, what lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.words import msg, nmsg, numeral
from soloist.games.arne.answers import DISCARD, Spot
from soloist.games.arne.cards import CARD, Card, Colour, Kind
from soloist.games.arne.items import Item
from soloist.games.arne.view import View
from soloist.web import markup as h
from soloist.web.faces.arne.cards import ICONS, colour_card, counts, item_face, named_face
from soloist.web.faces.arne.pieces import is_shown
from soloist.web.faces.looks import NAME, Look, Looks, Remark, explained, named_thing
from soloist.web.html import Node, icon
from soloist.web.scene import Scene
from soloist.wording.arne.cards import KINDS
from soloist.wording.arne.offers import Speaker
from soloist.wording.arne.totals import Totals

KIND_OF_CARD = {True: msg("black card"), False: msg("white card")}


def picture(*inside: Node) -> h.Element:
    return h.span(".look-drawing.is-card")[inside]


def of_card(scene: Scene, card: Card, now: Iterator[Remark] | None = None, why: str = "") -> Look | None:
    return explained(
        scene, card, kind=KIND_OF_CARD[card.black], body=picture(named_face(scene, card)), now=list(now or ()), why=why
    )


def hand(scene: Scene, code: str) -> Look | None:
    """A card of one's own hand."""
    card = CARD.get(code)
    if card is None or card not in scene.view.hand:
        return None
    return of_card(scene, card, does(scene, card), card.code)


def does(scene: Scene, card: Card) -> Iterator[Remark]:
    """What it would do now, and to which total."""
    if scene.seat is None:
        return
    words, change = Speaker(Totals(scene.view, scene.seat, None)).in_short(card)
    yield Remark("play", scene.read(words))
    if change is not None:
        total = msg("Your row: {before} → {after}", before=numeral(change[0]), after=numeral(change[1]))
        yield Remark("chart", scene.read(total))


def shown(scene: Scene, code: str) -> Look | None:
    """A card of somebody else that lies open to be picked from [ARNE-Q10]."""
    card = CARD.get(code)
    asked = scene.asked
    if card is None or asked is None or not is_shown(asked) or card not in asked.options:
        return None
    return of_card(scene, card)


def item(scene: Scene, code: str) -> Look | None:
    """A card in a row, and everything that lies on it."""
    view: View = scene.view
    name, _, place = code.partition(".")
    colour = next((each for each in Colour if each.code == name), None)
    if colour is None or not place.isdecimal() or not 0 < int(place) <= len(view.row(colour)):
        return None
    found = view.row(colour)[int(place) - 1]
    text, rules = KINDS[found.card.kind]
    spot = Spot(colour, int(place) - 1, found)
    drawn = picture(item_face(scene, found))
    return Look(spot, text, KIND_OF_CARD[found.card.black], drawn, list(layers(scene, found)), rules, spot.code)


def layers(scene: Scene, found: Item) -> Iterator[Remark]:
    """What it counts, and why."""
    yield Remark("chart", scene.read(msg("It counts {points} now.", points=counts(found))))
    lying = {
        Kind.CHAMELEON: found.chameleon, Kind.X3: found.x3, Kind.CRASH: found.crash, Kind.LOCK: found.lock,
    }  # fmt: skip
    for kind in (kind for kind, is_there in lying.items() if is_there):
        yield Remark(ICONS.get(kind, "chart"), [h.b[scene.read(kind)], " ", scene.read(KINDS[kind][0])])


def row(scene: Scene, code: str) -> Look | None:
    view: View = scene.view
    colour = next((each for each in view.setup.colours if each.code == code), None)
    if colour is None:
        return None
    total = msg("It counts {points} now.", points=numeral(view.totals[colour]))
    cards = nmsg("{n} card", "{n} cards", n=len(view.row(colour)))
    now = [Remark("chart", scene.read(total)), Remark("card", scene.read(cards))]
    return explained(scene, colour, body=picture(colour_card(scene, colour)), now=now, why=code)


def top(scene: Scene, _: str) -> Look | None:
    """The discard pile: its top card lies open."""
    card = scene.view.discard_top
    if card is None:
        return explained(scene, DISCARD, body=h.span(".look-drawing.is-sign")[icon("trash")])
    return of_card(scene, card, why="top")


def named(scene: Scene, code: str) -> Look | None:
    """A card that the log names."""
    thing = CARD.get(code) or named_thing(scene, code)
    return of_card(scene, thing) if isinstance(thing, Card) else explained(scene, thing)


LOOKS: Looks = {
    "hand": hand, "shown": shown, "item": item, "row": row, "top": top, "discard": top, NAME: named,
}  # fmt: skip
