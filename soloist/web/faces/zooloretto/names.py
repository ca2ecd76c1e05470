"""What the parts of a zoo are called on their signs."""

from __future__ import annotations

from collections.abc import Sequence

from soloist.engine.words import Message, msg, nmsg
from soloist.games.zooloretto.components import Ground
from soloist.games.zooloretto.scoring import enclosure_points
from soloist.games.zooloretto.tiles import Species, Tile
from soloist.games.zooloretto.view import EnclosureView

MANY = {
    Species.CAMEL: msg("Camels"),
    Species.ELEPHANT: msg("Elephants"),
    Species.FLAMINGO: msg("Flamingos"),
    Species.KANGAROO: msg("Kangaroos"),
    Species.LEOPARD: msg("Leopards"),
    Species.CHIMPANZEE: msg("Chimpanzees"),
    Species.PANDA: msg("Pandas"),
    Species.ZEBRA: msg("Zebras"),
}
FREE = msg("Free")


def code_of(ground: Ground) -> str:
    """E4, X1: as sentences name an enclosure."""
    return ground.id.upper()


def species_of(enclosure: EnclosureView) -> Species | None:
    return enclosure.animals[0].species if enclosure.animals else None


def sign_of(enclosure: EnclosureView) -> Message:
    """Who lives there."""
    species = species_of(enclosure)
    return FREE if species is None else MANY[species]


def points_of(enclosure: EnclosureView) -> int:
    return enclosure_points(enclosure.ground, len(enclosure.animals), len(enclosure.stalls))


def gaps_of(enclosure: EnclosureView) -> int:
    return enclosure.ground.spaces - len(enclosure.animals)


def reason_of(enclosure: EnclosureView) -> Message:
    """Why it counts what it counts [ZOO-11.1 to 11.3]."""
    gaps = gaps_of(enclosure)
    if not enclosure.animals:
        return msg("empty")
    if gaps == 0:
        return msg("full")
    if gaps == 1:
        return msg("one free")
    return msg("with a stall") if enclosure.stalls else msg("no stall")


def barn_reason(barn: Sequence[Tile]) -> Message:
    """How many kinds cost points [ZOO-11.5, 11.6]."""
    kinds = {tile.species for tile in barn if tile.species is not None}
    stalls = {tile for tile in barn if tile.is_stall}
    if not barn:
        return msg("empty")
    if not stalls:
        return nmsg("{n} species", "{n} species", n=len(kinds))
    if not kinds:
        return nmsg("{n} stall type", "{n} stall types", n=len(stalls))
    return nmsg("{n} kind", "{n} kinds", n=len(kinds) + len(stalls))


def signed(points: int) -> str:
    """A number with its sign: +2, −2, 0."""
    return f"+{points}" if points > 0 else minus(points)


def minus(points: int) -> str:
    """A number with a minus sign as long as a plus."""
    return str(points).replace("-", "−")
