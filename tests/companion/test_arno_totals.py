"""What people tell of their counters beside ARNO: their points, money for appeal, the end of the game; the parts of a
break; corrections in the middle of a turn."""

from __future__ import annotations

import pytest

from soloist.companion.arno.breaks import parts
from soloist.companion.arno.reports import (
    BreakStep,
    CountersMet,
    EndTriggered,
    IncomeOf,
    Part,
    TotalOf,
    VictoryPoints,
    WorkedOut,
)  # fmt: skip
from soloist.companion.arno.session import Stage
from soloist.companion.corrections import CORRECT, WhatToCorrect
from soloist.engine.errors import IllegalAnswer
from soloist.engine.notation import code
from soloist.engine.record import load, save
from soloist.games.arknova import board
from soloist.games.arknova.arno.questions import Doubt, InFolder
from soloist.games.arknova.cards import Resource
from soloist.registry import find
from tests.companion.arno_session import POINTS, TURN, Session, ready, same
from tests.kit import rule
from tests.scenarios.base import seat_named

BUILDS = ("build", "animals", "association", "cards", "sponsors")  # slot 2 asks nothing
A = seat_named("A")


def tells(session: Session, appeal: int, conservation: int) -> None:
    session.says("appeal", str(appeal), "conservation", str(conservation))


# totals


@rule("AN-11.6")
def test_totals_are_told_as_often_as_people_like_and_the_last_counts() -> None:
    session = ready()
    session.says("appeal")
    assert session.question.ask == TotalOf(A, Resource.APPEAL)
    assert session.question.options == range(board.MOST_APPEAL + 1)
    session.says("20")
    assert session.why == TURN  # the same question goes on
    assert session.match.result.scores[0].total == 0  # conservation is not known
    session.says("conservation", "3", "appeal")
    assert session.question.passing == 20
    session.says("24")
    assert session.match.result.scores[0].total == 24 - board.target(3)
    assert session.told()[-3:] == [
        "Seat A: Appeal is now 20", "Seat A: Conservation is now 3", "Seat A: Appeal is now 24",
    ]  # fmt: skip
    with pytest.raises(IllegalAnswer):
        session.says("conservation", "99")
    assert same(load(save(session.match), find), session.match)


@rule("AN-11.1", "ARNO-14.9")
def test_totals_that_meet_trigger_the_end_when_the_turn_is_over() -> None:
    session = ready(row=BUILDS)
    tells(session, 60, 20)
    assert not [what for what in session.heard() if isinstance(what, CountersMet)]
    session.says("appeal", "90")
    (met,) = [what for what in session.heard() if isinstance(what, CountersMet)]
    assert (met.seat, met.appeal, met.conservation) == (A, 90, 20)
    session.says("done")
    assert (session.evening.ended_by, session.evening.last_turns) == (A, 1)
    assert any(isinstance(what, EndTriggered) for what in session.heard())


def test_totals_put_right_before_the_turn_is_over_trigger_nothing() -> None:
    session = ready(row=BUILDS)
    tells(session, 90, 20)
    session.says("appeal", "9", "done")
    assert session.evening.last_turns is None
    session.says("correct", "appeal A", "90", "2")  # in ARNO's turn, it is looked at when that is over
    assert session.evening.ended_by == A


@rule("AN-10.5", "AN-11.1")
def test_in_a_break_appeal_is_money_and_totals_may_meet_too() -> None:
    session = ready(row=BUILDS)
    tells(session, 30, 5)
    session.says("done", "2", "break", "done")
    (income,) = [what for what in session.heard() if isinstance(what, BreakStep) and what.part is Part.INCOME]
    assert income.money == board.INCOME[30]
    assert f"take {board.INCOME[30]} money for appeal" in session.told()[-1]
    assert isinstance(session.question.ask, IncomeOf)
    session.says("appeal")
    assert session.question.passing == 30
    session.says("113", "done", "sponsor", "sponsor", "sponsor")
    assert session.says_somewhere("Seat A, from income: Appeal is now 113")
    assert (session.evening.ended_by, session.evening.last_turns) == (A, len(session.evening.seats))


@rule("AN-11.6")
def test_in_the_end_nobody_computes() -> None:
    session = ready(row=BUILDS)
    tells(session, 40, 10)
    session.says("end", "done", "2")
    assert session.why == POINTS
    assert session.question.ask == VictoryPoints(A, 40 - board.target(10))
    assert session.question.passing == 40 - board.target(10)
    session.says("totals")
    assert session.question.ask == TotalOf(A, Resource.APPEAL, 40)
    session.says("44", "12")
    worked_out = 44 - board.target(12)
    assert [what.points for what in session.heard() if isinstance(what, WorkedOut)] == [worked_out]
    score = session.match.result.scores[0]
    assert (session.match.over, score.total, sum(number for _, number in score.parts)) == (True, worked_out, worked_out)


