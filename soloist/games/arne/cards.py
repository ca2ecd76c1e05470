"""The cards of ARNE Total: what is printed on them. Copies of one card are one and the same object."""

from __future__ import annotations

from soloist.engine.members import Named, Ranked
from soloist.engine.words import Message, msg


class Colour(Ranked):
    """The six colours, in the order of the rows on the screen."""

    RED = 0, msg("Red")
    GREEN = 1, msg("Green")
    YELLOW = 2, msg("Yellow")
    BLUE = 3, msg("Blue")
    ORANGE = 4, msg("Orange")
    PURPLE = 5, msg("Purple")


class Kind(Named):
    """The kinds of cards, by their names in the facts; white ones first, black ones from -200 on."""

    V50 = "v50", msg("50")
    V100 = "v100", msg("100")
    V200 = "v200", msg("200")
    V500 = "v500", msg("500")
    V1000 = "v1000", msg("1000")
    X2 = "x2", msg("X2")
    X3 = "x3", msg("X3")
    PLUS1 = "plus1", msg("+1")
    PLUS2_VALUE = "plus2_value", msg("+2 value")
    PLUS2_BLACK = "plus2_black", msg("+2 black")
    PLUS3 = "plus3", msg("+3")
    SWAP_HANDS = "swap_hands", msg("Swap Hands")
    CHANGE_PLACES = "change_places", msg("Change Places")
    MINUS200 = "minus200", msg("−200")
    CHAMELEON = "chameleon", msg("Chameleon")
    THIEF = "thief", msg("Thief")
    CRASH = "crash", msg("Crash")
    LOCK = "lock", msg("Lock")
    STOP = "stop", msg("Stop")
    CHANGE = "change", msg("Change")


POINTS = {Kind.V50: 50, Kind.V100: 100, Kind.V200: 200, Kind.V500: 500, Kind.V1000: 1000, Kind.MINUS200: -200}
VALUE_KINDS = (Kind.V50, Kind.V100, Kind.V200, Kind.V500, Kind.V1000, Kind.X2)
COLOURED_KINDS = (*VALUE_KINDS, Kind.MINUS200)
BLACK_KINDS = (Kind.MINUS200, Kind.CHAMELEON, Kind.THIEF, Kind.CRASH, Kind.LOCK, Kind.STOP, Kind.CHANGE)


class Card:
    """A card face. Compared by identity: there is one object per face, however many copies the deck has."""

    __slots__ = ("black", "code", "colour", "is_value", "kind", "order", "points", "rowable")

    def __init__(self, kind: Kind, colour: Colour | None, order: int) -> None:
        self.kind = kind
        self.colour = colour
        self.order = order  # whites by colour and value, then blacks; how hands are sorted
        self.code = kind.value if colour is None else f"{kind.value}-{colour.code}"
        self.black = kind in BLACK_KINDS
        self.is_value = kind in VALUE_KINDS
        self.rowable = kind in COLOURED_KINDS  # lies as an item in a row, alone or under a Chameleon
        self.points = POINTS.get(kind, 0)

    def say(self) -> Message:
        if self.colour is None:
            return self.kind.say()
        return msg("{colour} {kind}", colour=self.colour, kind=self.kind)

    def __repr__(self) -> str:
        return self.code


def _all_cards() -> tuple[Card, ...]:
    faces: list[tuple[Kind, Colour | None]] = [(kind, colour) for colour in Colour for kind in VALUE_KINDS]
    faces += [(kind, None) for kind in Kind if kind not in COLOURED_KINDS and kind not in BLACK_KINDS]
    faces += [(Kind.MINUS200, colour) for colour in Colour]
    faces += [(kind, None) for kind in BLACK_KINDS if kind is not Kind.MINUS200]
    return tuple(Card(kind, colour, order) for order, (kind, colour) in enumerate(faces))


CARDS = _all_cards()
CARD = {card.code: card for card in CARDS}
"""Every card face by its notation, such as `v50-red` or `crash`."""

CHAMELEON = CARD["chameleon"]
X3 = CARD["x3"]
CRASH = CARD["crash"]
LOCK = CARD["lock"]


def in_order(card: Card) -> int:
    return card.order
