"""Everything on the table of Orichalcum: boards, stacks, bags, and each player's island. Plain data, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar, NamedTuple

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.games.orichalcum.box import SIZES, Box
from soloist.games.orichalcum.circles import Ground, Island
from soloist.games.orichalcum.pieces import BASE, Building, Card, Creature, Goods, Kind, Terrain, Tile, by_order
from soloist.games.orichalcum.settings import Settings

NO_LAND = (0,) * len(Terrain)
OF_METROPOLIS = (Kind.MINE, Kind.TRAINING_CAMP)


class Stage(IntEnum):
    """What comes next when nothing is half done."""

    SETUP = 0
    TURN = 1
    ROUND_END = 2
    OVER = 3
    ADDITIONAL = 4  # the same turn, from the additional action on


@dataclass(frozen=True)
class Setup:
    """What was agreed before the game and never changes: shared by all copies of a table."""

    players: int
    box: Box
    islands: tuple[Island, ...]
    settings: Settings
    ai: Seat | None = None  # the seat of the AI [OAI-1.7]
    is_told: bool = field(default=True, compare=False)  # whether anybody hears what happens
    is_logged: bool = field(default=True, compare=False)  # whether anybody hears what is `LOGGED`


class BoardCard(NamedTuple):
    """A card on the action board with its tile, and a creature for each volcano of the tile [ORI-2.5]."""

    card: Card
    tile: Tile | None
    creatures: tuple[Creature, ...]


class Beast(NamedTuple):
    """A creature on an island: its circle, and the hoplites that stand with it [ORI-8.6]."""

    circle: int
    creature: Creature
    hoplites: int


class Titan(NamedTuple):
    """A Titan somebody holds, with its power still to be used or not [ORI-6.4]."""

    terrain: Terrain
    active: bool


class Realm(Plain):
    """One player's island with all that is on it, and what lies beside it. Sets of circles are bits of a number."""

    is_ai: ClassVar[bool] = False

    __slots__ = (
        "beasts", "buildings", "built", "captured", "ground", "hoplites", "hospital", "lands", "medallions",
        "metropolis", "nuggets", "temples", "titans",
    )  # fmt: skip

    def __init__(self, ground: Ground, like: Realm | None = None) -> None:
        if like is None:
            self._begin(ground)
        else:
            self._take_over(like)

    def _begin(self, ground: Ground) -> None:
        self.ground = ground
        self.lands: tuple[int, ...] = NO_LAND  # by terrain, without what is built on [ORI-1.8]
        self.built = 0  # under metropolis, buildings and temples
        self.metropolis = 0
        self.beasts: tuple[Beast, ...] = ()  # from left to right
        self.buildings: tuple[tuple[int, Building], ...] = ()  # with their circles
        self.temples: tuple[int, ...] = ()
        self.hoplites = 0  # in reserve
        self.hospital = 0  # hoplites that return when the capture action ends [ORI-11.2]
        self.nuggets = 0
        self.captured: tuple[Creature, ...] = ()
        self.medallions = 0
        self.titans: tuple[Titan, ...] = ()

    def copy(self) -> Realm:
        return Realm(self.ground, self)

    def _take_over(self, like: Realm) -> None:
        """All of it is replaced, never changed."""
        self.ground = like.ground
        self.lands = like.lands
        self.built = like.built
        self.metropolis = like.metropolis
        self.beasts = like.beasts
        self.buildings = like.buildings
        self.temples = like.temples
        self.hoplites = like.hoplites
        self.hospital = like.hospital
        self.nuggets = like.nuggets
        self.captured = like.captured
        self.medallions = like.medallions
        self.titans = like.titans

    # what there is

    @property
    def laid(self) -> int:
        """Circles that are no longer empty."""
        laid = self.built
        for land in self.lands:
            laid |= land
        return laid

    @property
    def lairs(self) -> int:
        """Circles that hold a creature."""
        lairs = 0
        for beast in self.beasts:
            lairs |= 1 << beast.circle
        return lairs

    @property
    def points(self) -> int:
        """Medallions, temples and the Titans held now [ORI-1.3]."""
        return self.medallions + len(self.temples) + len(self.titans)

    def count(self, kind: Kind) -> int:
        """Buildings of a kind; the metropolis is a mine and a training camp [ORI-5.3]."""
        number = 1 if kind in OF_METROPOLIS and self.metropolis else 0
        for _, building in self.buildings:
            if building.kind is kind:
                number += 1
        return number

    def holds(self, terrain: Terrain) -> bool:
        return any(titan.terrain is terrain for titan in self.titans)

    @property
    def standing(self) -> int:
        """Hoplites that stand with creatures."""
        standing = 0
        for beast in self.beasts:
            standing += beast.hoplites
        return standing

    def amount(self, goods: Goods) -> int:
        """What an additional action can be paid with [ORI-9.2]."""
        if goods is Goods.CREATURES:
            return len(self.captured)
        return self.nuggets if goods is Goods.NUGGETS else self.hoplites

    # changes

    def take_captive(self, beast: Beast) -> None:
        """From its circle beside the board, the weakest first [ORI-8.4, ORI-9.2]."""
        self.remove_beast(beast.circle)
        self.captured = tuple(sorted([*self.captured, beast.creature], key=by_order))

    def add_land(self, circle: int, terrain: Terrain) -> None:
        self.lands = tuple(land | (place == terrain) << circle for place, land in enumerate(self.lands))

    def build_on(self, mask: int) -> None:
        """Built circles are no terrain any more [ORI-1.8]."""
        self.built |= mask
        self.lands = tuple(land & ~mask for land in self.lands)

    def add_beast(self, beast: Beast) -> None:
        """Onto its circle, or in the place of the same one with other hoplites."""
        others = [other for other in self.beasts if other.circle != beast.circle]
        self.beasts = tuple(sorted([*others, beast], key=lambda each: each.circle))

    def remove_beast(self, circle: int) -> None:
        self.beasts = tuple(beast for beast in self.beasts if beast.circle != circle)

    def take_titan(self, titan: Titan) -> None:
        """Into its place among those held, or in the place of the same one."""
        others = [other for other in self.titans if other.terrain is not titan.terrain]
        self.titans = tuple(sorted([*others, titan]))

    def lose_titan(self, terrain: Terrain) -> None:
        self.titans = tuple(titan for titan in self.titans if titan.terrain is not terrain)


