"""What happens in Zooloretto: small facts, told in the order in which they happen."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event, TurnEnds
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, ntemplate, template
from soloist.games.zooloretto.answers import ForSale, Home, Placement, Swap
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import Species, Tile


@dataclass(slots=True, unsafe_hash=True)
class SeatEvent(Event):
    """Something a seat did, or that happened to it."""

    seat: Seat


# rounds


class GameBegins(SeatEvent):
    text = template("First turn: {seat}")


@dataclass(slots=True, unsafe_hash=True)
class RoundBegins(Event):
    number: int
    seat: Seat
    text = template("Round {number}, first turn: {seat}")


class EndStackOpened(Event):
    """The first tile of the end stack makes the round the last [ZOO-10.1]."""

    text = msg("The end stack is open: this is the last round")


class LastRoundOver(Event):
    text = msg("The last round is over; the zoos are scored")


# trucks


@dataclass(slots=True, unsafe_hash=True)
class TileLoaded(SeatEvent):
    """A tile was drawn for a truck, counted from 0."""

    tile: Tile
    truck: int

    def say(self) -> Message:
        return msg("{seat}: {tile} on truck {truck}", seat=self.seat, tile=self.tile, truck=self.truck + 1)


@dataclass(slots=True, unsafe_hash=True)
class TruckTaken(SeatEvent):
    """Somebody has taken a truck, counted from 0, and the coins on it [ZOO-5.6]."""

    truck: int
    coins: int = 0

    def say(self) -> Message:
        return msg("{seat}: truck {truck} taken", seat=self.seat, truck=self.truck + 1)


@dataclass(slots=True, unsafe_hash=True)
class TilePlaced(SeatEvent):
    """A tile from a truck found its place in a zoo."""

    placement: Placement
    text = template("{seat}: {placement}")


@dataclass(slots=True, unsafe_hash=True)
class TileReceived(SeatEvent):
    """AutoMammoth has a tile from the truck it took."""

    tile: Tile
    text = template("{seat}: {tile} from the truck")


class TileNamed(TileReceived):
    """The same beside the box, where people have just said what it is."""

    is_quiet = True


# enclosures


@dataclass(slots=True, unsafe_hash=True)
class EnclosureFilled(SeatEvent):
    """The last gap of an enclosure brought coins [ZOO-8.1]."""

    coins: int
    species: Species | None = None
    text = ntemplate("{seat}: enclosure full, {n} coin", "{seat}: enclosure full, {n} coins", n="coins")


@dataclass(slots=True, unsafe_hash=True)
class OffspringBorn(SeatEvent):
    """Two animals have bred; without a gap the young goes to the barn [ZOO-7.1, ZOO-7.5]."""

    young: Tile
    in_barn: bool
    text = template("{seat}: {young} into the barn")
    without = "in_barn", template("{seat}: {young} in the enclosure")


# money actions


@dataclass(slots=True, unsafe_hash=True)
class TileMoved(SeatEvent):
    placement: Placement
    text = template("{seat}: Move, {placement}")


@dataclass(slots=True, unsafe_hash=True)
class GroupsExchanged(SeatEvent):
    swap: Swap
    text = template("{seat}: Exchange, {swap}")


@dataclass(slots=True, unsafe_hash=True)
class TileBought(SeatEvent):
    offer: ForSale
    home: Home | None = None  # where a person puts it
    text = template("{seat}: Purchase, {offer}")


@dataclass(slots=True, unsafe_hash=True)
class TileDiscarded(SeatEvent):
    tile: Tile
    text = template("{seat}: Discard, {tile}")


class ExpansionOpened(SeatEvent):
    text = template("{seat}: an expansion board is open")


# the end


@dataclass(slots=True, unsafe_hash=True)
class StackSold(SeatEvent):
    """AutoMammoth sells a barn stack before it is scored [MAM-9.1]."""

    key: Key
    text = template("{seat}: barn stack discarded, {key}")


LOGGED: frozenset[type[Event]] = frozenset({TurnEnds, RoundBegins})
"""Told only where somebody hears one of these: many of them, which logs and pages alone look at."""
