"""Offspring and bonus coins [ZOO-7, ZOO-8]: scenarios S-04, S-05, S-08, S-15."""

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-7.5", "ZOO-7.7", "ZOO-8.3", "ZOO-12.9")
def test_the_second_parent_fills_and_the_offspring_goes_to_the_barn(scene: Scene) -> None:
    scene.table(3, trucks="Zm Zf | - | -", A="E4 Z Z", bank=10)

    scene.takes("A", 1, "Zm E4", "Zf E4")

    assert scene.animals("A", "E4") == "Z Z Zm* Zf*"
    assert scene.barn("A") == "Zo"
    assert (scene.coins("A"), scene.bank) == (1, 9)
    assert scene.young("Z") == 1


@rule("ZOO-7.7", "ZOO-8.1", "ZOO-12.9")
def test_the_offspring_fills_and_brings_the_bonus(scene: Scene) -> None:
    scene.table(3, trucks="Zm Zf | - | -", A="E4 Z", bank=10)

    scene.takes("A", 1, "Zm E4", "Zf E4")

    assert scene.animals("A", "E4") == "Z Zm* Zf* Zo"
    assert scene.barn("A") == ""
    assert (scene.coins("A"), scene.bank) == (1, 9)


@rule("ZOO-7.3", "ZOO-7.4", "ZOO-8.1")
def test_two_litters(scene: Scene) -> None:
    scene.table(3, trucks="Zf Zf | - | -", A="E6 Zm Zm", bank=10)

    scene.plays("A", "take 1", "Zf E6")
    assert scene.animals("A", "E6") == "Zm Zm* Zf* Zo"
    scene.plays("A", "Zf E6")

    assert scene.animals("A", "E6") == "Zm* Zm* Zf* Zf* Zo Zo"
    assert (scene.coins("A"), scene.bank) == (0, 10)  # the six-space enclosure pays nothing
    assert scene.young("Z") == 0


@rule("ZOO-7.1")
def test_breeding_is_mandatory_and_asks_nobody(scene: Scene) -> None:
    scene.table(3, trucks="Zf | - | -", A="E6 Zm")

    scene.plays("A", "take 1", "Zf E6")

    assert scene.animals("A", "E6") == "Zm* Zf* Zo"
    assert scene.active == "B"


@rule("ZOO-7.1")
def test_only_one_species_one_enclosure_and_both_sexes(scene: Scene) -> None:
    scene.table(3, trucks="Zm Pf | - | -", A="E4 Zm, E5 Zf, E6 P")

    scene.takes("A", 1, "Zm E4", "Pf E6")

    assert scene.animals("A", "E4") == "Zm Zm"
    assert (scene.young("Z"), scene.young("P")) == (2, 2)


@rule("ZOO-7.2")
def test_the_barn_never_counts(scene: Scene) -> None:
    scene.table(3, trucks="Zf Zm | - | -", A="barn Zm, E4 Z")

    scene.takes("A", 1, "Zf barn", "Zm barn")

    assert scene.barn("A") == "Zm Zm Zf"
    assert scene.young("Z") == 2


@rule("ZOO-7.2")
def test_parents_need_not_be_adjacent(scene: Scene) -> None:
    scene.table(3, trucks="Zf | - | -", A="E6 Zm Z Z Z")

    scene.takes("A", 1, "Zf E6")

    assert scene.animals("A", "E6") == "Z Z Z Zm* Zf* Zo"


@rule("ZOO-7.3")
def test_who_has_bred_does_not_breed_again(scene: Scene) -> None:
    scene.table(3, trucks="Zf Z | - | -", A="E6 Zm* Zf* Zo")

    scene.takes("A", 1, "Zf E6", "Z E6")

    assert scene.animals("A", "E6") == "Z Zm* Zf Zf* Zo"
    assert scene.young("Z") == 1


@rule("ZOO-7.3")
def test_the_mark_survives_exchange_and_barn(scene: Scene) -> None:
    scene.table(3, trucks="by B | - | by C", A="E4 Zm* Zf* Zo, barn K, E5 Zm, coins 2")

    scene.plays("A", "exchange", "E4 barn K")
    assert scene.barn("A") == "Zm* Zf* Zo"
    scene.plays("A", "move", "Zf* E5")

    assert scene.animals("A", "E5") == "Zm Zf*"
    assert scene.young("Z") == 1


@rule("ZOO-7.4")
def test_two_males_and_one_female_have_one_offspring(scene: Scene) -> None:
    scene.table(3, trucks="Zm Zm | - | -", A="E6 Zf")

    scene.takes("A", 1, "Zm E6", "Zm E6")

    assert scene.animals("A", "E6") == "Zm Zm* Zf* Zo"
    assert scene.young("Z") == 1


