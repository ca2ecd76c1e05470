"""What happens at the table, as typed events that can be read out and that standing passes listen to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import Event, Tell, TurnEnds, TurnSettled
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, ntemplate, template
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item


class What(Enum):
    """Kinds of events with their sentences, whose gaps are fields of `Happening`."""

    PICKED_COLOUR = template("{person}: {row}")
    NEUTRAL_COLOUR = template("{row} is the neutral colour")
    STARTS = template("First turn: {person}")
    DREW = template("{person}: {card} from the pile")
    PLACED = template("{person}: {card} into {row} ({before} → {after})")
    DISCARDED = template("{person}: {card} onto the discard pile")
    LAID_ON = template("{person}: {card} on {item} in {row} ({before} → {after})")
    LAID_ACTION = template("{person}: {card}, on the discard pile before its effect")
    WITHOUT_EFFECT = template("{person}: {card}, without effect")
    TOOK = template("{person}: +1, {card} from {other}")
    GAVE_TO_ROW = template("{person}: +2 value, {card} from {other} into {row} ({before} → {after})")
    GAVE_BLACK = template("{person}: +2 black, {card} from {other}")
    DREW_THREE = ntemplate("{person}: +3, {n} card drawn", "{person}: +3, {n} cards drawn", n="count")
    SWAPPED_HANDS = template("{person}: Swap Hands, every hand passes to the next seat")
    CHANGED_PLACES = template("{person}: Change Places with {other}")
    STOLE_TOP = template("{person}: Thief takes {card} from the discard pile")
    STOLE_COMBO = template("{person}: Thief takes {item} out of {row} ({before} → {after})")
    STOPPED = template("{person}: Stop, next in the queue")
    TURNED = template("{person}: Change, the direction reverses; next in the queue")
    OWNS_NEUTRAL = template("{person}: Change, owner of the neutral {row} now")
    NO_WHITE = template("{person}: no white card")
    QUEUE_LAPSES = template("{person}: the pile is empty, the claimed turn is lost")
    FINAL_ROUND = template("The pile is empty: the final round starts with {person}")
    PASSED_FINAL = template("{person}: pass")
    GAME_OVER = template("All hands are discarded; the rows are counted")

    __hash__ = object.__hash__  # an enumeration's own one is a Python call


@dataclass(slots=True, unsafe_hash=True, repr=False)
class Happening(Event):
    """One thing that happened: who did what with which card, and what it did to a row's total."""

    what: What
    person: Seat
    card: Card | None = None
    row: Colour | None = None
    before: int = 0
    after: int = 0
    item: Item | None = None
    other: Seat | None = None
    count: int = 0

    def say(self) -> Message:
        text: Message = self.what.value
        if self.what is What.PLACED and self.item is not None and self.item.chameleon:
            text = _COMBO
        elif self.card is None:
            text = _UNSEEN.get(self.what, text)
        return filled(text, self)

    def __repr__(self) -> str:
        return f"{self.what.name} {self.person!r} {self.card} {self.row} {self.before}->{self.after}"


_COMBO = template("{person}: Chameleon with {card} into {row} ({before} → {after})")
_UNSEEN = {
    What.DREW: template("{person}: a card from the pile"),
    What.TOOK: template("{person}: +1, a card from {other}"),
    What.GAVE_BLACK: ntemplate(
        "{person}: +2 black, {n} card from {other}", "{person}: +2 black, {n} cards from {other}", n="count"
    ),
}
"""For those who do not see the card."""


LOGGED: frozenset[type[Event]] = frozenset({TurnEnds, TurnSettled, Tell})
"""Told only where somebody hears one of these: many of them, which logs and pages alone look at."""
