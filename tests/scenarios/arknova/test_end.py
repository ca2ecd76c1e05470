"""The end of the game: what triggers it, who still has a turn, scoring [AN-11]: scenario S-AN-40."""

from typing import Any

import pytest

from soloist.games.arknova.state import Stage
from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

BUILDING = "order An Sp Ca As Bu"
SHORT_OF_ONE = f"cp 20, appeal 63, finals 001, {BUILDING}"
"""The target of 20 conservation is 64."""


def trigger(scene: Scene, players: int = 2, letter: str = "A", **layout: Any) -> None:
    """One more appeal, for a pavilion."""
    layout = {letter: SHORT_OF_ONE} | layout
    scene.table(players, active=letter, **layout)
    scene.plays(letter, "build", "pavilion", "0.2")


def pass_turn(scene: Scene, letter: str) -> None:
    scene.plays(letter, "x animals")


def is_over(scene: Scene) -> bool:
    return scene.state.stage is Stage.OVER


# triggered in a turn


@rule("AN-11.1", "AN-11.2", "AN-11.8")
def test_when_the_counters_meet_everybody_else_has_exactly_one_more_turn(scene: Scene) -> None:
    """S-AN-40"""
    trigger(scene)

    assert scene.zoo("A").appeal == 64
    assert scene.state.last_turns == 1
    assert scene.heard()[-1] == "The end of the game is triggered: 1 more turn"
    pass_turn(scene, "B")

    assert is_over(scene)
    assert scene.asked is None
    assert scene.winners() == "A"


@rule("AN-11.1")
def test_one_appeal_less_and_the_game_goes_on(scene: Scene) -> None:
    trigger(scene, A=f"cp 20, appeal 62, finals 001, {BUILDING}")

    assert scene.state.last_turns is None
    pass_turn(scene, "B")
    assert scene.asked == "A"


@rule("AN-11.1")
def test_counters_that_pass_each_other_have_met(scene: Scene) -> None:
    """From below the scoring area of 20 conservation beyond its upper end, by 4 appeal."""
    scene.table(maps="3", A="cp 20, appeal 63, hand 256, build enclosure_2 6.1 6.2, finals 001", B="finals 002")

    scene.plays("A", "sponsors", "256", "6.3/0")

    assert scene.zoo("A").appeal == 67
    assert scene.state.last_turns == 1


@rule("AN-11.1", "AN-13.2")
def test_conservation_can_make_the_counters_meet_as_well(scene: Scene) -> None:
    scene.table(A="cp 19, appeal 64, upgraded As, order An Sp Ca Bu As, finals 001", B="finals 002")

    scene.plays("A", "association", "reputation", "donate")

    assert scene.state.last_turns == 1


@rule("AN-11.2", "AN-11.8")
@pytest.mark.parametrize(("letter", "order"), [("A", "BC"), ("B", "CA"), ("C", "AB")])
def test_the_last_turns_go_around_to_the_player_before_the_one_who_triggered(
    scene: Scene, letter: str, order: str
) -> None:
    trigger(scene, 3, letter)

    for other in order:
        assert not is_over(scene)
        pass_turn(scene, other)

    assert is_over(scene)


@rule("AN-11.8", "AN-Q1")
def test_everyone_may_have_a_last_turn_who_triggered_too(scene: Scene) -> None:
    trigger(scene, 3, "B", last_turn_for="everyone")

    assert scene.state.last_turns == 3
    for other in "CAB":
        assert not is_over(scene)
        pass_turn(scene, other)

    assert is_over(scene)


@rule("AN-11.2")
def test_the_triggering_turn_is_finished(scene: Scene) -> None:
    """Build II: counters meet with the first building, and the action goes on."""
    trigger(scene, A=f"{SHORT_OF_ONE}, upgraded Bu")

    assert scene.asked == "A"
    assert scene.state.last_turns is None
    scene.plays("A", "enclosure_1", "1.4", "done")

    assert scene.state.last_turns == 1


@rule("AN-11.2")
def test_counters_that_meet_in_a_last_turn_trigger_nothing_more(scene: Scene) -> None:
    trigger(scene, 3, B=f"cp 20, appeal 63, {BUILDING}", C="")

    scene.plays("B", "build", "pavilion", "0.2")
    assert scene.state.last_turns == 1
    pass_turn(scene, "C")

    assert is_over(scene)


