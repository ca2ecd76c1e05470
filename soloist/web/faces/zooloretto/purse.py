"""The line under a zoo: whose it is, coins, stall types, what the barn costs."""

from __future__ import annotations

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.tiles import STALL_TYPES
from soloist.games.zooloretto.view import View
from soloist.web.faces.zooloretto.names import barn_reason, minus
from soloist.web.html import icon, seat_chip
from soloist.web.scene import Scene


def purse(scene: Scene, seat: Seat) -> h.Element:
    view: View = scene.view
    zoo = view.zoos[seat]
    assert zoo is not None
    types = len({stall for shown in zoo.enclosures for stall in shown.stalls})
    coins = scene.text(msg("coins"))
    return h.div(".zoo-purse")[
        seat_chip(scene.person(seat)),
        h.span(".gain.tint-money.zoo-coins", title=coins)[icon("money", coins), str(zoo.coins)],
        h.span(".grow"),
        h.span(".muted")[scene.read(msg("Stall types {n} of {all}", n=types, all=len(STALL_TYPES)))],
        h.span(".muted")[scene.read(msg("Barn: {what}", what=barn_reason(zoo.barn)))],
        h.b(".sign.zoo-total", title=scene.text(msg("Points now")))[minus(view.scores[seat])],
    ]
