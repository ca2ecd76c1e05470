"""Everything that is asked in Zooloretto: one class for each kind of question."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine.flow import Ask, Asked
from soloist.engine.words import msg, template
from soloist.games.zooloretto.tiles import Tile

SPECIES_REMOVED = Asked(msg("The species that stay in the box"))
TILE_DRAWN = Asked(msg("Draw a tile"), shown=template("{seat} drew a tile"))


class YourTurn(Ask):
    text = msg("Your turn: load a tile, take a truck, or spend coins")


@dataclass(frozen=True, slots=True)
class OnWhichTruck(Ask):
    """Where the tile goes that has just been drawn [ZOO-4.1]."""

    tile: Tile
    text = template("{tile}: on which truck?")


class PlaceFromTruck(Ask):
    text = msg("Place the tiles from your truck: which one, where?")


# money actions


WHICH_MOVE = Asked(msg("Move: which tile, where to?"))
WHICH_GROUPS = Asked(msg("Exchange: which groups?"))


class WhichPurchase(Ask):
    text = msg("Buy: which tile?")


@dataclass(frozen=True, slots=True)
class PlaceBought(Ask):
    """Where the tile goes that is bought [ZOO-6.14]."""

    tile: Tile
    text = msg("Where does it go?")


WHICH_DISCARD = Asked(msg("Discard: which tile?"))
