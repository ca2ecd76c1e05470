"""A person's standing pass at the terminal: it also knows what ended it [ARNE-7.7]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.game import Trigger
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.standing import StandingPass


class Watch:
    """Passes until one of the triggers fires; without triggers until the seat has to decide something."""

    def __init__(self, match: Match, seat: Seat, triggers: Sequence[Trigger]) -> None:
        self.triggers = tuple(triggers)
        self.fired: list[Trigger] = []
        self._always = StandingPass(match, seat, ())
        self._each = [(trigger, StandingPass(match, seat, (trigger.code,))) for trigger in triggers]

    def answer(self, match: Match, question: Question) -> Any:
        """The passing option, or None if the person has to be asked; `fired` says what woke them."""
        answers = [(trigger, standing.answer(match, question)) for trigger, standing in self._each]
        passing = self._always.answer(match, question)
        if passing is None:
            return None
        self.fired = [trigger for trigger, answer in answers if answer is None]
        return None if self.fired else passing