class OrichalcumTable(Plain):
    """What lies between the players, and their islands."""

    __slots__ = (
        "active", "bag", "buildings", "common", "deck", "discard", "last", "pawn", "realms", "round", "row",
        "setup", "slots", "stacks", "stage", "thrown", "turn",
    )  # fmt: skip

    def __init__(self, setup: Setup, like: OrichalcumTable | None = None) -> None:
        if like is None:
            self._begin(setup)
        else:
            self._take_over(like)

    def _begin(self, setup: Setup) -> None:
        box = setup.box
        self.setup = setup
        self.stage = Stage.SETUP
        self.active = Seat(0)
        self.pawn = Seat(0)  # who has the initiative [ORI-2.8]
        self.last = Seat(0)  # who has the last turn of the round
        self.round = 1
        self.turn = 0
        self.deck: Pile[Card] = Pile(box.cards, by_order)
        self.discard: list[Card] = []
        self.stacks: list[Pile[Tile]] = [
            Pile([tile for tile in box.tiles if tile.size == size], by_order) for size in SIZES
        ]
        self.thrown: list[Tile] = []  # tiles that had no place [ORI-5.6]
        self.bag: Pile[Creature] = Pile(box.creatures, by_order)
        self.buildings: Pile[Building] = Pile(box.buildings, by_order)
        self.row: list[BoardCard] = []
        self.slots: tuple[Building | None, ...] = (None,) * len(BASE)  # the construction board, by terrain
        self.common: tuple[Terrain, ...] = BASE  # Titans nobody holds, active [ORI-2.7]
        self.realms = [Realm(island) for island in setup.islands]

    def copy(self) -> OrichalcumTable:
        return OrichalcumTable(self.setup, self)

    def _take_over(self, like: OrichalcumTable) -> None:
        self.setup = like.setup
        self.stage = like.stage
        self.active = like.active
        self.pawn = like.pawn
        self.last = like.last
        self.round = like.round
        self.turn = like.turn
        self.deck = like.deck.copy()
        self.discard = like.discard[:]
        self.stacks = [stack.copy() for stack in like.stacks]
        self.thrown = like.thrown[:]
        self.bag = like.bag.copy()
        self.buildings = like.buildings.copy()
        self.row = like.row[:]
        self.slots = like.slots
        self.common = like.common
        self.realms = [realm.copy() for realm in like.realms]

    @property
    def players(self) -> tuple[Seat, ...]:
        return seats(self.setup.players)

    def order_from(self, seat: Seat) -> list[Seat]:
        """Clockwise from a seat."""
        return [*self.players[seat:], *self.players[:seat]]

    def price(self, place: int) -> int:
        """Hoplites for the card in a place of the action board, from 0 [ORI-4.2]."""
        return self.setup.box.price(place)

    # supplies

    @property
    def hoplites_left(self) -> int:
        """None are taken away for those that should lie on camps, if there are too few [ORI-2.6]."""
        left = self.setup.box.hoplites
        for realm in self.realms:
            left -= realm.hoplites + realm.standing + realm.hospital
        for building in self.slots:
            if building is not None:
                left -= building.hoplites
        return max(0, left)

    @property
    def nuggets_left(self) -> int:
        left = self.setup.box.nuggets
        for realm in self.realms:
            left -= realm.nuggets
        for building in self.slots:
            if building is not None:
                left -= building.nuggets
        return max(0, left)

    @property
    def tokens_left(self) -> int:
        left = self.setup.box.victory_tokens
        for realm in self.realms:
            left -= realm.medallions + len(realm.temples)
        return left

    @property
    def temples_left(self) -> int:
        return self.setup.box.temple_tiles - sum(len(realm.temples) for realm in self.realms)

    def fill_slot(self, terrain: Terrain, building: Building | None) -> None:
        self.slots = tuple(building if place == terrain else there for place, there in enumerate(self.slots))

    def take_titan_from_all(self, terrain: Terrain) -> None:
        """Wherever it is [ORI-6.1]."""
        self.common = tuple(each for each in self.common if each is not terrain)
        for realm in self.realms:
            realm.lose_titan(terrain)

    def return_titan(self, terrain: Terrain) -> None:
        self.common = tuple(sorted([*self.common, terrain]))
