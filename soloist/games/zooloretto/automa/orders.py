"""What people at the table have to do for AutoMammoth: one thing each, said the same in the log and on every page."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, template
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import Tile


class Order(Event):
    """Something to be done now."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class LoadTruck(Order):
    """Draw a tile for a truck, counted from 1 [MAM-4.3, MAM-4.4]."""

    truck: int
    text = template("→ Draw a tile and put it on truck {truck}")


@dataclass(frozen=True, slots=True)
class TakeTruck(Order):
    """Take a truck, counted from 1 [MAM-5.1]."""

    truck: int
    seat: Seat
    text = template("→ Take truck {truck} for {seat}")


@dataclass(frozen=True, slots=True)
class BuyTile(Order):
    """One tile from whom, and the coins for it; `tile` is None where its kind has only one [MAM-6.1, MAM-6.4]."""

    buyer: Seat
    seller: Seat
    key: Key
    tile: Tile | None
    from_automa: bool

    @property
    def what(self) -> Key | Tile:
        return self.key if self.tile is None else self.tile

    def say(self) -> Message:
        if self.from_automa:
            return msg("→ Move 1 {tile} from {seat} to {buyer}. Pay {seat} 1 coin and the bank 1 coin",
                       buyer=self.buyer, seat=self.seller, tile=self.what)  # fmt: skip
        return msg(
            "→ Move 1 {tile} from {seat}'s barn to {buyer}. Pay 1 of {buyer}'s coins to {seat} and 1 to the "
            "bank",
            buyer=self.buyer, seat=self.seller, tile=self.what,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ShuffleCards(Order):
    """Where its cards lie on the table: all are shuffled, or the discard pile is the new deck [MAM-7.1, MAM-7.2]."""

    seat: Seat
    only_discard: bool = False
    text = template("→ Shuffle {seat}'s discard pile: it is the new deck")
    without = "only_discard", template("→ Shuffle {seat}'s deck, discard pile and this card into a new deck")


@dataclass(frozen=True, slots=True)
class EmptyTrucks(Order):
    """Between two rounds [ZOO-3.4, ZOO-9.6]."""

    text = template("→ Return all trucks to the middle. Remove any tiles left on them from the game")
