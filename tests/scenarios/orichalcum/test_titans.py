"""Titans: won, kept, lost, used [ORI-6]."""

from __future__ import annotations

import pytest

from soloist.games.orichalcum.pieces import TERRAIN
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene

TWO = "land c3=mountain c4=mountain"
MOUNTAIN = "produce-1 mountain | recruit-1 -"
CALM = "capture-1 mountain | recruit-1 -"


@rule("ORI-6.1", "ORI-2.7", "ORI-6.4")
def test_three_of_a_kind_bring_the_titan_active(scene: Scene) -> None:
    scene.table(2, row=CALM, A=TWO)
    scene.plays("A", "card 1", "c5")
    scene.has("A", "titans mountain*, points 1")
    assert scene.common == "forest lagoon desert"


@rule("ORI-6.4", "ORI-6.5")
def test_it_can_help_in_the_action_of_the_same_card(scene: Scene) -> None:
    scene.table(2, row=MOUNTAIN, A=TWO)
    scene.plays("A", "card 1", "c5", "use")
    scene.has("A", "titans mountain, nuggets 2, points 1")


@rule("ORI-6.1", "ORI-1.4", "ORI-6.8")
def test_it_comes_from_another_player(scene: Scene) -> None:
    scene.table(3, row=CALM, A=TWO, C="titans mountain, medallions 2")
    assert scene.points("C") == 3
    scene.plays("A", "card 1", "c5")
    scene.has("A", "titans mountain*")
    scene.has("C", "titans -, points 2, medallions 2")


@rule("ORI-6.1")
def test_two_are_not_enough_and_apart_does_not_count(scene: Scene) -> None:
    scene.table(2, row=CALM, A="land c3=mountain")
    scene.plays("A", "card 1", "c4")
    scene.has("A", "titans -")
    scene.table(2, row=CALM, A="land c3=mountain c4=forest c5=mountain")
    scene.plays("A", "card 1", "c6")
    scene.has("A", "titans -")


@rule("ORI-6.1", "ORI-6.2")
def test_enlarging_counts_and_what_the_tile_does_not_touch_does_not(scene: Scene) -> None:
    area = "land c3=mountain c4=mountain c5=mountain"
    scene.table(2, row=CALM, A=area)
    scene.plays("A", "card 1", "c6")
    scene.has("A", "titans mountain*")
    scene.table(2, row="capture-1 forest | recruit-1 -", A=area)
    scene.plays("A", "card 1", "c6")
    scene.has("A", "titans -")
    scene.table(2, row=CALM, A=area)
    scene.plays("A", "card 1", "f2")
    scene.has("A", "titans -")


@rule("ORI-6.3", "ORI-Q1")
@pytest.mark.parametrize("beast", ["", ", beasts c4=hydra"])
@pytest.mark.parametrize(("wild", "titans"), [("yes", "mountain*"), ("no", "-")])
def test_volcanoes_help(scene: Scene, wild: str, titans: str, beast: str) -> None:
    scene.table(2, row=CALM, A=f"land c3=mountain c4=volcano{beast}", volcano_titans=wild)
    scene.plays("A", "card 1", "c5")
    scene.has("A", f"titans {titans}")


@rule("ORI-6.3")
def test_volcanoes_alone_are_no_area(scene: Scene) -> None:
    scene.table(2, row="produce-1 volcano | recruit-1 -", A="land c3=volcano c4=volcano")
    scene.plays("A", "card 1", "c5")
    scene.has("A", "titans -")


