"""Orichalcum as numbers: the action board, stacks and bags, and islands from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from soloist.adapters.coding import Coding
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.games.orichalcum import answers, questions
from soloist.games.orichalcum.actions import MOST_HOPLITES
from soloist.games.orichalcum.answers import Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.box import MOST_CARDS, SIZES, read_box
from soloist.games.orichalcum.circles import Ground, Island, bits
from soloist.games.orichalcum.dice import SKULL
from soloist.games.orichalcum.pieces import BASE, Action, Goods, Terrain
from soloist.games.orichalcum.state import BoardCard, Stage
from soloist.games.orichalcum.view import RealmView, View

TERRAINS = len(Terrain)
CHANNELS = TERRAINS + 4
"""Of a circle: its terrain, metropolis or temple, building, the strength of its creature, hoplites with it."""


class OrichalcumCoding(Coding):
    asks = questions
    answers = answers

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
        self._realm = self.layout.at["realm0.active"]
        self._realm_width = self.layout.at["realm1.active"] - self._realm
        self._lands: dict[int, tuple[tuple[Any, ...], Tensor]] = {}  # by seat, as it last was

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

    def write(self, tensor: Tensor, view: View) -> None:
        at = self.layout.at
        tensor[at["stage"] + view.stage] = 1
        tensor[at["round"]] = view.round
        for name, pieces, numbers in (
            ("deck", view.deck, self.cards), ("discard", view.discard, self.cards), ("bag", view.bag, self.creatures),
        ):  # fmt: skip
            place = at[name]
            for piece in pieces:
                tensor[place + numbers[piece]] += 1  # type: ignore[index]
        for place, (rest, bottom) in enumerate(view.stacks, at["stacks"]):
            tensor[place] = len(rest) + len(bottom)
        for terrain in view.common:
            tensor[at["common"] + terrain] = 1
        slot = at["slots"]
        for building in view.slots:
            if building is not None:
                tensor[slot + self.buildings[building]] = 1
            slot += len(self.buildings)
        self._write_board(tensor, view)
        mine = view.seat
        assert mine is not None
        for seat, realm in enumerate(view.realms):
            place = self._realm + (seat - mine) % self.seats * self._realm_width
            tensor[place] = seat == view.active
            tensor[place + 1] = seat == view.pawn
            self._write_realm(tensor, place + 2, seat, realm)

    def _write_board(self, tensor: Tensor, view: View) -> None:
        card, tile, strength = (self.layout.at[f"board.{name}"] for name in ("cards", "tiles", "creatures"))
        for place, offer in enumerate(view.row[: self.places]):
            tensor[card + place * len(self.cards) + self.cards[offer.card]] = 1
            if offer.tile is not None:
                tensor[tile + place * len(self.tiles) + self.tiles[offer.tile]] = 1
            if offer.creatures:
                tensor[strength + place] = sum([creature.strength for creature in offer.creatures])

    def _write_realm(self, tensor: Tensor, place: int, seat: int, realm: RealmView) -> None:
        tensor[place : place + 9] = array("f", (
            realm.is_ai, realm.points, realm.medallions, realm.hoplites, realm.hospital, realm.nuggets, realm.mines,
            realm.camps, len(realm.temples),
        ))  # fmt: skip
        place += 9
        for creature in realm.captured:
            tensor[place + self.creatures[creature]] += 1
        place += len(self.creatures)
        for titan in realm.titans:
            tensor[place + titan.terrain] = 1
            tensor[place + TERRAINS + titan.terrain] = titan.active
        place += 2 * TERRAINS
        for _, building in realm.buildings:
            tensor[place + self.buildings[building]] += 1
        place += len(self.buildings)
        tensor[place : place + self.circles * CHANNELS] = self._land(seat, realm)

    def _land(self, seat: int, realm: RealmView) -> Tensor:
        """The circles of an island; worked out anew only where something has changed there."""
        now = (realm.lands, realm.metropolis, realm.temples, realm.buildings, realm.beasts)
        known = self._lands.get(seat)
        if known is None or known[0] != now:
            circles = array("f", bytes(4 * self.circles * CHANNELS))
            write_land(circles, realm)
            known = self._lands[seat] = (now, circles)
        return known[1]


def write_land(circles: Tensor, realm: RealmView) -> None:
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
