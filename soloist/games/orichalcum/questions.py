"""What is asked in Orichalcum, each kind of question as a type of its own. The AI's are in `ai/questions.py`."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask, Asked
from soloist.engine.words import msg, template
from soloist.games.orichalcum.answers import InHand
from soloist.games.orichalcum.pieces import Building, Terrain

# what is drawn


NEXT_CARD = Asked(msg("The next action card"))
NEXT_TILE = Asked(msg("The next tile"))
CREATURES_FROM_BAG = Asked(msg("Creatures from the bag"))
BUILDING_FROM_BAG = Asked(msg("A building from the bag"))


# the phases of a turn


class WhichCardToTake(Ask):
    text = msg("Which card do you take?")


class WhichPort(Ask):
    text = msg("On which port does your metropolis go?")


@dataclass(frozen=True, slots=True)
class WhereTile(Ask):
    """The place of a tile, with its creatures."""

    hand: InHand
    text = msg("Where does the tile go?")


class WhichTitansStay(Ask):
    text = msg("Which Titans do you keep?")


class WhetherToBuyAction(Ask):
    text = msg("Buy an additional action?")


class WhichCardLeaves(Ask):
    text = msg("Which card do you discard from the action board?")


# actions


@dataclass(frozen=True, slots=True)
class WhetherToUsePower(Ask):
    """The power of a Titan, for an action or to win a fight after all."""

    terrain: Terrain
    fight_is_lost: bool
    text = template("The fight is lost. Use the power of your {terrain} Titan to win it?")
    without = "fight_is_lost", template("Use the power of your {terrain} Titan for this action?")


class WhatToConstruct(Ask):
    text = msg("What do you construct?")


class WhereTemple(Ask):
    text = msg("Where?")


@dataclass(frozen=True, slots=True)
class WhereBuilding(Ask):
    """The circle of a building."""

    building: Building
    text = msg("Where?")


class WhomToFight(Ask):
    text = msg("Which creature do you fight, with how many hoplites?")
