"""Plain data that changes: what the states of games are made of."""

from __future__ import annotations

from typing import ClassVar


class Plain:
    """Equal to another of its kind if everything in its slots is equal; `copy` is written by hand in each class."""

    __slots__: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        names = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]
