"""Purchase, discard, expand [ZOO-6.12 to ZOO-6.18]: scenarios S-13, S-14."""

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-6.12", "ZOO-6.15", "ZOO-8.2")
def test_a_purchase_that_fills_an_enclosure(scene: Scene) -> None:
    scene.table(3, A="E5 P P P P, coins 2", B="barn P Z", bank=5)

    scene.plays("A", "purchase", "P of B", "P E5")

    assert scene.coins("A") == 2  # -2 +2
    assert scene.coins("B") == 1
    assert scene.bank == 4  # +1 -2
    assert scene.barn("B") == "Z"
    assert scene.animals("A", "E5") == "P P P P P"


@rule("ZOO-6.12")
def test_neither_the_own_barn_nor_enclosures_of_others_are_for_sale(scene: Scene) -> None:
    scene.table(3, A="barn K, coins 2", B="E4 Z a, E5 P", C="E6 L")

    scene.refused("A", "purchase", rule="ZOO-6.12")


@rule("ZOO-6.12", "ZOO-6.13")
def test_the_buyer_chooses_among_all_animals_and_stalls_in_the_other_barns(scene: Scene) -> None:
    scene.table(3, A="barn K, coins 2", B="barn Z Z Zm a a b", C="barn Z Zo")

    assert scene.codes("A", "purchase") == [
        "zebra B", "zebra-m B", "stall-a B", "stall-b B", "zebra C", "zebra-o C",
    ]  # fmt: skip


@rule("ZOO-6.12")
def test_the_seller_is_not_asked(scene: Scene) -> None:
    scene.table(3, A="coins 2", B="barn Z, coins 5")

    scene.plays("A", "purchase", "Z of B")

    assert scene.asked == "A"  # where it goes


@rule("ZOO-6.13")
def test_a_seller_who_has_passed_can_be_bought_from(scene: Scene) -> None:
    scene.table(3, trucks="by B | - | -", A="coins 2", B="barn Z")

    scene.plays("A", "purchase", "Z of B", "Z E4")

    assert (scene.barn("B"), scene.coins("B"), scene.animals("A", "E4")) == ("", 1, "Z")


@rule("ZOO-6.14")
def test_a_bought_tile_may_go_to_the_own_barn(scene: Scene) -> None:
    scene.table(3, A="E4 K, coins 2", B="barn Z a")

    assert scene.options("A", "purchase", "Z of B") == "zebra barn, zebra e5, zebra e6"
    assert scene.options("A", "purchase", "a of B") == "stall-a barn, stall-a e4, stall-a e5, stall-a e6"
    scene.plays("A", "purchase", "Z of B", "Z barn")

    assert scene.barn("A") == "Z"


@rule("ZOO-6.12", "ZOO-5.4")
def test_a_bought_tile_without_a_place_goes_to_the_own_barn(scene: Scene) -> None:
    scene.table(3, A="E4 K, E5 K, E6 K, coins 2", B="barn Z")

    scene.plays("A", "purchase", "Z of B")
    if scene.asked == "A":
        assert scene.options("A") == "zebra barn"
        scene.plays("A", "Z barn")

    assert scene.barn("A") == "Z"


@rule("ZOO-6.15", "ZOO-7.1")
def test_a_bought_animal_breeds(scene: Scene) -> None:
    scene.table(3, A="E4 Z Zm, coins 2", B="barn Zf", bank=5)

    scene.plays("A", "purchase", "Zf of B", "Zf E4")

    assert scene.animals("A", "E4") == "Z Zm* Zf* Zo"
    assert scene.coins("A") == 1
    assert scene.bank == 5


@rule("ZOO-7.3", "ZOO-12.8")
def test_a_fertile_animal_that_has_bred_stays_infertile_when_bought(scene: Scene) -> None:
    scene.table(3, A="E4 Zm, coins 2", B="barn Zf*", young="Zo")

    scene.plays("A", "purchase", "Zf* of B", "Zf* E4")

    assert scene.animals("A", "E4") == "Zm Zf*"
    assert scene.young("Z") == 1


@rule("ZOO-6.16", "ZOO-11.6")
def test_a_discarded_tile_leaves_the_game(scene: Scene) -> None:
    scene.table(3, A="barn M M, coins 2", bank=5)
    assert scene.points("A") == -2

    scene.plays("A", "discard", "M")

    assert scene.barn("A") == "M"
    assert (scene.coins("A"), scene.bank) == (0, 7)
    assert scene.points("A") == -2
    assert [tile.code for tile in scene.board.removed] == ["chimpanzee"]


@rule("ZOO-6.16")
def test_stalls_and_offspring_may_be_discarded_but_only_from_the_own_barn(scene: Scene) -> None:
    scene.table(3, A="E4 K a, barn Zo Zo b, coins 2", B="barn P")

    assert scene.options("A", "discard") == "stall-b, zebra-o"
    scene.plays("A", "discard", "Zo")
    assert scene.barn("A") == "Zo b"
    assert scene.young("Z") == 0  # it does not return to the supply

    scene.table(3, A="E4 K a, coins 2", B="barn P")
    scene.refused("A", "discard", rule="ZOO-6.16")


@rule("ZOO-6.17", "ZOO-2.1", "ZOO-1.8")
def test_with_three_players_one_expansion_may_be_opened(scene: Scene) -> None:
    scene.table(3, trucks="Z b | - | -", A="coins 6", bank=5)

    scene.plays("A", "expand")
    assert (scene.coins("A"), scene.bank) == (3, 8)
    scene.loads("B", None, "T2")
    scene.loads("C", None, "T2")
    scene.refused("A", "expand", rule="ZOO-6.17")
    scene.takes("A", 1, "Z X1", "b X1")

    assert (scene.animals("A", "X1"), scene.stalls("A", "X1")) == ("Z", "b")


@rule("ZOO-6.18")
def test_paid_coins_lie_in_the_bank_and_pay_bonuses_again(scene: Scene) -> None:
    scene.table(3, trucks="P | - | by B", A="coins 3", C="E5 P P P P", bank=0)

    scene.plays("A", "expand")
    scene.takes("C", 1, "P E5")

    assert (scene.coins("C"), scene.bank) == (2, 1)
