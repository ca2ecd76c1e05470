"""What a player of Zooloretto has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.view import View


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Coins, what is in the enclosures and in the barn, points."""
    zoo = view.zoos[seat]
    if zoo is None:  # AutoMammoth's
        return []
    return [
        Holding("coin", msg("coins"), zoo.coins, Role.STOCK),
        Holding("animal", msg("animals"), sum(len(each.animals) for each in zoo.enclosures), Role.PIECES),
        Holding("stall", msg("stalls"), sum(len(each.stalls) for each in zoo.enclosures), Role.PIECES),
        Holding("barn", msg("tiles in the barn"), len(zoo.barn)),
        Holding("points", msg("points"), view.scores[seat]),
    ]
