"""How a game looks in the terminal: each game has a face, a plain one if there is none, and what all draw with.

Sentences have colours: a reader marks what it knows, and the marks become styles on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, msg
from soloist.language import Reader
from soloist.registry import ENTRIES, part
from soloist.wording import base

StyleOf = Callable[[object], str]
"""The style of a thing a sentence speaks of, or nothing."""

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"  # private characters: no printable text contains them
_MARKS = re.compile(f"({_OPEN}[^{_MIDDLE}]*{_MIDDLE}|{_CLOSE})")


def ink_reader(language: str, names: Mapping[Seat, str], style_of: StyleOf, at_table: bool = False) -> Reader:
    """A reader whose texts `styled` turns into colours."""

    def paint(thing: object, text: str) -> str:
        style = "bold" if isinstance(thing, Seat) else style_of(thing)
        return f"{_OPEN}{style}{_MIDDLE}{text}{_CLOSE}" if style else text

    return Reader(language, names, paint, printable, at_table)


def printable(text: str) -> str:
    """Without control characters, whatever somebody calls themselves."""
    return "".join(letter for letter in text if letter.isprintable())


def styled(marked: str, style: str = "") -> Text:
    """A reader's text as Rich shows it."""
    text = Text(style=style)
    styles: list[str] = []
    for piece in _MARKS.split(marked):
        if piece.startswith(_OPEN):
            styles.append(piece[1:-1])
        elif piece == _CLOSE:
            styles.pop()
        else:
            text.append(piece, styles[-1] if styles else None)
    return text


def plain(marked: str) -> str:
    """A reader's text without its marks."""
    return _MARKS.sub("", marked)


# the face of a game


@dataclass(frozen=True)
class Samples:
    """What the help types as an example."""

    answer: str = "3"
    ahead: str = ""
    explain: str = "? 3"
    why: str = ""


ENTER_PASSES = msg("  Enter passes")
MARGIN = "    "


def plain_told(what: Sayable, reader: Reader) -> Text:
    """A line of the log."""
    return styled(f"· {reader.read(what)}")


def step_told(seat: Seat, what: Message, rule: str, is_headline: bool, reader: Reader) -> Text:
    """A step of an automa with its rule: what begins a turn says whose it is, its steps stand under it."""
    whose = styled(reader.read(msg("· {seat}: ", seat=seat))) if is_headline else Text(MARGIN)
    return Text.assemble(whose, styled(reader.read(what)), (f" [{rule}]", "dim"))


@dataclass(frozen=True)
class TerminalFace:
    """What the terminal needs to know of a game beyond its questions."""

    picture: Callable[[Match, Seat | None, bool, Pen], Iterable[Text]]
    """The table as a seat sees it (None: a spectator), with or without what it holds in hand; a short pen draws of a
    companion's table only what nobody can do without."""
    wording: base.Wording
    style_of: StyleOf
    samples: Samples = Samples()
    told: Callable[[Sayable, Reader], Text] = plain_told
    enter: Message | None = ENTER_PASSES  # None: the option is named
    minor: type | tuple[type, ...] = ()  # lines of the log that give way when there is not room for all
    listing: Callable[[Match, Question, Sequence[base.Offer], Pen], Iterable[Text] | None] = lambda *_: None
    """The options as a picture; None where they are listed as everywhere."""
    closer: Callable[[Match, Question, str, Pen], Iterable[Text] | None] = lambda *_: None
    """What `? text` draws; None where it explains in words."""


@dataclass(frozen=True)
class Pen:
    """Who reads, how wide the page is, and whether there are colours."""

    reader: Reader
    width: int
    colours: bool
    short: bool = False  # there is little room: a line for a kind of options has to do

    def write(self, thing: object, style: str = "") -> Text:
        return styled(self.reader.read(thing), style)

    def cut(self, thing: object, letters: int | None = None) -> str:
        """The first letters of a name: what stands on a chip; all of it if no number is given."""
        return plain(self.reader.read(thing))[:letters].strip()


def pen_for(console: Console, reader: Reader, width: int, short: bool = False) -> Pen:
    return Pen(reader, width, console.color_system is not None and not console.no_color, short)


class Drawing:
    """What is drawn for the width at hand."""

    def __init__(self, reader: Reader, draw: Callable[[Pen], Iterable[RenderableType]], short: bool = False) -> None:
        self._reader = reader
        self._draw = draw
        self._short = short

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield from self._draw(pen_for(console, self._reader, options.max_width, self._short))


def picture(match: Match, seat: Seat | None, reader: Reader, hand: bool = True, short: bool = False) -> Drawing:
    """The table as a seat sees it (None: a spectator), with or without what it holds in hand."""
    return Drawing(reader, lambda pen: face_of(match.game.id).picture(match, seat, hand, pen), short)


def face_of(game: str) -> TerminalFace:
    """The face of a game or companion; a plain one for those without."""
    entry = ENTRIES.get(game)
    face: TerminalFace = PLAIN if entry is None else part(entry.terminal, "FACE", PLAIN)
    return face


def plain_picture(match: Match, seat: Seat | None, hand: bool, pen: Pen) -> Iterator[Text]:
    """Whose turn it is and how many points everybody has."""
    yield pen.write(msg("{title}, turn {turn}", title=match.game.title, turn=match.turns), "bold")
    for score in match.result.scores:
        yield pen.write(msg("{seat}: {points}", seat=score.seat, points=score.total))


PLAIN = TerminalFace(plain_picture, base.PLAIN, lambda _: "")


# cards and tiles as chips, and texts cut to a width


def framed(parts: Sequence[tuple[str, str]], pen: Pen) -> Text:
    """A card's edge: paper where there are colours, brackets where there are none."""
    first, last = (" ", " ") if pen.colours else ("[", "]")
    edge = parts[0][1].removesuffix(" strike")
    return Text.assemble((first, edge), *parts, (last, parts[-1][1].removesuffix(" strike")))


def packed(chips: Sequence[Text], width: int, gap: int = 1) -> list[Text]:
    """Chips side by side, none of them broken."""
    lines: list[Text] = []
    for chip in chips:
        if lines and lines[-1].cell_len + gap + chip.cell_len <= width:
            lines[-1].append(" " * gap).append_text(chip)
        else:
            lines.append(Text.assemble(chip))  # what follows has styles of its own
    return [shortened(line, width) for line in lines]


def under(heading: Text, chips: Sequence[Text], pen: Pen, gap: int = 2) -> Iterator[Text]:
    """Chips behind a heading, on as many lines as they need."""
    for line in packed(chips, pen.width - heading.cell_len, gap):
        yield Text.assemble(heading, line)
        heading = Text(" " * heading.cell_len)


def shortened(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


def dotted(parts: Iterable[Text], pen: Pen) -> Text:
    """Parts of a title in one line, as far as there is room."""
    return shortened(Text(" · ").join(parts), pen.width)


def fit(text: Text, width: int, right: bool = False) -> Text:
    """A text cut or filled up to a width."""
    text = shortened(Text.assemble(text), width)
    missing = width - text.cell_len
    if right:
        text.pad_left(missing)
    else:
        text.pad_right(missing)
    return text
