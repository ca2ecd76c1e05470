"""Which pieces of the table stand for which answers."""

from __future__ import annotations

from typing import Any

from soloist.engine.question import Question
from soloist.engine.words import nmsg
from soloist.games.zooloretto.answers import LOAD, Action, ForSale, Placement, Swap, Truck
from soloist.games.zooloretto.questions import PlaceBought
from soloist.games.zooloretto.tiles import Tile
from soloist.web.places import Area, Place
from soloist.web.scene import Path, piece_key

STACK = "stack"

PLACES = (
    Place("dock", Area.DOCK, stays=True),
    Place("left", Area.LEFT),
    Place("board", Area.MAP, lambda n: nmsg("{n} more in your zoo", "{n} more in your zoo", n=n)),
)


def pieces(question: Question, option: Any) -> Path:
    """The pieces to point at, one after the other."""
    match option:
        case Action() if option.truck >= 0:
            return (truck_key(option.truck),)
        case Action():
            return (STACK if option is LOAD else piece_key("money", option),)
        case Truck():
            return (truck_key(option.number),)
        case Placement():
            origin = option.origin or ("hand" if isinstance(question.ask, PlaceBought) else "truck")
            return (piece_key("tile", origin, option.tile), piece_key("home", option.home))
        case Swap():
            return (piece_key("home", option.here), piece_key("group", option.there, option.species))
        case ForSale():
            return (piece_key("offer", option.seller, option.tile),)
        case Tile():
            return (piece_key("tile", "barn", option),)
    return ()


def truck_key(number: int) -> str:
    return piece_key("truck", number + 1)
