"""The log of an evening: one entry for each turn and break, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.companion.arno.events import ArnoWonTie, BreakBegins, Final, NoRewards, NothingReported, Won
from soloist.engine.words import Sayable, msg
from soloist.games.arknova.arno.events import (
    Advanced,
    AnimalUniversityTaken,
    BonusTileTaken,
    CardReceived,
    PartnerZooTaken,
    TokenPlaced,
    UniversityTaken,
    Upgraded,
)
from soloist.games.arknova.arno.triggers import Reminder
from soloist.web.faces.arno.instructions import break_steps, reasons, rolled, summary
from soloist.web.faces.arno.progress import chapters, events_of
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import NOTES, Chapter, Kind, story
from soloist.web.faces.base import Happening
from soloist.web.faces.companion_widgets import RULE, linked, why
from soloist.web.html import Node, rule_link
from soloist.web.scene import Scene

GAINS = (
    Advanced, AnimalUniversityTaken, BonusTileTaken, CardReceived, PartnerZooTaken, TokenPlaced, UniversityTaken,
    Upgraded,
)  # fmt: skip
"""What stands beside a turn in small pictures."""
DETAILS = (*NOTES, BreakBegins, Reminder, Final, NoRewards, Won, ArnoWonTie)


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries, one for each turn, break and correction."""
    found = chapters(scene) if scene.present is None else story(events_of(scene.present, scene.seat))
    return [happening(scene, chapter) for chapter in found[-most:]]


def happening(scene: Scene, chapter: Chapter) -> Happening:
    person = None if chapter.seat is None else scene.person(chapter.seat)
    when = str(chapter.turn) if chapter.turn else ""
    return Happening(chapter.last, when, person, head(scene, chapter), list(details(scene, chapter)))


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case Kind.ARNO:
            return [h.b[scene.read(summary(chapter)), "."], " ", gains(scene, chapter)]
        case Kind.PERSON if chapter.entries:
            return ". ".join(scene.text(entry) for entry in chapter.entries)
        case Kind.BREAK | Kind.SETUP | Kind.END:
            return h.b[scene.read(summary(chapter))]
    return quiet_head(scene, chapter.told[0][1])


def quiet_head(scene: Scene, what: Sayable) -> Node:
    """A turn of which nothing was said, or what else happened."""
    match what:
        case NothingReported(is_left_open=True):
            return scene.read(msg("Not told; Soloist asks when it matters"))
        case NothingReported():
            return scene.read(msg("Nothing that ARNO has to know"))
    return RULE.sub("", scene.text(what))


def gains(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures with their numbers."""
    return [
        h.span(".gain", title=scene.text(line.what))[
            picture_of(line), f"+{line.steps}" if isinstance(line, Advanced) else None
        ]
        for line in chapter.all(*GAINS)
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if chapter.kind is Kind.ARNO:
        if chapter.roll is not None and chapter.roll.sides:
            yield why(scene, rolled(chapter.roll), chapter.roll.rule)
        yield [h.p[scene.read(step.what), " ", reasons(scene, step)] for step in chapter.steps]
    elif chapter.kind is Kind.BREAK:
        for _, each, inside in break_steps(chapter):
            yield [why(scene, each.what, each.rule), [h.p[scene.read(step.what)] for step in inside]]
    elif chapter.kind is Kind.SETUP:
        yield [h.p[linked(scene, step.what), " ", rule_link(step.rule)] for step in chapter.steps]
    for what in chapter.all(*DETAILS):
        yield why(scene, what)


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, what)
