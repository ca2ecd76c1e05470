"""The people beside a box: what they are asked, what they say of their turns, and who has won in the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from soloist.companion.base import PERSON, Session
from soloist.engine.events import Event
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg, template

# what they are asked


class WhoStarts(Ask):
    text = msg("Who goes first?")


class BetweenTurns(Ask):
    """No turn of an automa is in the middle."""


@dataclass(frozen=True, slots=True)
class WhatDid(BetweenTurns):
    """What a person did in a turn; where that is told one thing at a time, something has been told already."""

    seat: Seat
    goes_on: bool = False

    def say(self) -> Message:
        if self.goes_on:
            return msg("What else did {seat} do?", seat=self.seat)
        return msg("What did {seat} do?", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Counting(BetweenTurns):
    """The game is over but for a number that a person has to count."""

    seat: Seat
    numbers: ClassVar[range]
    why: ClassVar[str]


# what is told of them


@dataclass(frozen=True, slots=True)
class Starts(Event):
    seat: Seat
    text = template("{seat} goes first")


@dataclass(frozen=True, slots=True)
class Reported(Event):
    """A person says what they did in their turn."""

    seat: Seat
    did: Sayable
    text = template("{seat}: {did}")


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Seat
    points: int
    text = template("{seat} wins with {points} points")


# the end


def count_points(session: Session[Any], points: type[Counting], tie: type[Counting]) -> Flow[None]:
    """Everybody's points; where people have the most together, what decides then; the winners."""
    for seat in session.people():
        session.points[seat] = yield from count(points(seat))
    standing = {score.seat: score.standing[:-1] for score in session.scores()}
    first = [seat for seat in session.seats if standing[seat] == max(standing.values())]
    for seat in first if len(first) > 1 else ():
        if seat not in session.automas():
            session.ties[seat] = yield from count(tie(seat))
    for seat in session.won_by():
        yield Won(seat, session.scores()[seat].total)


def count(ask: Counting) -> Flow[int]:
    return (yield from choose(PERSON, lambda: ask.numbers, ask=ask, why=ask.why, about=ask.seat))
