"""The log of an evening: one entry for each turn and break, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.companion.arno.ending import Final
from soloist.engine.words import Message, Sayable, msg
from soloist.games.arknova.arno.firing import Reminder
from soloist.games.arknova.arno.why import Line
from soloist.web.faces.arno.news import break_steps, reasons, rolled, summary
from soloist.web.faces.arno.signs import picture_of
from soloist.web.faces.arno.story import QUIET, Chapter, is_note, is_quiet, story
from soloist.web.faces.arno.who import chapters
from soloist.web.faces.base import Happening
from soloist.web.faces.beside import RULE, linked, why
from soloist.web.html import Node, rule_link
from soloist.web.scene import Scene

TO_SLOT_ONE = "ARNO-5.3"


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries, one for each turn, break and correction."""
    found = chapters(scene) if scene.present is None else story(scene.every_told)
    return [happening(scene, chapter) for chapter in found[-most:]]


def happening(scene: Scene, chapter: Chapter) -> Happening:
    person = None if chapter.seat is None else scene.person(chapter.seat)
    when = str(chapter.turn) if chapter.turn else ""
    return Happening(chapter.last, when, person, head(scene, chapter), list(details(scene, chapter)))


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "turn":
            return [h.b[scene.read(summary(chapter)), "."], " ", gains(scene, chapter)]
        case "deed" if chapter.entries:
            return ". ".join(scene.text(entry) for entry in chapter.entries)
        case "deed":
            return scene.read(quiet_words(chapter))
        case "break" | "setup" | "end":
            return h.b[scene.read(summary(chapter))]
    return RULE.sub("", scene.text(chapter.told[0][1]))


def quiet_words(chapter: Chapter) -> Message:
    """A turn of which nothing was said."""
    untold = chapter.told[0][1].text == QUIET[0]
    return msg("Not told; Soloist asks when it matters") if untold else msg("Nothing that ARNO has to know")


def gains(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures with their numbers."""
    found = []
    for line in chapter.all(Line):
        number = line.what.gaps.get("n")
        if line.about is not None and line is not chapter.card and line.rule != TO_SLOT_ONE:
            words = f"+{number}" if isinstance(number, int) else ""
            found.append(h.span(".gain", title=scene.text(line.what))[picture_of(line), words])
    return found


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if chapter.kind == "turn":
        if chapter.roll is not None and chapter.roll.sides:
            yield why(scene, rolled(chapter.roll), chapter.roll.rule)
        yield [h.p[scene.read(step.what), " ", reasons(scene, step)] for step in chapter.steps]
    elif chapter.kind == "break":
        for _, each, inside in break_steps(chapter):
            yield [why(scene, each.what, each.rule), [h.p[scene.read(step.what)] for step in inside]]
    elif chapter.kind == "setup":
        yield [h.p[linked(scene, step.what), " ", rule_link(step.rule)] for step in chapter.steps]
    for _, what in chapter.told:
        if isinstance(what, Reminder | Final) or (is_note(what) and not is_quiet(what)):
            yield why(scene, what)


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, what)
