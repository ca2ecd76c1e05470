"""What may be answered besides cards, seats and colours."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.notation import Word
from soloist.engine.words import Message, msg
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item

PASS = Word("pass", msg("Pass"))
END_TURN = Word("end", msg("End the turn without a white card"))
DISCARD = Word("discard", msg("Onto the discard pile"))


@dataclass(frozen=True)
class TopCard:
    """The top of the discard pile, as loot of a Thief."""

    card: Card
    code = "top"

    def say(self) -> Message:
        return msg("{card}, the top of the discard pile", card=self.card)


@dataclass(slots=True, unsafe_hash=True)
class Spot:
    """An item in a row, named by the row and its place there, counted from 1."""

    row: Colour
    place: int
    item: Item

    @property
    def code(self) -> str:
        return f"{self.row.code}.{self.place + 1}"

    def say(self) -> Message:
        return msg("{item} in {row}", item=self.item, row=self.row)


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A row as the place where a card goes."""

    colour: Colour

    @property
    def code(self) -> str:
        return self.colour.code

    def say(self) -> Message:
        return msg("Into the {row} row", row=self.colour)


ROWS = tuple(Row(colour) for colour in Colour)

Move = Card | Word
Loot = TopCard | Spot
