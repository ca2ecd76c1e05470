"""What happens in Orichalcum, as facts that put themselves into words. The AI's steps are in `ai/steps.py`.

Those told in nearly every turn are not frozen: a frozen one takes four times as long to make, also in a playout.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.answers import Buy
from soloist.games.orichalcum.circles import Spot
from soloist.games.orichalcum.dice import face_said
from soloist.games.orichalcum.pieces import Building, Card, Creature, Terrain, Tile

# rounds and the end


@dataclass(slots=True, unsafe_hash=True)
class RoundBegins(Event):
    """A round, and who has the pawn [ORI-3.1]."""

    number: int
    first: Seat

    def say(self) -> Message:
        return msg("Round {n}, first: {seat}", n=self.number, seat=self.first)


@dataclass(slots=True, unsafe_hash=True)
class Won(Event):
    """Somebody has won [ORI-1.2]."""

    seat: Seat

    def say(self) -> Message:
        return msg("{seat} has won", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class NobodyWon(Event):
    """The safeguard against endless games [ORI-12.1]."""

    rounds: int

    def say(self) -> Message:
        return nmsg("Nobody has won in {n} round", "Nobody has won in {n} rounds", n=self.rounds)


# cards


@dataclass(slots=True, unsafe_hash=True)
class CardTaken(Event):
    """A card for hoplites [ORI-4.1]."""

    seat: Seat
    card: Card
    price: int

    def say(self) -> Message:
        return msg("{seat}: {card} for {price} ⚔", seat=self.seat, card=self.card, price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class NoCardTaken(Event):
    """All cards are too dear [ORI-4.6]."""

    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: not enough hoplites for any card", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class ActionBought(Event):
    """An additional action [ORI-9.1]."""

    seat: Seat
    buy: Buy

    def say(self) -> Message:
        return msg("{seat}: additional action, {buy}", seat=self.seat, buy=self.buy)


@dataclass(slots=True, unsafe_hash=True)
class CardDiscarded(Event):
    """Phase 5 [ORI-9.4]."""

    seat: Seat
    card: Card

    def say(self) -> Message:
        return msg("{seat}: {card} leaves the board", seat=self.seat, card=self.card)


# the island


@dataclass(slots=True, unsafe_hash=True)
class MetropolisFounded(Event):
    seat: Seat
    where: str

    def say(self) -> Message:
        return msg("{seat}: the metropolis on {where}", seat=self.seat, where=self.where)


@dataclass(slots=True, unsafe_hash=True)
class TilePlaced(Event):
    """A tile on circles in the order of its terrains, which `where` names [ORI-5.5]."""

    seat: Seat
    tile: Tile
    spot: Spot
    where: str

    def say(self) -> Message:
        return msg("{seat}: {tile} on {where}", seat=self.seat, tile=self.tile, where=self.where)


@dataclass(slots=True, unsafe_hash=True)
class TileThrown(Event):
    """It fitted nowhere [ORI-5.6]."""

    seat: Seat

    def say(self) -> Message:
        return msg("{seat}: there is no place for the tile", seat=self.seat)


@dataclass(slots=True, unsafe_hash=True)
class BuildingPlaced(Event):
    seat: Seat
    building: Building
    where: str

    def say(self) -> Message:
        return msg("{seat}: {building} on {where}", seat=self.seat, building=self.building, where=self.where)


# points


@dataclass(slots=True, unsafe_hash=True)
class MedallionForged(Event):
    seat: Seat
    points: int

    def say(self) -> Message:
        return msg("{seat}: a medallion is forged, {points} points now", seat=self.seat, points=self.points)


@dataclass(slots=True, unsafe_hash=True)
class TempleBuilt(Event):
    seat: Seat
    points: int

    def say(self) -> Message:
        return msg("{seat}: a temple is built, {points} points now", seat=self.seat, points=self.points)


@dataclass(slots=True, unsafe_hash=True)
class TitanComes(Event):
    seat: Seat
    terrain: Terrain

    def say(self) -> Message:
        return msg("{seat}: the Titan of {terrain} comes", seat=self.seat, terrain=self.terrain)


@dataclass(slots=True, unsafe_hash=True)
class TitanGoesHome(Event):
    seat: Seat
    terrain: Terrain

    def say(self) -> Message:
        return msg("{seat}: the Titan of {terrain} goes home", seat=self.seat, terrain=self.terrain)


@dataclass(slots=True, unsafe_hash=True)
class PowerUsed(Event):
    """The Titan stays, inactive [ORI-6.4]."""

    seat: Seat
    terrain: Terrain

    def say(self) -> Message:
        return msg("{seat}: the power of the Titan of {terrain}", seat=self.seat, terrain=self.terrain)


# goods


class Cause(Enum):
    """What brings hoplites and nuggets."""

    PLAYING_LATER = msg("not the first of the round")
    PORT = msg("from the port")
    MINES = msg("mines")
    TRAINING_CAMPS = msg("training camps")
    ON_BUILDING = msg("from the construction board")
    LOOT = msg("loot")

    __hash__ = object.__hash__

    def say(self) -> Message:
        return self.value


@dataclass(slots=True, unsafe_hash=True)
class Gained(Event):
    seat: Seat
    hoplites: int
    nuggets: int
    cause: Cause

    def say(self) -> Message:
        goods = goods_said(self.hoplites, self.nuggets)
        return msg("{seat}: {source}, {goods}", seat=self.seat, source=self.cause, goods=goods)


def goods_said(hoplites: int, nuggets: int) -> Message:
    if hoplites and nuggets:
        return msg("{h} ⚔ and {n} ◆", h=hoplites, n=nuggets)
    return msg("{h} ⚔", h=hoplites) if hoplites else msg("{n} ◆", n=nuggets)


# fights


@dataclass(slots=True, unsafe_hash=True)
class Fought(Event):
    """One roll against a creature [ORI-8.3]."""

    seat: Seat
    creature: Creature
    faces: tuple[int, ...]
    is_won: bool

    def say(self) -> Message:
        return msg(
            "{seat}: against {creature} ({strength}): {dice}, {result}", seat=self.seat, creature=self.creature,
            strength=self.creature.strength, dice=joined([face_said(face) for face in self.faces]),
            result=msg("won") if self.is_won else msg("lost"),
        )  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class HospitalEmptied(Event):
    """Hoplites that fell return when the capture action ends [ORI-11.2]."""

    seat: Seat
    hoplites: int

    def say(self) -> Message:
        return msg("{seat}: {n} ⚔ return from the hospital", seat=self.seat, n=self.hoplites)
