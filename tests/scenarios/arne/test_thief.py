"""The Thief [ARNE-6.5 to ARNE-6.7]: scenarios 15 to 17, and the other readings."""

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-6.6", "ARNE-6.7")
def test_the_owner_of_the_colour_steals_his_card_back_for_good(scene: Scene) -> None:
    scene.table(rows={"Y": "blue1000~"}, hands={"A": "thief, red50", "C": "crash", "D": "thief, lock"})
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    scene.passes("C")
    scene.plays("D", "thief", "yellow.1")
    assert scene.row("Y") == ""
    assert scene.row("Bl") == "1000"
    assert scene.total("blue") == 1000
    assert scene.discard() == "chameleon, thief"

    assert scene.asked == "C"  # A's Thief finds nothing: no Chameleon in any row, a Thief on the discard pile
    scene.plays("C", "crash", "blue.1")
    assert scene.total("blue") == 0
    scene.plays("D", "lock", "blue.1")
    assert scene.total("blue") == 1000


@rule("ARNE-6.7")
def test_a_card_without_a_chameleon_cannot_be_stolen(scene: Scene) -> None:
    scene.table(rows={"Bl": "1000", "G": "red50~"}, hands={"A": "thief"})
    scene.draws("A", "red100")

    assert scene.options("A", "thief") == ["green.1"]
    scene.refused("A", "thief", "blue.1", rule="ARNE-6.7")


@rule("ARNE-6.6", "ARNE-6.7", "ARNE-6.8", "ARNE-Q5")
def test_a_third_person_steals_a_combo_with_all_its_layers(scene: Scene) -> None:
    scene.table(rows={"Y": "blue500~+x3+crash+lock", "G": "100"}, hands={"B": "thief", "C": "thief, crash"}, active="B")
    scene.draws("B", "green50")

    scene.plays("B", "thief", "yellow.1")  # its Lock does not protect it

    assert scene.row("G") == "100, blue500~+x3+crash+lock"
    assert scene.total("green") == 1600
    assert scene.total("yellow") == 0
    assert scene.discard() == "thief"
    scene.refused("C", "crash", "green.2", rule="ARNE-6.8")
    scene.plays("C", "thief", "green.2")
    assert scene.row("Y") == "blue500~+x3+crash+lock"


@rule("ARNE-Q5")
def test_read_otherwise_the_layers_of_a_stolen_combo_are_discarded(scene: Scene) -> None:
    scene.table(
        rows={"Y": "blue500~+x3+crash+lock"}, hands={"B": "thief", "C": "crash"}, active="B", layers_travel="no"
    )
    scene.draws("B", "green50")

    scene.plays("B", "thief", "yellow.1")

    assert scene.row("G") == "blue500~"
    assert scene.total("green") == 500
    assert scene.discard() == "x3, crash, lock, thief"
    assert scene.options("C", "crash") == ["green.1"]


@rule("ARNE-Q5", "ARNE-6.6")
def test_read_otherwise_too_the_owner_gets_the_bare_card(scene: Scene) -> None:
    scene.table(rows={"Y": "green500~+x3+crash"}, hands={"B": "thief"}, active="B", layers_travel="no")
    scene.draws("B", "green50")

    scene.plays("B", "thief", "yellow.1")

    assert scene.row("G") == "500"
    assert scene.discard() == "x3, crash, chameleon, thief"


@rule("ARNE-6.5", "ARNE-Q6", "ARNE-Q22", "ARNE-2.2")
def test_a_thief_takes_the_top_of_the_discard_pile(scene: Scene) -> None:
    scene.table(
        hands={"A": "red50", "B": "thief", "D": "thief, crash"}, rows={"G": "50"}, discard="green200, change_places"
    )
    scene.draws("A", "red100")
    scene.plays("A", "red50", "red")

    scene.passes("B")
    scene.plays("D", "thief", "top")

    assert scene.hand("D") == "change_places, crash"
    assert scene.discard() == "green200, thief"
    assert scene.asked == "D"  # B's Thief cannot take a Thief
    scene.refused("D", "change_places", rule="ARNE-2.2")  # a white card waits for D's own turn
    assert scene.options("D") == ["crash", "pass"]
    scene.passes("D")

    assert scene.turns(2) == "B C"
    scene.draws("D", "blue50")
    assert "change_places" in scene.options("D")


@rule("ARNE-6.5", "ARNE-Q6")
def test_a_thief_on_top_blocks_the_discard_pile_until_another_card_covers_it(scene: Scene) -> None:
    scene.table(hands={"A": "thief, red50"}, discard="green200, thief", rows={"R": "50"})
    scene.draws("A", "crash")

    scene.refused("A", "thief", rule="ARNE-6.5")
    scene.plays("A", "red50", "discard")

    assert scene.options("A", "thief") == ["top"]


@rule("ARNE-Q6")
def test_with_a_combo_about_a_thief_is_playable_but_not_for_the_thief_on_top(scene: Scene) -> None:
    scene.table(hands={"A": "thief, red50"}, discard="thief", rows={"G": "red50~"})
    scene.draws("A", "crash")

    assert scene.options("A", "thief") == ["green.1"]
    scene.refused("A", "thief", "top", rule="ARNE-6.5")


