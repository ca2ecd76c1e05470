"""What people are asked beside ARNO and what they say of turns and incomes, in short entries about shared things; what
is told beside ARNO's own lines: where things begin and end, what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from soloist.companion import PERSON
from soloist.companion.arno.session import ArnoSession
from soloist.companion.corrections import CORRECT, Correct
from soloist.companion.people import Counting
from soloist.engine.events import Event, TurnBegins
from soloist.engine.flow import Ask, Decision, Flow, choose, choose_anew, decision
from soloist.engine.notation import Coded, Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, joined, msg, template
from soloist.games.arknova import board
from soloist.games.arknova.arno import reports
from soloist.games.arknova.arno.answers import CardIs
from soloist.games.arknova.arno.events import Instruction
from soloist.games.arknova.arno.reports import Entry
from soloist.games.arknova.arno.table_knowledge import TILE_PLACES, UNSEEN_BASES, UNSEEN_ROW, Known
from soloist.games.arknova.arno.triggers import FIRING
from soloist.games.arknova.cards import Action, Project, Resource


class ActionRow(Ask):
    """How ARNO's action cards were shuffled [ARNO-2.2]."""

    text = msg("ARNO's action cards in slots 2 to 5")


@dataclass(frozen=True, slots=True)
class IncomeOf(Coded, Ask):
    """What came of a person's income, of things that are shared [AN-10.5]."""

    seat: Seat
    goes_on: bool = False
    written = "income {seat}"

    def say(self) -> Message:
        if self.goes_on:
            return msg("What else did {seat}'s income give?", seat=self.seat)
        return msg("Did {seat}'s income give any of these?", seat=self.seat)


class SupportedProject(Ask):
    text = msg("Which project was supported?")


@dataclass(frozen=True, slots=True)
class SupportedLevel(Ask):
    project: Project
    text = template("On which level of {project}?")


@dataclass(frozen=True, slots=True)
class SupportedPlace(Ask):
    """Which of the projects that nobody has named it is."""

    project: Project
    text = template("Where does {project} lie?")


@dataclass(frozen=True, slots=True)
class TotalOf(Coded, Ask):
    """Where a person's counter stands, appeal or conservation; what was told of it before [AN-11.6]."""

    seat: Seat
    track: Resource
    now: int | None = None
    written = "{track} {seat}"

    @property
    def numbers(self) -> range:
        return range((board.MOST_APPEAL if self.track is Resource.APPEAL else board.MOST_CONSERVATION) + 1)

    def say(self) -> Message:
        if self.track is Resource.APPEAL:
            return msg("What is {seat}'s total appeal?", seat=self.seat)
        return msg("What is {seat}'s total conservation?", seat=self.seat)


POINTS = range(-120, 121)


class VictoryPoints(Counting):
    """A person's points, worked out if both totals were told [AN-11.6]."""

    text = template("How many victory points does {seat} have?")
    numbers = POINTS
    why = "AN-11.6"
    hint = msg("Appeal minus the target for the conservation. `totals`: enter both, and Soloist works it out")


TOTALS = Word("totals", msg("Enter appeal and conservation instead"))


class ProjectsSupported(Counting):
    """What decides a tie among people [AN-11.9]."""

    text = template("A tie: how many projects has {seat} supported?")
    numbers = range(13)
    why = "AN-11.9"


# what they may say


def deeds(session: ArnoSession, seat: Seat) -> list[Entry]:
    """Whatever may have happened to shared things; the end of the list is about Soloist itself."""
    known = session.known
    left = known.break_steps - known.break_step
    found: list[Entry] = [reports.DONE, *(reports.Break(steps) for steps in range(1, left))]
    if left:
        found.append(reports.REACHED)
    found += [*reports.zoo_entries(known), *reports.university_entries(known), *reports.project_entries(known)]
    found += [reports.PROJECT, *reports.tile_entries(known), reports.DONATION]
    if not known.ten_reached:
        found.append(reports.TEN)
    if session.last_turns is None and session.ended_by is None:
        found.append(reports.END)
        if session.since is not None and session.since < len(session.seats):
            found.append(reports.END_IN_BREAK)
    found += [*reports.TRACKS, *reports.card_entries(known, seat), reports.SKIP]
    return [*found, *reports.dice_entries(known)]


