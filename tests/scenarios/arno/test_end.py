"""The end of the game with an ARNO: who triggers it, last turns, scoring, ties [ARNO-14.9 to ARNO-14.12]: S25."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.games.arknova import board
from soloist.games.arknova.arno.values import scored
from soloist.games.arknova.state import Stage
from tests.kit import rule
from tests.scenarios.arno.paper import ARNO
from tests.scenarios.arno.scene import QUIET, ArnoScene

ANIMALS_IN_2 = "order Bu An Ca As Sp"
SHORT_OF_ONE = f"cp 20, appeal 63, {ANIMALS_IN_2}"
"""The target of 20 conservation is 64."""


def is_over(scene: ArnoScene) -> bool:
    return scene.state.stage is Stage.OVER


def last_turn(scene: ArnoScene, players: int = 2, level: int = 1, **layout: Any) -> None:
    """The last turn of the game is ARNO's: 2 appeal by Animals I at L1."""
    scene.table(players, last_turns=1, **({"automas": f"B=L{level}"} | layout))
    scene.arno("slot 2")
    assert is_over(scene)


# triggering


@rule("ARNO-14.9")
def test_when_arno_triggers_the_end_everybody_else_has_one_more_turn(scene: ArnoScene) -> None:
    scene.table(4, automas="B=L1, D=L1", B=SHORT_OF_ONE, D=f"appeal 10, {ANIMALS_IN_2}")

    scene.arno("slot 2")
    assert scene.state.last_turns == 3
    scene.plays("C", "x animals")
    scene.arno("slot 2")
    assert scene.zoo("D").appeal == 12
    scene.plays("A", "x animals")

    assert is_over(scene)


@rule("ARNO-14.9")
def test_when_a_human_triggers_the_end_arno_has_one_more_turn(scene: ArnoScene) -> None:
    scene.table(automas="B=L1", active="A", A="cp 20, appeal 63, order An Sp Ca As Bu", B=f"appeal 10, {ANIMALS_IN_2}")

    scene.plays("A", "build", "pavilion", "0.2")
    assert scene.state.last_turns == 1
    assert scene.why == "ARNO-4.1"
    scene.arno("slot 2")

    assert is_over(scene)
    assert scene.zoo("B").appeal == 12


@rule("ARNO-14.9")
def test_one_appeal_less_and_the_game_goes_on(scene: ArnoScene) -> None:
    scene.table(automas="B=L1", B=f"cp 20, appeal 61, {ANIMALS_IN_2}")

    scene.arno("slot 2")

    assert scene.state.last_turns is None


@rule("ARNO-14.9")
def test_arno_finishes_the_turn_that_triggers_the_end(scene: ArnoScene) -> None:
    """Cards I: the counters meet with the conservation; card, break and appeal come all the same."""
    scene.table(automas="B=L1", B="cp 19, appeal 64, order An As Bu Sp Ca", display=QUIET)

    scene.arno("slot 5", "folder 1")

    assert scene.state.last_turns == 1
    assert (scene.own_animals(), scene.state.break_step, scene.zoo("B").appeal) == ("401", 1, 65)


@rule("ARNO-14.9", "ARNO-15.2")
@pytest.mark.parametrize("end_check", ["turn_end", "at_once"])
def test_triggered_in_a_break_everybody_has_one_more_turn(scene: ArnoScene, end_check: str) -> None:
    """A bear among ARNO's three cards: 2 appeal for the owner of Polar Bear Exhibit."""
    scene.table(
        3,
        end_check=end_check,
        A="cp 20, appeal 62, sponsors 251",
        B="cp 0, order An As Bu Ca Sp",
        break_step=10,
        display="401 402 403 404 405 406",
        deck="411 412 408 201 202",
    )

    scene.arno("slot 5")

    assert scene.zoo("A").appeal == 64
    assert scene.state.last_turns == 3
    assert scene.asked == "C"


@rule("ARNO-14.9")
def test_where_the_end_is_looked_at_at_any_moment_arno_triggers_it_too(scene: ArnoScene) -> None:
    scene.table(3, automas="B=L1", end_check="at_once", B=SHORT_OF_ONE)

    scene.arno("slot 2")

    assert scene.state.met
    assert scene.state.last_turns == 2


@rule("ARNO-14.9")
def test_everyone_may_have_a_last_turn_arno_too(scene: ArnoScene) -> None:
    scene.table(automas="B=L1", last_turn_for="everyone", B=SHORT_OF_ONE)

    scene.arno("slot 2")
    scene.plays("A", "x animals")
    assert not is_over(scene)
    scene.arno("slot 2")

    assert is_over(scene)


# scoring


