"""What happens at the table, as typed events that can be read out and that standing passes listen to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Gap, Message, msg, nmsg
from soloist.games.arne.cards import Card, Colour
from soloist.games.arne.items import Item


class What(Enum):
    PICKED_COLOUR = auto()
    NEUTRAL_COLOUR = auto()
    STARTS = auto()
    DREW = auto()
    PLACED = auto()
    DISCARDED = auto()
    LAID_ON = auto()
    LAID_ACTION = auto()
    WITHOUT_EFFECT = auto()
    TOOK = auto()
    GAVE_TO_ROW = auto()
    GAVE_BLACK = auto()
    DREW_THREE = auto()
    SWAPPED_HANDS = auto()
    CHANGED_PLACES = auto()
    STOLE_TOP = auto()
    STOLE_COMBO = auto()
    STOPPED = auto()
    TURNED = auto()
    OWNS_NEUTRAL = auto()
    NO_WHITE = auto()
    QUEUE_LAPSES = auto()
    FINAL_ROUND = auto()
    PASSED_FINAL = auto()
    GAME_OVER = auto()


@dataclass(frozen=True, slots=True, repr=False)
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
        text = _TEXTS.get(self.what)
        if self.what is What.PLACED and self.item is not None and self.item.chameleon:
            text = _COMBO
        elif self.what is What.DREW and self.card is None:
            text = _DREW_UNSEEN
        elif self.what is What.TOOK and self.card is None:
            text = _TOOK_UNSEEN
        elif self.what is What.DREW_THREE:
            return nmsg(
                "{person}: +3, {n} card drawn", "{person}: +3, {n} cards drawn", person=self.person, n=self.count
            )
        elif self.what is What.GAVE_BLACK and self.card is None:
            return nmsg(
                "{person}: +2 black, {n} card from {other}", "{person}: +2 black, {n} cards from {other}",
                person=self.person, other=self._other, n=self.count,
            )  # fmt: skip
        assert text is not None, self.what
        return Message(text.text, **{name: self._gap(name) for name in text.gaps})

    @property
    def _other(self) -> Seat:
        assert self.other is not None
        return self.other

    def _gap(self, name: str) -> Gap:
        gap = getattr(self, name)
        assert gap is not None, (self.what, name)
        filled: Gap = gap
        return filled

    def __repr__(self) -> str:
        return f"{self.what.name} {self.person!r} {self.card} {self.row} {self.before}->{self.after}"


_COMBO = msg("{person}: Chameleon with {card} into {row} ({before} → {after})",
             person="", card="", row="", before="", after="")  # fmt: skip
_DREW_UNSEEN = msg("{person}: a card from the pile", person="")
_TOOK_UNSEEN = msg("{person}: +1, a card from {other}", person="", other="")

_TEXTS = {
    What.PICKED_COLOUR: msg("{person}: {row}", person="", row=""),
    What.NEUTRAL_COLOUR: msg("{row} is the neutral colour", row=""),
    What.STARTS: msg("First turn: {person}", person=""),
    What.DREW: msg("{person}: {card} from the pile", person="", card=""),
    What.PLACED: msg("{person}: {card} into {row} ({before} → {after})",
                     person="", card="", row="", before="", after=""),
    What.DISCARDED: msg("{person}: {card} onto the discard pile", person="", card=""),
    What.LAID_ON: msg("{person}: {card} on {item} in {row} ({before} → {after})",
                      person="", card="", item="", row="", before="", after=""),
    What.LAID_ACTION: msg("{person}: {card}, on the discard pile before its effect", person="", card=""),
    What.WITHOUT_EFFECT: msg("{person}: {card}, without effect", person="", card=""),
    What.TOOK: msg("{person}: +1, {card} from {other}", person="", card="", other=""),
    What.GAVE_TO_ROW: msg("{person}: +2 value, {card} from {other} into {row} ({before} → {after})",
                          person="", other="", card="", row="", before="", after=""),
    What.GAVE_BLACK: msg("{person}: +2 black, {card} from {other}", person="", card="", other=""),
    What.SWAPPED_HANDS: msg("{person}: Swap Hands, every hand goes on to the next seat", person=""),
    What.CHANGED_PLACES: msg("{person}: Change Places with {other}", person="", other=""),
    What.STOLE_TOP: msg("{person}: Thief takes {card} from the discard pile", person="", card=""),
    What.STOLE_COMBO: msg("{person}: Thief takes {item} out of {row} ({before} → {after})",
                          person="", item="", row="", before="", after=""),
    What.STOPPED: msg("{person}: Stop, next in the queue", person=""),
    What.TURNED: msg("{person}: Change, play turns round; next in the queue", person=""),
    What.OWNS_NEUTRAL: msg("{person}: Change, owner of the neutral {row} now", person="", row=""),
    What.NO_WHITE: msg("{person}: no white card", person=""),
    What.QUEUE_LAPSES: msg("The pile is empty: {person} waited for a turn in vain", person=""),
    What.FINAL_ROUND: msg("The pile is empty: the final round starts with {person}", person=""),
    What.PASSED_FINAL: msg("{person}: pass", person=""),
    What.GAME_OVER: msg("All hands are discarded; the rows are counted"),
}  # fmt: skip
