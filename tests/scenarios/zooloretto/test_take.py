"""The zoo, and placing tiles from a truck [ZOO-2, ZOO-5]: scenarios S-06, S-07."""

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-5.5", "ZOO-5.6", "ZOO-8.1")
def test_a_mixed_truck_brings_coins_stall_and_bonus(scene: Scene) -> None:
    scene.table(3, trucks="P $ c | - | -", A="E5 P P P P", bank=10)

    scene.takes("A", 1, "P E5", "c E6")

    assert scene.coins("A") == 3
    assert scene.bank == 8
    assert scene.stalls("A", "E6") == "c"


@rule("ZOO-5.4", "ZOO-5.5", "ZOO-11.5", "ZOO-11.6")
def test_what_finds_no_place_must_go_to_the_barn(scene: Scene) -> None:
    scene.table(3, trucks="K K d | - | -", A="E4 C a b, E5 E a, E6 F b")
    before = scene.points("A")

    assert scene.options("A", "take 1") == "kangaroo barn, stall-d barn"
    scene.takes("A", 1, "K barn", "K barn", "d barn")

    assert scene.barn("A") == "K K d"
    assert scene.points("A") == before - 4


@rule("ZOO-2.1", "ZOO-2.5")
def test_stall_spaces_are_two_at_the_four_and_one_at_the_others(scene: Scene) -> None:
    scene.table(3, trucks="a a b | a c d | -", A="coins 3")
    scene.plays("A", "expand")
    scene.loads("B", "K", "T3")
    scene.loads("C", "K", "T3")

    scene.takes("A", 1, "a E4", "a E4", "b E5")
    scene.refused("B", "take 2", "a X1", rule="ZOO-6.17")  # he has not opened his
    scene.takes("B", 2)
    scene.takes("C", 3)
    scene.loads("C", "c")
    scene.loads("A", "d")

    assert scene.stalls("A", "E4") == "a a"
    assert scene.stalls("A", "E5") == "b"
    scene.loads("B")
    scene.takes("C", 1, "c E6")


@rule("ZOO-2.1", "ZOO-2.5", "ZOO-5.5")
def test_a_full_stall_space_takes_no_other_stall(scene: Scene) -> None:
    scene.table(3, trucks="d | - | -", A="E4 C a, E5 C a, E6 C b, X1 C")

    assert scene.options("A", "take 1") == "stall-d barn, stall-d e4, stall-d x1"


@rule("ZOO-2.1", "ZOO-8.1")
def test_enclosures_have_four_five_six_and_five_spaces(scene: Scene) -> None:
    full = "E4 Z Z Z Z, E5 P P P P P, E6 K K K K K K, X1 L L L L L"
    for place, letter in {"E4": "Z", "E5": "P", "E6": "K", "X1": "L"}.items():
        scene.table(3, trucks=f"{letter} a | - | -", A=full)
        assert not [each for each in scene.codes("A", "take 1") if each.startswith(scene.notation(f"{letter} {place}"))]
        scene.table(3, trucks=f"{letter} a | - | -", A=full.replace(f"{place} {letter} ", f"{place} "))
        assert scene.notation(f"{letter} {place}") in scene.codes("A", "take 1")


@rule("ZOO-2.2", "ZOO-5.3")
def test_an_enclosure_holds_one_species_only(scene: Scene) -> None:
    scene.table(3, trucks="Z Pm | - | -", A="E4 Zo, E5 P")

    assert scene.options("A", "take 1") == "panda-m barn, panda-m e5, panda-m e6, zebra barn, zebra e4, zebra e6"
    scene.refused("A", "take 1", "Z E5", rule="ZOO-2.2")


@rule("ZOO-2.3")
def test_several_enclosures_may_hold_the_same_species(scene: Scene) -> None:
    scene.table(3, trucks="Z Z | - | -", A="E4 Z")

    scene.takes("A", 1, "Z E5", "Z E6")

    assert [scene.animals("A", place) for place in ("E4", "E5", "E6")] == ["Z", "Z", "Z"]


@rule("ZOO-2.4", "ZOO-6.6")
def test_an_enclosure_is_not_bound_to_the_species_it_once_held(scene: Scene) -> None:
    scene.table(3, trucks="K C | - | -", A="E4 C C, E6 K K, E5 P, coins 1")

    scene.plays("A", "exchange", "E4 E6 K")
    scene.loads("B", None, "T2")
    scene.loads("C", None, "T2")

    assert scene.options("A", "take 1") == "camel barn, camel e6, kangaroo barn, kangaroo e4"


