"""What the person beside the box is asked by the companion itself: one class for each kind of question."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.cards import Project

# set-up


class WhoStarts(Ask):
    text = msg("Who starts?")


class ActionRow(Ask):
    """How ARNO's action cards were shuffled [ARNO-2.2]."""

    text = msg("ARNO's action cards in slots 2 to 5")


# people's turns and income


@dataclass(frozen=True, slots=True)
class PersonsTurn(Ask):
    """What a person did in a turn, one thing at a time [AN-2.1]."""

    seat: Seat
    goes_on: bool  # something has been told of it already

    def say(self) -> Message:
        if self.goes_on:
            return msg("What else did {seat} do?", seat=self.seat)
        return msg("What did {seat} do?", seat=self.seat)


@dataclass(frozen=True, slots=True)
class IncomeOf(Ask):
    """What came of a person's income, of things that are shared [AN-10.5]."""

    seat: Seat
    goes_on: bool = False

    @property
    def code(self) -> str:
        return f"income {self.seat.code}"

    def say(self) -> Message:
        if self.goes_on:
            return msg("What else did the income of {seat} bring?", seat=self.seat)
        return msg("Did the income of {seat} bring any of these?", seat=self.seat)


class SupportedProject(Ask):
    text = msg("Which project was supported?")


@dataclass(frozen=True, slots=True)
class SupportedLevel(Ask):
    project: Project

    def say(self) -> Message:
        return msg("On which level of {project}?", project=self.project)


@dataclass(frozen=True, slots=True)
class SupportedPlace(Ask):
    """Which of the projects that nobody has named it is."""

    project: Project

    def say(self) -> Message:
        return msg("Where does {project} lie?", project=self.project)


# corrections


class WhatToCorrect(Ask):
    text = msg("What is to be corrected?")


@dataclass(frozen=True, slots=True)
class RightValue(Ask):
    """What something in the books should be."""

    item: Sayable

    def say(self) -> Message:
        return msg("{item} in the books. What is right?", item=self.item)


@dataclass(frozen=True, slots=True)
class RightCard(Ask):
    """Which card ARNO holds, or does not, against what the books say."""

    item: Sayable

    def say(self) -> Message:
        return msg("{item} in the books. Which card is to go, or to come?", item=self.item)


# the end


@dataclass(frozen=True, slots=True)
class VictoryPoints(Ask):
    """A person's points [AN-11.6]."""

    seat: Seat

    def say(self) -> Message:
        return msg("How many victory points has {seat}?", seat=self.seat)


@dataclass(frozen=True, slots=True)
class ProjectsSupported(Ask):
    """What decides a tie among people [AN-11.9]."""

    seat: Seat

    def say(self) -> Message:
        return msg("A tie: how many projects has {seat} supported?", seat=self.seat)