@rule("ORI-6.3", "ORI-6.9", "ORI-6.10", "ORI-6.6")
def test_one_volcano_for_two_terrains(scene: Scene) -> None:
    land = "land c3=mountain c2=mountain d4=forest d5=forest"
    scene.table(2, row="produce-1 volcano | recruit-1 -", A=f"{land} d2=desert, buildings d2=oratory")
    scene.plays("A", "card 1", "c4")
    scene.has("A", "titans mountain* forest*, points 2")
    scene.table(2, row="capture-1 volcano | recruit-1 -", A=land)
    scene.plays("A", "card 1", "c4")
    assert scene.why == "ORI-6.6"
    assert scene.codes("A") == ["titan mountain", "titan forest"]
    scene.plays("A", "titan forest")
    scene.has("A", "titans forest*, points 1")
    assert scene.common == "mountain lagoon desert"


@rule("ORI-6.4", "ORI-6.5")
@pytest.mark.parametrize(
    ("row", "titan", "gained"),
    [("produce-1 -", "mountain*", "nuggets 4"), ("recruit-1 -", "lagoon*", "hoplites 4")],
)
def test_double_pay(scene: Scene, row: str, titan: str, gained: str) -> None:
    buildings = "land d2=forest d3=forest, buildings d2=mine d3=training-camp"
    scene.table(3, row=f"{row} | capture-1 -", A=f"titans {titan}, {buildings}")
    scene.plays("A", "card 1")
    assert scene.why == "ORI-6.4"
    scene.plays("A", "use")
    scene.has("A", f"titans {titan.removesuffix('*')}, points 1, {gained}")
    scene.plays("A", f"{row.partition('-')[0]} for {gained.split()[0]}")
    assert scene.asked == "B"  # not asked again


@rule("ORI-6.4", "ORI-6.5")
def test_a_power_may_be_kept(scene: Scene) -> None:
    scene.table(3, row="produce-1 - | capture-1 -", A="titans mountain*")
    scene.plays("A", "card 1", "keep")
    scene.has("A", "titans mountain*, nuggets 1")
    scene.table(3, row="produce-1 - | recruit-1 -", A="titans lagoon*")
    scene.plays("A", "card 1")
    assert scene.asked == "B"  # linked to another action
    scene.table(3, row="produce-1 - | recruit-1 -", A="titans mountain")
    scene.plays("A", "card 1")
    scene.has("A", "nuggets 1")
    assert scene.asked == "B"


@rule("ORI-6.5", "ORI-7.3")
def test_the_forest_titan_builds_once_more(scene: Scene) -> None:
    scene.table(
        3, row="construct-1 - | recruit-1 -", A="titans forest*, nuggets 5, land d2=forest", slots="forest=arch"
    )
    scene.plays("A", "card 1", "medallion")
    assert scene.why == "ORI-6.4"
    scene.plays("A", "use")
    assert scene.codes("A") == ["build forest", "pass"]
    scene.plays("A", "build forest", "d2")
    scene.has("A", "titans forest, medallions 1, buildings d2=arch")
    assert scene.asked == "B"


@rule("ORI-6.4", "ORI-6.5")
def test_the_forest_titan_is_not_asked_for_nothing(scene: Scene) -> None:
    scene.table(3, row="construct-1 - | recruit-1 -", A="titans forest*, nuggets 5")
    scene.plays("A", "card 1", "medallion")
    scene.has("A", "titans forest*")
    assert scene.asked == "B"


@rule("ORI-6.5", "ORI-8.10", "ORI-6.4")
def test_the_desert_titan_wins_a_fight(scene: Scene) -> None:
    beasts = "beasts c4=hydra c6=cyclops"
    scene.table(3, row="capture-1 - | recruit-1 -", A=f"titans desert*, {beasts}, hoplites 1")
    scene.plays("A", "card 1", "fight c4 1")
    scene.rolls("1 2")
    assert scene.why == "ORI-6.4"
    scene.plays("A", "use")
    scene.has("A", "titans desert, captured hydra, beasts c6=cyclops, hoplites 1, nuggets 2")
    scene.plays("A", "fight c6 0")
    scene.rolls("1")
    assert scene.why == "ORI-9.1"  # its power is used up
    scene.table(3, row="capture-1 - | recruit-1 -", A=f"titans desert*, {beasts}, hoplites 1")
    scene.plays("A", "card 1", "fight c4 1")
    scene.rolls("1 2")
    scene.plays("A", "keep")
    scene.has("A", "titans desert*, captured -, beasts c4=hydra+1 c6=cyclops")
    assert scene.asked == "B"


