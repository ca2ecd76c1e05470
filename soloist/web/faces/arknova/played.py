"""Cards in play in a zoo: animals and sponsors as chips, with what lies on or under them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import htpy as h

from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.cards import Animal, Sponsor
from soloist.games.arknova.view import ZooView
from soloist.web.faces.arknova.shown import card_chip
from soloist.web.html import Node, icon
from soloist.web.scene import Scene


def played_cards(scene: Scene, zoo: ZooView) -> h.Element:
    """Animals, sponsors, and what some maps keep beside them."""
    return h.div(".ark-cards-in-play")[
        group(scene, zoo, msg("Animals"), zoo.animals),
        group(scene, zoo, msg("Sponsors"), zoo.sponsors),
        group(scene, zoo, msg("Above the map"), zoo.tucked) if zoo.tucked else None,
        beside_map(scene, zoo),
        projects(scene, zoo),
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
        extra(scene, "pile", pouched, nmsg("{n} card under it", "{n} cards under it", n=pouched)) if pouched else None,
        extra(scene, "d8", tokens, nmsg("{n} token on it", "{n} tokens on it", n=tokens)) if tokens else None,
    ]


def extra(scene: Scene, name: str, number: int, label: Message) -> h.Element:
    said = scene.text(label)
    return h.span(".badge", title=said)[icon(name, said), str(number)]


def beside_map(scene: Scene, zoo: ZooView) -> Node:
    """Cards put aside face down, and those under the notepad [AN-M.7, M.11]."""
    aside = sum(over is None for over, _ in zoo.pouches)
    return [
        extra(scene, "pile", aside, nmsg("{n} card beside the map", "{n} cards beside the map", n=aside))
        if aside
        else None,
        extra(scene, "pile", len(zoo.stored), nmsg("{n} card stored", "{n} cards stored", n=len(zoo.stored)))
        if zoo.stored
        else None,
    ]


def projects(scene: Scene, zoo: ZooView) -> Node:
    if not zoo.supported:
        return None
    return [
        h.p(".eyebrow")[scene.read(msg("Projects supported"))],
        h.ul(".ark-chips")[(h.li[card_chip(scene, project)] for project in zoo.supported)],
    ]
