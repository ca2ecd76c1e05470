"""The log of an evening: one entry for each turn, with the card and its reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.why import Line
from soloist.web.faces.base import Happening
from soloist.web.faces.beside import linked, why
from soloist.web.faces.mammoth.cards import fallback, tries
from soloist.web.faces.mammoth.news import deed_line, round_line, summary, tiles
from soloist.web.faces.mammoth.story import Chapter, story
from soloist.web.faces.mammoth.who import is_you, name
from soloist.web.html import Node
from soloist.web.scene import Scene, answers_of
from soloist.wording.zooloretto.lines import reason


def log(scene: Scene) -> Sequence[Happening]:
    answers = answers_of(scene.present or scene.match, scene.seat)
    return [happening(scene, chapter) for chapter in story(scene.every_told, answers)]


def happening(scene: Scene, chapter: Chapter) -> Happening:
    seat = chapter.seat if chapter.kind in ("deed", "turn") else None
    person = None if seat is None else scene.person(seat)
    return Happening(chapter.last, str(chapter.round), person, head(scene, chapter), list(details(scene, chapter)))


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.kind:
        case "deed":
            return scene.read(deed_line(scene, chapter))
        case "turn":
            return [scene.read(summary(chapter)), tiles(scene, chapter)]
        case "round":
            return round_line(scene, chapter)
        case "start":
            assert chapter.seat is not None
            start = (
                msg("You start") if is_you(scene, chapter.seat) else msg("{who} starts", who=name(scene, chapter.seat))
            )
            return scene.read(start)
    return linked(scene, chapter.said[0])


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if chapter.cards:
        yield tries(scene, chapter.cards)
    if chapter.fallback is not None:
        yield fallback(scene, chapter)
    said: list[Message] = chapter.said if chapter.kind in ("deed", "turn", "round", "start") else chapter.said[1:]
    for what in said:
        yield why(scene, what)


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, reason(what) if isinstance(what, Line) else what)
