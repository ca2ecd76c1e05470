"""Produce, recruit, construct [ORI-7], and the buildings that change them [ORI-11]."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

BUILD = "construct-1 - | recruit-1 -"
FOUR = "land c3=mountain c4=forest d3=lagoon d4=desert"
RHOMBUS = "c3-d3-c4-d4"


@rule("ORI-7.1", "ORI-7.2", "ORI-5.3", "ORI-11.1")
@pytest.mark.parametrize(
    ("buildings", "nuggets", "hoplites"),
    [("", 1, 1), (", buildings d2=mine", 2, 1), (", buildings d2=mine d3=mine d4=training-camp", 3, 2)],
)
def test_one_for_each_mine_or_camp(scene: Scene, buildings: str, nuggets: int, hoplites: int) -> None:
    own = f"land d2=forest d3=forest d4=forest{buildings}"
    scene.table(3, row="produce-1 - | recruit-1 -", A=own)
    scene.plays("A", "card 1")
    scene.has("A", f"nuggets {nuggets}, hoplites 0")
    scene.table(3, row="produce-1 - | recruit-1 -", A=own)
    scene.plays("A", "card 2")
    scene.has("A", f"hoplites {hoplites}, nuggets 0")


@rule("ORI-7.9")
def test_nothing_is_asked_about_produce_and_recruit(scene: Scene) -> None:
    scene.table(3, row="produce-1 - | recruit-1 -")
    scene.plays("A", "card 1")
    assert scene.asked == "B"


@rule("ORI-7.3", "ORI-7.9")
def test_exactly_one_of_three(scene: Scene) -> None:
    scene.table(3, row=BUILD, A=f"{FOUR}, nuggets 6", slots="forest=arch")
    assert scene.codes("A", "card 1") == ["medallion", "temple", "build forest", "pass"]
    scene.plays("A", "card 1", "build forest", "c4")
    assert scene.why == "ORI-9.1"
    scene.has("A", "nuggets 6, buildings c4=arch, temples -, medallions 0")


@rule("ORI-7.3", "ORI-7.9")
def test_nothing_possible_nothing_asked(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 1")
    scene.plays("A", "card 1")
    assert scene.asked == "B"


@rule("ORI-7.4", "ORI-1.3", "ORI-1.4")
def test_a_medallion_costs_five_nuggets(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="nuggets 6")
    left = scene.state.nuggets_left
    scene.plays("A", "card 1", "medallion")
    scene.has("A", "nuggets 1, medallions 1, points 1")
    assert scene.state.tokens_left == 16
    assert scene.state.nuggets_left == left + 5
    scene.table(3, row=BUILD, A="nuggets 4, land d2=forest", slots="forest=arch")
    assert "1 nugget is missing" in scene.refused("A", "card 1", "medallion", rule="ORI-7.4")


@rule("ORI-7.5", "ORI-1.3", "ORI-1.8")
def test_a_temple_on_four_different_terrains(scene: Scene) -> None:
    scene.table(3, row=BUILD, A=FOUR)
    scene.plays("A", "card 1", "temple", RHOMBUS)
    scene.has("A", f"temples {RHOMBUS}, points 1, nuggets 0, land c3=built c4=built d3=built d4=built, sites -")
    assert scene.state.tokens_left == scene.state.temples_left == 16


@rule("ORI-7.5")
@pytest.mark.parametrize(
    ("land", "sites"),
    [
        ("land c3=mountain c4=forest d3=lagoon d4=mountain", "-"),
        ("land c3=mountain c4=forest d3=lagoon d4=volcano", RHOMBUS),
        ("land c3=volcano c4=volcano d3=volcano d4=volcano", RHOMBUS),
        ("land c3=volcano c4=forest d3=forest d4=volcano", "-"),
        ("land c3=mountain c4=forest d3=lagoon", "-"),
        ("land c3=mountain c4=forest d3=lagoon c5=desert", "-"),  # no rhombus
        ("land c3=mountain c4=forest d3=lagoon d2=desert", "d2-c3-d3-c4"),
        ("land c3=mountain c4=forest d3=lagoon b3=desert", "b3-c3-d3-c4"),  # standing on its point
        ("land c3=mountain c4=forest d3=lagoon d4=desert, buildings c4=arch", "-"),
        ("land c3=mountain c4=forest d3=lagoon d4=volcano, beasts d4=hydra", "-"),
        ("land c3=mountain c4=forest d3=lagoon d4=desert, beasts d5=hydra", "-"),
        ("land c3=mountain c4=forest d3=lagoon d4=desert, beasts d6=hydra", RHOMBUS),
    ],
)
@rule("ORI-7.7")
def test_sites(scene: Scene, land: str, sites: str) -> None:
    scene.table(3, row=BUILD, A=f"{land}, nuggets 5")
    if sites == "-":
        scene.refused("A", "card 1", "temple", rule="ORI-7.7" if "beasts" in land else "ORI-7.5")
    else:
        codes = scene.codes("A", "card 1", "temple")
        assert [sorted(code.split("-")) for code in codes] == [sorted(sites.split("-"))]


@rule("ORI-11.7")
@pytest.mark.parametrize(
    ("land", "is_site"),
    [
        ("land c3=mountain c4=forest d3=lagoon d4=mountain", True),
        ("land c3=mountain c4=forest d3=volcano d4=mountain", True),
        ("land c3=mountain c4=volcano d3=volcano d4=mountain", True),
        ("land c3=mountain c4=forest d3=forest d4=mountain", False),
        ("land c3=mountain c4=mountain d3=forest d4=mountain", False),
    ],
)
def test_an_architect_practice_allows_one_pair(scene: Scene, land: str, is_site: bool) -> None:
    scene.table(3, row=BUILD, A=f"{land} f2=forest f3=forest, buildings f2=architect-practice f3=architect-practice")
    scene.has("A", f"sites {RHOMBUS if is_site else '-'}")


@rule("ORI-7.6", "ORI-11.1")
def test_a_building_on_the_terrain_of_its_slot_or_a_volcano(scene: Scene) -> None:
    own = "land c3=mountain c4=forest d3=volcano d4=forest"
    scene.table(3, row=BUILD, A=own, slots="forest=training-camp desert=mine")
    assert scene.codes("A", "card 1") == ["build forest", "build desert", "pass"]
    assert sorted(scene.codes("A", "card 1", "build forest")) == ["c4", "d3", "d4"]
    assert scene.codes("A", "card 1", "build desert") == ["d3"]
    scene.plays("A", "card 1", "build forest", "d4")
    scene.has("A", "buildings d4=training-camp, hoplites 1, nuggets 0, camps 2, land d4=built")
    scene.table(3, row=BUILD, A=own, slots="forest=training-camp desert=mine")
    scene.plays("A", "card 1", "build desert", "d3")
    scene.has("A", "buildings d3=mine, hoplites 0, nuggets 1, mines 2")


@rule("ORI-7.6", "ORI-1.8")
def test_not_on_what_is_built(scene: Scene) -> None:
    scene.table(3, row=BUILD, A="land c3=forest c4=forest, buildings c3=mine", slots="forest=arch")
    assert scene.codes("A", "card 1", "build forest") == ["c4"]


@rule("ORI-7.7")
def test_not_with_or_beside_a_creature(scene: Scene) -> None:
    scene.table(
        3, row=BUILD, A="land d2=forest c3=forest c5=volcano, beasts c4=cyclops", slots="forest=arch lagoon=mine"
    )
    assert scene.codes("A", "card 1", "build forest") == ["d2"]
    scene.refused("A", "card 1", "build lagoon", rule="ORI-7.7")
    scene.table(3, row=BUILD, A="land c3=forest, nuggets 5, beasts c4=cyclops", slots="forest=arch")
    scene.refused("A", "card 1", "build forest", rule="ORI-7.7")


@rule("ORI-11.6")
def test_the_protection_crystal(scene: Scene) -> None:
    own = "land f2=forest c3=forest, buildings f2=protection-crystal, beasts c4=cyclops"
    scene.table(3, row=BUILD, A=own, slots="forest=arch mountain=mine")
    assert scene.codes("A", "card 1") == ["build forest", "pass"]  # the mountain only on c4, where a creature is
    assert scene.codes("A", "card 1", "build forest") == ["c3"]
    scene.table(3, row=BUILD, A=f"{own}, nuggets 5", slots="forest=protection-crystal")
    scene.refused("A", "card 1", "build forest", rule="ORI-11.6")
    scene.table(3, row=BUILD, A=f"{FOUR} f2=forest, buildings f2=protection-crystal, beasts d5=hydra")
    scene.has("A", f"sites {RHOMBUS}")
    land = "land f2=forest c3=mountain c4=forest d3=lagoon"
    scene.table(3, row=BUILD, A=f"{land}, buildings f2=protection-crystal, beasts d4=hydra")
    scene.has("A", "sites -")


@rule("ORI-7.8")
def test_an_empty_slot_stays_empty_until_the_end_of_the_round(scene: Scene) -> None:
    scene.table(2, row=f"{BUILD} | construct-2 - | produce-1 -", A="land d2=forest", B="land d2=forest, nuggets 5",
                slots="forest=arch")  # fmt: skip
    scene.plays("A", "card 1", "build forest", "d2", "card 1")
    assert scene.slots == "- - - -"
    scene.refused("B", "card 1", "build forest", rule="ORI-7.8")
    scene.plays("B", "card 1", "pass", "pass", "card 1")
    scene.lets_chance()
    assert "-" not in scene.slots.split()


@rule("ORI-12.2")
def test_no_tokens_left(scene: Scene) -> None:
    box = "victory_points = 20\nvictory_tokens = 2"
    scene.table(3, box=box, row=BUILD, A=f"{FOUR}, nuggets 5, medallions 1", B="medallions 1", slots="forest=arch")
    assert scene.codes("A", "card 1") == ["build forest", "pass"]
    scene.refused("A", "card 1", "medallion", rule="ORI-12.2")


@rule("ORI-12.2")
def test_no_temple_tiles_left(scene: Scene) -> None:
    scene.table(3, box="temple_tiles = 1", row=BUILD, A=f"{FOUR}, nuggets 5", B=f"temples {RHOMBUS}")
    assert scene.codes("A", "card 1") == ["medallion", "pass"]
    scene.table(3, row=BUILD, A=f"{FOUR}, nuggets 5", B=f"temples {RHOMBUS}")
    assert (scene.state.tokens_left, scene.state.temples_left) == (16, 16)
    assert "temple" in scene.codes("A", "card 1")


@rule("ORI-7.5", "ORI-7.7", "ORI-11.7", "ORI-5.10")
@pytest.mark.parametrize(
    ("more", "where", "rule_id", "reason"),
    [
        ("", "d4-d3-c4-c3", "ORI-5.10", "this is the same as c3 d3 c4 d4"),
        ("", "c3-c4-d3-d9", "ORI-5.5", "there is no circle d9"),
        ("", "c3-c4-d3-d6", "ORI-7.5", "these circles do not form a rhombus"),
        ("", "c4-c5-d4-d5", "ORI-7.5", "one of these circles is empty"),
        ("c5=mountain d5=forest", "c4-c5-d4-d5", "ORI-7.5", "the four terrains are not all different"),
        ("c5=forest d5=desert, buildings f2=architect-practice", "c4-c5-d4-d5", "ORI-11.7", "more than one pair"),
        ("c5=lagoon d5=lagoon, buildings c5=arch", "c4-c5-d4-d5", "ORI-7.5", "there is already a building there"),
    ],
)  # fmt: skip
def test_the_refusal_of_a_temple_names_the_true_reason(
    scene: Scene, more: str, where: str, rule_id: str, reason: str
) -> None:
    scene.table(3, row=BUILD, A=f"{FOUR} f2=lagoon {more}")
    assert reason in scene.refused("A", "card 1", "temple", where, rule=rule_id)


@rule("ORI-7.6", "ORI-7.7", "ORI-11.6")
@pytest.mark.parametrize(
    ("land", "building", "rule_id", "reason"),
    [
        ("land c3=forest", "mountain=mine", "ORI-7.6", "there is neither Mountain nor a volcano to build on"),
        ("land c3=mountain, beasts c4=hydra", "mountain=mine", "ORI-7.7", "on or next to every circle that would do"),
        ("land c3=forest, beasts c4=hydra", "mountain=mine", "ORI-7.7", "on or next to every circle that would do"),
        ("land f2=forest c3=mountain, buildings f2=protection-crystal, beasts c4=hydra",
         "mountain=protection-crystal", "ORI-11.6", "on or next to every circle that would do"),
    ],
)  # fmt: skip
def test_the_refusal_of_a_building_names_the_true_reason(
    scene: Scene, land: str, building: str, rule_id: str, reason: str
) -> None:
    scene.table(3, row=BUILD, A=f"{land}, nuggets 5", slots=building)
    assert reason in scene.refused("A", "card 1", "build mountain", rule=rule_id)


@rule("ORI-7.6", "ORI-7.7", "ORI-11.6")
def test_the_refusal_of_a_site_names_the_true_reason(scene: Scene) -> None:
    land = "land b3=mountain c3=mountain d2=mountain f2=forest b4=forest, buildings f2=protection-crystal"
    scene.table(3, row=BUILD, A=f"{land}, beasts c4=hydra", slots="mountain=protection-crystal")
    assert scene.codes("A", "card 1", "build mountain") == ["d2"]
    for where, rule_id, reason in [
        ("c3", "ORI-11.6", "one crystal does not help to build another"),
        ("b4", "ORI-7.6", "it needs Mountain or a volcano"),
        ("c4", "ORI-7.7", "a creature stands there"),
        ("f2", "ORI-7.6", "there is already a building there"),
        ("d6", "ORI-7.6", "there is no tile there"),
        ("d2 c3", "ORI-7.6", "a building stands on one circle"),
        ("d9", "ORI-5.5", "there is no circle d9"),
    ]:
        assert reason in scene.refused("A", "card 1", "build mountain", where, rule=rule_id)
