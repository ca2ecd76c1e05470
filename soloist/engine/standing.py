"""Standing passes: a person lets optional questions pass until something of interest happens."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat


class StandingPass:
    """Passes for one seat until one of its triggers fires. Only questions that have a passing option are touched."""

    def __init__(self, match: Match, seat: Seat, triggers: Collection[str]) -> None:
        self.seat = seat
        self.triggers = tuple(triggers)
        self._look(match)

    def _look(self, match: Match) -> None:
        self._before = match.view(self.seat)
        self._lines = len(match.log or ())

    def answer(self, match: Match, question: Question) -> Any:
        """The passing option, or None if the person has to be asked."""
        if question.passing is None:
            return None
        heard = [what for _, what in match.heard(self.seat, self._lines)]
        if match.game.wakes(self.triggers, self.seat, self._before, match.view(self.seat), heard):
            return None
        self._look(match)
        return question.passing
