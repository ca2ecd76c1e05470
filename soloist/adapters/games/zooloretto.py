"""Zooloretto as numbers: tiles, trucks, zoos from oneself around the table, AutoMammoth's stacks."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter
from typing import TypeAlias

from soloist.adapters.coding import Coding, Writer, counted
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import SEATS, Seat
from soloist.games.zooloretto import answers, questions
from soloist.games.zooloretto.answers import BARN, HOMES, TRUCKS, ForSale, Placement, Swap
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, read_deck
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.components import GROUNDS, Ground
from soloist.games.zooloretto.scoring import points
from soloist.games.zooloretto.state import Board, Zoo
from soloist.games.zooloretto.tiles import TILES, Species, Tile, in_order

MOST_PLAYERS = 5
PLACED = tuple(tile for tile in TILES if not tile.is_coin)
STALLS = tuple(tile for tile in TILES if tile.is_stall)
LEVELS = {difficulty: number for number, difficulty in enumerate(Difficulty, 1)}
SPECIES, FACES = len(Species), len(TILES)
PER_ENCLOSURE = SPECIES + 6 + len(STALLS)
PER_ZOO = len(GROUNDS) * PER_ENCLOSURE
COINS_AT, BARN_AT = 2 + len(TRUCKS), 4 + len(TRUCKS)
"""Where these stand among the numbers of a seat."""
FACE = {tile: tile.order for tile in TILES}
NO_TILES: Tensor = array("f", bytes(4 * FACES))
NO_ENCLOSURE: Tensor = array("f", bytes(4 * PER_ENCLOSURE))
STALL = {tile: number for number, tile in enumerate(STALLS)}
Held: TypeAlias = tuple[list[Tile], list[Tile]]
HOLDS = attrgetter("animals", "stalls")
"""What lies in an enclosure."""


class ZoolorettoCoding(Coding):
    language = questions, answers
    around = "zoo"

    def writer(self) -> Writer:
        return ZoolorettoWriter(self)

    def words(self) -> Iterator[str]:
        yield from (tile.code for tile in PLACED)
        yield from (Placement(tile, home).code for tile in PLACED for home in (*HOMES, BARN))
        for tile in STALLS:  # only these leave an enclosure one by one [ZOO-6.2]
            homes = [(origin, home) for origin in HOMES for home in (*HOMES, BARN) if home is not origin]
            yield from (Placement(tile, home, origin).code for origin, home in homes)
        pairs = [(here, there) for place, here in enumerate(HOMES) for there in (*HOMES[place + 1 :], BARN)]
        yield from (Swap(here, there, species).code for here, there in pairs for species in Species)
        yield from self._for_sale()

    def _for_sale(self) -> Iterator[str]:
        return (ForSale(seller, tile).code for tile in PLACED for seller in SEATS[:MOST_PLAYERS])

    def draws(self) -> Iterator[str]:
        yield from (species.code for species in Species)
        yield from (tile.code for tile in TILES)
        yield from (key.code for key in KEYS)
        yield from self._for_sale()
        own = self.settings["mammoth_deck"]
        yield from (card.code for card in (read_deck(own) if own else DECK).cards)

    def pieces(self) -> Iterator[str]:
        yield from (tile.code for tile in TILES)

    def fields(self) -> Iterator[Field]:
        yield Field("round", 1, "rounds begun", 20)
        yield Field("turn", 1, "turns begun", 100)
        yield Field("last_round", 1, "whether the last round is being played")
        yield Field("species", len(Species), "species in play")
        yield Field("tiles_left", FACES, "tiles that are still to come, how many of each", 10)
        yield Field("stacks", 2, "tiles in the main stack, and in the end stack", 100)
        yield Field("drawn", FACES, "the tile just drawn")
        yield Field("young", len(Species), "offspring in the supply", 2)
        yield Field("bank", 1, "coins in the bank", 30)
        yield Field("trucks", len(TRUCKS) * FACES, "tiles on each truck, how many of each", 3)
        yield from of_each(self.seats, "zoo", (
            Field("active", 1, "whether it is this seat's turn"),
            Field("took", len(TRUCKS), "the truck that was taken in this round"),
            Field("score", 1, "points as they stand", 40),
            Field("coins", 1, "coins", 10),
            Field("closed", 1, "expansion boards not opened yet", 2),
            Field("barn", FACES, "tiles in the barn, how many of each", 2),
            Field("enclosures", PER_ZOO,
                  "each enclosure: its species, animals / 6, spaces / 6, males, females and pairs that have bred, "
                  "offspring, its stalls"),
            Field("mammoth", 2, "AutoMammoth's difficulty, and its turns in this round", 3),
            Field("mammoth_stacks", len(KEYS), "AutoMammoth's stacks, how many tiles in each", 10),
        ))  # fmt: skip


class ZoolorettoWriter(Writer):
    """Everything is open but the order of the stacks."""

    def __init__(self, coding: Coding) -> None:
        super().__init__(coding)
        at = coding.layout.at
        self._species_at, self._left_at, self._stacks_at = at["species"], at["tiles_left"], at["stacks"]
        self._drawn_at, self._young_at, self._bank_at = at["drawn"], at["young"], at["bank"]
        self._trucks_at = range(at["trucks"], at["zoo0.active"], FACES)
        self._zoos_at = range(self.first, self.last, self.width)
        self._species: tuple[Species, ...] = ()
        self._left: list[Tile] = []
        self._drawn: Tile | None = None
        self._young: list[int] = []
        self._trucks: list[list[Tile]] = [[] for _ in TRUCKS]
        self._active = 0
        self._taken_by: list[Seat | None] = []
        self._barns: list[list[Tile]] = [[] for _ in self._zoos_at]
        self._enclosures: list[list[Held | None]] = [[] for _ in self._zoos_at]

    def write(self, board: Board) -> None:
        numbers = self.numbers
        numbers[0] = board.round
        numbers[1] = board.turn
        numbers[2] = board.last_round
        numbers[self._bank_at] = board.bank
        if board.species is not self._species:
            self._write_species(board.species)
        if board.pile.rest != self._left:
            self._write_left(board)
        if board.drawn is not self._drawn:
            self.mark(self._drawn_at, FACE, self._drawn, board.drawn)
            self._drawn = board.drawn
        if board.young != self._young:
            self._young = board.young[:]
            numbers[self._young_at : self._young_at + SPECIES] = array("f", self._young)
        if board.trucks != self._trucks:
            self._write_trucks(board.trucks)
        if board.taken_by != self._taken_by:
            self._write_taken(board.taken_by)
        numbers[self._zoos_at[self._active]] = 0
        self._active = board.active
        numbers[self._zoos_at[self._active]] = 1
        for seat, zoo in enumerate(board.zoos):
            if zoo is None:
                self._write_mammoth(board, seat)
                continue
            place = self._zoos_at[seat] + COINS_AT
            numbers[place] = zoo.coins
            numbers[place + 1] = zoo.closed
            if zoo.barn != self._barns[seat] or [*map(HOLDS, zoo.enclosures)] != self._enclosures[seat]:
                self._write_zoo(board, seat, zoo)

    def _write_species(self, species: tuple[Species, ...]) -> None:
        self._species = species
        for place, kind in enumerate(Species, self._species_at):
            self.numbers[place] = kind in species

    def _write_left(self, board: Board) -> None:
        """Tiles that are still to come; mostly one has been drawn, and the others are the same."""
        now, left, drawn = board.pile.rest, self._left, board.drawn
        if drawn is not None and len(now) == len(left) - 1:
            was = left.pop(min(bisect_left(left, drawn.order, key=in_order), len(now)))
            self.numbers[self._left_at + was.order] -= 1
        if now != left:
            self._left = now[:]
            self._count(self._left_at, now)
        end = board.end_stack
        self.numbers[self._stacks_at] = len(board.pile) - end
        self.numbers[self._stacks_at + 1] = end

    def _write_trucks(self, trucks: list[list[Tile]]) -> None:
        known = self._trucks = self._trucks[: len(trucks)]
        for number, tiles in enumerate(trucks):
            if tiles != known[number]:
                known[number] = tiles[:]
                place = self._trucks_at[number]
                self.numbers[place : place + FACES] = loaded(tuple(tiles))

    def _write_taken(self, taken_by: list[Seat | None]) -> None:
        known = self._taken_by = self._taken_by or [None] * len(taken_by)
        for truck, taker in enumerate(taken_by):
            if taker is not known[truck]:
                for seat, place in enumerate(self._zoos_at):
                    self.numbers[place + 1 + truck] = taker == seat
                known[truck] = taker

    def _write_zoo(self, board: Board, seat: int, zoo: Zoo) -> None:
        """The barn and the enclosures that have changed, and what the zoo is worth now."""
        place = self._zoos_at[seat]
        if zoo.barn != self._barns[seat]:
            self._barns[seat] = zoo.barn[:]
            self._count(place + BARN_AT, zoo.barn)
        self._write_enclosures(seat, zoo)
        self.numbers[place + COINS_AT - 1] = points(board, SEATS[seat])

    def _write_enclosures(self, seat: int, zoo: Zoo) -> None:
        """Those that have changed; one that is not open is empty."""
        kept, place = self._enclosures[seat], self._zoos_at[seat] + BARN_AT + FACES
        if len(kept) != len(zoo.enclosures):
            self.numbers[place : place + PER_ZOO] = NO_ENCLOSURE * len(GROUNDS)
            kept[:] = [None] * len(zoo.enclosures)
        for number, enclosure in enumerate(zoo.enclosures):
            animals, stalls = enclosure.animals, enclosure.stalls
            if kept[number] != (animals, stalls):
                kept[number] = animals[:], stalls[:]
                seen = housed(enclosure.ground, tuple(animals), tuple(stalls))
                self.numbers[place : place + PER_ENCLOSURE] = seen
            place += PER_ENCLOSURE

    def _write_mammoth(self, board: Board, seat: int) -> None:
        ledger = board.ledgers[seat]
        assert ledger is not None
        numbers, place = self.numbers, self._zoos_at[seat]
        numbers[place + COINS_AT - 1] = points(board, SEATS[seat])
        numbers[place + COINS_AT] = ledger.coins
        place += BARN_AT + FACES + PER_ZOO
        numbers[place] = LEVELS[ledger.difficulty]
        numbers[place + 1] = ledger.turns_in_round
        for number, stack in enumerate(ledger.stacks, place + 2):
            numbers[number] = len(stack)

    def _count(self, place: int, tiles: list[Tile]) -> None:
        """How many there are of each."""
        numbers = self.numbers
        numbers[place : place + FACES] = NO_TILES
        for tile in tiles:
            numbers[place + tile.order] += 1


@lru_cache(20_000)
def loaded(tiles: tuple[Tile, ...]) -> Tensor:
    """A truck, how many tiles of each; the same few are seen again and again."""
    return counted(FACE, tiles)


@lru_cache(20_000)
def housed(ground: Ground, animals: tuple[Tile, ...], stalls: tuple[Tile, ...]) -> Tensor:
    """An enclosure; the same one is seen again and again."""
    seen = array("f", bytes(4 * PER_ENCLOSURE))
    seen[SPECIES + 1] = ground.spaces / 6
    for animal in animals:
        assert animal.species is not None
        seen[animal.species] = 1
        seen[SPECIES] += 1 / 6
        if animal.young:
            seen[SPECIES + 5] += 1
        elif animal.sex:
            seen[SPECIES + (4 if animal.bred else 2 if animal.sex == "m" else 3)] += 1
    for stall in stalls:
        seen[SPECIES + 6 + STALL[stall]] += 1
    return seen


CODING = ZoolorettoCoding
