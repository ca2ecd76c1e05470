"""AutoMammoth's final sale and points [MAM-9]: scenario S-25. On both tables."""

import pytest

from tests.kit import rule
from tests.scenarios.zooloretto.mammoth import MammothScene


def end(mammoth: MammothScene, books: str, zoo: str = "coins 0") -> None:
    """B takes the last truck of the last round, with one coin on it."""
    mammoth.table(2, trucks="by A | $ | -", last_round=True, A=zoo, B=books)
    mammoth.turn("I-07")
    mammoth.finish()
    assert mammoth.match.over


@rule("MAM-9.1", "MAM-9.2", "MAM-9.3", "MAM-9.4", "MAM-9.5")
def test_points_after_the_sale(mammoth: MammothScene) -> None:
    mammoth.table(
        5, trucks="by A | $ | by C | by D | by E", last_round=True,
        B="coins 2, camel 7, elephant 5, flamingo 3, kangaroo 2, leopard 1, stall 4",
    )  # fmt: skip
    mammoth.turn("I-07")
    mammoth.finish()

    assert mammoth.points("B") == 25 + 12 + 3 + 7 - 2
    parts = {str(part.gaps["key"]): points for part, points in mammoth.match.result.scores[1].parts}
    assert parts == {"camel": 25, "elephant": 12, "flamingo": 3, "kangaroo": -2, "stall": 7}


@rule("MAM-9.1")
def test_the_sale_is_carried_out(mammoth: MammothScene) -> None:
    mammoth.table(trucks="by A | $ | -", last_round=True, bank=5, B="coins 2, camel 7, kangaroo 2, leopard 1")
    mammoth.turn("I-07")
    mammoth.finish()

    assert mammoth.stacks() == "camel 7, kangaroo 2"  # the leopard has left the game
    assert mammoth.coins() == 1


@rule("MAM-9.4")
@pytest.mark.parametrize(("size", "points"), [(3, 3), (4, 7), (5, 12), (6, 18), (7, 25), (8, 25), (11, 25)])
def test_what_safe_stacks_are_worth(mammoth: MammothScene, size: int, points: int) -> None:
    end(mammoth, f"zebra {size}")
    assert mammoth.points("B") == points

    end(mammoth, f"stall {size}")
    assert mammoth.points("B") == points


@rule("MAM-9.1", "MAM-9.3")
@pytest.mark.parametrize(("coins", "points"), [(0, -6), (1, -4), (2, -4), (3, -2), (4, -2), (5, 0), (9, 0)])
def test_two_coins_for_each_barn_stack_as_long_as_they_last(mammoth: MammothScene, coins: int, points: int) -> None:
    end(mammoth, f"coins {coins}, camel 2, kangaroo 1, stall 2")  # and the coin it takes

    assert mammoth.points("B") == points


@rule("MAM-9.2")
def test_the_smallest_stacks_are_sold_first_then_in_the_order_of_species_stalls_last(mammoth: MammothScene) -> None:
    end(mammoth, "coins 3, camel 2, panda 1, zebra 1, stall 1")
    kept = [str(part.gaps["key"]) for part, _ in mammoth.match.result.scores[1].parts]
    assert kept == ["camel", "stall"]

    end(mammoth, "coins 3, camel 2, panda 2, zebra 2")
    kept = [str(part.gaps["key"]) for part, _ in mammoth.match.result.scores[1].parts]
    assert kept == ["zebra"]


@rule("MAM-9.1")
def test_safe_stacks_are_never_sold(mammoth: MammothScene) -> None:
    end(mammoth, "coins 9, zebra 3")

    assert mammoth.points("B") == 3


@rule("MAM-9.5")
def test_neither_coins_nor_stalls_nor_species_bring_other_points(mammoth: MammothScene) -> None:
    end(mammoth, "coins 9, stall a b c")

    assert mammoth.points("B") == 3


@rule("MAM-9.6", "ZOO-11.9")
@pytest.mark.parametrize(("coins", "winners"), [(1, "B"), (2, "A B"), (3, "A")])
def test_a_tie_is_decided_by_the_coins_left_after_the_sale(mammoth: MammothScene, coins: int, winners: str) -> None:
    end(mammoth, "coins 5, camel 1, kangaroo 2, stall 3, panda 3", zoo=f"E6 Z Z Z Z Z, coins {coins}")

    assert (mammoth.points("A"), mammoth.points("B")) == (6, 6)
    assert mammoth.winners() == winners  # of its 6 coins, 4 paid for the sale


@rule("MAM-9.6")
def test_who_has_more_points_needs_no_coins(mammoth: MammothScene) -> None:
    end(mammoth, "coins 9, camel 3", zoo="E4 Z Z Z Z, coins 0")

    assert (mammoth.points("A"), mammoth.points("B"), mammoth.winners()) == (5, 3, "A")


@rule("MAM-9.7", "MAM-1.7")
def test_several_automas_sell_and_score_on_their_own(mammoth: MammothScene) -> None:
    mammoth.table(
        3, automas="B=I,C=I", trucks="by A | $ | by C", last_round=True,
        B="coins 1, zebra 1, camel 4", C="coins 3, zebra 1, camel 2, kangaroo 2",
    )  # fmt: skip
    mammoth.turn("I-07")
    mammoth.finish()

    assert (mammoth.points("B"), mammoth.points("C")) == (7, -4)
    assert mammoth.winners() == "B"
