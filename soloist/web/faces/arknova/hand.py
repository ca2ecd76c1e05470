"""The hand: cards with what keeps them from being played, and one's own final scoring cards."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.cards import Card, FinalScoring
from soloist.games.arknova.scoring import final_conservation
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View, ZooView
from soloist.web.faces.arknova.seats import is_mine, table_seen
from soloist.web.faces.arknova.shown import card_back, card_small
from soloist.web.html import Node, icon
from soloist.web.scene import Scene


def hand(scene: Scene, seat: Seat) -> h.Element:
    view: View = scene.view
    zoo = view.zoos[seat]
    return h.div(class_=f"dock-part ark-hand ark-hand-{min(len(zoo.hand), 12)}")[
        h.div(".dock-head")[
            h.b[scene.read(msg("Hand"))],
            h.span(".muted")[scene.read(size_words(zoo))],
            h.span(".grow"),
            finals(scene, seat),
        ],
        h.div(".ark-hand-row")[(held(scene, card) for card in zoo.hand), stored(scene, seat, zoo)]
        if zoo.hand or zoo.stored
        else h.p(".muted.small")[scene.read(msg("No cards in hand."))],
    ]


def size_words(zoo: ZooView) -> Message:
    limit = max(board.HAND_LIMIT, *(school.hand_limit for school in zoo.universities), 0)
    return nmsg("{n} card, limit {limit} at the break", "{n} cards, limit {limit} at the break", n=len(zoo.hand),
                limit=limit)  # fmt: skip


def held(scene: Scene, card: Card | None) -> h.Element:
    return card_back(scene) if card is None else card_small(scene, card)


def stored(scene: Scene, seat: Seat, zoo: ZooView) -> Node:
    """Map 11: cards under the notepad [AN-M.11]."""
    return [
        h.span(".ark-stored")[h.span(".eyebrow")[scene.read(msg("stored"))], held(scene, card)]
        for card in zoo.stored
        if card is not None and is_mine(scene, seat)
    ]


# final scoring cards


def finals(scene: Scene, seat: Seat) -> Node:
    """One's own, with what they would bring now."""
    view: View = scene.view
    cards = [card for card in view.zoos[seat].finals if card is not None]
    if not cards or not is_mine(scene, seat):
        return None
    title = scene.text(msg("Your final scoring cards, and the conservation they bring now"))
    return h.span(".ark-finals", title=title)[icon("hourglass", title), (final(scene, seat, card) for card in cards)]


def final(scene: Scene, seat: Seat, card: FinalScoring) -> h.Element:
    view: View = scene.view
    now = None if view.stage is Stage.SETUP else final_conservation(table_seen(scene), seat, card)
    return h.span(".ark-final", title=scene.text(steps_words(card)) or None)[
        card.name, " ", h.b[str(now)] if now is not None else None
    ]


def steps_words(card: FinalScoring) -> Message:
    """What the card counts, in steps."""
    steps = ", ".join(f"{need} → {points}" for need, points in card.steps)
    return msg("{card}: {steps}", card=card, steps=steps) if steps else card.say()
