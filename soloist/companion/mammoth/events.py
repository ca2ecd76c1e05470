"""What is told of a session beside AutoMammoth's own lines and orders."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.mammoth.reports import Did
from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import template
from soloist.games.zooloretto.automa.ledger import Key


@dataclass(frozen=True, slots=True)
class GameBegins(Event):
    seat: Seat
    text = template("{seat} starts")


@dataclass(frozen=True, slots=True)
class Reported(Event):
    """What a person did in a turn, as they said."""

    seat: Seat
    did: Did
    text = template("{seat}: {did}")


@dataclass(frozen=True, slots=True)
class RoundBegins(Event):
    number: int
    seat: Seat
    text = template("Round {number}: {seat} starts")


class EndNears(Event):
    """Something to know about the stacks, whoever has drawn."""


class MainStackUsedUp(EndNears):
    text = template("The main stack is used up; the next tile comes from the end stack")


class LastRoundBegins(EndNears):
    text = template("That was a tile of the end stack: this is the last round")


class LastRoundOver(Event):
    text = template("The last round is over")


@dataclass(frozen=True, slots=True)
class StackSold(Event):
    seat: Seat
    key: Key
    text = template("{seat} sells its barn stack for 2 coins: {key} [MAM-9.1]")


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """What an AutoMammoth has in the end."""

    seat: Seat
    points: int
    text = template("{seat} has {points} points")


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Seat
    points: int
    text = template("{seat} wins with {points} points")
