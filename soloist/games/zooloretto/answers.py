"""What may be answered in Zooloretto."""

from __future__ import annotations

from dataclasses import dataclass, field

from soloist.engine.notation import Word
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, Spoken, msg, template
from soloist.games.zooloretto.components import GROUNDS
from soloist.games.zooloretto.tiles import TILES, Species, Tile


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action(Word):
    """One of the things to do in a turn [ZOO-3.1]."""

    truck: int = -1  # the one that is taken


LOAD = Action("load", msg("Draw a tile and load it on a truck"))
TAKE = tuple(Action(f"take {truck + 1}", msg("Take truck {truck}", truck=truck + 1), truck) for truck in range(5))
MOVE = Action("move", msg("Move a tile within the zoo (1 coin)"))
EXCHANGE = Action("exchange", msg("Exchange two groups of animals (1 coin)"))
PURCHASE = Action("purchase", msg("Buy a tile from another player's barn (2 coins)"))
DISCARD = Action("discard", msg("Discard a tile from the barn (2 coins)"))
EXPAND = Action("expand", msg("Open an expansion board (3 coins)"))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Truck(Word):
    """A truck as the place where a tile goes."""

    number: int


TRUCKS = tuple(Truck(f"truck {number}", msg("Truck {truck}", truck=number), number - 1) for number in range(1, 6))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Home(Word):
    """An enclosure of a zoo, or its barn."""

    number: int  # of the enclosure; -1: the barn


BARN = Home("barn", msg("the barn"), -1)
HOMES = tuple(
    Home(ground.id, msg("enclosure {name}", name=ground.id.upper()), number) for number, ground in enumerate(GROUNDS)
)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Placement:
    """A tile and where it goes; `origin` where it comes from, for moves."""

    tile: Tile
    home: Home
    origin: Home | None
    code: str = field(compare=False)

    def __init__(self, tile: Tile, home: Home, origin: Home | None = None) -> None:
        self.tile = tile
        self.home = home
        self.origin = origin
        places = home.code if origin is None or origin is BARN else f"{origin.code} {home.code}"
        self.code = f"{tile.code} {places}"

    def say(self) -> Message:
        if self.origin is None or self.origin is BARN:
            return msg("{tile} into {home}", tile=self.tile, home=self.home)
        return msg("{tile} from {origin} to {home}", tile=self.tile, origin=self.origin, home=self.home)


PLACEMENTS = {tile: tuple(Placement(tile, home) for home in (*HOMES, BARN)) for tile in TILES}
"""Of every tile, by the number of its home: the barn is the last one, -1."""
MOVES = {
    tile: tuple(tuple(Placement(tile, home, origin) for home in (*HOMES, BARN)) for origin in (*HOMES, BARN))
    for tile in TILES
}
"""Of every tile, by the number of where it comes from, and then of where it goes."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class Swap(Spoken):
    """All animals of one place against all of a species in another [ZOO-6.6]."""

    here: Home  # always an enclosure
    there: Home  # another enclosure, or the barn
    species: Species  # what comes from there
    code: str = field(compare=False)
    text = template("{here} for {species} in {there}")

    def __init__(self, here: Home, there: Home, species: Species) -> None:
        self.here = here
        self.there = there
        self.species = species
        self.code = f"{here.code} {there.code} {species.code}"


SWAPS = tuple(
    tuple(tuple(Swap(here, there, species) for species in Species) for there in (*HOMES, BARN)) for here in HOMES
)
"""By the numbers of both places and the species that comes."""


@dataclass(init=False, slots=True, unsafe_hash=True)
class ForSale(Spoken):
    """A tile in somebody's barn."""

    seller: Seat
    tile: Tile
    code: str = field(compare=False)
    text = template("{tile} from {seller}")

    def __init__(self, seller: Seat, tile: Tile) -> None:
        self.seller = seller
        self.tile = tile
        self.code = f"{tile.code} {seller.code}"


FOR_SALE = {tile: tuple(ForSale(seller, tile) for seller in seats(5)) for tile in TILES}
"""Every tile, by its owner."""
