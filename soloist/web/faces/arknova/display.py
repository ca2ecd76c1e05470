"""The display: six folders beside the reputation track, so that range needs no explanation; deck and discard pile."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import seats
from soloist.engine.words import msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.cards import Resource
from soloist.games.arknova.state import Stage
from soloist.games.arknova.view import View
from soloist.web.faces.arknova.seats import middle_seat, middle_zoo
from soloist.web.faces.arknova.shown import card_line
from soloist.web.faces.arknova.signs import gain_icon
from soloist.web.faces.base import Panel
from soloist.web.html import Node, classes, icon, seat_class
from soloist.web.scene import Scene

FOLDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in range(1, board.MOST_REPUTATION + 1) if board.RANGE[space] == folder)
    for folder in range(1, board.FOLDERS + 1)
)
"""The spaces of the reputation track beside each folder [AN-9.4]."""


def display(scene: Scene) -> Panel:
    body = h.ol(".ark-folders")[(folder(scene, number) for number in range(1, board.FOLDERS + 1))]
    return Panel("display", msg("Display"), "reputation", body, piles(scene))


def piles(scene: Scene) -> Node:
    """How many folders are in one's range, and from which reputation on the next one is; the deck, the discard pile."""
    view: View = scene.view
    reach = board.RANGE[middle_zoo(scene).reputation]
    within = msg("your range 1–{n}", n=reach)
    if reach < board.FOLDERS:
        within = msg("your range 1–{n}, next at {at}", n=reach, at=FOLDERS[reach][0])
    deck = scene.text(nmsg("{n} card in the deck", "{n} cards in the deck", n=view.deck))
    thrown = scene.text(nmsg("{n} card discarded", "{n} cards discarded", n=view.discard))
    return h.span(".ark-piles")[
        h.span(".ark-range")[scene.read(within)] if middle_seat(scene) == scene.seat else None,
        h.span(title=deck)[icon("pile", deck), str(view.deck)],
        h.span(title=thrown)[icon("trash", thrown), str(view.discard)],
    ]


def folder(scene: Scene, number: int) -> h.Element:
    """The track beside it, what it costs, and its card."""
    view: View = scene.view
    card = view.display[number - 1]
    is_out = number > board.RANGE[middle_zoo(scene).reputation]
    price = scene.text(msg("folder {n}: costs {n} more money", n=number))
    is_setup = view.stage is Stage.SETUP
    vacant = msg("face down until all have chosen") if is_setup else msg("empty until the turn ends")
    return h.li(class_=classes("ark-folder", is_out=is_out))[
        h.span(".ark-ruler")[(space(scene, each) for each in reversed(FOLDERS[number - 1]))],
        h.span(".ark-folder-price", title=price)[f"+{number}"],
        card_line(scene, card, class_="is-out" if is_out else "")
        if card is not None
        else h.span(".ark-line.is-vacant")[scene.read(vacant)],
    ]


def space(scene: Scene, number: int) -> h.Element:
    """A space of the reputation track: who stands there, or what it gives."""
    view: View = scene.view
    here = [seat for seat in seats(view.setup.players) if view.zoos[seat].reputation == number]
    said, sign = msg("reputation {n}", n=number), str(number)
    if (reward := board.REPUTATION_REWARDS.get(number)) is not None:
        said = msg("reputation {n}: {reward}", n=number, reward=REWARD_WORDS[reward.what])
        sign = icon(gain_icon(reward.what))
    reached = number <= middle_zoo(scene).reputation
    return h.span(class_=classes("ark-space", is_reached=reached), title=scene.text(said))[
        [h.span(class_=f"pip {seat_class(seat)}", data_vt=f"reputation-{seat.code.lower()}") for seat in here] or sign
    ]


REWARD_WORDS = {
    Resource.UPGRADE: msg("upgrade an action card"),
    Resource.WORKER: msg("a worker"),
    Resource.CARD: msg("a card from the deck or in range"),
    Resource.CONSERVATION: msg("1 conservation"),
    Resource.X_TOKEN: msg("an X-token"),
}
