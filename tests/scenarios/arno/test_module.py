"""The module: changing conditions [ARNO-16]: S24."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.games.arknova.arno.values import MODULE_KIOSKS, module_spot
from tests.kit import rule
from tests.scenarios.arno.scene import ArnoScene

FIVE = "cp -9, appeal 10, order An Bu Ca Sp As"
TRACK = ["I", "II", "I", "III", "II", "I", "II", "III", "I", "III", "II", "III", "II", "III"]
KIOSKS = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
STANDS = {"I": "- - B", "II": "- B -", "III": "B - -"}


def support(scene: ArnoScene, discards: int, level: int = 6, **layout: Any) -> None:
    """ARNO plays 131 after so many discarded sponsors."""
    scene.table(automas=f"B=L{level}", arno_module="yes", B=f"{FIVE}, projects 131 128, discards {discards}", **layout)
    scene.arno("slot 5", "131")


@rule("ARNO-16.1")
@pytest.mark.parametrize("spot", range(1, 15))
def test_the_spot_says_which_condition_arno_takes(scene: ArnoScene, spot: int) -> None:
    support(scene, spot - 1)

    assert scene.levels("131") == STANDS[TRACK[spot - 1]]


@rule("ARNO-16.1")
def test_the_token_begins_on_spot_one(scene: ArnoScene) -> None:
    scene.table(arno_module="yes")

    assert module_spot(scene.mat().sponsors_seen) == 0  # counted from 0


@rule("ARNO-16.1", "ARNO-16.5")
def test_kiosks_of_the_spot_and_walking_back_takes_some_away() -> None:
    there = [MODULE_KIOSKS[module_spot(sponsors)] for sponsors in range(14)]
    back = [MODULE_KIOSKS[module_spot(sponsors)] for sponsors in range(14, 27)]

    assert there == KIOSKS
    assert back == KIOSKS[-2::-1]


@rule("ARNO-16.2")
def test_each_sponsor_from_the_display_is_a_step(scene: ArnoScene) -> None:
    scene.table(arno_module="yes", B="cp 0, order An As Bu Sp Ca, discards 4", display="201 402 403 404 405 406")

    scene.arno("slot 5", "folder 1")

    assert module_spot(scene.mat().sponsors_seen) == 5


@rule("ARNO-16.2")
def test_sponsors_of_the_set_up_are_steps(scene: ArnoScene) -> None:
    """S01"""
    scene.new(automas="A=L3", arno_module="yes")
    scene.any_chance("ARNO-2.12")
    scene.chance("201, 401, 113, 402, 128, 202, 131, 403")

    assert module_spot(scene.mat("A").sponsors_seen) == 2  # the third spot


@rule("ARNO-16.2")
def test_sponsors_of_a_break_are_steps(scene: ArnoScene) -> None:
    scene.table(
        arno_module="yes",
        B="cp 0, order An As Bu Ca Sp",
        break_step=8,
        display="401 402 403 404 405 406",
        deck="407 408 201 202 203",
    )

    scene.arno("slot 5")

    assert module_spot(scene.mat().sponsors_seen) == 3


@rule("ARNO-16.2", "ARNO-Q14")
def test_after_the_last_spot_it_walks_back_and_forward_again() -> None:
    spots = [module_spot(sponsors) + 1 for sponsors in range(28)]
    assert spots == [*range(1, 15), *range(13, 0, -1), 2]


@rule("ARNO-16.2")
@pytest.mark.parametrize(
    ("discards", "levels"), [(13, "B - -"), (14, "- B -"), (15, "B - -"), (16, "- B -"), (26, "- - B")]
)
def test_on_the_way_back_the_spots_count_again(scene: ArnoScene, discards: int, levels: str) -> None:
    support(scene, discards)

    assert scene.levels("131") == levels


@rule("ARNO-16.3")
@pytest.mark.parametrize(
    ("spot", "taken", "levels"),
    [
        (8, "left", "A B -"),  # III, before it II
        (4, "left", "A - B"),  # III, before it I
        (7, "middle", "- A B"),  # II, before it I
        (5, "middle", "B A -"),  # II, before it III
        (8, "left middle", "A A B"),
        (1, "right", "- B A"),  # I, nothing before it: the first free one of I, II and III
        (1, "right middle", "B A A"),
        (2, "right middle", "B A A"),  # II and I name none
    ],
)
def test_a_taken_condition_leads_back_spot_by_spot(scene: ArnoScene, spot: int, taken: str, levels: str) -> None:
    """S24"""
    holders = ":".join(f"{each}=A" for each in taken.split())
    scene.table(
        arno_module="yes",
        B=f"{FIVE}, discards {spot - 1}",
        bases="101:right=B 102:left=B 103:left=B",
        row=f"113:{holders}",
    )

    scene.arno("slot 5")

    assert scene.levels("113") == levels


@rule("ARNO-16.4")
@pytest.mark.parametrize(("level", "conservation"), [(1, 2), (3, 3), (6, 4)])
def test_the_reward_is_that_without_the_module(scene: ArnoScene, level: int, conservation: int) -> None:
    """Spot 1: the token stands on the right condition at every level."""
    support(scene, 0, level)

    assert scene.levels("131") == "- - B"
    assert scene.zoo("B").conservation == -9 + conservation


@rule("ARNO-16.4")
def test_the_reward_is_reckoned_before_the_token_came(scene: ArnoScene) -> None:
    """L6 wants the left condition, which is taken: the middle one gives 4, though the token itself stands there."""
    scene.table(
        automas="B=L6",
        arno_module="yes",
        B=f"{FIVE}, discards 1",
        bases="101:right=B 102:left=B 103:left=B",
        row="113:left=A",
    )

    scene.arno("slot 5")

    assert scene.levels("113") == "A B -"
    assert scene.zoo("B").conservation == -9 + 4


@rule("ARNO-16.2")
def test_without_the_module_the_track_is_not_looked_at(scene: ArnoScene) -> None:
    scene.table(automas="B=L6", arno_module="no", B=f"{FIVE}, projects 131 128, discards 0")

    scene.arno("slot 5", "131")

    assert scene.levels("131") == "B - -"
