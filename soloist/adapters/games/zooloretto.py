"""Zooloretto as numbers: tiles, trucks, zoos from oneself around the table, AutoMammoth's stacks."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest

from soloist.adapters.coding import Coding, Writer
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import SEATS, Seat
from soloist.games.zooloretto import answers, questions
from soloist.games.zooloretto.answers import FOR_SALE, HOMES, MOVES, PLACEMENTS, SWAPS, TRUCKS
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, read_deck
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.components import END_STACK, GROUNDS, Ground
from soloist.games.zooloretto.scoring import barn_points, outside_barn, points
from soloist.games.zooloretto.settings import Settings
from soloist.games.zooloretto.state import Board, Enclosure, Zoo, counts_for
from soloist.games.zooloretto.tiles import TILES, Species, Tile

PLACED = tuple(tile for tile in TILES if not tile.is_coin)
STALLS = tuple(tile for tile in TILES if tile.is_stall)
LEVELS = {difficulty: number for number, difficulty in enumerate(Difficulty, 1)}
SPECIES, FACES = len(Species), len(TILES)
PER_ENCLOSURE = SPECIES + 6 + len(STALLS)
PER_ZOO = len(GROUNDS) * PER_ENCLOSURE
TOOK_AT = 1
SCORE_AT, COINS_AT, BARN_AT = TOOK_AT + len(TRUCKS), 2 + len(TRUCKS), 4 + len(TRUCKS)
"""Where these stand among the numbers of a seat."""
NO_TILES: Tensor = array("f", bytes(4 * FACES))
NO_ENCLOSURE: Tensor = array("f", bytes(4 * PER_ENCLOSURE))
STALL = {tile: number for number, tile in enumerate(STALLS)}


class ZoolorettoCoding(Coding):
    language = questions, answers
    around = "zoo"

    def writer(self) -> Writer:
        return ZoolorettoWriter(self)

    def words(self) -> Iterator[str]:
        yield from (tile.code for tile in PLACED)
        yield from (placement.code for tile in PLACED for placement in PLACEMENTS[tile])
        for tile in STALLS:  # only these leave an enclosure one by one [ZOO-6.2]
            for origin, found in zip(HOMES, MOVES[tile], strict=False):
                yield from (move.code for move in found if move.home is not origin)
        for here, places in enumerate(SWAPS):
            yield from (swap.code for there in places[here + 1 :] for swap in there)
        yield from self._for_sale()

    def _for_sale(self) -> Iterator[str]:
        return (offer.code for tile in PLACED for offer in FOR_SALE[tile])

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
        self._trucks_at = tuple(range(at["trucks"], self.first, FACES))
        self._coins_at = tuple([place + COINS_AT for place in self.seats_at])
        self._active = -1  # of nobody yet
        self._species: tuple[Species, ...] = ()
        self._rest: list[Tile] = []  # the list itself: tiles are only taken out of it
        self._left = 0
        self._turns: list[int] = []
        self._drawn: Tile | None = None
        self._young: list[int] = []
        trucks = len(counts_for(coding.seats, Settings.of(coding.settings)).truck_spaces)
        self._trucks: list[list[Tile]] = [[] for _ in range(trucks)]
        self._taken_by: list[Seat | None] = [None] * trucks
        self._barns: list[list[Tile]] = [[] for _ in self.seats_at]
        self._enclosures: list[list[Enclosure]] = [[] for _ in self.seats_at]
        self._worth = [[0, 0] for _ in self.seats_at]  # outside the barn, and in it

    def write(self, board: Board) -> None:
        numbers = self.numbers
        if board.turns != self._turns or board.round != numbers[0]:
            self._turns = board.turns[:]
            numbers[0] = board.round
            numbers[1] = sum(board.turns)
        numbers[2] = board.last_round
        numbers[self._bank_at] = board.bank
        if board.species is not self._species:
            self._write_species(board.species)
        rest = board.pile.rest
        if rest is not self._rest or len(rest) != self._left:
            self._write_left(board, rest)
        if board.drawn is not self._drawn:
            self._write_drawn(board.drawn)
        if board.young != self._young:
            self._young = board.young[:]
            numbers[self._young_at : self._young_at + SPECIES] = array("f", self._young)
        if board.trucks != self._trucks:
            self._write_trucks(board.trucks)
        if board.taken_by != self._taken_by:
            self._write_taken(board.taken_by)
        if board.active != self._active:
            numbers[self.seats_at[self._active]] = 0
            numbers[self.seats_at[board.active]] = 1
            self._active = board.active
        for seat, zoo in enumerate(board.zoos):
            if zoo is None:
                self._write_mammoth(board, seat)
                continue
            numbers[self._coins_at[seat]] = zoo.coins
            if zoo.enclosures != self._enclosures[seat] or zoo.barn != self._barns[seat]:
                self._write_zoo(seat, zoo)

    def _write_species(self, species: tuple[Species, ...]) -> None:
        self._species = species
        for place, kind in enumerate(Species, self._species_at):
            self.numbers[place] = kind in species

    def _write_drawn(self, drawn: Tile | None) -> None:
        if self._drawn is not None:
            self.numbers[self._drawn_at + self._drawn.order] = 0
        if drawn is not None:
            self.numbers[self._drawn_at + drawn.order] = 1
        self._drawn = drawn

    def _write_left(self, board: Board, rest: list[Tile]) -> None:
        """Tiles that are still to come. Mostly one has been drawn of those that were there before."""
        numbers, drawn, left = self.numbers, board.drawn, len(rest)
        if rest is self._rest and left == self._left - 1 and drawn is not None:
            numbers[self._left_at + drawn.order] -= 1
        else:
            self._count(self._left_at, rest)
        self._rest, self._left = rest, left
        numbers[self._stacks_at] = left - END_STACK if left > END_STACK else 0
        numbers[self._stacks_at + 1] = END_STACK if left > END_STACK else left

    def _write_trucks(self, trucks: list[list[Tile]]) -> None:
        known = self._trucks
        for number, tiles in enumerate(trucks):
            if tiles != known[number]:
                self._recount(self._trucks_at[number], known[number], tiles)
                known[number] = tiles[:]

    def _write_taken(self, taken_by: list[Seat | None]) -> None:
        numbers, known, seats_at = self.numbers, self._taken_by, self.seats_at
        for truck, taker in enumerate(taken_by):
            before = known[truck]
            if taker is not before:
                known[truck] = taker
                if before is not None:
                    numbers[seats_at[before] + TOOK_AT + truck] = 0
                if taker is not None:
                    numbers[seats_at[taker] + TOOK_AT + truck] = 1

    def _write_zoo(self, seat: int, zoo: Zoo) -> None:
        """The barn or the enclosures that have changed, and what the zoo is worth now."""
        place, worth = self.seats_at[seat], self._worth[seat]
        if zoo.enclosures != self._enclosures[seat]:
            self._write_enclosures(place + BARN_AT + FACES, self._enclosures[seat], zoo.enclosures)
            self._enclosures[seat] = zoo.enclosures[:]
            worth[0] = outside_barn(zoo)
            self.numbers[place + COINS_AT + 1] = zoo.closed  # as many as have no enclosure here
        if zoo.barn != self._barns[seat]:
            self._recount(place + BARN_AT, self._barns[seat], zoo.barn)
            self._barns[seat] = zoo.barn[:]
            worth[1] = barn_points(zoo.barn)
        self.numbers[place + SCORE_AT] = worth[0] + worth[1]

    def _write_enclosures(self, place: int, before: list[Enclosure], now: list[Enclosure]) -> None:
        """Those that have changed; one that is not open is empty."""
        if len(before) > len(now):
            self.numbers[place : place + PER_ZOO] = NO_ENCLOSURE * len(GROUNDS)
            before = []
        for was, enclosure in zip_longest(before, now):
            if enclosure is not was:
                seen = housed(enclosure.ground, enclosure.animals, enclosure.stalls)
                self.numbers[place : place + PER_ENCLOSURE] = seen
            place += PER_ENCLOSURE

    def _write_mammoth(self, board: Board, seat: int) -> None:
        ledger = board.ledgers[seat]
        assert ledger is not None
        numbers, place = self.numbers, self.seats_at[seat]
        numbers[place + SCORE_AT] = points(board, SEATS[seat])
        numbers[place + COINS_AT] = ledger.coins
        place += BARN_AT + FACES + PER_ZOO
        numbers[place] = LEVELS[ledger.difficulty]
        numbers[place + 1] = ledger.turns_in_round
        for number, stack in enumerate(ledger.stacks, place + 2):
            numbers[number] = len(stack)

    def _recount(self, place: int, before: list[Tile], now: list[Tile]) -> None:
        """How many there are of each; mostly one has been added."""
        if now and now[:-1] == before:
            self.numbers[place + now[-1].order] += 1
        else:
            self._count(place, now)

    def _count(self, place: int, tiles: list[Tile]) -> None:
        """How many there are of each."""
        numbers = self.numbers
        numbers[place : place + FACES] = NO_TILES
        for tile in tiles:
            numbers[place + tile.order] += 1


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
