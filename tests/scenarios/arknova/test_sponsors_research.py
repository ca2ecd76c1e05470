"""Sponsors of research: institutes, labs, libraries, and what tokens and universities make of them [AN-S.201 to S.226]."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.scenarios.arknova.scene import Scene

AT_A_BREAK = "order Sp An Bu Ca As, money 0, appeal 0, "
"""Sponsors at strength 1: the break option pays 1 money, and appeal 0 pays 5 in the break."""


# cards that take cards, tokens and money


@rule("AN-S.201")
def test_science_lab_takes_a_card_from_the_deck_or_in_range(scene: Scene) -> None:
    scene.table(A="upgraded Sp, rep 2, hand 201", display="401 402 403 404 405 406", deck="407 408")

    scene.plays("A", "sponsors", "science-lab")

    assert scene.codes("A") == ["cheetah", "lion", "deck"]

    scene.plays("A", "lion")

    assert scene.hand("A") == "402"
    assert scene.icon("A", "science") == 1


@rule("AN-S.201", "AN-10.5")
def test_science_lab_takes_another_card_at_every_break(scene: Scene) -> None:
    scene.table(A=f"{AT_A_BREAK}sponsors 201", break_step=8, deck="401 402 403 404")

    scene.plays("A", "sponsors", "break")
    scene.plays("A", "deck")

    assert scene.hand("A") == "403"  # 401 and 402 have filled the display


@rule("AN-S.202", "AN-8.4")
def test_spokesperson_sets_itself_off(scene: Scene) -> None:
    scene.table(A="rep 1, hand 202, icons science 1")

    scene.plays("A", "sponsors", "spokesperson")

    assert scene.zoo("A").reputation == 2


@rule("AN-S.202", "AN-8.9")
def test_spokesperson_gains_reputation_for_every_research_icon(scene: Scene) -> None:
    scene.table(A="rep 1, hand 223, sponsors 202")

    scene.plays("A", "sponsors", "science-institute")

    assert scene.zoo("A").reputation == 3


@rule("AN-S.202", "AN-9.7")
def test_reputation_of_spokesperson_above_9_is_lost_without_cards_ii(scene: Scene) -> None:
    scene.table(A="rep 8, hired 4, hand 223, sponsors 202")

    scene.plays("A", "sponsors", "science-institute")

    assert scene.zoo("A").reputation == 9


@rule("AN-S.203")
@pytest.mark.parametrize(
    ("universities", "money"),
    [
        ("", 0),
        ("university hand_limit, ", 2),
        ("university hand_limit double_research, ", 5),
        ("university hand_limit double_research research_reputation, ", 10),
    ],
)
def test_veterinarian_pays_for_universities(scene: Scene, universities: str, money: int) -> None:
    scene.table(A=f"{universities}money 0, hand 203")

    scene.plays("A", "sponsors", "veterinarian")

    assert scene.zoo("A").money == money


@rule("AN-S.203", "AN-7.1")
def test_veterinarian_makes_the_project_task_cheaper_by_1(scene: Scene) -> None:
    scene.table(A="order An Bu Ca As Sp, icons africa 2, sponsors 203", bases="101 102 103")

    scene.refused("A", "association", "partner-zoo", "project", rule=None)  # side I: one task only
    assert scene.codes("A", "association") == ["reputation", "partner-zoo", "university"]  # 103's right level is blocked

    scene.table(A="order An Bu Ca As Sp, icons africa 2, sponsors 203", bases="103 101 102")

    assert "project" in scene.codes("A", "association")

    scene.table(A="order An Bu Ca As Sp, icons africa 2", bases="103 101 102")

    scene.refused("A", "association", "project", rule="AN-7.1")


@rule("AN-S.203", "AN-7.1")
def test_veterinarian_leaves_strength_for_another_task(scene: Scene) -> None:
    scene.table(
        A="order An Bu Ca Sp As, x 2, upgraded As, hired 2, rep 1, money 0, icons africa 2, sponsors 203",
        bases="103 101 102",
    )

    scene.plays("A", "association+1", "project", "6", "upgrade" if False else "reputation")
