"""Exchange [ZOO-6.6 to ZOO-6.11]: scenarios S-10 to S-12."""

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene


@rule("ZOO-6.6", "ZOO-6.8", "ZOO-6.10")
def test_two_enclosures_change_places_without_a_bonus(scene: Scene) -> None:
    scene.table(3, A="E4 C C, E6 K K K K, coins 1", bank=5)

    scene.plays("A", "exchange", "E4 E6 K")

    assert scene.animals("A", "E4") == "K K K K"
    assert scene.animals("A", "E6") == "C C"
    assert scene.coins("A") == 0
    assert scene.bank == 6


@rule("ZOO-6.8")
def test_a_group_that_does_not_fit_cannot_be_exchanged(scene: Scene) -> None:
    scene.table(3, A="E4 C C C, E6 K K K K K, coins 1")

    scene.refused("A", "exchange", rule="ZOO-6.7")

    scene.table(3, A="E4 C C C, E6 K K K K K, barn L, coins 1")
    scene.refused("A", "exchange", "E4 E6 K", rule="ZOO-6.8")
    assert scene.options("A", "exchange") == "e4 barn leopard, e6 barn leopard"


@rule("ZOO-6.8")
def test_both_groups_must_fit(scene: Scene) -> None:
    scene.table(3, A="E4 C C C C, E5 K K K K, E6 P P P P P P, coins 1")

    assert scene.options("A", "exchange") == "e4 e5 kangaroo"


@rule("ZOO-6.8", "ZOO-6.10")
def test_a_group_may_fill_the_other_place_to_the_last_gap(scene: Scene) -> None:
    for here, there in (("L L L L L", "K"), ("K", "L L L L L"), ("L L L L L", "K K K K K")):
        scene.table(3, A=f"E5 {here}, X1 {there}, coins 1")
        scene.plays("A", "exchange", f"E5 X1 {there[0]}")
        assert (scene.animals("A", "E5"), scene.animals("A", "X1"), scene.coins("A")) == (there, here, 0)


@rule("ZOO-6.8")
def test_the_barn_takes_a_group_of_any_size_but_the_enclosure_does_not(scene: Scene) -> None:
    scene.table(3, A="E4 C, barn K K K K K, coins 1")
    scene.refused("A", "exchange", rule="ZOO-6.7")

    scene.table(3, A="E6 C C C C C C, barn K, coins 1")
    scene.plays("A", "exchange", "E6 barn K")
    assert scene.barn("A") == "C C C C C C"


@rule("ZOO-6.10", "ZOO-6.11", "ZOO-12.5")
def test_a_pair_from_the_barn_breeds_and_its_offspring_fills_without_a_bonus(scene: Scene) -> None:
    scene.table(3, A="E4 F F, barn E Em Ef, coins 1", bank=3)

    scene.plays("A", "exchange", "E4 barn E")

    assert scene.animals("A", "E4") == "E Em* Ef* Eo"
    assert scene.barn("A") == "F F"
    assert scene.coins("A") == 0
    assert scene.bank == 4


@rule("ZOO-6.7", "ZOO-12.3")
def test_no_exchange_with_an_empty_enclosure(scene: Scene) -> None:
    scene.table(3, A="barn E E E, coins 5")

    scene.refused("A", "exchange", rule="ZOO-6.7")


@rule("ZOO-12.3")
def test_three_moves_do_what_an_exchange_with_an_empty_enclosure_may_not(scene: Scene) -> None:
    scene.table(3, trucks="by B | - | by C", A="barn E E E, coins 3", bank=4)

    for _ in range(3):
        scene.plays("A", "move", "E E4")

    assert scene.animals("A", "E4") == "E E E"
    assert (scene.coins("A"), scene.bank) == (0, 7)


@rule("ZOO-6.7", "ZOO-12.2")
def test_no_exchange_of_a_species_with_itself(scene: Scene) -> None:
    scene.table(3, A="E4 C C, E5 C C C, coins 5")
    scene.refused("A", "exchange", rule="ZOO-6.7")

    scene.table(3, A="E5 C C, barn C, coins 5")
    scene.refused("A", "exchange", rule="ZOO-6.7")


