"""What a player of ARNE Total has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg
from soloist.games.arne.state import ArneTable
from soloist.games.arne.view import View

NAMES = {
    "card": (msg("cards in hand"), Role.STOCK),
    "row": (msg("your row"), Role.TRACK),
    "laid": (msg("cards in the rows"), Role.PIECES),
}


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Cards in hand, the own row, and all rows, so that what was laid elsewhere counts too."""
    found = amounts(view, seat, view.hand_sizes[seat], laid_on(view))
    return [Holding(code, NAMES[code][0], n, NAMES[code][1]) for code, n in found.items()]


def amounts_on(table: ArneTable) -> list[dict[str, int]]:
    """The same of all seats, straight from the table."""
    laid = laid_on(table)
    return [amounts(table, seat, len(table.hands[seat]), laid) for seat in seats(table.setup.persons)]


def amounts(table: ArneTable | View, seat: Seat, hand: int, laid: int) -> dict[str, int]:
    own = table.colour_of(seat)
    return {"card": hand, "row": 0 if own is None else table.totals[own], "laid": laid}


def laid_on(table: ArneTable | View) -> int:
    return sum([len(row) for row in table.rows if row])
