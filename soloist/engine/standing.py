"""Standing passes: a person lets optional questions pass until something of interest happens."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from soloist.engine.history import Told
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat


class StandingPass:
    """Passes for one seat until one of its triggers fires. Only questions that have a passing option are touched."""

    def __init__(self, match: Match, seat: Seat, triggers: Collection[str], read: int | None = None) -> None:
        self.seat = seat
        self.triggers = tuple(triggers)
        self.fired: list[str] = []  # what ended it
        self._read = list((match.log or ())[:read])

    @property
    def read(self) -> int:
        """How many lines of the log have been considered; who saves it goes on with what came after them."""
        return len(self._read)

    def answer(self, match: Match, question: Question) -> Any:
        """The passing option, or None if the person has to be asked."""
        now = match.view(self.seat)
        if question.passing is None or match.game.is_always_asked(now):
            return None
        heard = [what for _, what in match.heard(self.seat, self._known(match))]
        self.fired = match.game.fired(self.triggers, self.seat, now, heard)
        if self.fired:
            return None
        self._read = list(match.log or ())
        return question.passing

    def _known(self, match: Match) -> int:
        """How many lines of the log have been read; an undo may have changed the rest of it."""
        log = match.log or []
        common = min(len(self._read), len(log))
        return next((number for number in range(common) if not _same(self._read[number], log[number])), common)


def _same(old: Told, new: Told) -> bool:
    """A position that was rebuilt tells the same things again."""
    return old is new or (old.moment == new.moment and old.event == new.event)
