"""Cards on the table as pieces: lit when they answer, with the shortest reason when they cannot be played."""

from __future__ import annotations

import htpy as h

from soloist.games.arknova.cards import Animal, Card, FinalScoring, Project, Sponsor
from soloist.web.faces.arknova.pieces import key_of
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.html import Node, classes, icon, key_cap, piece
from soloist.web.scene import Scene

FAMILIES = {Animal: "animal", Sponsor: "sponsor", Project: "project"}


def family(card: Card) -> str:
    return f"ark-family-{FAMILIES[type(card)]}"


def card_line(scene: Scene, card: Card, why: str = "", class_: str = "") -> h.Element:
    key = key_of(card)
    return piece(
        scene,
        key,
        class_=classes("ark-line", family(card), class_),
        why=why,
        data_vt=f"card-{card.id}",
        data_card=card.code,
    )[
        lead(card),
        h.span(".grow")[h.span(".sign")[card.name], h.small[tags(scene, card)]],
        key_cap(scene.lights.get(key)),
    ]


def card_small(scene: Scene, card: Card, why: str = "", reason: Node = None, class_: str = "") -> h.Element:
    key = key_of(card)
    return piece(
        scene,
        key,
        class_=classes("ark-card", family(card), class_),
        why=why,
        data_vt=f"card-{card.id}",
        data_card=card.code,
    )[
        h.span(".ark-card-head")[lead(card), tags(scene, card), key_cap(scene.lights.get(key))],
        h.span(".sign")[card.name],
        reason,
    ]


def card_chip(scene: Scene, card: Card) -> h.Element:
    return h.span(class_=f"ark-played {family(card)}", data_card=card.code)[tags(scene, card), card.name]


def final_small(scene: Scene, card: FinalScoring) -> h.Element:
    key = key_of(card)
    return piece(scene, key, class_="ark-card ark-family-scoring")[
        h.span(".sign")[card.name], key_cap(scene.lights.get(key))
    ]


def card_back(scene: Scene) -> h.Element:
    return h.span(".ark-back")


def lead(card: Card) -> Node:
    if isinstance(card, Animal):
        return [h.span(".coin")[str(card.cost)], h.b[str(card.printed_size)]]
    return h.b[str(card.level)] if isinstance(card, Sponsor) else None


def tags(scene: Scene, card: Card) -> Node:
    icons = () if isinstance(card, Project) else card.icons
    return [icon(icon_name(each), scene.text(each)) for each in icons]


__all__ = ["card_back", "card_chip", "card_line", "card_small", "final_small"]
