"""Cards on the table: in hand, in play, to choose; at today's price, with what is missing, lit when they answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from soloist.engine.flow import Refusal
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.answers import Use
from soloist.games.arknova.cards import Animal, Card, FinalScoring, Project, Sponsor
from soloist.games.arknova.conditions import level_of, price
from soloist.games.arknova.projects import ALL_FREE, open_levels
from soloist.games.arknova.state import Stage
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import View, ZooView
from soloist.games.arknova.why import unmet
from soloist.web import markup as h
from soloist.web.faces.arknova import cards as faces
from soloist.web.faces.arknova.finals import finals_chip
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import middle_seat, others_of, table_seen, zoo_of
from soloist.web.faces.table_widgets import dock_part
from soloist.web.html import Node, classes, icon, key_cap, look_link, look_mark, piece
from soloist.web.parts import Drawn, part
from soloist.web.reading import Reading, drawn_once
from soloist.web.scene import Scene
from soloist.wording.arknova.texts import conditions, is_met


def card_small(scene: Scene, card: Card) -> h.Element:
    """A card in hand, or one to choose."""
    refusal = refusal_of(scene, card)
    return _piece(scene, card, faces.SMALL, "", refusal, small_face(scene, card, look_of(scene, card, refusal)))


def card_line(scene: Scene, card: Card, class_: str = "") -> h.Element:
    """A card of the display."""
    refusal = None if is_choosing_action(scene) else asked_refusal(scene, card)
    return _piece(scene, card, faces.LINE, class_, refusal, line_face(scene, card, look_of(scene, card)))


@drawn_once
def full_face(scene: Reading, card: Card | FinalScoring, look: faces.Look) -> Node:
    return faces.face_full(card, scene.read, look)


@drawn_once
def small_face(scene: Reading, card: Card, look: faces.Look) -> Node:
    return faces.face_small(card, scene.read, look)


@drawn_once
def line_face(scene: Reading, card: Card, look: faces.Look) -> Node:
    return faces.face_line(card, scene.read, look)


@drawn_once
def chip_face(scene: Reading, card: Card | FinalScoring) -> Node:
    return faces.face_chip(card, scene.read)


def _piece(scene: Scene, card: Card, size: str, class_: str, refusal: Refusal | None, inside: Node) -> h.Element:
    key = key_of(card)
    why = card.code if refusal is not None and key not in scene.lights else ""
    chosen = scene.asked is not None and card in scene.asked.picked
    named = {"class_": classes(faces.card_class(card, size), class_, is_chosen=chosen), "data_vt": f"card-{card.id}"}
    return piece(scene, key, why=why, tag=h.span, **named)[inside, look_mark(), key_cap(scene.lights.get(key))]


def card_chip(scene: Scene, card: Card) -> h.Element:
    """A card in play."""
    return look_link(scene, key_of(card), class_=faces.card_class(card, faces.CHIP))[chip_face(scene, card)]


# how it stands with a card


def look_of(scene: Scene, card: Card, refusal: Refusal | None = None) -> faces.Look:
    """Price and missing conditions for the one who looks."""
    view: View = scene.view
    look = faces.Look(peaceful=view.setup.is_peaceful, reason=None if refusal is None else refusal.reason)
    if scene.seat is None or view.stage is Stage.SETUP:
        return look
    table = table_seen(scene)
    zoo = table.zoos[scene.seat]
    if isinstance(card, Project):
        reached = open_levels(Turn(table, scene.seat), card, ALL_FREE)
        return replace(look, met=tuple(level in reached for level in card.levels))
    now, printed = (price(zoo, card), card.cost) if isinstance(card, Animal) else (level_of(zoo, card), card.level)
    missing = frozenset(each.key for each in conditions(card) if not is_met(zoo, card, each))
    return replace(look, price=now, old_price=printed if now != printed else None, missing=missing)


def asked_refusal(scene: Scene, card: Card) -> Refusal | None:
    """Why the card does not answer the open question, where the rules can tell."""
    question = scene.asked
    if question is None or key_of(card) in scene.lights or card in question.picked:
        return None
    return scene.why_not(card.code)


def refusal_of(scene: Scene, card: Card) -> Refusal | None:
    """Why it could not be played: as the question says or, while an action is chosen, as things stand."""
    question, seat = scene.asked, scene.seat
    if question is None or seat is None:
        return None
    if is_choosing_action(scene):
        return next(iter(unmet(table_seen(scene), seat, card)), None)
    return asked_refusal(scene, card)


def is_choosing_action(scene: Scene) -> bool:
    return scene.asked is not None and any(isinstance(option, Use) for option in scene.asked.options)


# the hand


MOST_SPREAD = 24  # the style sheet spreads so many cards


def hand(scene: Scene, seat: Seat) -> Drawn:
    """Cards with what keeps them from being played, and those under the notepad of map 11."""
    zoo = zoo_of(scene, seat)
    limit = max(board.HAND_LIMIT, *(school.hand_limit for school in zoo.universities), 0)
    size = nmsg("{n} card, limit {limit} at the break", "{n} cards, limit {limit} at the break", n=len(zoo.hand),
                limit=limit)  # fmt: skip
    stored = zoo.stored if seat == scene.seat else ()  # [AN-M.11]
    row: Node = h.p(".muted.small")[scene.read(msg("No cards in hand."))]
    if zoo.hand or zoo.stored:
        aside = [h.span(".eyebrow")[scene.read(msg("stored"))]]
        number = len(zoo.hand) + len(stored)
        row = h.div(".ark-hand-cards")[
            h.div(class_=f"ark-hand-row is-{min(number, MOST_SPREAD)}")[
                (
                    part(f"hand-{place if card is None else card.code}", held(scene, card))
                    for place, card in enumerate(zoo.hand)
                ),
                (h.span(".ark-stored")[aside, held(scene, card)] for card in stored if card is not None),
            ]
        ]
    end = [h.span(".grow"), finals_chip(scene, seat), cards_in_play(scene, seat)]
    return part("hand", dock_part(scene, "ark-hand", msg("Hand"), size, row, end=end))


def held(scene: Scene, card: Card | None) -> h.Element:
    return faces.back(scene.text(msg("a hidden card"))) if card is None else card_small(scene, card)


# cards in play


def cards_in_play(scene: Scene, seat: Seat) -> Node:
    """The cards of the zoo in the middle, behind a button."""
    zoo = zoo_of(scene, seat)
    number = len(zoo.animals) + len(zoo.sponsors)
    if not number:
        return None
    title = msg("Your cards in play") if seat == scene.seat else msg("{seat}'s cards in play", seat=seat)
    return part("own-cards", h.details(".ark-whole.ark-own", data_keep="own-cards")[
        h.summary(".button.button-small")[
            icon("eye"), h.span(".ark-own-name")[scene.read(title)], h.span(".badge")[str(number)]
        ],
        h.div(".ark-whole-body.panel")[
            h.div(".ark-whole-head")[h.b[scene.read(title)]], played_cards(scene, zoo)
        ],
    ])  # fmt: skip


def played_cards(scene: Scene, zoo: ZooView) -> h.Element:
    """Animals, sponsors, projects, and what some maps keep beside them: cards face down, or under the notepad."""
    aside, stored = sum(over is None for over, _ in zoo.pouches), len(zoo.stored)  # [AN-M.7, AN-M.11]
    return h.div(".ark-cards-in-play")[
        group(scene, zoo, msg("Animals"), zoo.animals),
        group(scene, zoo, msg("Sponsors"), zoo.sponsors),
        group(scene, zoo, msg("Above the map"), zoo.tucked),
        extra(scene, "pile", aside, nmsg("{n} card beside the map", "{n} cards beside the map", n=aside)),
        extra(scene, "pile", stored, nmsg("{n} card stored", "{n} cards stored", n=stored)),
        [
            h.p(".eyebrow")[scene.read(msg("Projects supported"))],
            h.ul(".ark-chips")[(h.li[card_chip(scene, project)] for project in zoo.supported)],
        ]
        if zoo.supported
        else None,
    ]


def group(scene: Scene, zoo: ZooView, title: Message, cards: Sequence[Animal | Sponsor]) -> Node:
    if not cards:
        return None
    return [
        h.p(".eyebrow")[scene.read(title), " ", str(len(cards))],
        h.ul(".ark-chips")[(h.li[card_chip(scene, card), extras(scene, zoo, card)] for card in cards)],
    ]


def extras(scene: Scene, zoo: ZooView, card: Animal | Sponsor) -> Node:
    """Cards pouched under it, tokens on it."""
    pouched = Counter(over for over, _ in zoo.pouches)[card]
    tokens = dict(zoo.tokens).get(card, 0) if isinstance(card, Sponsor) else 0
    return [
        extra(scene, "pile", pouched, nmsg("{n} card under it", "{n} cards under it", n=pouched)),
        extra(scene, "d8", tokens, nmsg("{n} token on it", "{n} tokens on it", n=tokens)),
    ]


def extra(scene: Scene, name: str, number: int, label: Message) -> Node:
    said = scene.text(label)
    return h.span(".badge", data_tip=said)[icon(name, said), str(number)] if number else None


# what can be looked at


def on_page(scene: Scene) -> Iterator[Card | FinalScoring]:
    """The cards that lie open to the one who looks."""
    view: View = scene.view
    options = () if scene.asked is None else scene.asked.options
    yield from (each for each in options if isinstance(each, Animal | Sponsor | Project | FinalScoring))
    yield from (card for card in view.display if card is not None)
    yield from (project for project, _ in (*view.row, *view.bases))
    for zoo in (view.zoos[seat] for seat in (middle_seat(scene), *others_of(scene))):
        yield from (card for card in (*zoo.hand, *zoo.stored, *zoo.finals) if card is not None)
        yield from (*zoo.animals, *zoo.tucked)
        yield from zoo.sponsors
        yield from zoo.supported
