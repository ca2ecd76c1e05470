"""A word that may be said at any question of a step: it runs to its end, and the same question comes again."""

from __future__ import annotations

import pytest

from soloist.engine.errors import IllegalAnswer
from soloist.engine.flow import Decision, Flow, choose, choose_anew, decision, interruptible
from soloist.engine.match import Match, Undo
from soloist.engine.notation import Word, code
from soloist.engine.words import msg
from tests.kit.little import ASK, A, B, Little, Notes

WAIT = Word("wait", msg("wait"))


def counted(notes: Notes) -> Flow[None]:
    """A question whose words look at the notes, then one of somebody else."""

    def question() -> Decision[int]:
        return decision(A, lambda: range(1, 4), msg("{n} lines?", n=len(notes.lines)), "X-1")

    notes.lines.append((yield from choose_anew(question)))
    notes.lines.append((yield from choose(B, lambda: ["b"], ask=ASK, why="X-2")))


def interrupted(goes_on: bool = True) -> Match:
    def step(notes: Notes) -> Flow[None]:
        def write() -> Flow[bool]:
            notes.lines.append((yield from choose(A, lambda: ["x", "y"], ask=ASK, why="X-3")))
            return goes_on

        return interruptible(counted(notes), A, WAIT, write)

    return Match(Little(step), 2, {}, 0, undo=Undo.FREE)


def said(match: Match) -> tuple[list[str], list[str]]:
    question = match.question
    assert question is not None
    return [code(each) for each in question.options], [code(each) for each in question.besides]


def test_the_word_is_found_and_no_option() -> None:
    match = interrupted()
    assert said(match) == (["1", "2", "3"], ["wait"])
    match.answer("wait")
    assert said(match) == (["x", "y"], [])  # what follows from the word is not interrupted itself
    match.answer("y")
    question = match.question
    assert question is not None
    assert question.ask == msg("{n} lines?", n=1)  # worked out anew
    assert match.state.lines == ["y"]
    match.answer("2")
    assert said(match) == (["b"], [])  # another seat is not asked for it
    with pytest.raises(IllegalAnswer):
        match.answer("wait")
    match.answer("b")
    assert (match.over, match.state.lines) == (True, ["y", 2, "b"])


def test_it_is_an_answer_like_any_other() -> None:
    match = interrupted()
    for answer in ("wait", "x", "wait", "y"):
        match.answer(answer)
    assert match.copy().state == match.state
    assert match.moment == 4
    match.undo()
    assert said(match) == (["x", "y"], [])
    match.undo()
    match.undo()
    match.undo()
    assert (match.moment, match.state.lines) == (0, [])
    for _ in range(4):
        match.redo()
    assert match.state.lines == ["x", "y"]


def test_it_may_end_the_step() -> None:
    match = interrupted(goes_on=False)
    match.answer("wait")
    match.answer("x")
    assert (match.over, match.state.lines) == (True, ["x"])


def test_a_question_without_options_left_is_not_asked_again() -> None:
    def step(notes: Notes) -> Flow[None]:
        def left() -> list[str]:
            return [each for each in "ab" if each not in notes.lines]

        def take_all() -> Flow[bool]:
            notes.lines += left()
            yield from ()
            return True

        def ask() -> Flow[None]:
            yield from choose(A, left, ask=ASK, why="X-1")
            notes.lines.append("not reached")

        return interruptible(ask(), A, WAIT, take_all)

    match = Match(Little(step), 1, {}, 0)
    match.answer("wait")
    assert (match.over, match.state.lines) == (True, ["a", "b"])
