"""What happens in Pig, at both tables."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import template


@dataclass(slots=True, unsafe_hash=True)
class Rolled(Event):
    seat: Seat
    die: int
    heap: int
    text = template("{seat}: a {die}, the heap is {heap}")


@dataclass(slots=True, unsafe_hash=True)
class Lost(Event):
    seat: Seat
    text = template("{seat}: a 1, the heap is lost [PIG-2.2]")


@dataclass(slots=True, unsafe_hash=True)
class Banked(Event):
    seat: Seat
    points: int
    total: int
    text = template("{seat}: {points} banked, {total} in all")
