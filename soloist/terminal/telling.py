"""What was told at a table since somebody last read: above the question, or on pages of its own, one thing to a page.

Nothing an automa did is left out, however low the screen is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from soloist.engine.events import TurnBegins, TurnEnds, is_quiet
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.language import Reader
from soloist.news import first_news
from soloist.terminal.draw import face_of
from soloist.terminal.screen import Screen

FEW = 2  # lines that stand on the page of the turn after them, such as what a person said


@dataclass(frozen=True)
class Sheet:
    """A page that tells something, and after how many answers that was."""

    lines: Sequence[Text]
    moment: int


def chapters(match: Match, seat: Seat, since: int) -> list[list[tuple[int, Sayable]]]:
    """An automa's turn, or what is between two of them: a break, the end of a round. With their places in the log."""
    automas = match.view(seat).automas()
    found: list[list[tuple[int, Sayable]]] = [[]]
    for place, what in match.events(seat, since):
        if isinstance(what, TurnBegins) and what.seat in automas and len(found[-1]) > FEW:
            found.append([])
        if not is_quiet(what):
            found[-1].append((place, what))
        if isinstance(what, TurnEnds) and what.seat in automas:
            found.append([])
    return [chapter for chapter in found if chapter]


class Telling:
    """What the person at a table has not been shown yet."""

    def __init__(self, match: Match, seat: Seat, screen: Screen, reader: Reader) -> None:
        self._match = match
        self._seat = seat
        self._screen = screen
        self._reader = reader
        self._upto = first_news(match, seat)  # lines of the log before this one have been read
        self.sheets: list[Sheet] = []  # pages that come before the question
        self.above: Sequence[Text] = ()  # lines above the question

    def gather(self, fits: Callable[[Sequence[Text]], bool], room: int) -> None:
        """Put what is new on pages of so many lines; the last chapter stands above the question if it fits there."""
        new = [self.sheet(chapter) for chapter in chapters(self._match, self._seat, self._upto)]
        self._upto = len(self._match.log or ())
        if not new:
            return
        self.above = ()
        if not self._screen.has_pages:
            self.above = [line for chapter in new for line in chapter.lines]
            return
        if fits(new[-1].lines):
            self.above = new.pop().lines
        self.sheets = [sheet for chapter in new for sheet in self.cut(chapter, room)]

    def sheet(self, chapter: Sequence[tuple[int, Sayable]]) -> Sheet:
        """A chapter as people read it."""
        told = face_of(self._match.game.id).told
        assert self._match.log is not None
        return Sheet([told(what, self._reader) for _, what in chapter], self._match.log[chapter[-1][0]].moment)

    def cut(self, chapter: Sheet, room: int) -> Iterator[Sheet]:
        """Pages of so many lines; none of them begins or ends in the middle of a sentence."""
        page: list[Text] = []
        for line in chapter.lines:
            if page and self._screen.height_of(*page, line) > room:
                yield Sheet(page, chapter.moment)
                page = []
            page.append(line)
        yield Sheet(page, chapter.moment)

    def answered(self) -> None:
        self.above = ()

    def taken_back(self) -> None:
        """What is told from here on is new again."""
        self._upto = min(self._upto, len(self._match.log or ()))
        self.sheets, self.above = [], ()
