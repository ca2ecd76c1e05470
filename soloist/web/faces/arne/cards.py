"""Cards of ARNE Total as they lie on the table: value, colour and suit, and the layers on them; a fan of them for the
home page."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from soloist.engine.words import numeral
from soloist.games.arne.cards import CHAMELEON, CRASH, LOCK, X3, Card, Colour, Kind
from soloist.games.arne.items import Item
from soloist.games.arne.view import View
from soloist.web import markup as h
from soloist.web.faces.log_lines import signed
from soloist.web.html import Node, classes, icon
from soloist.web.reading import Reading, drawn_once
from soloist.web.statics import static_url

ICONS = {
    Kind.SWAP_HANDS: "swap", Kind.CHANGE_PLACES: "places", Kind.CHAMELEON: "chameleon", Kind.THIEF: "thief",
    Kind.CRASH: "crash", Kind.LOCK: "lock", Kind.STOP: "stop", Kind.CHANGE: "change",
}  # fmt: skip
FIGURES = {
    Kind.X2: "×2", Kind.X3: "×3", Kind.PLUS1: "+1", Kind.PLUS2_VALUE: "+2", Kind.PLUS2_BLACK: "+2", Kind.PLUS3: "+3",
}  # fmt: skip


def change_of(points: int) -> str:
    """A change: +100, −1300."""
    return signed(points) if points else "±0"


@cache
def suit(colour: Colour, class_: str = "") -> Markup:
    return Markup(icon(f"suit-{colour.code}", class_=class_))


def tint(card: Card) -> str:
    """The class that gives a card its colour."""
    if card.colour is not None:
        return f"arne-{card.colour.code}"
    return "arne-black" if card.black else "arne-white"


def figure(card: Card) -> Node:
    """What is printed large: a value, or the sign of an action."""
    if card.kind in ICONS:
        return icon(ICONS[card.kind])
    return FIGURES.get(card.kind, numeral(card.points))


def counts(item: Item) -> str:
    """What an item counts now."""
    return f"×{item.factor}" if item.card.kind is Kind.X2 else numeral(item.points)


def face(card: Card, *inside: Node, class_: str = "") -> h.Element:
    """A card on the table, for the eye only."""
    low = None if card.colour is None else suit(card.colour, "arne-suit arne-suit-low")
    return h.span(
        class_=classes("arne-card", tint(card), class_, is_minus=card.kind is Kind.MINUS200), aria_hidden="true"
    )[None if card.colour is None else suit(card.colour, "arne-suit"), h.span(".arne-value")[figure(card)], low, inside]


def item_face(scene: Reading, item: Item) -> Markup:
    return drawn_item(item, scene.text(Kind.CRASH))


@cache
def drawn_item(item: Item, crash: str) -> Markup:
    """A card in a row with everything that lies on it, each where it would lie on the table."""
    word = h.span(".arne-crash-word")[crash]
    state = classes(is_dead=item.is_dead, is_crashed=item.crash, is_locked=item.lock)
    drawn = face(
        item.card,
        h.span(".arne-chameleon")[icon(ICONS[CHAMELEON.kind])] if item.chameleon else None,
        h.span(".arne-x3")[FIGURES[X3.kind]] if item.x3 else None,
        h.span(".arne-crash")[icon(ICONS[CRASH.kind]), word] if item.crash else None,
        h.span(".arne-lock")[icon(ICONS[LOCK.kind])] if item.lock else None,
        class_=classes(state, is_combo=item.chameleon, is_tripled=item.x3),
    )
    return Markup(drawn)


@drawn_once
def named_face(scene: Reading, card: Card) -> h.Element:
    """A card with its name, where there is room: on a pile, shown by somebody."""
    name = None if card.kind not in ICONS else h.span(".arne-name")[scene.text(card)]
    return face(card, name)


@drawn_once
def colour_card(scene: Reading, colour: Colour) -> h.Element:
    """The card that says which colour a row is."""
    return h.span(class_=f"arne-card arne-colour arne-{colour.code}", aria_hidden="true")[
        suit(colour), h.span(".arne-name")[scene.text(colour)]
    ]


def copies_in_rows(view: View, card: Card) -> int:
    """How many copies of a card lie in the rows without a Chameleon."""
    return sum(item.card is card and not item.chameleon for row in view.rows for item in row or ())


# the picture of the home page: a fan of cards


CARDS = (
    ("red", "50", 42, 96, -26),
    ("blue", "200", 102, 70, -12),
    ("green", "×2", 165, 60, 0),
    ("yellow", "500", 228, 70, 12),
    ("purple", "100", 288, 96, 26),
)


def art() -> Node:
    return h.svg(viewBox="0 0 330 150", preserveAspectRatio="xMidYMid meet", aria_hidden="true")[
        h.rect(width="330", height="150", fill="var(--scoring-soft)"), (_card(*card) for card in CARDS), _crash()
    ]


def _card(colour: str, figure: str, x: int, y: int, turn: int) -> h.Element:
    ink = f"var(--suit-{colour})"
    sign = f"{static_url('icons.svg')}#i-suit-{colour}"
    return h.g(transform=f"translate({x} {y}) rotate({turn})")[
        h.rect(x="-29", y="-41", width="58", height="82", rx="8", fill="var(--panel)", stroke=ink, stroke_width="2.5"),
        h.text(y="7", fill=ink, font_family="var(--font-sign)", font_size="22", font_weight="700",
               text_anchor="middle")[figure],
        h.use(href=sign, x="-24", y="-36", width="13", height="13", color=ink),
        h.use(href=sign, x="11", y="23", width="13", height="13", color=ink),
    ]  # fmt: skip


def _crash() -> h.Element:
    """A black card across the fan."""
    return h.g(transform="translate(228 88) rotate(4)")[
        h.rect(x="-36", y="-11", width="72", height="22", rx="4", fill="var(--black-card)",
               stroke="var(--black-card-edge)"),
        h.use(href=f"{static_url('icons.svg')}#i-crash", x="-8", y="-8", width="16", height="16",
              color="var(--black-card-ink)"),
    ]  # fmt: skip
