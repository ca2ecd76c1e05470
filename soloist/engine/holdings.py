"""What a seat has, as numbers with names: compared between two moments they say what was paid, placed and gained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from soloist.engine.words import Message


class Role(Enum):
    """What it means when a number changes."""

    STOCK = auto()  # less of it was paid or discarded: money, cards in hand
    PIECES = auto()  # more of it was placed: buildings, animals
    TRACK = auto()  # it goes up and down: points, appeal


@dataclass(frozen=True, slots=True)
class Holding:
    """How much a seat has of something; `code` is the same at every moment."""

    code: str
    name: Message
    amount: int
    role: Role = Role.TRACK


@dataclass(frozen=True, slots=True)
class Changed:
    """How a holding has changed."""

    code: str
    name: Message
    role: Role
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before

    @property
    def is_spent(self) -> bool:
        """Whether something was paid or discarded."""
        return self.role is Role.STOCK and self.by < 0

    @property
    def is_placed(self) -> bool:
        return self.role is Role.PIECES and self.by > 0


def changes(before: Sequence[Holding], after: Sequence[Holding]) -> list[Changed]:
    """What has changed, in the order of the holdings."""
    then = {holding.code: holding.amount for holding in before}
    found = [Changed(each.code, each.name, each.role, then.get(each.code, 0), each.amount) for each in after]
    return [each for each in found if each.by]