@rule("ZOO-2.4")
def test_an_empty_enclosure_takes_any_species(scene: Scene) -> None:
    for letter in "CEFKLMPZ":
        scene.table(5, trucks=f"{letter} | - | - | - | -", A="E4 Z, E5 Z")
        assert f"{scene.notation(letter)} e6" in scene.codes("A", "take 1")


@rule("ZOO-2.6")
def test_the_barn_takes_any_number_in_any_mix(scene: Scene) -> None:
    barn = "C C C C C C Cm Cm* Co E Ef F K K L P a a b c d"
    scene.table(5, trucks="Z Zm d | - | - | - | -", A=f"barn {barn}")

    scene.takes("A", 1, "Zm barn", "d barn", "Z barn")

    assert scene.barn("A") == "C C C C C C Cm Cm* Co E Ef F K K L P Z Zm a a b c d d"
    assert scene.young("Z") == 2


@rule("ZOO-2.7", "ZOO-5.6")
def test_coin_tiles_become_money_at_once_and_are_not_placed(scene: Scene) -> None:
    scene.table(3, trucks="$ Z $ | - | -", A="coins 1", bank=7)

    scene.plays("A", "take 1")
    assert scene.coins("A") == 3
    assert scene.options("A") == "zebra barn, zebra e4, zebra e5, zebra e6"
    scene.plays("A", "Z E4")

    assert scene.bank == 7  # coin tiles do not come from the bank
    assert scene.barn("A") == ""


@rule("ZOO-2.7", "ZOO-6.18", "ZOO-12.12")
def test_a_coin_tile_pays_like_a_coin_and_stays_in_the_bank(scene: Scene) -> None:
    scene.table(2, trucks="$ | - | -", A="coins 2", B="coins 2", bank=26)
    stack = len(scene.board.pile)

    scene.takes("A", 1)
    scene.loads("B", "Z", "T2")
    scene.takes("B", 2)
    scene.loads("B", "K", "T1")
    scene.plays("A", "expand")

    assert (scene.coins("A"), scene.bank, scene.coins("B")) == (0, 29, 2)  # 31 = 30 coins and one coin tile
    assert len(scene.board.pile) == stack - 2
    assert sum(tile.is_coin for tile in scene.board.pile.things()) == 11


@rule("ZOO-5.1")
def test_empty_and_taken_trucks_cannot_be_taken(scene: Scene) -> None:
    scene.table(3, trucks="Z | - | by B")

    assert "empty" in scene.refused("A", "take 2", rule="ZOO-5.1")
    assert "taken" in scene.refused("A", "take 3", rule="ZOO-5.1")


@rule("ZOO-5.2", "ZOO-7.7")
def test_the_player_chooses_the_order_and_order_matters(scene: Scene) -> None:
    zoo = "E4 Z Zf"
    scene.table(3, trucks="Zm Z | - | -", A=zoo, bank=9)
    scene.takes("A", 1, "Zm E4", "Z barn")
    assert scene.animals("A", "E4") == "Z Zm* Zf* Zo"
    assert scene.barn("A") == "Z"

    scene.table(3, trucks="Zm Z | - | -", A=zoo, bank=9)
    scene.takes("A", 1, "Z E4", "Zm E4")
    assert scene.animals("A", "E4") == "Z Z Zm* Zf*"
    assert scene.barn("A") == "Zo"


@rule("ZOO-5.3", "ZOO-5.5")
def test_the_barn_may_be_chosen_freely(scene: Scene) -> None:
    scene.table(3, trucks="Z a | - | -")

    scene.takes("A", 1, "Z barn", "a barn")

    assert scene.barn("A") == "Z a"


@rule("ZOO-5.7")
def test_no_tile_may_be_refused_or_left_on_the_truck(scene: Scene) -> None:
    scene.table(3, trucks="Z K | - | -", A="E4 P, E5 P, E6 P")

    scene.plays("A", "take 1")
    question = scene.match.question
    assert question is not None
    assert question.passing is None
    assert scene.options("A") == "kangaroo barn, zebra barn"
    scene.refused("A", "done", rule=None)
    scene.plays("A", "Z barn")  # there is nothing to choose for the last one

    assert scene.barn("A") == "K Z"
    assert scene.active == "B"


@rule("ZOO-5.8")
def test_tiles_already_in_the_zoo_stay_where_they_are_while_placing(scene: Scene) -> None:
    scene.table(3, trucks="K P | - | -", A="E4 Z a, E5 P, E6 L, barn K, coins 5")

    assert scene.options("A", "take 1") == "kangaroo barn, panda barn, panda e5"


@rule("ZOO-12.10")
def test_a_truck_with_only_coins_can_be_taken(scene: Scene) -> None:
    scene.table(3, trucks="$ $ $ | - | -")

    scene.plays("A", "take 1")

    assert scene.coins("A") == 3
    assert scene.active == "B"
