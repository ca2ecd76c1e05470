"""The colours and signs of ARNE Total: cards and items as chips. Colour is never the only sign."""

from __future__ import annotations

from rich.text import Text

from soloist.games.arne.cards import X3, Card, Colour, Kind
from soloist.games.arne.items import Item
from soloist.terminal.chips import framed
from soloist.terminal.draw import Pen

SUIT = {
    Colour.RED: "♦",
    Colour.GREEN: "♣",
    Colour.YELLOW: "☼",
    Colour.BLUE: "●",
    Colour.ORANGE: "■",
    Colour.PURPLE: "☾",
}
INK = {  # readable on black and on white
    Colour.RED: "#dc4a44",
    Colour.GREEN: "#3c9a48",
    Colour.YELLOW: "#b8921a",
    Colour.BLUE: "#4486dd",
    Colour.ORANGE: "#dd7426",
    Colour.PURPLE: "#a56bd3",
}
PAPER = {
    Colour.RED: "bold #ffffff on #b3261e",
    Colour.GREEN: "bold #ffffff on #2b6b30",
    Colour.YELLOW: "bold #221c00 on #ecd04a",
    Colour.BLUE: "bold #ffffff on #0b5cad",
    Colour.ORANGE: "bold #2a1400 on #ea8f35",
    Colour.PURPLE: "bold #ffffff on #7a3fa3",
}
BLACK_PAPER = "bold #ffffff on #2b2f33"
WHITE_PAPER = "bold #1b1f22 on #e4e2da"


def style_of(thing: object) -> str:
    """The colour of a card, row or item where a sentence speaks of it."""
    match thing:
        case Colour():
            return f"bold {INK[thing]}"
        case Card(colour=Colour() as colour):
            return f"bold {INK[colour]}"
        case Card():
            return "bold"
    return ""


def paper(card: Card) -> str:
    """How a card's chip is printed."""
    if card.black:
        return BLACK_PAPER
    return WHITE_PAPER if card.colour is None else PAPER[card.colour]


def name_on(card: Card, pen: Pen) -> str:
    return "×2" if card.kind is Kind.X2 else pen.reader.read(card.kind)


def suited(card: Card, pen: Pen) -> str:
    """What is printed on a card, with its suit: ♦500, or the name of an action."""
    return f"{'' if card.colour is None else SUIT[card.colour]}{name_on(card, pen)}"


def card_chip(card: Card, copies: int, pen: Pen) -> Text:
    """A card in a hand."""
    many = f" ({copies})" if copies > 1 else ""
    return framed([(suited(card, pen) + many, paper(card))], pen)


def item_chip(item: Item, pen: Pen) -> Text:
    """A card in a row with its layers, and what it counts now if that is not what is printed."""
    printed = suited(item.card, pen) if item.chameleon else name_on(item.card, pen)
    parts = [(printed, paper(item.card) + (" strike" if item.is_dead else ""))]
    for layer in item.layers:
        if layer is X3:
            parts.append((" ×3", WHITE_PAPER))
        else:
            parts.append((f" {pen.reader.read(layer.kind)}", BLACK_PAPER))
    if item.x3 or item.crash or item.lock:
        parts.append((f" ={counts(item)}", parts[-1][1]))
    return framed(parts, pen)


def counts(item: Item) -> str:
    return f"×{item.factor}" if item.card.kind is Kind.X2 else str(item.points)
