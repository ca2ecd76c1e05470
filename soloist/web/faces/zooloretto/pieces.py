"""Which pieces of the table stand for which answers."""

from __future__ import annotations

from typing import Any

from soloist.engine.question import Question
from soloist.games.zooloretto.answers import LOAD, Action, Home, Offer, Placement, Swap, Truck
from soloist.games.zooloretto.questions import PlaceBought
from soloist.games.zooloretto.tiles import Species, Tile
from soloist.web.scene import Path

STACK = "stack"


def pieces(question: Question, option: Any) -> Path:
    """The pieces to point at, one after the other."""
    match option:
        case Action() if option.truck >= 0:
            return (truck_key(option.truck),)
        case Action() if option is LOAD:
            return (STACK,)
        case Action():
            return (money_key(option),)
        case Truck():
            return (truck_key(option.number),)
        case Placement():
            return (tile_key(origin_of(question, option), option.tile), home_key(option.home))
        case Swap():
            return (home_key(option.here), group_key(option.there, option.species))
        case Offer():
            return (offer_key(option),)
        case Tile():
            return (tile_key("barn", option),)
    return ()


def origin_of(question: Question, option: Placement) -> str:
    """Where a tile that is to be placed lies now."""
    if option.origin is not None:
        return option.origin.code
    return "hand" if isinstance(question.ask, PlaceBought) else "truck"


def truck_key(number: int) -> str:
    return f"truck:{number + 1}"


def money_key(action: Action) -> str:
    return f"money:{action.code}"


def tile_key(where: str, tile: Tile) -> str:
    return f"tile:{where}:{tile.code}"


def home_key(home: Home) -> str:
    return f"home:{home.code}"


def group_key(home: Home, species: Species) -> str:
    return f"group:{home.code}:{species.code}"


def offer_key(offer: Offer) -> str:
    return f"offer:{offer.seller.code}:{offer.tile.code}"
