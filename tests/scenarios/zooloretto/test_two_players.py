"""Two players [ZOO-9]: scenario S-18."""

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.games.zooloretto import GAME
from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-9.2", "ZOO-9.3", "ZOO-4.2")
def test_blocked_spaces_take_no_tile(scene: Scene) -> None:
    scene.table(2, trucks="- | C K | Z")

    scene.loads("A", "P", "T1")  # the only one with room, so nothing is asked
    assert scene.trucks() == "P | C K | Z"

    scene.table(2, trucks="P P P | C K | Z")
    scene.refused("A", "load", rule="ZOO-4.2")


@rule("ZOO-9.3", "ZOO-5.1")
def test_a_truck_with_blocking_tiles_only_cannot_be_taken(scene: Scene) -> None:
    scene.table(2, trucks="C | - | -")

    assert scene.options("A") == "load, take 1"
    scene.refused("A", "take 3", rule="ZOO-5.1")


@rule("ZOO-9.3", "ZOO-9.6")
def test_blocking_tiles_stay_for_the_whole_game(scene: Scene) -> None:
    scene.table(2, trucks="C | - | Z")

    scene.takes("A", 3, "Z E4")
    scene.takes("B", 1)

    assert [scene.board.free_spaces(truck) for truck in range(3)] == [3, 2, 1]
    assert scene.animals("A", "E4") == "Z"


@rule("ZOO-9.4")
def test_the_trucks_may_stand_the_other_way_round(scene: Scene) -> None:
    scene.table(2, trucks="C | C K | Z P L", truck_order="123")

    assert scene.options("A") == "take 1, take 2, take 3"
    assert [3 - scene.board.setup.counts.truck_spaces[truck] for truck in range(3)] == [2, 1, 0]


@rule("ZOO-9.4")
def test_with_more_players_the_order_of_trucks_changes_nothing(scene: Scene) -> None:
    scene.table(3, truck_order="123")

    assert scene.board.setup.counts.truck_spaces == (3, 3, 3)


@rule("ZOO-9.4")
def test_another_order_of_trucks_is_refused() -> None:
    with pytest.raises(BadSetting, match="truck_order: expected one of 321, 123, not '213'"):
        Match.new(GAME, 2, {"truck_order": "213"})


@rule("ZOO-3.4", "ZOO-3.5", "ZOO-9.6")
def test_the_round_ends_with_the_second_truck_and_the_third_is_emptied_out_of_the_game(scene: Scene) -> None:
    scene.table(2, trucks="C $ | by B | Z", bank=12)

    scene.takes("A", 3, "Z E4")

    assert scene.bank == 12
    assert scene.trucks() == "- | - | -"
    assert [tile.code for tile in scene.board.removed] == ["camel", "coin"]
    assert scene.board.round == 2
    assert scene.active == "A"  # who took a truck last


@rule("ZOO-9.5", "ZOO-6.17")
def test_with_two_players_both_expansions_may_be_opened(scene: Scene) -> None:
    scene.table(2, trucks="C | - | -", A="coins 7")

    scene.plays("A", "expand")
    assert scene.coins("A") == 4
    scene.loads("B")
    scene.plays("A", "expand")

    assert scene.coins("A") == 1
    assert [enclosure.ground.id for enclosure in scene.zoo("A").enclosures] == ["e4", "e5", "e6", "x1", "x2"]
    scene.loads("B")
    scene.refused("A", "expand", rule="ZOO-6.1")


@rule("ZOO-9.5", "ZOO-6.17")
def test_with_two_players_there_is_no_third_expansion(scene: Scene) -> None:
    scene.table(2, A="X1 Z, X2 C, coins 9")

    scene.refused("A", "expand", rule="ZOO-6.17")


@rule("ZOO-9.7")
def test_all_else_is_as_with_more_players(scene: Scene) -> None:
    for players in (2, 3):
        scene.table(
            players, trucks="P Zm | - | -", A="E4 L L, E5 P P P P, barn L K a, coins 3", B="barn Z, coins 1", bank=9
        )
        assert scene.options("A") == "discard, exchange, expand, load, move, purchase, take 1"
        scene.takes("A", 1, "P E5", "Zm E6")
        assert (scene.coins("A"), scene.bank) == (5, 7)
        assert scene.active == "B"
