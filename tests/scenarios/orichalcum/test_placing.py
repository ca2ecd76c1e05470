"""Metropolis and tiles [ORI-5]."""

from __future__ import annotations

from itertools import permutations

import pytest

from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.circles import bits
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

STRIPE = """
[[islands]]
name = "hexagon"
side = "*"
rows = ["NNoooooHNoHH"]
"""


@rule("ORI-5.1", "ORI-5.2", "ORI-5.3")
@pytest.mark.parametrize(
    ("port", "gained"),
    [("d1-e2", "hoplites 0, nuggets 2"), ("g4-g5", "hoplites 1, nuggets 1"), ("a5-a6", "hoplites 2, nuggets 0")],
)  # fmt: skip
def test_the_metropolis_of_the_first_turn(scene: Scene, port: str, gained: str) -> None:
    scene.table(3, row="capture-1 forest | recruit-1 -", A="port -")
    scene.plays("A", "card 1")
    assert scene.why == "ORI-5.1"
    assert sorted(scene.codes("A")) == ["a5-a6", "d1-e2", "g4-g5"]
    scene.has("A", "mines 0, camps 0")
    scene.plays("A", port)
    scene.has("A", f"port {port}, mines 1, camps 1, {gained}")
    assert scene.realm("A").built.bit_count() == 2
    assert scene.why == "ORI-5.5"


@rule("ORI-5.1")
def test_only_one_metropolis(scene: Scene) -> None:
    scene.table(3, row="capture-1 forest | recruit-1 -")
    scene.plays("A", "card 1")
    assert scene.why == "ORI-5.5"


@rule("ORI-5.2", "ORI-5.4", "ORI-Q10")
@pytest.mark.parametrize("island", BOX.islands)
def test_three_ports_on_every_island(island: str, scene: Scene) -> None:
    ground = BOX.islands[island]
    assert sorted(ground.pays(port) for port in ground.ports) == [(0, 2), (1, 1), (2, 0)]
    for port in ground.ports:
        assert port.bit_count() == 2
        one, other = bits(port)
        assert ground.next[one] >> other & 1
        assert all(ground.next[circle].bit_count() < 6 for circle in (one, other))  # on the coast
    scene.table(2, islands=island, A="port -", row="capture-1 forest | recruit-1 -")
    assert len(scene.codes("A", "card 1")) == 3


@rule("ORI-5.1", "ORI-10.6")
def test_a_first_turn_without_a_tile_still_founds_the_metropolis(scene: Scene) -> None:
    scene.table(2, row="recruit-1 - | produce-1 -", A="port -")
    scene.plays("A", "card 1", "a5-a6")
    scene.has("A", "hoplites 3, port a5-a6")


@rule("ORI-5.5")
def test_empty_circles_beside_what_lies(scene: Scene) -> None:
    scene.table(2, row="capture-1 forest | recruit-1 -", A="land d2=desert d3=lagoon")
    beside = scene.codes("A", "card 1")
    assert sorted(beside) == sorted(["c2", "c3", "c4", "e3", "e4", "f2", "d4"])
    scene.refused("A", "card 1", "d2", rule="ORI-5.5")
    assert "already" in scene.refused("A", "card 1", "e2", rule="ORI-5.5")
    assert "must touch" in scene.refused("A", "card 1", "c6", rule="ORI-5.5")
    scene.refused("A", "card 1", "z9", rule=None)


@rule("ORI-5.5")
def test_one_circle_that_touches_is_enough(scene: Scene) -> None:
    scene.table(2, row="capture-2 forest-lagoon | recruit-1 -")
    codes = scene.codes("A", "card 1")
    assert "d2-d3" in codes
    assert "d3-d2" in codes
    assert "d3-d4" not in codes


@rule("ORI-5.5", "ORI-5.9")
def test_tiles_are_turned_but_not_flipped(scene: Scene) -> None:
    scene.table(2, row="capture-3 mountain-forest-lagoon | recruit-1 -", A="land d2=desert")
    codes = scene.codes("A", "card 1")
    here = {"-".join(order) for order in permutations(["c3", "c4", "d3"])}
    clockwise = {"c3-c4-d3", "c4-d3-c3", "d3-c3-c4"}
    assert here & set(codes) == clockwise
    ground = BOX.islands["hexagon*"]
    for code in codes:
        one, two, three = (ground.number[name] for name in code.split("-"))
        assert ground.next[one] >> two & ground.next[two] >> three & ground.next[three] >> one & 1
    assert "flipped" in scene.refused("A", "card 1", "d3-c4-c3", rule="ORI-5.5")
    scene.refused("A", "card 1", "d3-d4-d5", rule="ORI-5.9")


@rule("ORI-5.10")
def test_equal_results_are_one_choice(scene: Scene) -> None:
    row = "capture-2 forest-lagoon | produce-2 forest-forest | capture-3 forest-forest-lagoon | recruit-1 -"
    scene.table(4, row=row, A="hoplites 1")
    assert len(scene.codes("A", "card 1")) == 2 * len(scene.codes("A", "card 2"))
    codes = scene.codes("A", "card 3")
    assert len({(frozenset(code.split("-")[:2]), code.split("-")[2]) for code in codes}) == len(codes)


@rule("ORI-5.10", "ORI-5.7")
@pytest.mark.parametrize(("lay", "beasts"), [("d2-d3", "d2=hydra d3=gorgon"), ("d3-d2", "d2=gorgon d3=hydra")])
def test_two_creatures_change_places_when_the_tile_is_turned(scene: Scene, lay: str, beasts: str) -> None:
    scene.table(2, row="recruit-2 volcano-volcano hydra gorgon | produce-1 -")
    scene.plays("A", "card 1", lay)
    scene.has("A", f"beasts {beasts}")


