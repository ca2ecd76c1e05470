"""What has been told of an evening, put together again: set-up, people's turns, ARNO's turns, breaks, the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from soloist.companion.arno.events import (
    ArnosTurnBegins,
    BreakBegins,
    BreakEnds,
    Came,
    Corrected,
    EndBegins,
    EndTriggered,
    NoRewards,
    PersonReachedBreak,
    PersonsTurnBegins,
    Reported,
    SetUpBegins,
    Starts,
)
from soloist.engine.events import TurnEnds, is_quiet
from soloist.engine.seats import Seat
from soloist.engine.words import Message
from soloist.games.arknova.arno.events import CardUsed, Instruction, Noted
from soloist.games.arknova.arno.reports import Entry
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import Line, Roll
from soloist.games.arknova.cards import Action

Told = tuple[int, Any]  # the moment, and what was told
NOTES = (Starts, EndTriggered, PersonReachedBreak, Noted)
"""What is said beside what is to be done."""


@dataclass
class Step:
    """One thing that happens at the table, what was rolled for it, and what it brings to people."""

    what: Message
    rule: str
    told: Line | Instruction | Came
    rolls: list[Roll] = field(default_factory=list)
    reminders: list[Reminder] = field(default_factory=list)


class Kind(Enum):
    """What a chapter is about."""

    SETUP = "set-up"
    PERSON = "a person's turn"
    ARNO = "an ARNO's turn"
    BREAK = "break"
    CORRECTION = "correction"
    END = "end"
    NOTE = "note"

    __hash__ = object.__hash__


@dataclass
class Chapter:
    """What was told between the beginning and the end of something."""

    kind: Kind
    moment: int
    turn: int
    seat: Seat | None = None
    told: list[Told] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return self.told[-1][0] if self.told else self.moment

    def all(self, *kinds: type) -> list[Any]:
        return [what for _, what in self.told if isinstance(what, kinds)]

    # an ARNO's turn

    @property
    def card(self) -> CardUsed | None:
        """The card in use."""
        return next(iter(self.all(CardUsed)), None)

    @property
    def action(self) -> Action | None:
        return None if self.card is None else self.card.action

    @property
    def strength(self) -> int:
        return 0 if self.card is None else self.card.strength

    @property
    def roll(self) -> Roll | None:
        """Of the action die."""
        return next((roll for roll in self.all(Roll) if isinstance(roll.ask, ActionDie)), None)

    @property
    def steps(self) -> list[Step]:
        return steps_of([each for each in self.told if each[1] is not self.card and each[1] is not self.roll])

    # a person's turn

    @property
    def entries(self) -> list[Entry]:
        return [reported.entry for reported in self.all(Reported)]


def steps_of(told: Iterable[Told]) -> list[Step]:
    """Lines with the rolls before them and the reminders after them; instructions stand for themselves."""
    found: list[Step] = []
    rolls: list[Roll] = []
    for _, what in told:
        match what:
            case Roll():
                rolls.append(what)
            case Line():
                found.append(Step(what.what, what.rule, what, rolls))
                rolls = []
            case Instruction():
                found.append(Step(what.what, what.rule, what))
            case Came():
                found.append(Step(what.say(), what.rule, what))
            case Reminder() if found:
                found[-1].reminders.append(what)
    return found


def story(events: Iterable[Told]) -> list[Chapter]:
    """The chapters of an evening, in order; those of which nothing was told are left out."""
    chapters: list[Chapter] = []
    now: Chapter | None = None  # what has begun and not ended
    for moment, what in events:
        turn = chapters[-1].turn if chapters else 0
        begun = _begun_by(what, moment, turn)
        if begun is not None:
            chapters.append(begun)
            now = begun
        elif isinstance(what, Corrected):
            chapters.append(Chapter(Kind.CORRECTION, moment, turn))
        elif isinstance(what, TurnEnds | BreakEnds):
            now = None
        elif not isinstance(what, NoRewards) and (now is None or chapters[-1] is not now):
            now = Chapter(Kind.NOTE, moment, turn) if now is None else replace(now, moment=moment, told=[])
            chapters.append(now)
        if not is_quiet(what):
            chapters[-1].told.append((moment, what))
    return [chapter for chapter in chapters if chapter.told]


def _begun_by(what: object, moment: int, turn: int) -> Chapter | None:
    match what:
        case SetUpBegins():
            return Chapter(Kind.SETUP, moment, turn)
        case PersonsTurnBegins(seat=seat, turn=number):
            return Chapter(Kind.PERSON, moment, number, seat)
        case ArnosTurnBegins(seat=seat, turn=number):
            return Chapter(Kind.ARNO, moment, number, seat)
        case BreakBegins():
            return Chapter(Kind.BREAK, moment, turn)
        case EndBegins():
            return Chapter(Kind.END, moment, turn)
    return None
