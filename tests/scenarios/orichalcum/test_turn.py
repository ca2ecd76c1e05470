"""Order of turns and phases, and the choice of a card [ORI-3, ORI-4]."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

FIVE = "capture-1 - | recruit-1 - | produce-1 - | construct-1 - | recruit-2 -"
OWN = "land d2=forest"


@rule("ORI-3.1")
def test_clockwise_from_the_holder_of_the_pawn(scene: Scene) -> None:
    scene.table(4, row=f"{FIVE} | produce-2 -", pawn="C", A="hoplites 9")
    order = []
    for _ in range(4):
        order.append(scene.asked or "")
        scene.plays(order[-1], "card 1")
        if scene.why == "ORI-9.1":
            scene.plays(order[-1], "pass")
    assert order == ["C", "D", "A", "B"]
    assert scene.asked == "chance"
    scene.lets_chance()
    assert (scene.state.round, scene.asked) == (2, "A")


@rule("ORI-3.2", "ORI-5.1")
def test_five_phases_with_two(scene: Scene) -> None:
    scene.table(2, row="construct-1 forest | recruit-1 - | produce-1 -", A="port -, nuggets 5, hoplites 4")
    whys = []
    for answer in ("card 1", "a5-a6", "a4", "medallion", "recruit for hoplites", "card 1"):
        whys.append(scene.why)
        scene.plays("A", answer)
    assert whys == ["ORI-4.1", "ORI-5.1", "ORI-5.5", "ORI-7.3", "ORI-9.1", "ORI-9.4"]
    assert scene.asked == "B"


@rule("ORI-3.2", "ORI-9.4")
@pytest.mark.parametrize("players", [3, 4])
def test_no_discard_with_more_than_two(scene: Scene, players: int) -> None:
    scene.table(players, row=FIVE, A="hoplites 1")
    scene.plays("A", "card 2")
    scene.plays("A", "pass")
    assert scene.asked == "B"
    assert len(scene.state.row) == 4


@rule("ORI-3.2", "ORI-7.9")
def test_cards_and_tiles_must_be_taken_the_rest_may_be_left(scene: Scene) -> None:
    scene.table(2, row="construct-1 forest | recruit-1 -", A=f"{OWN}, nuggets 5", slots="forest=mine")
    assert "pass" not in scene.codes("A")
    assert "pass" not in scene.codes("A", "card 1")
    assert "pass" in scene.codes("A", "card 1", "d3")
    assert "pass" in scene.codes("A", "card 1", "d3", "pass")
    assert "pass" not in scene.codes("A", "card 1", "d3", "pass", "pass")


@rule("ORI-4.1", "ORI-4.2", "ORI-4.3", "ORI-4.4", "ORI-9.4")
def test_s19_price_and_slide(scene: Scene) -> None:
    scene.table(2, row=FIVE, A="hoplites 1")
    assert scene.prices() == [0, 0, 1, 1, 2]
    assert scene.codes("A") == ["card 1", "card 2", "card 3", "card 4"]
    assert "costs 2 hoplites; you have 1" in scene.refused("A", "card 5", rule="ORI-4.3")
    scene.plays("A", "card 4")
    scene.has("A", "hoplites 0")
    assert scene.row == "capture-1 recruit-1 produce-1 recruit-2"
    assert scene.prices()[3] == 1
    scene.plays("A", "card 1")
    assert scene.row == "recruit-1 produce-1 recruit-2"
    assert scene.prices() == [0, 0, 1]
    assert scene.codes("B") == ["card 1", "card 2"]
    assert "costs 1 hoplite; you have 0" in scene.refused("B", "card 3", rule="ORI-4.3")


@rule("ORI-9.2", "ORI-7.3")
def test_nuggets_that_a_medallion_needs_do_not_buy_its_construction(scene: Scene) -> None:
    scene.table(3, row="recruit-1 -", A="nuggets 5, hoplites 2")
    assert "construct for hoplites" in scene.codes("A", "card 1")
    assert "after paying this" in scene.refused("A", "card 1", "construct for nuggets", rule="ORI-7.3")


@rule("ORI-4.2")
def test_six_spaces(scene: Scene) -> None:
    scene.table(4, row=f"{FIVE} | produce-2 -", A="hoplites 2")
    assert scene.prices() == [0, 0, 1, 1, 2, 2]
    scene.plays("A", "card 6")
    scene.has("A", "hoplites 0")


@rule("ORI-4.3")
def test_what_is_paid_goes_to_the_supply(scene: Scene) -> None:
    scene.table(2, row=FIVE, A="hoplites 3")
    left = scene.state.hoplites_left
    scene.plays("A", "card 5")
    scene.has("A", "hoplites 2")
    assert scene.state.hoplites_left == left + 2 - 1  # recruited one
    scene.refused("A", "pass", "card 9", rule=None)


@rule("ORI-4.1", "ORI-4.4")
def test_tile_and_creatures_go_with_their_card(scene: Scene) -> None:
    row = "capture-1 - | recruit-2 mountain-volcano gorgon | produce-1 volcano hydra"
    scene.table(2, row=row, A=OWN)
    scene.plays("A", "card 2", "d3-d4")
    scene.has("A", "beasts d4=gorgon, land d3=mountain d4=volcano")
    assert [offer.creatures[0].code for offer in scene.state.row if offer.creatures] == ["hydra"]
    assert scene.row == "capture-1 produce-1"


@rule("ORI-4.5")
def test_the_used_card_goes_to_the_discard_pile(scene: Scene) -> None:
    scene.table(3, row=FIVE, discard="capture-3")
    scene.plays("A", "card 2")
    assert [card.code for card in scene.state.discard] == ["capture-3", "recruit-1"]


@rule("ORI-4.6")
def test_an_empty_board_skips_three_phases(scene: Scene) -> None:
    scene.table(2, A="hoplites 2, port -")
    assert scene.why == "ORI-9.1"
    scene.plays("A", "recruit for hoplites")
    scene.has("A", "hoplites 0, port -")  # no metropolis, no camp
    scene.lets_chance()
    assert scene.state.round == 2


@rule("ORI-4.6", "ORI-9.4")
def test_the_first_of_two_can_empty_the_board(scene: Scene) -> None:
    scene.table(2, row="produce-1 - | recruit-1 -", B="hoplites 1")
    scene.plays("A", "card 1", "card 1")
    assert scene.asked == "chance"
    assert (scene.state.round, scene.state.turn) == (1, 2)  # B has had a turn
    scene.lets_chance()
    assert scene.state.round == 2
