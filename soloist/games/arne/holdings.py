"""What a player of ARNE Total has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.arne.view import View


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Cards in hand, the own row, and all rows, so that what was laid elsewhere counts too."""
    own = view.colour_of(seat)
    laid = sum(len(row or ()) for row in view.rows)
    return [
        Holding("card", msg("cards in hand"), view.hand_sizes[seat], Role.STOCK),
        Holding("row", msg("your row"), 0 if own is None else view.totals[own]),
        Holding("laid", msg("cards in the rows"), laid, Role.PIECES),
    ]
