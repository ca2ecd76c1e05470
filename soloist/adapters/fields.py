"""Views as numbers: fields with names, one after the other, that together are one tensor."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

Tensor: TypeAlias = "array[float]"
"""Single precision; numpy reads it without copying."""


@dataclass(frozen=True)
class Field:
    """One or more numbers of a tensor: what they are, and what they are divided by to be about 1 at most."""

    name: str
    size: int
    what: str
    most: float = 1


class Layout:
    """Where each field begins, and the tensor of zeros that a view is written into."""

    __slots__ = ("_zeros", "at", "fields", "size")

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self.at: dict[str, int] = {}
        self.size = 0
        for field in self.fields:
            if field.name in self.at:
                raise ValueError(f"two fields are called {field.name}")
            self.at[field.name] = self.size
            self.size += field.size
        self._zeros = array("f", bytes(4 * self.size))

    def tensor(self) -> Tensor:
        """Zeros, to be written into."""
        return self._zeros[:]

    def shares(self) -> Tensor:
        """What each number is multiplied with."""
        return array("f", [1 / field.most for field in self.fields for _ in range(field.size)])

    def part(self, tensor: Tensor, name: str) -> list[float]:
        """The numbers of one field."""
        field = next(each for each in self.fields if each.name == name)
        return list(tensor[self.at[name] : self.at[name] + field.size])


def of_each(count: int, called: str, fields: Iterable[Field]) -> Iterator[Field]:
    """The same fields for each of several: `zoo0.money` is one's own, `zoo1.money` that of the next seat."""
    listed = tuple(fields)
    for number in range(count):
        for field in listed:
            yield replace(field, name=f"{called}{number}.{field.name}")
