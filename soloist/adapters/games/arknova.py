"""Ark Nova as numbers: cards, boards, and zoos from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from soloist.adapters.coding import Coding
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.adapters.games import arknova_effects
from soloist.engine.seats import SEATS
from soloist.games.arknova import answers, board, questions
from soloist.games.arknova.answers import SLOT_1, SLOT_5, USE, X_TOKEN
from soloist.games.arknova.arno.association import BOARD, OWN, PARTNER_ZOO, UNIVERSITY
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.board import BONUS_TILES, PARTNER_ZOOS, UNIVERSITIES, Task
from soloist.games.arknova.buildings import KINDS, Kind, footprints
from soloist.games.arknova.cards import ANIMALS, CARD, FINAL_CARDS, FINAL_CARDS_V2, PROJECTS, SPONSORS, Action, Size
from soloist.games.arknova.hexes import NAMES, bits
from soloist.games.arknova.icons import CONTINENTS, Icon
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.state import FREE, Building, Stage
from soloist.games.arknova.view import View, ZooView

MOST_PLAYERS = 4
CARDS = {card: number for number, card in enumerate(CARD.values())}
ANIMAL = {card: number for number, card in enumerate(ANIMALS)}
SPONSOR = {card: number for number, card in enumerate(SPONSORS)}
PROJECT = {card: number for number, card in enumerate(PROJECTS)}
FINALS = {card: card.id - min(each.id for each in FINAL_CARDS) for card in (*FINAL_CARDS, *FINAL_CARDS_V2)}
FINAL_COUNT = max(FINALS.values()) + 1
TILES = {tile: number for number, tile in enumerate(BONUS_TILES)}
PARTNERS = {continent: number for number, continent in enumerate(PARTNER_ZOOS)}
SCHOOLS = {university: number for number, university in enumerate(UNIVERSITIES)}
GROUNDS = {ground: number for number, ground in enumerate(MAPS.values())}
ENCLOSURES = tuple(kind for kind in KINDS if kind.is_standard or kind.is_special)
HEXES, ACTIONS, TASKS, ICONS, LEVELS = len(NAMES), len(Action), len(Task), len(Icon), 3
LAYERS = ("kiosk", "pavilion", "empty standard enclosure", "occupied one", "special enclosure", "unique building")


ALL_SEEN = attrgetter(*(field.name for field in fields(ZooView) if field.name not in ("finals", "hand", "stored")))
"""Of a zoo, whoever looks: the secrets of a seat have fields of their own."""
ON_BOARDS = attrgetter("bases", "row", "spare_bases", "tiles", "partner_offer", "university_offer")


class ArkNovaCoding(Coding):
    asks = questions
    answers = answers

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        super().__init__(seats, settings)
        at = self.layout.at
        self._zoo = at["zoo0.active"]
        self._zoo_width = (at["zoo1.active"] if seats > 1 else at["asked"]) - self._zoo
        self._in_zoo = {
            name.removeprefix("zoo0."): place - self._zoo for name, place in at.items() if name.startswith("zoo0.")
        }
        self._between = slice(at["projects"], at["hand"])
        self._boards_seen: tuple[Any, ...] = ()
        self._boards_written = self.layout.tensor()[self._between]
        self._zoos: dict[int, tuple[Any, Tensor]] = {}  # by seat, as it last was
        self._grounds: dict[int, tuple[tuple[Building, ...], Tensor]] = {}

    def words(self) -> Iterator[str]:
        yield from (use.code for uses in USE for use in uses)
        yield from (token.code for token in X_TOKEN)
        yield from (slot.code for slot in (SLOT_1, SLOT_5))
        for members in (Action, Size, Task, Icon):
            yield from (member.code for member in members)
        yield from (seat.code for seat in SEATS[:MOST_PLAYERS])
        yield from (card.code for card in CARDS)
        yield from (card.code for card in FINALS)
        yield from (university.code for university in UNIVERSITIES)
        yield from (tile.code for tile in BONUS_TILES)
        yield from (ground.id for ground in MAPS.values())
        yield from (token.code for ground in MAPS.values() for token in ground.left)
        yield from (level.code for project in PROJECTS for level in project.levels)
        yield from (reward.code for reward in arknova_effects.rewards())
        yield from (kind.code for kind in KINDS)
        yield from (spot.code for kind in KINDS for spot in footprints(kind))
        yield from (Building(kind, spot).code for kind in ENCLOSURES for spot in footprints(kind))
        yield from arknova_effects.names()

    def draws(self) -> Iterator[str]:
        yield from (card.code for card in CARDS)
        yield from (card.code for card in FINALS)
        for members in (Action, Icon):
            yield from (member.code for member in members)
        yield from (university.code for university in UNIVERSITIES)
        yield from (tile.code for tile in BONUS_TILES)
        yield from (ground.id for ground in MAPS.values())
        yield from (Place(name, number).code for name in ("slot", "folder") for number in range(1, board.FOLDERS + 1))
        yield from (word.code for word in (OWN, BOARD, PARTNER_ZOO, UNIVERSITY))

    def pieces(self) -> Iterator[str]:
        yield from (card.code for card in CARDS)
        yield from (kind.code for kind in KINDS)
        yield from (action.code for action in Action)

    def fields(self) -> Iterator[Field]:
        yield Field("stage", len(Stage), "set-up, a turn, a break, scoring, over")
        yield Field("turn", 1, "turns begun", 100)
        yield Field("break", 1, "steps of the break token", 15)
        yield Field("deck", 1, "cards in the deck", 200)
        yield Field("discard", 1, "cards in the discard pile", 200)
        yield Field("donations", 1, "donations made", 5)
        yield Field("ten_reached", 1, "whether somebody has reached 10 conservation")
        yield Field("last_turns", 1, "turns left once the end is triggered, plus 1", 5)
        yield Field("display", len(CARDS), "the folder in which a card lies", board.FOLDERS)
        yield Field("projects", len(PROJECT), "projects in play")
        yield Field("levels", len(PROJECT) * LEVELS, "levels of these projects that are taken or blocked")
        yield Field("spare_bases", len(PROJECT), "base projects that are not in play")
        yield Field("tiles", len(board.TILE_SPACES) * len(TILES), "bonus tiles beside the conservation track")
        yield Field("partner_offer", len(PARTNERS), "partner zoos on the association board")
        yield Field("university_offer", len(SCHOOLS), "universities on the association board")
        yield Field("hand", len(CARDS), "one's own cards")
        yield Field("stored", len(CARDS), "one's own cards under the notepad")
        yield Field("finals", FINAL_COUNT, "one's own final scoring cards")
        yield from of_each(self.seats, "zoo", self._zoo_fields())

    def _zoo_fields(self) -> Iterator[Field]:
        yield Field("active", 1, "whether it is this seat's turn")
        yield Field("appeal", 1, "appeal", 113)
        yield Field("conservation", 1, "conservation points", 41)
        yield Field("reputation", 1, "reputation", 15)
        yield Field("money", 1, "money", 50)
        yield Field("x_tokens", 1, "X-tokens", 5)
        yield Field("score", 1, "victory points as the counters stand", 100)
        yield Field("hired", 1, "workers in all", 4)
        yield Field("workers", 1, "workers that are ready", 4)
        yield Field("cards", 1, "cards in hand", 10)
        yield Field("pouched", 1, "cards in pouches", 5)
        yield Field("arno", 4, "an ARNO's level, scoring tokens, notepad and sponsors seen", 10)
        yield Field("slots", ACTIONS, "the slot of each action card", ACTIONS)
        yield Field("upgraded", ACTIONS, "action cards on side II")
        yield Field("multipliers", ACTIONS, "multiplier tokens on action cards")
        yield Field("venom", ACTIONS, "venom tokens on action cards")
        yield Field("constricted", ACTIONS, "constriction tokens on action cards")
        yield Field("icons", len(Icon), "icons in the zoo", 10)
        yield Field("partner_zoos", len(PARTNERS), "own partner zoos")
        yield Field("universities", len(SCHOOLS), "own universities")
        yield Field("on_task", len(Task), "workers on the tasks of the association board", 3)
        yield Field("left", board.SUPPORTS, "tokens still on the left edge")
        yield Field("markers", len(CONTINENTS), "markers of continents on map 9")
        yield Field("supported", len(PROJECT), "projects supported")
        yield Field("animals", len(ANIMAL), "animals in the zoo")
        yield Field("sponsors", len(SPONSOR), "sponsors in the zoo")
        yield Field("map", len(GROUNDS), "the zoo map")
        yield Field("hexes", HEXES * len(LAYERS), f"hexes by what is built there: {', '.join(LAYERS)}")

    def write(self, tensor: Tensor, view: View) -> None:
        at = self.layout.at
        tensor[at["stage"] + view.stage] = 1
        start = at["turn"]
        tensor[start : start + 7] = array("f", (
            view.turn, view.break_step, view.deck, view.discard, view.donations, view.ten_reached,
            0 if view.last_turns is None else view.last_turns + 1,
        ))  # fmt: skip
        display = at["display"]
        for folder, card in enumerate(view.display, 1):
            if card is not None:
                tensor[display + CARDS[card]] = folder
        tensor[self._between] = self._boards(view)
        mine = view.seat
        assert mine is not None
        own = view.zoos[mine]
        for name, cards in (("hand", own.hand), ("stored", own.stored)):
            place = at[name]
            for card in cards:
                tensor[place + CARDS[card]] = 1  # type: ignore[index]
        for final in own.finals:
            tensor[at["finals"] + FINALS[final]] = 1  # type: ignore[index]
        for seat, zoo in enumerate(view.zoos):
            place = self._zoo + (seat - mine) % self.seats * self._zoo_width
            tensor[place : place + self._zoo_width] = self._written(seat, zoo)
            tensor[place] = seat == view.active
            tensor[place + self._in_zoo["cards"]] = len(zoo.hand)

    def _boards(self, view: View) -> Tensor:
        """What lies on the boards between the players; written anew only where it has changed."""
        now = ON_BOARDS(view)
        if now != self._boards_seen:
            self._boards_seen, self._boards_written = now, self._write_boards(view)
        return self._boards_written

    def _write_boards(self, view: View) -> Tensor:
        tensor = self.layout.tensor()
        at = self.layout.at
        projects, taken = at["projects"], at["levels"]
        for project, levels in (*view.bases, *view.row):
            number = PROJECT[project]
            tensor[projects + number] = 1
            for place, holder in enumerate(levels, taken + LEVELS * number):
                tensor[place] = holder != FREE
        for project in view.spare_bases:
            tensor[at["spare_bases"] + PROJECT[project]] = 1
        for space, tiles in enumerate(view.tiles):
            for tile in tiles:
                tensor[at["tiles"] + space * len(TILES) + TILES[tile]] += 1
        for continent in view.partner_offer:
            tensor[at["partner_offer"] + PARTNERS[continent]] += 1
        for university in view.university_offer:
            tensor[at["university_offer"] + SCHOOLS[university]] += 1
        return tensor[self._between]

    def _write_zoo(self, tensor: Tensor, zoo: ZooView) -> None:
        within = self._in_zoo
        tensor[1:11] = array("f", (
            zoo.appeal, zoo.conservation, zoo.reputation, zoo.money, zoo.x_tokens, zoo.score, zoo.hired, zoo.workers,
            0, len(zoo.pouches),
        ))  # fmt: skip
        if zoo.arno is not None:
            arno, place = zoo.arno, within["arno"]
            tensor[place : place + 4] = array("f", (
                arno.level, arno.scoring_tokens, arno.notepad, arno.sponsors_seen,
            ))  # fmt: skip
        slots = within["slots"]
        for slot, action in enumerate(zoo.order, 1):
            tensor[slots + action] = slot
        icons = within["icons"]
        tensor[icons : icons + ICONS] = array("f", zoo.icons)
        if zoo.upgraded or zoo.venom or zoo.constricted or zoo.markers:
            for name, mask in (
                ("upgraded", zoo.upgraded), ("venom", zoo.venom), ("constricted", zoo.constricted),
                ("markers", zoo.markers),
            ):  # fmt: skip
                for bit in bits_of(mask):
                    tensor[within[name] + bit] = 1
        left = within["left"]
        for bit in bits_of(zoo.left):
            tensor[left + bit] = 1
        place = within["multipliers"]
        tensor[place : place + ACTIONS] = array("f", zoo.multipliers)
        place = within["on_task"]
        tensor[place : place + TASKS] = array("f", zoo.on_task)
        self._write_zoo_pieces(tensor, zoo)

    def _write_zoo_pieces(self, tensor: Tensor, zoo: ZooView) -> None:
        within = self._in_zoo
        for continent in zoo.partner_zoos:
            tensor[within["partner_zoos"] + PARTNERS[continent]] = 1
        for university in zoo.universities:
            tensor[within["universities"] + SCHOOLS[university]] = 1
        for project in zoo.supported:
            tensor[within["supported"] + PROJECT[project]] = 1
        place = within["animals"]
        for animal in zoo.animals:
            tensor[place + ANIMAL[animal]] = 1
        place = within["sponsors"]
        for sponsor in zoo.sponsors:
            tensor[place + SPONSOR[sponsor]] = 1
        tensor[within["map"] + GROUNDS[zoo.map]] = 1

    def _written(self, seat: int, zoo: ZooView) -> Tensor:
        """The fields of a zoo; written anew only where something has changed there."""
        now = ALL_SEEN(zoo)
        known = self._zoos.get(seat)
        if known is None or known[0] != now:
            fields = array("f", bytes(4 * self._zoo_width))
            self._write_zoo(fields, zoo)
            start = self._in_zoo["hexes"]
            fields[start : start + HEXES * len(LAYERS)] = self._ground(seat, zoo.buildings)
            known = self._zoos[seat] = (now, fields)
        return known[1]

    def _ground(self, seat: int, buildings: tuple[Building, ...]) -> Tensor:
        """The hexes of a zoo by what is built there; worked out anew only where somebody has built."""
        known = self._grounds.get(seat)
        if known is None or known[0] != buildings:
            known = self._grounds[seat] = (buildings, built(buildings))
        return known[1]


def built(buildings: tuple[Building, ...]) -> Tensor:
    hexes = array("f", bytes(4 * HEXES * len(LAYERS)))
    for building in buildings:
        layer = layer_of(building.kind, building.used) * HEXES
        for number in bits(building.footprint.mask):
            hexes[layer + number] = 1
    return hexes


def layer_of(kind: Kind, used: int) -> int:
    """What is built, by the places of `LAYERS`."""
    if kind.is_standard:
        return 3 if used else 2
    if kind.is_special:
        return 4
    return 0 if kind.is_kiosk else 5 if kind.is_unique else 1


@cache
def bits_of(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


CODING = ArkNovaCoding
