"""What the actions and tiles of Zooloretto are, with the rules that say so; and what the parts of a zoo are called."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto import answers, components
from soloist.games.zooloretto.answers import DISCARD, EXCHANGE, EXPAND, LOAD, MOVE, PURCHASE, TAKE, Action
from soloist.games.zooloretto.automa import deck, ledger, why
from soloist.games.zooloretto.state import Enclosure
from soloist.games.zooloretto.tiles import COIN, TILES, Species, Tile
from soloist.wording.base import Explanation

ACTIONS: dict[Action, tuple[Message, tuple[str, ...]]] = {
    LOAD: (
        msg("Draw the top tile, look at it, then put it on any truck nobody has taken that has a free space."),
        ("ZOO-4.1", "ZOO-4.2", "ZOO-10.1"),
    ),
    MOVE: (
        msg(
            "Move one animal from your barn to a free space, or one stall from your barn or a stall space to "
            "another free stall space."
        ),
        ("ZOO-6.2", "ZOO-6.3", "ZOO-6.5"),
    ),
    EXCHANGE: (
        msg("Swap all animals in an enclosure for all of another species in another enclosure or in your barn."),
        ("ZOO-6.6", "ZOO-6.7", "ZOO-6.8", "ZOO-6.10", "ZOO-6.11"),
    ),
    PURCHASE: (
        msg("One tile from another player's barn into your zoo; pay its owner 1 coin and the bank 1."),
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
    msg("A stall next to an enclosure makes its animals count, and each different type is worth 2 points."),
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
        case answers.Truck():
            return Explanation(thing.say(), *ACTIONS[LOAD])
        case answers.Placement() | answers.ForSale():
            return explain(thing.tile)
        case answers.Swap():
            return Explanation(thing.say(), *ACTIONS[EXCHANGE])
        case Tile() if thing is COIN:
            return Explanation(thing.say(), *COINS)
        case Tile() | ledger.Key() if thing.species is None:
            return Explanation(thing.say(), *STALLS)
        case Tile() | Species() | ledger.Key():
            return Explanation(thing.say(), *ANIMALS)
        case deck.MammothCard():
            return Explanation(thing.say(), *CARDS)
    return None


def reason(line: why.MammothLine) -> Message:
    """Why AutoMammoth does something: a card with whose it is; what becomes of its actions without, as they follow."""
    return line.say() if line.step is why.Step.CARD else msg("{line} [{rule}]", line=line.reason(), rule=line.rule)


# what the parts of a zoo are called on their signs

MANY = {
    Species.CAMEL: msg("Camels"), Species.ELEPHANT: msg("Elephants"), Species.FLAMINGO: msg("Flamingos"),
    Species.KANGAROO: msg("Kangaroos"), Species.LEOPARD: msg("Leopards"), Species.CHIMPANZEE: msg("Chimpanzees"),
    Species.PANDA: msg("Pandas"), Species.ZEBRA: msg("Zebras"),
}  # fmt: skip


def code_of(ground: components.Ground) -> str:
    """E4, X1: as sentences name an enclosure."""
    return ground.id.upper()


def sign_of(enclosure: Enclosure) -> Message:
    """Who lives there."""
    species = enclosure.species
    return msg("Free") if species is None else MANY[species]


def reason_of(enclosure: Enclosure) -> Message:
    """Why it counts what it counts [ZOO-11.1 to ZOO-11.3]."""
    gaps = enclosure.free_spaces
    if not enclosure.animals:
        return msg("empty")
    if gaps == 0:
        return msg("full")
    if gaps == 1:
        return msg("one free")
    return msg("with a stall") if enclosure.stalls else msg("no stall")


def barn_reason(barn: Sequence[Tile]) -> Message:
    """How many kinds cost points [ZOO-11.5, ZOO-11.6]."""
    kinds = {tile.species for tile in barn if tile.species is not None}
    stalls = {tile for tile in barn if tile.is_stall}
    if not barn:
        return msg("empty")
    if not stalls:
        return nmsg("{n} species", "{n} species", n=len(kinds))
    if not kinds:
        return nmsg("{n} stall type", "{n} stall types", n=len(stalls))
    return nmsg("{n} kind", "{n} kinds", n=len(kinds) + len(stalls))


def filled(enclosure: Enclosure) -> Message:
    return msg("{code} {animals}, {n} of {spaces}", code=code_of(enclosure.ground), animals=sign_of(enclosure),
               n=len(enclosure.animals), spaces=enclosure.ground.spaces)  # fmt: skip
