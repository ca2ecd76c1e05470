"""Answers as text: short, stable, the same in a save file, a log, a test and a bug report."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import Any, ClassVar, TypeVar

from soloist.engine.words import Message, Spoken

T = TypeVar("T")
JOINERS = "\u200c\u200d"
"""Invisible, but part of words in Persian and of emoji of several people: they stand between two others."""
BETWEEN = ","
"""What stands between several answers or names."""
_GAP = re.compile(r"\{(\w+)\}")


def code(option: object) -> str:
    """The text of one option: its `code`, or the obvious text of a plain value."""
    own = getattr(option, "code", None)
    if own is not None:
        return str(own)
    if isinstance(option, bool):
        return "yes" if option else "no"
    if isinstance(option, tuple):
        return ", ".join(code(part) for part in option)
    if isinstance(option, Enum):
        return str(option.value)
    return str(option)


def uncarried(name: str) -> str:
    """The first character of a name that answers and records cannot carry; empty if they can carry it."""
    for place, letter in enumerate(name):
        is_joining = letter in JOINERS and 0 < place < len(name) - 1 and name[place - 1] not in JOINERS
        if letter == BETWEEN or not (letter.isprintable() or is_joining):
            return letter
    return ""


def character(letter: str) -> str:
    """A character as an error names it: `',' (U+002C)`, and one that cannot be seen by its number alone."""
    number = f"U+{ord(letter):04X}"
    return f"'{letter}' ({number})" if letter.isprintable() and not letter.isspace() else number


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """An answer that is no piece, just a word: pass, hold, draw. There is one object of each."""

    code: str
    text: Message

    def say(self) -> Message:
        return self.text

    def __repr__(self) -> str:
        return self.code


class Coded(Spoken):
    """Something whose code is written with those of its fields: `folder {number}`."""

    __slots__ = ()
    written: ClassVar[str]

    @property
    def code(self) -> str:
        return _GAP.sub(lambda gap: code(getattr(self, gap[1])), self.written)


def find(text: str, options: Iterable[T]) -> T | None:
    """The option written as `text`, if there is one."""
    wanted = text.strip().lower()
    for option in options:
        if code(option).lower() == wanted:
            return option
    return None


def find_several(text: str, options: Sequence[T], count: int) -> tuple[T, ...] | None:
    """`count` outcomes of a draw written with commas, each taken from the options once."""
    rest = list(options)
    found: list[T] = []
    for part in text.split(","):
        option = find(part, rest)
        if option is None:
            return None
        rest.remove(option)
        found.append(option)
    return tuple(found) if len(found) == count else None


def similar(text: str, options: Iterable[Any], most: int = 3) -> list[str]:
    """Options that look like what was typed."""
    return get_close_matches(text.strip().lower(), sorted({code(option) for option in options}), most, 0.5)
