"""X3, Crash and Lock on items [ARNE-4.2, ARNE-6.8, ARNE-6.9, ARNE-6.11]: scenario 13."""

import pytest

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-6.11", "ARNE-6.8", "ARNE-6.9", "ARNE-4.2", "ARNE-6.2")
def test_layers_that_do_not_fit_are_refused(scene: Scene) -> None:
    scene.table(rows={"R": "500+crash+lock, 200, 100+x3, -200"}, hands={"A": "crash, lock, x3"})
    scene.draws("A", "blue50")

    scene.refused("A", "crash", "red.1", rule="ARNE-6.8")
    scene.refused("A", "lock", "red.1", rule="ARNE-6.9")
    scene.refused("A", "lock", "red.2", rule="ARNE-6.9")
    scene.refused("A", "x3", "red.3", rule="ARNE-4.2")
    scene.refused("A", "crash", "red.4", rule="ARNE-6.2")

    assert scene.options("A", "lock") == ["red.4"]
    assert scene.options("A", "crash") == ["red.2", "red.3"]
    assert scene.options("A", "x3") == ["red.1", "red.2", "red.4"]


ITEMS = {  # item: X3, Crash, Lock
    "500": (True, True, False),
    "X2": (True, True, False),
    "500+x3": (False, True, False),
    "500+crash": (True, False, True),
    "500+x3+crash": (False, False, True),
    "500+crash+lock": (True, False, False),
    "500+x3+crash+lock": (False, False, False),
    "-200": (True, False, True),
    "-200+x3": (False, False, True),
    "-200+lock": (True, False, False),
    "-200+x3+lock": (False, False, False),
}


@rule("ARNE-6.11")
@pytest.mark.parametrize("combo", [False, True], ids=["own", "combo"])
@pytest.mark.parametrize("item", ITEMS)
def test_the_table_of_layers_holds_for_every_item(scene: Scene, item: str, combo: bool) -> None:
    face, *layers = item.split("+")
    lying = "+".join([f"blue{face}~" if combo else face, *layers])
    takes_everything = "100+crash, 200"  # so that no card is without a target
    scene.table(rows={"R": lying, "G": takes_everything}, hands={"B": "x3, crash, lock, thief"}, active="B")
    scene.draws("B", "yellow50")

    x3, crash, lock = ITEMS[item]
    assert ("red.1" in scene.options("B", "x3")) is x3
    assert ("red.1" in scene.options("B", "crash")) is crash
    assert ("red.1" in scene.options("B", "lock")) is lock
    assert ("thief" in scene.options("B")) is combo


@rule("ARNE-4.2")
def test_an_x3_goes_on_an_item_of_any_row(scene: Scene) -> None:
    scene.table(rows={"R": "50", "G": "100+crash", "Y": "200+crash+lock", "Bl": "red500~, -200, X2"}, hands={"A": "x3"})
    scene.draws("A", "blue50")

    assert scene.options("A", "x3") == ["red.1", "green.1", "yellow.1", "blue.1", "blue.2", "blue.3"]


@rule("ARNE-4.2")
def test_an_x3_never_goes_onto_the_discard_pile_by_choice(scene: Scene) -> None:
    scene.table(rows={"Bl": "50"}, hands={"A": "x3"})
    scene.draws("A", "crash")

    assert scene.options("A", "x3") == ["blue.1"]
    scene.plays("A", "x3", "blue.1")

    assert scene.discard() == ""
    assert scene.total("blue") == 150


@rule("ARNE-6.2", "ARNE-6.9")
def test_a_lock_makes_a_tripled_minus_200_count_nothing(scene: Scene) -> None:
    scene.table(rows={"R": "100, -200+x3"}, hands={"B": "lock"}, active="B")
    assert scene.total("red") == -500

    scene.draws("B", "blue50")
    scene.plays("B", "lock", "red.2")

    assert scene.total("red") == 100


@rule("ARNE-6.8")
def test_a_crash_may_go_on_any_row_and_on_an_x2(scene: Scene) -> None:
    scene.table(rows={"R": "50", "G": "X2", "Y": "red500~+x3"}, hands={"A": "crash"})
    scene.draws("A", "blue50")

    assert scene.options("A", "crash") == ["red.1", "green.1", "yellow.1"]


@rule("ARNE-6.8", "ARNE-6.9")
def test_crash_and_lock_stay_on_the_item(scene: Scene) -> None:
    scene.table(rows={"R": "500"}, hands={"A": "crash", "B": "lock, crash"})
    scene.draws("A", "blue50")

    scene.plays("A", "crash", "red.1")
    scene.plays("B", "lock", "red.1")

    assert scene.row("R") == "500+crash+lock"
    assert scene.discard() == ""
    assert scene.asked == "A"  # B's second Crash finds nothing to crash: once per item for the whole game


@rule("ARNE-Q21", "ARNE-6.9")
def test_a_lock_cannot_be_laid_ahead_of_a_crash(scene: Scene) -> None:
    scene.table(rows={"R": "500", "G": "200+crash"}, hands={"A": "lock"})
    scene.draws("A", "blue50")

    scene.refused("A", "lock", "red.1", rule="ARNE-6.9")
    assert scene.options("A", "lock") == ["green.1"]
