"""What is done in the AI's turn, and by which rule: its own steps, the same at both tables, and what somebody at a box
has to do for it. Phone, terminal and log read the same ones.

Steps are not frozen, which is four times as fast to make: a playout makes them too.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, filled, joined, msg, nmsg, ntemplate, template
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
    text = template("{seat}: phase {phase}")


class Doing(Event):
    """Something that is done: `what`, and the rule that says so."""

    __slots__ = ()
    frame: ClassVar[Message]

    @property
    def rule(self) -> str:
        raise NotImplementedError

    @property
    def what(self) -> Message:
        return Event.say(self)

    def say(self) -> Message:
        return filled(self.frame, self)


@dataclass(slots=True, unsafe_hash=True)
class Step(Doing):
    """Something the AI does."""

    seat: Seat
    frame = template("{seat}: {what} [{rule}]")


class Instruction(Doing):
    """Something that somebody has to do now."""

    __slots__ = ()
    frame = template("→ {what} [{rule}]")


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


@dataclass(frozen=True, slots=True)
class TakeCard(Instruction):
    """The card in a place of the action board, from 1."""

    seat: Seat
    place: int
    rule = "OAI-3.1"
    text = template("Take card {place} from the left for the AI")


@dataclass(slots=True, unsafe_hash=True)
class TakesCard(Step):
    """The card that a die has chosen."""

    card: Card
    face: int
    rule = "OAI-3.3"
    text = template("{card}, without paying")


@dataclass(slots=True, unsafe_hash=True)
class DiscardsCard(Step):
    """At the screen: the card that a die has chosen leaves."""

    card: Card
    face: int
    rule = "OAI-8.1"
    text = template("{card} discarded")


@dataclass(frozen=True, slots=True)
class DiscardCard(Instruction):
    """The card in a place of the action board, from 1."""

    place: int
    rule = "OAI-8.1"
    text = template("Discard card {place} from the left. Put its tile under its stack and its creatures in the bag")


# the tile


@dataclass(slots=True, unsafe_hash=True)
class LaysTile(Step):
    """On circles in the order of its terrains, which `where` names."""

    tile: Tile
    spot: Spot
    where: str
    sector: int
    rule = "OAI-4.1"
    text = template("{tile} on {where}, sector {sector}")


class FindsNoSpot(Step):
    rule = "OAI-4.3"
    text = template("there is no spot for the tile")


@dataclass(frozen=True, slots=True)
class LayTileAside(Instruction):
    """It has no spot; its creatures go into the bag."""

    tile: Tile
    creatures: tuple[Creature, ...]
    rule = "OAI-4.3"
    text = template("Set the tile aside: {tile}. Put in the bag: {creatures}")
    without = "creatures", template("Set the tile aside: {tile}")


@dataclass(slots=True, unsafe_hash=True)
class GetsTitan(Step):
    terrain: Terrain
    rule = "OAI-4.10"
    text = template("{terrain} Titan gained")


@dataclass(frozen=True, slots=True)
class TakeTitan(Instruction):
    """From the player, if they are known to hold it, or from where it lies."""

    terrain: Terrain
    seat: Seat
    holder: Seat | None
    rule = "OAI-4.10"
    text = template("Take the {terrain} Titan from {person} for the AI, inactive side up", person="holder")
    without = "holder", template("Take the {terrain} Titan for the AI, inactive side up")


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
        return msg("{amount} (now {total})", amount=self.goods.amount(self.number), total=self.total)


# construct


def points_now(points: int) -> Message:
    return nmsg("{n} point", "{n} points", n=points)


@dataclass(slots=True, unsafe_hash=True)
class PaysMedallion(Step):
    nuggets: int
    rule = "OAI-5.3"
    text = ntemplate("{n} nugget for a medallion", "{n} nuggets for a medallion", n="nuggets")


@dataclass(slots=True, unsafe_hash=True)
class ForgesMedallion(Step):
    points: int
    rule = "OAI-9.2"
    text = template("medallion forged, now {total}")

    @property
    def total(self) -> Message:
        return points_now(self.points)


@dataclass(slots=True, unsafe_hash=True)
class RaisesTemple(Step):
    where: str
    points: int
    rule = "OAI-5.4"
    text = template("temple built on {where}, now {total}")

    @property
    def total(self) -> Message:
        return points_now(self.points)


@dataclass(frozen=True, slots=True)
class TakeBuilding(Instruction):
    """From the slot of a terrain."""

    terrain: Terrain
    building: Building
    seat: Seat
    rule = "OAI-5.5"
    text = template("Take the building on {terrain} for the AI: {building}")


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
    text = template("1 hoplite lost ({left} left)")


@dataclass(slots=True, unsafe_hash=True)
class Captures(Step):
    creature: Creature
    rule = "OAI-6.3"
    text = template("{creature} captured")


# the additional action


@dataclass(slots=True, unsafe_hash=True)
class PaysAction(Step):
    goods: Goods
    price: int
    rule = "OAI-7.2"

    @property
    def what(self) -> Message:
        return msg("an additional action for {price}", price=self.goods.amount(self.price))


@dataclass(frozen=True, slots=True)
class PutBack(Instruction):
    """Captured creatures that the AI has paid with."""

    creatures: tuple[Creature, ...]
    rule = "ORI-9.2"
    text = template("Put back into the bag: {creatures}")
