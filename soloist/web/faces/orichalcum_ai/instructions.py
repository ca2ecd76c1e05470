"""What to move now, page by page; what comes then; and the log, in which every line has its rule."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.companion.orichalcum_ai import reports
from soloist.companion.people import WhatDid
from soloist.engine.words import Message, filled, msg, template
from soloist.games.orichalcum.ai import steps as told_steps
from soloist.games.orichalcum.ai.steps import Doing, Fights, Phase, Step
from soloist.web import markup as h
from soloist.web.faces.base import YOUR_TURN, Around, Leaf
from soloist.web.faces.companion_frame import is_correcting
from soloist.web.faces.companion_story import is_resting, log_of
from soloist.web.faces.companion_widgets import note, why
from soloist.web.faces.orichalcum.hint import dice
from soloist.web.faces.orichalcum.signs import said
from soloist.web.faces.orichalcum_ai import rounds, setting_up, turns
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.story import Chapter, chapters, recent, story
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene

TITLES = {"setup": msg("Setup"), "refill": template("End of round {number}"), "start": template("Round {number}")}
"""Of the chapters that belong to no turn."""


def news(scene: Scene) -> list[Leaf]:
    """What to do since the player's last turn: the AI's turns, the end of a round, what is laid out."""
    if is_correcting(scene):
        return []
    return [leaf for chapter in recent(scene) for leaf in leaves_of(scene, chapter)]


def leaves_of(scene: Scene, chapter: Chapter) -> list[Leaf]:
    match chapter.kind:
        case "setup":
            return setting_up.leaves(scene, chapter)
        case "turn" if chapter.is_over:
            return turns.leaves(scene, chapter)
        case "refill" | "start":
            return rounds.leaves(scene, chapter)
    return []


def around(scene: Scene) -> Around | None:
    """Of a question in the AI's turn, or at the end of a round."""
    return turns.around_question(scene) or rounds.around_question(scene)


# where nothing has to be moved


def recap(scene: Scene) -> Node:
    """At an earlier moment, in a line what was told last; above a question there is nothing."""
    return [note(scene, summary(each)) for each in chapters(scene)[-1:]] if scene.past else None


def summary(chapter: Chapter) -> Message:
    """A chapter in a line."""
    if chapter.kind == "turn":
        return msg("Its turn") if chapter.card is None else msg("{card}", card=chapter.card)
    if chapter.kind in TITLES:
        return filled(TITLES[chapter.kind], chapter)
    first: Message = chapter.told[0][1].say()
    return first


# the button


def then(scene: Scene) -> Message:
    """What comes after the news."""
    match scene.ask:
        case reports.WhoHasMoreHoplites():
            return msg("who goes first?")
        case WhatDid():
            return YOUR_TURN
    return msg("a question") if is_resting(scene) else msg("its turn")


# the log

UNTOLD = {
    reports.Deed.DONE: msg("Nothing the AI needs to know"),
    reports.Deed.SKIP: msg("Skipped; Soloist will ask when it matters"),
}


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "turn":
            return [h.b[scene.read(summary(chapter)), "."], " ", signs(scene, chapter)]
        case "deed" if chapter.reports:
            return [[scene.read(did), ". "] for did in chapter.reports]
        case "deed":
            return [scene.read(UNTOLD[told.did.deed]) for told in chapter.all(reports.Reported)]
        case "setup" | "refill" | "start":
            return h.b[scene.read(summary(chapter))]
    return scene.read(summary(chapter))


def signs(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures."""
    lines = [what for phase in (Phase.TILE, Phase.ACTION, Phase.EXTRA) for _, what in chapter.phases[phase]]
    return [
        h.span(".gain", data_tip=scene.text(what.what))[icon(sign_of(what))]
        for what in lines
        if isinstance(what, Step) and not isinstance(what, told_steps.FindsNoSpot)
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    """Every line with its rule; what was said beside them."""
    for _, what in chapter.told:
        match what:
            case reports.HoldsTitans() | reports.ReconstructedValues():
                yield why(scene, what)
            case told_steps.GetsTitan():
                pass  # the instruction beside it says so too
            case Doing() if chapter.kind == "turn":
                yield thing(scene, what)
            case Doing():
                yield [h.span[said(scene, what.what)], " ", rule_link(what.rule)]


def thing(scene: Scene, what: Doing) -> h.Element:
    """Something that was done, with its picture and rule; of a fight the faces, if they were told."""
    words: Node = said(scene, what.what)
    if isinstance(what, Fights):
        text = msg("{creature}: no skull, lost", creature=what.creature)
        if what.is_won:
            text = msg("{creature}: a skull, won", creature=what.creature)
        words = [scene.read(text), " ", dice(scene, what.faces) if len(what.faces) > 1 else None]
    return h.span(".oai-do")[icon(sign_of(what)), h.span[words, " ", rule_link(what.rule)]]


log = log_of(story, head, details)
