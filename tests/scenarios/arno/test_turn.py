"""ARNO's turn, on paper [ARNO-4 to ARNO-16]: scenarios S02 to S24."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.games.arknova.arno.dice import option_of, slot_of
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import take_first_cards
from soloist.games.arknova.arno.values import (
    MODULE_KIOSKS,
    MODULE_TRACK,
    Do,
    module_spot,
    scored,
    steps,
)
from soloist.games.arknova.cards import Action
from tests.scenarios.arno.paper import ARNO, DEFAULT, SCENARIOS, Paper

BASE_GAME = [name for name, scenario in SCENARIOS.items() if not scenario["given"].get("marine_worlds")]


@pytest.mark.parametrize("name", BASE_GAME)
def test_a_scenario(name: str) -> None:
    scenario = SCENARIOS[name]
    paper = Paper(scenario["given"], scenario["dice"])

    paper.play(scenario.get("turns", 1))

    expected: dict[str, Any] = DEFAULT | scenario["given"] | scenario["then"]
    after = paper.after()
    expected["side_two"] = sorted(expected["side_two"])
    assert {key: after[key] for key in expected if key != "deck"} == {
        key: value for key, value in expected.items() if key != "deck"
    }
    assert all("[ARNO-" in line for line in paper.said)


@pytest.mark.parametrize(
    ("level", "conservation"), [(1, -5), (6, -5), (7, -4), (9, -2), (12, 1)], ids=lambda number: str(number)
)
def test_what_an_arno_starts_with(level: int, conservation: int) -> None:
    """S02 [ARNO-2.6, 2.7, 2.9]"""
    arno = Arno(ARNO, level)
    assert (arno.conservation, arno.reputation, arno.hired, arno.workers) == (conservation, 1, 1, 1)
    assert (arno.money, arno.x_tokens, arno.upgraded) == (0, 0, 0)


def test_of_the_first_cards_two_projects_are_kept() -> None:
    """S01 [ARNO-2.12, 16.2]"""
    cards = ["sponsor:s", "animal:a", "project:113", "animal:b", "project:128", "sponsor:t", "project:131", "animal:c"]
    paper = Paper({"module": True, "deck": cards}, [])

    paper.run(take_first_cards(paper.arno, paper))

    assert [project.id for project in paper.arno.projects] == [113, 128]
    assert paper.names["animals"] == []
    spot = module_spot(paper.arno.sponsors_seen)
    assert (spot, MODULE_TRACK[spot], MODULE_KIOSKS[spot]) == (2, 2, 1)  # the third one: I, the right level


def test_the_action_die() -> None:
    """S03 [ARNO-4.1]"""
    slots = {
        sides: [None if (place := slot_of(face, sides)) is None else place + 2 for face in range(1, sides + 1)]
        for sides in (6, 8, 12)
    }
    assert slots[6] == [None, 2, 3, 4, 5, None]
    assert slots[8] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert slots[12] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]


@pytest.mark.parametrize(
    ("sides", "options", "places"),
    [
        (6, 2, [0, 0, 0, 1, 1, 1]),
        (6, 3, [0, 0, 1, 1, 2, 2]),
        (6, 4, [0, 1, 2, 3, None, None]),
        (6, 5, [0, 1, 2, 3, 4, None]),
        (8, 4, [0, 0, 1, 1, 2, 2, 3, 3]),
        (8, 6, [0, 1, 2, 3, 4, 5, None, None]),
        (12, 6, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]),
    ],
)
def test_other_rolls_give_each_option_as_many_faces(sides: int, options: int, places: list[int | None]) -> None:
    """[ARNO-4.2, 4.5, 4.6]"""
    assert [option_of(face, sides, options) for face in range(1, sides + 1)] == places


@pytest.mark.parametrize(
    ("level", "numbers"), [(5, (2, 4, 1, 3)), (6, (2, 5, 1, 4)), (11, (2, 5, 1, 4))], ids=["L5", "L6", "L11"]
)
def test_build_on_side_one(level: int, numbers: tuple[int, ...]) -> None:
    """S08 [ARNO-8.1 to 8.4, 2.4]"""
    column = Arno(ARNO, level).column
    found = [steps(Action.BUILD, False, strength, column) for strength in (2, 3, 4, 5)]
    assert found == [
        ((Do.REPUTATION, numbers[0]),),
        ((Do.APPEAL, numbers[1]),),
        ((Do.DISPLAY_CARD, 1), (Do.REPUTATION, numbers[2])),
        ((Do.CONSERVATION, numbers[3]),),
    ]


def test_the_tracker_walks_there_and_back() -> None:
    """[ARNO-16.1, 16.2, Q14]"""
    assert [module_spot(sponsors) for sponsors in (0, 2, 6, 13, 14, 25, 26, 27)] == [0, 2, 6, 13, 12, 1, 0, 1]
    assert len(MODULE_TRACK) == len(MODULE_KIOSKS) == 14


def test_tokens_on_the_scoring_card() -> None:
    """S25 [ARNO-14.10]"""
    assert [scored(tokens) for tokens in (0, 1, 2, 3, 5, 6)] == [0, 0, 0, 1, 3, 4]
