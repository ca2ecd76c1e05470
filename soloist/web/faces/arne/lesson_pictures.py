"""What the page that teaches ARNE Total shows: rows of cards and what they count."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import msg, numeral
from soloist.games.arne.cards import CARD, CHAMELEON, CRASH, Card, Kind
from soloist.games.arne.items import Item, item_of
from soloist.games.arne.scoring import row_factor, row_sum, row_total
from soloist.games.arne.settings import Settings
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.faces.arne.cards import drawn_item, face
from soloist.web.html import Node, icon

STANDARD = Settings()
ROW = tuple(item_of(CARD[code]) for code in ("v500-blue", "v200-blue", "v100-blue", "x2-blue"))
SPOILED = (ROW[0].having(crash=True), ROW[1], item_of(CARD["minus200-blue"]), ROW[3])
SAVED = (ROW[0].having(crash=True, lock=True), ROW[1], item_of(CARD["v1000-red"], chameleon=True), ROW[3])


def row_picture(reader: Reader) -> Node:
    """A row, and how its points are counted."""
    return h.div(".learn-arne")[row(reader, ROW)]


def row(reader: Reader, items: Sequence[Item]) -> h.Element:
    total, factor = row_total(items, STANDARD), row_factor(items, STANDARD)
    made = f"{numeral(row_sum(items))} × {factor} = {numeral(total)}"
    names = ", ".join(reader.read(item.say()) for item in items)
    said = reader.read(msg("{cards}: {points} points", cards=names, points=total))
    return h.figure(".learn-arne-row", role="img", aria_label=said)[
        h.span(".learn-arne-cards")[(drawn_item(item, reader.read(Kind.CRASH)) for item in items)],
        h.figcaption(aria_hidden="true")[made],
    ]


def turn_picture(reader: Reader) -> Node:
    """From the pile into the hand, a white card into a row, black ones from everywhere."""
    return h.div(".learn-three.learn-arne", aria_hidden="true")[
        h.div[h.span(".card-back")[h.b["61"]], icon("chevron"), card(CARD["v200-blue"])],
        h.div[card(CARD["v500-blue"]), card(CARD["plus1"])],
        h.div[card(CRASH), card(CHAMELEON)],
    ]


def card(shown: Card) -> h.Element:
    return h.span(".learn-arne-card")[face(shown)]


def black_picture(reader: Reader) -> Node:
    """The same row spoiled, and saved again."""
    return h.div(".learn-arne.is-two")[row(reader, SPOILED), row(reader, SAVED)]
