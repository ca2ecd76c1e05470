"""The log of an evening: one entry for each turn and round, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.companion.orichalcum_ai.events import HoldsTitans, NothingEntered, ReconstructedValues
from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.ai.steps import FindsNoSpot, GetsTitan, Instruction, Phase, Step
from soloist.web.faces.base import Happening
from soloist.web.faces.companion_widgets import linked, why
from soloist.web.faces.orichalcum.signs import said
from soloist.web.faces.orichalcum_ai.instructions import summary, thing
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.progress import chapters
from soloist.web.faces.orichalcum_ai.story import Chapter, events, story
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries."""
    found = chapters(scene) if scene.present is None else story(events(scene.present, scene.seat))
    return [happening(scene, chapter) for chapter in found[-most:]]


def happening(scene: Scene, chapter: Chapter) -> Happening:
    person = None if chapter.seat is None else scene.person(chapter.seat)
    return Happening(chapter.last, str(chapter.round), person, head(scene, chapter), list(details(scene, chapter)))


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "turn":
            return [h.b[scene.read(summary(chapter)), "."], " ", signs(scene, chapter)]
        case "deed" if chapter.entries:
            return [[scene.read(entry), ". "] for entry in chapter.entries]
        case "deed":
            skipped = any(told.is_skipped for told in chapter.all(NothingEntered))
            untold = msg("Not told; Soloist asks when it matters")
            return scene.read(untold if skipped else msg("Nothing that the AI has to know"))
        case "setup" | "refill" | "start":
            return h.b[scene.read(summary(chapter))]
    return scene.read(summary(chapter))


def signs(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures."""
    lines = [what for phase in (Phase.TILE, Phase.ACTION, Phase.EXTRA) for _, what in chapter.phases[phase]]
    return [
        h.span(".gain", title=scene.text(what.what))[icon(sign_of(what))]
        for what in lines
        if isinstance(what, Step) and not isinstance(what, FindsNoSpot)
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    """Every line with its rule; what was said beside them."""
    for _, what in chapter.told:
        match what:
            case HoldsTitans() | ReconstructedValues():
                yield why(scene, what)
            case GetsTitan():
                pass  # the instruction beside it says so too
            case Step() | Instruction() if chapter.kind == "turn":
                yield thing(scene, what)
            case Instruction():
                yield [h.span[said(scene, what.what)], " ", rule_link(what.rule)]


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, what)
