"""Standing passes: optional questions are let pass until something of interest happens."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.standing import StandingPass
from soloist.engine.words import Sayable, english, msg
from tests.kit.little import ASK, A, B, Little, Notes, Page


class Alarm(Little):
    """A trigger fires when a told sentence contains it."""

    def fired(self, triggers: Collection[str], seat: Seat, now: Page, heard: Sequence[Sayable]) -> list[str]:
        return [trigger for trigger in triggers if any(trigger in english(what) for what in heard)]

    def is_always_asked(self, now: Page) -> bool:
        return "urgent" in now.lines


def window(notes: Notes) -> Flow[None]:
    for event in ("rain", "sun", "fire", "rain"):
        yield Tell(msg("{event}", event=event))
        yield from choose(A, lambda: ["act", "pass"], ask=ASK, why="T-1", passing="pass")
    yield from choose(A, lambda: ["act", "pass"], ask=ASK, why="T-1")


def passes(match: Match, standing: StandingPass) -> int:
    """How many answers the standing pass gives until the person is asked."""
    given = 0
    while (question := match.question) is not None:
        answer = standing.answer(match, question)
        if answer is None:
            return given
        match.answer(answer, auto=True)
        given += 1
    return given


def test_it_passes_until_a_trigger_fires() -> None:
    match = Match.new(Alarm(window), 2)
    standing = StandingPass(match, A, ["fire", "flood"])
    assert passes(match, standing) == 2
    assert standing.fired == ["fire"]
    assert [english(what) for _, what in match.heard(A)] == ["rain", "sun", "fire"]


def test_what_happened_before_does_not_wake() -> None:
    match = Match.new(Alarm(window), 2)
    match.answer("act")
    assert passes(match, StandingPass(match, A, ["rain"])) == 2


def test_without_triggers_it_passes_whatever_can_be_passed_and_nothing_else() -> None:
    match = Match.new(Alarm(window), 2)
    assert passes(match, StandingPass(match, A, [])) == 4
    assert match.question is not None
    assert match.question.passing is None


def test_answers_given_so_are_marked_and_taken_back_together() -> None:
    match = Match.new(Alarm(window), 2)
    match.answer("act")
    assert passes(match, StandingPass(match, A, [])) == 3
    match.undo(A)
    assert match.moment == 0


def test_after_an_undo_it_still_works() -> None:
    match = Match.new(Alarm(window), 2)
    standing = StandingPass(match, A, ["fire"])
    passes(match, standing)
    match.answer("act")
    match.undo(A)
    assert passes(match, standing) == 0  # fire is still burning
    assert match.question is not None
    assert match.question.seat != B


def test_where_everybody_is_always_asked_nothing_is_passed() -> None:
    def urgent(notes: Notes) -> Flow[None]:
        notes.lines.append("urgent")
        yield from choose(A, lambda: ["act", "pass"], ask=ASK, why="T-1", passing="pass")

    match = Match.new(Alarm(urgent), 2)
    assert passes(match, StandingPass(match, A, [])) == 0
