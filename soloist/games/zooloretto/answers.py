"""What may be answered in Zooloretto."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.zooloretto.components import GROUNDS
from soloist.games.zooloretto.tiles import Species, Tile


class Action:
    """One of the things to do in a turn [ZOO-3.1]."""

    __slots__ = ("_text", "code", "truck")

    def __init__(self, code: str, text: Message, truck: int = -1) -> None:
        self.code = code
        self._text = text
        self.truck = truck

    def say(self) -> Message:
        return self._text

    def __repr__(self) -> str:
        return self.code


LOAD = Action("load", msg("Draw a tile and load it on a truck"))
TAKE = tuple(Action(f"take {truck + 1}", msg("Take truck {truck}", truck=truck + 1), truck) for truck in range(5))
MOVE = Action("move", msg("Move a tile within the zoo (1 coin)"))
EXCHANGE = Action("exchange", msg("Exchange two groups of animals (1 coin)"))
PURCHASE = Action("purchase", msg("Buy a tile out of another barn (2 coins)"))
DISCARD = Action("discard", msg("Discard a tile from the barn (2 coins)"))
EXPAND = Action("expand", msg("Open an expansion board (3 coins)"))


class Truck:
    """A truck as the place where a tile goes."""

    __slots__ = ("code", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.code = f"truck {number + 1}"

    def say(self) -> Message:
        return msg("Truck {truck}", truck=self.number + 1)

    def __repr__(self) -> str:
        return self.code


TRUCKS = tuple(Truck(number) for number in range(5))


class Home:
    """An enclosure of a zoo, or its barn."""

    __slots__ = ("code", "number")

    def __init__(self, number: int, code: str) -> None:
        self.number = number  # of the enclosure; -1: the barn
        self.code = code

    def say(self) -> Message:
        if self.number < 0:
            return msg("the barn")
        return msg("enclosure {name}", name=self.code.upper())

    def __repr__(self) -> str:
        return self.code


BARN = Home(-1, "barn")
HOMES = tuple(Home(number, ground.id) for number, ground in enumerate(GROUNDS))


class Placement:
    """A tile and where it goes; `origin` where it comes from, for moves."""

    __slots__ = ("home", "origin", "tile")

    def __init__(self, tile: Tile, home: Home, origin: Home | None = None) -> None:
        self.tile = tile
        self.home = home
        self.origin = origin

    @property
    def code(self) -> str:
        if self.origin is None or self.origin is BARN:
            return f"{self.tile.code} {self.home.code}"
        return f"{self.tile.code} {self.origin.code} {self.home.code}"

    def say(self) -> Message:
        if self.origin is None or self.origin is BARN:
            return msg("{tile} into {home}", tile=self.tile, home=self.home)
        return msg("{tile} from {origin} to {home}", tile=self.tile, origin=self.origin, home=self.home)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Placement):
            return NotImplemented
        return self.tile is other.tile and self.home is other.home and self.origin is other.origin

    def __hash__(self) -> int:
        return hash((self.tile, self.home))

    def __repr__(self) -> str:
        return self.code


class Swap:
    """All animals of one place against all of a species in another [ZOO-6.6]."""

    __slots__ = ("here", "species", "there")

    def __init__(self, here: Home, there: Home, species: Species) -> None:
        self.here = here  # always an enclosure
        self.there = there  # another enclosure, or the barn
        self.species = species  # what comes from there

    @property
    def code(self) -> str:
        return f"{self.here.code} {self.there.code} {self.species.code}"

    def say(self) -> Message:
        return msg("{here} against {species} in {there}", here=self.here, species=self.species, there=self.there)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Swap):
            return NotImplemented
        return (self.here, self.there, self.species) == (other.here, other.there, other.species)

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return self.code


class Offer:
    """A tile in somebody's barn."""

    __slots__ = ("seller", "tile")

    def __init__(self, seller: Seat, tile: Tile) -> None:
        self.seller = seller
        self.tile = tile

    @property
    def code(self) -> str:
        return f"{self.tile.code} {self.seller.code}"

    def say(self) -> Message:
        return msg("{tile} from {seller}", tile=self.tile, seller=self.seller)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Offer):
            return NotImplemented
        return self.seller == other.seller and self.tile is other.tile

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return self.code
