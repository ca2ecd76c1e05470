"""Points as they stand, and who has won [ORI-1.2, ORI-1.3, ORI-12.1]."""

from __future__ import annotations

from soloist.engine.game import Result, Score, best
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.gains import has_won
from soloist.games.orichalcum.state import OrichalcumTable, Realm, Stage


def score(realm: Realm, seat: Seat, reached: int = 0) -> Score:
    """`reached` is greater the earlier somebody reached the goal; then points, fewer creatures, hoplites [ORI-12.1]."""
    parts = (
        (msg("medallions"), realm.medallions),
        (msg("temples"), len(realm.temples)),
        (msg("Titans"), len(realm.titans)),
    )
    return Score(seat, realm.points, parts, (reached, realm.points, -len(realm.beasts), realm.hoplites))


def result(state: OrichalcumTable) -> Result:
    """Who reached the goal wins; if nobody did in time, points, fewer creatures, hoplites [ORI-1.2, ORI-12.1]."""
    scores = tuple(
        score(realm, seat, reached(state, seat)) for realm, seat in zip(state.realms, state.players, strict=True)
    )
    return Result(scores, best(scores) if state.stage is Stage.OVER else ())


def reached(table: OrichalcumTable, seat: Seat) -> int:
    """How early somebody reached the goal, counted from whose turn it is; 0: not at all [ORI-1.2, ORI-1.3]."""
    if not has_won(table, table.realms[seat]):
        return 0
    return len(table.players) - table.order_from(table.active).index(seat)
