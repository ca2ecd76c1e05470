"""What can go wrong, as sentences a person can act on."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.flow import Refusal
from soloist.engine.undoing import Stop
from soloist.engine.words import Message, Sayable, english


class SoloistError(Exception):
    """Something a user can understand and put right. `message` is the sentence; nothing has been changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return english(self.message)


class IllegalAnswer(SoloistError):
    """The answer is none of the options; `refusals` say why, where the game can tell."""

    def __init__(self, message: Message, refusals: Sequence[Refusal] = ()) -> None:
        super().__init__(message)
        self.refusals = tuple(refusals)


class StaleAnswer(SoloistError):
    """The answer was meant for an earlier question."""


class CannotUndo(SoloistError):
    """There is nothing to take back, or something has been revealed since: `stop` is what, and by whom."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop.sentence)
        self.stop = stop


class CannotImagine(SoloistError):
    """No hidden position was found that fits what the seat has seen."""


class BadSetting(SoloistError):
    """An option of a game is unknown or has an impossible value."""


class BadRecord(SoloistError):
    """A save file or record is broken, foreign, or from other rules."""


class BrokenRules(Exception):
    """A mistake in a game's rules, never a user's: the position has been rebuilt as it was before the answer."""


def broken_by(problem: Exception, where: str) -> BrokenRules:
    """The mistake with its cause, which `raise … from` alone would not keep in a compiled build."""
    broken = BrokenRules(f"{type(problem).__name__} {where}: {problem}")
    broken.__cause__ = problem
    return broken


class NoOptions(BrokenRules):
    """A question without options."""

    def __init__(self, why: str, ask: Sayable) -> None:
        super().__init__(f"[{why}] a question without options: {english(ask)}")
        self.why = why
