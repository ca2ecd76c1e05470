"""Numbers from a seed: the same on every machine and every Python version, and without a state to carry along.

Every chance answer of a match has its own stream, made from the seed and the answer's number. Copying, undoing
and resuming therefore never disturb the dice, and taking a move back does not buy a second throw.

Whoever sees some of the numbers of a match must not find the others: they come from a keyed one-way function. `Stream`
itself is not one-way. It serves where nothing is hidden, and the matches that were begun with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from hashlib import blake2b, sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15
LARGEST_SEED = (1 << 128) - 1
_read_number = Struct("<Q").unpack_from  # eight of them are a block of the one-way function; the last comes first


# what numbers are for
DICE, SERIES, BOT = 0, 1, 2


class Source(Enum):
    """How the numbers of a match come from its seed; its record says which."""

    MIXED = "mixed"  # from enough draws the seed can be worked out: only matches that were begun so
    KEYED = "keyed"  # it cannot


def mix(number: int) -> int:
    """Scramble 64 bits: a bijection in which every input bit reaches every output bit."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Stream:
    """A sequence of random numbers named by a few integers: a seed, a purpose, a moment."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, purpose: int = 0, moment: int = 0) -> None:
        self._state = mix((seed + _STRIDE * (moment * 64 + purpose + 1)) & _MASK)

    def bits(self) -> int:
        self._state = (self._state + _STRIDE) & _MASK
        return mix(self._state)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, all equally likely (to one part in 2**64 / limit)."""
        self._state = (self._state + _STRIDE) & _MASK
        return (mix(self._state) * limit) >> 64

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` of the things, each at most once, in the order drawn."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.sample(things, len(things))


class KeyedStream(Stream):
    """The same from BLAKE2b, with the seed as its key: who saw some numbers knows nothing of seed and others."""

    __slots__ = ("_block", "_digest", "_keyed", "_left", "_moment", "_purpose")

    def __init__(self, seed: int, purpose: int = 0, moment: int = 0) -> None:
        self._keyed = keyed(seed)
        self._purpose = purpose
        self._moment = moment
        self._block = 0
        self._digest = b""
        self._left = 0  # bytes of the digest that have not been used, which are its first ones

    def bits(self) -> int:
        if not self._left:
            hashed = self._keyed.copy()
            hashed.update(b"%d/%d/%d" % (self._purpose, self._moment, self._block))
            self._digest = hashed.digest()
            self._left = len(self._digest)
            self._block += 1
        self._left -= 8
        number: int = _read_number(self._digest, self._left)[0]
        return number

    def below(self, limit: int) -> int:
        return (self.bits() * limit) >> 64


@lru_cache(256)
def keyed(seed: int) -> blake2b:
    """The one-way function with the seed as its key, to be copied for every block: that takes half the time."""
    return blake2b(key=(seed & LARGEST_SEED).to_bytes(16, "little"))


STREAMS: dict[Source, type[Stream]] = {Source.MIXED: Stream, Source.KEYED: KeyedStream}


def one_way(seed: int, number: int) -> int:
    """A seed made from another one, from which the other one cannot be found."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8])


def derived_seed(seed: int, number: int) -> int:
    """The seed of the `number`-th match of a series; fits a signed 64-bit column."""
    return Stream(seed, SERIES, number).bits() >> 1
