"""AutoMammoth's why lines: what it does, by which card and rule."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import Event
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, filled, msg, template
from soloist.games.zooloretto.automa.deck import Entry, MammothCard
from soloist.games.zooloretto.automa.ledger import Key


class Step(Enum):
    """One step: the rule behind it, and in words."""

    CARD = "MAM-2.2", template("{card} is turned up")
    LOAD = "MAM-4.1", template("truck {truck} is loaded: {entry}")
    TAKE = "MAM-5.1", template("truck {truck} is taken: {entry}")
    NO_TRUCK = "MAM-2.3", template("not possible: {entry}")
    BUY = "MAM-6.3", template("a purchase: {key}")
    NO_COINS = "MAM-6.1", template("not possible: a purchase needs 2 coins")
    NO_SALE = "MAM-6.5", template("not possible: nothing to buy for its stacks")
    SHUFFLE = "MAM-7.1", template("all cards are shuffled; the turn is over")
    FALL_BACK_TAKE = "MAM-7.4", template("no card can act: the fullest truck is taken, {truck}")
    FALL_BACK_LOAD = "MAM-7.4", template("no card can act: truck {truck} is loaded")

    __hash__ = object.__hash__


@dataclass(slots=True, eq=False)
class MammothLine(Event):
    """One why line: the card or the action of it that is tried, the truck from 1, what is bought."""

    step: Step
    card: MammothCard | None = None
    entry: Entry | None = None
    truck: int = 0
    key: Key | None = None
    seat: Seat | None = None

    @property
    def rule(self) -> str:
        rule, _ = self.step.value
        return rule

    def by(self, seat: Seat) -> MammothLine:
        """The same line, saying which AutoMammoth it is about."""
        self.seat = seat
        return self

    def say(self) -> Message:
        seat = CHANCE if self.seat is None else self.seat
        return msg("{seat}: {line} [{rule}]", seat=seat, line=self.reason(), rule=self.rule)

    def reason(self) -> Message:
        """The line without whose it is, and without its rule."""
        _, words = self.step.value
        return filled(words, self)
