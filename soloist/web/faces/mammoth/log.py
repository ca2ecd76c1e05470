"""The log of an evening: one entry for each turn, with the card and its reasons inside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.why import Line
from soloist.web.faces.base import Happening
from soloist.web.faces.beside import RULE, linked, why
from soloist.web.faces.company import is_you, name
from soloist.web.faces.mammoth.cards import fallback, tries
from soloist.web.faces.mammoth.news import TIDY, deed_line, round_begins, summary, tiles
from soloist.web.faces.mammoth.story import Chapter, story
from soloist.web.faces.mammoth.who import chapters
from soloist.web.html import Node
from soloist.web.scene import Scene, answers_of
from soloist.wording.zooloretto.lines import reason


def log(scene: Scene, most: int) -> Sequence[Happening]:
    """The latest entries, one for each deed, turn and round."""
    found = chapters(scene)
    if scene.present is not None:
        found = story(scene.every_told, answers_of(scene.present, scene.seat))
    return [happening(scene, chapter) for chapter in found[-most:]]


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
        case "round" if chapter.seat is not None:
            return h.b[scene.read(round_begins(scene, chapter))]
        case "round":
            return scene.read(TIDY)
        case "start":
            assert chapter.seat is not None
            start = (
                msg("You start") if is_you(scene, chapter.seat) else msg("{who} starts", who=name(scene, chapter.seat))
            )
            return scene.read(start)
    return RULE.sub("", scene.text(spoken(scene, chapter.said[0])))


def details(scene: Scene, chapter: Chapter) -> Iterator[Node]:
    if chapter.kind == "round" and chapter.seat is not None:
        yield why(scene, TIDY, "ZOO-3.4")
    if chapter.cards:
        yield tries(scene, chapter.cards)
    if chapter.fallback is not None:
        yield fallback(scene, chapter)
    for what in chapter.said:
        yield why(scene, spoken(scene, what))


def spoken(scene: Scene, what: Message) -> Message:
    """The sentence, said to the person who reads it if it is about them."""
    seat = what.gaps.get("seat")
    if isinstance(seat, Seat) and is_you(scene, seat) and "points" in what.gaps:
        return msg("You win with {points} points", points=what.gaps["points"])
    return what


def told(what: Sayable, scene: Scene) -> Node:
    """One line as it was told."""
    return linked(scene, reason(what) if isinstance(what, Line) else what)
