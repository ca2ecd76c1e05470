"""Every scenario of the AI beside the box, with typed dice; the person moves what the orders say [OAI-3 to OAI-8]."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.companion import PERSON
from soloist.companion.orichalcum_ai import GAME
from soloist.companion.orichalcum_ai.reports import GainHoplites
from soloist.companion.orichalcum_ai.session import AI, HUMAN, AiSession, Stage
from soloist.engine.events import Event, is_quiet
from soloist.engine.flow import Decision
from soloist.engine.match import Match, Undo
from soloist.engine.words import Sayable
from soloist.games.orichalcum.ai.ledger import Ai
from soloist.games.orichalcum.ai.physical import PhysicalTable
from soloist.games.orichalcum.ai.steps import Instruction, Step
from soloist.games.orichalcum.ai.table_knowledge import EMPTY, Known
from soloist.games.orichalcum.pieces import BASE
from tests.companion.orichalcum_ai_beside import Onlooker
from tests.kit.rules import rule
from tests.scenarios.orichalcum.ai_scenarios import CASES, Case, begin, lay, look
from tests.scenarios.orichalcum.words import assert_seen

ROUNDS = [case for case in CASES if case.part == "round"]
TURNS = [case for case in CASES if case.part != "round"]


def play(flow: Any, person: Onlooker) -> list[Sayable]:
    """Run a flow with what the onlooker sees; every option is found by its code."""
    told: list[Sayable] = []
    value: Any = None
    while True:
        try:
            request = flow.send(value)
        except StopIteration:
            return told
        value = None
        if isinstance(request, Event):
            told.append(request)
            person.obey(request)
            continue
        assert isinstance(request, Decision), f"{request} is not typed"
        wanted = person.answer(request.ask)
        value = next(option for option in request.options() if getattr(option, "code", "") == wanted)


@pytest.mark.parametrize("case", TURNS, ids=str)
def test_a_scenario_beside_the_box(case: Case) -> None:
    world = lay(case)
    ai = world.realms[AI]
    assert isinstance(ai, Ai)
    books = ai.copy()
    known = Known(len(world.row), typed=True)
    known.titans = tuple(terrain for terrain in BASE if world.realms[HUMAN].holds(terrain))
    port = PhysicalTable(known, books, world.setup.box, AI, PERSON)
    person = Onlooker(world, case.faces)

    told = play(begin(case, books, port, world), person)

    assert not person.dice
    look(case, without_shadow(books, world.setup.box.buildings), world)
    assert len(known.row) == len(world.row)
    assert all(is_quiet(what) or (isinstance(what, Instruction | Step) and what.rule) for what in told)


def without_shadow(ai: Ai, buildings: Any) -> Ai:
    """Buildings as the scenario names them: siege engines have a number there."""
    ai.track = tuple(next(each for each in buildings if each.kind is there.kind) for there in ai.track)
    return ai


@rule("OAI-8.3", "OAI-8.4")
@pytest.mark.parametrize("case", ROUNDS, ids=str)
def test_the_initiative_beside_the_box(case: Case) -> None:
    world = lay(case)
    settings = GAME.read_settings({})
    evening: AiSession = GAME.new(1, settings)
    ai = world.realms[AI]
    assert isinstance(ai, Ai)
    evening.ledgers[AI] = ai.copy()
    evening.stage, evening.second, evening.pawn = Stage.ROUND_END, True, world.pawn
    match = Match(GAME, 1, settings, 0, position=evening, undo=Undo.FREE)
    mine, its = world.realms[HUMAN].hoplites, ai.hoplites

    match.answer("more" if mine > its else "fewer" if mine < its else "equal")

    after: AiSession = match.state
    assert after.pawn.code == case.expected["pawn"]
    assert after.active == after.pawn
    assert after.known.slots[0] != EMPTY
    assert_seen(after.ai, case.expected["B"])
    gained = any(isinstance(what, GainHoplites) and what.seat == HUMAN for _, what in match.heard(None))
    assert gained == (case.expected["A"] != case.given["A"])
