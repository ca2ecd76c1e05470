"""Exchange: two groups of animals change places [ZOO-6.6 to ZOO-6.11]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from soloist.engine.flow import Flow, Refusal, choose
from soloist.engine.seats import Seat
from soloist.engine.words import msg
from soloist.games.zooloretto.answers import BARN, EXCHANGE, SWAPS, Swap
from soloist.games.zooloretto.components import PRICES
from soloist.games.zooloretto.events import GroupsExchanged
from soloist.games.zooloretto.place import breed
from soloist.games.zooloretto.questions import WHICH_GROUPS
from soloist.games.zooloretto.state import Board, Enclosure, Zoo
from soloist.games.zooloretto.tiles import Species

NOTHING_TO_EXCHANGE = Refusal("ZOO-6.7", msg("no two groups of different species that fit each other's places"))
SAME_SPECIES = Refusal("ZOO-6.7", msg("both groups are of the same species"))
EMPTY = Refusal("ZOO-6.7", msg("both places must hold animals"))
TOO_MANY = Refusal("ZOO-6.8", msg("a group does not fit into its new enclosure"))


def barn_groups(zoo: Zoo) -> dict[Species, int]:
    """How many animals of each species are in the barn."""
    groups: dict[Species, int] = {}
    for tile in zoo.barn:
        if tile.species is not None:
            groups[tile.species] = groups.get(tile.species, 0) + 1
    return groups


def why_not_swap(here: Enclosure, species: Species, count: int, room: int) -> Refusal | None:
    """Why an enclosure with animals may not exchange with so many of a species from a place with so much room
    [ZOO-6.7, ZOO-6.8]."""
    if here.species is species:
        return SAME_SPECIES
    return None if count <= here.ground.spaces and len(here.animals) <= room else TOO_MANY


def pairs(zoo: Zoo) -> Iterator[tuple[int, int, Species, Refusal | None]]:
    """All pairs of places (-1: the barn) with the species that would come, and why they may not be exchanged."""
    groups = barn_groups(zoo)
    settled = [(number, enclosure) for number, enclosure in enumerate(zoo.enclosures) if enclosure.animals]
    for place, (number, here) in enumerate(settled, 1):
        for later, there in settled[place:]:
            species = there.species
            assert species is not None
            yield number, later, species, why_not_swap(here, species, len(there.animals), there.ground.spaces)
        for species, count in groups.items():  # the barn always has room [ZOO-6.9]
            yield number, -1, species, why_not_swap(here, species, count, len(here.animals))


def swaps(board: Board, seat: Seat) -> list[Swap]:
    """All exchanges that are allowed [ZOO-6.6]."""
    return [
        SWAPS[number][other][species] for number, other, species, refusal in pairs(board.zoo(seat)) if refusal is None
    ]


def why_not_exchange(board: Board, seat: Seat, zoo: Zoo) -> Refusal | None:
    """The barn, which always has room [ZOO-6.9], is looked at first: mostly something there can be exchanged."""
    settled = [enclosure for enclosure in zoo.enclosures if enclosure.animals]
    if settled and zoo.barn:
        for species, count in barn_groups(zoo).items():
            for here in settled:
                if why_not_swap(here, species, count, len(here.animals)) is None:
                    return None
    for place, here in enumerate(settled, 1):
        for there in settled[place:]:
            species_there = there.species
            assert species_there is not None
            if why_not_swap(here, species_there, len(there.animals), there.ground.spaces) is None:
                return None
    return NOTHING_TO_EXCHANGE


def refuse_swap(zoo: Zoo, code: str) -> Refusal | None:
    """Why two groups cannot be exchanged."""
    for number, other, species, refusal in pairs(zoo):
        if code == SWAPS[number][other][species].code:
            return refusal
    return EMPTY if code.count(" ") == 2 else None


def exchange(board: Board, seat: Seat) -> Flow[None]:
    """Two groups change places; pairs from the barn breed, never for a bonus [ZOO-6.6, ZOO-6.10, ZOO-6.11]."""
    zoo = board.zoo(seat)
    swap = yield from choose(
        seat,
        lambda: swaps(board, seat),
        ask=WHICH_GROUPS,
        why="ZOO-6.6",
        refuse=partial(refuse_swap, zoo),
        about=EXCHANGE,
    )
    board.pay_bank(zoo, PRICES["exchange"])
    here = zoo.enclosures[swap.here.number]
    yield GroupsExchanged(seat, swap)
    if swap.there is BARN:
        incoming = tuple([tile for tile in zoo.barn if tile.species is swap.species])
        zoo.barn = [tile for tile in zoo.barn if tile.species is not swap.species] + [*here.animals]
        zoo.enclosures[swap.here.number] = here.with_animals(incoming)
        yield from breed(board, seat, zoo, swap.here, bonus=False)
    else:
        there = zoo.enclosures[swap.there.number]
        zoo.enclosures[swap.here.number] = here.with_animals(there.animals)
        zoo.enclosures[swap.there.number] = there.with_animals(here.animals)
