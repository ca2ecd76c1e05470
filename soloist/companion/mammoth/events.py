"""What is told of an evening beside AutoMammoth's own lines and orders."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.mammoth.reports import Did
from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.ledger import Key


@dataclass(frozen=True, slots=True)
class GameBegins(Event):
    seat: Seat

    def say(self) -> Message:
        return msg("{seat} starts", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Reported(Event):
    """What a person did in a turn, as they said."""

    seat: Seat
    did: Did

    def say(self) -> Message:
        return msg("{seat}: {did}", seat=self.seat, did=self.did)


@dataclass(frozen=True, slots=True)
class RoundBegins(Event):
    number: int
    seat: Seat

    def say(self) -> Message:
        return msg("Round {number}: {seat} starts", number=self.number, seat=self.seat)


# how near the end is


class EndNears(Event):
    """Something to know about the stacks, whoever has drawn."""

    __slots__ = ()


class MainStackUsedUp(EndNears):
    __slots__ = ()

    def say(self) -> Message:
        return msg("The main stack is used up; the next tile comes from the end stack")


class LastRoundBegins(EndNears):
    __slots__ = ()

    def say(self) -> Message:
        return msg("That was a tile of the end stack: this is the last round")


# the end


class LastRoundOver(Event):
    __slots__ = ()

    def say(self) -> Message:
        return msg("The last round is over")


@dataclass(frozen=True, slots=True)
class StackSold(Event):
    seat: Seat
    key: Key

    def say(self) -> Message:
        return msg("{seat} sells its barn stack for 2 coins: {key} [MAM-9.1]", seat=self.seat, key=self.key)


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """What an AutoMammoth has in the end."""

    seat: Seat
    points: int

    def say(self) -> Message:
        return msg("{seat} has {points} points", seat=self.seat, points=self.points)


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Seat
    points: int

    def say(self) -> Message:
        return msg("{seat} wins with {points} points", seat=self.seat, points=self.points)
