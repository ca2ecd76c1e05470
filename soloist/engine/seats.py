"""Seats, and who sits there: a person, a bot, the dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from soloist.engine.dice import Stream
from soloist.engine.seat import CHANCE, SEATS, Seat, seats

if TYPE_CHECKING:
    from soloist.engine.match import Match
    from soloist.engine.question import Question


__all__ = ["CHANCE", "SEATS", "Bot", "RandomBot", "Seat", "StandIn", "Wants", "ask", "pick_best", "seats"]

T = TypeVar("T")


class Wants(Enum):
    """What a bot is shown when it is asked. Nothing here leads to the hidden state."""

    QUESTION = "the question"
    VIEW = "the question and its seat's view"
    OUTLOOK = "the question and an outlook it can imagine matches from"


class Bot(Protocol):
    """Answers for one seat. `sight` is what `wants` names: nothing, a view, or an outlook."""

    wants: Wants

    def choose(self, question: Question, sight: Any, chance: Stream) -> Any: ...


class RandomBot:
    """Takes any option, all equally likely."""

    wants = Wants.QUESTION

    def choose(self, question: Question, sight: Any, chance: Stream) -> Any:
        options = question.options
        return options[chance.below(len(options))]


class StandIn:
    """Answers for somebody who gave up: passes where one can, else takes any option."""

    wants = Wants.QUESTION

    def choose(self, question: Question, sight: Any, chance: Stream) -> Any:
        return chance.pick(question.options) if question.passing is None else question.passing


def pick_best(options: Sequence[T], worth: Callable[[T], float], chance: Stream) -> T:
    """One of the options that are worth most."""
    worths = [worth(option) for option in options]
    best = max(worths)
    return chance.pick([option for option, each in zip(options, worths, strict=True) if each == best])


def ask(bot: Bot, match: Match, question: Question) -> Any:
    """Let a bot choose, showing it no more than it wants and its seat may see.

    Its randomness hangs on the match's seed and the moment alone, so a resumed match goes on in the same way.
    """
    seat = question.seat
    sight: Any = None
    if bot.wants is Wants.VIEW:
        sight = match.view(seat)
    elif bot.wants is Wants.OUTLOOK:
        sight = match.outlook(seat)
    return bot.choose(question, sight, match.chance_for(seat))
