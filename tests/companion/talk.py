"""Somebody beside a companion: answers in short words, and looks at what is asked and told."""

from __future__ import annotations

from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Sayable, english


class Talk:
    """A companion match and the person who answers."""

    match: Match

    def says(self, *answers: str) -> None:
        """What the person answers, or what comes up, one after the other."""
        for answer in answers:
            self.match.answer(answer)

    @property
    def question(self) -> Question:
        question = self.match.question
        assert question is not None
        return question

    @property
    def why(self) -> str:
        """The rule by which something is asked now."""
        return "" if self.match.question is None else self.match.question.why

    @property
    def asks(self) -> str:
        """What is asked now, as people read it."""
        return "" if self.match.question is None else english(self.match.question.ask)

    def options(self) -> list[str]:
        return [] if self.match.question is None else [code(each) for each in self.match.question.options]

    def heard(self, since: int = 0) -> list[Sayable]:
        return [what for _, what in self.match.heard(Seat(0), since)]

    def told(self, since: int = 0) -> list[str]:
        """What has been told, as people read it."""
        return [english(what) for what in self.heard(since)]

    def lines(self) -> int:
        return len(self.match.log or ())

    def asked_so_far(self) -> int:
        """How often the person was asked."""
        return sum(entry.seat != CHANCE for entry in self.match.history)
