"""Giving up: what a seat may say at any time instead of an answer, and what becomes of the match by it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from soloist.engine.errors import IllegalAnswer
from soloist.engine.events import Event
from soloist.engine.game import Game, Result
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, template

Sides = Sequence[Sequence[Seat]]


class GivingUp(Enum):
    """What stands in a history and in a record where a seat gave up."""

    GIVES_UP = "gives up"
    ENDS = "gives up and ends the match"  # the last person: bots and automas do not play on among themselves


@dataclass(slots=True, unsafe_hash=True)
class GaveUp(Event):
    """The line of the log that everybody reads."""

    seat: Seat
    text: ClassVar[Message] = template("{seat} gave up")


def expect_player(game: Game[Any, Any], seats: int, seat: Seat, gave_up: Collection[Seat]) -> None:
    """Raises IllegalAnswer if this is nobody who can give up."""
    if game.is_companion:
        raise IllegalAnswer(msg("nobody can give up at the table; simply stop, everything stays as it is"))
    if not 0 <= seat < seats:
        raise IllegalAnswer(msg("there is no such seat to give up"))
    if seat in gave_up:
        raise IllegalAnswer(msg("{seat} already gave up", seat=seat))


def is_over(sides: Sides, gave_up: Collection[Seat], how: GivingUp) -> bool:
    """Whether the match is over now that a seat has given up in this way."""
    return how is GivingUp.ENDS or len(_left(sides, gave_up)) <= 1


def _left(sides: Sides, gave_up: Collection[Seat]) -> list[Sequence[Seat]]:
    """The sides of which somebody has not given up."""
    return [side for side in sides if any(seat not in gave_up for seat in side)]


def result_without(result: Result, gave_up: Sequence[Seat], sides: Sides, how: GivingUp | None) -> Result:
    """The result where these seats gave up: they cannot win, whatever their points.

    `how` is set if the match ended by it: then the one side that is left wins, and of several none.
    """
    if how is not None:
        winners = _last_side(sides, gave_up, how)
    elif result.winners:
        winners = _best_of_the_others(result, gave_up)
    else:
        winners = ()
    return replace(result, winners=winners, gave_up=tuple(gave_up))


def _last_side(sides: Sides, gave_up: Collection[Seat], how: GivingUp) -> tuple[Seat, ...]:
    left = _left(sides, gave_up)
    if how is GivingUp.ENDS:  # nobody is left to play on for a side whose person gave up
        left = [side for side in left if not any(seat in gave_up for seat in side)]
    return tuple(seat for seat in left[0] if seat not in gave_up) if len(left) == 1 else ()


def _best_of_the_others(result: Result, gave_up: Collection[Seat]) -> tuple[Seat, ...]:
    won = tuple(seat for seat in result.winners if seat not in gave_up)
    if won:
        return won
    others = [score for score in result.scores if score.seat not in gave_up]
    best = max((score.standing for score in others), default=())
    return tuple(score.seat for score in others if score.standing == best)
