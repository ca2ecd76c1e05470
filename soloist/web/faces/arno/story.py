"""A session as its events tell it: set-up, people's turns, ARNO's turns, breaks, the end; and where the session is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from soloist.companion.arno import reports
from soloist.companion.corrections import Corrected
from soloist.companion.people import Reported, Starts
from soloist.engine.events import TurnBegins, TurnEnds
from soloist.engine.seats import Seat
from soloist.games.arknova.arno.events import CardUsed, Instruction, Noted
from soloist.games.arknova.arno.reports import DONE, SKIP, Entry
from soloist.games.arknova.arno.rolls import ActionDie
from soloist.games.arknova.arno.sight import ArnoSight, sight
from soloist.games.arknova.arno.why import ArnoLine, Roll
from soloist.web.faces import companion_story
from soloist.web.faces.arknova.arno_mat import mat
from soloist.web.faces.companion_story import Told, answered
from soloist.web.html import Node
from soloist.web.scene import Scene

NOTES = (Starts, reports.EndTriggered, reports.PersonReachedBreak, Noted)
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
    reports.SetUpBegins: Kind.SETUP,
    reports.PersonsTurnBegins: Kind.PERSON,
    reports.ArnosTurnBegins: Kind.ARNO,
    reports.BreakBegins: Kind.BREAK,
    reports.EndBegins: Kind.END,
}


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
            found.append(Chapter(number, kind=Kind.CORRECTION))
        elif isinstance(what, TurnEnds | reports.BreakEnds):
            now = None
        elif not isinstance(what, reports.NoRewards) and (now is None or found[-1] is not now):
            now = Chapter(number) if now is None else replace(now, events=[])
            found.append(now)
        found[-1].events.append((moment, what))
    return found


# where the session is


def chapters(scene: Scene) -> list[Chapter]:
    return companion_story.chapters(scene, story)


def recent(scene: Scene) -> list[Chapter]:
    """What has been told since a person last ended a turn; from the beginning on if nobody has."""
    since = next((moment + 1 for moment, answer in reversed(scene.answers) if answer in (DONE, SKIP)), 0)
    return [chapter for chapter in chapters(scene) if chapter.moment >= since]


def was_shown(scene: Scene, moment: int) -> bool:
    """Whether something was asked and answered after this was told, so that it stood above that question."""
    return moment < answered(scene)


def sight_of(scene: Scene, seat: Seat) -> ArnoSight:
    return sight(scene.view.ledger(seat))


def all_mats(scene: Scene) -> Node:
    module = scene.view.agreed.settings.module
    return [mat(scene, seat, sight_of(scene, seat), module=module) for seat in scene.view.automas()]


def sight_before(scene: Scene, seat: Seat, moment: int) -> ArnoSight:
    """The mat as it was before something that was told at this moment."""
    key = f"past {moment}"
    if key not in scene.worked_out:
        scene.worked_out[key] = scene.match.past(max(moment - 1, 0)).view(None)
    return sight(scene.worked_out[key].ledger(seat))
