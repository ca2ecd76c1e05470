"""What happens in Orichalcum, as facts that put themselves into words. The AI's steps are in `ai/steps.py`.

Those told in nearly every turn are not frozen: a frozen one takes four times as long to make, also in a playout.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from soloist.engine.events import Event, TurnEnds
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg, ntemplate, template
from soloist.games.orichalcum.answers import Buy
from soloist.games.orichalcum.circles import Spot
from soloist.games.orichalcum.dice import face_said
from soloist.games.orichalcum.pieces import Action, Building, Card, Creature, Terrain, Tile


@dataclass(slots=True, unsafe_hash=True)
class SeatEvent(Event):
    """Something a seat did, or that happened to it."""

    seat: Seat


# rounds and the end


@dataclass(slots=True, unsafe_hash=True)
class RoundBegins(Event):
    """A round, and who has the pawn [ORI-3.1]."""

    number: int
    first: Seat
    text = template("Round {n}, first: {seat}", n="number", seat="first")


class Won(SeatEvent):
    """Somebody has won [ORI-1.2]."""

    text = template("Winner: {seat}")


@dataclass(slots=True, unsafe_hash=True)
class NobodyWon(Event):
    """The safeguard against endless games [ORI-12.1]."""

    rounds: int
    text = ntemplate("Nobody has won in {n} round", "Nobody has won in {n} rounds", n="rounds")


# cards


@dataclass(slots=True, unsafe_hash=True)
class CardTaken(SeatEvent):
    """A card for hoplites [ORI-4.1]."""

    card: Card
    price: int
    text = template("{seat}: {card} for {price} ⚔")


class NoCardTaken(SeatEvent):
    """All cards are too dear [ORI-4.6]."""

    text = template("{seat}: not enough hoplites for any card")


@dataclass(slots=True, unsafe_hash=True)
class ActionBought(SeatEvent):
    """An additional action [ORI-9.1]."""

    buy: Buy
    text = template("{seat}: additional action, {buy}")


@dataclass(slots=True, unsafe_hash=True)
class CardDiscarded(SeatEvent):
    """Phase 5 [ORI-9.4]."""

    card: Card
    text = template("{seat}: {card} discarded")


# the island


@dataclass(slots=True, unsafe_hash=True)
class MetropolisFounded(SeatEvent):
    where: str
    text = template("{seat}: the metropolis on {where}")


@dataclass(slots=True, unsafe_hash=True)
class TilePlaced(SeatEvent):
    """A tile on circles in the order of its terrains, which `where` names [ORI-5.5]."""

    tile: Tile
    spot: Spot
    where: str
    beside: tuple[Terrain, ...] = ()  # what it touches; nothing: only the metropolis
    text = template("{seat}: {tile} on {where}")


class TileThrown(SeatEvent):
    """It fitted nowhere [ORI-5.6]."""

    text = template("{seat}: there is no place for the tile")


@dataclass(slots=True, unsafe_hash=True)
class BuildingPlaced(SeatEvent):
    building: Building
    where: str
    terrain: Terrain | None = None  # that it stands on
    text = template("{seat}: {building} on {where}")


# points


@dataclass(slots=True, unsafe_hash=True)
class Scored(SeatEvent):
    """A point, and how many there are now."""

    points: int

    @property
    def total(self) -> Message:
        return nmsg("{n} point", "{n} points", n=self.points)


@dataclass(slots=True, unsafe_hash=True)
class MedallionForged(Scored):
    price: int = 0
    text = template("{seat}: medallion forged, now {total}")


class TempleBuilt(Scored):
    text = template("{seat}: temple built, now {total}")


@dataclass(slots=True, unsafe_hash=True)
class TitanComes(SeatEvent):
    terrain: Terrain
    text = template("{seat}: {terrain} Titan gained")


@dataclass(slots=True, unsafe_hash=True)
class TitanGoesHome(SeatEvent):
    terrain: Terrain
    text = template("{seat}: {terrain} Titan returned")


@dataclass(slots=True, unsafe_hash=True)
class PowerUsed(SeatEvent):
    """The Titan stays, inactive [ORI-6.4]."""

    terrain: Terrain
    action: Action | None = None
    text = template("{seat}: power of the {terrain} Titan used")


# goods


class Cause(Enum):
    """What brings hoplites and nuggets."""

    PLAYING_LATER = msg("for not going first")
    PORT = msg("from the port")
    MINES = msg("mines")
    TRAINING_CAMPS = msg("training camps")
    ON_BUILDING = msg("from the construction board")
    LOOT = msg("loot")

    __hash__ = object.__hash__

    def say(self) -> Message:
        return self.value


@dataclass(slots=True, unsafe_hash=True)
class Gained(SeatEvent):
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
class Fought(SeatEvent):
    """One roll against a creature [ORI-8.3]."""

    creature: Creature
    faces: tuple[int, ...]
    is_won: bool
    sent: int = 0  # hoplites that join for it

    def say(self) -> Message:
        return msg(
            "{seat}: against {creature} ({strength}): {dice}, {result}", seat=self.seat, creature=self.creature,
            strength=self.creature.strength, dice=joined([face_said(face) for face in self.faces]),
            result=msg("won") if self.is_won else msg("lost"),
        )  # fmt: skip


@dataclass(slots=True, unsafe_hash=True)
class HospitalEmptied(SeatEvent):
    """Hoplites that fell return when the capture action ends [ORI-11.2]."""

    hoplites: int
    text = ntemplate("{seat}: {n} ⚔ returns from the hospital", "{seat}: {n} ⚔ return from the hospital", n="hoplites")


LOGGED: frozenset[type[Event]] = frozenset({TurnEnds, CardDiscarded, TilePlaced, Gained})
"""Told only where somebody hears one of these: many of them, which logs and pages alone look at."""