def every_entry(session: ArnoSession) -> list[Entry | Correct | None]:
    """Everything that may ever be said of a turn or an income at this table: the order of the numbers people type.

    None leaves 10 free, so that 11 is one step of the break token, 12 two.
    """
    fresh = Known(len(session.seats), marine=session.known.marine)
    places = (*UNSEEN_BASES[: len(fresh.bases)], *UNSEEN_ROW)
    sides = ((0, True), (0, False), (1, False))
    return [
        reports.DONE, reports.SKIP, CORRECT, reports.REACHED, reports.PROJECT, reports.DONATION, reports.TEN,
        reports.END, reports.END_IN_BREAK, None, *(reports.Break(steps) for steps in range(1, fresh.break_steps)),
        *reports.zoo_entries(fresh), *reports.university_entries(fresh),
        *(reports.Token(place, level) for place in places for level in range(3)),
        *(reports.New(level) for level in range(3)),
        *(reports.TileTaken(space, side, alike=alike) for space in TILE_PLACES for side, alike in sides),
        *(reports.Has(card, lost=lost) for card in FIRING for lost in (False, True)),
        *(reports.Dice(sides) for sides in (0, 6, 8, 12)), *reports.TRACKS,
    ]  # fmt: skip


def gains(session: ArnoSession, seat: Seat) -> list[Entry]:
    """Whatever may come of somebody's income to shared things, as far as it still matters [AN-10.5]."""
    known = session.known
    found: list[Entry] = [reports.INCOME_DONE] if known.ten_reached else [reports.INCOME_DONE, reports.TEN]
    if not any(session.is_arno(other) for other in session.after_this_turn()):
        return found
    found += [*reports.zoo_entries(known), *reports.university_entries(known), *reports.tile_entries(known)]
    if session.last_turns is None and session.ended_by is None:
        found.append(reports.END_IN_BREAK)
    return [*found, *reports.card_entries(known, seat)]


def told_of_income(session: ArnoSession, seat: Seat) -> list[Entry]:
    """The same, and where the counters stand now, which is no reason to ask."""
    return [*gains(session, seat), *reports.TRACKS]


def total_of(session: ArnoSession, seat: Seat, track: Resource, *, why: str) -> Flow[reports.Total]:
    """A number; the one told before stays if there is nothing new."""

    def question() -> Decision[int]:
        ask = TotalOf(seat, track, getattr(session.known.totals[seat], track.value))
        return decision(PERSON, lambda: ask.numbers, ask, why, about=ask, passing=ask.now)

    return reports.Total(track, (yield from choose_anew(question)))


def supported_by_number(session: ArnoSession) -> Flow[Entry]:
    """`project 103 left`: the project, its level, and where it lies if that is not clear [ARNO-13.2]."""
    known = session.known
    held = [project for seat in session.automas() for project in session.ledger(seat).projects]
    named = yield from choose(
        PERSON, lambda: [CardIs(Project, project) for project in reports.nameable_projects(known, held)],
        ask=SupportedProject(), why="ARNO-13.2", about=reports.PROJECT,
    )  # fmt: skip
    project = named.card
    assert isinstance(project, Project)
    level = yield from choose(
        PERSON, lambda: [level for level in project.levels if reports.places_of(known, project, level.place)],
        ask=SupportedLevel(project), why="ARNO-13.2", about=named,
    )  # fmt: skip
    places = reports.places_of(known, project, level.place)
    if len(places) == 1:
        return places[0]
    return (yield from choose(PERSON, lambda: places, ask=SupportedPlace(project), why="ARNO-13.2", about=named))


# what is told in the set-up


