"""Rounds, turns and loading [ZOO-3, ZOO-4]: scenarios S-02, S-03."""

from soloist.games.zooloretto.answers import TRUCKS
from soloist.games.zooloretto.trucks import loadable
from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-3.1", "ZOO-4.2", "ZOO-5.1")
def test_with_no_coins_one_may_load_or_take(scene: Scene) -> None:
    scene.table(3, trucks="Z $ a | - | by B")

    assert scene.options("A") == "load, take 1"
    scene.loads("A", "P", "T2")  # the only truck with room: no question
    assert scene.trucks() == "Z a $ | P | by B"


@rule("ZOO-3.1")
def test_a_turn_is_exactly_one_action(scene: Scene) -> None:
    scene.table(3, trucks="Z | - | -", A="coins 3", B="coins 3", C="coins 3")

    scene.plays("A", "expand")
    assert scene.active == "B"
    scene.loads("B", "P", "T2")
    assert scene.active == "C"
    scene.takes("C", 2)
    assert scene.active == "A"


@rule("ZOO-3.1")
def test_there_is_no_free_pass(scene: Scene) -> None:
    scene.table(3, trucks="Z | - | -", A="coins 3")

    question = scene.match.question
    assert question is not None
    assert question.passing is None
    scene.refused("A", "pass", rule=None)


@rule("ZOO-3.2")
def test_who_has_taken_a_truck_is_skipped_even_with_coins_to_spend(scene: Scene) -> None:
    scene.table(3, trucks="Z | P | -", A="coins 6, barn K", B="coins 1", C="coins 1")

    scene.takes("A", 1)
    for letter in "BCBC":
        assert scene.active == letter
        scene.loads(letter, None, "T3" if TRUCKS[2] in loadable(scene.board) else "T2")


@rule("ZOO-3.2", "ZOO-10.1")
def test_who_has_passed_is_skipped_in_the_last_round_too(scene: Scene) -> None:
    scene.table(3, trucks="by B | Z | P", main=0, last_round=True, B="coins 9, barn K", A="coins 1")

    scene.loads("A", None, "T2")
    assert scene.active == "C"
    scene.takes("C", 2)
    assert scene.active == "A"
    scene.takes("A", 3)
    assert scene.is_over()


@rule("ZOO-3.3", "ZOO-3.6", "ZOO-5.1")
def test_the_last_one_must_load_an_empty_truck_and_take_a_full_one(scene: Scene) -> None:
    scene.table(3, trucks="by B | - | by C")
    assert scene.options("A") == "load"

    scene.table(3, trucks="by B | Z C $ | by C")
    assert scene.options("A") == "take 2"


@rule("ZOO-3.3", "ZOO-12.1")
def test_the_last_one_goes_on_loading_and_spending_as_long_as_he_likes(scene: Scene) -> None:
    scene.table(3, trucks="by B | - | by C", A="barn L L, E4 C, coins 6")

    scene.plays("A", "expand")
    scene.plays("A", "move", "L E5")
    scene.loads("A", "L", "T2")
    scene.plays("A", "move", "L E5")
    scene.loads("A", "Z", "T2")
    scene.loads("A", "$", "T2")
    assert scene.options("A") == "exchange, take 2"
    scene.takes("A", 2, "L E5")

    assert scene.coins("A") == 2
    assert scene.board.round == 2


@rule("ZOO-3.4", "ZOO-3.5", "ZOO-1.7")
def test_the_round_ends_when_all_have_a_truck_and_the_last_taker_starts(scene: Scene) -> None:
    scene.table(3, trucks="Z | P | K", active="B")

    scene.takes("B", 3)
    scene.takes("C", 1)
    assert scene.trucks() == "by C | P | by B"
    assert scene.board.round == 1
    scene.takes("A", 2)

    assert scene.trucks() == "- | - | -"
    assert scene.board.round == 2
    assert scene.active == "A"
    scene.loads("A", None, "T3")
    assert scene.active == "B"


@rule("ZOO-3.6")
def test_whoever_is_asked_can_always_do_something(scene: Scene) -> None:
    for trucks in ("by B | by C | -", "by B | by C | Z", "by B | by C | Z Z Z", "Z Z Z | P P P | C C C", "- | - | -"):
        scene.table(3, trucks=trucks)
        assert scene.options("A")


@rule("ZOO-4.1")
def test_the_truck_is_chosen_after_seeing_the_tile(scene: Scene) -> None:
    scene.table(3, trucks="Z | P C | by B")

    scene.plays("A", "load")
    assert scene.why == "ZOO-4.1"
    scene.chance("Zf")
    question = scene.match.question
    assert question is not None
    assert question.about.code == "zebra-f"
    assert scene.codes("A") == ["truck 1", "truck 2"]
    scene.refused("A", "T3", rule="ZOO-4.1")
    scene.plays("A", "T2")

    assert scene.trucks() == "Z | C P Zf | by B"


@rule("ZOO-4.2")
def test_nothing_is_drawn_when_no_truck_has_room(scene: Scene) -> None:
    scene.table(3, trucks="Z Z Z | C C C | by B")
    tiles = len(scene.board.pile)

    scene.refused("A", "load", rule="ZOO-4.2")

    assert len(scene.board.pile) == tiles


@rule("ZOO-4.4", "ZOO-7.2")
def test_animals_on_trucks_never_breed(scene: Scene) -> None:
    scene.table(3, trucks="Zm | - | -")

    scene.loads("A", "Zf", "T1")

    assert scene.truck(1) == "Zm Zf"
    assert scene.young("Z") == 2


@rule("ZOO-4.4", "ZOO-5.2")
def test_the_position_on_the_truck_does_not_matter(scene: Scene) -> None:
    for trucks in ("Z P | - | -", "P Z | - | -"):
        scene.table(3, trucks=trucks, A="E4 Z, E5 P, E6 K")
        assert scene.options("A", "take 1") == "panda barn, panda e5, zebra barn, zebra e4"
