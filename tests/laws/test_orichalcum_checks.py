"""What is said to hold of every game of Orichalcum is noticed when it does not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from soloist.engine.match import Match
from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.pieces import Terrain
from soloist.games.orichalcum.state import Beast, OrichalcumTable, Titan
from tests.kit.courses import play_on
from tests.kit.orichalcum import ORICHALCUM
from tests.kit.orichalcum_checks import sound


@cache
def played() -> Match:
    """A game against the AI in the middle, at the start of a turn, with creatures on the island."""
    against_ai = next(each for each in ORICHALCUM.agreements if each.name == "ai")
    for seed in count(3):
        match = ORICHALCUM.new(against_ai, seed=seed)
        while not match.over and (match.moment < 40 or match.since_step or not match.state.realms[0].beasts):
            play_on(match, match.moment, 1)
        if not match.over:
            break
    return match


def two_terrains(table: OrichalcumTable) -> None:
    realm = table.realms[0]
    circle = next(circle for circle in range(37) if realm.laid >> circle & 1)
    land = realm.lands
    realm.lands = (*(each | 1 << circle for each in land[:2]), *land[2:])


def titan_twice(table: OrichalcumTable) -> None:
    table.realms[0].take_titan(Titan(table.realms[1].titans[0].terrain, False))


def titan_lost(table: OrichalcumTable) -> None:
    table.common, table.realms[1].titans = (), ()


def creature_without_volcano(table: OrichalcumTable) -> None:
    realm = table.realms[0]
    realm.lands = (*realm.lands[:4], 0)


def crowd_at_a_creature(table: OrichalcumTable) -> None:
    beast = table.realms[0].beasts[0]
    table.realms[0].add_beast(Beast(beast.circle, beast.creature, 4))


def too_many_hoplites(table: OrichalcumTable) -> None:
    table.realms[0].hoplites = BOX.hoplites + 1


def no_debts(table: OrichalcumTable) -> None:
    table.realms[0].nuggets = -1


def ai_with_an_active_titan(table: OrichalcumTable) -> None:
    table.realms[1].take_titan(Titan(table.realms[1].titans[0].terrain, True))


def half_a_spot(table: OrichalcumTable) -> None:
    ai = table.realms[1]
    spot = next(sector[1] for sector in reversed(BOX.ai.sectors) if not ai.laid & 1 << sector[1][0])
    ai.add_land(spot[0], Terrain.FOREST)


def island_apart(table: OrichalcumTable) -> None:
    realm = table.realms[0]
    free = realm.ground.all & ~realm.laid & ~realm.ground.around(realm.laid)
    realm.add_land(free.bit_length() - 1, Terrain.FOREST)


def won_long_ago(table: OrichalcumTable) -> None:
    table.realms[0].medallions, table.realms[0].beasts = 5, ()


def ruin(table: OrichalcumTable) -> None:
    table.realms[0].built &= table.realms[0].built - 1


FAULTS = [
    two_terrains, titan_twice, titan_lost, creature_without_volcano, crowd_at_a_creature, too_many_hoplites, no_debts,
    ai_with_an_active_titan, half_a_spot, island_apart, won_long_ago, ruin,
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_cannot_be_is_noticed(fault: Callable[[OrichalcumTable], None]) -> None:
    match = played().copy()
    sound(match)
    fault(match.state)
    with pytest.raises(AssertionError):
        sound(match)


def test_a_lost_piece_is_noticed() -> None:
    match = played().copy()
    match.state.bag.rest.pop()
    census = ORICHALCUM.census(match.state)
    assert census.owned - census.found
