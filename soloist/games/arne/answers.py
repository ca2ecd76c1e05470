"""What may be answered besides cards, seats and colours."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item


class Word:
    """An option that is just a word."""

    __slots__ = ("_text", "code")

    def __init__(self, code: str, text: Message) -> None:
        self.code = code
        self._text = text

    def say(self) -> Message:
        return self._text

    def __repr__(self) -> str:
        return self.code


PASS = Word("pass", msg("Pass"))
END_TURN = Word("end", msg("End the turn without a white card"))
DISCARD = Word("discard", msg("Onto the discard pile"))


class TopCard:
    """The top of the discard pile, as loot of a Thief."""

    __slots__ = ("card",)
    code = "top"

    def __init__(self, card: Card) -> None:
        self.card = card

    def say(self) -> Message:
        return msg("{card}, the top of the discard pile", card=self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TopCard) and self.card is other.card

    def __hash__(self) -> int:
        return hash(self.card)


class Spot:
    """An item in a row, named by the row and its place there, counted from 1."""

    __slots__ = ("item", "place", "row")

    def __init__(self, row: Colour, place: int, item: Item) -> None:
        self.row = row
        self.place = place
        self.item = item

    @property
    def code(self) -> str:
        return f"{self.row.code}.{self.place + 1}"

    def say(self) -> Message:
        return msg("{item} in {row}", item=self.item, row=self.row)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Spot):
            return NotImplemented
        return (self.row, self.place, self.item) == (other.row, other.place, other.item)

    def __hash__(self) -> int:
        return hash((self.row, self.place))

    def __repr__(self) -> str:
        return f"{self.code}={self.item}"


class Row:
    """A row as the place where a card goes."""

    __slots__ = ("code", "colour")

    def __init__(self, colour: Colour) -> None:
        self.colour = colour
        self.code = colour.code

    def say(self) -> Message:
        return msg("Into the {row} row", row=self.colour)

    def __repr__(self) -> str:
        return f"row {self.code}"


ROWS = tuple(Row(colour) for colour in Colour)

Move = Card | Word
Loot = TopCard | Spot
