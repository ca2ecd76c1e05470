"""The steps of the AI's turn, as facts that say what it does and by which rule: the same at both tables.

They are not frozen, which is four times as fast to make: a playout makes them too.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.ai.questions import AiDice
from soloist.games.orichalcum.circles import Spot
from soloist.games.orichalcum.dice import face_said
from soloist.games.orichalcum.pieces import Building, Card, Creature, Goods, Kind, Terrain, Tile


class Phase(IntEnum):
    """The phases of the AI's turn [OAI-2.1]."""

    CARD = 1
    TILE = 2
    ACTION = 3
    EXTRA = 4
    DISCARD = 5


@dataclass(slots=True, unsafe_hash=True)
class PhaseBegins(Event):
    """The steps that follow belong to this phase."""

    seat: Seat
    phase: Phase
    is_quiet: ClassVar[bool] = True

    def say(self) -> Message:
        return msg("{seat}: phase {n}", seat=self.seat, n=int(self.phase))


@dataclass(slots=True, unsafe_hash=True)
class Step(Event):
    """Something the AI does: `what`, and the rule that says so."""

    seat: Seat

    @property
    def rule(self) -> str:
        raise NotImplementedError

    @property
    def what(self) -> Message:
        raise NotImplementedError

    def say(self) -> Message:
        return msg("{seat}: {what} [{rule}]", seat=self.seat, what=self.what, rule=self.rule)


# cards


@dataclass(slots=True, unsafe_hash=True)
class RollsDie(Step):
    """Beside the box: the die for a card."""

    dice: AiDice
    face: int

    @property
    def rule(self) -> str:
        return self.dice.rule

    @property
    def what(self) -> Message:
        return msg("{ask}: {face}", ask=self.dice, face=face_said(self.face))


@dataclass(slots=True, unsafe_hash=True)
class TakesCard(Step):
    """The card that a die has chosen."""

    card: Card
    face: int
    rule = "OAI-3.3"

    @property
    def what(self) -> Message:
        return msg("{card}, without paying", card=self.card)


@dataclass(slots=True, unsafe_hash=True)
class DiscardsCard(Step):
    """At the screen: the card that a die has chosen leaves."""

    card: Card
    face: int
    rule = "OAI-8.1"

    @property
    def what(self) -> Message:
        return msg("{card} leaves the board", card=self.card)


# the tile


@dataclass(slots=True, unsafe_hash=True)
class LaysTile(Step):
    """On circles in the order of its terrains, which `where` names."""

    tile: Tile
    spot: Spot
    where: str
    sector: int
    rule = "OAI-4.1"

    @property
    def what(self) -> Message:
        return msg("{tile} on {where}, sector {n}", tile=self.tile, where=self.where, n=self.sector)


@dataclass(slots=True, unsafe_hash=True)
class FindsNoSpot(Step):
    rule = "OAI-4.3"

    @property
    def what(self) -> Message:
        return msg("there is no spot for the tile")


@dataclass(slots=True, unsafe_hash=True)
class GetsTitan(Step):
    terrain: Terrain
    rule = "OAI-4.10"

    @property
    def what(self) -> Message:
        return msg("the Titan of {terrain} comes", terrain=self.terrain)


# goods


class Source(Enum):
    """What gives the AI hoplites and nuggets, by the rule that says so."""

    ARROW = "OAI-4.9"
    ACTION = "OAI-5.1"
    ON_BUILDING = "OAI-5.7"
    TRACK = "OAI-5.8"
    LOOT = "OAI-6.3"

    __hash__ = object.__hash__


@dataclass(slots=True, unsafe_hash=True)
class Receives(Step):
    """Hoplites or nuggets, and how many it has then."""

    goods: Goods
    number: int
    total: int
    source: Source

    @property
    def rule(self) -> str:
        return self.source.value

    @property
    def what(self) -> Message:
        if self.goods is Goods.HOPLITES:
            return nmsg("{n} hoplite, {total} now", "{n} hoplites, {total} now", n=self.number, total=self.total)
        return nmsg("{n} nugget, {total} now", "{n} nuggets, {total} now", n=self.number, total=self.total)


# construct


@dataclass(slots=True, unsafe_hash=True)
class PaysMedallion(Step):
    nuggets: int
    rule = "OAI-5.3"

    @property
    def what(self) -> Message:
        return nmsg("{n} nugget for a medallion", "{n} nuggets for a medallion", n=self.nuggets)


@dataclass(slots=True, unsafe_hash=True)
class ForgesMedallion(Step):
    points: int
    rule = "OAI-9.2"

    @property
    def what(self) -> Message:
        return msg("a medallion, {points} points now", points=self.points)


@dataclass(slots=True, unsafe_hash=True)
class RaisesTemple(Step):
    where: str
    points: int
    rule = "OAI-5.4"

    @property
    def what(self) -> Message:
        return msg("a temple on {where}, {points} points now", where=self.where, points=self.points)


@dataclass(slots=True, unsafe_hash=True)
class Builds(Step):
    """Onto a space of the track: mines and training camps lie face up."""

    building: Building
    space: int
    rule = "OAI-5.6"

    @property
    def what(self) -> Message:
        if self.building.kind in (Kind.MINE, Kind.TRAINING_CAMP):
            return msg("{building} on space {n} of the track", building=self.building, n=self.space)
        return msg("{building} face down on space {n} of the track", building=self.building, n=self.space)


# capture


@dataclass(slots=True, unsafe_hash=True)
class Fights(Step):
    """One roll; beside the box only as many faces as were told."""

    creature: Creature
    faces: tuple[int, ...]
    is_won: bool
    rule = "OAI-6.2"

    @property
    def what(self) -> Message:
        dice = joined([face_said(face) for face in self.faces]) if self.faces else msg("no skull")
        if self.is_won:
            return msg("against {creature}: {dice}, won", creature=self.creature, dice=dice)
        return msg("against {creature}: {dice}, lost", creature=self.creature, dice=dice)


@dataclass(slots=True, unsafe_hash=True)
class LosesHoplite(Step):
    left: int
    rule = "OAI-6.4"

    @property
    def what(self) -> Message:
        return msg("a hoplite is lost, {n} left", n=self.left)


@dataclass(slots=True, unsafe_hash=True)
class Captures(Step):
    creature: Creature
    rule = "OAI-6.3"

    @property
    def what(self) -> Message:
        return msg("{creature} is captured", creature=self.creature)


# the additional action


@dataclass(slots=True, unsafe_hash=True)
class PaysAction(Step):
    goods: Goods
    price: int
    rule = "OAI-7.2"

    @property
    def what(self) -> Message:
        return msg("an additional action for {price}", price=self.goods.amount(self.price))
