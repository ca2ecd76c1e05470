"""Cards, items and rows as the scenarios write them: `red50`, `blue-200`, `crash`; `500+x3+crash`, `blue1000~`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from soloist.games.arne.cards import CARD, Card, Colour, in_order
from soloist.games.arne.items import Item, item_of

ROW_NAMES = {
    "R": Colour.RED,
    "G": Colour.GREEN,
    "Y": Colour.YELLOW,
    "Bl": Colour.BLUE,
    "O": Colour.ORANGE,
    "P": Colour.PURPLE,
}
FACES = {"X2": "x2", "-200": "minus200", **{str(points): f"v{points}" for points in (50, 100, 200, 500, 1000)}}
COLOURED = re.compile(rf"({'|'.join(colour.code for colour in Colour)})?({'|'.join(FACES)})")


def colour_named(name: str) -> Colour:
    """A colour by its name or by the short name of its row."""
    return ROW_NAMES[name] if name in ROW_NAMES else Colour[name.upper()]


def find_card(word: str, row: Colour | None = None) -> Card | None:
    """The card of that name; in a row the cards of its own colour are written without the colour."""
    coloured = COLOURED.fullmatch(word)
    if coloured is None:
        return CARD.get(word)
    colour = coloured[1] or (row.code if row is not None else None)
    return None if colour is None else CARD[f"{FACES[coloured[2]]}-{colour}"]


def card(word: str, row: Colour | None = None) -> Card:
    found = find_card(word, row)
    assert found is not None, f"there is no card '{word}'"
    return found


def word(card: Card, row: Colour | None = None) -> str:
    """How a card is written."""
    if card.colour is None:
        return card.code
    face = next(face for face, kind in FACES.items() if kind == card.kind.value)
    return face if card.colour is row else card.colour.code + face


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def cards(text: str) -> list[Card]:
    """A list of cards, as `crash, x3, red50`."""
    return [card(part) for part in split(text)]


def in_hand_order(some: Iterable[Card]) -> str:
    return ", ".join(word(each) for each in sorted(some, key=in_order))


def item(text: str, row: Colour) -> Item:
    """An item with its layers, as `500+x3+crash` or `blue1000~`."""
    face, *layers = text.split("+")
    laid = item_of(card(face.removesuffix("~"), row), chameleon=face.endswith("~"))
    return laid.having(x3="x3" in layers, crash="crash" in layers, lock="lock" in layers)


def items(text: str, row: Colour) -> list[Item]:
    return [item(part, row) for part in split(text)]


def item_word(item: Item, row: Colour) -> str:
    return item.code.replace(item.card.code, word(item.card, row), 1)
