"""Drawings that are the same as long as what they are given is the same: they are made once, for all pages.

A drawing that reads and shows what it is given, and looks at nothing else of the table, takes a `Reading` and is
`drawn_once`. Everything it shows must be among what it is given: it cannot ask a `Reading` for more. Only links to what
there is to say of a piece lead to the table of the one who looks: a drawing that is kept has gaps for them. What has no
words is `drawn_for_all`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, TypeVarTuple, cast
from urllib.parse import quote

from markupsafe import Markup, escape

from soloist.engine.seats import Seat
from soloist.language import Paint, Reader
from soloist.web.markup import Node, escaped, render, without_tags

Given = TypeVarTuple("Given")
Shown = ParamSpec("Shown")
Text = TypeVar("Text", bound=str)
MATCH, EYES = "\x02", "\x03"  # the gaps in a drawing that is kept: the address of the match, and whose eyes look
READERS = 512
DRAWINGS = 1024  # of each kind: most are some hundred letters


class SharedReader(Reader):
    """A reader whom all pages have who are read to in the same way."""

    def painting(self, paint: Paint) -> Reader:
        return Reader(self.language, self._names, paint, self._escape, self._at_table)


@lru_cache(READERS)
def shared_reader(
    language: str, names: tuple[tuple[Seat, str], ...], paint: Paint, at_table: bool = False
) -> SharedReader:
    return SharedReader(language, dict(names), paint, escaped, at_table)


class Reading:
    """Somebody reads, in their language and with the names of the people at the table."""

    reader: Reader
    looks: frozenset[str]  # kinds of pieces of which there is more to say
    address: str  # of the match

    @property
    def eyes(self) -> str:
        """Whose eyes, and at which moment, as addresses end: ?seat=A."""
        return EYES

    def read(self, thing: object) -> Markup:
        """A message, card or seat in the reader's language, ready for the page."""
        return Markup(self.reader.read(thing))

    def text(self, thing: object) -> str:
        """The same without markup: for titles and labels."""
        return without_tags(self.reader.read(thing)).replace("\xa0", " ")

    def can_look(self, key: str) -> bool:
        """Whether there is more to say of a piece."""
        return key.partition(":")[0] in self.looks

    def look_address(self, key: str) -> str:
        """Where that is said, for the same eyes and the same moment."""
        return f"{self.address}/look/{_quoted(key)}{self.eyes}"


@lru_cache(4096)
def _quoted(key: str) -> str:
    return quote(key, safe=":")


class Alone(Reading):
    """A reading without a table."""

    def __init__(self, reader: Reader, looks: frozenset[str] = frozenset()) -> None:
        self.reader, self.looks, self.address = reader, looks, MATCH


def said_once(say: Callable[[Reading, *Given], Text]) -> Callable[[Reading, *Given], Text]:
    """Have a text put together once for all pages on which it is given the same. What it is given must be hashable."""

    @lru_cache(DRAWINGS, typed=True)
    def once(reader: Reader, looks: frozenset[str], *given: *Given) -> Text:
        return say(Alone(reader, looks), *given)

    def said(reading: Reading, *given: *Given) -> Text:
        if isinstance(reading.reader, SharedReader):
            return once(reading.reader, reading.looks, *given)
        return say(reading, *given)

    return said


def drawn_once(draw: Callable[[Reading, *Given], Node]) -> Callable[[Reading, *Given], Markup]:
    """The same with a drawing."""

    @said_once
    def once(reading: Reading, *given: *Given) -> Markup:
        return render(draw(reading, *given))

    def drawn(reading: Reading, *given: *Given) -> Markup:
        text = once(reading, *given)
        return text if MATCH not in text else _filled(text, reading.address, reading.eyes)

    return drawn


def _filled(text: str, address: str, eyes: str) -> Markup:
    return Markup(str(text).replace(MATCH, address).replace(EYES, escape(eyes)))


def drawn_for_all(draw: Callable[Shown, Node]) -> Callable[Shown, Markup]:
    """Have a drawing without words made once for everybody. What it is given must be hashable."""

    def drawn(*given: Shown.args, **named: Shown.kwargs) -> Markup:
        return render(draw(*given, **named))

    return cast(Callable[Shown, Markup], lru_cache(DRAWINGS, typed=True)(drawn))
