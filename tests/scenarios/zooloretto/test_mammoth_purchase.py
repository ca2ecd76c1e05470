"""AutoMammoth buys, and people buy from it [MAM-6]: scenario S-23. On both tables."""

import pytest

from tests.kit import rule
from tests.scenarios.zooloretto.mammoth import MammothScene
from tests.scenarios.zooloretto.scene import Scene


@rule("MAM-6.1", "MAM-6.2", "MAM-6.3", "MAM-1.5", "MAM-2.3")
def test_it_buys_for_its_largest_stack_that_can_be_added_to(mammoth: MammothScene) -> None:
    mammoth.table(
        3, automas="C=II", active="C", trucks="E | - | K", bank=10, also="F",
        A="barn L Zm c", C="coins 3, camel 4, leopard 2, stall 1",
    )  # fmt: skip
    assert mammoth.in_barn("C") == "leopard, stall"

    mammoth.turn("II-03", "F", seller="A")  # purchase, draw 1 from the right

    assert mammoth.stacks("C") == "camel 4, leopard 3, stall 1"
    assert mammoth.in_barn("C") == "stall"  # the leopards are safe now
    assert (mammoth.coins("C"), mammoth.coins("A"), mammoth.coins("B"), mammoth.bank) == (1, 1, 0, 11)
    assert mammoth.barn("A") == "Zm c"
    assert mammoth.trucks() == "E | - | F K"
    assert mammoth.active == "A"


@rule("MAM-6.1", "MAM-6.5")
def test_with_fewer_than_two_coins_it_does_not_buy(mammoth: MammothScene) -> None:
    mammoth.table(trucks="Z | - | -", A="barn Z", B="coins 1, zebra 1")

    mammoth.turn("I-10")

    assert (mammoth.stacks(), mammoth.coins(), mammoth.barn("A"), mammoth.coins("A")) == ("zebra 1", 1, "Z", 0)
    assert "BUY" not in mammoth.steps()


@rule("MAM-6.2", "MAM-6.5")
def test_it_buys_only_what_it_owns_already(mammoth: MammothScene) -> None:
    mammoth.table(automas="B=III", trucks="P | - | -", A="barn Z a", B="coins 5, kangaroo 1")

    mammoth.turn("III-04", "K")  # purchase, take 3, draw 1

    assert (mammoth.stacks(), mammoth.coins(), mammoth.barn("A")) == ("kangaroo 1", 5, "Z a")
    assert mammoth.trucks() == "K P | - | -"


@rule("MAM-6.2", "MAM-6.5")
def test_owning_nothing_it_buys_nothing(mammoth: MammothScene) -> None:
    mammoth.table(trucks="P | - | -", A="barn Z a", B="coins 5")

    mammoth.turn("I-10")

    assert (mammoth.stacks(), mammoth.coins(), mammoth.discard()) == ("", 5, "")


@rule("MAM-6.6")
def test_read_otherwise_it_buys_what_it_does_not_own_but_last(mammoth: MammothScene) -> None:
    mammoth.table(A="barn Z K", B="coins 2, kangaroo 1", purchase_new_stack="yes")
    mammoth.turn("I-10")
    assert mammoth.stacks() == "kangaroo 2"

    mammoth.table(A="barn Z", B="coins 2, kangaroo 1", purchase_new_stack="yes")
    mammoth.turn("I-10")
    assert mammoth.stacks() == "kangaroo 1, zebra 1"

    mammoth.table(A="barn Z b", B="coins 2", purchase_new_stack="yes")
    mammoth.turn("I-10", ties="stall zebra")
    assert mammoth.stacks() == "stall 1"

    mammoth.table(A="barn Z b", B="coins 2", purchase_new_stack="yes")
    mammoth.turn("I-10", ties="zebra stall")
    assert mammoth.stacks() == "zebra 1"


@rule("MAM-6.3")
@pytest.mark.parametrize("chosen", ["camel", "leopard"])
def test_equal_stacks_are_decided_at_random(mammoth: MammothScene, chosen: str) -> None:
    mammoth.table(A="barn L C K", B="coins 3, camel 2, leopard 2, kangaroo 1")

    mammoth.turn("I-10", ties=f"{chosen} camel")

    assert (
        mammoth.stacks()
        == {
            "camel": "camel 3, kangaroo 1, leopard 2",
            "leopard": "camel 2, kangaroo 1, leopard 3",
        }[chosen]
    )


