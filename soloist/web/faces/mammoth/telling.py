"""What is told, as pages; in a line above the question what was done last; and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from soloist.companion.corrections import Corrected
from soloist.companion.mammoth.reports import EndNears, LastRoundOver, RoundBegins, Scored, StackSold
from soloist.companion.people import Counting, SetUp, SetUpBegins, Starts, WhatDid, Won
from soloist.engine.events import TurnBegins
from soloist.engine.remarks import Remark
from soloist.engine.words import Message, Sayable, msg
from soloist.games.zooloretto.automa.orders import EmptyTrucks
from soloist.games.zooloretto.automa.questions import NextCard, WhatIsForSale, WhichTile
from soloist.web import markup as h
from soloist.web.faces import companion_frame
from soloist.web.faces.base import Leaf
from soloist.web.faces.companion_frame import is_correcting, last_turn_line
from soloist.web.faces.companion_story import is_counting, is_fresh, is_resting, log_of
from soloist.web.faces.companion_widgets import RULE, note, why
from soloist.web.faces.company import is_you, name
from soloist.web.faces.mammoth.cards import fallback, tries
from soloist.web.faces.mammoth.rounds import end_leaves, round_begins, round_leaf
from soloist.web.faces.mammoth.story import Chapter, recent, story
from soloist.web.faces.mammoth.turn_pages import tiles, turn_leaves, words_of
from soloist.web.html import Node
from soloist.web.scene import Scene

TIDY = msg("Return all trucks to the middle. Remove any tiles left on them from the game.")


def news(scene: Scene) -> list[Leaf]:
    """What to do since a person's last deed: a page for each turn of an AutoMammoth, the end of a round, the end."""
    return [leaf for _, leaf in pages(scene)[0]]


def pages(scene: Scene) -> tuple[list[tuple[Chapter, Leaf]], list[Node]]:
    """All pages, each with its chapter; and notes for which there is no new page: they stand above the question."""
    return scene.once("pages", lambda: _pages(scene))


def _pages(scene: Scene) -> tuple[list[tuple[Chapter, Leaf]], list[Node]]:
    found, waiting = list[tuple[Chapter, Leaf]](), list[Node]()
    for chapter in recent(scene):
        waiting += notes(scene, chapter)
        for leaf in leaves_of(scene, chapter):
            shown = replace(leaf, draw=partial(with_notes, leaf, waiting)) if leaf.is_new and waiting else leaf
            waiting = [] if leaf.is_new else waiting
            found.append((chapter, shown))
    return found, waiting


def with_notes(leaf: Leaf, notes: Sequence[Node]) -> Node:
    return [leaf.body, *notes]


def leaves_of(scene: Scene, chapter: Chapter) -> list[Leaf]:
    match chapter.opening:
        case TurnBegins() if chapter.is_automas:
            return turn_leaves(scene, chapter)
        case EmptyTrucks():
            return [round_leaf(scene, chapter)]
        case LastRoundOver():
            return end_leaves(scene, chapter)
    return []


def notes(scene: Scene, chapter: Chapter) -> list[Node]:
    """What was told beside what is to be done: how near the end is, what was put right."""
    if is_counting(scene):
        return []
    return [note(scene, what) for moment, what in chapter.events
            if isinstance(what, EndNears | Corrected) and is_fresh(scene, moment)]  # fmt: skip


def then(scene: Scene) -> Message:
    """What comes after the news."""
    match scene.ask:
        case WhichTile(truck=truck):
            return msg("it takes truck {truck}", truck=truck)
        case WhatIsForSale():
            return msg("what it buys")
        case NextCard():
            return msg("its next card")
        case WhatDid() | Counting() | None:
            return companion_frame.then(scene)
    return msg("a question")


# above the question


def recap(scene: Scene) -> Node:
    """What was done last, in a line that opens its page again; or what has to be known now."""
    if is_correcting(scene):
        return None
    waiting = pages(scene)[1]
    return waiting or (last_line(scene) if is_resting(scene) and not is_counting(scene) else None)


def last_line(scene: Scene) -> Node:
    """AutoMammoth's last turn; without one what else was told last."""
    lines = [line_of(scene, chapter) for chapter in sorted(recent(scene), key=lambda each: each.is_automas)]
    return next((line for line in reversed(lines) if line is not None), None)


def line_of(scene: Scene, chapter: Chapter) -> Node:
    laid_out = sum(len(each.all(SetUp)) for each in recent(scene))  # their pages come first
    found = [place for place, (each, _) in enumerate(pages(scene)[0], laid_out) if each is chapter]
    place = found[-1] if found and not scene.past else None
    if chapter.is_automas:
        return last_turn_line(scene, place, chapter.seat, scene.read(words_of(chapter)[0]), tiles(scene, chapter))
    if chapter.did is not None:
        return last_turn_line(scene, None, chapter.seat, scene.read(deed_line(scene, chapter)))
    for what in chapter.all(RoundBegins):
        return last_turn_line(scene, place, None, scene.read(round_begins(scene, what)))
    for start in chapter.all(Starts):
        return last_turn_line(scene, None, start.seat, starting(scene, start))
    return None


def deed_line(scene: Scene, turn: Chapter) -> Message:
    assert turn.did is not None
    return msg("{who}: {did}", who=name(scene, turn.turn_of), did=turn.did)


def starting(scene: Scene, start: Starts) -> Node:
    you = is_you(scene, start.seat)
    return scene.read(msg("You go first") if you else msg("{who} goes first", who=name(scene, start.seat)))


# the log

SAID = (EndNears, Corrected, LastRoundOver, SetUp, StackSold, Scored, Won, Remark)  # to be read as it was told


def head(scene: Scene, chapter: Chapter) -> Node:
    match chapter.opening:
        case TurnBegins() if chapter.is_automas:
            return [scene.read(words_of(chapter)[0]), tiles(scene, chapter)]
        case TurnBegins():
            return scene.read(deed_line(scene, chapter))
        case SetUpBegins():
            return h.b[scene.read(chapter.opening)]
        case EmptyTrucks():
            return h.b[[scene.read(round_begins(scene, begun)) for begun in chapter.all(RoundBegins)]]
        case Starts() as start:
            return starting(scene, start)
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


log = log_of(story, head, details)
