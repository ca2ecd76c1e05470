"""The people beside a box: what they are asked, what they say of their turns, and who has won in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from soloist.companion import PERSON
from soloist.companion.base import Session
from soloist.engine.events import Event
from soloist.engine.flow import Ask, Decision, Flow, choose_anew, decision
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
    """The game is over but for a number that a person has to count, unless it can be worked out from what was told."""

    seat: Seat
    worked_out: int | None = None
    numbers: ClassVar[range]
    why: ClassVar[str]
    hint: ClassVar[Message | None] = None  # why it cannot be worked out, or what else may be said


# what they lay out before the game


class SetUpBegins(Event):
    """What is told until the first turn belongs to the set-up."""

    is_quiet = True
    text = template("Setup")


@dataclass(frozen=True, slots=True)
class SetUp(Event):
    """One thing to lay out: an order in a few words, and what else is to be known; `seat` is the automa it is for."""

    part: Enum  # what it is about, one of the companion's own
    order: Message
    rule: str
    seat: Seat | None = None
    more: Message | None = None

    @property
    def what(self) -> Message:
        return self.order if self.more is None else msg("{order}. {more}", order=self.order, more=self.more)

    def say(self) -> Message:
        if self.seat is None:
            return msg("→ {what} [{rule}]", what=self.what, rule=self.rule)
        return msg("→ {seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)


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


def count_points(session: Session[Any], points: Callable[[Seat], Flow[int]], tie: type[Counting]) -> Flow[None]:
    """Everybody's points; where people have the most together, what decides then; the winners."""
    for seat in session.people():
        session.points[seat] = yield from points(seat)
    while tied := undecided(session):
        session.ties[tied[0]] = yield from count(lambda seat=tied[0]: tie(seat))  # type: ignore[misc]
    for seat in session.won_by():
        yield Won(seat, session.scores()[seat].total)


def undecided(session: Session[Any]) -> list[Seat]:
    """People who are first together with somebody, and of whom nobody has told yet what decides then."""
    standing = {score.seat: score.standing[:-1] for score in session.scores()}
    first = [seat for seat in session.seats if standing[seat] == max(standing.values())]
    return [seat for seat in first if seat in session.people() and seat not in session.ties] if len(first) > 1 else []


def count(ask: Callable[[], Counting], besides: tuple[Any, ...] = ()) -> Flow[Any]:
    """A number; what the question looks at may be corrected while it is open."""

    def question() -> Decision[int]:
        asked = ask()
        return decision(PERSON, lambda: asked.numbers, asked, asked.why, about=asked.seat,
                        passing=asked.worked_out, besides=besides)  # fmt: skip

    return (yield from choose_anew(question))
