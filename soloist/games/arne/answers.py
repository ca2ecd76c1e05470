"""What may be answered besides cards, seats and colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from soloist.engine.notation import Word
from soloist.engine.words import Spoken, msg, template
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item

PASS = Word("pass", msg("Pass"))
END_TURN = Word("end", msg("End the turn without a white card"))
DISCARD = Word("discard", msg("Onto the discard pile"))


@dataclass(frozen=True)
class TopCard(Spoken):
    """The top of the discard pile, as loot of a Thief."""

    card: Card
    code: ClassVar[str] = "top"
    text = template("{card}, the top of the discard pile")


@dataclass(slots=True, unsafe_hash=True)
class Spot(Spoken):
    """An item in a row, named by the row and its place there, counted from 1."""

    row: Colour
    place: int
    item: Item
    text = template("{item} in {row}")

    @property
    def code(self) -> str:
        return f"{self.row.code}.{self.place + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class Row(Spoken):
    """A row as the place where a card goes."""

    colour: Colour
    text = template("Into the {row} row", row="colour")

    @property
    def code(self) -> str:
        return self.colour.code


ROWS = tuple(Row(colour) for colour in Colour)

Loot = TopCard | Spot