@rule("ARNE-Q6")
def test_read_otherwise_a_thief_takes_a_thief_once_per_person_and_turn(scene: Scene) -> None:
    scene.table(hands={"A": "thief, red50", "B": "thief"}, discard="green200, thief", thief_takes_thief="yes")
    scene.draws("A", "red100")

    scene.plays("A", "thief", "top")
    assert scene.hand("A") == "red50, red100, thief"
    assert scene.discard() == "green200, thief"
    scene.plays("B", "thief", "top")
    assert scene.asked == "A"  # B has done it once, and so has A
    scene.refused("A", "thief", rule="ARNE-Q6")

    scene.plays("A", "red50", "red")
    scene.draws("B", "green50")
    assert "thief" in scene.options("B")  # a new turn


@rule("ARNE-6.5", "ARNE-5.2")
def test_a_thief_needs_something_to_steal(scene: Scene) -> None:
    scene.table(hands={"A": "thief"}, rows={"G": "500"})
    scene.draws("A", "red100")

    scene.refused("A", "thief", rule="ARNE-6.5")
    assert scene.options("A") == ["red100"]


@rule("ARNE-Q7", "ARNE-6.6", "ARNE-12.1")
def test_after_the_theft_of_a_combo_the_thief_lies_on_top(scene: Scene) -> None:
    scene.table(rows={"Y": "blue1000~"}, hands={"D": "thief"}, active="D", discard="red50")
    scene.draws("D", "blue50")

    scene.plays("D", "thief", "yellow.1")

    assert scene.discard() == "red50, chameleon, thief"


@rule("ARNE-Q7")
def test_read_otherwise_the_chameleon_lies_on_top_and_can_be_stolen(scene: Scene) -> None:
    scene.table(
        rows={"Y": "blue1000~"}, hands={"A": "thief", "D": "thief"}, active="D", discard="red50", theft_top="chameleon"
    )
    scene.draws("D", "blue50")

    scene.plays("D", "thief", "yellow.1")

    assert scene.discard() == "red50, thief, chameleon"
    scene.plays("A", "thief", "top")
    assert scene.hand("A") == "chameleon"


@rule("ARNE-Q4")
def test_a_stolen_combo_goes_into_the_thiefs_row(scene: Scene) -> None:
    scene.table(rows={"Y": "blue1000~"}, hands={"B": "thief"}, active="B")
    scene.draws("B", "green50")

    scene.plays("B", "thief", "yellow.1")

    assert scene.row("G") == "blue1000~"
    assert scene.hand("B") == "green50"


@rule("ARNE-Q4")
def test_read_otherwise_a_stolen_combo_goes_into_the_thiefs_hand(scene: Scene) -> None:
    scene.table(rows={"Y": "blue1000~+x3+crash"}, hands={"B": "thief"}, active="B", stolen_combo="hand")
    scene.draws("B", "green50")

    scene.plays("B", "thief", "yellow.1")

    assert scene.row("Y") == scene.row("G") == ""
    assert scene.hand("B") == "green50, blue1000"
    assert scene.discard() == "x3, crash, chameleon, thief"
    assert "blue1000" in scene.options("B")  # it may be this turn's white play


@rule("ARNE-Q23")
def test_a_combo_in_ones_own_row_is_not_stolen(scene: Scene) -> None:
    scene.table(rows={"R": "blue1000~", "G": "red50~"}, hands={"A": "thief"})
    scene.draws("A", "green50")

    assert scene.options("A", "thief") == ["green.1"]
    scene.refused("A", "thief", "red.1", rule="ARNE-Q23")


@rule("ARNE-Q23", "ARNE-5.2")
def test_with_no_other_combo_and_nothing_discarded_a_thief_is_not_playable(scene: Scene) -> None:
    scene.table(rows={"R": "blue1000~"}, hands={"A": "thief"})
    scene.draws("A", "green50")

    assert scene.options("A") == ["green50"]


@rule("ARNE-2.7")
def test_a_white_card_gained_by_a_thief_may_be_the_white_play_of_the_turn(scene: Scene) -> None:
    scene.table(3, hands={"A": "thief"}, discard="plus3")
    scene.draws("A", "crash")

    scene.plays("A", "thief", "top")
    scene.plays("A", "plus3")
    scene.chance("red50, red100, green50")

    assert scene.discard() == "thief, plus3"
    assert scene.hand("A") == "red50, red100, green50, crash"


@rule("ARNE-Q22", "ARNE-2.2")
def test_a_white_card_gained_after_the_white_play_is_kept_for_the_next_turn(scene: Scene) -> None:
    scene.table(hands={"A": "thief, swap_hands, crash", "B": "red100"}, rows={"G": "50"}, discard="green200")
    scene.draws("A", "red50")
    scene.plays("A", "red50", "discard")

    scene.plays("A", "thief", "top")

    scene.refused("A", "red50", rule="ARNE-2.2")
    assert scene.options("A") == ["crash", "pass"]
    scene.passes("A")
    assert scene.active == "B"
    assert scene.hand("A") == "red50, swap_hands, crash"
