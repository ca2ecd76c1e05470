"""A session beside a box as its events tell it: chapters, each a turn, a break, or what was told in one go."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from markupsafe import Markup

from soloist.companion.corrections import CORRECT, Corrected, Correction
from soloist.companion.people import BetweenTurns, Counting, Reported
from soloist.engine.events import TurnBegins, is_quiet
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.web.faces.base import Happening
from soloist.web.html import Node
from soloist.web.markup import render
from soloist.web.scene import DrawnChapter, Scene

Told = tuple[int, Any]  # the moment, and what was told
T = TypeVar("T")
C = TypeVar("C", bound="Chapter")


@dataclass
class Chapter:
    """What was told from one opening event to the next."""

    number: int  # of the turn or round it belongs to
    events: list[Told] = field(default_factory=list)  # with the brackets that nobody reads

    @property
    def opening(self) -> Any:
        return self.events[0][1]

    @property
    def moment(self) -> int:
        return self.events[0][0]

    @property
    def told(self) -> list[Told]:
        """What people read of it."""
        return [each for each in self.events if not is_quiet(each[1])]

    @property
    def last(self) -> int:
        """The last moment at which something of it was told."""
        return max((moment for moment, _ in self.told), default=self.moment)

    @property
    def seat(self) -> Seat | None:
        """Whose turn it was."""
        return self.opening.seat if isinstance(self.opening, TurnBegins | Reported) else None

    @property
    def turn_of(self) -> Seat:
        """Whose turn it was, for sure."""
        assert self.seat is not None
        return self.seat

    def all(self, *kinds: type[T]) -> list[T]:
        return [what for _, what in self.events if isinstance(what, kinds)]

    def first(self, kind: type[T]) -> T | None:
        return next(iter(self.all(kind)), None)


Story = Callable[[Sequence[Told]], list[C]]


def events_of(match: Match, seat: Seat | None) -> list[Told]:
    """What has been told, with the brackets around turns: pairs of the moment and what."""
    log = match.log or []
    return [(log[place].moment, what) for place, what in match.events(seat)]


def chapters_of(story: Story[C]) -> Callable[[Scene], list[C]]:
    """The story so far."""
    return lambda scene: scene.once("story", lambda: told_chapters(story, scene.match, scene.seat))


def told_chapters(story: Story[C], match: Match, seat: Seat | None) -> list[C]:
    """The chapters of which people read something."""
    return [chapter for chapter in story(events_of(match, seat)) if chapter.told]


def log_of(
    story: Story[C], head: Callable[[Scene, C], Node], details: Callable[[Scene, C], Iterable[Node]]
) -> Callable[[Scene, int], list[Happening]]:
    """The log: so many of the latest chapters, the earliest first, each with what opens below it."""

    def drawn(scene: Scene, place: int, chapter: C) -> tuple[Markup, ...]:
        """Its line and what opens below it, as an earlier page of the match has drawn them."""
        told = [(chapter.number, None), *chapter.events]
        kept = scene.drawn.chapters.get(place)
        if kept is None or kept.told != told:
            texts = render(head(scene, chapter)), *map(render, details(scene, chapter))
            kept = scene.drawn.chapters[place] = DrawnChapter(told, texts)
        return kept.texts

    def happening(scene: Scene, place: int, chapter: C) -> Happening:
        person = None if chapter.seat is None else scene.person(chapter.seat)
        when = str(chapter.number) if chapter.number else ""
        line, *below = drawn(scene, place, chapter)
        return Happening(chapter.last, when, person, line, below)

    def log(scene: Scene, most: int) -> list[Happening]:
        match = scene.present or scene.match
        found = chapters_of(story)(scene) if match is scene.match else told_chapters(story, match, scene.seat)
        return [happening(scene, place, found[place]) for place in range(max(len(found) - most, 0), len(found))]

    return log


def is_counting(scene: Scene) -> bool:
    """Whether people are asked for their points."""
    return isinstance(scene.ask, Counting)


def is_resting(scene: Scene) -> bool:
    """Whether no turn of an automa is in the middle: a person's turn is asked for, or points, or nothing."""
    return scene.ask is None or isinstance(scene.ask, BetweenTurns)


def shows_news(scene: Scene) -> bool:
    """Whether the page may be the one between two questions."""
    return not scene.said and not scene.past and not scene.match.over and is_resting(scene)


def answered(scene: Scene) -> list[int]:
    """The first moment after each answer that is no part of a correction: what was told from the last on is new."""
    corrected = {moment - 1 for moment, what in scene.told if isinstance(what, Corrected)}
    return [
        moment + 1 for moment, answer in scene.answers
        if moment not in corrected and not isinstance(answer, Correction) and answer is not CORRECT
    ]  # fmt: skip


def answers_before(scene: Scene, moment: int) -> int:
    """How often somebody has answered before something was told: what was told in one go has the same number."""
    return bisect_right(scene.once("answered", lambda: answered(scene)), moment)


def is_fresh(scene: Scene, moment: int) -> bool:
    """Whether it was told since the last answer, and so did not stand above the question before; corrections do not
    count."""
    return answers_before(scene, moment) == answers_before(scene, scene.match.moment)
