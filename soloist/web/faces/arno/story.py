"""A session as its events tell it: set-up, people's turns, ARNO's turns, breaks, the end; where the session is; and
its log, with an entry for each of these and its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from soloist.companion.arno import reports
from soloist.companion.arno.reports import ArnoWonTie, BreakBegins, BreakStep, Final, NoRewards, NothingReported
from soloist.companion.corrections import Corrected
from soloist.companion.people import Reported, SetUp, SetUpBegins, Starts, Won
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.events import CardUsed, Instruction, Noted
from soloist.games.arknova.arno.reports import DONE, SKIP, Entry
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight, sight
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.games.arknova.cards import Icon
from soloist.web import markup as h
from soloist.web.faces import companion_story
from soloist.web.faces.arknova.arno_mat import whole_mat
from soloist.web.faces.arknova.signs import icon_name
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.companion_story import Told, chapters_of, log_of
from soloist.web.faces.companion_widgets import RULE, linked, why
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene

NOTES = (Starts, reports.EndTriggered, reports.CountersMet, Noted)
"""What is said beside what is to be done."""


class Step(NamedTuple):
    """One thing that happens at the table, and what was rolled for it."""

    told: ArnoLine | Instruction | reports.Came
    rolls: Sequence[Roll] = ()


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


OPENING: dict[type, Kind] = {
    SetUpBegins: Kind.SETUP, reports.PersonsTurnBegins: Kind.PERSON, reports.ArnosTurnBegins: Kind.ARNO,
    reports.BreakBegins: Kind.BREAK, reports.EndBegins: Kind.END,
}  # fmt: skip


@dataclass
class Chapter(companion_story.Chapter):
    """What was told between the beginning and the end of something; a correction in the middle divides it."""

    kind: Kind = Kind.NOTE
    seat: Seat | None = None

    @property
    def card(self) -> CardUsed | None:
        """The card an ARNO uses."""
        return self.first(CardUsed)

    @property
    def roll(self) -> Roll | None:
        """Of the action die."""
        return next((roll for roll in self.all(Roll) if isinstance(roll.ask, ActionDie)), None)

    @property
    def steps(self) -> list[Step]:
        return steps_of([each for each in self.told if each[1] is not self.card and each[1] is not self.roll])

    @property
    def entries(self) -> list[Entry]:
        """What a person told of a turn."""
        return [told.did for told in self.all(Reported) if isinstance(told.did, Entry)]


def steps_of(told: Iterable[Told]) -> list[Step]:
    """Lines with the rolls before them; instructions stand for themselves."""
    found: list[Step] = []
    rolls: list[Roll] = []
    for _, what in told:
        match what:
            case Roll():
                rolls.append(what)
            case ArnoLine():
                found.append(Step(what, rolls))
                rolls = []
            case Instruction() | reports.Came():
                found.append(Step(what))
    return found


def story(told: Sequence[Told]) -> list[Chapter]:
    """The chapters of a session, in order."""
    found: list[Chapter] = []
    now: Chapter | None = None  # what has begun and not ended
    for moment, what in told:
        number = found[-1].number if found else 0
        if type(what) in OPENING:
            seat = what.seat if isinstance(what, TurnBegins) else None
            now = Chapter(getattr(what, "turn", number), kind=OPENING[type(what)], seat=seat)
            found.append(now)
        elif isinstance(what, Corrected):
            found.append(Chapter(number, [(moment, what)], kind=Kind.CORRECTION))
            continue
        elif isinstance(what, reports.NoRewards):
            found[-1].events.append((moment, what))
            continue
        elif now is None:
            now = Chapter(number)
            found.append(now)
        now.events.append((moment, what))
        if isinstance(what, TurnEnds | reports.BreakEnds):
            now = None
    return found


# where the session is

chapters = chapters_of(story)


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last ended a turn; from the beginning on if nobody has."""
    since = next((moment + 1 for moment, answer in reversed(scene.answers) if answer in (DONE, SKIP)), 0)
    return [chapter for chapter in chapters(scene) if chapter.moment >= since]


def sight_of(scene: Scene, seat: Seat) -> ArnoSight:
    return sight(scene.view.ledger(seat))


def all_mats(scene: Scene, _: object = None) -> Node:
    module = scene.view.agreed.settings.module
    return [whole_mat(scene, seat, sight_of(scene, seat), None, module) for seat in scene.view.automas()]


def sight_before(scene: Scene, seat: Seat, moment: int) -> ArnoSight:
    """The mat as it was before something that was told at this moment."""
    key = f"past {moment}"
    if key not in scene.worked_out:
        scene.worked_out[key] = scene.match.past(max(moment - 1, 0)).view(None)
    return sight(scene.worked_out[key].ledger(seat))


# chapters and steps in words

OVER = msg("The last turn is over")
SUMMARIES = {Kind.BREAK: msg("Break"), Kind.SETUP: msg("Setup"), Kind.END: OVER}


