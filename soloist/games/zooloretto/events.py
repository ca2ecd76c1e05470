"""What happens in Zooloretto: small facts, told in the order in which they happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.answers import Offer, Placement, Swap
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import Tile

# rounds


@dataclass(slots=True, unsafe_hash=True)
class GameBegins(Event):
    seat: Seat

    def say(self) -> Message:
        return msg("First turn: {seat}", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class RoundBegins(Event):
    number: int
    seat: Seat

    def say(self) -> Message:
        return msg("Round {number}, first turn: {seat}", number=self.number, seat=self.seat)


class EndStackOpened(Event):
    """The first tile of the end stack makes the round the last [ZOO-10.1]."""

    __slots__ = ()

    def say(self) -> Message:
        return msg("The end stack is open: this is the last round")


class LastRoundOver(Event):
    __slots__ = ()

    def say(self) -> Message:
        return msg("The last round is over; the zoos are scored")


# trucks


class TileLoaded(Event):
    """A tile was drawn for a truck, counted from 0."""

    __slots__ = ("seat", "tile", "truck")

    def __init__(self, seat: Seat, tile: Tile, truck: int) -> None:
        self.seat = seat
        self.tile = tile
        self.truck = truck

    def say(self) -> Message:
        return msg("{seat}: {tile} on truck {truck}", seat=self.seat, tile=self.tile, truck=self.truck + 1)


class TruckTaken(Event):
    """Somebody has taken a truck, counted from 0."""

    __slots__ = ("seat", "truck")

    def __init__(self, seat: Seat, truck: int) -> None:
        self.seat = seat
        self.truck = truck

    def say(self) -> Message:
        return msg("{seat}: truck {truck} taken", seat=self.seat, truck=self.truck + 1)


class TilePlaced(Event):
    """A tile from a truck found its place in a zoo."""

    __slots__ = ("placement", "seat")

    def __init__(self, seat: Seat, placement: Placement) -> None:
        self.seat = seat
        self.placement = placement

    def say(self) -> Message:
        return msg("{seat}: {placement}", seat=self.seat, placement=self.placement)


@dataclass(slots=True, unsafe_hash=True)
class TileReceived(Event):
    """AutoMammoth has a tile from the truck it took."""

    seat: Seat
    tile: Tile

    def say(self) -> Message:
        return msg("{seat}: {tile} from the truck", seat=self.seat, tile=self.tile)


@dataclass(slots=True, unsafe_hash=True)
class TileNamed(TileReceived):
    """The same beside the box, where people have just said what it is."""

    is_quiet: ClassVar[bool] = True


# enclosures


@dataclass(slots=True, unsafe_hash=True)
class EnclosureFilled(Event):
    """The last gap of an enclosure brought coins [ZOO-8.1]."""

    seat: Seat
    coins: int

    def say(self) -> Message:
        return nmsg("{seat}: enclosure full, {n} coin", "{seat}: enclosure full, {n} coins",
                    seat=self.seat, n=self.coins)  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class OffspringBorn(Event):
    """Two animals have bred; without a gap the young goes to the barn [ZOO-7.1, 7.5]."""

    seat: Seat
    young: Tile
    in_barn: bool

    def say(self) -> Message:
        if self.in_barn:
            return msg("{seat}: {young} into the barn", seat=self.seat, young=self.young)
        return msg("{seat}: {young} in the enclosure", seat=self.seat, young=self.young)


# money actions


@dataclass(slots=True, unsafe_hash=True)
class TileMoved(Event):
    seat: Seat
    placement: Placement

    def say(self) -> Message:
        return msg("{seat}: Move, {placement}", seat=self.seat, placement=self.placement)


@dataclass(slots=True, unsafe_hash=True)
class GroupsExchanged(Event):
    seat: Seat
    swap: Swap

    def say(self) -> Message:
        return msg("{seat}: Exchange, {swap}", seat=self.seat, swap=self.swap)


@dataclass(slots=True, unsafe_hash=True)
class TileBought(Event):
    seat: Seat
    offer: Offer

    def say(self) -> Message:
        return msg("{seat}: Purchase, {offer}", seat=self.seat, offer=self.offer)


@dataclass(slots=True, unsafe_hash=True)
class TileDiscarded(Event):
    seat: Seat
    tile: Tile

    def say(self) -> Message:
        return msg("{seat}: Discard, {tile}", seat=self.seat, tile=self.tile)


@dataclass(slots=True, unsafe_hash=True)
class ExpansionOpened(Event):
    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: an expansion board is open", seat=self.seat)


# the end


@dataclass(slots=True, unsafe_hash=True)
class StackSold(Event):
    """AutoMammoth sells a barn stack before it is scored [MAM-9.1]."""

    seat: Seat
    key: Key

    def say(self) -> Message:
        return msg("{seat}: barn stack sold, {key}", seat=self.seat, key=self.key)
