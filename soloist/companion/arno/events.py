"""What is told beside ARNO's own lines: where things begin and end, what people did, what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from soloist.engine.events import Event, TurnBegins
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, signed, template
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.reports import Entry

# the set-up


class SetUpBegins(Event):
    """What is told until the first turn belongs to the set-up."""

    is_quiet = True
    text = template("Set-up")


class SetUp(Instruction):
    """Something to lay out before the game; `seat` is the ARNO it is for."""


# turns


@dataclass(slots=True, unsafe_hash=True)
class PersonsTurnBegins(TurnBegins):
    """What a person tells until the turn ends belongs to it."""

    turn: int


@dataclass(slots=True, unsafe_hash=True)
class ArnosTurnBegins(TurnBegins):
    turn: int
    is_quiet: ClassVar[bool] = False
    text: ClassVar[Message] = template("Turn {turn}: {seat}")


@dataclass(frozen=True, slots=True)
class NothingReported(Event):
    """A person has ended a turn without saying anything of it: there is nothing to say, or they leave it open."""

    seat: Seat
    is_left_open: bool

    def say(self) -> Message:
        if self.is_left_open:
            return msg("{seat}: not told; Soloist asks when it matters", seat=self.seat)
        return msg("{seat}: nothing that ARNO has to know", seat=self.seat)


@dataclass(frozen=True, slots=True)
class PersonReachedBreak(Event):
    seat: Seat
    text = template("{seat} reaches the break and gains an X-token [AN-10.8]")


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """Who still has a turn [AN-11.2]."""

    still_to_play: Sequence[Seat]

    def say(self) -> Message:
        left = joined(self.still_to_play)
        return msg("The end of the game is triggered. One more turn each: {seats} [ARNO-14.9]", seats=left)


# the break


@dataclass(frozen=True, slots=True)
class BreakBegins(Event):
    seat: Seat
    text = template("Break, caused by {seat}")


class BreakEnds(Event):
    is_quiet = True
    text = template("End of the break")


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakStep(Instruction):
    """One of the six steps of a break; the income has a line for each seat."""

    number: int

    def say(self) -> Message:
        if self.seat is None:
            return msg("→ {n}. {what} [{rule}]", n=self.number, what=self.what, rule=self.rule)
        return msg("→ {n}. {seat}: {what} [{rule}]", n=self.number, seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True, slots=True)
class Came(Event):
    """Something shared that a person's income brought."""

    seat: Seat
    did: Entry
    rule: ClassVar[str] = "AN-10.5"
    text = template("{seat} by the income: {did}")

    @property
    def what(self) -> Message:
        return self.say()


# corrections, the end


class NoRewards(Event):
    """What is put right on a track brings nothing."""

    text = template("A correction brings no rewards")


class EndBegins(Event):
    """What is told from here on is the scoring."""

    text = template("The last turn is over")


@dataclass(frozen=True, slots=True)
class Final(Event):
    """What the tokens of an ARNO give at the end, and its victory points [ARNO-14.10, ARNO-14.11]."""

    seat: Seat
    parts: tuple[tuple[Message, int], ...]
    appeal: int
    conservation: int
    points: int
    rule: str = "ARNO-14.10"

    def say(self) -> Message:
        return msg(
            "{seat}: {parts}; appeal {appeal}, conservation {conservation}: {points} victory points [{rule}]",
            seat=self.seat, parts=joined([msg("{what} {n}", what=what, n=number) for what, number in self.parts]),
            appeal=self.appeal, conservation=signed(self.conservation), points=signed(self.points), rule=self.rule,
        )  # fmt: skip


class ArnoWonTie(Event):
    text = template("A tie: ARNO comes before people with as many points [ARNO-14.12]")