@rule("ARNO-14.10")
@pytest.mark.parametrize(("tokens", "conservation"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_tokens_on_the_scoring_card(scene: ArnoScene, tokens: int, conservation: int) -> None:
    """S25"""
    last_turn(scene, B=f"cp 20, appeal 10, {ANIMALS_IN_2}, scoring {tokens}, finals 001")

    assert scene.zoo("B").conservation == 20 + conservation
    assert scored(tokens) == conservation


@rule("ARNO-14.10")
def test_each_token_on_the_notepad_is_one_conservation(scene: ArnoScene) -> None:
    last_turn(scene, B=f"cp -5, appeal 10, {ANIMALS_IN_2}, notepad 7, finals 001")

    assert scene.zoo("B").conservation == 2


@rule("ARNO-14.10")
def test_what_is_printed_on_the_scoring_card_does_not_matter(scene: ArnoScene) -> None:
    """Large animals would score on 001, small ones on 002."""
    large = "animals 401 402 426 427 428 431 436 441"
    totals = []
    for final in ("001", "002", "003"):
        last_turn(scene, B=f"cp 20, appeal 10, {ANIMALS_IN_2}, scoring 3, {large}, finals {final}")
        totals.append(scene.zoo("B").conservation)

    assert totals == [21, 21, 21]


@rule("ARNO-14.10", "ARNO-Q10")
def test_the_final_scoring_brings_no_rewards(scene: ArnoScene) -> None:
    """From 1 to 9: no worker, no tile; the humans discard because the game ends, not because of ten."""
    last_turn(scene, B=f"cp 1, appeal 10, {ANIMALS_IN_2}, scoring 6, notepad 4, finals 001", tiles="reputation | money")

    assert scene.zoo("B").conservation == 9
    assert (scene.mat().hired, scene.mat().reputation) == (1, 1)
    assert [len(lying) for lying in scene.state.tiles] == [1, 1]


@rule("ARNO-14.11", "ARNO-Q17")
@pytest.mark.parametrize(
    ("conservation", "target"),
    [(-5, 124), (-1, 116), (0, 114), (1, 112), (10, 94), (11, 91), (22, 58), (23, 55), (41, 1)],
)
def test_victory_points_are_appeal_less_the_target(scene: ArnoScene, conservation: int, target: int) -> None:
    last_turn(scene, B=f"cp {conservation}, appeal 10, {ANIMALS_IN_2}")

    assert board.target(conservation) == target
    assert scene.points("B") == 12 - target
    assert scene.match.result.scores[ARNO].total == scene.zoo("B").score


@rule("ARNO-14.11")
@pytest.mark.parametrize(("appeal_above_113", "appeal"), [("clamp", 113), ("count", 114)])
def test_appeal_beyond_113_is_read_as_for_everybody(scene: ArnoScene, appeal_above_113: str, appeal: int) -> None:
    """Far below 0 conservation ARNO may come there without triggering the end [AN-9.5]."""
    scene.table(automas="B=L1", B=f"cp -5, appeal 112, {ANIMALS_IN_2}", appeal_above_113=appeal_above_113)

    scene.arno("slot 2")

    assert scene.zoo("B").appeal == appeal
    assert scene.state.last_turns is None


@rule("ARNO-14.11")
def test_forty_one_is_the_most(scene: ArnoScene) -> None:
    last_turn(scene, B=f"cp 40, appeal 10, {ANIMALS_IN_2}, notepad 9")

    assert scene.zoo("B").conservation == 41


# ties


@rule("ARNO-14.12")
def test_arno_comes_before_a_human_with_as_many_points(scene: ArnoScene) -> None:
    """Though A has supported projects."""
    last_turn(scene, A="cp 20, appeal 70, left 1 2 3", B=f"cp 20, appeal 68, {ANIMALS_IN_2}")

    assert scene.points("A") == scene.points("B")
    assert scene.winners() == "B"


@rule("ARNO-14.12")
def test_a_human_with_one_point_more_wins(scene: ArnoScene) -> None:
    last_turn(scene, A="cp 20, appeal 71", B=f"cp 20, appeal 68, {ANIMALS_IN_2}")

    assert scene.winners() == "A"


@rule("ARNO-14.12")
def test_two_arnos_share_and_a_human_with_as_many_points_does_not(scene: ArnoScene) -> None:
    """However many projects they have supported."""
    last_turn(
        scene,
        3,
        automas="B=L1, C=L1",
        A="cp 20, appeal 70",
        B=f"cp 20, appeal 68, {ANIMALS_IN_2}",
        C="cp 20, appeal 70",
        bases="101:left=C 102:left=C 103:left=A",
    )

    assert len({scene.points(letter) for letter in "ABC"}) == 1
    assert scene.winners() == "B C"


@rule("ARNO-14.12")
@pytest.mark.parametrize(("left", "winners"), [("1 2", "C"), ("1 2 3 4 5 6 7", "A C")])
def test_humans_among_themselves_compare_supported_projects(scene: ArnoScene, left: str, winners: str) -> None:
    last_turn(
        scene,
        3,
        A="cp 20, appeal 70, left 1 2 3 4 5 6 7",
        B=f"cp 20, appeal 10, {ANIMALS_IN_2}",
        C=f"cp 20, appeal 70, left {left}",
    )

    assert scene.winners() == winners
