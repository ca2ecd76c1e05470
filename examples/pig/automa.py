"""PIGLET: one rule for both tables. What differs between them is only who rolls its die."""

from __future__ import annotations

from typing import Protocol

from pig.events import Lost, Rolled
from soloist.engine.flow import Ask, Flow, choose, roll
from soloist.engine.seats import Seat
from soloist.engine.words import msg

HOLDS_AT = 20


class WhatPigletRolls(Ask):
    text = msg("Roll for PIGLET. What does the die show?")


class TableOfPiglet(Protocol):
    """What PIGLET needs of a table."""

    def roll(self) -> Flow[int]: ...


class DigitalTable:
    """On the screen."""

    def roll(self) -> Flow[int]:
        return roll(why="PIG-4.1", ask=WhatPigletRolls())


class PhysicalTable:
    """Beside a real die, which a person may roll and read out [PIG-4.2]."""

    def __init__(self, person: Seat, typed: bool) -> None:
        self.person = person
        self.typed = typed

    def roll(self) -> Flow[int]:
        if not self.typed:
            return roll(why="PIG-4.2", ask=WhatPigletRolls())
        return choose(self.person, lambda: range(1, 7), ask=WhatPigletRolls(), why="PIG-4.2")


def take_turn(seat: Seat, needed: int, table: TableOfPiglet) -> Flow[int]:
    """Roll until the heap is 20, or enough to win; the heap that is left in the end [PIG-4.1]."""
    heap = 0
    while heap < min(HOLDS_AT, needed):
        die = yield from table.roll()
        if die == 1:
            yield Lost(seat)
            return 0
        heap += die
        yield Rolled(seat, die, heap)
    return heap