@rule("MAM-6.3")
def test_among_equal_stacks_only_those_for_sale_matter(mammoth: MammothScene) -> None:
    mammoth.table(A="barn C", B="coins 3, camel 2, leopard 2")

    mammoth.turn("I-10", ties="leopard camel")

    assert mammoth.stacks() == "camel 3, leopard 2"


@rule("MAM-6.3")
def test_stalls_of_all_types_are_one_stack_to_it(mammoth: MammothScene) -> None:
    mammoth.table(A="barn d L", B="coins 2, leopard 2, stall a b c")

    mammoth.turn("I-10")

    assert mammoth.stacks() == "leopard 2, stall 4"


@rule("MAM-6.4")
@pytest.mark.parametrize("seller", ["A", "C"])
def test_several_sellers_are_decided_at_random(mammoth: MammothScene, seller: str) -> None:
    mammoth.table(3, A="barn Z", C="barn Z K", B="coins 2, zebra 1")

    mammoth.turn("I-10", seller=seller)

    assert mammoth.coins(seller) == 1
    assert mammoth.coins("A" if seller == "C" else "C") == 0
    assert (mammoth.barn("A"), mammoth.barn("C")) == (("", "K Z") if seller == "A" else ("Z", "K"))


@rule("MAM-6.4")
@pytest.mark.parametrize(("tile", "left"), [("Z", "Zm Zo"), ("Zm", "Z Zo"), ("Zo", "Z Zm")])
def test_which_tile_it_gets_is_decided_at_random_too(mammoth: MammothScene, tile: str, left: str) -> None:
    mammoth.table(A="barn Z Zm Zo", B="coins 2, zebra 1")

    mammoth.turn("I-10", seller="A", buys=tile)

    assert mammoth.barn("A") == left
    assert mammoth.stacks() == "zebra 2"


@rule("MAM-6.4")
@pytest.mark.parametrize(("seller", "tile"), [("A", "Z"), ("A", "Zm"), ("C", "Zo")])
def test_every_fitting_tile_is_equally_likely(mammoth: MammothScene, seller: str, tile: str) -> None:
    mammoth.table(3, A="barn Z Z Zm K", C="barn Zo", B="coins 2, zebra 1")

    mammoth.turn("I-10", seller=seller, buys=tile)

    sellers, *tiles = mammoth.luck.drawn_from
    assert sellers == ["A", "A", "A", "C"]
    if seller == "A":
        assert [sorted(some) for some in tiles] == [["zebra", "zebra", "zebra-m"]]
    left = {"Z": ("K Z Zm", "Zo"), "Zm": ("K Z Z", "Zo"), "Zo": ("K Z Z Zm", "")}[tile]
    assert (mammoth.barn("A"), mammoth.barn("C")) == left


@rule("MAM-6.4")
@pytest.mark.parametrize(("tile", "left"), [("a", "b b"), ("b", "a b")])
def test_stall_types_weigh_by_their_tiles_too(mammoth: MammothScene, tile: str, left: str) -> None:
    mammoth.table(A="barn a b b", B="coins 2, stall 1")

    mammoth.turn("I-10", seller="A", buys=tile)

    assert sorted(mammoth.luck.drawn_from[-1]) == ["stall-a", "stall-b", "stall-b"]
    assert (mammoth.barn("A"), mammoth.stacks()) == (left, "stall 2")


