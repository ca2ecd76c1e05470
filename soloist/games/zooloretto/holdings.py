"""What a player of Zooloretto has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.game import Result
from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.view import View, ZooView

NAMES = {
    "coin": (msg("coins"), Role.STOCK),
    "animal": (msg("animals"), Role.PIECES),
    "stall": (msg("stalls"), Role.PIECES),
    "barn": (msg("tiles in the barn"), Role.TRACK),
    "points": (msg("points"), Role.TRACK),
}


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Coins, what is in the enclosures and in the barn, points."""
    zoo = view.zoos[seat]
    if zoo is None:  # AutoMammoth's
        return []
    return [Holding(code, NAMES[code][0], n, NAMES[code][1]) for code, n in amounts(zoo, view.scores[seat]).items()]


def amounts_on(board: Board, result: Result) -> list[dict[str, int]]:
    """The same of all seats, straight from the table."""
    return [
        {} if zoo is None else amounts(zoo, score.total) for zoo, score in zip(board.zoos, result.scores, strict=True)
    ]


def amounts(zoo: Zoo | ZooView, points: int) -> dict[str, int]:
    animals = stalls = 0
    for enclosure in zoo.enclosures:
        animals += len(enclosure.animals)
        stalls += len(enclosure.stalls)
    return {"coin": zoo.coins, "animal": animals, "stall": stalls, "barn": len(zoo.barn), "points": points}
