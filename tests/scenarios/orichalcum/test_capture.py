"""Fights [ORI-8], and the buildings that help in them [ORI-11]."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from soloist.games.orichalcum.box import BOX
from soloist.games.orichalcum.odds import chance_to_win
from tests.kit.rules import rule
from tests.scenarios.orichalcum.scene import Scene
from tests.scenarios.orichalcum.test_set_up import LANGUAGES

FIGHT = "capture-1 - | recruit-1 -"


@rule("ORI-8.1", "ORI-8.2", "ORI-8.3", "ORI-8.4", "ORI-8.5", "ORI-8.6", "ORI-Q8")
def test_s20_fights(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="hoplites 3, beasts c4=gorgon d6=cyclops")
    scene.plays("A", "card 1")
    assert scene.codes("A") == [f"fight {where} {more}" for where in ("c4", "d6") for more in range(4)] + ["pass"]
    scene.plays("A", "fight c4 2")
    question = scene.match.question
    assert question is not None
    assert list(question.options) == [1, 2, 3, 4, 5, 6]
    scene.rolls("2 3 3")
    scene.has("A", "hoplites 2, nuggets 1, captured gorgon, beasts d6=cyclops")
    scene.plays("A", "fight d6 0")
    scene.rolls("3")
    scene.has("A", "hoplites 2, beasts d6=cyclops, captured gorgon")
    assert scene.why == "ORI-9.1"
    assert chance_to_win(3, 8) == Fraction(181, 216)
    assert chance_to_win(1, 4) == Fraction(1, 2)


@rule("ORI-8.1")
@pytest.mark.parametrize(("reserve", "most"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_at_most_three_hoplites(scene: Scene, reserve: int, most: int) -> None:
    scene.table(3, row=FIGHT, A=f"hoplites {reserve}, beasts c4=gorgon")
    assert scene.codes("A", "card 1") == [*(f"fight c4 {more}" for more in range(most + 1)), "pass"]


@rule("ORI-8.1", "ORI-8.6")
def test_those_that_stand_there_count(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="hoplites 2, beasts c4=gorgon+2")
    scene.plays("A", "card 1")
    assert scene.codes("A") == ["fight c4 0", "fight c4 1", "pass"]
    scene.plays("A", "fight c4 1")
    scene.rolls("1 1 1 1")
    scene.has("A", "beasts c4=gorgon+3, hoplites 1")
    scene.table(3, row=FIGHT, A="hoplites 2, beasts c4=gorgon+2")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("5 1 2")
    scene.has("A", "captured gorgon, hoplites 3, nuggets 1")
    assert scene.state.hoplites_left == 27


@rule("ORI-8.3", "ORI-Q8")
@pytest.mark.parametrize(
    ("creature", "faces", "won"),
    [
        ("cyclops", "4", True), ("cyclops", "3", False), ("cyclops", "S", True), ("hydra", "S", True),
        ("hydra", "5 5 1", False), ("hydra", "5 5 2", True), ("hydra", "1 1 1 S", True), ("cerberus", "5 5", True),
        ("minotaur", "5", False), ("minotaur", "3 3", True),
    ],
)  # fmt: skip
def test_won_or_lost(scene: Scene, creature: str, faces: str, won: bool) -> None:
    more = len(faces.split()) - 1
    scene.table(3, row=FIGHT, A=f"hoplites {more}, beasts c4={creature}")
    scene.plays("A", "card 1", f"fight c4 {more}")
    scene.rolls(faces)
    scene.has("A", f"captured {creature if won else '-'}")
    assert bool(scene.realm("A").beasts) is not won


@rule("ORI-8.4", "ORI-8.8")
@pytest.mark.parametrize(
    ("creature", "strength", "hoplites", "nuggets"),
    [("cyclops", 4, 1, 0), ("minotaur", 6, 0, 1), ("gorgon", 8, 1, 1), ("cerberus", 10, 0, 2), ("hydra", 12, 1, 2)],
)
def test_loot(scene: Scene, creature: str, strength: int, hoplites: int, nuggets: int) -> None:
    scene.table(3, row=FIGHT, A=f"hoplites 3, beasts c4={creature}")
    assert scene.realm("A").beasts[0].creature.strength == strength
    scene.plays("A", "card 1", "fight c4 3")
    scene.rolls("S 1 1 1")
    scene.has("A", f"hoplites {hoplites}, nuggets {nuggets}, captured {creature}, land c4=volcano")


@rule("ORI-8.8")
@pytest.mark.parametrize("path", LANGUAGES, ids=["en", "pt"])
def test_the_chances_in_the_rules_are_exact(path: Path) -> None:
    text = path.read_text("utf-8")
    rows = re.findall(r"^\| (4|6|8|10|12) \| (\S+) \| (\S+) \| (\S+) \| (\S+) \|$", text, re.MULTILINE)
    assert len(rows) == 5
    for strength, *chances in rows:
        assert [chance_to_win(dice, int(strength)) for dice in (1, 2, 3, 4)] == [Fraction(each) for each in chances]
    assert sorted({creature.strength for creature in BOX.creatures}) == [4, 6, 8, 10, 12]


@rule("ORI-8.5", "ORI-7.9")
def test_one_may_stop_after_a_won_fight_or_before_the_first(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="hoplites 1, beasts c4=gorgon d6=cyclops")
    scene.plays("A", "card 1", "fight d6 0")
    scene.rolls("5")
    assert scene.why == "ORI-8.1"
    scene.plays("A", "pass")
    assert scene.why == "ORI-9.1"
    scene.table(3, row=FIGHT, A="hoplites 1, beasts c4=gorgon")
    scene.plays("A", "card 1", "pass")
    assert scene.asked == "B"


@rule("ORI-8.5", "ORI-7.9")
def test_without_a_creature_nothing_is_asked(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="hoplites 1")
    scene.plays("A", "card 1")
    assert scene.asked == "B"


@rule("ORI-8.6")
def test_a_lost_fight_ends_the_action(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="hoplites 1, beasts c4=gorgon d6=cyclops")
    scene.plays("A", "card 1", "fight c4 1")
    scene.rolls("1 1")
    scene.has("A", "hoplites 0, beasts c4=gorgon+1 d6=cyclops")
    assert scene.asked == "B"


@rule("ORI-8.7")
def test_hoplites_with_a_creature_pay_nothing(scene: Scene) -> None:
    scene.table(3, row="capture-1 - | recruit-1 - | produce-1 -", A="beasts c4=gorgon+3")
    assert scene.codes("A") == ["card 1", "card 2"]
    scene.plays("A", "card 2")
    scene.has("A", "hoplites 1")
    assert scene.asked == "B"  # no additional action for those


@rule("ORI-8.7", "ORI-Q3")
@pytest.mark.parametrize(("option", "pawn"), [(False, "B"), (True, "A")])
def test_nor_do_they_count_for_the_initiative(scene: Scene, option: bool, pawn: str) -> None:
    scene.table(2, A="beasts c4=gorgon+3", B="hoplites 1", pawn="B", active="A",
                standing_hoplites="yes" if option else "no")  # fmt: skip
    scene.lets_chance()
    assert scene.state.pawn.code == pawn


@rule("ORI-8.9")
def test_one_can_build_on_the_volcano_after_the_capture(scene: Scene) -> None:
    scene.table(
        3, row=FIGHT, A="hoplites 3, land c3=forest, beasts c4=cyclops", slots="desert=arch"
    )  # fmt: skip
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("5")
    scene.plays("A", "construct for hoplites", "build desert", "c4")
    scene.has("A", "buildings c4=arch")


@rule("ORI-11.4")
@pytest.mark.parametrize(("face", "won"), [("1", True), ("2", False), ("3", True), ("4", False), ("S", True)])
def test_siege_engines(scene: Scene, face: str, won: bool) -> None:
    own = "land f2=forest f3=forest, buildings f2=siege-engines-1 f3=siege-engines-3"
    scene.table(3, row=FIGHT, A=f"{own}, beasts c4=hydra", B="land f2=forest, buildings f2=siege-engines-2")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls(face)
    scene.has("A", f"captured {'hydra' if won else '-'}")


@rule("ORI-11.5")
def test_arches(scene: Scene) -> None:
    own = "land f2=forest f3=forest, buildings f2=arch f3=arch"
    scene.table(3, row=FIGHT, A=f"{own}, beasts c4=cyclops d6=cerberus")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("S")
    scene.has("A", "nuggets 2, hoplites 1")
    scene.plays("A", "fight d6 0")
    scene.rolls("S")
    scene.has("A", "nuggets 6")


@rule("ORI-11.2", "ORI-8.11")
def test_a_hospital_saves_one_hoplite_for_each_capture(scene: Scene) -> None:
    own = "land f2=forest, buildings f2=hospital"
    scene.table(3, row=FIGHT, A=f"{own}, hoplites 4, beasts c4=minotaur d6=minotaur f6=cerberus")
    scene.plays("A", "card 1", "fight c4 3")
    scene.rolls("S 1 1 1")
    scene.has("A", "hoplites 1, hospital 1")  # not before the action ends
    assert "fight d6 2" not in scene.codes("A")
    scene.plays("A", "fight d6 1")
    scene.rolls("S 1")
    scene.has("A", "hoplites 0, hospital 2")
    scene.plays("A", "fight f6 0")
    scene.rolls("1")
    scene.has("A", "hoplites 2, hospital 0")
    assert scene.state.hoplites_left == 28


@rule("ORI-11.2")
def test_two_hospitals_save_two_and_nobody_who_was_not_there(scene: Scene) -> None:
    own = "land f2=forest f3=forest, buildings f2=hospital f3=hospital"
    scene.table(3, row=FIGHT, A=f"{own}, hoplites 3, beasts c4=minotaur")
    scene.plays("A", "card 1", "fight c4 3")
    scene.rolls("S 1 1 1")
    scene.has("A", "hoplites 2")
    scene.table(3, row=FIGHT, A=f"{own}, hoplites 0, beasts c4=minotaur")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("S")
    scene.has("A", "hoplites 0")


@rule("ORI-11.2", "ORI-8.6")
def test_hospitals_take_nobody_after_a_lost_fight(scene: Scene) -> None:
    scene.table(3, row=FIGHT, A="land f2=forest, buildings f2=hospital, hoplites 1, beasts c4=hydra")
    scene.plays("A", "card 1", "fight c4 1")
    scene.rolls("1 1")
    scene.has("A", "hoplites 0, hospital 0, beasts c4=hydra+1")


@rule("ORI-1.5", "ORI-Q4")
@pytest.mark.parametrize(("option", "gained"), [(True, 1), (False, 2)])
def test_loot_is_cut_to_the_supply(scene: Scene, option: bool, gained: int) -> None:
    scene.table(3, row=FIGHT, A="beasts c4=cerberus", B="nuggets 29", supply_limited="yes" if option else "no")
    scene.plays("A", "card 1", "fight c4 0")
    scene.rolls("S")
    scene.has("A", f"nuggets {gained}")
