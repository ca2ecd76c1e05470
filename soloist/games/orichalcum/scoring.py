"""Points as they stand, and who has won [ORI-1.2, 1.3, 12.1]."""

from __future__ import annotations

from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.gains import has_won
from soloist.games.orichalcum.state import Realm, Stage, Table


def score(realm: Realm, seat: Seat) -> Score:
    parts = (
        (msg("medallions"), realm.medallions),
        (msg("temples"), len(realm.temples)),
        (msg("Titans"), len(realm.titans)),
    )
    return Score(seat, realm.points, parts)


def result(table: Table) -> Result:
    scores = tuple(score(realm, seat) for realm, seat in zip(table.realms, table.players, strict=True))
    return Result(scores, winners(table) if table.stage is Stage.OVER else ())


def winners(table: Table) -> tuple[Seat, ...]:
    """Who reached the goal; if nobody did in time, points, fewer creatures, hoplites [ORI-1.2, 12.1]."""
    for seat in table.order_from(table.active):
        if has_won(table, table.realms[seat]):
            return (seat,)
    ranks = [(realm.points, -len(realm.beasts), realm.hoplites) for realm in table.realms]
    return tuple(seat for seat in table.players if ranks[seat] == max(ranks))
