"""Piles whose order does not exist until somebody draws.

A pile is a sorted multiset, plus what everybody at the table knows of its top and bottom. Drawing asks Chance.
There is no deck order that could leak, and dealing hidden cards anew is only a matter of moving them around.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Pile(Generic[T]):
    """Face-down things. `rest` is kept in one canonical order, so equal piles compare equal."""

    __slots__ = ("_is_shared", "_key", "bottom", "rest", "top")

    def __init__(
        self, things: Iterable[T] = (), key: Callable[[T], Any] | None = None, like: Pile[T] | None = None
    ) -> None:
        if like is None:
            self._begin(things, key)
        else:
            self._take_over(like)

    def _begin(self, things: Iterable[T], key: Callable[[T], Any] | None) -> None:
        self._key = key
        self._is_shared = False  # whether a copy has the same list for its rest, until one of them draws
        self.rest: list[T] = sorted(things, key=key)  # type: ignore[type-var, arg-type]
        self.top: list[T] = []  # known things on top, the next one last
        self.bottom: list[T] = []  # known things at the bottom, the lowest one first

    def copy(self) -> Pile[T]:
        return Pile((), None, self)

    def _take_over(self, like: Pile[T]) -> None:
        self._key = like._key
        self._is_shared = like._is_shared = True
        self.rest = like.rest
        self.top = like.top[:]
        self.bottom = like.bottom[:]

    def __len__(self) -> int:
        return len(self.rest) + len(self.top) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pile):
            return NotImplemented
        return self.rest == other.rest and self.top == other.top and self.bottom == other.bottom

    __hash__ = None  # type: ignore[assignment]

    def things(self) -> list[T]:
        """All that is in the pile, in no meaningful order."""
        return [*self.bottom, *self.rest, *self.top]

    def shuffle_in(self, things: Iterable[T]) -> None:
        """Add things and shuffle: whatever was known of the order is forgotten."""
        self.rest = sorted([*self.things(), *things], key=self._key)  # type: ignore[type-var, arg-type]
        self.top.clear()
        self.bottom.clear()

    def put_on_top(self, thing: T) -> None:
        self.top.append(thing)

    def put_at_bottom(self, thing: T) -> None:
        self.bottom.insert(0, thing)

    def take_known(self) -> T | None:
        """The next thing if everybody knows it: from the known top, or the known bottom once that is all."""
        if self.top:
            return self.top.pop()
        if not self.rest and self.bottom:
            return self.bottom.pop()
        return None

    def take_top(self, most: int) -> list[T]:
        """Up to so many known things from the top, the uppermost first."""
        return [self.top.pop() for _ in range(min(most, len(self.top)))]

    def take_bottom(self, most: int) -> list[T]:
        """Once nothing else is left: up to so many of the known things at the bottom."""
        if self.top or self.rest:
            return []
        return [self.bottom.pop() for _ in range(min(most, len(self.bottom)))]

    def remove(self, thing: T) -> None:
        if self._is_shared:
            self._is_shared = False
            self.rest = self.rest[:]
        rest, key = self.rest, self._key
        place = len(rest) if key is None else bisect_left(rest, key(thing), key=key)
        if place < len(rest) and rest[place] is thing:
            del rest[place]
        else:
            rest.remove(thing)  # an equal one, from another copy; or there is none

    def __repr__(self) -> str:
        return f"Pile({len(self)})"
