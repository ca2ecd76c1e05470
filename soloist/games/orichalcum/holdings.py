"""What a player of Orichalcum has, as numbers: for what a turn has changed."""

from __future__ import annotations

from soloist.engine.holdings import Holding, Role
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.orichalcum.view import View


def holdings(view: View, seat: Seat) -> list[Holding]:
    """Goods, what is on the island, points."""
    realm = view.realms[seat]
    return [
        Holding("hoplite", msg("hoplites"), realm.hoplites, Role.STOCK),
        Holding("nugget", msg("nuggets"), realm.nuggets, Role.STOCK),
        Holding("creature", msg("captured creatures"), len(realm.captured), Role.STOCK),
        Holding("land", msg("circles covered"), sum(land.bit_count() for land in realm.lands), Role.PIECES),
        Holding("building", msg("buildings"), len(realm.buildings), Role.PIECES),
        Holding("temple", msg("temples"), len(realm.temples), Role.PIECES),
        Holding("titan", msg("Titans"), len(realm.titans)),
        Holding("medallion", msg("medallions"), realm.medallions),
        Holding("points", msg("points"), realm.points),
    ]
