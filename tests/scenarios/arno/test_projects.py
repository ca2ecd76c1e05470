"""Which project ARNO supports, where its token goes and what that gives [ARNO-13]: S16 to S19."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arno.scene import ArnoScene

FIVE = "cp -9, appeal 10, order An Bu Ca Sp As"


@rule("ARNO-13.1")
def test_with_two_own_cards_one_of_them_is_played(scene: ArnoScene) -> None:
    """S18"""
    scene.table(B=f"{FIVE}, projects 131 128")

    scene.arno("slot 5", "128")

    assert scene.row() == "128"
    assert scene.own_projects() == "131"


@rule("ARNO-13.1")
@pytest.mark.parametrize(("roll", "row"), [("own", "131"), ("board", "")])
def test_with_one_own_card_the_die_decides_between_it_and_the_table(scene: ArnoScene, roll: str, row: str) -> None:
    """S19"""
    scene.table(B=f"{FIVE}, projects 131", bases="101 102:right=B 103:right=B")

    scene.arno("slot 5", roll)

    assert scene.row() == row
    assert ("B" in scene.levels("101")) == (roll == "board")


@rule("ARNO-13.1")
def test_without_own_cards_a_project_on_the_table(scene: ArnoScene) -> None:
    scene.table(B=FIVE, row="113")

    scene.chance("slot 5")
    assert len(scene.rolled_from()) == 4
    scene.arno("113")

    assert scene.levels("113") == "- B -"


@rule("ARNO-13.2")
def test_projects_without_tokens_of_players_come_first(scene: ArnoScene) -> None:
    """S16: what blocks a condition is no player's token."""
    scene.table(B=FIVE, bases="101 102:left=A 103", row="113:left=A 114")

    scene.chance("slot 5")

    assert scene.rolled_from() == ["species-diversity", "africa", "yosemite-national-park"]


@rule("ARNO-13.2")
def test_else_any_without_arnos_token_and_with_a_free_condition(scene: ArnoScene) -> None:
    """S17: 101 has ARNO's token, 103 has no free condition."""
    scene.table(B=FIVE, bases="101:right=B 102:left=A 103:left=A:middle=A", row="113:left=A")

    scene.chance("slot 5")

    assert scene.rolled_from() == ["habitat-diversity", "bavarian-forest-national-park"]


@rule("ARNO-13.2")
def test_the_token_of_another_arno_is_a_players(scene: ArnoScene) -> None:
    scene.table(3, automas="B=L3, C=L3", B=FIVE, bases="101:left=C 102 103:left=C")

    scene.arno("slot 5")

    assert scene.levels("102") == "- B -"


FULL = "101:right=B 102:left=B 103:left=B"


@rule("ARNO-13.3")
def test_without_a_card_and_without_a_project_the_next_task_is_looked_for(scene: ArnoScene) -> None:
    scene.table(B=FIVE, bases=FULL, offer="asia | hand_limit")

    scene.arno("slot 5")

    assert scene.mat().on_task == (0, 0, 1, 0)


@rule("ARNO-13.3", "ARNO-Q5")
def test_the_only_own_card_is_played_if_no_project_on_the_table_will_do(scene: ArnoScene) -> None:
    scene.table(B=f"{FIVE}, projects 131", bases=FULL)

    scene.arno("slot 5")

    assert scene.levels("131") == "- B -"


@rule("ARNO-13.4")
def test_an_own_card_goes_to_the_left_and_the_rightmost_is_discarded(scene: ArnoScene) -> None:
    scene.table(B=f"{FIVE}, projects 131 128", row="113:left=A 114:middle=B")

    scene.arno("slot 5", "131")

    assert scene.row() == "131 113"
    assert scene.discarded() == "114"
    assert scene.levels("113") == "A - -"


@rule("ARNO-13.5")
@pytest.mark.parametrize(
    ("level", "levels", "conservation"),
    [
        (1, "- - B", 2),
        (2, "- - B", 2),
        (3, "- B -", 3),
        (4, "- B -", 3),
        (5, "B - -", 4),
        (6, "B - -", 4),
        (9, "B - -", 4),
    ],
)
def test_the_condition_by_level(scene: ArnoScene, level: int, levels: str, conservation: int) -> None:
    scene.table(automas=f"B=L{level}", B=f"{FIVE}, projects 131 128")

    scene.arno("slot 5", "131")

    assert scene.levels("131") == levels
    assert scene.zoo("B").conservation == -9 + conservation


@rule("ARNO-13.6", "ARNO-Q6")
@pytest.mark.parametrize(
    ("level", "taken", "levels"),
    [
        (1, "right", "- B A"), (1, "right middle", "B A A"),
        (3, "middle", "B A -"), (3, "middle left", "A A B"),
        (6, "left", "A B -"), (6, "left middle", "A A B"),
    ],
)  # fmt: skip
def test_if_it_is_taken_first_to_the_left_and_then_to_the_right(
    scene: ArnoScene, level: int, taken: str, levels: str
) -> None:
    holders = ":".join(f"{each}=A" for each in taken.split())
    scene.table(automas=f"B=L{level}", B=FIVE, bases=FULL, row=f"113:{holders}")

    scene.arno("slot 5")

    assert scene.levels("113") == levels


@rule("ARNO-13.6")
def test_a_blocked_condition_is_as_good_as_taken(scene: ArnoScene) -> None:
    scene.table(B=FIVE, bases="101:right=B 102 103:left=B")

    scene.arno("slot 5")

    assert scene.levels("102") == "B x -"
    assert scene.zoo("B").conservation == -9 + 5


@rule("ARNO-13.7")
@pytest.mark.parametrize(("level", "conservation", "reputation"), [(1, 2, 0), (3, 1, 2), (6, 2, 2)])
def test_conservation_and_reputation_of_the_condition(
    scene: ArnoScene, level: int, conservation: int, reputation: int
) -> None:
    """A breeding program."""
    scene.table(automas=f"B=L{level}", B=f"{FIVE}, projects 125 128")

    scene.arno("slot 5", "125")

    assert scene.counters() == (10, -9 + conservation, 1 + reputation)


@rule("ARNO-13.7", "ARNO-Q7")
def test_bringing_a_release_project_into_play_gives_one_reputation_more(scene: ArnoScene) -> None:
    """S18"""
    scene.table(B=f"{FIVE}, projects 116 128")

    scene.arno("slot 5", "116")

    assert scene.counters() == (10, -9 + 4, 2)


@rule("ARNO-13.7")
def test_a_release_project_on_the_table_gives_no_reputation(scene: ArnoScene) -> None:
    scene.table(B=FIVE, bases=FULL, row="116")

    scene.arno("slot 5")

    assert scene.counters() == (10, -9 + 4, 1)


@rule("ARNO-13.8")
def test_humans_may_support_what_arno_has_played(scene: ArnoScene) -> None:
    scene.table(automas="B=L1", A="order An Bu Ca Sp As, icons science 6", B=f"{FIVE}, projects 132 128")
    scene.arno("slot 5", "132")
    assert scene.levels("132") == "- - B"

    scene.plays("A", "association", "project", "left", "1")

    assert scene.levels("132") == "A - B"
    assert scene.zoo("A").supports == 1


@rule("ARNO-13.8")
def test_arno_never_supports_what_has_its_token(scene: ArnoScene) -> None:
    scene.table(B=FIVE, bases="101:right=B 102:left=B 103:left=B", row="113:left=B 114")

    scene.arno("slot 5")

    assert scene.levels("114") == "- B -"
