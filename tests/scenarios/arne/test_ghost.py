"""Ghost: a neutral colour changes its owner [ARNE-11.3]."""

from tests.kit import rule
from tests.scenarios.arne.scene import Scene

# A, B and C play red, green and yellow; blue is neutral


@rule("ARNE-11.3")
def test_one_of_the_colours_left_over_becomes_neutral_without_an_owner(scene: Scene) -> None:
    scene.new(2, variant="ghost")
    scene.plays("A", "green")
    scene.plays("B", "blue")

    assert scene.asked == "chance"
    scene.chance("yellow")

    assert scene.row("Y") == ""
    assert scene.told(None)[-1] == "A neutral_colour yellow"
    assert scene.state.neutral_place is None
    assert [colour.code for colour in scene.state.open_rows()] == ["green", "yellow", "blue"]  # red is unowned


@rule("ARNE-11.3", "ARNE-6.3")
def test_everybody_may_play_to_the_neutral_row(scene: Scene) -> None:
    scene.table(3, hands={"A": "blue500, red100, chameleon, blue-200, crash", "B": "lock"}, variant="ghost")
    scene.draws("A", "red50")

    assert scene.options("A", "chameleon", "red100") == ["green", "yellow", "blue"]
    scene.plays("A", "blue-200")
    scene.passes("B", "A")
    scene.plays("A", "blue500", "blue")
    scene.plays("B", "lock", "blue.1")

    assert scene.row("Bl") == "-200+lock, 500"


@rule("ARNE-11.3", "ARNE-Q9")
def test_the_neutral_row_is_open_even_where_foreign_values_are_not(scene: Scene) -> None:
    scene.table(3, hands={"A": "blue500, green50"}, variant="ghost", foreign_values="no")
    scene.draws("A", "red50")

    assert scene.options("A", "blue500") == ["blue", "discard"]
    assert scene.options("A", "green50") == ["discard"]


@rule("ARNE-11.3", "ARNE-4.4")
def test_plus_2_may_name_the_neutral_colour(scene: Scene) -> None:
    scene.table(3, hands={"A": "plus2_value", "B": "blue500, blue50"}, variant="ghost")
    scene.draws("A", "red50")

    scene.plays("A", "plus2_value", "B", "blue")

    assert scene.total("blue") == 550


@rule("ARNE-11.3")
def test_change_makes_its_player_owner_of_the_neutral_colour_and_nothing_else(scene: Scene) -> None:
    scene.table(3, rows={"R": "100", "Bl": "500"}, hands={"A": "red50", "C": "change, yellow50"}, variant="ghost")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")

    scene.plays("C", "change")

    assert scene.points("C") == 500
    assert scene.discard() == "red50, change"
    assert scene.told("A")[-1] == "C owns_neutral change blue"
    assert scene.state.direction == 1
    assert scene.queue() == ""
    assert scene.turns(2) == "B C"


@rule("ARNE-11.3")
def test_the_neutral_colour_goes_from_owner_to_owner(scene: Scene) -> None:
    scene.table(3, rows={"Bl": "500"}, hands={"A": "change, red50", "B": "change"}, variant="ghost")
    scene.draws("A", "red100")

    scene.plays("A", "change")
    assert (scene.points("A"), scene.points("B")) == (500, 0)
    scene.plays("B", "change")

    assert (scene.points("A"), scene.points("B")) == (0, 500)


@rule("ARNE-11.3", "ARNE-5.2")
def test_the_owner_cannot_play_change_on_himself(scene: Scene) -> None:
    scene.table(3, hands={"A": "change"}, variant="ghost", neutral_owner="A")
    scene.draws("A", "red100")

    assert scene.options("A") == ["red100"]
    scene.refused("A", "change", rule="ARNE-11.3")


@rule("ARNE-11.3")
def test_the_neutral_row_is_counted_on_its_own_and_added(scene: Scene) -> None:
    scene.table(
        3,
        rows={"R": "100, X2", "Bl": "500, 50, X2"},
        hands={"B": "crash"},
        final="BCA",
        variant="ghost",
        neutral_owner="A",
    )
    scene.passes("B")

    assert scene.points("A") == 200 + 1100
    score = scene.match.result.scores[0]
    assert [points for _, points in score.parts] == [200, 1100]
    assert scene.winners() == "A"


