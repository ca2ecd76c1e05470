"""Ways a match may go, for Hypothesis to search and to shrink: the seed of the dice, and a number for each answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from hypothesis import currently_in_test_context, note
from hypothesis import strategies as st

from soloist.engine.dice import Stream
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from soloist.engine.record import save
from tests.kit.subject import Agreement, Subject, pick

LENGTHS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 80, 110, 140, 170, 200, 250, 300)
WIDTH = 2  # bytes for one answer


@dataclass(frozen=True)
class Course:
    """The dice, and what is answered as long as the choices last."""

    seed: int
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """A game, an agreement, and a course."""

    subject: Subject
    agreement: Agreement
    course: Course

    def __repr__(self) -> str:
        return f"<{self.subject.game.id} {self.agreement}, {len(self.course.choices)} choices>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))  # Hypothesis prints the whole otherwise

    def begin(self, *, dice: bool = True, snapshots: bool = True, undo: Undo = Undo.SCREEN) -> Match:
        return self.subject.new(self.agreement, self.course.seed, dice=dice, snapshots=snapshots, undo=undo)

    def walk(self, match: Match) -> Iterator[Question]:
        """Answer question after question, showing each before it is answered."""
        for choice in self.course.choices:
            if match.over:
                return
            questions = match.questions
            question = questions[choice // 7 % len(questions)]
            yield question
            match.answer(self.subject.choose(question, choice), seat=question.seat)

    def play(self, *, snapshots: bool = True, undo: Undo = Undo.SCREEN) -> Match:
        """A match at the end of the course."""
        match = self.begin(snapshots=snapshots, undo=undo)
        for _ in self.walk(match):
            pass
        return match


@st.composite
def cases(draw: st.DrawFn, subject: Subject) -> Case:
    """Early agreements, few answers and low ones are the simplest."""
    agreement = draw(st.sampled_from(subject.agreements))
    length = draw(st.sampled_from(LENGTHS))
    raw = draw(st.binary(min_size=length * WIDTH, max_size=length * WIDTH))
    choices = tuple(int.from_bytes(raw[place : place + WIDTH]) for place in range(0, len(raw), WIDTH))
    return Case(subject, agreement, Course(draw(st.integers(0, 2**32)), choices))


def play_on(match: Match, seed: int, answers: int, choose: Callable[[Question, int], Any] = pick) -> None:
    """Go on with any answers, at most so many."""
    chance = Stream(seed, 50)
    for _ in range(answers):
        if match.over:
            return
        question = chance.pick(match.questions)
        match.answer(choose(question, chance.bits()), seat=question.seat)


@contextmanager
def written_down(match: Match) -> Iterator[Match]:
    """If something fails, print the match in notation; pasted into a file it can be replayed."""
    try:
        yield match
    except Exception as problem:
        if currently_in_test_context():
            note(save(match))
        else:
            problem.add_note(save(match))
        raise
