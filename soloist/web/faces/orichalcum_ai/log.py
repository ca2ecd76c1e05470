"""The log of a session: one entry for each turn and round, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.companion.orichalcum_ai.events import HoldsTitans, ReconstructedValues, Reported
from soloist.companion.orichalcum_ai.reports import Deed
from soloist.engine.words import Sayable, msg
from soloist.games.orichalcum.ai.steps import Doing, FindsNoSpot, GetsTitan, Phase, Step
from soloist.web.faces.companion_story import log_of
from soloist.web.faces.companion_widgets import linked, why
from soloist.web.faces.orichalcum.signs import said
from soloist.web.faces.orichalcum_ai.instructions import summary, thing
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.story import Chapter, story
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene

UNTOLD = {
    Deed.DONE: msg("Nothing that the AI has to know"),
    Deed.SKIP: msg("Not told; Soloist asks when it matters"),
}


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "turn":
            return [h.b[scene.read(summary(chapter)), "."], " ", signs(scene, chapter)]
        case "deed" if chapter.reports:
            return [[scene.read(did), ". "] for did in chapter.reports]
        case "deed":
            return [scene.read(UNTOLD[told.did.deed]) for told in chapter.all(Reported)]
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
            case Doing() if chapter.kind == "turn":
                yield thing(scene, what)
            case Doing():
                yield [h.span[said(scene, what.what)], " ", rule_link(what.rule)]


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, what)


log = log_of(story, head, details)
