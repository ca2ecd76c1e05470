"""AutoMammoth's why lines: what it does, by which card and rule."""

from __future__ import annotations

from enum import Enum

from soloist.engine.events import Event
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.automa.deck import Entry, MammothCard
from soloist.games.zooloretto.automa.ledger import Key


class Step(Enum):
    """One step and the rule behind it."""

    CARD = "MAM-2.2"
    LOAD = "MAM-4.1"
    TAKE = "MAM-5.1"
    NO_TRUCK = "MAM-2.3"
    BUY = "MAM-6.3"
    NO_COINS = "MAM-6.1"
    NO_SALE = "MAM-6.5"
    SHUFFLE = "MAM-7.1"
    FALL_BACK_TAKE = "MAM-7.4a"
    FALL_BACK_LOAD = "MAM-7.4b"

    @property
    def rule(self) -> str:
        return self.value.rstrip("ab")


class MammothLine(Event):
    """One why line."""

    __slots__ = ("card", "entry", "key", "seat", "step", "truck")

    def __init__(
        self,
        step: Step,
        card: MammothCard | None = None,
        entry: Entry | None = None,
        truck: int | None = None,
        key: Key | None = None,
    ) -> None:
        self.step = step
        self.card = card
        self.entry = entry
        self.truck = truck
        self.key = key
        self.seat: Seat | None = None

    def by(self, seat: Seat) -> MammothLine:
        """The same line, saying which AutoMammoth it is about."""
        self.seat = seat
        return self

    def say(self) -> Message:
        seat = CHANCE if self.seat is None else self.seat
        return msg("{seat}: {line} [{rule}]", seat=seat, line=self.reason(), rule=self.step.rule)

    def reason(self) -> Message:
        """The line without whose it is, and without its rule."""
        truck = 0 if self.truck is None else self.truck + 1
        match self.step:
            case Step.CARD if self.card is not None:
                return msg("{card} is turned up", card=self.card)
            case Step.LOAD if self.entry is not None:
                return msg("truck {truck} is loaded: {entry}", truck=truck, entry=self.entry)
            case Step.TAKE if self.entry is not None:
                return msg("truck {truck} is taken: {entry}", truck=truck, entry=self.entry)
            case Step.NO_TRUCK if self.entry is not None:
                return msg("not possible: {entry}", entry=self.entry)
            case Step.BUY if self.key is not None:
                return msg("a purchase: {key}", key=self.key)
            case Step.NO_COINS:
                return msg("not possible: a purchase needs 2 coins")
            case Step.NO_SALE:
                return msg("not possible: nothing to buy for its stacks")
            case Step.SHUFFLE:
                return msg("all cards are shuffled; the turn is over")
            case Step.FALL_BACK_TAKE:
                return msg("no card can act: the fullest truck is taken, {truck}", truck=truck)
            case Step.FALL_BACK_LOAD:
                return msg("no card can act: truck {truck} is loaded", truck=truck)
        raise AssertionError(self.step)

    def __repr__(self) -> str:
        return f"{self.step.name} {self.card} {self.truck}"
