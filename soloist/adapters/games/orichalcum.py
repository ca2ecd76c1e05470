"""Orichalcum as numbers: the action board, stacks and bags, and islands from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import product
from operator import attrgetter
from struct import Struct
from typing import Any

from soloist.adapters.coding import Coding, Writer
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import Seat
from soloist.games.orichalcum import answers, questions
from soloist.games.orichalcum.actions import MOST_HOPLITES
from soloist.games.orichalcum.answers import Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.box import MOST_CARDS, SIZES, read_box
from soloist.games.orichalcum.circles import Ground, Island, bits
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import BASE, Action, Building, Card, Creature, Goods, Kind, Terrain
from soloist.games.orichalcum.state import BoardCard, OrichalcumTable, Realm, Stage, Titan

STAGES = {stage: int(stage) for stage in Stage}
TERRAINS = len(Terrain)
ON_LAND = ("lands", "metropolis", "temples", "buildings", "beasts")
LAND = len(ON_LAND)
ON_ISLAND = attrgetter(*ON_LAND, "captured", "titans")
GOODS, BUILT = Struct("6f"), Struct("3f")
MINES = 8
"""Where they stand among the numbers of a realm."""
CHANNELS = TERRAINS + 4
"""Of a circle: its terrain, metropolis or temple, building, the strength of its creature, hoplites with it."""


class OrichalcumCoding(Coding):
    language = questions, answers
    around = "realm"

    def writer(self) -> Writer:
        return OrichalcumWriter(self)

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        self.box = box = read_box(settings["box"])
        self.cards = {card: number for number, card in enumerate(dict.fromkeys(box.cards))}
        self.tiles = {tile: number for number, tile in enumerate(dict.fromkeys(box.tiles))}
        self.creatures = {creature: number for number, creature in enumerate(dict.fromkeys(box.creatures))}
        self.buildings = {building: number for number, building in enumerate(dict.fromkeys(box.buildings))}
        self.grounds: list[Ground] = [*box.islands.values(), box.ai.ground]
        self.circles = max(len(ground.places) for ground in self.grounds)
        self.places = max(box.cards_laid.values())
        super().__init__(seats, settings)

    def words(self) -> Iterator[str]:
        offer = BoardCard(self.box.cards[0], None, ())
        yield from (Take(place, offer, 0).code for place in range(1, MOST_CARDS + 1))
        yield from (Keep(terrain).code for terrain in BASE)
        yield from (Build(terrain, self.box.buildings[0]).code for terrain in BASE)
        yield from (Buy(action, goods, 0).code for action, goods in product(Action, Goods))
        islands = list(self.box.islands.values())
        for island in islands:
            yield from (Lay(where).code for where in lying(island))
        for name, more in product(dict.fromkeys(name for island in islands for name in island.names),
                                  range(MOST_HOPLITES + 1)):  # fmt: skip
            yield Fight(name, self.box.creatures[0], more, 0).code

    def draws(self) -> Iterator[str]:
        yield from (str(number) for number in range(1, max(SKULL, MOST_CARDS) + 1))
        for pieces in (self.cards, self.tiles, self.creatures, self.buildings):
            yield from (piece.code for piece in pieces)

    def pieces(self) -> Iterator[str]:
        yield from (tile.code for tile in self.tiles)
        yield from (building.code for building in self.buildings)
        yield from (terrain.code for terrain in Terrain)

    def fields(self) -> Iterator[Field]:
        cards, creatures, buildings = len(self.cards), len(self.creatures), len(self.buildings)
        yield Field(
            "stage", len(Stage), "set-up, a turn, the end of a round, over, a turn from its additional action on"
        )
        yield Field("round", 1, "the round", 20)
        yield Field("deck", cards, "action cards still to come, how many of each", 3)
        yield Field("discard", cards, "action cards in the discard pile, how many of each", 3)
        yield Field("stacks", len(SIZES), "tiles left by size", 20)
        yield Field("bag", creatures, "creatures in the bag, how many of each", 5)
        yield Field("common", len(Terrain), "Titans nobody holds")
        yield Field("slots", len(BASE) * buildings, "the building in the slot of each terrain")
        yield Field("board.cards", self.places * cards, "the card in each place of the action board")
        yield Field("board.tiles", self.places * len(self.tiles), "the tile in each place")
        yield Field("board.creatures", self.places, "how strong the creatures in each place are together", 10)
        yield from of_each(self.seats, "realm", (
            Field("active", 1, "whether it is this seat's turn"),
            Field("initiative", 1, "whether this seat has the initiative"),
            Field("is_ai", 1, "whether the AI plays here"),
            Field("points", 1, "victory points", 5),
            Field("medallions", 1, "medallions forged", 3),
            Field("hoplites", 1, "hoplites in reserve", 10),
            Field("hospital", 1, "hoplites in the hospital", 5),
            Field("nuggets", 1, "nuggets", 10),
            Field("mines", 1, "mines, the metropolis among them", 4),
            Field("camps", 1, "training camps, the metropolis among them", 4),
            Field("temples", 1, "temples", 3),
            Field("captured", creatures, "captured creatures, how many of each", 3),
            Field("titans", 2 * len(Terrain), "Titans held, and those whose power can still be used"),
            Field("buildings", buildings, "buildings, how many of each", 2),
            Field("circles", self.circles * CHANNELS,
                  "each circle of the island: its five terrains, metropolis or temple, building, strength of its "
                  "creature / 5, hoplites with it / 3"),
        ))  # fmt: skip


class OrichalcumWriter(Writer):
    """Everything is open but the order of stacks and bags."""

    def __init__(self, coding: OrichalcumCoding) -> None:
        super().__init__(coding)
        self.coding = coding
        self.at = at = coding.layout.at
        self._round_at, self._stacks_at = at["round"], at["stacks"]
        self._board_at = at["board.cards"], at["board.tiles"], at["board.creatures"]
        self._nothing_on_board = self.numbers[at["board.cards"] : self.first]
        self._stage: Stage | None = None
        self._turn: tuple[Seat, ...] = ()  # whose it is, and who has the initiative
        self._deck: list[Card] = []
        self._discard: list[Card] = []
        self._bag: list[Creature] = []
        self._common: tuple[Terrain, ...] = ()
        self._slots: tuple[Building | None, ...] = ()
        self._row: list[BoardCard] = []
        self._realms: list[tuple[Any, ...]] = [()] * coding.seats

    def write(self, table: OrichalcumTable) -> None:
        numbers, at, coding = self.numbers, self.at, self.coding
        numbers[self._round_at] = table.round
        for place, stack in enumerate(table.stacks, self._stacks_at):
            numbers[place] = len(stack.rest) + len(stack.bottom)
        if table.stage is not self._stage:
            self.mark(at["stage"], STAGES, self._stage, table.stage)
            self._stage = table.stage
        if table.deck.rest != self._deck:
            self._deck = self.count(at["deck"], coding.cards, table.deck.rest)
        if table.discard != self._discard:
            self._discard = self.count(at["discard"], coding.cards, table.discard)
        if table.bag.rest != self._bag:
            self._bag = self.count(at["bag"], coding.creatures, table.bag.rest)
        if table.common is not self._common:
            self._common = table.common
            for place, terrain in enumerate(Terrain, at["common"]):
                numbers[place] = terrain in table.common
        if table.slots is not self._slots:
            self._write_slots(table.slots)
        if table.row != self._row:
            self._write_board(table.row)
        turn = table.active, table.pawn
        if turn != self._turn:
            self._turn = turn
            for seat, place in enumerate(self.seats_at):
                numbers[place] = seat == table.active
                numbers[place + 1] = seat == table.pawn
        for seat, realm in enumerate(table.realms):
            self._write_realm(seat, realm)

    def _write_slots(self, slots: tuple[Building | None, ...]) -> None:
        self._slots = slots
        place, width = self.at["slots"], len(self.coding.buildings)
        for building in slots:
            self.count(place, self.coding.buildings, () if building is None else (building,))
            place += width

    def _write_board(self, row: list[BoardCard]) -> None:
        self._row = row[:]
        numbers, cards, tiles = self.numbers, self.coding.cards, self.coding.tiles
        card, tile, strength = self._board_at
        numbers[card : self.first] = self._nothing_on_board
        for offer in row[: self.coding.places]:
            numbers[card + cards[offer.card]] = 1
            if offer.tile is not None:
                numbers[tile + tiles[offer.tile]] = 1
            for creature in offer.creatures:
                numbers[strength] += creature.strength
            card += len(cards)
            tile += len(tiles)
            strength += 1

    def _write_realm(self, seat: int, realm: Realm) -> None:
        """Goods are written always, pieces and the land where they have changed."""
        now, known, place = ON_ISLAND(realm), self._realms[seat], self.seats_at[seat]
        GOODS.pack_into(
            self.numbers, 4 * place + 8, realm.is_ai, realm.points, realm.medallions, realm.hoplites, realm.hospital,
            realm.nuggets,
        )  # fmt: skip
        if now != known:
            self._realms[seat] = now
            if now[:LAND] != known[:LAND]:
                self._write_land(place, realm)
            if now[LAND:] != known[LAND:]:
                captured = place + MINES + 3
                self.count(captured, self.coding.creatures, realm.captured)
                self._write_titans(captured + len(self.coding.creatures), realm.titans)
        if realm.is_ai:  # whose buildings lie on a track
            self._write_built(place, realm)

    def _write_land(self, place: int, realm: Realm) -> None:
        self._write_built(place, realm)
        circles = array("f", bytes(4 * self.coding.circles * CHANNELS))
        write_circles(circles, realm)
        last = place + self.width
        self.numbers[last - len(circles) : last] = circles
        buildings = self.coding.buildings
        there = [building for _, building in realm.buildings]
        self.count(last - len(circles) - len(buildings), buildings, there)

    def _write_built(self, place: int, realm: Realm) -> None:
        BUILT.pack_into(
            self.numbers, 4 * (place + MINES), realm.count(Kind.MINE), realm.count(Kind.TRAINING_CAMP),
            len(realm.temples),
        )  # fmt: skip

    def _write_titans(self, place: int, titans: tuple[Titan, ...]) -> None:
        held = array("f", bytes(8 * TERRAINS))
        for titan in titans:
            held[titan.terrain] = 1
            held[TERRAINS + titan.terrain] = titan.active
        self.numbers[place : place + 2 * TERRAINS] = held


def write_circles(circles: Tensor, realm: Realm) -> None:
    for terrain, land in enumerate(realm.lands):
        for circle in bits(land):
            circles[circle * CHANNELS + terrain] = 1
    for mask in (realm.metropolis, *realm.temples):
        for circle in bits(mask):
            circles[circle * CHANNELS + TERRAINS] = 1
    for circle, _ in realm.buildings:
        circles[circle * CHANNELS + TERRAINS + 1] = 1
    for beast in realm.beasts:
        circles[beast.circle * CHANNELS + TERRAINS + 2] = beast.creature.strength / 5
        circles[beast.circle * CHANNELS + TERRAINS + 3] = beast.hoplites / 3


def lying(island: Island) -> Iterator[str]:
    """All that a tile, temple, metropolis or building can cover, in the words of the island."""
    for spots in island.spots:
        yield from (island.said(spot) for spot in spots)
    yield from (island.said(bits(mask)) for mask in (*island.rhombi, *island.ports))


CODING = OrichalcumCoding
