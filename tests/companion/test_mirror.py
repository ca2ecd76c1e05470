"""A law: fed with the same events, the companion's books equal those of the game on the screen."""

import pytest

from tests.companion.mirror import Mirror

ONE_AUTOMA = [(2, "B=I"), (2, "A=III"), (3, "C=II"), (4, "B=III"), (5, "E=II")]
SEVERAL_AUTOMAS = [(3, "B=I,C=III"), (4, "A=II,B=II,D=III"), (5, "A=I,B=I,C=I,D=I")]
SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "automas"), ONE_AUTOMA)
def test_one_automa_keeps_the_same_books_at_both_tables(players: int, automas: str, seed: int) -> None:
    Mirror(players, automas, seed).play()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "automas"), SEVERAL_AUTOMAS)
def test_several_automas_keep_the_same_books_at_both_tables(players: int, automas: str, seed: int) -> None:
    Mirror(players, automas, seed).play()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("option", ["count_blockers", "purchase_new_stack"])
def test_by_other_readings_too(option: str, seed: int) -> None:
    Mirror(2, "B=III", seed, **{option: "yes"}).play()


@pytest.mark.parametrize("seed", SEEDS)
def test_by_the_readings_of_a_card_after_a_take_and_of_purchases_too(seed: int) -> None:
    Mirror(3, "A=III,C=II", seed, after_take="all", buy_from_automa="no").play()


@pytest.mark.parametrize("seed", SEEDS)
def test_with_the_trucks_the_other_way_round_too(seed: int) -> None:
    Mirror(2, "B=II", seed, truck_order="123").play()
