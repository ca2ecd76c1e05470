"""The log of an evening: one entry for each turn and round, with its steps and reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.engine.words import Message, Sayable, msg
from soloist.games.orichalcum.ai.physical import Order
from soloist.web.faces.base import Happening
from soloist.web.faces.beside import linked, why
from soloist.web.faces.orichalcum.signs import said
from soloist.web.faces.orichalcum_ai.news import summary, thing
from soloist.web.faces.orichalcum_ai.pictures import sign_of
from soloist.web.faces.orichalcum_ai.story import (
    ACTION,
    EXTRA,
    QUIET,
    TILE,
    Chapter,
    is_deed,
    is_quiet,
    is_said_twice,
    story,
)
from soloist.web.faces.orichalcum_ai.who import chapters
from soloist.web.html import Node, icon, rule_link
from soloist.web.scene import Scene


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries."""
    found = chapters(scene) if scene.present is None else story(scene.every_told)
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
            untold = chapter.told[0][1].text == QUIET[0]
            quiet = msg("Not told; Soloist asks when it matters")
            return scene.read(quiet if untold else msg("Nothing that the AI has to know"))
        case "setup" | "refill" | "start":
            return h.b[scene.read(summary(chapter))]
    return scene.read(summary(chapter))


def signs(scene: Scene, chapter: Chapter) -> Node:
    """What the turn brought, in small pictures."""
    phases = chapter.phases
    lines = [what for phase in (TILE, ACTION, EXTRA) for _, what in phases[phase]]
    return [
        h.span(".gain", title=scene.text(what.what))[icon(sign_of(what.about, what.rule))]
        for what in lines
        if not isinstance(what, Order) and what.about is not None
    ]


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    """Every line with its rule; what was said beside them."""
    for _, what in chapter.told:
        if isinstance(what, Message):
            if not is_deed(what) and not is_quiet(what) and chapter.kind not in ("turn", "correction", "end", "note"):
                yield why(scene, what)
        elif chapter.kind == "turn":
            if not is_said_twice(what):
                yield thing(scene, what)
        else:
            yield [h.span[said(scene, what.what)], " ", rule_link(what.rule)]


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, what)