@rule("AN-11.1", "AN-11.8", "AN-S.251")
def test_the_counters_of_another_player_can_meet_in_ones_turn(scene: Scene) -> None:
    """Bears anywhere give 2 appeal for a Polar Bear Exhibit: it is the turn that triggers, so its owner has none."""
    scene.table(
        A="hand 408, money 14, order Bu Sp Ca As An",
        B="cp 20, appeal 62, sponsors 251, finals 001",
    )

    scene.plays("A", "animals", "408")
    scene.plays("A", "no")

    assert scene.zoo("B").appeal == 64
    assert scene.state.last_turns == 1
    pass_turn(scene, "B")
    assert is_over(scene)


# appeal that is lost again


@rule("AN-11.1", "AN-Q7", "AN-7.12")
@pytest.mark.parametrize(("option", "last_turns"), [("turn_end", None), ("at_once", 1)])
def test_appeal_lost_again_in_the_same_turn_triggers_nothing_unless_that_is_looked_at_at_once(
    scene: Scene, option: str, last_turns: int | None
) -> None:
    """2 appeal at reputation 15 meet the target of 2 conservation; then a release costs 7 for 3 conservation."""
    scene.table(
        A="cp 2, appeal 108, rep 15, upgraded Ca As, x 2, hired 2, animals 474, build enclosure_2! 1.3 2.3, "
        "order An Sp Ca Bu As",
        row="121",
        end_check=option,
    )

    scene.plays("A", "association+2", "reputation")
    assert scene.points("A") == 0
    scene.plays("A", "project", "6", "release", "money", "done")

    assert scene.points("A") == -1
    assert scene.asked == "B"
    assert scene.state.last_turns == last_turns


@rule("AN-Q7")
@pytest.mark.parametrize("option", ["turn_end", "at_once"])
def test_counters_that_stay_together_trigger_the_end_either_way(scene: Scene, option: str) -> None:
    trigger(scene, end_check=option)

    assert scene.state.last_turns == 1


# breaks at the end


@rule("AN-11.2", "AN-11.1")
@pytest.mark.parametrize("option", ["others", "everyone"])
def test_triggered_in_a_break_everybody_has_one_more_turn_beginning_with_the_next(scene: Scene, option: str) -> None:
    """Medical Breakthrough brings 1 conservation as income."""
    scene.table(
        3,
        active="B",
        A="cp 19, appeal 64, sponsors 206, finals 001",
        break_step=11,
        deck="412 413",
        last_turn_for=option,
    )
    assert scene.points("A") == -3

    scene.plays("B", "sponsors", "break")

    assert scene.state.last_turns == 3
    for letter in "CAB":
        assert not is_over(scene)
        pass_turn(scene, letter)
    assert is_over(scene)


@rule("AN-11.3", "AN-2.10")
def test_a_break_reached_in_the_triggering_turn_comes_before_the_next_turn(scene: Scene) -> None:
    """The end was triggered by the turn, so the break's income does not give everybody another turn."""
    scene.table(A="cp 20, appeal 64, finals 001, money 0", B="hand 401 402 403 404", break_step=8, deck="412 413")

    scene.plays("A", "sponsors", "break")
    assert scene.state.last_turns == 1
    assert scene.why == "AN-10.1"
    scene.plays("B", "401")
    assert scene.zoo("A").money == 5 + 28
    pass_turn(scene, "B")

    assert is_over(scene)


@rule("AN-11.3")
def test_a_break_reached_in_a_final_turn_comes_before_the_next_one(scene: Scene) -> None:
    scene.table(3, active="B", A="money 0, appeal 0", last_turns=2, break_step=11, deck="412 413", C="cp 10, money 0")

    scene.plays("B", "sponsors", "break")

    assert scene.zoo("A").money == 5
    assert scene.state.last_turns == 1
    pass_turn(scene, "C")
    assert is_over(scene)


@rule("AN-11.3", "AN-Q8")
@pytest.mark.parametrize(("option", "money", "conservation"), [("resolve", 25 + 5 + 5 + 3, 12), ("skip", 25 + 5, 11)])
def test_a_break_reached_in_the_very_last_turn_is_taken_before_scoring_or_skipped(
    scene: Scene, option: str, money: int, conservation: int
) -> None:
    """Income of money, and of conservation, which counts in the scoring."""
    scene.table(
        active="B",
        A="cp 11, appeal 0, sponsors 206",
        B="appeal 0, sponsors 220",
        last_turns=1,
        break_step=8,
        deck="412 413",
        last_break=option,
    )

    scene.plays("B", "sponsors", "break")

    assert is_over(scene)
    assert scene.zoo("B").money == money
    assert scene.zoo("A").conservation == conservation


# the last discard, scoring, winners


