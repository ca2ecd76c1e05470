"""Zooloretto as numbers: tiles, trucks, zoos from oneself around the table, AutoMammoth's stacks."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from soloist.adapters.coding import Coding
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import SEATS
from soloist.games.zooloretto import answers, questions
from soloist.games.zooloretto.answers import BARN, HOMES, TRUCKS, ForSale, Placement, Swap
from soloist.games.zooloretto.automa.deck import DECK, Difficulty, read_deck
from soloist.games.zooloretto.automa.ledger import KEYS
from soloist.games.zooloretto.components import GROUNDS, Ground
from soloist.games.zooloretto.tiles import TILES, Species, Tile
from soloist.games.zooloretto.view import MammothView, View, ZooView

MOST_PLAYERS = 5
PLACED = tuple(tile for tile in TILES if not tile.is_coin)
STALLS = tuple(tile for tile in TILES if tile.is_stall)
LEVELS = {difficulty: number for number, difficulty in enumerate(Difficulty, 1)}
SPECIES, FACES = len(Species), len(TILES)
PER_ENCLOSURE = SPECIES + 6 + len(STALLS)
NO_TILES: Tensor = array("f", bytes(4 * FACES))
STALL = {tile: number for number, tile in enumerate(STALLS)}


class ZoolorettoCoding(Coding):
    asks = questions
    answers = answers

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().__init__(seats, settings)
        self._zoo = self.layout.at["zoo0.active"]
        self._zoo_width = self.layout.size if seats == 1 else self.layout.at["zoo1.active"] - self._zoo
        self._left: tuple[Tile, ...] = ()
        self._left_counted = NO_TILES

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
            Field("enclosures", len(GROUNDS) * PER_ENCLOSURE,
                  "each enclosure: its species, animals / 6, spaces / 6, males, females and pairs that have bred, "
                  "offspring, its stalls"),
            Field("mammoth", 2, "AutoMammoth's difficulty, and its turns in this round", 3),
            Field("mammoth_stacks", len(KEYS), "AutoMammoth's stacks, how many tiles in each", 10),
        ))  # fmt: skip

    def write(self, tensor: Tensor, view: View) -> None:
        at = self.layout.at
        tensor[at["round"]] = view.round
        tensor[at["turn"]] = view.turn
        tensor[at["last_round"]] = view.last_round
        for species in view.species:
            tensor[at["species"] + species] = 1
        left = at["tiles_left"]
        tensor[left : left + FACES] = self._counted(view.tiles_left)
        tensor[at["stacks"]] = view.main_stack
        tensor[at["stacks"] + 1] = view.end_stack
        if view.drawn is not None:
            tensor[at["drawn"] + view.drawn.order] = 1
        young = at["young"]
        tensor[young : young + SPECIES] = array("f", view.young)
        tensor[at["bank"]] = view.bank
        trucks = at["trucks"]
        for truck in view.trucks:
            for tile in truck:
                tensor[trucks + tile.order] += 1
            trucks += FACES
        for seat in range(self.seats):
            self._write_seat(tensor, view, seat)

    def _counted(self, tiles: tuple[Tile, ...]) -> Tensor:
        """How many there are of each; counted again only where they have changed."""
        if tiles != self._left:
            counts = NO_TILES[:]
            for tile, count in Counter(tiles).items():
                counts[tile.order] = count
            self._left, self._left_counted = tiles, counts
        return self._left_counted

    def _write_seat(self, tensor: Tensor, view: View, seat: int) -> None:
        mine = view.seat
        assert mine is not None
        place = self._zoo + (seat - mine) % self.seats * self._zoo_width
        tensor[place] = seat == view.active
        for truck, taker in enumerate(view.taken_by, place + 1):
            if taker == seat:
                tensor[truck] = 1
        place += 1 + len(TRUCKS)
        tensor[place] = view.scores[seat]
        zoo, mammoth = view.zoos[seat], view.mammoths[seat]
        if zoo is not None:
            write_zoo(tensor, place + 1, zoo)
        if mammoth is not None:
            write_mammoth(tensor, place + 1, mammoth)


def write_zoo(tensor: Tensor, place: int, zoo: ZooView) -> None:
    tensor[place] = zoo.coins
    tensor[place + 1] = zoo.closed
    place += 2
    for tile in zoo.barn:
        tensor[place + tile.order] += 1
    place += FACES
    for enclosure in zoo.enclosures:
        tensor[place : place + PER_ENCLOSURE] = housed(enclosure.ground, enclosure.animals, enclosure.stalls)
        place += PER_ENCLOSURE


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


def write_mammoth(tensor: Tensor, place: int, mammoth: MammothView) -> None:
    tensor[place] = mammoth.coins
    place += 2 + FACES + len(GROUNDS) * PER_ENCLOSURE
    tensor[place] = LEVELS[mammoth.difficulty]
    tensor[place + 1] = mammoth.turns_in_round
    for number, stack in enumerate(mammoth.stacks, place + 2):
        tensor[number] = len(stack)


CODING = ZoolorettoCoding
