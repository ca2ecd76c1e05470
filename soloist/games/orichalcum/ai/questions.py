"""What is asked for the AI: its dice, and beside the box what it cannot know; and what people answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import ClassVar

from soloist.engine.flow import ROLLED, Ask
from soloist.engine.notation import Word
from soloist.engine.seats import Seat
from soloist.engine.words import Message, joined, msg, template
from soloist.games.orichalcum.box import Box
from soloist.games.orichalcum.dice import SKULL, face_said
from soloist.games.orichalcum.pieces import Building, Card, Creature, Terrain

# what is rolled


class AiDice(Ask):
    """Dice that decide for the AI, with the rule that has them rolled."""

    __slots__ = ()
    rule: ClassVar[str]
    count: ClassVar[int] = 1

    def came(self, is_open: bool) -> Message | None:
        return ROLLED


class CardDie(AiDice):
    text = msg("The die for the AI's card")
    rule = "OAI-3.1"


class FightDice(AiDice):
    text = msg("The AI's dice")
    rule = "OAI-6.2"
    count = 4


class DiscardDie(AiDice):
    text = msg("Die for the card to discard")
    rule = "OAI-8.1"


CARD_DIE, FIGHT_DICE, DISCARD_DIE = CardDie(), FightDice(), DiscardDie()


# what is answered


@dataclass(frozen=True)
class DieFace:
    """A face of a combat die [ORI-8.2]."""

    face: int

    @property
    def code(self) -> str:
        return "skull" if self.face == SKULL else str(self.face)

    def say(self) -> Message:
        return face_said(self.face)


DIE_FACES = tuple(DieFace(face) for face in range(1, SKULL + 1))
NO_SKULL = Word("none", msg("no skull"))
ROLL = Word("roll", msg("let Soloist roll"))


@dataclass(frozen=True)
class TileIs:
    """A tile by its terrains, clockwise, from whichever circle; in short by their letters, `mfl`."""

    terrains: tuple[Terrain, ...]

    @property
    def code(self) -> str:
        if len(self.terrains) == 1:
            return self.terrains[0].code
        return "".join(terrain.code[0] for terrain in self.terrains)

    def say(self) -> Message:
        return joined(self.terrains)


NO_TILE = Word("none", msg("no tile"))
NO_CREATURE = Word("none", msg("no creature"))
NO_BUILDING = Word("empty", msg("nothing"))


@cache
def tiles_named(size: int) -> tuple[TileIs, ...]:
    """Whatever may be printed on a tile of this size: we know the tiles of no real box [ORI-2.2]."""
    return tuple(TileIs(terrains) for terrains in product(Terrain, repeat=size))


def creature_kinds(box: Box) -> list[Creature]:
    return list(dict.fromkeys(box.creatures))


# what is asked


@dataclass(frozen=True, slots=True)
class WhatDieShows(Ask):
    """A roll of one die for a card, or of several against a creature; people ask for one die after the other."""

    dice: AiDice
    number: int  # which of them is asked for, from 1
    cards: int  # how many lie out
    creature: Creature | None = None  # that is fought
    hoplites: int = 0  # that the AI has left

    def say(self) -> Message:
        if self.creature is None:
            return msg("{ask}: what does it show?", ask=self.dice)
        if self.number == 1:
            return msg("{ask} against {creature}: any skull?", ask=self.dice, creature=self.creature)
        return msg(
            "{ask} against {creature}, die {n} of {of}: what does it show?",
            ask=self.dice, creature=self.creature, n=self.number, of=self.dice.count,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class WhichCard(Ask):
    """The card that the AI takes from a place of the action board, from 1."""

    seat: Seat
    place: int
    count: int
    text = template("The AI takes card {place} of {count}. Which is it?")


@dataclass(frozen=True, slots=True)
class WhichTile(Ask):
    """The tile that comes with a card."""

    card: Card

    def say(self) -> Message:
        if self.card.size == 1:
            return msg("Which terrain is on its tile?")
        if self.card.size == 2:
            return msg("Which terrains are on its size-{size} tile?", size=self.card.size)
        return msg("Which terrains are on its size-{size} tile, clockwise?", size=self.card.size)


@dataclass(frozen=True, slots=True)
class WhichCreature(Ask):
    """The creature on a volcano of the tile."""

    tile: TileIs
    number: int
    of: int

    def say(self) -> Message:
        if self.of == 1:
            return msg("Which creature stands on the volcano?")
        return msg("Which creature stands on volcano {n} of {of}, as you named them?", n=self.number, of=self.of)


@dataclass(frozen=True, slots=True)
class WhichBuilding(Ask):
    """What lies in a place of the construction board; what lay there before, if that is in doubt."""

    terrain: Terrain
    was: Building | None = None
    text = template("What is on {terrain} of the construction board?")
