"""The log of a session: one entry for each turn and break, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.companion.arno.reports import ArnoWonTie, BreakBegins, Final, NoRewards, NothingReported
from soloist.companion.people import Won
from soloist.engine.words import msg
from soloist.games.arknova.arno import events
from soloist.games.arknova.arno.triggers import Reminder
from soloist.games.arknova.arno.why import ArnoLine
from soloist.web.faces.arno.instructions import SUMMARIES, break_steps, reasons, rolled, summary
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import NOTES, Chapter, Kind, story
from soloist.web.faces.companion_story import log_of
from soloist.web.faces.companion_widgets import RULE, linked, why
from soloist.web.html import Node, rule_link
from soloist.web.scene import Scene

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
            return scene.read(msg("Not told; Soloist asks when it matters"))
        case NothingReported():
            return scene.read(msg("Nothing that ARNO has to know"))
    return RULE.sub("", scene.text(first))


def gains(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures with their numbers."""
    return [
        h.span(".gain", title=scene.text(line.what))[
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
            yield [h.p[linked(scene, step.told.what), " ", rule_link(step.told.rule)] for step in chapter.steps]
    yield from (why(scene, what) for _, what in chapter.told if isinstance(what, DETAILS))


log = log_of(story, head, details)
