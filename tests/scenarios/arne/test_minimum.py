"""Minimum: fewest points win [ARNE-11.1, ARNE-11.2]."""

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.games.arne import GAME
from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-11.1")
@pytest.mark.parametrize("persons", [2, 3, 4, 5, 6])
def test_minimum_is_for_two_to_six(scene: Scene, persons: int) -> None:
    scene.new(persons, variant="minimum")

    assert scene.asked == "A"


@rule("ARNE-11.1")
@pytest.mark.parametrize("persons", [1, 7])
def test_minimum_is_for_no_other_number(persons: int) -> None:
    with pytest.raises(BadSetting, match="variant minimum"):
        Match.new(GAME, persons, {"variant": "minimum"})


@rule("ARNE-11.1", "ARNE-3.3", "ARNE-6.3")
def test_in_minimum_cards_are_pushed_onto_others(scene: Scene) -> None:
    scene.table(
        rows={"R": "1000", "G": "500+crash"},
        hands={"A": "green200, red500, chameleon, crash, lock, red-200"},
        variant="minimum",
    )
    scene.draws("A", "blue50")

    scene.plays("A", "chameleon", "red500", "yellow")
    scene.passes("A")
    scene.plays("A", "crash", "red.1")
    scene.passes("A")
    scene.plays("A", "lock", "green.1")
    scene.passes("A")
    scene.plays("A", "red-200")
    scene.plays("A", "green200", "green")

    assert scene.total("yellow") == 500
    assert scene.total("red") == -200
    assert scene.total("green") == 700


@rule("ARNE-11.2", "ARNE-4.4")
def test_in_minimum_plus_2_makes_the_giver_fill_his_own_row(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "green500, green1000"}, variant="minimum")
    scene.draws("A", "red50")

    scene.plays("A", "plus2_value", "B", "green")

    assert scene.row("G") == "500, 1000"


@rule("ARNE-11.2", "ARNE-4.4")
def test_in_minimum_plus_2_may_fill_a_third_row(scene: Scene) -> None:
    scene.table(hands={"A": "plus2_value", "B": "yellow500, green1000"}, variant="minimum")
    scene.draws("A", "red50")

    scene.plays("A", "plus2_value", "B", "yellow")

    assert scene.row("Y") == "500"
    assert scene.hand("B") == "green1000"


@rule("ARNE-11.1", "ARNE-Q19")
def test_in_minimum_a_tie_for_the_fewest_points_is_shared(scene: Scene) -> None:
    scene.table(3, rows={"R": "50", "G": "500", "Y": "50"}, hands={"B": "crash"}, final="BCA", variant="minimum")
    scene.passes("B")

    assert scene.winners() == "A C"
