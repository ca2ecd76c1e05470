"""The end of the game and scoring [ZOO-10, ZOO-11]: scenarios S-16, S-17, S-19."""

import pytest

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


def finish(scene: Scene) -> None:
    """All who are still in take what lies there."""
    while not scene.is_over():
        taken = [code for code in scene.codes(scene.active) if code.startswith("take")]
        scene.takes(scene.active, int(taken[0].removeprefix("take ")))


@rule("ZOO-4.3", "ZOO-10.1", "ZOO-10.4")
def test_the_first_tile_of_the_end_stack_makes_the_round_the_last(scene: Scene) -> None:
    scene.table(3, main=1)

    scene.loads("A", None, "T1")
    assert (scene.board.main_stack, scene.board.end_stack, scene.is_last_round()) == (0, 15, False)
    scene.loads("B", None, "T2")
    assert (scene.board.main_stack, scene.board.end_stack, scene.is_last_round()) == (0, 14, True)
    scene.loads("C", None, "T3")
    scene.loads("A", None, "T1")  # played out by the normal rules
    scene.takes("B", 1)
    scene.takes("C", 2)
    assert not scene.is_over()
    assert scene.winners() == ""
    scene.takes("A", 3)

    assert scene.is_over()
    assert scene.asked is None
    assert scene.winners()


@rule("ZOO-10.2")
def test_a_round_that_ends_before_the_end_stack_is_touched_is_not_the_last(scene: Scene) -> None:
    scene.table(3, trucks="- | Z | P", main=1)

    scene.loads("A", None, "T1")
    scene.takes("B", 2)
    scene.takes("C", 3)
    scene.takes("A", 1)
    assert not scene.is_over()
    assert scene.board.round == 2

    scene.loads("A", None, "T1")
    assert scene.is_last_round()


@rule("ZOO-10.1")
def test_money_actions_stay_possible_in_the_last_round(scene: Scene) -> None:
    scene.table(3, main=0, last_round=True, trucks="Z | - | -", A="barn K, coins 9", B="barn P")

    assert scene.options("A") == "discard, expand, load, move, purchase, take 1"


@rule("ZOO-10.3")
def test_the_end_stack_cannot_run_out(scene: Scene) -> None:
    scene.table(5, main=0)

    for number in range(15):
        scene.loads(scene.active, None, f"T{number // 3 + 1}")

    assert len(scene.board.pile) == 0
    assert scene.options("A") == "take 1, take 2, take 3, take 4, take 5"
    finish(scene)


@rule("ZOO-11.1", "ZOO-11.2", "ZOO-11.3", "ZOO-11.4", "ZOO-11.6")
def test_the_scoring_example_of_the_rulebook(scene: Scene) -> None:
    scene.table(3, A="E5 E E E E, E4 M M a b, E6 P P P P, X1 Z Z Z Z Z b, barn Z C C")

    assert scene.points("A") == 16
    assert [points for _, points in scene.match.result.scores[0].parts] == [2, 5, 0, 9, 4, -4]


@rule("ZOO-11.1", "ZOO-11.2", "ZOO-11.3")
@pytest.mark.parametrize(
    ("place", "spaces", "full", "one_gap"), [("E4", 4, 5, 4), ("E5", 5, 8, 5), ("E6", 6, 10, 6), ("X1", 5, 9, 5)]
)
def test_what_an_enclosure_is_worth(scene: Scene, place: str, spaces: int, full: int, one_gap: int) -> None:
    def worth(animals: int, stall: str = "") -> int:
        scene.table(3, A=f"{place} {'Z ' * animals}{stall}")
        return scene.points("A") - (2 if stall else 0)

    assert worth(spaces) == worth(spaces, "a") == full
    assert worth(spaces - 1) == worth(spaces - 1, "a") == one_gap
    for animals in range(spaces - 1):
        assert worth(animals) == 0
        assert worth(animals, "a") == animals


@rule("ZOO-11.3", "ZOO-12.4")
def test_one_stall_is_enough_and_a_second_adds_nothing(scene: Scene) -> None:
    scene.table(3, A="E4 Z a")
    assert scene.points("A") == 1 + 2

    scene.table(3, A="E4 Z a a")
    assert scene.points("A") == 1 + 2


@rule("ZOO-11.3")
def test_a_stall_helps_only_its_own_enclosure(scene: Scene) -> None:
    scene.table(3, A="E4 a, E5 Z Z")

    assert scene.points("A") == 2


@rule("ZOO-11.4")
def test_each_different_stall_type_counts_two(scene: Scene) -> None:
    scene.table(3, A="E4 a a, E5 a, E6 b")
    assert scene.points("A") == 4

    scene.table(3, A="E4 a b, E5 c, E6 d, X1 a")
    assert scene.points("A") == 8


@rule("ZOO-11.5", "ZOO-11.6")
def test_the_barn_costs_two_for_each_stall_type_and_each_species(scene: Scene) -> None:
    scene.table(3, A="barn a a b Z Z Zm Zf* Zo P")

    assert scene.points("A") == -4 - 4


@rule("ZOO-11.6")
def test_offspring_alone_count_as_their_species(scene: Scene) -> None:
    scene.table(3, A="barn Zo")

    assert scene.points("A") == -2


@rule("ZOO-11.7")
def test_a_type_on_a_space_and_in_the_barn_gives_and_costs_two(scene: Scene) -> None:
    scene.table(3, A="E4 a, barn a")

    assert scene.points("A") == 0


@rule("ZOO-11.8")
def test_coins_and_closed_expansions_score_nothing_and_totals_may_be_negative(scene: Scene) -> None:
    scene.table(3, A="coins 9", B="coins 9, barn a b c d C E F K L M")

    assert scene.points("A") == 0
    assert scene.points("B") == -20


@rule("ZOO-12.11")
def test_an_enclosure_with_stalls_but_no_animals(scene: Scene) -> None:
    scene.table(3, A="E4 a b")

    assert [points for _, points in scene.match.result.scores[0].parts] == [0, 0, 0, 4, 0]


def last_turn(scene: Scene, A: str, B: str, C: str = "coins 0") -> None:  # noqa: N803
    """A takes the last truck of the last round, with one coin on it."""
    scene.table(3, main=0, last_round=True, trucks="by B | $ | by C", A=A, B=B, C=C)
    scene.takes("A", 2)
    assert scene.is_over()


@rule("ZOO-11.9")
def test_most_points_win(scene: Scene) -> None:
    last_turn(scene, A="E4 Z Z Z, coins 9", B="E4 P P P P", C="E4 K K K, coins 9")

    assert scene.winners() == "B"


@rule("ZOO-11.9")
def test_a_tie_goes_to_the_one_with_more_coins(scene: Scene) -> None:
    last_turn(scene, A="E4 Z Z Z, coins 1", B="E4 P P P, coins 3", C="coins 9")

    assert scene.winners() == "B"


@rule("ZOO-11.9")
def test_with_as_many_coins_the_win_is_shared(scene: Scene) -> None:
    last_turn(scene, A="E4 Z Z Z, coins 1", B="E4 P P P, coins 2", C="coins 9")

    assert scene.winners() == "A B"


@rule("ZOO-10.4")
def test_after_the_last_round_nobody_does_anything(scene: Scene) -> None:
    last_turn(scene, A="coins 9", B="barn K, coins 9")

    assert scene.is_over()
    assert scene.match.questions == ()
