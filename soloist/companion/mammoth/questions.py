"""What people beside AutoMammoth are asked about the game on their table; its own questions are the automa's."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg


class WhoStarts(Ask):
    text = msg("Who starts?")


@dataclass(frozen=True, slots=True)
class WhatDid(Ask):
    """One short answer for a person's whole turn [ZOO-3.1]."""

    seat: Seat

    def say(self) -> Message:
        return msg("What did {seat} do?", seat=self.seat)


class Counting(Ask):
    """The evening is over but for the people's points."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HowManyPoints(Counting):
    seat: Seat

    def say(self) -> Message:
        return msg("How many points has {seat}?", seat=self.seat)


@dataclass(frozen=True, slots=True)
class HowManyCoins(Counting):
    """Where points are tied [ZOO-11.9]."""

    seat: Seat

    def say(self) -> Message:
        return msg("A tie: how many coins has {seat}?", seat=self.seat)
