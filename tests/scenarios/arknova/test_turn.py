"""The turn, X-tokens, action cards [AN-2]: scenarios S-AN-02 to S-AN-05."""

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene


@rule("AN-2.3", "AN-7.3", "AN-9.4")
def test_the_used_card_goes_to_slot_1(scene: Scene) -> None:
    """S-AN-02"""
    scene.table(A="order An Bu Ca As Sp")

    scene.plays("A", "association", "reputation")

    assert scene.order("A") == "As An Bu Ca Sp"
    assert scene.zoo("A").reputation == 3
    assert scene.zoo("A").range == 2
    assert scene.zoo("A").on_task[0] == 1
    assert scene.asked == "B"


@rule("AN-2.7", "AN-2.8")
def test_an_x_token_instead_of_an_action(scene: Scene) -> None:
    """S-AN-03"""
    scene.table(A="x 4", break_step=5)
    display = scene.display()

    scene.plays("A", "x sponsors")

    assert scene.zoo("A").x_tokens == 5
    assert scene.order("A") == "Sp An Bu Ca As"
    assert scene.state.break_step == 5
    assert scene.display() == display
    scene.plays("B", "x cards")
    scene.refused("A", "x animals", rule="AN-2.7")


@rule("AN-2.2", "AN-5.1", "AN-5.2", "AN-5.8")
def test_x_tokens_raise_the_strength(scene: Scene) -> None:
    """S-AN-04"""
    scene.table(A="x 3, money 12")

    scene.plays("A", "build+3", "enclosure_5", "1.4/0")

    assert "enclosure_5 1.4 2.3 2.4 3.4 3.5" in scene.buildings("A")
