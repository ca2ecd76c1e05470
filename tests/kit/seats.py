"""Those who sit at tables of tests: a script, and bots that play until a person is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Bot, Wants, ask


class Script:
    """Reads its answers from a list of texts, for tests and for replaying bug reports."""

    wants = Wants.QUESTION

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = iter(answers)

    def choose(self, question: Question, sight: Any, chance: Stream) -> Any:
        for text in self._answers:
            return question.find(text)
        raise LookupError(f"the script has no answer left for {question}")


def play_on(match: Match, bots: Sequence[Bot | None]) -> Question | None:
    """Let the bots play until somebody without a bot is asked, or the match is over."""
    while (question := match.question) is not None:
        bot = bots[question.seat] if question.seat >= 0 else None
        if bot is None:
            return question
        match.answer(ask(bot, match, question), seat=question.seat)
    return None
