"""Money actions: prices and Move [ZOO-6.1 to ZOO-6.5]: scenario S-09."""

import pytest

from tests.kit import rule
from tests.scenarios.zooloretto.scene import Scene

RICH = "E4 C C, E5 E E, barn C K a"


@rule("ZOO-6.2", "ZOO-6.5", "ZOO-8.2")
def test_a_move_that_pays_for_itself(scene: Scene) -> None:
    scene.table(3, A="E4 L L L, barn L, coins 1", bank=5)

    scene.plays("A", "move", "L E4")

    assert scene.coins("A") == 1
    assert scene.bank == 5
    assert scene.barn("A") == ""
    assert scene.animals("A", "E4") == "L L L L"


@rule("ZOO-6.1")
def test_the_bonus_of_an_action_cannot_pay_for_it(scene: Scene) -> None:
    scene.table(3, A="E4 L L L, barn L, coins 0", bank=5)

    scene.refused("A", "move", rule="ZOO-6.1")


@rule("ZOO-6.1", "ZOO-6.2", "ZOO-6.6", "ZOO-6.12", "ZOO-6.16", "ZOO-6.17")
@pytest.mark.parametrize(
    ("action", "price"), [("move", 1), ("exchange", 1), ("purchase", 2), ("discard", 2), ("expand", 3)]
)
def test_what_each_money_action_costs(scene: Scene, action: str, price: int) -> None:
    scene.table(3, A=f"{RICH}, coins {price - 1}", B="barn P")
    scene.refused("A", action, rule="ZOO-6.1")

    scene.table(3, A=f"{RICH}, coins {price}", B="barn P", bank=10)
    scene.plays("A", action)
    while scene.asked == "A":
        scene.plays("A", scene.codes("A")[0])
    assert scene.coins("A") == 0
    assert scene.bank == (11 if action == "purchase" else 10 + price)


@rule("ZOO-6.2")
def test_an_animal_moves_from_the_barn_to_a_legal_gap(scene: Scene) -> None:
    scene.table(3, A="E4 Z Z Z Z, E5 K, barn Z Kf Ko, coins 1")

    assert scene.options("A", "move") == ("kangaroo-f e5, kangaroo-f e6, kangaroo-o e5, kangaroo-o e6, zebra e6")
    scene.plays("A", "move", "Ko E5")
    assert scene.animals("A", "E5") == "K Ko"
    assert scene.barn("A") == "Kf Z"


@rule("ZOO-6.2")
def test_a_stall_moves_from_the_barn_or_a_stall_space_to_another_free_one(scene: Scene) -> None:
    scene.table(3, A="E4 C a, E5 C b, barn c, coins 1")

    assert scene.options("A", "move") == ("stall-a e4 e6, stall-b e5 e4, stall-b e5 e6, stall-c e4, stall-c e6")
    scene.plays("A", "move", "b E5 E4")

    assert (scene.stalls("A", "E4"), scene.stalls("A", "E5"), scene.coins("A")) == ("a b", "", 0)


@rule("ZOO-6.3")
def test_animals_do_not_move_out_of_an_enclosure(scene: Scene) -> None:
    scene.table(3, A="E4 Z Z, E5 P, coins 4", B="barn K")

    scene.refused("A", "move", rule="ZOO-6.2")

    scene.table(3, A="E4 Z Z, barn K, coins 4")
    assert not [each for each in scene.codes("A", "move") if each.startswith("zebra")]


@rule("ZOO-6.4")
def test_a_stall_is_not_moved_into_the_barn(scene: Scene) -> None:
    scene.table(3, A="E4 Z a b, E5 Z a, E6 Z b, coins 4")

    scene.refused("A", "move", rule="ZOO-6.2")


@rule("ZOO-6.4")
def test_read_otherwise_a_stall_may_be_moved_into_the_barn(scene: Scene) -> None:
    scene.table(3, A="E4 Z a, barn Z, E5 K, E6 P, coins 4", stall_to_barn="yes", bank=3)

    assert "stall-a e4 barn" in scene.codes("A", "move")
    scene.plays("A", "move", "a E4 barn")

    assert (scene.stalls("A", "E4"), scene.barn("A"), scene.coins("A"), scene.bank) == ("", "Z a", 3, 4)


@rule("ZOO-6.5", "ZOO-7.1", "ZOO-8.2")
def test_a_moved_animal_breeds_and_its_offspring_fills_for_the_bonus(scene: Scene) -> None:
    scene.table(3, A="E5 P P Pm, barn Pf, coins 1", bank=5)

    scene.plays("A", "move", "Pf E5")

    assert scene.animals("A", "E5") == "P P Pm* Pf* Po"
    assert scene.coins("A") == 2  # -1 +2, once
    assert scene.bank == 4


@rule("ZOO-6.1", "ZOO-3.1")
def test_exactly_one_money_action_a_turn(scene: Scene) -> None:
    scene.table(3, A="barn Z P, coins 6")

    scene.plays("A", "move", "Z E4")

    assert scene.active == "B"