@rule("ORI-8.10")
def test_the_desert_titan_is_not_asked_for_in_a_won_fight(scene: Scene) -> None:
    scene.table(3, row="capture-1 - | recruit-1 -", A="titans desert*, beasts c4=hydra c6=cyclops")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("S")
    assert scene.why == "ORI-8.1"
    scene.has("A", "titans desert*, captured hydra")


@rule("ORI-6.6", "ORI-6.8", "ORI-6.10")
@pytest.mark.parametrize(("kept", "gone"), [("desert", "mountain"), ("mountain", "desert")])
def test_above_the_limit_one_chooses(scene: Scene, kept: str, gone: str) -> None:
    scene.table(3, row=CALM, A=f"{TWO}, titans desert")
    scene.plays("A", "card 1", "c5")
    assert scene.codes("A") == ["titan mountain", "titan desert"]
    scene.plays("A", f"titan {kept}")
    scene.has("A", f"titans {'mountain*' if kept == 'mountain' else 'desert'}, points 1")
    assert gone in scene.common


@rule("ORI-6.6", "ORI-6.10")
def test_a_titan_from_the_common_area_is_active_whoever_used_it_before(scene: Scene) -> None:
    land = "land c3=desert c4=desert"
    row = "capture-1 mountain | capture-2 - | recruit-1 desert"
    scene.table(3, row=row, A=f"{TWO}, titans desert", B=land)
    scene.plays("A", "card 1", "c5", "titan mountain")
    scene.plays("B", "card 2", "c5")
    scene.has("B", "titans desert*")


@rule("ORI-6.6", "ORI-11.3")
def test_oratories_raise_the_limit(scene: Scene) -> None:
    own = f"{TWO} d2=desert d3=desert, buildings d2=oratory d3=oratory"
    scene.table(2, row=CALM, A=f"{own}, titans desert lagoon*")
    scene.plays("A", "card 1", "c5")
    scene.has("A", "titans mountain* lagoon* desert, points 3")
    scene.table(2, row=CALM, A=f"{own}, titans desert lagoon* forest")
    scene.plays("A", "card 1", "c5")
    assert len(scene.codes("A")) == 4
    scene.plays("A", "titan mountain", "titan desert", "titan forest")
    scene.has("A", "titans mountain* forest desert")
    assert scene.common == "lagoon"


@rule("ORI-6.6", "ORI-6.10")
def test_what_is_given_back_is_not_given_to_its_last_owner(scene: Scene) -> None:
    scene.table(3, row=CALM, A=f"{TWO}, titans desert*", B="titans mountain")
    scene.plays("A", "card 1", "c5", "titan desert")
    scene.has("A", "titans desert*")
    scene.has("B", "titans -")
    assert scene.common == "mountain forest lagoon"


@rule("ORI-6.7", "ORI-Q2")
@pytest.mark.parametrize(("option", "titans"), [(True, "mountain*"), (False, "mountain")])
def test_qualifying_again(scene: Scene, option: bool, titans: str) -> None:
    own = f"{TWO}, titans mountain"
    scene.table(2, row=CALM, A=own, titan_again="yes" if option else "no")
    scene.plays("A", "card 1", "c5")
    scene.has("A", f"titans {titans}, points 1")


@rule("ORI-6.8", "ORI-7.6")
def test_building_over_the_area_changes_nothing(scene: Scene) -> None:
    scene.table(
        2, row="construct-1 - | recruit-1 -", A="land c3=mountain c4=mountain c5=mountain, titans mountain*",
        slots="mountain=arch",
    )  # fmt: skip
    scene.plays("A", "card 1", "build mountain", "c4")
    scene.has("A", "titans mountain*, land c4=built")


