"""ARNO on the tracks: tiles, workers, upgrades, reputation [ARNO-14.1 to ARNO-14.8]: S20 to S22."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.board import BONUS_TILES
from tests.kit import rule
from tests.scenarios.arno.paper import ARNO
from tests.scenarios.arno.scene import QUIET, ArnoScene


def one_more(scene: ArnoScene, mat: str, **layout: Any) -> None:
    """Cards I: one conservation, then a card of the display."""
    scene.table(automas="B=L1", B=f"appeal 10, order An As Bu Sp Ca, {mat}", display=QUIET, **layout)
    scene.chance("slot 5")


@rule("ARNO-14.1")
def test_conservation_two_always_gives_the_worker(scene: ArnoScene) -> None:
    one_more(scene, "cp 1")
    assert scene.why == "ARNO-4.6"  # nothing was rolled for
    scene.arno("folder 1")

    assert (scene.mat().hired, scene.mat().workers) == (2, 2)
    assert scene.sides() == ""


@rule("ARNO-14.1")
def test_two_passed_gives_it_as_well(scene: ArnoScene) -> None:
    scene.table(automas="B=L6", B="cp -1, order An As Ca Sp Bu")

    scene.arno("slot 5")

    assert (scene.zoo("B").conservation, scene.mat().hired) == (3, 2)


@rule("ARNO-14.1")
@pytest.mark.parametrize(("space", "place"), [(5, 0), (8, 1)])
@pytest.mark.parametrize("roll", ["money", "sponsor"])
def test_at_five_and_eight_one_of_the_tiles(scene: ArnoScene, space: int, place: int, roll: str) -> None:
    tiles = "money sponsor | cards multiplier" if place == 0 else "cards multiplier | money sponsor"
    one_more(scene, f"cp {space - 1}", tiles=tiles)
    assert scene.rolled_from() == ["money", "sponsor"]
    scene.arno(roll, "folder 1")

    assert [tile.code for tile in scene.state.tiles[place]] == ["sponsor" if roll == "money" else "money"]
    assert len(scene.state.tiles[1 - place]) == 2


@rule("ARNO-14.1")
def test_the_last_tile_is_taken_without_a_roll(scene: ArnoScene) -> None:
    one_more(scene, "cp 4, rep 2", tiles="reputation | cards money")
    scene.arno("folder 1")

    assert scene.zoo("B").reputation == 4
    assert scene.state.tiles[0] == ()


@rule("ARNO-14.1")
def test_without_a_tile_the_printed_money_is_not_taken_either(scene: ArnoScene) -> None:
    one_more(scene, "cp 7", tiles="cards money | ")
    scene.arno("folder 1")

    assert (scene.mat().money, scene.zoo("B").conservation) == (0, 8)


@rule("ARNO-14.2")
@pytest.mark.parametrize("tile", [tile.code for tile in BONUS_TILES])
def test_a_tile_is_used_or_removed_without_effect(scene: ArnoScene, tile: str) -> None:
    one_more(scene, "cp 4, rep 2", tiles=f"{tile} | cards money", offer="asia | double_research")
    before = scene.mat().copy()
    scene.arno("folder 1")

    assert scene.state.tiles[0] == ()
    arno = scene.mat()
    assert arno.reputation == (4 if tile == "reputation" else 2)
    assert len(arno.partner_zoos) == (tile == "partner-zoo")
    assert len(arno.universities) == (tile == "university")
    assert (arno.money, arno.x_tokens, arno.hand, arno.multipliers) == (0, 0, [], before.multipliers)
    assert (arno.buildings, arno.sponsors) == ([], [])


@rule("ARNO-14.3")
@pytest.mark.parametrize("tile", ["partner-zoo", "university"])
def test_a_tile_without_an_option_is_removed(scene: ArnoScene, tile: str) -> None:
    one_more(scene, "cp 4", tiles=f"{tile} | cards money", offer=" | ")
    scene.arno("folder 1")

    assert scene.state.tiles[0] == ()
    assert (scene.mat().partner_zoos, scene.mat().universities) == ((), ())


@rule("ARNO-14.3")
@pytest.mark.parametrize("tile", ["partner-zoo", "university"])
def test_a_tile_needs_no_worker(scene: ArnoScene, tile: str) -> None:
    one_more(
        scene,
        "cp 4, hired 1, workers 0, at reputation 1",
        tiles=f"{tile} | cards money",
        offer="asia | double_research",
    )
    scene.arno("folder 1")

    assert len(scene.mat().partner_zoos) + len(scene.mat().universities) == 1
    assert scene.mat().on_task == (1, 0, 0, 0)


@rule("ARNO-14.4", "ARNO-Q8")
def test_when_arno_is_the_first_at_ten_every_human_discards(scene: ArnoScene) -> None:
    scene.table(
        3,
        A="finals 001 002",
        B="cp 9, appeal 10, order An As Bu Sp Ca, finals 003",
        C="finals 004 005",
        display=QUIET,
    )

    scene.chance("slot 5")
    assert [question.seat.code for question in scene.match.questions] == ["A", "C"]
    scene.answer("A", scene.codes("A")[0])
    scene.answer("C", scene.codes("C")[1])
    scene.arno("folder 1")

    assert [len(scene.zoo(letter).finals) for letter in "ABC"] == [1, 1, 1]
    assert scene.state.ten_reached


@rule("ARNO-14.4")
def test_when_a_human_is_the_first_arno_discards_none(scene: ArnoScene) -> None:
    scene.table(
        active="A",
        A="cp 9, finals 001 002, upgraded As, order An Bu Ca Sp As, money 20",
        B="cp 0, finals 003",
    )

    scene.plays("A", "association", "reputation", "donate")
    scene.plays("A", scene.codes("A")[0])

    assert [len(scene.zoo(letter).finals) for letter in "AB"] == [1, 1]


@rule("ARNO-14.4")
def test_ten_counts_once(scene: ArnoScene) -> None:
    scene.table(A="cp 12, finals 001", B="cp 9, order An As Bu Sp Ca", display=QUIET)

    scene.arno("slot 5", "folder 1")

    assert len(scene.zoo("A").finals) == 1


@rule("ARNO-14.5")
@pytest.mark.parametrize(("hired", "conservation"), [(1, 2), (2, 2), (3, 4)])
def test_a_worker_comes_from_the_reserve_and_the_third_gives_two_conservation(
    scene: ArnoScene, hired: int, conservation: int
) -> None:
    one_more(scene, f"cp 1, hired {hired}, workers 0, at reputation 1")
    scene.arno("folder 1")

    assert (scene.mat().hired, scene.mat().workers) == (hired + 1, 1)
    assert scene.zoo("B").conservation == conservation


@rule("ARNO-14.5")
def test_with_an_empty_reserve_nothing_happens(scene: ArnoScene) -> None:
    one_more(scene, "cp 1, hired 4, workers 2")
    scene.arno("folder 1")

    assert (scene.mat().hired, scene.mat().workers, scene.zoo("B").conservation) == (4, 2, 2)


@rule("ARNO-14.6")
def test_an_upgrade_turns_a_card_where_it_lies(scene: ArnoScene) -> None:
    scene.table(automas="B=L1", B="cp 0, rep 4, order Ca Bu An As Sp, upgraded An")

    scene.chance("slot 2")
    assert scene.rolled_from() == ["cards", "build", "association", "sponsors"]
    scene.arno("sponsors")

    assert scene.order("B") == "Bu Ca An As Sp"
    assert set(scene.sides().split()) == {"animals", "sponsors"}


@rule("ARNO-14.6")
def test_three_upgrades_at_most(scene: ArnoScene) -> None:
    """Reputation 5, the second partner zoo, the second university: no other reward is an upgrade, not even 2."""
    one_more(scene, "cp 1, rep 5, partner asia europe, university hand_limit double_research, upgraded An Bu Ca")
    scene.arno("folder 1")

    assert scene.mat().upgraded.bit_count() == 3


@rule("ARNO-14.7")
def test_reputation_five_upgrades(scene: ArnoScene) -> None:
    scene.table(automas="B=L4", B="cp 0, rep 3, order An Bu Ca As Sp")

    scene.arno("slot 2", "cards")

    assert (scene.zoo("B").reputation, scene.sides()) == (5, "cards")


@rule("ARNO-14.7")
@pytest.mark.parametrize(
    ("before", "hired", "conservation"),
    [(6, 2, 0), (7, 2, 0), (9, 1, 1), (10, 1, 1), (12, 1, 1), (13, 1, 1), (8, 1, 0)],
)
def test_a_worker_at_eight_and_conservation_at_eleven_and_fourteen(
    scene: ArnoScene, before: int, hired: int, conservation: int
) -> None:
    scene.table(automas="B=L4", B=f"cp 0, rep {before}, order An Bu Ca As Sp")

    scene.arno("slot 2")

    assert (scene.zoo("B").reputation, scene.mat().hired) == (before + 2, hired)
    assert scene.zoo("B").conservation == conservation


@rule("ARNO-14.8")
@pytest.mark.parametrize(("before", "appeal"), [(13, 10), (14, 11), (15, 12)])
def test_every_step_past_fifteen_is_an_appeal(scene: ArnoScene, before: int, appeal: int) -> None:
    """S22a"""
    scene.table(automas="B=L4", B=f"cp -5, appeal 10, rep {before}, order An Bu Ca As Sp")

    scene.arno("slot 2")

    assert (scene.zoo("B").reputation, scene.zoo("B").appeal) == (15, appeal)


def test_every_step_is_told_with_its_rule(scene: ArnoScene) -> None:
    scene.table(B="cp -5, appeal 10, order Sp An As Bu Ca")

    scene.arno("slot 2")

    said = [what for _, what in scene.match.heard(None) if isinstance(what, ArnoLine | Roll)]
    assert [each.rule for each in said] == ["ARNO-4.1", "ARNO-5.1", "ARNO-9.1"]
    assert all(each.seat == ARNO for each in said)