def test_points_may_be_counted_by_hand_too() -> None:
    session = ready(row=BUILDS)
    session.says("end", "done", "2")
    assert (session.why, session.question.passing) == (POINTS, None)
    assert [code(word) for word in session.question.besides] == ["totals", "correct"]
    session.says("-12")
    assert session.match.result.scores[0].parts == ()
    assert session.match.over


# the break


@rule("AN-10.3", "AN-10.8", "ARNO-12.1")
def test_the_parts_of_a_break_are_known_before_they_come() -> None:
    """Whoever caused it gets the X-token first; nothing to lay out is said so."""
    session = Session("B=L3", players=3)
    session.corrects("turn C")
    session.says("break")
    session.says("done")
    assert parts(session.evening, seat_named("C")) == [
        (Part.X_TOKEN, seat_named("C")), (Part.HANDS, None), (Part.TOKENS, None), (Part.WORKERS, None),
        (Part.OFFERS, None), (Part.DISPLAY, None), (Part.INCOME, seat_named("C")), (Part.INCOME, A),
        (Part.CARDS, seat_named("B")), (Part.BACK, None),
    ]  # fmt: skip
    while session.evening.stage is not Stage.TURN:
        session.says("sponsor" if session.why == "ARNO-12.3" else "done")
    told = [what for what in session.heard() if isinstance(what, BreakStep)]
    assert [step.part for step in told] == [
        Part.X_TOKEN, Part.HANDS, Part.TOKENS, Part.WORKERS, Part.OFFERS, Part.DISPLAY, Part.INCOME, Part.INCOME,
        Part.CARDS, Part.BACK,
    ]  # fmt: skip
    assert [step.part for step in told if step.is_idle] == [Part.OFFERS]


@rule("ARNO-12.1")
def test_an_arno_that_causes_a_break_gets_no_x_token() -> None:
    session = ready(row=("animals", "association", "build", "cards", "sponsors"))
    session.corrects("break 8")
    session.says("done", "5")
    assert session.evening.caller == seat_named("B")
    told = [what.part for what in session.heard() if isinstance(what, BreakStep)]
    assert told[:1] == [Part.HANDS]


# corrections in the middle


@rule("ARNO-1.4")
def test_a_correction_in_the_middle_asks_the_same_question_again() -> None:
    session = ready(row=("build", "cards", "animals", "association", "sponsors"))
    session.says("done", "2", "roll")
    assert isinstance(session.question.ask, InFolder)
    assert session.question.besides == (CORRECT,)
    assert "correct" not in session.options()
    before = session.match.moment
    session.says("correct")
    assert isinstance(session.question.ask, WhatToCorrect)
    assert "turn" not in session.options()  # it is ARNO's, and half done
    session.says("appeal B", "40")
    assert isinstance(session.question.ask, InFolder)
    assert session.arno().appeal == 40
    assert same(load(save(session.match), find), session.match)
    assert same(session.match.copy(), session.match)
    session.match.undo()
    session.match.undo()
    session.match.undo()
    assert session.match.moment == before
    assert session.arno().appeal != 40


def test_what_a_question_says_is_worked_out_anew() -> None:
    session = ready(row=("animals", "cards", "association", "build", "sponsors"), tracking="ask")
    session.says("done", "3")
    ask = session.question.ask
    assert isinstance(ask, Doubt)
    gone = code(ask.things[0])
    session.says("correct", f"board {gone}", "no")
    again = session.question.ask
    assert isinstance(again, Doubt)
    assert gone not in [code(thing) for thing in again.things]


def test_tokens_put_right_at_the_end_are_counted_anew() -> None:
    session = ready(row=BUILDS)
    session.says("end", "done", "2")
    assert session.why == POINTS
    before, lines = session.arno().conservation, session.lines()
    session.says("correct", "notepad B", "5")
    assert session.arno().conservation == before + 5
    assert session.says_somewhere(f"conservation {before + 5}", lines)
    assert session.why == POINTS


def test_books_are_not_open_before_anything_is_in_them() -> None:
    session = Session("C=L4", players=3, begun=False)
    assert not session.question.besides
    with pytest.raises(IllegalAnswer):
        session.says("correct")
    session.says("B")
    assert list(session.question.besides) == [CORRECT]
