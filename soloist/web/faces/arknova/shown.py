"""Cards on the table as pieces: at today's price, with what is missing, lit when they answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

import htpy as h
from markupsafe import Markup

from soloist.engine.flow import Refusal
from soloist.engine.words import msg
from soloist.games.arknova.answers import Use
from soloist.games.arknova.cards import Action, Animal, Card, FinalScoring, Project, Sponsor
from soloist.games.arknova.conditions import level_of, missing_partner_zoos, price
from soloist.games.arknova.counting import count
from soloist.games.arknova.projects import ALL_FREE, open_levels
from soloist.games.arknova.state import Stage, Zoo
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import View
from soloist.games.arknova.why import unmet
from soloist.language import Reader
from soloist.web.faces.arknova.cards import (
    CHIP,
    FULL,
    LINE,
    SMALL,
    Look,
    back,
    card_class,
    face_chip,
    face_full,
    face_line,
    face_small,
)
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import middle_seat, others_of, own_seat, table_seen
from soloist.web.html import Node, classes, key_cap, piece
from soloist.web.render import render
from soloist.web.scene import Scene

# the pieces


def card_small(scene: Scene, card: Card, class_: str = "") -> h.Element:
    """A card in hand, or one to choose."""
    refusal = refusal_of(scene, card)
    return _piece(scene, card, SMALL, class_, refusal)[
        face_small(card, scene.read, look_of(scene, card, refusal)), key_cap(scene.lights.get(key_of(card)))
    ]


def card_line(scene: Scene, card: Card, class_: str = "") -> h.Element:
    """A card of the display."""
    refusal = None if is_choosing_action(scene) else asked_refusal(scene, card)
    look = replace(look_of(scene, card, None), reason=None)
    return _piece(scene, card, LINE, class_, refusal)[
        face_line(card, scene.read, look), key_cap(scene.lights.get(key_of(card)))
    ]


def _piece(scene: Scene, card: Card, size: str, class_: str, refusal: Refusal | None) -> h.Element:
    off = refusal is not None and key_of(card) not in scene.lights
    chosen = scene.asked is not None and card in scene.asked.picked
    named = classes(card_class(card, size), class_, is_chosen=chosen)
    return piece(
        scene, key_of(card), class_=named, why=card.code if off else "", tag=h.span,
        data_vt=f"card-{card.id}", data_card=card.code,
    )  # fmt: skip


def card_chip(scene: Scene, card: Card, foot: Node = None) -> h.Element:
    """A card in play."""
    return h.span(class_=card_class(card, CHIP), data_card=card.code)[face_chip(card, scene.read, Look(foot=foot))]


def final_small(scene: Scene, card: FinalScoring) -> h.Element:
    """A final scoring card to choose."""
    seat = own_seat(scene)
    now = None
    if seat is not None and len(card.counted) == 1:
        now = count(table_seen(scene), seat, card.counted[0])
    return piece(scene, key_of(card), class_=card_class(card), tag=h.span, data_card=card.code)[
        face_small(card, scene.read, Look(now=now)), key_cap(scene.lights.get(key_of(card)))
    ]


def card_back(scene: Scene) -> h.Element:
    return back(label=scene.text(msg("a hidden card")))


# how it stands with a card


def look_of(scene: Scene, card: Card, refusal: Refusal | None) -> Look:
    """Price and missing conditions for the one who looks."""
    view: View = scene.view
    look = Look(peaceful=view.setup.is_peaceful, reason=None if refusal is None else refusal.reason)
    seat = own_seat(scene)
    if seat is None or view.stage is Stage.SETUP:
        return look
    zoo = table_seen(scene).zoos[seat]
    match card:
        case Animal():
            cost = price(zoo, card)
            old = card.cost if cost != card.cost else None
            return replace(look, price=cost, old_price=old, missing=missing(zoo, card))
        case Sponsor():
            level = level_of(zoo, card)
            return replace(look, price=level, old_price=card.level if level != card.level else None,
                           missing=missing(zoo, card))  # fmt: skip
    turn = Turn(table_seen(scene), seat)
    reached = open_levels(turn, card, ALL_FREE)
    return replace(look, met=tuple(level in reached for level in card.levels))


def missing(zoo: Zoo, card: Animal | Sponsor) -> frozenset[str]:
    """The conditions that are not met; what the map must offer is not among them."""
    needs = card.needs
    found = {icon.code for icon, number in needs.icons if zoo.icons[icon] < number}
    action = Action.ANIMALS if isinstance(card, Animal) else Action.SPONSORS
    continents = card.continents if isinstance(card, Animal) else ()
    if needs.partner_zoo and missing_partner_zoos(zoo, needs, continents):
        found.add("partner_zoo")
    if needs.reputation > zoo.reputation:
        found.add("reputation")
    if needs.upgraded and not zoo.is_upgraded(action):
        found.add("upgraded")
    if needs.max_appeal is not None and zoo.appeal > needs.max_appeal:
        found.add("max_appeal")
    return frozenset(found)


def asked_refusal(scene: Scene, card: Card) -> Refusal | None:
    """Why the card does not answer the open question, where the rules can tell."""
    question = scene.asked
    if question is None or key_of(card) in scene.lights or card in question.picked:
        return None
    return scene.why_not(card.code)


def refusal_of(scene: Scene, card: Card) -> Refusal | None:
    """Why it could not be played: as the question says or, while an action is chosen, as things stand."""
    question, seat = scene.asked, own_seat(scene)
    if question is None or seat is None:
        return None
    if is_choosing_action(scene):
        return next(iter(unmet(table_seen(scene), seat, card)), None)
    return asked_refusal(scene, card)


def is_choosing_action(scene: Scene) -> bool:
    return scene.asked is not None and any(isinstance(option, Use) for option in scene.asked.options)


# in full, for looking closer


MOST_CLOSER = 48  # beyond these the page would grow too large


def closer(scene: Scene) -> h.Element:
    """All that is printed on the cards of the page: the script shows the one that is pointed at."""
    view: View = scene.view
    peaceful = view.setup.is_peaceful
    found = list(dict.fromkeys(on_page(scene)))[:MOST_CLOSER]
    return h.div(".ark-closer", hidden=True)[
        (h.template(data_closer=card.code)[full(card, scene.reader.language, peaceful)] for card in found)
    ]


def on_page(scene: Scene) -> Iterator[Card | FinalScoring]:
    """The cards that are shown, the most important ones first."""
    view: View = scene.view
    options = () if scene.asked is None else scene.asked.options
    yield from (each for each in options if isinstance(each, Animal | Sponsor | Project | FinalScoring))
    yield from (card for card in view.display if card is not None)
    yield from (project for project, _ in (*view.row, *view.bases))
    for zoo in (view.zoos[seat] for seat in (middle_seat(scene), *others_of(scene))):
        yield from (card for card in (*zoo.hand, *zoo.stored, *zoo.finals) if card is not None)
        yield from zoo.animals
        yield from zoo.sponsors


@lru_cache(1024)
def full(card: Card | FinalScoring, language: str, peaceful: bool) -> Markup:
    reader = Reader(language)
    return render(h.span(class_=card_class(card, FULL))[face_full(card, reader.read, Look(peaceful=peaceful))])
