"""The log of an evening: one entry for each turn, with the card and its reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.companion.mammoth.events import GameBegins, RoundBegins, Won
from soloist.engine.events import TurnBegins
from soloist.engine.words import Sayable, msg
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.why import Line
from soloist.web.faces.base import Happening
from soloist.web.faces.companion_widgets import RULE, linked, why
from soloist.web.faces.company import is_you, name
from soloist.web.faces.mammoth.cards import fallback, tries
from soloist.web.faces.mammoth.instructions import TIDY, deed_line, round_begins, summary, tiles
from soloist.web.faces.mammoth.progress import chapters
from soloist.web.faces.mammoth.story import Chapter, story
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.wording.zooloretto.lines import reason


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries, one for each deed, turn and round."""
    found = chapters(scene) if scene.present is None else story(scene.present, scene.seat)
    return [happening(scene, chapter) for chapter in found[-most:]]


def happening(scene: Scene, chapter: Chapter) -> Happening:
    person = None if chapter.seat is None else scene.person(chapter.seat)
    return Happening(chapter.last, str(chapter.round), person, head(scene, chapter), list(details(scene, chapter)))


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.opening:
        case TurnBegins() if chapter.is_automas:
            return [scene.read(summary(chapter)), tiles(scene, chapter)]
        case TurnBegins():
            return scene.read(deed_line(scene, chapter))
        case EmptyTrucks():
            return h.b[[scene.read(round_begins(scene, begun)) for begun in chapter.all(RoundBegins)]]
        case GameBegins(seat=seat):
            return scene.read(msg("You start") if is_you(scene, seat) else msg("{who} starts", who=name(scene, seat)))
    return RULE.sub("", scene.text(spoken(scene, chapter.opening)))


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if isinstance(chapter.opening, EmptyTrucks):
        yield why(scene, TIDY, "ZOO-3.4")
    if chapter.cards:
        yield tries(scene, chapter.cards)
    if chapter.fallback is not None:
        yield fallback(scene, chapter)
    for what in chapter.said:
        yield why(scene, spoken(scene, what))


def spoken(scene: Scene, what: Sayable) -> Sayable:
    """The sentence, said to the person who reads it if it is about them."""
    if isinstance(what, Won) and is_you(scene, what.seat):
        return msg("You win with {points} points", points=what.points)
    return what


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, reason(what) if isinstance(what, Line) else what)