@rule("ZOO-7.5")
def test_with_a_gap_the_offspring_stays_with_its_parents(scene: Scene) -> None:
    scene.table(3, trucks="Zf | - | -", A="E5 Zm Z, E4 Z")

    scene.takes("A", 1, "Zf E5")

    assert scene.animals("A", "E5") == "Z Zm* Zf* Zo"
    assert (scene.animals("A", "E4"), scene.barn("A")) == ("Z", "")


@rule("ZOO-7.6", "ZOO-11.6")
def test_offspring_are_ordinary_animals(scene: Scene) -> None:
    zoo = "E4 C C Co, E5 Zo, barn Ko, coins 2"
    scene.table(3, A=zoo, B="barn Po, coins 2", trucks="by C | Cf | Zm")
    assert scene.points("A") == 4 - 2  # one gap in the four; kangaroo in the barn

    assert scene.options("A", "move") == "kangaroo-o e6"
    assert "e4 barn kangaroo" in scene.codes("A", "exchange")
    assert scene.codes("A", "purchase") == ["panda-o B"]
    assert scene.codes("A", "discard") == ["kangaroo-o"]
    scene.takes("A", 3, "Zm E5")
    assert scene.animals("A", "E5") == "Zm Zo"


@rule("ZOO-7.8")
def test_with_no_offspring_left_nothing_is_placed(scene: Scene) -> None:
    scene.table(3, trucks="Zf | - | -", A="E5 Zm", young="Zo Zo")

    scene.takes("A", 1, "Zf E5")

    assert "Zo" not in scene.animals("A", "E5") + scene.barn("A")


@rule("ZOO-7.8")
def test_two_offspring_are_enough_for_both_pairs_of_a_species(scene: Scene) -> None:
    scene.table(3, trucks="Zf | - | -", A="E4 Zm, X1 P", B="E5 Zm* Zf* Zo")

    scene.takes("A", 1, "Zf E4")

    assert scene.animals("A", "E4") == "Zm* Zf* Zo"
    assert scene.young("Z") == 0


@rule("ZOO-8.1")
def test_what_each_enclosure_pays(scene: Scene) -> None:
    for place, others, bonus in (
        ("E4", "Z Z Z", 1),
        ("E5", "Z Z Z Z", 2),
        ("E6", "Z Z Z Z Z", 0),
        ("X1", "Z Z Z Z", 1),
    ):
        scene.table(3, trucks="Z | - | -", A=f"{place} {others}, X1 {others if place == 'X1' else ''}", bank=9)
        scene.takes("A", 1, f"Z {place}")
        assert (scene.coins("A"), scene.bank) == (bonus, 9 - bonus)


@rule("ZOO-8.1")
def test_the_second_expansion_pays_like_the_first(scene: Scene) -> None:
    scene.table(2, trucks="Z | - | -", A="X2 Z Z Z Z", bank=9)

    scene.takes("A", 1, "Z X2")

    assert (scene.coins("A"), scene.points("A")) == (1, 9)


@rule("ZOO-8.3")
def test_one_fill_one_bonus_with_the_offspring_in_the_five(scene: Scene) -> None:
    scene.table(3, trucks="Pf | - | -", A="E5 P P P Pm", bank=9)

    scene.takes("A", 1, "Pf E5")

    assert scene.barn("A") == "Po"
    assert (scene.coins("A"), scene.bank) == (2, 7)


@rule("ZOO-8.4")
def test_the_same_enclosure_pays_again_after_an_exchange_has_opened_gaps(scene: Scene) -> None:
    scene.table(3, trucks="K | - | -", A="E4 Z Z Z Z, E6 K K K, coins 1", bank=9)

    scene.plays("A", "exchange", "E4 E6 K")
    assert scene.coins("A") == 0
    scene.loads("B", None, "T2")
    scene.loads("C", None, "T2")
    scene.takes("A", 1, "K E4")

    assert (scene.coins("A"), scene.bank) == (1, 9)


@rule("ZOO-8.2")
def test_the_barn_pays_nothing(scene: Scene) -> None:
    scene.table(3, trucks="Z | - | -", A="E4 Z Z Z Z", bank=9)

    scene.takes("A", 1, "Z barn")

    assert (scene.coins("A"), scene.bank) == (0, 9)


@rule("ZOO-8.5")
def test_filling_stall_spaces_pays_nothing(scene: Scene) -> None:
    scene.table(3, trucks="a b | - | -", A="E4 Z Z Z Z a, E5 P P P P P", bank=9)

    scene.takes("A", 1, "a E4", "b E5")

    assert (scene.coins("A"), scene.bank) == (0, 9)


@rule("ZOO-8.6")
def test_the_bank_pays_what_it_has(scene: Scene) -> None:
    for bank, paid in ((1, 1), (0, 0), (2, 2)):
        scene.table(3, trucks="P | - | -", A="E5 P P P P", bank=bank)
        scene.takes("A", 1, "P E5")
        assert (scene.coins("A"), scene.bank) == (paid, bank - paid)