@rule("ORI-5.10")
def test_only_what_is_the_same_is_one_choice(scene: Scene) -> None:
    """Two equal creatures are one choice, two different ones are two, and so is one creature on two volcanoes."""
    scene.table(2, row="capture-2 volcano-volcano gorgon gorgon | recruit-1 -")
    once = scene.codes("A", "card 1")
    assert len({frozenset(code.split("-")) for code in once}) == len(once)
    for creatures in ("gorgon hydra", "gorgon"):
        scene.table(2, row=f"capture-2 volcano-volcano {creatures} | recruit-1 -")
        codes = scene.codes("A", "card 1")
        assert sorted(codes) == sorted([*once, *("-".join(reversed(code.split("-"))) for code in once)])


@rule("ORI-5.10", "ORI-5.5")
def test_a_tile_of_three_with_two_creatures_has_three_turns(scene: Scene) -> None:
    """Two volcanoes and a mountain: turned, not flipped over, so each set of circles has three ways."""
    row = "capture-3 volcano-volcano-mountain hydra gorgon | recruit-1 -"
    scene.table(2, row=row, A="land d2=desert")
    codes = scene.codes("A", "card 1")
    here = {"-".join(order) for order in permutations(["c3", "c4", "d3"])}
    assert here & set(codes) == {"c3-c4-d3", "c4-d3-c3", "d3-c3-c4"}
    assert "flipped" in scene.refused("A", "card 1", "c4-c3-d3", rule="ORI-5.5")
    scene.table(2, row="capture-3 volcano-volcano-mountain hydra hydra | recruit-1 -", A="land d2=desert")
    same = scene.refused("A", "card 1", "c4-c3-d3", rule="ORI-5.10")
    assert "this is the same as c3 c4 d3" in same


@rule("ORI-5.5", "ORI-5.9", "ORI-5.10")
@pytest.mark.parametrize(
    ("where", "rule_id", "reason"),
    [
        ("d3-d2", "ORI-5.10", "this is the same as d2 d3"),
        ("d2-e2", "ORI-5.5", "e2 is already taken"),
        ("e2", "ORI-5.5", "e2 is already taken"),
        ("d2", "ORI-5.5", "the tile covers 2 circles"),
        ("d2-d3-d4", "ORI-5.5", "the tile covers 2 circles"),
        ("d2-d2", "ORI-5.5", "d2 is named twice"),
        ("d2-d9", "ORI-5.5", "there is no circle d9 on your island"),
        ("d2-d4", "ORI-5.9", "the tile does not have this shape"),
        ("b4-b5", "ORI-5.5", "the tile must touch a tile or the metropolis"),
    ],
)
def test_the_refusal_of_a_place_names_the_true_reason(scene: Scene, where: str, rule_id: str, reason: str) -> None:
    scene.table(2, row="capture-2 forest-forest | recruit-1 -")
    assert reason in scene.refused("A", "card 1", where, rule=rule_id)


@rule("ORI-5.4", "ORI-5.10")
def test_the_refusal_of_a_port_names_the_true_reason(scene: Scene) -> None:
    scene.table(2, row="capture-1 forest | recruit-1 -", A="port -")
    assert "the same as a5 a6" in scene.refused("A", "card 1", "a6-a5", rule="ORI-5.10")
    assert "both circles of a port" in scene.refused("A", "card 1", "a4-a5", rule="ORI-5.4")
    assert "there is no circle a9" in scene.refused("A", "card 1", "a9-a5", rule="ORI-5.5")


@rule("ORI-5.6")
def test_a_tile_without_a_place(scene: Scene) -> None:
    scene.table(2, row="recruit-3 forest-desert-volcano gorgon | produce-1 -", box=STRIPE, bag="hydra")
    scene.plays("A", "card 1")
    assert [tile.code for tile in scene.state.thrown] == ["forest-desert-volcano"]
    assert [creature.code for creature in scene.state.bag.rest] == ["gorgon", "hydra"]
    scene.has("A", "hoplites 1, beasts -")  # the turn went on
    assert scene.why == "ORI-9.4"
    assert any("no place for the tile" in line for line in scene.heard())


@rule("ORI-5.7")
@pytest.mark.parametrize(("lay", "where"), [("d2-d3", "d3"), ("d3-d2", "d2")])
def test_creatures_stand_on_their_volcanoes(scene: Scene, lay: str, where: str) -> None:
    scene.table(2, row="recruit-2 mountain-volcano hydra | produce-1 -")
    scene.plays("A", "card 1", lay)
    scene.has("A", f"beasts {where}=hydra")


@rule("ORI-5.8")
def test_port_icons_are_paid_when_they_are_covered(scene: Scene) -> None:
    scene.table(3, row="capture-2 forest-lagoon | recruit-1 -", A="land a4=forest")
    scene.plays("A", "card 1", "a5-a6")
    scene.has("A", "hoplites 2, nuggets 0")
    scene.table(3, row="capture-2 forest-lagoon | recruit-1 -", A="land g6=forest")
    scene.plays("A", "card 1", "g5-g4")
    scene.has("A", "hoplites 1, nuggets 1")
    scene.table(3, row="capture-1 forest | recruit-1 -", A="land a4=forest")
    scene.plays("A", "card 1", "a5")
    scene.has("A", "hoplites 1, nuggets 0")