def rolled(roll: Roll) -> Message:
    faces = " + ".join(str(face) for face in roll.faces)
    return msg("d{sides} shows {faces}", sides=roll.sides, faces=faces)


def reasons(scene: Scene, each: Step) -> Node:
    """What was rolled for something, of which options, and the rule."""
    rules = dict.fromkeys([*(roll.rule for roll in each.rolls), each.told.rule])
    said = [[rolled_among(scene, roll), " "] for roll in each.rolls]
    return h.span(".why")[said, [[rule_link(rule), " "] for rule in rules]]


def rolled_among(scene: Scene, roll: Roll) -> Node:
    return [scene.read(rolled(roll) if roll.sides else msg("at random")), " ", among(scene, roll)]


def among(scene: Scene, roll: Roll) -> Node:
    """The options of a roll, the one that came stands out."""

    def option(place: int, each: Sayable) -> Node:
        is_hit = each == roll.chosen
        match each:
            case Place(number=number):
                return h.b(class_="is-hit" if is_hit else None)[str(number)]
            case Icon():
                return h.span(class_="is-hit" if is_hit else None)[icon(icon_name(each), scene.text(each))]
        return [", " if place else None, h.b[scene.read(each)] if is_hit else scene.read(each)]

    options = [option(place, each) for place, each in enumerate(roll.options)]
    if isinstance(roll.chosen, Place):
        return h.span(".arno-among", aria_hidden="true")[options]
    return h.span(class_="arno-among" if isinstance(roll.chosen, Icon) else None)[options]


def break_steps(chapter: Chapter) -> list[tuple[int, BreakStep, list[Step]]]:
    """The steps of a break, the last moment of each, and the lines that were told in it."""
    found: list[tuple[int, BreakStep, list[Told]]] = []
    for moment, what in chapter.told:
        if isinstance(what, BreakStep):
            found.append((moment, what, []))
        elif found:
            found[-1][2].append((moment, what))
    return [(max([moment, *(when for when, _ in told)]), each, steps_of(told)) for moment, each, told in found]


def summary(chapter: Chapter) -> Message:
    """A chapter in a line."""
    if chapter.kind is Kind.ARNO and chapter.card is not None:
        return msg("{action} {n}", action=chapter.card.action, n=chapter.card.strength)
    return SUMMARIES.get(chapter.kind) or msg("{what}", what=chapter.told[0][1])


# the log

GAINS = (
    events.Advanced, events.AnimalUniversityTaken, events.BonusTileTaken, events.CardReceived, events.PartnerZooTaken,
    events.TokenPlaced, events.UniversityTaken, events.Upgraded,
)  # fmt: skip
"""What stands beside a turn in small pictures."""
DETAILS = (*NOTES, BreakBegins, Reminder, Final, NoRewards, Won, ArnoWonTie)


def head(scene: Scene, chapter: Chapter) -> Node:
    first = chapter.told[0][1]
    match chapter.kind:
        case Kind.ARNO:
            return [h.b[scene.read(summary(chapter)), "."], " ", gains(scene, chapter)]
        case Kind.PERSON if chapter.entries:
            return ". ".join(scene.text(entry) for entry in chapter.entries)
    if chapter.kind in SUMMARIES:
        return h.b[scene.read(summary(chapter))]
    match first:
        case NothingReported(is_left_open=True):
            return scene.read(msg("Skipped; Soloist will ask when it matters"))
        case NothingReported():
            return scene.read(msg("Nothing ARNO needs to know"))
    return RULE.sub("", scene.text(first))


def gains(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures with their numbers."""
    return [
        h.span(".gain", data_tip=scene.text(line.what))[
            picture_of(line), f"+{line.steps}" if isinstance(line, events.Advanced) else None
        ]
        for line in chapter.all(ArnoLine)
        if isinstance(line, GAINS)
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    match chapter.kind:
        case Kind.ARNO:
            if chapter.roll is not None and chapter.roll.sides:
                yield why(scene, rolled(chapter.roll), chapter.roll.rule)
            yield [h.p[scene.read(step.told.what), " ", reasons(scene, step)] for step in chapter.steps]
        case Kind.BREAK:
            for _, each, inside in break_steps(chapter):
                yield [why(scene, each.what, each.rule), [h.p[scene.read(step.told.what)] for step in inside]]
        case Kind.SETUP:
            yield [h.p[setting_up(scene, each), " ", rule_link(each.rule)] for each in chapter.all(SetUp)]
    yield from (why(scene, what) for _, what in chapter.told if isinstance(what, DETAILS))


def setting_up(scene: Scene, each: SetUp) -> Node:
    """What was laid out, and for whom."""
    return linked(scene, each.what if each.seat is None else msg("{seat}: {what}", seat=each.seat, what=each.what))


log = log_of(story, head, details)
