"""What all sheets are made of: paper that fits A4 and Letter, cards edge to edge with cut marks outside of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.html import Node, classes, icon

RECONSTRUCTION = msg("reconstruction")


@dataclass(frozen=True)
class Paper:
    """What can be printed on A4 and on Letter alike, in millimetres; print.css has the same numbers."""

    name: str
    width: int
    height: int


TALL, WIDE = Paper("tall", 192, 262), Paper("wide", 262, 190)


@dataclass(frozen=True)
class Grid:
    """Where the cards of a sheet lie, in millimetres; print.css has the same numbers."""

    name: str
    paper: Paper
    left: int
    top: int
    columns: int
    rows: int
    width: int
    height: int

    @property
    def cards(self) -> int:
        return self.columns * self.rows

    def across(self) -> list[int]:
        """Where it is cut downwards."""
        return [self.left + self.width * place for place in range(self.columns + 1)]

    def down(self) -> list[int]:
        """Where it is cut across."""
        return [self.top + self.height * place for place in range(self.rows + 1)]


CARDS = Grid("cards", TALL, 6, 4, columns=3, rows=3, width=60, height=83)
MARK, AWAY = 3, 1  # the length of a cut mark, and how far from the cards it ends


@dataclass(frozen=True)
class Sheet:
    """One side of paper: what is drawn there, what its foot says, and what of it is our reconstruction."""

    body: Node
    note: Message | None = None
    reconstructed: Message | None = None


@dataclass(frozen=True)
class Printed:
    """Everything that is printed under one name."""

    title: Message
    about: Message
    paper: Paper
    sheets: Sequence[Sheet]
    styles: tuple[str, ...] = ()  # besides those of every sheet


@dataclass(frozen=True)
class Sheets:
    """How the sheets of a name are drawn, and by which options an owner changes them."""

    link: Message  # what other pages call them
    options: tuple[str, ...]
    draw: Callable[[Reader, Mapping[str, Any]], Printed]


# cards


def card_sheets(cards: Sequence[h.Element], note: Message, reconstructed: Message | None) -> Iterator[Sheet]:
    """As many sheets as the cards need."""
    for first in range(0, len(cards), CARDS.cards):
        yield Sheet(laid_out(CARDS, cards[first : first + CARDS.cards]), note, reconstructed)


def laid_out(grid: Grid, cards: Iterable[Node]) -> Node:
    return [h.div(class_=f"print-grid is-{grid.name}")[cards], cut_marks(grid)]


def cut_marks(grid: Grid, fold: int | None = None) -> h.Element:
    """Short lines around the cards, so that none is left on them; `fold` is where the pairs are folded."""
    paper, across, down = grid.paper, grid.across(), grid.down()
    above, below = down[0] - AWAY - MARK, down[-1] + AWAY
    before, behind = across[0] - AWAY - MARK, across[-1] + AWAY
    marks = [f"M{x} {y}v{MARK}" for x in across for y in (above, below)]
    marks += [f"M{x} {y}h{MARK}" for y in down for x in (before, behind)]
    folds = [] if fold is None else [f"M{x} {fold}h{MARK}" for x in (before, behind)]
    return h.svg(".print-cuts", viewBox=f"0 0 {paper.width} {paper.height}", aria_hidden="true")[
        h.path(".print-cut", d="".join(marks)), h.path(".print-fold", d="".join(folds)) if folds else None
    ]


def card(
    class_: str, symbol: str, title: str, sign: str, body: Node, foot: Sequence[str] = (), code: str | None = None
) -> h.Element:
    """A card with a coloured head, and small print at its foot."""
    return h.article(class_=classes("print-card", class_), data_card=code)[
        h.header[icon(symbol), h.b[title], h.i[sign] if sign else None],
        h.div(".print-body")[body],
        h.footer[(h.span[text] for text in foot)] if foot else None,
    ]


def aid(reader: Reader, symbol: str, title: Message, *texts: Message | None, more: Node = None) -> h.Element:
    """A card that tells how to play."""
    said = [h.p[reader.read(text)] for text in texts if text is not None]
    return card("is-aid", symbol, reader.read(title), "", [said, more])


def box(reader: Reader, title: Message, *inside: Node, class_: str = "") -> h.Element:
    """A part of a board with its heading."""
    return h.section(class_=classes("print-box", class_))[h.h3[reader.read(title)], inside]


def ranges(numbers: Sequence[object]) -> str:
    """`1–3`, or `4`."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def listed(numbers: Sequence[int]) -> Message:
    """`3, 2 and 1`."""
    *some, last = numbers
    if not some:
        return msg("{last}", last=last)
    return msg("{some} and {last}", some=", ".join(map(str, some)), last=last)
