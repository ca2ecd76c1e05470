"""An owner's box while it is written down: files are read and written again [ORI-Q7]."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.words import english
from soloist.games.orichalcum import own_counts
from soloist.games.orichalcum.box import SHIPPED, Box, read_box
from soloist.games.orichalcum.own_box import (
    AI_PARTS,
    BLOCK_PARTS,
    OURS,
    PARTS,
    OwnBox,
    begun,
    finished,
    ranked,
    said_in,
    switched_arrow,
    with_sector,
)
from soloist.games.orichalcum.pieces import Terrain
from tests.kit.orichalcum import BOX_FILE, DOCUMENTED
from tests.kit.rules import rule


def told(box: Box) -> list[object]:
    """All that a box says, in words that can be compared."""
    ai = box.ai
    board = [ai.ground.places, ai.centre, ai.hoplites, ai.nuggets, ai.titan, ai.priority, ai.payment, ai.track,
             ai.arrows, ai.sectors]  # fmt: skip
    pieces = [repr(each) for each in (box.cards, box.tiles, box.creatures, box.buildings, box.titans)]
    islands = [(code, island.places, island.hoplite_icons, island.nugget_icons) for code, island in box.islands.items()]
    plain = [box.victory_points, box.medallion_price, box.extra_action_price, box.hoplites, box.nuggets,
             box.victory_tokens, box.temple_tiles, box.prices, box.initiative, box.cards_laid, box.own]  # fmt: skip
    return [board, pieces, islands, plain, [(each.strength, each.hoplites, each.nuggets) for each in box.creatures]]


@rule("ORI-Q7")
@pytest.mark.parametrize("text", [*DOCUMENTED, BOX_FILE], ids=lambda text: text.split()[0])
def test_what_is_read_is_written_again(text: str) -> None:
    own = finished(text)
    again = own.document(said_in(own))
    before, after = read_box(text), read_box(again)
    assert set(before.own) >= set(after.own)
    assert told(replace(before, own=())) == told(replace(after, own=()))
    assert begun(own.text).blocks == own.blocks


def test_our_own_box_can_be_written_down() -> None:
    ours = OwnBox(OURS)
    assert all(map(ours.is_ours, PARTS))
    assert ours.document(()) == ""
    checked = read_box(ours.document(PARTS))
    assert checked.reconstructed == ()
    assert set(checked.own) == set(SHIPPED) - {"marks"}
    assert told(replace(checked, own=())) == told(replace(read_box(), own=()))


def test_every_block_belongs_to_a_part() -> None:
    assert {name for names in BLOCK_PARTS.values() for name in names} | {"ai"} == set(OURS)
    assert {name for names in AI_PARTS.values() for name in names} == set(OURS["ai"])


def test_a_board_that_is_checked_in_parts_is_still_ours() -> None:
    own = OwnBox()
    assert own.document(["spots", "order"]) == ""
    assert read_box(own.document(AI_PARTS)).own == ("ai",)


def test_what_does_not_fit_together_yet_is_kept_and_named() -> None:
    plan = OwnBox().plan
    bare = OwnBox().with_plan(with_sector(plan, 2, ()))
    assert bare.problem is not None
    assert "sector 3: there is no spot" in english(bare.problem)
    lost = OwnBox().with_plan(switched_arrow(plan, (4, 0)))
    assert lost.problem is not None
    assert "no circle 4 0" in english(lost.problem)
    half = OwnBox().with_plan(ranked(plan, Terrain.LAGOON))
    assert half.problem is not None
    assert "five terrains" in english(half.problem)
    for own in (bare, lost, half):
        assert begun(own.text).plan == own.plan
        with pytest.raises(BadSetting):
            finished(own.text)


def test_the_fifth_terrain_follows_from_four() -> None:
    plan = OwnBox().plan
    for terrain in (Terrain.VOLCANO, Terrain.DESERT, Terrain.LAGOON, Terrain.FOREST):
        plan = ranked(plan, terrain)
    assert plan.priority == (Terrain.VOLCANO, Terrain.DESERT, Terrain.LAGOON, Terrain.FOREST, Terrain.MOUNTAIN)


@pytest.mark.parametrize(
    "where",
    ["cards/produce 1", "tiles/forest lagoon", "tiles/forest forest forest", "prices/2", "initiative/3/1",
     "cards_laid/2", "buildings/siege-engines/5", "buildings/mine", "creatures/0/strength",
     "victory_points", "temple_tiles"],
)  # fmt: skip
def test_numbers_are_found_by_their_place(where: str) -> None:
    path = own_counts.path_of(where)
    before = own_counts.number(OwnBox(), path)
    after = own_counts.with_number(OwnBox(), path, before + 1)
    assert own_counts.number(after, path) == before + 1
    assert read_box(after.text).own == (path[0],)


@pytest.mark.parametrize(
    "where", ["nothing", "prices/9", "prices/x", "creatures/0", "titans/mountain/1", "islands/0/rows"]
)
def test_there_is_nothing_to_change_elsewhere(where: str) -> None:
    with pytest.raises(BadSetting):
        own_counts.with_number(OwnBox(), own_counts.path_of(where), 1)