@rule("ARNE-11.3")
def test_without_an_owner_the_neutral_row_counts_for_nobody(scene: Scene) -> None:
    scene.table(3, rows={"G": "50", "Bl": "1000"}, hands={"B": "crash"}, final="BCA", variant="ghost")
    scene.passes("B")

    assert [scene.points(letter) for letter in "ABC"] == [0, 50, 0]
    assert scene.winners() == "B"


@rule("ARNE-11.3", "ARNE-4.8")
def test_the_neutral_colour_stays_at_the_seat_when_places_are_changed(scene: Scene) -> None:
    scene.table(
        3, rows={"R": "100", "Bl": "500"}, hands={"B": "change_places"}, active="B", variant="ghost", neutral_owner="A"
    )
    scene.draws("B", "green50")

    scene.plays("B", "change_places", "A")

    assert scene.points("B") == 600
    assert scene.points("A") == 0


@rule("ARNE-11.3")
def test_change_keeps_its_meaning_with_the_pile_empty_and_in_the_final_round(scene: Scene) -> None:
    scene.table(
        3, rows={"Bl": "500"}, hands={"A": "red50, change", "B": "change, stop"}, pile="red100", variant="ghost"
    )
    scene.draws("A", "red100")
    assert scene.options("A") == ["red50", "red100", "change"]
    scene.plays("A", "red50", "discard")
    assert scene.everybody_passes() == "B A"

    assert scene.is_final()
    scene.plays("B", "change")
    scene.plays("A", "change")

    assert [scene.points(letter) for letter in "ABC"] == [500, 0, 0]


@rule("ARNE-11.3")
def test_by_agreement_the_neutral_colour_stays_where_it_is_in_the_final_round(scene: Scene) -> None:
    scene.table(
        3,
        rows={"R": "50", "Bl": "500"},
        hands={"A": "change, red50", "B": "change, crash"},
        pile="red100",
        variant="ghost",
        ghost_change_final="no",
    )
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")
    assert scene.options("B") == ["crash", "change", "pass"]  # in the last window it still works
    assert scene.everybody_passes() == "B A"

    assert scene.options("B") == ["crash", "pass"]
    scene.refused("B", "change", rule="ARNE-11.3")


@rule("ARNE-11.3", "ARNE-6.6")
def test_loot_of_a_thief_never_goes_to_the_neutral_row(scene: Scene) -> None:
    scene.table(3, rows={"G": "blue1000~"}, hands={"A": "thief"}, variant="ghost", neutral_owner="A")
    scene.draws("A", "red50")

    scene.plays("A", "thief", "green.1")

    assert scene.row("R") == "blue1000~"  # blue is not A's own colour: the Chameleon stays
    assert scene.row("Bl") == ""


@rule("ARNE-11.3", "ARNE-6.6", "ARNE-Q23")
def test_a_combo_may_be_stolen_out_of_the_neutral_row_even_by_its_owner(scene: Scene) -> None:
    scene.table(3, rows={"Bl": "red1000~"}, hands={"A": "thief"}, variant="ghost", neutral_owner="A")
    scene.draws("A", "red50")

    scene.plays("A", "thief", "blue.1")

    assert scene.row("R") == "1000"
    assert scene.discard() == "chameleon, thief"


@rule("ARNE-11.3", "ARNE-8.2")
def test_stop_keeps_its_meaning_in_ghost(scene: Scene) -> None:
    scene.table(3, hands={"A": "red50", "C": "stop"}, variant="ghost")
    scene.draws("A", "red100")
    scene.plays("A", "red50", "discard")

    scene.plays("C", "stop")

    assert scene.turns(2) == "C A"


@rule("ARNE-1.7", "ARNE-11.3")
def test_everybody_sees_whose_the_neutral_colour_is(scene: Scene) -> None:
    scene.table(3, rows={"Bl": "500"}, variant="ghost", neutral_owner="B")

    view = scene.view("C")

    assert view.neutral is not None
    assert [seat.code for seat in view.owners(view.neutral)] == ["B"]
    assert view.scores == (0, 500, 0)
