"""-200 and Chameleon [ARNE-6.1 to ARNE-6.4]: scenarios 14 and 18."""

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-6.3", "ARNE-5.1", "ARNE-5.3", "ARNE-7.1")
def test_a_chameleon_pair_is_one_black_move_and_may_be_played_off_turn(scene: Scene) -> None:
    scene.table(hands={"A": "red50", "C": "chameleon, blue1000, yellow100"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")
    before = scene.version

    scene.plays("C", "chameleon", "blue1000", "yellow")

    assert scene.row("Y") == "blue1000~"
    assert scene.total("yellow") == 1000
    assert scene.row("Bl") == ""
    assert scene.hand("C") == "yellow100"
    assert scene.discard() == ""
    assert scene.version == before + 1


@rule("ARNE-6.3", "ARNE-2.3")
def test_a_chameleon_pair_is_no_white_play(scene: Scene) -> None:
    scene.table(hands={"C": "chameleon, blue1000, yellow100"}, active="C")
    scene.draws("C", "crash")

    scene.plays("C", "chameleon", "blue1000", "yellow")
    scene.passes("C")

    scene.refused("C", "end", rule="ARNE-2.3")
    assert scene.options("C") == ["yellow100", "crash"]


@rule("ARNE-6.3")
def test_a_chameleon_changes_the_colour(scene: Scene) -> None:
    scene.table(hands={"C": "chameleon, yellow100"}, active="C")
    scene.draws("C", "crash")

    scene.refused("C", "chameleon", "yellow100", "yellow", rule="ARNE-6.3")
    assert scene.options("C", "chameleon", "yellow100") == ["red", "green", "blue"]


@rule("ARNE-6.3", "ARNE-5.2")
def test_a_chameleon_needs_a_value_card_or_a_minus_200_from_the_hand(scene: Scene) -> None:
    scene.table(rows={"R": "500"}, hands={"C": "chameleon, x3, lock"}, active="C")
    scene.draws("C", "plus3")

    assert scene.options("C") == ["x3", "plus3"]
    scene.refused("C", "chameleon", rule="ARNE-6.3")


@rule("ARNE-6.3")
def test_a_chameleon_carries_value_cards_x2_and_minus_200_but_nothing_else(scene: Scene) -> None:
    scene.table(hands={"C": "chameleon, red50, blueX2, green-200, x3, crash, plus1"}, active="C")
    scene.draws("C", "swap_hands")

    assert scene.options("C", "chameleon") == ["red50", "blueX2", "green-200"]


@rule("ARNE-6.3")
def test_naming_another_card_for_a_chameleon_is_refused_by_its_rule(scene: Scene) -> None:
    scene.table(rows={"R": "500"}, hands={"C": "chameleon, red50, x3"}, active="C")
    scene.draws("C", "swap_hands")

    scene.refused("C", "chameleon", "x3", rule="ARNE-6.3")


@rule("ARNE-Q8")
def test_a_chameleon_pair_may_go_into_anothers_row(scene: Scene) -> None:
    scene.table(rows={"G": "500"}, hands={"A": "chameleon, red-200"})
    scene.draws("A", "blue50")

    scene.plays("A", "chameleon", "red-200", "green")

    assert scene.row("G") == "500, red-200~"
    assert scene.total("green") == 300


@rule("ARNE-Q8")
def test_read_otherwise_only_a_minus_200_goes_into_anothers_row(scene: Scene) -> None:
    scene.table(hands={"A": "chameleon, red50, blue100, green-200"}, chameleon_rows="own")
    scene.draws("A", "crash")

    assert scene.options("A", "chameleon") == ["blue100", "green-200"]  # red 50 could only go to others
    assert scene.options("A", "chameleon", "blue100") == ["red"]
    assert scene.options("A", "chameleon", "green-200") == ["red", "yellow", "blue"]
    scene.refused("A", "chameleon", "blue100", "yellow", rule="ARNE-Q8")


@rule("ARNE-Q8", "ARNE-5.2")
def test_read_otherwise_a_chameleon_with_nothing_but_own_values_is_not_playable(scene: Scene) -> None:
    scene.table(hands={"A": "chameleon, red50"}, chameleon_rows="own")
    scene.draws("A", "crash")

    assert scene.options("A") == ["red50"]


@rule("ARNE-Q8", "ARNE-11.1")
def test_read_otherwise_too_minimum_gives_chameleons_to_others(scene: Scene) -> None:
    """Q8 is a question of Standard; in Minimum the sheet itself sends the own colour to another player."""
    scene.table(hands={"A": "chameleon, red500"}, chameleon_rows="own", variant="minimum")
    scene.draws("A", "crash")

    assert scene.options("A", "chameleon", "red500") == ["green", "yellow", "blue"]


@rule("ARNE-6.1", "ARNE-5.3")
def test_a_minus_200_goes_into_the_row_of_its_colour_even_ones_own(scene: Scene) -> None:
    scene.table(rows={"G": "500"}, hands={"A": "green-200, red-200"})
    scene.draws("A", "blue50")

    scene.plays("A", "green-200")
    scene.plays("A", "red-200")

    assert scene.row("G") == "500, -200"
    assert scene.total("green") == 300
    assert scene.total("red") == -200
    assert scene.discard() == ""


@rule("ARNE-6.2", "ARNE-3.4")
def test_a_minus_200_of_an_unowned_colour_needs_a_chameleon(scene: Scene) -> None:
    scene.table(3, rows={"Y": "500"}, hands={"A": "blue-200"})
    scene.draws("A", "red50")

    assert scene.options("A") == ["red50"]
    scene.refused("A", "blue-200", rule="ARNE-6.2")

    scene.table(3, rows={"Y": "500"}, hands={"A": "blue-200, chameleon"})
    scene.draws("A", "red50")
    assert scene.options("A", "chameleon", "blue-200") == ["red", "green", "yellow"]
    scene.plays("A", "chameleon", "blue-200", "yellow")
    assert scene.total("yellow") == 300


@rule("ARNE-3.4")
def test_a_value_card_of_an_unowned_colour_can_only_be_discarded_or_carried(scene: Scene) -> None:
    scene.table(3, hands={"A": "blue100, chameleon"})
    scene.draws("A", "crash")

    assert scene.options("A", "blue100") == ["discard"]
    scene.refused("A", "blue100", "blue", rule="ARNE-3.4")
    assert scene.options("A", "chameleon", "blue100") == ["red", "green", "yellow"]


@rule("ARNE-6.4")
def test_a_combo_can_be_tripled_crashed_locked_and_stolen(scene: Scene) -> None:
    scene.table(rows={"Y": "blue500~"}, hands={"A": "x3, crash, lock", "B": "thief"})
    scene.draws("A", "red50")

    assert scene.options("A") == ["red50", "x3", "crash"]  # a Lock only after a crash
    scene.plays("A", "crash", "yellow.1")
    scene.passes("B")
    scene.plays("A", "lock", "yellow.1")
    scene.passes("B")
    scene.plays("A", "x3", "yellow.1")
    scene.plays("B", "thief", "yellow.1")

    assert scene.row("G") == "blue500~+x3+crash+lock"


@rule("ARNE-6.4", "ARNE-6.2")
def test_a_minus_200_under_a_chameleon_is_locked_without_a_crash(scene: Scene) -> None:
    scene.table(rows={"Y": "500, blue-200~"}, hands={"C": "lock, crash"}, active="C")
    scene.draws("C", "red50")

    scene.refused("C", "crash", "yellow.2", rule="ARNE-6.2")
    scene.plays("C", "lock", "yellow.2")

    assert scene.total("yellow") == 500


@rule("ARNE-6.3")
def test_of_equal_cards_one_is_carried_and_one_is_kept(scene: Scene) -> None:
    scene.table(hands={"A": "chameleon, chameleon, blue50, blue50"})
    scene.draws("A", "crash")

    assert scene.options("A") == ["blue50", "chameleon"]
    assert scene.options("A", "chameleon") == ["blue50"]
    scene.plays("A", "chameleon", "blue50", "red")

    assert scene.hand("A") == "blue50, chameleon, crash"
    assert scene.row("R") == "blue50~"
