"""How the game ends [ORI-1.2 to ORI-1.5, ORI-1.9, ORI-12]."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

BUILD = "construct-1 - | recruit-1 - | produce-1 -"
FOUR = "land c3=mountain c4=forest d3=lagoon d4=desert"


@rule("ORI-1.2", "ORI-1.9")
def test_five_points_win_at_once(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 7, medallions 3, titans desert", B="medallions 4")
    scene.plays("A", "card 1", "medallion")
    assert scene.is_over()  # no additional action, no turn of the others
    assert scene.winners() == "A"
    assert scene.points("A") == 5
    scene.has("A", "nuggets 2")
    assert "Winner: Seat A" in scene.heard()[-1]


@rule("ORI-1.2")
def test_four_do_not(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 5, medallions 2, titans desert")
    scene.plays("A", "card 1", "medallion")
    assert not scene.is_over()


@rule("ORI-1.2", "ORI-1.9")
def test_creatures_are_in_the_way(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 7, medallions 4, beasts f4=cyclops c6=hydra")
    scene.plays("A", "card 1", "medallion")
    assert not scene.is_over()
    assert scene.points("A") == 5
    scene.plays("A", "capture for nuggets", "fight f4 0")
    scene.rolls("S")
    assert not scene.is_over()
    scene.plays("A", "fight c6 0")
    scene.rolls("S")
    assert scene.is_over()
    assert scene.winners() == "A"
    scene.has("A", "captured cyclops hydra, hoplites 2")


@rule("ORI-1.2", "ORI-1.3", "ORI-7.5")
def test_a_temple_wins(scene: Scene) -> None:
    scene.table(2, row=BUILD, A=f"{FOUR}, medallions 4")
    scene.plays("A", "card 1", "temple", "c3-d3-c4-d4")
    assert scene.is_over()
    assert scene.row == "recruit-1 produce-1"  # nothing was discarded


@rule("ORI-1.2", "ORI-1.3", "ORI-1.4")
def test_a_titan_wins_in_phase_two(scene: Scene) -> None:
    scene.table(
        2, row="recruit-1 mountain | produce-1 -", A="land c3=mountain c4=mountain, medallions 4", B="titans mountain"
    )
    scene.plays("A", "card 1", "c5")
    assert scene.is_over()
    assert scene.winners() == "A"
    scene.has("A", "hoplites 0, land c5=mountain")  # its action is not carried out
    assert scene.points("B") == 0
    assert [card.code for card in scene.state.discard] == ["recruit-1"]


@rule("ORI-1.2")
def test_a_volcano_with_a_creature_is_in_the_way_of_its_own_tile(scene: Scene) -> None:
    scene.table(
        2, row="recruit-2 mountain-volcano hydra | produce-1 -", A="land c3=mountain c4=mountain, medallions 4"
    )  # fmt: skip
    scene.plays("A", "card 1", "c5-c6")
    scene.has("A", "points 5, beasts c6=hydra")
    assert not scene.is_over()


@rule("ORI-1.2", "ORI-11.2")
def test_the_winning_capture_ends_everything(scene: Scene) -> None:
    own = "land f2=forest, buildings f2=hospital, medallions 5, hoplites 2, beasts c4=gorgon"
    scene.table(2, row="capture-1 - | produce-1 -", A=own)
    scene.plays("A", "card 1", "fight c4 2")
    scene.rolls("S 1 1")
    assert scene.is_over()
    scene.has("A", "captured gorgon")


@rule("ORI-1.3", "ORI-1.4")
def test_three_things_count(scene: Scene) -> None:
    scene.table(2, row=BUILD, A="medallions 2, temples c3-d3-c4-d4, titans desert", B="captured hydra hydra, nuggets 9")
    assert (scene.points("A"), scene.points("B")) == (4, 0)
    parts = scene.match.result.scores[0].parts
    assert [points for _, points in parts] == [2, 1, 1]
    assert scene.state.tokens_left == 14  # a Titan needs no token
    assert scene.winners() == ""


@rule("ORI-1.9")
def test_others_are_looked_at_too_the_active_player_first(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 5", B="medallions 5", C="medallions 6")  # cannot come about in play
    scene.plays("A", "card 1", "medallion")
    assert scene.winners() == "B"
    scene.table(3, row=BUILD, active="B", A="medallions 5", B="nuggets 5, medallions 4", C="medallions 5")
    scene.plays("B", "card 1", "medallion")
    assert scene.winners() == "B"


@rule("ORI-1.5", "ORI-Q4")
@pytest.mark.parametrize(("option", "hoplites"), [(True, 1), (False, 3)])
def test_gains_end_with_the_supply(scene: Scene, option: bool, hoplites: int) -> None:
    own = "land d2=forest d3=forest, buildings d2=training-camp d3=training-camp"
    scene.table(
        3,
        row="recruit-1 - | produce-1 -",
        A=own,
        B="hoplites 28",
        C="beasts c4=hydra+1",
        supply_limited="yes" if option else "no",
    )
    assert scene.state.hoplites_left == 1
    scene.plays("A", "card 1")
    scene.has("A", f"hoplites {hoplites}")


@rule("ORI-1.5")
def test_thirty_of_each(scene: Scene) -> None:
    scene.table(2)
    assert (scene.state.hoplites_left, scene.state.nuggets_left) == (30, 30)


@rule("ORI-12.1", "ORI-Q6")
@pytest.mark.parametrize(
    ("own", "second", "third", "winners"),
    [
        ("medallions 2", "medallions 3", "", "B"),
        ("medallions 3, beasts c4=hydra", "medallions 3", "medallions 2, hoplites 1", "B"),
        ("medallions 3, hoplites 1", "medallions 3", "", "A"),
        ("medallions 3, hoplites 1", "medallions 3, hoplites 1", "titans desert", "A B"),
        ("medallions 6, beasts c4=hydra", "medallions 3", "", "A"),
        ("", "", "", "A B C"),
    ],
)
def test_the_safeguard(scene: Scene, own: str, second: str, third: str, winners: str) -> None:
    scene.table(3, A=own, B=second, C=third, round=4, most_rounds="4")
    assert scene.is_over()
    assert scene.winners() == winners
    assert "Nobody has won in 4 rounds" in scene.heard()[-1]


@rule("ORI-12.1", "ORI-Q6")
def test_sixty_rounds_are_the_most(scene: Scene) -> None:
    scene.table(2, round=59)
    scene.lets_chance()
    assert (scene.is_over(), scene.state.round) == (False, 60)
    scene.table(2, round=60)
    assert scene.is_over()
