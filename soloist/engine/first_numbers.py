"""The first number of every stream of a seed, for those who need no other.

`compiling/one_way.py` must agree with this: compiled, it is another text that gives the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import TypeVar

from soloist.engine.dice import keyed

T = TypeVar("T")

_first_number = Struct("<56xQ").unpack  # the last of the eight in a block
_NAMED = 1024


class FirstNumbers:
    """`KeyedStream` gives the same numbers for a seed, a purpose and a moment, and takes twice the time."""

    __slots__ = ("_fresh", "_names", "_purpose")

    def __init__(self, seed: int, purpose: int = 0) -> None:
        self._fresh = keyed(seed).copy
        self._purpose = purpose
        self._names = _first_blocks(purpose)

    def pick(self, things: Sequence[T], moment: int) -> T:
        hashed = self._fresh()
        try:
            hashed.update(self._names[moment])
        except IndexError:
            hashed.update(_block(self._purpose, moment))
        number: int = _first_number(hashed.digest())[0]
        return things[number * len(things) >> 64]


@cache
def _first_blocks(purpose: int) -> tuple[bytes, ...]:
    """Those for the moments of most matches."""
    return tuple(_block(purpose, moment) for moment in range(_NAMED))


def _block(purpose: int, moment: int) -> bytes:
    """What the first block of a stream is named by."""
    return b"%d/%d/0" % (purpose, moment)
