"""How a game looks in the terminal: each game has a face, and there is a plain one for those without."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.language import Reader
from soloist.registry import ENTRIES, part
from soloist.terminal.ink import StyleOf, styled
from soloist.wording import base
from soloist.wording.base import Offer, Wording


@dataclass(frozen=True)
class Samples:
    """What the help types as an example."""

    answer: str = "3"
    ahead: str = ""
    explain: str = "? 3"
    why: str = ""


ENTER_PASSES = msg("  Enter passes")


def plain_told(what: Sayable, reader: Reader) -> Text:
    """A line of the log."""
    return styled(f"· {reader.read(what)}")


@dataclass(frozen=True)
class TerminalFace:
    """What the terminal needs to know of a game beyond its questions."""

    picture: Callable[[Match, Seat | None, Reader, bool], RenderableType]
    wording: Wording
    style_of: StyleOf
    samples: Samples = Samples()
    told: Callable[[Sayable, Reader], Text] = plain_told
    enter: Message | None = ENTER_PASSES  # None: the option is named
    minor: Callable[[Sayable], bool] = lambda _: False  # lines of the log that give way when there is not room for all
    listing: Callable[[Match, Question, Sequence[Offer], Reader], RenderableType | None] = lambda *_: None
    """The options as a picture; None where they are listed as everywhere."""
    closer: Callable[[Match, Question, str, Reader], RenderableType | None] = lambda *_: None
    """What `? text` draws; None where it explains in words."""


@dataclass(frozen=True)
class Pen:
    """Who reads, how wide the page is, and whether there are colours."""

    reader: Reader
    width: int
    colours: bool

    def write(self, thing: object, style: str = "") -> Text:
        return styled(self.reader.read(thing), style)


class Drawing:
    """Lines drawn for the width at hand."""

    def __init__(self, reader: Reader, draw: Callable[[Pen], Iterable[Text]]) -> None:
        self._reader = reader
        self._draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        colours = console.color_system is not None and not console.no_color
        yield from self._draw(Pen(self._reader, options.max_width, colours))


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool = True) -> RenderableType:
    """The table as a seat sees it (None: a spectator), with or without what it holds in hand."""
    return face_of(match.game.id).picture(match, seat, reader, hand)


def face_of(game: str) -> TerminalFace:
    """The face of a game or companion; a plain one for those without."""
    entry = ENTRIES.get(game)
    face: TerminalFace = PLAIN if entry is None else part(entry.terminal, "FACE", PLAIN)
    return face


def plain_picture(match: Match, seat: Seat | None, reader: Reader, hand: bool) -> RenderableType:
    """Whose turn it is and how many points everybody has."""
    title = msg("{title}, turn {turn}", title=match.game.title, turn=match.turns)
    points = [msg("{seat}: {points}", seat=score.seat, points=score.total) for score in match.result.scores]
    return Group(styled(reader.read(title), "bold"), *(styled(reader.read(line)) for line in points))


PLAIN = TerminalFace(plain_picture, base.PLAIN, lambda _: "")
