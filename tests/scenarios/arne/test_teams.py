"""Teams: two persons share a row [ARNE-11.4]."""

import pytest

from tests.kit import rule
from tests.scenarios.arne.scene import Scene

# with 4 persons A and C play orange, B and D purple; with 8 A and E red, B and F green, C and G yellow, D and H blue


@rule("ARNE-11.4", "ARNE-1.4")
def test_one_of_each_team_picks_the_colour_and_partners_sit_opposite(scene: Scene) -> None:
    scene.new(6, variant="teams")
    assert scene.options("A") == ["red", "green", "yellow", "blue"]

    for letter, colour in zip("ABC", ("blue", "red", "green"), strict=True):
        scene.plays(letter, colour)

    assert [scene.colour(letter) for letter in "ABCDEF"] == ["blue", "red", "green"] * 2


@rule("ARNE-11.4", "ARNE-1.5")
def test_twelve_persons_play_with_two_boxes(scene: Scene) -> None:
    scene.new(12, variant="teams")
    scene.set_up("red", "green", "yellow", "blue", "orange", "purple", first="L")

    assert [len(hand) for hand in scene.state.hands] == [8] * 12
    assert scene.pile_size() == 264 - 96
    assert scene.turns(3) == "L A B"


@rule("ARNE-11.4")
def test_partners_share_one_row(scene: Scene) -> None:
    scene.table(4, hands={"A": "orange50", "C": "orange1000"}, variant="teams")
    scene.draws("A", "orange100")
    scene.plays("A", "orange50", "orange")
    assert scene.turns(1) == "B"
    scene.draws("C", "orange200")
    scene.plays("C", "orange1000", "orange")

    assert scene.row("O") == "50, 1000"
    assert scene.points("A") == scene.points("C") == 1050
    assert scene.points("B") == scene.points("D") == 0


@rule("ARNE-11.4")
def test_the_team_with_the_most_points_wins(scene: Scene) -> None:
    scene.table(8, rows={"R": "500", "G": "1000", "Y": "200"}, hands={"A": "crash"}, final="A", variant="teams")
    scene.passes("A")

    assert scene.winners() == "B F"


@rule("ARNE-11.4", "ARNE-6.6", "ARNE-Q23")
def test_for_a_thief_ones_own_row_is_the_row_of_the_team(scene: Scene) -> None:
    scene.table(4, rows={"O": "purple500~", "P": "orange1000~"}, hands={"C": "thief"}, active="C", variant="teams")
    scene.draws("C", "orange50")

    assert scene.options("C", "thief") == ["purple.1"]
    scene.plays("C", "thief", "purple.1")

    assert scene.row("O") == "purple500~, 1000"


@rule("ARNE-11.4", "ARNE-4.8")
def test_change_places_with_an_opponent_swaps_the_teams(scene: Scene) -> None:
    scene.table(4, rows={"O": "100", "P": "1000"}, hands={"A": "change_places"}, variant="teams")
    scene.draws("A", "orange50")

    scene.plays("A", "change_places", "B")

    assert [scene.colour(letter) for letter in "ABCD"] == ["purple", "orange", "orange", "purple"]
    assert scene.points("A") == scene.points("D") == 1000
    assert scene.points("B") == scene.points("C") == 100


@rule("ARNE-11.4", "ARNE-4.8", "ARNE-8.6")
def test_change_places_with_the_partner_swaps_only_the_seats(scene: Scene) -> None:
    scene.table(4, rows={"O": "100", "P": "1000"}, hands={"A": "change_places"}, variant="teams")
    scene.draws("A", "orange50")

    scene.plays("A", "change_places", "C")

    assert [scene.colour(letter) for letter in "ABCD"] == ["orange", "purple", "orange", "purple"]
    assert scene.order() == "C B A D"
    assert scene.turns(2) == "D C"


@rule("ARNE-11.4", "ARNE-1.7")
def test_partners_do_not_show_each_other_their_hands(scene: Scene) -> None:
    scene.table(4, hands={"A": "orange50", "C": "orange1000"}, variant="teams")

    assert [card.code for card in scene.view("A").hand] == ["v50-orange"]
    scene.draws("A", "purple50")
    assert scene.told("C") == ["A drew"]


@rule("ARNE-11.4", "ARNE-4.4")
def test_plus_2_may_be_asked_of_the_partner(scene: Scene) -> None:
    scene.table(4, hands={"A": "plus2_value", "C": "orange1000, orange500"}, variant="teams")
    scene.draws("A", "orange50")

    scene.plays("A", "plus2_value", "C", "orange")

    assert scene.total("orange") == 1500


@rule("ARNE-11.4", "ARNE-9.2")
def test_the_final_round_goes_round_all_persons(scene: Scene) -> None:
    scene.table(
        4, rows={"O": "50"}, hands=dict.fromkeys("ABCD", "crash"), pile="orange100", variant="teams", active="B"
    )
    scene.draws("B", "orange100")
    scene.plays("B", "orange100", "discard")
    scene.everybody_passes()

    assert scene.everybody_passes() == "C D A B"


@rule("ARNE-Q19", "ARNE-11.4")
@pytest.mark.parametrize(("tie", "winners"), [("shared", "A B C D"), ("items", "A C"), ("order", "B D")])
def test_partners_win_a_tie_together(scene: Scene, tie: str, winners: str) -> None:
    scene.table(
        4,
        rows={"O": "200", "P": "100, 50, 50"},
        hands={"C": "crash"},
        final="CDAB",
        active="B",
        variant="teams",
        tie=tie,
    )
    scene.passes("C")

    assert scene.winners() == winners
