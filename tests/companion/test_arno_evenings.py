"""Whole evenings with ARNO: any answers, few answers, everything taken back."""

from __future__ import annotations

import pytest

from soloist.companion.arno import GAME
from soloist.companion.arno.session import ArnoSession, Stage
from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.record import load, save
from soloist.engine.seats import CHANCE
from soloist.games.arknova.arno.table_knowledge import Thing
from soloist.games.arknova.arno.why import ArnoLine
from soloist.registry import find
from tests.companion.arno_session import TURN, Session, likely, same

LONGEST = 50  # turns, then people end the game


def agreed(seed: int) -> dict[str, str]:
    """Any table and any options."""
    chance = Stream(seed, 3)
    players = 2 + chance.below(3)
    arnos = ["ABCD"[:players][(seed + place) % players] for place in range(1 + chance.below(players - 1))]
    return {
        "players": str(players),
        "automas": ",".join(f"{letter}=L{1 + chance.below(12)}" for letter in sorted(arnos)),
        "marine": chance.pick(["yes", "no"]),
        "arno_module": chance.pick(["yes", "no"]),
        "dice": chance.pick(["app", "typed"]),
        "die": chance.pick(["d6", "d8", "d12"]),
        "animals": chance.pick(["count", "name"]),
        "tracking": chance.pick(["entries", "ask"]),
        "sponsors_full": chance.pick(["rulebook", "helper"]),
        "lacks": chance.pick(["empty_spaces", "fewest_owned"]),
        "donate_without_task": chance.pick(["yes", "no"]),
        "sponsor_icons": chance.pick(["research", "all"]),
    }


def is_sound(evening: ArnoSession) -> None:
    """What must hold between any two answers."""
    known = evening.known
    assert 0 <= known.break_step <= known.break_steps
    assert len(known.row) <= {2: 2, 3: 3, 4: 4}[len(evening.seats)]
    for seat in evening.automas():
        arno = evening.ledger(seat)
        placed = sum(arno.on_task)
        assert 0 <= arno.workers <= 4
        assert arno.workers + placed <= arno.hired or evening.stage is not Stage.TURN
        assert len(set(arno.partner_zoos)) == len(arno.partner_zoos) <= 4
        assert len(set(arno.universities)) == len(arno.universities) <= 3
        assert len(arno.order) == len(set(arno.order)) == 5
        assert arno.upgraded.bit_count() <= 3
        assert 0 <= arno.scoring_tokens <= 6


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_answered_an_evening_ends(seed: int) -> None:
    match = Match.new(GAME, 1, agreed(seed), seed, undo=Undo.FREE)
    chance = Stream(seed, 4)
    for _ in range(2000):
        question = match.question
        if question is None:
            break
        turn = match.state.turn
        if question.why == TURN and turn <= LONGEST and not chance.below(3):
            answer = chance.pick([each for each in map(code, question.options) if each not in ("correct", "end")])
        else:
            answer = likely(question, chance, turn, LONGEST)
        match.answer(answer)
        is_sound(match.state)
    assert match.over
    assert match.result.winners
    assert same(load(save(match), find), match)


def test_corrections_in_any_order_break_nothing() -> None:
    session = Session("B=L3,C=L8", players=3, marine="yes", arno_module="yes", dice="app")
    chance = Stream(5)
    for _ in range(250):
        if session.match.over:
            break
        session.says(chance.pick(session.options()) if session.why == "ARNO-1.4" else
                     "correct" if session.why == TURN and chance.below(2) else
                     likely(session.question, chance, session.evening.turn, 99))  # fmt: skip
    assert session.says_somewhere("Corrected: ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_of_arno_takes_few_answers(players: int) -> None:
    """With typed dice: three for a typical turn, seven or eight for the longest [issue 6]."""
    counted: list[int] = []
    projects: list[int] = []
    for seed in range(6):
        automas = {2: "B=L3", 3: "B=L5,C=L1", 4: "B=L2,C=L4,D=L6"}[players]
        session = Session(automas, players=players, seed=seed)
        chance = Stream(seed, 6)
        while not session.match.over:
            evening, turn = session.evening, session.evening.turn
            is_arno = evening.stage is Stage.TURN and evening.active is not None and evening.is_arno(evening.active)
            answers, lines = 0, session.lines()
            while is_arno and session.evening.turn == turn and session.evening.stage is Stage.TURN:
                session.says(likely(session.question, chance, turn, LONGEST))
                answers += 1
            if answers:
                rules = [what.rule for what in session.heard(lines) if isinstance(what, ArnoLine)]
                (projects if any(rule.startswith("ARNO-13.") for rule in rules) else counted).append(answers)
            elif not session.match.over:
                session.says(likely(session.question, chance, turn, LONGEST))
    assert len(counted) > 50
    assert len(projects) > 5
    assert max(counted) <= 7  # a bonus tile, its university, the upgrade that brings, and then a display card
    assert max(projects) <= 8  # two bonus tiles at once, each with its die and its name, one of them a partner zoo
    assert sum(answers <= 3 for answers in counted) >= 0.94 * len(counted)


def test_with_dice_rolled_by_soloist_most_turns_take_no_answer_at_all() -> None:
    session = Session("B=L3", seed=4, dice="app")
    asked = 0
    for _ in range(22):
        session.says("done")
        while session.why != TURN:
            asked += 1
            session.says("animal" if "animal" in session.options() else session.options()[0])
    assert session.evening.turn > 40
    assert asked <= 30  # the breaks included


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_can_be_taken_back_and_done_again(seed: int) -> None:
    match = Match.new(GAME, 1, agreed(seed), seed, undo=Undo.FREE)
    chance = Stream(seed, 8)
    while match.question is not None and match.moment < 90:
        match.answer(likely(match.question, chance, match.state.turn, LONGEST))
    end, told = match.copy(), len(match.log or ())
    while any(entry.seat != CHANCE for entry in match.history):
        match.undo()
    assert match.state.stage is not Stage.TURN
    while match.can_redo:
        match.redo()
    assert same(match, end)
    assert len(match.log or ()) == told


def test_who_never_tells_anything_is_asked_for_all_that_matters() -> None:
    """Every doubt is settled before ARNO acts on it."""
    for seed in range(4):
        session = Session("B=L3", seed=seed, tracking="ask", dice="app")
        chance = Stream(seed, 9)
        doubts = set()
        while not session.match.over and session.evening.turn < LONGEST:
            about = session.question.about
            doubts.add(getattr(about, "thing", None))
            answer = "done" if session.why == TURN else likely(session.question, chance, session.evening.turn, LONGEST)
            session.says(answer)
        assert {Thing.PARTNER_ZOOS, Thing.UNIVERSITIES} & doubts
        assert Thing.DONATIONS not in doubts
