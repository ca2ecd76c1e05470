"""Numbers from a seed: the same on every machine and every Python version, and without a state to carry along.

Every chance answer of a match has its own stream, made from the seed and the answer's number. Copying, undoing
and resuming therefore never disturb the dice, and taking a move back does not buy a second throw.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


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


def one_way(seed: int, number: int) -> int:
    """A seed made from another one, from which the other one cannot be found."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8])


def derived_seed(seed: int, number: int) -> int:
    """The seed of the `number`-th match of a series; fits a signed 64-bit column."""
    return Stream(seed, 1, number).bits() >> 1