class SetUpPart(Enum):
    """What is laid out for the game and for each ARNO."""

    TABLE = "table"
    BLOCKERS = "blockers"
    PIECES = "pieces"
    MAP = "map"
    WORKERS = "workers"
    SCORING_CARD = "scoring card"
    ROW = "row"
    COUNTERS = "counters"
    CONSERVATION = "conservation"
    MODULE = "module"
    AIM = "aim"
    DRAFT = "draft"
    PROJECTS = "projects"
    DISPLAY = "display"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class RowDealt(Event):
    """The order of an ARNO's action cards, from slot 1: with printed ones something to lay out, else to know."""

    seat: Seat
    row: tuple[Action, ...]
    is_quiet = True

    def say(self) -> Message:
        return msg("{seat}: its action cards from slot 1: {row}", seat=self.seat, row=joined(self.row))


# turns


@dataclass(unsafe_hash=True)
class PersonsTurnBegins(TurnBegins):
    """What a person tells until the turn ends belongs to it."""

    turn: int


@dataclass(unsafe_hash=True)
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
            return msg("{seat}: skipped; Soloist will ask when it matters", seat=self.seat)
        return msg("{seat}: nothing ARNO needs to know", seat=self.seat)


@dataclass(frozen=True, slots=True)
class PersonReachedBreak(Event):
    seat: Seat
    text = template("{seat} reached the break; it comes after this turn [AN-10.8]")


@dataclass(frozen=True, slots=True)
class CountersMet(Event):
    """By the totals that a person told, the end is triggered when the turn or the break is over [AN-11.1]."""

    seat: Seat
    appeal: int
    conservation: int
    text = template("{seat}'s counters have met: appeal {appeal}, conservation {conservation}. The end will be "
                    "triggered [AN-11.1]")  # fmt: skip


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


class Part(Enum):
    """The parts of a break, in their order; of cards and income there is one for each seat."""

    X_TOKEN = "x-token"  # only if a person caused the break
    HANDS = "hands"
    TOKENS = "tokens"
    WORKERS = "workers"
    OFFERS = "offers"
    DISPLAY = "display"
    CARDS = "cards"
    INCOME = "income"
    BACK = "back"

    __hash__ = object.__hash__


NUMBERS = {
    Part.X_TOKEN: 0, Part.HANDS: 1, Part.TOKENS: 2, Part.WORKERS: 3, Part.OFFERS: 3, Part.DISPLAY: 4, Part.CARDS: 5,
    Part.INCOME: 5, Part.BACK: 6,
}  # fmt: skip
"""Which of the six steps of the rules a part belongs to; the X-token comes before them [AN-10.1 to AN-10.6]."""


@dataclass(frozen=True, kw_only=True)
class BreakStep(Instruction):
    """One part of a break, for everybody or for a seat."""

    part: Part
    is_idle: bool = False  # there is nothing to do this time
    money: int | None = None  # that appeal gives, if a person told it
    things: tuple[Sayable, ...] = ()  # to lay out, if it is known which

    @property
    def number(self) -> int:
        return NUMBERS[self.part]

    def say(self) -> Message:
        if not self.number:
            return super().say()
        if self.seat is None:
            return msg("→ {n}. {what} [{rule}]", n=self.number, what=self.what, rule=self.rule)
        return msg("→ {n}. {seat}: {what} [{rule}]", n=self.number, seat=self.seat, what=self.what, rule=self.rule)


@dataclass(frozen=True, slots=True)
class Came(Event):
    """Something shared that a person's income brought."""

    seat: Seat
    did: Entry
    rule: ClassVar[str] = "AN-10.5"
    text = template("{seat}, from income: {did}")

    @property
    def what(self) -> Message:
        return self.say()


# corrections, the end


class NoRewards(Event):
    """What is put right on a track brings nothing."""

    text = template("A correction gives no rewards")


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
            appeal=self.appeal, conservation=self.conservation, points=self.points, rule=self.rule,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class WorkedOut(Event):
    """A person's points, from the totals that were told [AN-11.6]."""

    seat: Seat
    points: int
    text = template("{seat}: {points} victory points, from appeal and conservation [AN-11.6]")


class ArnoWonTie(Event):
    text = template("Tie: ARNO ranks ahead of people with the same score [ARNO-14.12]")
