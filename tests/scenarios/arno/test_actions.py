"""What ARNO's action cards do, by side, strength and level [ARNO-7 to ARNO-10]: S04 to S10."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from soloist.engine.errors import BadSetting
from soloist.games.arknova.arno.values import steps
from soloist.games.arknova.cards import Action
from soloist.registry import find
from tests.kit import rule
from tests.scenarios.arno.scene import QUIET, ArnoScene

LEVELS = [1, 2, 3, 4, 5, 6, 9]


def use(scene: ArnoScene, action: str, strength: int, level: int = 3, more: str = "", **layout: Any) -> None:
    """An ARNO with 10 appeal, 0 conservation and 1 reputation uses a card in the slot of this strength."""
    others = [word for word in ("An", "As", "Bu", "Ca", "Sp") if word != action]
    others.insert(strength - 1, action)
    mat = f"appeal 10, cp 0, rep 1, order {' '.join(others)}" + (f", {more}" if more else "")
    scene.table(automas=f"B=L{level}", B=mat, display=QUIET, **layout)
    scene.chance(f"slot {strength}")


def by_level(*amounts: int) -> list[Any]:
    """L1 to L6, and L9 with the numbers of L6 [ARNO-2.4]."""
    return [pytest.param(*each, id=f"L{each[0]}") for each in zip(LEVELS, (*amounts, amounts[-1]), strict=True)]


# Cards


@rule("ARNO-7.1")
@pytest.mark.parametrize(("level", "appeal"), by_level(1, 2, 2, 3, 3, 3))
def test_cards_on_side_one(scene: ArnoScene, level: int, appeal: int) -> None:
    use(scene, "Ca", 3, level)
    scene.arno("folder 2")

    assert scene.counters() == (10 + appeal, 1, 1)
    assert scene.own_animals() == "402"
    assert scene.state.break_step == 1


@rule("ARNO-7.1", "ARNO-7.2")
@pytest.mark.parametrize("side", ["I", "II"])
def test_the_strength_of_cards_does_not_matter(side: str) -> None:
    found = {steps(Action.CARDS, side == "II", strength, 2) for strength in (2, 3, 4, 5)}
    assert len(found) == 1


@rule("ARNO-7.2")
@pytest.mark.parametrize("level", LEVELS)
def test_cards_on_side_two(scene: ArnoScene, level: int) -> None:
    use(scene, "Ca", 5, level, "upgraded Ca, cp -5")
    scene.arno("folder 6")

    assert scene.counters() == (10, -3, 1)
    assert scene.own_animals() == "406"
    assert scene.state.break_step == 1


# Build


@rule("ARNO-8.1")
@pytest.mark.parametrize(("level", "reputation"), by_level(1, 1, 1, 2, 2, 2))
def test_build_on_side_one_strength_two(scene: ArnoScene, level: int, reputation: int) -> None:
    """S08"""
    use(scene, "Bu", 2, level)
    scene.arno()

    assert scene.counters() == (10, 0, 1 + reputation)
    assert scene.own_animals() == ""


@rule("ARNO-8.2")
@pytest.mark.parametrize(("level", "appeal"), by_level(2, 3, 3, 4, 4, 5))
def test_build_on_side_one_strength_three(scene: ArnoScene, level: int, appeal: int) -> None:
    use(scene, "Bu", 3, level)
    scene.arno()

    assert scene.counters() == (10 + appeal, 0, 1)


@rule("ARNO-8.3")
@pytest.mark.parametrize("level", LEVELS)
def test_build_on_side_one_strength_four(scene: ArnoScene, level: int) -> None:
    use(scene, "Bu", 4, level)
    assert scene.zoo("B").reputation == 1  # the card comes first
    scene.arno("folder 1")

    assert scene.counters() == (10, 0, 2)
    assert scene.own_animals() == "401"


@rule("ARNO-8.4")
@pytest.mark.parametrize(("level", "conservation"), by_level(2, 3, 3, 3, 3, 4))
def test_build_on_side_one_strength_five(scene: ArnoScene, level: int, conservation: int) -> None:
    use(scene, "Bu", 5, level, "cp -4")
    scene.arno()

    assert scene.counters() == (10, -4 + conservation, 1)


@rule("ARNO-8.5")
@pytest.mark.parametrize(("level", "reputation"), by_level(1, 1, 1, 2, 2, 2))
def test_build_on_side_two_strength_two(scene: ArnoScene, level: int, reputation: int) -> None:
    use(scene, "Bu", 2, level, "upgraded Bu")
    assert scene.zoo("B").reputation == 1
    scene.arno("folder 3")

    assert scene.counters() == (10, 0, 1 + reputation)
    assert scene.own_animals() == "403"


@rule("ARNO-8.6")
@pytest.mark.parametrize(("level", "appeal"), by_level(3, 3, 4, 5, 5, 5))
def test_build_on_side_two_strength_three(scene: ArnoScene, level: int, appeal: int) -> None:
    use(scene, "Bu", 3, level, "upgraded Bu")
    scene.arno()

    assert scene.counters() == (10 + appeal, 0, 1)


@rule("ARNO-8.7")
@pytest.mark.parametrize(("level", "tokens"), by_level(1, 1, 1, 2, 2, 2))
def test_build_on_side_two_strength_four(scene: ArnoScene, level: int, tokens: int) -> None:
    """S09"""
    use(scene, "Bu", 4, level, "upgraded Bu, notepad 1")
    assert scene.mat().notepad == 1
    scene.arno("folder 6")

    assert scene.mat().notepad == 1 + tokens
    assert scene.own_animals() == "406"
    assert scene.counters() == (10, 0, 1)


@rule("ARNO-8.8")
@pytest.mark.parametrize(("level", "conservation"), by_level(3, 3, 3, 4, 4, 4))
def test_build_on_side_two_strength_five(scene: ArnoScene, level: int, conservation: int) -> None:
    use(scene, "Bu", 5, level, "upgraded Bu, cp -4")
    scene.arno()

    assert scene.counters() == (10, -4 + conservation, 1)


# Animals


@rule("ARNO-9.1")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), by_level(0, 1, 1, 1, 2, 3))
def test_animals_on_side_one(scene: ArnoScene, level: int, more: int, strength: int) -> None:
    """S04"""
    use(scene, "An", strength, level)
    scene.arno()

    assert scene.counters() == (10 + strength + more, 0, 1)


@rule("ARNO-9.1")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
@pytest.mark.parametrize(("level", "more"), by_level(1, 1, 2, 2, 3, 4))
def test_animals_on_side_two(scene: ArnoScene, level: int, more: int, strength: int) -> None:
    use(scene, "An", strength, level, "upgraded An")
    scene.arno()

    assert scene.counters() == (10 + strength + more, 0, 1)


@rule("ARNO-9.2")
def test_animals_takes_no_animal(scene: ArnoScene) -> None:
    use(scene, "An", 5)
    scene.arno()

    assert scene.display() == QUIET
    assert scene.own_animals() == ""


# Sponsors


@rule("ARNO-10.1")
@pytest.mark.parametrize("tokens", [0, 5])
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_sponsors_on_side_one(scene: ArnoScene, strength: int, tokens: int) -> None:
    """S10a"""
    use(scene, "Sp", strength, 3, f"scoring {tokens}", break_step=2)
    scene.arno()

    assert scene.counters() == (10, 0, 2)
    assert scene.mat().scoring_tokens == tokens + 1
    assert scene.state.break_step == 2 + strength


@rule("ARNO-10.2", "ARNO-Q1")
def test_sponsors_on_side_one_with_a_full_scoring_card(scene: ArnoScene) -> None:
    """S10b"""
    use(scene, "Sp", 4, 3, "scoring 6, cp -3, rep 6", break_step=2)
    scene.arno()

    assert scene.counters() == (10, -1, 6)
    assert scene.mat().scoring_tokens == 6
    assert scene.state.break_step == 2


@rule("ARNO-Q1")
def test_a_full_scoring_card_as_the_table_helper_has_it(scene: ArnoScene) -> None:
    """S10c"""
    use(scene, "Sp", 4, 3, "scoring 6, cp -3, rep 6", break_step=2, sponsors_full="helper")
    scene.arno()

    assert scene.counters() == (10, -1, 7)
    assert scene.mat().scoring_tokens == 6
    assert scene.state.break_step == 6


@rule("ARNO-10.3")
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_sponsors_on_side_two(scene: ArnoScene, strength: int) -> None:
    use(scene, "Sp", strength, 3, "upgraded Sp, scoring 6, notepad 11", break_step=1)
    scene.arno()

    assert scene.counters() == (10 + strength, 0, 1)
    assert scene.mat().notepad == 12
    assert scene.state.break_step == 1 + strength


@rule("ARNO-2.3")
def test_build_and_cards_change_from_the_green_to_the_red_set_and_sponsors_never() -> None:
    """What L3 and L4 read differs; the blue Sponsors card is one for all."""
    green, red = 2, 3
    assert steps(Action.BUILD, False, 2, green) != steps(Action.BUILD, False, 2, red)
    assert steps(Action.CARDS, False, 2, green) != steps(Action.CARDS, False, 2, red)
    for side in (False, True):
        for strength in (2, 3, 4, 5):
            assert len({steps(Action.SPONSORS, side, strength, column) for column in range(6)}) == 1


@rule("ARNO-2.3")
@pytest.mark.parametrize("level", LEVELS)
def test_association_is_the_same_at_every_level(scene: ArnoScene, level: int) -> None:
    use(scene, "As", 2, level, "upgraded As, cp -5")
    scene.arno()

    assert scene.counters() == (10, -4, 3)


# numbers of one's own

OWN = """{"about": "a milder Build, and Animals that do not grow",
 "cards": {"build": {"I": {"3": ["appeal 1/1/2/2/3/9", "reputation 2"]}}, "animals": {"I": {"X": ["appeal 4"]}}}}"""


@rule("ARNO-Q18")
@pytest.mark.parametrize(("level", "appeal"), by_level(1, 1, 2, 2, 3, 9))
def test_a_row_of_ones_own_takes_the_place_of_the_printed_one(scene: ArnoScene, level: int, appeal: int) -> None:
    use(scene, "Bu", 3, level, arno_values=OWN)
    scene.arno()

    assert scene.counters() == (10 + appeal, 0, 3)


@rule("ARNO-Q18")
@pytest.mark.parametrize("strength", [2, 5])
def test_a_row_named_x_holds_for_every_strength(scene: ArnoScene, strength: int) -> None:
    use(scene, "An", strength, 5, arno_values=OWN)
    scene.arno()

    assert scene.counters() == (14, 0, 1)


@rule("ARNO-Q18")
def test_rows_that_a_file_does_not_name_stay_as_printed(scene: ArnoScene) -> None:
    use(scene, "Bu", 5, 3, arno_values=OWN)
    scene.arno()

    assert scene.counters() == (10, 3, 1)


@rule("ARNO-Q18")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", None), ('{"cards": {}}', None), ("build", "this is not JSON"), ("[]", "expected a table"),
        ("{}", "'cards' is missing"), ('{"cards": {}, "dice": 3}', "'dice' is not known here"),
        ('{"cards": {"donate": {}}}', "'donate' is not known here; available: cards, build, animals, sponsors"),
        ('{"cards": {"build": {"III": {}}}}', "cards, build: 'III' is not known here"),
        ('{"cards": {"build": {"I": {"1": ["appeal 1"]}}}}', "cards, build, I: '1' is not known here"),
        ('{"cards": {"build": {"I": {"2": "appeal 1"}}}}', "cards, build, I, 2: expected a list"),
        ('{"cards": {"build": {"I": {"2": ["apeal 1"]}}}}', "expected an effect and its amount"),
        ('{"cards": {"build": {"I": {"2": ["appeal 1/2"]}}}}', "expected an effect and its amount"),
        ('{"cards": {"build": {"I": {"2": ["appeal 0/1/1/1/1/1"]}}}}', "an amount is from 1 to 20"),
        ('{"cards": {"build": {"I": {"2": ["appeal X+19"]}}}}', "an amount is from 1 to 20"),
        ('{"cards": {"build": {"I": {"2": ["display_card 2"]}}}}', "an amount is from 1 to 1"),
        ('{"cards": {"build": {"I": {"2": ["scoring_token 1"]}}}}', "side I of Sponsors alone"),
        ('{"cards": {"sponsors": {"I": {"X": ["appeal 1/1/1/1/1/2"]}}}}', "one for all levels"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("game", ["arknova", "arno"])
def test_what_is_wrong_with_numbers_is_said_with_its_place(game: str, text: str, problem: str | None) -> None:
    with nullcontext() if problem is None else pytest.raises(BadSetting, match=problem):
        find(game).read_settings({"arno_values": text})
