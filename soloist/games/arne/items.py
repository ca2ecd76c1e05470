"""Items: one value or -200 card in a row, with everything stacked on it [ARNE-6.11].

There is one object for every card with every stack of layers, made once; laying a card on an item replaces it.
"""

from __future__ import annotations

from itertools import product

from soloist.engine.flow import Refusal
from soloist.engine.words import Message, msg
from soloist.games.arne.cards import CARDS, CHAMELEON, CRASH, LOCK, X3, Card, Kind

HAS_X3 = Refusal("ARNE-4.2", msg("there is already an X3 on it"))
HAS_CRASH = Refusal("ARNE-6.8", msg("it has been crashed; an item can be crashed only once"))
NEVER_CRASHED = Refusal("ARNE-6.2", msg("a −200 cannot be crashed"))
HAS_LOCK = Refusal("ARNE-6.9", msg("there is already a Lock on it"))
NOTHING_TO_LOCK = Refusal("ARNE-6.9", msg("a Lock goes on a crashed card or on a −200"))
NO_CHAMELEON = Refusal("ARNE-6.7", msg("a card without a Chameleon cannot be stolen"))


class Item:
    """A card in a row and its layers. `points` and `factor` are what it counts now [ARNE-10.1 to ARNE-10.3]."""

    __slots__ = (
        "card", "chameleon", "code", "crash", "factor", "layers", "lock", "no_crash", "no_lock", "no_theft", "no_x3",
        "points", "x3",
    )  # fmt: skip

    def __init__(self, card: Card, chameleon: bool, x3: bool, crash: bool, lock: bool) -> None:
        self.card = card
        self.chameleon = chameleon
        self.x3 = x3
        self.crash = crash
        self.lock = lock
        minus = card.kind is Kind.MINUS200
        dead = lock if minus else crash and not lock
        triple = 3 if x3 else 1
        self.points = 0 if dead else card.points * triple
        self.factor = 2 * triple if card.kind is Kind.X2 and not dead else 1
        self.no_x3 = HAS_X3 if x3 else None
        self.no_crash = NEVER_CRASHED if minus else HAS_CRASH if crash else None
        self.no_lock = HAS_LOCK if lock else None if minus or crash else NOTHING_TO_LOCK
        self.no_theft = None if chameleon else NO_CHAMELEON
        self.layers = tuple(
            layer for layer, there in ((CHAMELEON, chameleon), (X3, x3), (CRASH, crash), (LOCK, lock)) if there
        )
        self.code = f"{card.code}{'~' * chameleon}{'+x3' * x3}{'+crash' * crash}{'+lock' * lock}"

    def having(self, **layers: bool) -> Item:
        """The same card with some layers changed."""
        there = {"chameleon": self.chameleon, "x3": self.x3, "crash": self.crash, "lock": self.lock} | layers
        return ITEMS[self.card, *there.values()]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card and all that lies on it."""
        return (self.card, *self.layers)

    @property
    def is_minus(self) -> bool:
        return self.card.kind is Kind.MINUS200

    @property
    def is_dead(self) -> bool:
        """Counts nothing now: crashed and not locked, or a locked -200."""
        return self.points == 0 and self.factor == 1

    def say(self) -> Message:
        match self.layers:
            case ():
                return self.card.say()
            case (one,):
                return msg("{card} with {one}", card=self.card, one=one)
            case (one, two):
                return msg("{card} with {one} and {two}", card=self.card, one=one, two=two)
            case (one, two, three):
                return msg("{card} with {one}, {two} and {three}", card=self.card, one=one, two=two, three=three)
            case (one, two, three, four):
                return msg(
                    "{card} with {one}, {two}, {three} and {four}",
                    card=self.card, one=one, two=two, three=three, four=four,
                )  # fmt: skip
        raise AssertionError(self.layers)

    def __repr__(self) -> str:
        return self.code


ITEMS = {
    (card, *layers): Item(card, *layers)
    for card in CARDS
    if card.rowable
    for layers in product((False, True), repeat=4)
}


def item_of(card: Card, chameleon: bool = False) -> Item:
    """A card just laid into a row, alone or under a Chameleon."""
    return ITEMS[card, chameleon, False, False, False]