@rule("AN-11.4", "AN-9.10")
def test_if_nobody_reached_10_everybody_discards_a_final_scoring_card_first(scene: Scene) -> None:
    """S-AN-40. Who holds only one keeps it."""
    scene.table(
        3,
        active="C",
        A="cp 5, appeal 104, finals 007 008, rep 9",
        B="finals 001 002 003",
        C="finals 004",
        last_turns=1,
    )

    pass_turn(scene, "C")
    assert scene.state.stage is Stage.SCORING
    assert [question.seat.code for question in scene.match.questions] == ["A", "B"]
    scene.answer("A", "sponsored-zoo")
    scene.answer("B", "large-animal-zoo")

    assert is_over(scene)
    assert [[card.id for card in zoo.finals] for zoo in scene.state.zoos] == [[7], [2, 3], [4]]
    assert scene.zoo("A").conservation == 5 + 2


@rule("AN-11.4")
def test_if_somebody_reached_10_all_cards_left_are_scored(scene: Scene) -> None:
    scene.table(active="B", A="cp 10, appeal 94, finals 007 002, rep 9", B="finals 001 003", last_turns=1)

    pass_turn(scene, "B")

    assert is_over(scene)
    assert scene.zoo("A").conservation == 12


@rule("AN-11.5", "AN-9.1", "AN-9.10")
def test_scoring_brings_no_rewards_of_tracks_any_more(scene: Scene) -> None:
    """From 4 to 8 conservation by a final scoring card: no tile, no money."""
    scene.table(active="B", A="cp 4, appeal 94, finals 007, rep 15, upgraded Ca", B="finals 001", last_turns=1)

    pass_turn(scene, "B")

    assert is_over(scene)
    assert scene.zoo("A").conservation == 8
    assert scene.zoo("A").money == 25
    assert [len(lying) for lying in scene.state.tiles] == [2, 2]
    assert len(scene.zoo("B").finals) == 1


@rule("AN-11.5", "AN-11.6", "AN-13.2")
def test_points_are_appeal_minus_the_target_of_the_final_conservation(scene: Scene) -> None:
    """S-AN-40: 82 appeal with 22 conservation (target 58) beat 74 with 24 (target 52)."""
    scene.table(
        active="B",
        A="cp 18, appeal 82, finals 011, icons water 8",
        B="cp 19, appeal 74, rep 9, sponsors 220 246, icons rock 7 science 5, finals 003",
        last_turns=1,
    )

    pass_turn(scene, "B")

    assert (scene.points("A"), scene.zoo("A").conservation) == (24, 22)
    assert (scene.points("B"), scene.zoo("B").conservation) == (22, 24)
    assert scene.winners() == "A"


@rule("AN-11.6")
def test_whoever_triggered_the_end_need_not_win(scene: Scene) -> None:
    trigger(scene, B="cp 20, appeal 66")
    pass_turn(scene, "B")

    assert scene.winners() == "B"


@rule("AN-11.9", "AN-11.10")
@pytest.mark.parametrize(("left", "winners"), [("1 2 3 4 5 6", "A"), ("1 2 3 4 5", "A B"), ("1 2 3 4", "B")])
def test_a_tie_goes_to_more_supported_projects_and_is_shared_otherwise(scene: Scene, left: str, winners: str) -> None:
    scene.table(
        active="B",
        A="cp 20, appeal 70, left 1 2 3 4 5",
        B=f"cp 10, appeal 100, left {left}",
        last_turns=1,
    )

    pass_turn(scene, "B")

    assert scene.points("A") == scene.points("B") == 6
    assert scene.winners() == winners


@rule("AN-11.10", "AN-7.7", "AN-11.9")
def test_supports_of_discarded_projects_decide_a_tie_too(scene: Scene) -> None:
    """B's project leaves the row when A brings the third one into play."""
    scene.table(
        A="cp 10, appeal 94, hand 118, animals 402, build enclosure_4! 1.2 2.1 2.2 3.2, order An Sp Ca Bu As",
        B="cp 15, appeal 79, left 1 2 3 4 5",
        row="120 122:left=B",
        last_turns=2,
    )

    scene.plays("A", "association", "project", "6")
    assert 122 in [card.id for card in scene.state.discard]
    pass_turn(scene, "B")

    assert scene.points("A") == 94 - 9 - 79
    assert scene.winners() == "A"


@rule("AN-11.7", "AN-F.009")
def test_the_player_to_the_right_is_the_one_before_in_turn_order(scene: Scene) -> None:
    """Diverse Species Zoo of A looks at C, that of B at A."""
    scene.table(
        3,
        active="C",
        A="cp 10, finals 009, icons bird 2 reptile 2",
        B="cp 10, icons bird 2 predator 1",
        C="cp 10, icons bird 1 reptile 3",
        last_turns=1,
    )

    pass_turn(scene, "C")

    assert scene.zoo("A").conservation == 11
