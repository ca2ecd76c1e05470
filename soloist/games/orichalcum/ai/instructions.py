"""What somebody at the physical table has to do for the AI: read by the phone, the terminal and the log alike."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg
from soloist.games.orichalcum.pieces import Building, Creature, Terrain, Tile


@dataclass(frozen=True, slots=True)
class Instruction(Event):
    """Something to do now: `what`, and the rule that says so."""

    @property
    def rule(self) -> str:
        raise NotImplementedError

    @property
    def what(self) -> Message:
        raise NotImplementedError

    def say(self) -> Message:
        return msg("→ {what} [{rule}]", what=self.what, rule=self.rule)


# in the AI's turn


@dataclass(frozen=True, slots=True)
class TakeCard(Instruction):
    """The card in a place of the action board, from 1."""

    seat: Seat
    place: int
    rule = "OAI-3.1"

    @property
    def what(self) -> Message:
        return msg("Take card {n} from the left for {seat}", n=self.place, seat=self.seat)


@dataclass(frozen=True, slots=True)
class DiscardCard(Instruction):
    """The card in a place of the action board, from 1."""

    place: int
    rule = "OAI-8.1"

    @property
    def what(self) -> Message:
        return msg("Discard card {n} from the left: its tile under its stack, its creatures into the bag", n=self.place)


@dataclass(frozen=True, slots=True)
class LayTileAside(Instruction):
    """It has no spot; its creatures go into the bag."""

    tile: Tile
    creatures: tuple[Creature, ...]
    rule = "OAI-4.3"

    @property
    def what(self) -> Message:
        if not self.creatures:
            return msg("Lay the tile aside: {tile}", tile=self.tile)
        return msg("Lay the tile aside: {tile}; into the bag: {creatures}",
                   tile=self.tile, creatures=joined(self.creatures))  # fmt: skip


@dataclass(frozen=True, slots=True)
class TakeTitan(Instruction):
    """From the player, if they are known to hold it, or from where it lies."""

    terrain: Terrain
    seat: Seat
    holder: Seat | None
    rule = "OAI-4.10"

    @property
    def what(self) -> Message:
        if self.holder is None:
            return msg("Take the Titan of {terrain} for {seat}, inactive side up", terrain=self.terrain, seat=self.seat)
        return msg("Take the Titan of {terrain} from {person} for {seat}, inactive side up",
                   terrain=self.terrain, person=self.holder, seat=self.seat)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TakeBuilding(Instruction):
    """From the slot of a terrain."""

    terrain: Terrain
    building: Building
    seat: Seat
    rule = "OAI-5.5"

    @property
    def what(self) -> Message:
        return msg("Take the building on {terrain} for {seat}: {building}",
                   terrain=self.terrain, seat=self.seat, building=self.building)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PutBack(Instruction):
    """Captured creatures that the AI has paid with."""

    creatures: tuple[Creature, ...]
    rule = "ORI-9.2"

    @property
    def what(self) -> Message:
        return msg("Put back into the bag: {creatures}", creatures=joined(self.creatures))
