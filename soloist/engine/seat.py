"""The seats at a table, and Chance, which is one too."""

from __future__ import annotations

from soloist.engine.words import Message, msg


class Seat(int):
    """A place that answers questions, counted from 0 and written A, B, C …"""

    __slots__ = ()

    @property
    def code(self) -> str:
        return "chance" if self < 0 else chr(65 + self)

    def say(self) -> Message:
        if self < 0:
            return msg("Chance")
        return msg("Seat {letter}", letter=self.code)

    def __repr__(self) -> str:
        return self.code


CHANCE = Seat(-1)
SEATS = tuple(Seat(number) for number in range(26))


def seats(count: int) -> tuple[Seat, ...]:
    return SEATS[:count]
