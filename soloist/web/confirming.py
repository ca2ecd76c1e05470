"""Confirming a turn: whether somebody wants to, and what the turn has changed.

Nothing is kept while a turn waits to be confirmed: the page is drawn from a match that looks ahead (`Match.ahead`) and
stops before any die, draw or other seat. The answer is sent again with the confirmation.
"""

from __future__ import annotations

from soloist.engine.holdings import Changed
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.playing import changed

ALWAYS, PAID, NEVER, AUTO = "always", "paid", "never", "auto"
FIRST_GAMES = 3  # of a game: in these every turn is confirmed, unless somebody says otherwise


def wish(liked: str, finished: int, is_touch: bool) -> str:
    """When turns are confirmed: as liked, else always in the first games and where fingers point."""
    if liked != AUTO:
        return liked
    return ALWAYS if is_touch or finished < FIRST_GAMES else PAID


def is_confirmed(wished: str, match: Match, ahead: Match, seat: Seat) -> bool:
    """Whether this end of a turn is to be confirmed."""
    if wished == PAID:
        return any(each.is_spent or each.is_placed for each in turn_changes(match, ahead, seat))
    return wished == ALWAYS


def turn_changes(match: Match, ahead: Match, seat: Seat) -> list[Changed]:
    """What the turn that is to be confirmed has changed for its seat, since its first decision."""
    return changed(match.past(first_decision(match, seat)), ahead, seat)


def first_decision(match: Match, seat: Seat) -> int:
    """How many answers had been given when the seat first decided something in the running turn."""
    start = match.turn_start
    return next((place for place, entry in enumerate(match.history[start:], start) if entry.seat == seat), match.moment)
