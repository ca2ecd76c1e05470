"""The log of a session: one entry for each turn, with the card and its reasons inside."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.events import EndNears, GameBegins, LastRoundOver, RoundBegins, Scored, StackSold, Won
from soloist.engine.events import TurnBegins
from soloist.engine.remarks import Remark
from soloist.engine.words import Sayable, msg
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.why import Line
from soloist.web.faces.companion_story import log_of
from soloist.web.faces.companion_widgets import RULE, linked, why
from soloist.web.faces.company import is_you, name
from soloist.web.faces.mammoth.cards import fallback, tries
from soloist.web.faces.mammoth.instructions import TIDY, deed_line, round_begins, tiles, words_of
from soloist.web.faces.mammoth.story import Chapter, story
from soloist.web.html import Node
from soloist.web.scene import Scene
from soloist.wording.zooloretto.lines import reason

SAID = (EndNears, Corrected, LastRoundOver, StackSold, Scored, Won, Remark)  # to be read as it was told


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.opening:
        case TurnBegins() if chapter.is_automas:
            return [scene.read(words_of(chapter)[1]), tiles(scene, chapter)]
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
    for _, what in chapter.told:
        if isinstance(what, SAID):
            yield why(scene, spoken(scene, what))


def spoken(scene: Scene, what: Sayable) -> Sayable:
    """The sentence, said to the person who reads it if it is about them."""
    if isinstance(what, Won) and is_you(scene, what.seat):
        return msg("You win with {points} points", points=what.points)
    return what


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, reason(what) if isinstance(what, Line) else what)


log = log_of(story, head, details)
