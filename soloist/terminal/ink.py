"""Sentences with colours: a reader marks what it knows, and the marks become styles on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.text import Text

from soloist.engine.seats import Seat
from soloist.language import Reader

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
