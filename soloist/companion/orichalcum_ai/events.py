"""What happens on an evening beside the AI's own turns: what was told of the player's, and what is to be done."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.companion.orichalcum_ai.reports import Entry
from soloist.companion.orichalcum_ai.session import AI
from soloist.engine.events import Event
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, nmsg
from soloist.games.orichalcum.ai.steps import Instruction
from soloist.games.orichalcum.events import goods_said
from soloist.games.orichalcum.pieces import Terrain


@dataclass(frozen=True, slots=True)
class AiPlays(Event):
    """The AI's turn begins."""

    round: int
    seat: Seat

    def say(self) -> Message:
        return msg("Round {n}: {seat} plays", n=self.round, seat=self.seat)


# what was told of the player's turn


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """What the player did."""

    seat: Seat
    entry: Entry

    def say(self) -> Message:
        return msg("{seat}: {did}", seat=self.seat, did=self.entry)


@dataclass(frozen=True, slots=True)
class NothingEntered(Event):
    """The player did nothing that the AI has to know, or does not say."""

    seat: Seat
    is_skipped: bool

    def say(self) -> Message:
        if self.is_skipped:
            return msg("{seat}: not told; Soloist asks when it matters", seat=self.seat)
        return msg("{seat}: nothing that the AI has to know", seat=self.seat)


@dataclass(frozen=True, slots=True)
class HoldsTitans(Event):
    """More than one, so that one may have gone home [ORI-6.6]."""

    seat: Seat
    titans: tuple[Terrain, ...]

    def say(self) -> Message:
        return msg("{seat} now holds, as far as told: {titans}; say if one went home",
                   seat=self.seat, titans=joined(self.titans))  # fmt: skip


# before the game


@dataclass(frozen=True, slots=True)
class ReconstructedValues(Event):
    """Blocks of the box that are ours, not the publisher's [ORI-Q7]."""

    blocks: tuple[str, ...]

    def say(self) -> Message:
        return msg("Reconstructed, so compare with your box: {blocks}; the option box takes what is printed there",
                   blocks=", ".join(self.blocks))  # fmt: skip


@dataclass(frozen=True, slots=True)
class SetUpTable(Instruction):
    """With so many cards."""

    cards: int
    rule = "OAI-1.1"

    @property
    def what(self) -> Message:
        return msg("Set the game up for two players: {n} cards with tiles and creatures, a building for each terrain",
                   n=self.cards)  # fmt: skip


@dataclass(frozen=True, slots=True)
class LayOutBoard(Instruction):
    seat: Seat
    rule = "OAI-1.1"

    @property
    def what(self) -> Message:
        return msg("Lay out the board of {seat}; its metropolis is in the middle", seat=self.seat)


@dataclass(frozen=True, slots=True)
class GiveGoods(Instruction):
    seat: Seat
    hoplites: int
    nuggets: int
    rule = "OAI-1.2"

    @property
    def what(self) -> Message:
        return msg("{seat} begins with {goods}", seat=self.seat, goods=goods_said(self.hoplites, self.nuggets))


@dataclass(frozen=True, slots=True)
class GiveTitan(Instruction):
    seat: Seat
    terrain: Terrain
    rule = "OAI-1.3"

    @property
    def what(self) -> Message:
        return msg("{seat} has the Titan of {terrain}, inactive side up", seat=self.seat, terrain=self.terrain)


# rounds


@dataclass(frozen=True, slots=True)
class BeginRound(Instruction):
    round: int
    first: Seat

    @property
    def rule(self) -> str:
        return "OAI-1.4" if self.round == 1 else "OAI-8.4" if self.first == AI else "ORI-3.1"

    @property
    def what(self) -> Message:
        return msg("Round {n}: {seat} begins", n=self.round, seat=self.first)


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
        if self.total is None:
            return nmsg("{seat} gains {n} hoplite", "{seat} gains {n} hoplites", seat=self.seat, n=self.number)
        return nmsg("{seat} gains {n} hoplite, {total} now", "{seat} gains {n} hoplites, {total} now",
                    seat=self.seat, n=self.number, total=self.total)  # fmt: skip


@dataclass(frozen=True, slots=True)
class MayEndGame(Instruction):
    """The safeguard of the game on the screen."""

    rounds: int
    rule = "OAI-9.4"

    @property
    def what(self) -> Message:
        return msg("Nobody has won in {n} rounds: you may end the game now and compare points, then fewer "
                   "creatures, then hoplites", n=self.rounds)  # fmt: skip


@dataclass(frozen=True, slots=True)
class FillActionBoard(Instruction):
    """Up to so many cards."""

    cards: int
    rule = "OAI-8.2"

    @property
    def what(self) -> Message:
        return msg("Fill the action board up to {n} cards, from left to right, with tiles and creatures", n=self.cards)


@dataclass(frozen=True, slots=True)
class FillConstructionBoard(Instruction):
    rule = "OAI-8.2"

    @property
    def what(self) -> Message:
        return msg("Fill the empty places of the construction board")


@dataclass(frozen=True, slots=True)
class MovePawn(Instruction):
    """To whoever has more hoplites, or on a tie to the other side."""

    seat: Seat
    is_tie: bool
    rule = "OAI-8.3"

    @property
    def what(self) -> Message:
        if self.is_tie:
            return msg("A tie: the pawn goes to {seat}", seat=self.seat)
        return msg("The pawn goes to {seat}, who has more hoplites", seat=self.seat)
