"""Several seats answer at the same time, unseen by each other."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BrokenRules, CannotUndo, IllegalAnswer
from soloist.engine.events import Tell
from soloist.engine.flow import DONE, Flow, choose_up_to, together
from soloist.engine.match import Match, Undo
from soloist.engine.record import load, save
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from tests.kit.games import find_game
from tests.kit.little import ASK, A, B, C, Notes, codes, little, note
from tests.kit.toy import Token
from tests.kit.toygame import TOY


def up_to_two(seat: Seat) -> Flow[list[str]]:
    return choose_up_to(2, seat, ["x", "y", "z"], ask=ASK, why="T-4")


def draft(notes: Notes) -> Flow[None]:
    picked = yield from together({seat: up_to_two(seat) for seat in (A, B, C)})
    notes.lines.append({seat.code: "".join(things) for seat, things in picked.items()})
    yield Tell(msg("all have picked"))
    yield from note(notes, A, "on")


def drafting() -> Match:
    return little(draft, players=3)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    match = drafting()
    assert [question.seat for question in match.questions] == [A, B, C]
    for seat, answer in ((C, "x"), (A, "done"), (C, "z"), (B, "y"), (B, "done")):
        match.answer(answer, seat=seat)
    assert match.state.lines == [{"A": "", "B": "y", "C": "xz"}]
    assert len(match.heard(None)) == 1


def test_who_has_answered_is_not_asked_again() -> None:
    match = drafting()
    match.answer("done", seat=B)
    assert [question.seat for question in match.questions] == [A, C]
    with pytest.raises(IllegalAnswer, match="Seat B: no question is open now"):
        match.answer("x", seat=B)


def test_without_a_seat_the_first_open_question_is_answered() -> None:
    match = drafting()
    match.answer("x")
    assert codes(match.asked(A)) == ["y", "z", "done"]
    assert codes(match.asked(B)) == ["x", "y", "z", "done"]


def test_nothing_changes_before_all_have_answered() -> None:
    match = drafting()
    views = [match.view(seat) for seat in (A, B, C, None)]
    for seat, answer in ((C, "x"), (A, "y"), (B, "done")):
        match.answer(answer, seat=seat)
        assert [match.view(seat) for seat in (A, B, C, None)] == views
        assert match.heard(None) == []


def test_a_sealed_answer_is_in_nobody_elses_outlook() -> None:
    match = drafting()
    match.answer("z", seat=C)
    own, others = match.outlook(C), match.outlook(A)
    assert [(seen.seat, seen.value, seen.hidden) for seen in own.since] == [(C, "z", False)]
    assert [(seen.seat, seen.value, seen.hidden) for seen in others.since] == [(C, None, True)]


def test_in_an_imagined_match_a_seat_has_still_to_answer() -> None:
    match = drafting()
    match.answer("done", seat=C)
    match.answer("x", seat=B)
    for seed in range(20):
        imagined = match.outlook(A).imagine(seed)
        assert codes(imagined.asked(A)) == ["x", "y", "z", "done"]


def test_a_seat_takes_its_sealed_answer_back() -> None:
    match = drafting()
    match.answer("x", seat=A)
    match.answer("y", seat=A)
    match.undo(A)
    assert codes(match.asked(A)) == ["y", "z", "done"]
    match.undo(A)
    assert codes(match.asked(A)) == ["x", "y", "z", "done"]
    match.redo()
    match.redo()
    assert match.asked(A) is None


def test_a_later_answer_of_another_seat_stops_undo_on_a_screen() -> None:
    match = drafting()
    match.answer("x", seat=A)
    match.answer("y", seat=B)
    with pytest.raises(CannotUndo):
        match.undo(A)
    assert [entry.seat for entry in match.history] == [A, B]


def test_free_undo_in_the_middle() -> None:
    match = little(draft, players=3, undo=Undo.FREE)
    for seat in (B, C, A):
        match.answer("done", seat=seat)
    assert match.state.lines == [{"A": "", "B": "", "C": ""}]
    match.undo()
    assert [question.seat for question in match.questions] == [A]
    match.undo(B)
    assert [question.seat for question in match.questions] == [A, B, C]


def test_a_half_answered_match_is_saved_and_loaded() -> None:
    match = Match.new(TOY, 3, seed=3)
    match.answer("bid")
    last = match.state.hands[2][0]
    match.answer(last, seat=C)
    again = load(save(match), find_game)
    assert save(again) == save(match)
    assert again.state == match.state
    question = again.asked(C)
    assert question is not None
    assert question.picked == (last,)
    assert isinstance(last, Token)


def test_after_all_have_answered_everybody_sees_the_answers() -> None:
    match = drafting()
    for seat in (A, B, C):
        match.answer("z", seat=seat)
        match.answer("done", seat=seat)
    said = [seen.value for seen in match.outlook(B).since]
    assert said == ["z", DONE] * 3
    match.undo(C)
    assert [seen.hidden for seen in match.outlook(B).since] == [True, True, False, False, True]
    match.redo()
    assert not any(seen.hidden for seen in match.outlook(B).since)


def test_answers_stay_sealed_when_the_rules_fall_after_the_last_one() -> None:
    def falls(notes: Notes) -> Flow[None]:
        yield from together({seat: up_to_two(seat) for seat in (A, B)})
        raise ZeroDivisionError

    match = little(falls)
    match.answer("done", seat=A)
    with pytest.raises(BrokenRules):
        match.answer("done", seat=B)
    assert [(seen.seat, seen.hidden) for seen in match.outlook(B).since] == [(A, True)]
    assert [question.seat for question in match.questions] == [B]


def test_who_has_picked_as_many_as_may_be_is_not_asked_for_more() -> None:
    match = drafting()
    match.answer("z", seat=A)
    match.answer("x", seat=A)
    assert match.asked(A) is None


def test_no_flows_and_flows_that_ask_nothing_are_answered_at_once() -> None:
    def step(notes: Notes) -> Flow[None]:
        notes.lines.append((yield from together({})))
        notes.lines.append((yield from together({A: choose_up_to(1, A, [], ask=ASK, why="T-4")})))
        yield from note(notes, A, "on")

    match = little(step)
    assert match.state.lines == [{}, {A: []}]
    assert codes(match.question) == ["on"]