@rule("ZOO-6.6", "ZOO-6.9")
def test_all_animals_of_the_chosen_species_leave_the_barn_and_nothing_else(scene: Scene) -> None:
    scene.table(3, A="E4 F F a, barn E Ef Eo K K b, coins 1")

    assert scene.options("A", "exchange") == "e4 barn elephant, e4 barn kangaroo"
    scene.plays("A", "exchange", "E4 barn E")

    assert scene.animals("A", "E4") == "E Ef Eo"
    assert scene.barn("A") == "F F K K b"
    assert scene.stalls("A", "E4") == "a"


@rule("ZOO-6.9")
def test_stalls_never_take_part(scene: Scene) -> None:
    scene.table(3, A="E4 C a, E5 K b, coins 1")

    scene.plays("A", "exchange", "E4 E5 K")

    assert (scene.animals("A", "E4"), scene.stalls("A", "E4")) == ("K", "a")
    assert (scene.animals("A", "E5"), scene.stalls("A", "E5")) == ("C", "b")

    scene.table(3, A="E4 C, barn a, coins 1")
    scene.refused("A", "exchange", rule="ZOO-6.7")


@rule("ZOO-6.11")
def test_two_pairs_from_the_barn_have_two_offspring(scene: Scene) -> None:
    scene.table(3, A="E6 F, barn Em Em Ef Ef, coins 1")

    scene.plays("A", "exchange", "E6 barn E")

    assert scene.animals("A", "E6") == "Em* Em* Ef* Ef* Eo Eo"
    assert scene.young("E") == 0
    assert scene.coins("A") == 0


@rule("ZOO-6.11")
def test_offspring_without_a_gap_go_to_the_barn_after_the_swap(scene: Scene) -> None:
    scene.table(3, A="E5 F, barn Em Em Ef Ef, coins 1")

    scene.plays("A", "exchange", "E5 barn E")

    assert scene.animals("A", "E5") == "Em* Em* Ef* Ef* Eo"
    assert scene.barn("A") == "Eo F"
    assert scene.coins("A") == 0  # full, but by an exchange


@rule("ZOO-6.10", "ZOO-8.2")
def test_filling_by_an_exchange_with_the_barn_brings_nothing(scene: Scene) -> None:
    scene.table(3, A="E5 F, barn E E E E E, coins 1", bank=5)

    scene.plays("A", "exchange", "E5 barn E")

    assert (scene.coins("A"), scene.bank) == (0, 6)


@rule("ZOO-12.6")
def test_an_exchange_between_enclosures_never_creates_offspring(scene: Scene) -> None:
    scene.table(3, A="E4 Zm Zf* Z, E5 Km* Kf, X1 P, coins 1", young="Zo")

    scene.plays("A", "exchange", "E4 E5 K")

    assert scene.animals("A", "E4") == "Km* Kf"
    assert scene.animals("A", "E5") == "Z Zm Zf*"
    assert (scene.young("Z"), scene.young("K")) == (1, 2)


@rule("ZOO-12.7", "ZOO-11.6")
def test_animals_that_return_to_the_barn_count_with_their_species_there(scene: Scene) -> None:
    scene.table(3, A="E4 F F, barn E F, coins 1")

    scene.plays("A", "exchange", "E4 barn E")

    assert scene.barn("A") == "F F F"
    assert scene.points("A") == -2


@rule("ZOO-6.6")
def test_each_pair_of_places_is_offered_once(scene: Scene) -> None:
    scene.table(3, A="E4 C, E5 K, E6 L, X1 C, barn K P, coins 1")

    assert scene.options("A", "exchange") == ", ".join(
        sorted(
            [
                "e4 e5 kangaroo",
                "e4 e6 leopard",
                "e5 e6 leopard",
                "e5 x1 camel",
                "e6 x1 camel",
                "e4 barn kangaroo",
                "e4 barn panda",
                "e5 barn panda",
                "e6 barn kangaroo",
                "e6 barn panda",
                "x1 barn kangaroo",
                "x1 barn panda",
            ]
        )
    )
