"""What is told beside ARNO's own lines: what to lay out, whose turn it is, the steps of a break."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.entries import Entry


@dataclass(frozen=True)
class SetUp:
    """Something to lay out before the game; `seat` is the ARNO it is for."""

    what: Message
    rule: str
    seat: Seat | None = None

    def say(self) -> Message:
        if self.seat is None:
            return msg("→ {what} [{rule}]", what=self.what, rule=self.rule)
        return msg("→ {seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True)
class TurnOf:
    """The turn of an ARNO begins."""

    seat: Seat
    turn: int

    def say(self) -> Message:
        return msg("Turn {n}: {seat}", n=self.turn, seat=self.seat)


@dataclass(frozen=True)
class BreakStep:
    """One of the six steps of a break; the income has a line for each seat."""

    number: int
    what: Message
    rule: str
    seat: Seat | None = None

    def say(self) -> Message:
        if self.seat is None:
            return msg("→ {n}. {what} [{rule}]", n=self.number, what=self.what, rule=self.rule)
        return msg("→ {n}. {seat}: {what} [{rule}]", n=self.number, seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True)
class Came:
    """Something shared that a person's income brought."""

    seat: Seat
    entry: Entry

    def say(self) -> Message:
        return msg("{seat} by the income: {did}", seat=self.seat, did=self.entry)


BREAK_STEPS = 6
