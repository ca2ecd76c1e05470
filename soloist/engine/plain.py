"""Plain data that changes: what the states of games are made of."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, TypeVar

P = TypeVar("P", bound="Plain")


class Plain:
    """Equal to another of its kind if everything in its slots is equal; where many copies are made, a class writes its
    `copy` by hand."""

    __slots__ = ()

    @classmethod
    def field_names(cls) -> Iterable[str]:
        """What it is made of: the slots, and in compiled classes what the compiler made of them."""
        names = (vars(kind).get("__slots__") or vars(kind).get("__mypyc_attrs__", ()) for kind in cls.__mro__)
        return dict.fromkeys(chain.from_iterable(names))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.field_names())

    __hash__ = None  # type: ignore[assignment]

    def copy(self: P) -> P:
        """Another that shares nothing that changes."""
        kind = type(self)
        other: P = kind.__new__(kind)
        for name in self.field_names():
            setattr(other, name, _copied(getattr(self, name)))
        return other


def _copied(value: Any) -> Any:
    match value:
        case Plain():
            return value.copy()
        case list():
            return [_copied(each) for each in value]
        case dict():
            return dict(value)
    return value