@rule("ORI-1.8", "ORI-6.1")
def test_a_built_circle_is_no_terrain(scene: Scene) -> None:
    scene.table(2, row=CALM, A="land c3=mountain c4=mountain c5=mountain, buildings c4=arch")
    scene.plays("A", "card 1", "c6")
    scene.has("A", "titans -")


@rule("ORI-6.10", "ORI-Q12", "ORI-1.2")
def test_a_titan_above_the_limit_wins_nothing(scene: Scene) -> None:
    scene.table(2, row=CALM, A=f"{TWO}, titans desert, medallions 3")
    scene.plays("A", "card 1", "c5")
    assert not scene.is_over()
    assert scene.why == "ORI-6.6"
    scene.plays("A", "titan mountain")
    assert scene.points("A") == 4
    assert not scene.is_over()


@rule("ORI-6.9", "ORI-1.2")
def test_within_the_limit_it_wins(scene: Scene) -> None:
    scene.table(2, row=CALM, A=f"{TWO} d2=desert, buildings d2=oratory, titans desert, medallions 3")
    scene.plays("A", "card 1", "c5")
    assert scene.is_over()
    assert scene.winners() == "A"
    assert scene.points("A") == 5


# a box in which two Titans help in the same action


def linked(action: str) -> str:
    """Mountain and Forest with this action."""
    return f'[titans]\nmountain = "{action}"\nforest = "{action}"\nlagoon = "recruit"\ndesert = "capture"\n'


BOTH = "land f2=lagoon, buildings f2=oratory, titans mountain* forest*"


@rule("ORI-6.11", "ORI-6.4", "ORI-6.5")
@pytest.mark.parametrize(
    ("answers", "nuggets", "titans"),
    [
        (["use", "use"], 3, "mountain forest"),
        (["use", "keep"], 2, "mountain forest*"),
        (["keep", "use"], 2, "mountain* forest"),
        (["keep", "keep"], 1, "mountain* forest*"),
    ],
)
def test_both_titans_of_one_action_are_asked_about(scene: Scene, answers: list[str], nuggets: int, titans: str) -> None:
    """Each Titan used pays the normal amount once more."""
    scene.table(3, box=linked("produce"), row="produce-1 - | recruit-1 -", A=BOTH)
    scene.plays("A", "card 1")
    for terrain, answer in zip(("mountain", "forest"), answers, strict=True):
        question = scene.match.question
        assert question is not None
        assert (question.why, question.about) == ("ORI-6.4", TERRAIN[terrain])
        scene.plays("A", answer)
    scene.has("A", f"nuggets {nuggets}, titans {titans}")


@rule("ORI-6.11", "ORI-6.5")
def test_two_titans_bring_two_more_constructions(scene: Scene) -> None:
    scene.table(3, box=linked("construct"), row="construct-1 - | recruit-1 -", A=f"{BOTH}, nuggets 17")
    scene.plays("A", "card 1", "medallion", "use", "medallion", "use")
    scene.has("A", "titans mountain forest, medallions 2, points 4")
    scene.plays("A", "medallion")
    assert scene.is_over()


@rule("ORI-6.11", "ORI-8.10")
def test_after_a_lost_fight_either_titan_may_help(scene: Scene) -> None:
    own = f"{BOTH}, beasts c3=hydra c6=hydra"
    scene.table(3, box=linked("capture"), row="capture-1 - | recruit-1 -", A=own)
    scene.plays("A", "card 1", "fight c3 0")
    scene.rolls("1")
    scene.plays("A", "keep", "use")
    scene.has("A", "titans mountain* forest, captured hydra")
    scene.plays("A", "fight c6 0")
    scene.rolls("2")
    scene.plays("A", "use")
    scene.has("A", "titans mountain forest, captured hydra hydra, beasts -")
