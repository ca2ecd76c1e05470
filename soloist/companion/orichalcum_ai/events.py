"""What happens in a session beside the AI's own turns: what was told of the player's, and what is to be done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from soloist.companion import people
from soloist.companion.orichalcum_ai.reports import Deed, Did
from soloist.companion.orichalcum_ai.session import AI
from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, filled, joined, msg, template
from soloist.games.orichalcum.ai.steps import Instruction
from soloist.games.orichalcum.pieces import Goods, Terrain


@dataclass(frozen=True, slots=True)
class AiPlays(Event):
    """The AI's turn begins."""

    round: int
    seat: Seat
    text = template("Round {round}: {seat} plays")


# what was told of the player's turn


UNTOLD = {
    Deed.DONE: msg("nothing that the AI has to know"),
    Deed.SKIP: msg("not told; Soloist asks when it matters"),
}


@dataclass(frozen=True, slots=True)
class Reported(people.Reported):
    """What the player did; at the end of a turn without any report, why there is none."""

    did: Did

    def say(self) -> Message:
        return msg("{seat}: {did}", seat=self.seat, did=UNTOLD.get(self.did.deed, self.did))


@dataclass(frozen=True, slots=True)
class HoldsTitans(Event):
    """More than one, so that one may have gone home [ORI-6.6]."""

    seat: Seat
    titans: tuple[Terrain, ...]

    def say(self) -> Message:
        return msg("{seat} now holds, as far as told: {titans}; say if one went home",
                   seat=self.seat, titans=joined(self.titans))  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReconstructedValues(Event):
    """Blocks of the box that are ours, not the publisher's [ORI-Q7]."""

    blocks: str
    text = template("Reconstructed, so compare with your box: {blocks}; the option box takes what is printed there")


# what is to be done between turns


class Task(Enum):
    """By which rule, and in words."""

    SET_UP = (
        "OAI-1.1",
        template("Set the game up for two players: {of} cards with tiles and creatures, a building for each terrain"),
    )
    LAY_OUT_BOARD = "OAI-1.1", template("Lay out the board of {of}; its metropolis is in the middle")
    GIVE_GOODS = "OAI-1.2", template("{seat} begins with {of}")
    GIVE_TITAN = "OAI-1.3", template("{seat} has the Titan of {of}, inactive side up")
    MAY_END = (
        "OAI-9.4",
        template(
            "Nobody has won in {of} rounds: you may end the game now and compare points, then fewer "
            "creatures, then hoplites"
        ),
    )
    FILL_ACTION_BOARD = (
        "OAI-8.2",
        template("Fill the action board up to {of} cards, from left to right, with tiles and creatures"),
    )
    FILL_CONSTRUCTION_BOARD = "OAI-8.2", template("Fill the empty places of the construction board")
    MOVE_PAWN = "OAI-8.3", template("The pawn goes to {of}, who has more hoplites")
    MOVE_PAWN_ON_TIE = "OAI-8.3", template("A tie: the pawn goes to {of}")

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class ToDo(Instruction):
    """A task, with the number, the seat, the terrain or the goods it is about."""

    task: Task
    of: int | Sayable = 0
    seat: ClassVar[Seat] = AI

    @property
    def rule(self) -> str:
        return self.task.value[0]

    @property
    def what(self) -> Message:
        return filled(self.task.value[1], self)


@dataclass(frozen=True, slots=True)
class BeginRound(Instruction):
    round: int
    first: Seat
    text = template("Round {round}: {first} begins")

    @property
    def rule(self) -> str:
        return "OAI-1.4" if self.round == 1 else "OAI-8.4" if self.first == AI else "ORI-3.1"


@dataclass(frozen=True, slots=True)
class GainHoplites(Instruction):
    """For playing later; how many the AI has then, those of the player are not known."""

    round: int
    seat: Seat
    number: int
    total: int | None

    @property
    def rule(self) -> str:
        return "OAI-1.4" if self.round == 1 else "OAI-8.3"

    @property
    def what(self) -> Message:
        amount = Goods.HOPLITES.amount(self.number)
        if self.total is None:
            return msg("{seat} gains {amount}", seat=self.seat, amount=amount)
        return msg("{seat} gains {amount}, {total} now", seat=self.seat, amount=amount, total=self.total)
