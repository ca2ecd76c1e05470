"""The AI's scenarios at the digital table. What each shows stands in its data; the paragraphs are named again here."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.games.orichalcum.ai.digital import DigitalTable
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.state import Stage
from tests.kit.citations import cited_in_tests
from tests.kit.orichalcum_checks import census, sound_table
from tests.kit.rules import rule
from tests.scenarios.orichalcum.ai_scenarios import CASES, Case, begin, drive, lay, look
from tests.scenarios.orichalcum.scene import Scene

ROUNDS = [case for case in CASES if case.part == "round"]
TURNS = [case for case in CASES if case.part != "round"]


@rule("OAI-3.1", "OAI-3.2", "OAI-3.3", "OAI-3.4")
@rule("OAI-4.1", "OAI-4.2", "OAI-4.3", "OAI-4.4", "OAI-4.5", "OAI-4.6", "OAI-4.7", "OAI-4.8", "OAI-4.9", "OAI-4.10")
@rule("OAI-4.11", "OAI-4.12", "OAI-5.1", "OAI-5.2", "OAI-5.3", "OAI-5.4", "OAI-5.5", "OAI-5.6", "OAI-5.7", "OAI-5.8")
@rule("OAI-5.9", "OAI-5.10", "OAI-6.1", "OAI-6.2", "OAI-6.3", "OAI-6.4", "OAI-6.5", "OAI-6.6", "OAI-7.2", "OAI-7.3")
@rule("OAI-7.4", "OAI-7.5", "OAI-8.1", "OAI-Q1", "OAI-Q2")
@pytest.mark.parametrize("case", TURNS, ids=str)
def test_case(case: Case) -> None:
    table = lay(case)
    before = census(table).found
    ai = table.realms[1]
    assert isinstance(ai, Ai)
    drive(begin(case, ai, DigitalTable(table), table), case.faces)
    look(case, ai, table)
    sound_table(table)
    assert census(table).found == before


@rule("OAI-8.2", "OAI-8.3", "OAI-8.4")
@pytest.mark.parametrize("case", ROUNDS, ids=str)
def test_end_of_a_round(case: Case) -> None:
    table = lay(case)
    table.stage = Stage.ROUND_END
    scene = Scene()
    scene.at(table)
    while scene.state.stage is Stage.ROUND_END:
        scene.lets_chance_once()
    ai = scene.realm("B")
    assert isinstance(ai, Ai)
    assert len(scene.state.row) == 5
    assert all(scene.state.slots)
    look(case, ai, scene.state)
    assert scene.state.active == scene.state.pawn
    assert scene.asked == ("chance" if case.expected["pawn"] == "B" else "A")


def test_every_paragraph_that_a_case_names_is_named_here() -> None:
    shown = {cited.id for cited in cited_in_tests(Path(__file__).parent)}
    assert {each for case in CASES for each in case.rules} - shown == set()
