"""What the actions and tiles of Zooloretto are, in a sentence or two, with the rules that say so."""

from __future__ import annotations

from soloist.engine.words import Message, msg
from soloist.games.zooloretto.answers import (
    DISCARD,
    EXCHANGE,
    EXPAND,
    LOAD,
    MOVE,
    PURCHASE,
    TAKE,
    Action,
    Offer,
    Placement,
    Swap,
    Truck,
)
from soloist.games.zooloretto.automa.deck import MammothCard
from soloist.games.zooloretto.automa.ledger import Key
from soloist.games.zooloretto.tiles import COIN, TILES, Species, Tile
from soloist.wording.base import Explanation

ACTIONS: dict[Action, tuple[Message, tuple[str, ...]]] = {
    LOAD: (
        msg("Draw the top tile, look at it, then put it on any truck nobody has taken that has a free space."),
        ("ZOO-4.1", "ZOO-4.2", "ZOO-10.1"),
    ),
    MOVE: (
        msg("One animal from your barn to a gap, or one stall from barn or space to another free stall space."),
        ("ZOO-6.2", "ZOO-6.3", "ZOO-6.5"),
    ),
    EXCHANGE: (
        msg("All animals of an enclosure against all of another species in another enclosure or in your barn."),
        ("ZOO-6.6", "ZOO-6.7", "ZOO-6.8", "ZOO-6.10", "ZOO-6.11"),
    ),
    PURCHASE: (
        msg("One tile out of another barn into your zoo; one coin to its owner, one to the bank."),
        ("ZOO-6.12", "ZOO-6.13", "ZOO-6.14", "MAM-6.8"),
    ),
    DISCARD: (msg("One tile from your barn leaves the game."), ("ZOO-6.16", "ZOO-11.6")),
    EXPAND: (msg("Open one of your closed boards: five spaces and a stall space."), ("ZOO-6.17", "ZOO-2.1")),
}
TAKING = (
    msg("Take the truck and place all its tiles at once, in any order; then you are out until the round ends."),
    ("ZOO-5.1", "ZOO-5.2", "ZOO-3.2"),
)
ANIMALS = (
    msg("An enclosure holds one species. A male and a female that have not bred get an offspring there, once."),
    ("ZOO-5.3", "ZOO-7.1", "ZOO-7.5", "ZOO-11.1", "ZOO-11.2", "ZOO-11.3", "ZOO-11.6"),
)
STALLS = (
    msg("Beside an enclosure a stall makes its animals count, and each different type brings 2 points."),
    ("ZOO-5.5", "ZOO-11.3", "ZOO-11.4", "ZOO-11.5"),
)
COINS = (msg("A coin tile is a coin."), ("ZOO-5.6", "ZOO-2.7"))
CARDS = (msg("AutoMammoth tries the actions of a card from top to bottom."), ("MAM-2.2", "MAM-2.3", "MAM-3.5"))

VOCABULARY = (*ACTIONS, *TAKE, *Species, *TILES)


def explain(thing: object) -> Explanation | None:
    """What an action is, or what a tile is good for."""
    match thing:
        case Action():
            return Explanation(thing.say(), *(TAKING if thing.truck >= 0 else ACTIONS[thing]))
        case Truck():
            return Explanation(thing.say(), *ACTIONS[LOAD])
        case Placement() | Offer():
            return explain(thing.tile)
        case Swap():
            return Explanation(thing.say(), *ACTIONS[EXCHANGE])
        case Tile() if thing is COIN:
            return Explanation(thing.say(), *COINS)
        case Tile() | Key() if thing.species is None:
            return Explanation(thing.say(), *STALLS)
        case Tile() | Species() | Key():
            return Explanation(thing.say(), *ANIMALS)
        case MammothCard():
            return Explanation(thing.say(), *CARDS)
    return None
