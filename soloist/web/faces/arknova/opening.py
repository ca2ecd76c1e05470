"""Choices before a plan is made: cards to keep, final scoring cards; all of them large, to be read side by side."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arknova.cards import Card, FinalScoring
from soloist.games.arknova.counting import count
from soloist.games.arknova.questions import WHICH_FIRST_CARDS
from soloist.games.arknova.state import Stage
from soloist.web import markup as h
from soloist.web.faces.arknova import cards as faces
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.seats import table_seen, zoo_of
from soloist.web.faces.arknova.shown import full_face, look_of
from soloist.web.html import Node, classes, icon, key_cap, look_mark, piece
from soloist.web.scene import Scene


def is_opening(scene: Scene) -> bool:
    """Whether somebody chooses the first cards: then they lie large in the middle, not in the hand [AN-1.11]."""
    return scene.asked is not None and scene.ask is WHICH_FIRST_CARDS


def finals_offered(scene: Scene) -> list[FinalScoring]:
    """The final scoring cards that answer the open question."""
    return [each for each in scene.asked.options if isinstance(each, FinalScoring)] if scene.asked is not None else []


def opening(scene: Scene) -> h.Element:
    """The cards of the hand, and beside them the final scoring cards, which say what is worth keeping."""
    assert scene.seat is not None
    zoo = zoo_of(scene, scene.seat)
    finals = [card for card in zoo.finals if card is not None]
    return h.div(".ark-opening")[
        [large(scene, card) for card in zoo.hand if card is not None],
        group(scene, msg("Your secret final scoring cards"), [large_final(scene, card) for card in finals]),
    ]


def group(scene: Scene, title: Message, inside: list[h.Element]) -> Node:
    if not inside:
        return None
    return h.section(".ark-opening-aside", aria_label=scene.text(title))[
        h.p(".eyebrow")[icon("hourglass"), " ", scene.read(title)], inside
    ]


def final_choice(scene: Scene) -> h.Element:
    """Final scoring cards of which one stays or goes."""
    return h.div(".ark-opening.is-finals")[[large_final(scene, card) for card in finals_offered(scene)]]


def large(scene: Scene, card: Card) -> h.Element:
    """All that is printed; what is chosen already stays and is marked."""
    key = key_of(card)
    chosen = scene.asked is not None and card in scene.asked.picked
    named = classes(faces.card_class(card, faces.FULL), is_chosen=chosen)
    mark = h.span(".ark-opening-kept")[icon("check"), scene.read(msg("kept"))] if chosen else None
    return piece(scene, key, class_=named, tag=h.span, data_vt=f"card-{card.id}")[
        full_face(scene, card, look_of(scene, card)), mark, look_mark(), key_cap(scene.lights.get(key))
    ]


def large_final(scene: Scene, card: FinalScoring) -> h.Element:
    """What it counts, in steps, and how many there are now."""
    now = None
    if scene.seat is not None and len(card.counted) == 1 and scene.view.stage is not Stage.SETUP:
        now = count(table_seen(scene), scene.seat, card.counted[0])
    key = key_of(card)
    return piece(scene, key, class_=faces.card_class(card, faces.FULL), tag=h.span, data_keep_clear=True)[
        full_face(scene, card, faces.Look(now=now)), look_mark(), key_cap(scene.lights.get(key))
    ]