@rule("MAM-6.4", "MAM-6.2")
def test_the_tiles_of_an_automa_weigh_like_those_of_people(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", A="barn Z", B="coins 2, zebra 4", C="zebra Z Zm")

    mammoth.turn("I-10", seller="C", buys="Zm")

    assert mammoth.luck.drawn_from[0] == ["A", "C", "C"]
    assert (mammoth.stacks("B"), mammoth.stacks("C"), mammoth.barn("A")) == ("zebra 5", "zebra 1", "Z")


@rule("MAM-6.7")
def test_one_tile_for_each_purchase_entry(mammoth: MammothScene) -> None:
    mammoth.table(A="barn Z Z Z", B="coins 8, zebra 1")

    mammoth.turn("I-10")

    assert (mammoth.stacks(), mammoth.coins()) == ("zebra 2", 6)


@rule("MAM-2.4", "MAM-6.7")
def test_a_purchase_is_an_action_and_ends_the_turn(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=III", trucks="P | - | -", A="barn Z", B="coins 2, zebra 1")

    mammoth.turn("III-03")  # purchase, take 3

    assert mammoth.discard() == "III-03"
    assert mammoth.active == "C"
    assert mammoth.trucks() == "P | - | -"


@rule("MAM-6.2")
def test_tiles_in_enclosures_are_not_for_sale(mammoth: MammothScene) -> None:
    mammoth.table(A="E4 Z Z a", B="coins 4, zebra 2, stall 1")

    mammoth.turn("I-10")

    assert mammoth.stacks() == "zebra 2, stall 1"


# several AutoMammoths


@rule("MAM-6.2", "MAM-1.7")
def test_it_buys_from_another_automas_barn_stacks(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", B="coins 2, zebra 4", C="coins 0, zebra 2, kangaroo 3", bank=5)

    mammoth.turn("I-10", seller="C")

    assert (mammoth.stacks("B"), mammoth.stacks("C")) == ("zebra 5", "kangaroo 3, zebra 1")
    assert (mammoth.coins("B"), mammoth.coins("C"), mammoth.bank) == (0, 1, 6)


@rule("MAM-6.2", "MAM-1.5")
def test_it_does_not_buy_from_another_automas_safe_stacks(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", B="coins 2, zebra 4", C="coins 0, zebra 3")

    mammoth.turn("I-10")

    assert (mammoth.stacks("B"), mammoth.stacks("C"), mammoth.coins("B")) == ("zebra 4", "zebra 3", 2)


@rule("MAM-6.2", "MAM-6.3")
def test_its_largest_stack_decides_whoever_sells(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", A="barn K", B="coins 2, zebra 2, kangaroo 4", C="zebra 1")
    mammoth.turn("I-10", seller="A")
    assert (mammoth.stacks("B"), mammoth.coins("A"), mammoth.coins("C")) == ("kangaroo 5, zebra 2", 1, 0)

    mammoth.table(3, automas="B=I,C=I", A="barn K", B="coins 2, zebra 5, kangaroo 4", C="zebra 1")
    mammoth.turn("I-10", seller="C")
    assert (mammoth.stacks("B"), mammoth.coins("A"), mammoth.coins("C")) == ("kangaroo 4, zebra 6", 0, 1)


@rule("MAM-6.4")
@pytest.mark.parametrize("seller", ["C", "D"])
def test_which_automa_sells_is_decided_at_random(mammoth: MammothScene, seller: str) -> None:
    mammoth.table(4, automas="B=I,C=I,D=I", B="coins 2, zebra 4", C="zebra 1", D="zebra 1")

    mammoth.turn("I-10", seller=seller)

    assert mammoth.coins(seller) == 1
    assert mammoth.stacks(seller) == ""
    assert mammoth.stacks("C" if seller == "D" else "D") == "zebra 1"


@rule("MAM-6.4")
@pytest.mark.parametrize("seller", ["A", "C"])
def test_a_person_and_an_automa_with_the_same_kind_are_equally_likely_sellers(
    mammoth: MammothScene, seller: str
) -> None:
    mammoth.table(3, automas="B=I,C=I", A="barn Z", B="coins 2, zebra 4", C="zebra 1")

    mammoth.turn("I-10", seller=seller)

    assert (mammoth.coins("A"), mammoth.coins("C")) == ((1, 0) if seller == "A" else (0, 1))
    assert (mammoth.barn("A"), mammoth.stacks("C")) == (("", "zebra 1") if seller == "A" else ("Z", ""))


@rule("MAM-1.5", "MAM-1.7")
def test_what_is_sold_may_leave_the_barn_of_the_seller_empty(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", B="coins 4, zebra 2", C="coins 2, zebra 1, kangaroo 1")

    mammoth.turn("I-10", seller="C")
    assert (mammoth.stacks("B"), mammoth.stacks("C")) == ("zebra 3", "kangaroo 1")
    mammoth.turn("I-10")  # C has no zebras left, and B's are safe

    assert (mammoth.stacks("B"), mammoth.stacks("C")) == ("zebra 3", "kangaroo 1")
    assert mammoth.coins("C") == 3


# people buy


@rule("MAM-6.8", "MAM-6.9")
def test_a_person_buys_from_its_barn_stacks(mammoth: MammothScene) -> None:
    mammoth.table(active="A", A="coins 2", B="coins 0, zebra Z Zm, kangaroo 3", bank=5)

    mammoth.human_buys("A", "Zm of B")

    assert mammoth.stacks() == "kangaroo 3, zebra 1"
    assert (mammoth.coins(), mammoth.coins("A"), mammoth.bank) == (1, 0, 6)
    assert mammoth.barn("A") == "Zm"


@rule("MAM-6.8", "MAM-1.5")
def test_a_person_cannot_buy_from_its_safe_stacks(mammoth: MammothScene) -> None:
    mammoth.table(active="A", A="coins 2", B="zebra 3, kangaroo 1")
    mammoth.refuses_to_sell("A", "Z of B")

    mammoth.table(active="A", A="coins 2", B="zebra 3")
    mammoth.refuses_to_sell("A", "Z of B")


@rule("MAM-6.8")
def test_read_otherwise_people_buy_nothing_from_it(mammoth: MammothScene) -> None:
    mammoth.table(active="A", A="coins 2", B="zebra 1", buy_from_automa="no")

    mammoth.refuses_to_sell("A", "Z of B")


@rule("MAM-6.8")
def test_on_the_screen_it_says_that_nothing_is_sold(scene: Scene) -> None:
    scene.table(3, automas="B=I", A="coins 2", B="zebra 1", C="barn P", buy_from_automa="no")

    assert scene.codes("A", "purchase") == ["panda C"]
    scene.refused("A", "purchase", "Z of B", rule="MAM-6.8")


@rule("MAM-6.8", "MAM-6.2")
def test_automas_buy_from_each_other_by_either_reading(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", B="coins 2, zebra 4", C="zebra 1", buy_from_automa="no")

    mammoth.turn("I-10", seller="C")

    assert (mammoth.stacks("B"), mammoth.stacks("C")) == ("zebra 5", "")


@rule("MAM-1.5")
def test_a_stack_is_safe_or_for_sale_by_its_size_at_every_moment(mammoth: MammothScene) -> None:
    mammoth.table(3, automas="B=I,C=I", trucks="Z | - | -", B="coins 2, zebra 2, camel 2", C="coins 2, camel 4")
    assert mammoth.in_barn() == "camel, zebra"

    mammoth.turn("I-07")  # takes a zebra
    assert mammoth.in_barn() == "camel"
    mammoth.turn("I-10", seller="B")  # C buys a camel
    assert mammoth.in_barn() == "camel"
    assert mammoth.stacks() == "camel 1, zebra 3"


@rule("MAM-6.9", "MAM-6.8")
def test_on_the_screen_the_buyer_chooses_the_tile(scene: Scene) -> None:
    scene.table(2, automas="B=I", A="coins 2, E4 Zf", B="zebra Z Zm, stall a d", bank=3)

    assert scene.codes("A", "purchase") == ["zebra B", "zebra-m B", "stall-a B", "stall-d B"]
    scene.plays("A", "purchase", "Zm of B", "Zm E4")

    assert scene.animals("A", "E4") == "Zm* Zf* Zo"  # its fertile animals have never bred


@rule("MAM-6.4", "ZOO-12.8", "ZOO-7.3")
def test_an_animal_that_has_bred_stays_so_in_its_stacks(scene: Scene) -> None:
    scene.table(2, automas="B=I", active="B", A="barn Zf*, E4 Zm, coins 2", B="coins 2, zebra 1", young="Zo")

    scene.chance("I-10", "A", "Zf* of A")
    scene.plays("A", "purchase", "Zf* of B", "Zf* E4")

    assert scene.animals("A", "E4") == "Zm Zf*"
    assert scene.young("Z") == 1
