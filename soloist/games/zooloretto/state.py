"""Everything on the table of Zooloretto: stacks, trucks, zoos, coins. Plain data with copies written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.games.zooloretto import components
from soloist.games.zooloretto.automa.deck import Difficulty, MammothDeck
from soloist.games.zooloretto.automa.ledger import Ledger
from soloist.games.zooloretto.components import ENCLOSURES, EXPANSIONS, Counts, Ground
from soloist.games.zooloretto.settings import Settings
from soloist.games.zooloretto.tiles import Species, Tile, in_order


@dataclass(frozen=True)
class Setup:
    """What was agreed before the game and never changes: shared by all copies of a board."""

    players: int
    counts: Counts
    settings: Settings
    automas: Mapping[Seat, Difficulty]  # which seats AutoMammoth plays
    deck: MammothDeck
    is_logged: bool = field(default=True, compare=False)  # whether anybody hears what is `LOGGED`
    tells_turns: bool = field(default=True, compare=False)  # whether anybody hears that a turn begins
    tells_loads: bool = field(default=True, compare=False)  # … that a tile is loaded
    tells_trucks: bool = field(default=True, compare=False)  # … that a truck is taken
    tells_places: bool = field(default=True, compare=False)  # … where its tiles go


@dataclass(init=False, slots=True, unsafe_hash=True)
class Enclosure:
    """An enclosure with the animals in it and the stalls at it.

    It never changes: whoever fills it puts another in its place, so that boards, their copies and views share it.
    """

    ground: Ground
    animals: tuple[Tile, ...]
    stalls: tuple[Tile, ...]
    species: Species | None = field(compare=False)
    free_spaces: int = field(compare=False)
    points: int = field(compare=False)

    def __init__(self, ground: Ground, animals: tuple[Tile, ...] = (), stalls: tuple[Tile, ...] = ()) -> None:
        self.ground = ground
        self.animals = animals
        self.stalls = stalls
        self.species = animals[0].species if animals else None
        self.free_spaces = ground.spaces - len(animals)
        self.points = ground.worth[1 if stalls else 0][len(animals)]

    def with_animals(self, animals: tuple[Tile, ...]) -> Enclosure:
        """These live there now."""
        return Enclosure(self.ground, animals, self.stalls)

    def with_stall(self, stall: Tile) -> Enclosure:
        return Enclosure(self.ground, self.animals, (*self.stalls, stall))

    def without_stall(self, stall: Tile) -> Enclosure:
        place = self.stalls.index(stall)
        return Enclosure(self.ground, self.animals, self.stalls[:place] + self.stalls[place + 1 :])


EMPTY_ENCLOSURES = tuple([Enclosure(ground) for ground in ENCLOSURES])


@dataclass(slots=True)
class Zoo:
    """One player's enclosures, barn, closed expansion boards and coins."""

    closed: int
    coins: int = components.COINS_EACH
    enclosures: list[Enclosure] = field(default_factory=lambda: [*EMPTY_ENCLOSURES])
    barn: list[Tile] = field(default_factory=list)

    def copy(self) -> Zoo:
        return Zoo(self.closed, self.coins, self.enclosures[:], self.barn[:])

    def open_expansion(self) -> None:
        """Open one more board: x1, then x2."""
        self.closed -= 1
        self.enclosures.append(Enclosure(EXPANSIONS[len(self.enclosures) - len(ENCLOSURES)]))


class Board(Plain):
    """The whole table."""

    __slots__ = (
        "active", "bank", "drawn", "last_round", "ledgers", "over", "pile", "players", "ready", "removed",
        "round", "setup", "species", "taken_by", "trucks", "turns", "young", "zoos",
    )  # fmt: skip

    def __init__(self, setup: Setup, like: Board | None = None) -> None:
        if like is None:
            self._begin(setup)
        else:
            self._take_over(like)

    def _begin(self, setup: Setup) -> None:
        self.setup = setup
        self.players = seats(setup.players)
        self.ready = False  # species removed and tiles shuffled
        self.over = False
        self.species: tuple[Species, ...] = ()
        self.pile: Pile[Tile] = Pile((), in_order)  # main stack and, its last 15 tiles, the end stack
        self.drawn: Tile | None = None  # the tile just drawn, until it lies on a truck
        self.removed: list[Tile] = []  # tiles that left the game
        self.young = [0] * len(Species)  # offspring in the supply
        self.bank = components.COINS - components.COINS_EACH * setup.players
        self.trucks: list[list[Tile]] = [[] for _ in setup.counts.truck_spaces]
        self.taken_by: list[Seat | None] = [None] * len(self.trucks)
        self.zoos = [None if seat in setup.automas else Zoo(setup.counts.expansions) for seat in self.players]
        levels = [setup.automas.get(seat) for seat in self.players]
        self.ledgers = [None if level is None else Ledger(setup.deck.of(level), level) for level in levels]
        self.active = Seat(0)
        self.round = 0
        self.turns = [0] * setup.players  # that each seat has begun
        self.last_round = False

    def copy(self) -> Board:
        return Board(self.setup, self)

    def _take_over(self, like: Board) -> None:
        self.setup = like.setup
        self.players = like.players
        self.ready = like.ready
        self.over = like.over
        self.species = like.species
        self.pile = like.pile.copy()
        self.drawn = like.drawn
        self.removed = like.removed[:]
        self.young = like.young[:]
        self.bank = like.bank
        self.trucks = [truck[:] for truck in like.trucks]
        self.taken_by = like.taken_by[:]
        self.zoos = [None if zoo is None else zoo.copy() for zoo in like.zoos]
        self.ledgers = [None if ledger is None else ledger.copy() for ledger in like.ledgers]
        self.active = like.active
        self.round = like.round
        self.turns = like.turns[:]
        self.last_round = like.last_round

    def zoo(self, seat: Seat) -> Zoo:
        zoo = self.zoos[seat]
        assert zoo is not None, f"{seat!r} is an automa and has no zoo"
        return zoo

    def free_spaces(self, truck: int) -> int:
        return self.setup.counts.truck_spaces[truck] - len(self.trucks[truck])

    @property
    def turn(self) -> int:
        """How many have begun."""
        return sum(self.turns)

    @property
    def main_stack(self) -> int:
        return max(len(self.pile) - components.END_STACK, 0)

    @property
    def end_stack(self) -> int:
        return min(len(self.pile), components.END_STACK)

    def pay_bank(self, zoo: Zoo, coins: int) -> None:
        zoo.coins -= coins
        self.bank += coins

    def pay_bonus(self, zoo: Zoo, coins: int) -> int:
        """The bank pays what it has [ZOO-8.6]."""
        paid = min(coins, self.bank)
        self.bank -= paid
        zoo.coins += paid
        return paid


def supply(species: tuple[Species, ...]) -> list[int]:
    """Two offspring per species in play [ZOO-1.6]."""
    return [components.YOUNG_EACH if kind in species else 0 for kind in Species]


def counts_for(players: int, settings: Settings) -> Counts:
    """What depends on the number of players; the order of blocked trucks is a reading [ZOO-9.4]."""
    counts = components.BY_PLAYERS[players]
    if settings.truck_order == "123":
        return replace(counts, truck_spaces=tuple(sorted(counts.truck_spaces)))
    return counts
