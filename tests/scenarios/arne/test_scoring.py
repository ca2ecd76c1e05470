"""What rows are worth: scenarios 1 to 12, and the other readings [ARNE-10]."""

from tests.kit import rule
from tests.scenarios.arne.scene import Scene


@rule("ARNE-10.1")
def test_values_are_added(scene: Scene) -> None:
    scene.table(rows={"R": "50, 100, 200, 500"})

    assert scene.total("red") == 850


@rule("ARNE-10.3", "ARNE-10.4")
def test_an_x2_doubles_the_row(scene: Scene) -> None:
    scene.table(rows={"R": "50, 100, 200, 500, X2"})

    assert scene.total("red") == 1700


@rule("ARNE-10.1", "ARNE-10.4")
def test_an_x3_triples_its_value_card_before_the_row_is_doubled(scene: Scene) -> None:
    scene.table(rows={"R": "1000+x3, 50, X2"})

    assert scene.total("red") == (3000 + 50) * 2 == 6100


@rule("ARNE-10.3")
def test_an_x3_on_an_x2_makes_it_times_six(scene: Scene) -> None:
    scene.table(rows={"R": "200, 100, X2+x3"})

    assert scene.total("red") == 300 * 6 == 1800


@rule("ARNE-10.1", "ARNE-6.8")
def test_a_crashed_card_counts_nothing_even_with_an_x3(scene: Scene) -> None:
    scene.table(rows={"R": "500+x3+crash, 100, X2"})

    assert scene.total("red") == (0 + 100) * 2 == 200


@rule("ARNE-10.1", "ARNE-6.9", "ARNE-4.2")
def test_a_lock_restores_the_tripled_value(scene: Scene) -> None:
    scene.table(rows={"R": "500+x3+crash+lock, 100, X2"})

    assert scene.total("red") == (1500 + 100) * 2 == 3200


@rule("ARNE-6.11", "ARNE-4.2", "ARNE-6.9")
def test_the_order_in_which_layers_were_laid_does_not_matter(scene: Scene) -> None:
    scene.table(rows={"R": "500, 100, X2"}, hands={"A": "crash, lock, x3"})
    scene.draws("A", "blue50")

    scene.plays("A", "crash", "red.1")
    assert scene.total("red") == 200
    scene.plays("A", "lock", "red.1")
    assert scene.total("red") == 1200
    scene.plays("A", "x3", "red.1")

    assert scene.row("R") == "500+x3+crash+lock, 100, X2"
    assert scene.total("red") == 3200


@rule("ARNE-10.3", "ARNE-Q1")
def test_a_crashed_x2_is_neutral(scene: Scene) -> None:
    scene.table(rows={"R": "1000, 50, X2+crash", "G": "1000, 50, X2+crash+lock"})

    assert scene.total("red") == 1050
    assert scene.total("green") == 2100


@rule("ARNE-Q1")
def test_read_otherwise_a_crashed_x2_makes_the_total_nothing(scene: Scene) -> None:
    scene.table(
        rows={"R": "1000, 50, X2+crash", "G": "1000, 50, X2+crash+lock", "Y": "1000, 50+crash, X2"}, crashed_x2="zero"
    )

    assert scene.total("red") == 0
    assert scene.total("green") == 2100
    assert scene.total("yellow") == 2000  # only an X2 does so


@rule("ARNE-10.3")
def test_a_lock_restores_a_tripled_x2(scene: Scene) -> None:
    scene.table(rows={"R": "1000, X2+x3+crash"}, hands={"A": "lock"})
    assert scene.total("red") == 1000

    scene.draws("A", "blue50")
    scene.plays("A", "lock", "red.2")

    assert scene.total("red") == 6000


@rule("ARNE-10.2", "ARNE-10.4")
def test_a_tripled_minus_200_is_taken_off_before_the_doubling(scene: Scene) -> None:
    scene.table(rows={"R": "1000, -200+x3, X2"})

    assert scene.total("red") == (1000 - 600) * 2 == 800


@rule("ARNE-10.2", "ARNE-6.2", "ARNE-Q20")
def test_a_locked_minus_200_may_be_tripled_and_still_counts_nothing(scene: Scene) -> None:
    scene.table(rows={"R": "100, -200+lock"}, hands={"A": "x3"})
    assert scene.total("red") == 100

    scene.draws("A", "blue50")
    scene.plays("A", "x3", "red.2")

    assert scene.row("R") == "100, -200+x3+lock"
    assert scene.total("red") == 100


@rule("ARNE-Q20")
def test_read_otherwise_no_x3_goes_on_a_locked_minus_200(scene: Scene) -> None:
    scene.table(rows={"R": "100+x3, -200+lock", "G": "-200, 50+crash+lock"}, hands={"A": "x3"}, x3_on_locked_minus="no")
    scene.draws("A", "crash")

    assert scene.options("A", "x3") == ["green.1", "green.2"]  # a locked crash takes it as ever
    scene.refused("A", "x3", "red.2", rule="ARNE-Q20")


@rule("ARNE-10.4", "ARNE-Q3")
def test_a_negative_sum_is_multiplied_too(scene: Scene) -> None:
    scene.table(rows={"R": "50, -200, X2+x3"})

    assert scene.total("red") == -150 * 6 == -900


@rule("ARNE-Q3")
def test_read_otherwise_only_positive_sums_are_doubled(scene: Scene) -> None:
    scene.table(rows={"R": "50, -200, X2+x3", "G": "50, X2+x3"}, negative_doubled="no")

    assert scene.total("red") == -150
    assert scene.total("green") == 300


@rule("ARNE-10.4", "ARNE-10.5", "ARNE-Q2")
def test_several_x2_multiply(scene: Scene) -> None:
    scene.table(rows={"R": "200, 100, X2, greenX2~"})
    assert scene.total("red") == 300 * 4 == 1200

    scene.table(rows={"R": "200, 100, X2, greenX2~, yellowX2~"})
    assert scene.total("red") == 300 * 8 == 2400

    scene.table(rows={"R": "200, 100, X2, greenX2~, yellowX2~+x3"}, hands={"A": "crash"})
    assert scene.total("red") == 300 * 24 == 7200

    scene.draws("A", "blue50")
    scene.plays("A", "crash", "red.4")
    assert scene.total("red") == 300 * 12 == 3600


@rule("ARNE-Q2")
def test_read_otherwise_the_factors_of_several_x2_are_added(scene: Scene) -> None:
    scene.table(rows={"R": "200, 100, X2, greenX2~", "G": "200, 100, redX2~, yellowX2~, X2+x3"}, several_x2="add")

    assert scene.total("red") == 300 * 4
    assert scene.total("green") == 300 * (2 + 2 + 6)


@rule("ARNE-Q2")
def test_read_otherwise_a_row_without_x2_still_counts_once(scene: Scene) -> None:
    scene.table(rows={"R": "200, 100", "G": "200, X2+crash"}, several_x2="add")

    assert scene.total("red") == 300
    assert scene.total("green") == 200


@rule("ARNE-10.5")
def test_a_combo_counts_for_the_row_it_lies_in(scene: Scene) -> None:
    scene.table(rows={"Y": "blue1000~, X2", "Bl": "50, X2"})

    assert scene.total("yellow") == 2000
    assert scene.total("blue") == 100


@rule("ARNE-10.5")
def test_hand_cards_count_nothing(scene: Scene) -> None:
    scene.table(rows={"R": "50"}, hands={"A": "red1000, redX2, red-200"})

    assert scene.points("A") == 50
