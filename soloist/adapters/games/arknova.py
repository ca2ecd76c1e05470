"""Ark Nova as numbers: cards, boards, and zoos from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count
from operator import attrgetter
from struct import Struct
from typing import Any

from soloist.adapters.coding import Coding, Writer, counted, still
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.adapters.games import arknova_effects
from soloist.engine.seats import SEATS, Seat
from soloist.games.arknova import answers, board, questions
from soloist.games.arknova.answers import SLOT_1, SLOT_5, USE, X_TOKEN
from soloist.games.arknova.arno.association import BOARD, OWN, PARTNER_ZOO, UNIVERSITY
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.turn import Place
from soloist.games.arknova.board import BONUS_TILES, PARTNER_ZOOS, UNIVERSITIES, Task
from soloist.games.arknova.buildings import KINDS, Kind, footprints
from soloist.games.arknova.cards import (
    ANIMALS,
    CARD,
    FINAL_CARDS,
    FINAL_CARDS_V2,
    PROJECTS,
    SPONSORS,
    Action,
    Card,
    Size,
)
from soloist.games.arknova.hexes import NAMES, bits
from soloist.games.arknova.icons import CONTINENTS, Icon
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.state import FREE, ArkNovaTable, Building, Stage, Zoo

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
HEXES, ACTIONS, LEVELS = len(NAMES), len(Action), 3
LAYERS = ("kiosk", "pavilion", "empty standard enclosure", "occupied one", "special enclosure", "unique building")
STAGES = {stage: int(stage) for stage in Stage}
ON_BOARDS = attrgetter("bases", "row", "spare_bases", "tiles", "partner_offer", "university_offer")
ACTION_CARDS = attrgetter("order", "upgraded", "multipliers", "venom", "constricted")
COUNTS, COUNTERS, OF_ARNO = Struct("7f"), Struct("10f"), Struct("4f")


@cache
def set_bits(mask: int, size: int) -> Tensor:
    return array("f", [mask >> bit & 1 for bit in range(size)])


AS_NUMBERS: dict[str, Callable[[Any], Tensor]] = {
    "icons": lambda icons: array("f", icons),
    "partner_zoos": partial(counted, PARTNERS),
    "universities": partial(counted, SCHOOLS),
    "on_task": lambda workers: array("f", workers),
    "left": lambda tokens: set_bits(tokens, board.SUPPORTS),
    "markers": lambda markers: set_bits(markers, len(CONTINENTS)),
    "supported": partial(counted, PROJECT),
    "animals": partial(counted, ANIMAL),
    "sponsors": partial(counted, SPONSOR),
    "map": lambda ground: counted(GROUNDS, (ground,)),
}
"""What has been played in a zoo, and the icons that come from it; workers, tokens and the map."""
PLAYED = attrgetter(*AS_NUMBERS)


class ArkNovaCoding(Coding):
    language = questions, answers
    around = "zoo"

    def writer(self) -> Writer:
        return ArkNovaWriter(self)

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


class ArkNovaWriter(Writer):
    """Hands, cards under the notepad and final scoring cards are secret."""

    def __init__(self, coding: Coding) -> None:
        super().__init__(coding)
        self.at = at = coding.layout.at
        self.within = {
            name.removeprefix("zoo0."): place - self.first for name, place in at.items() if name.startswith("zoo0.")
        }
        self._counts_at, self._counters_at = 4 * at["turn"], 4 * self.within["appeal"]
        self._display_at, self._hand_at, self._stored_at = at["display"], at["hand"], at["stored"]
        self._finals_at = at["finals"]
        self._between = slice(at["projects"], at["hand"])
        self._nothing_between = coding.layout.tensor()[self._between]
        self._stage: Stage | None = None
        self._active: Seat | None = None
        self._display: list[Card | None] = [None] * board.FOLDERS
        self._boards: tuple[Any, ...] = ()
        self._cards: list[tuple[Any, ...]] = [()] * coding.seats
        self._played: list[tuple[Any, ...]] = [(None,) * len(AS_NUMBERS)] * coding.seats
        self._buildings: list[list[Building]] = [[] for _ in range(coding.seats)]

    def write(self, table: ArkNovaTable) -> None:
        last_turns = table.last_turns
        COUNTS.pack_into(
            self.numbers, self._counts_at, table.turn, table.break_step, len(table.deck), len(table.discard),
            table.donations, table.ten_reached, 0 if last_turns is None else last_turns + 1,
        )  # fmt: skip
        if table.stage is not self._stage:
            self.mark(self.at["stage"], STAGES, self._stage, table.stage)
            self._stage = table.stage
        if table.display != self._display:
            self._write_display(table.display)
        boards = ON_BOARDS(table)
        if boards != self._boards:
            self._boards = still(boards)
            self._write_boards(table)
        if table.active is not self._active:
            self._active = table.active
            for seat, place in enumerate(self.seats_at):
                self.numbers[place] = seat == table.active
        for seat, zoo in enumerate(table.zoos):
            self._write_zoo(seat, zoo)

    def write_secrets(self, tensor: Tensor, table: ArkNovaTable, seat: Seat) -> None:
        own = table.zoos[seat]
        hand = self._hand_at
        for card in own.hand:
            tensor[hand + CARDS[card]] = 1
        for card in own.stored:
            tensor[self._stored_at + CARDS[card]] = 1
        for final in own.finals:
            tensor[self._finals_at + FINALS[final]] = 1

    def _write_display(self, display: list[Card | None]) -> None:
        """The folder of each card; those that have gone first."""
        for card in self._display:
            if card is not None:
                self.numbers[self._display_at + CARDS[card]] = 0
        for folder, card in enumerate(display, 1):
            if card is not None:
                self.numbers[self._display_at + CARDS[card]] = folder
        self._display = display[:]

    def _write_boards(self, table: ArkNovaTable) -> None:
        """What lies on the boards between the players."""
        at, numbers = self.at, self.numbers
        numbers[self._between] = self._nothing_between
        projects, taken = at["projects"], at["levels"]
        for laid in (*table.bases, *table.row):
            number = PROJECT[laid.project]
            numbers[projects + number] = 1
            for place, holder in enumerate(laid.levels, taken + LEVELS * number):
                numbers[place] = holder != FREE
        self.count(at["spare_bases"], PROJECT, table.spare_bases.rest)
        for place, tiles in zip(count(at["tiles"], len(TILES)), table.tiles):
            self.count(place, TILES, tiles)
        self.count(at["partner_offer"], PARTNERS, table.partner_offer)
        self.count(at["university_offer"], SCHOOLS, table.university_offer)

    def _write_zoo(self, seat: int, zoo: Zoo) -> None:
        """The counters are written always, the rest where it has changed."""
        start = self.seats_at[seat]
        COUNTERS.pack_into(
            self.numbers, 4 * start + self._counters_at, zoo.appeal, zoo.conservation, zoo.reputation, zoo.money,
            zoo.x_tokens, zoo.score, zoo.hired, zoo.workers, len(zoo.hand), len(zoo.pouches),
        )  # fmt: skip
        cards = ACTION_CARDS(zoo)
        if cards != self._cards[seat]:
            self._cards[seat] = cards
            self.put(start, "slots", laid_out(*cards))
        played = PLAYED(zoo)
        if played != self._played[seat]:
            self._write_played(start, self._played[seat], played)
            self._played[seat] = still(played)
        if zoo.buildings != self._buildings[seat]:
            self._buildings[seat] = zoo.buildings[:]
            hexes = start + self.within["hexes"]
            self.numbers[hexes : hexes + HEXES * len(LAYERS)] = built(zoo.buildings)
        if isinstance(zoo, Arno):
            OF_ARNO.pack_into(
                self.numbers, 4 * (start + self.within["arno"]), zoo.level, zoo.scoring_tokens, zoo.notepad,
                zoo.sponsors_seen,
            )  # fmt: skip

    def _write_played(self, start: int, before: tuple[Any, ...], now: tuple[Any, ...]) -> None:
        for (name, as_numbers), was, value in zip(AS_NUMBERS.items(), before, now, strict=True):
            if value != was:
                self.put(start, name, as_numbers(value))

    def put(self, start: int, name: str, values: Tensor) -> None:
        place = start + self.within[name]
        self.numbers[place : place + len(values)] = values


def laid_out(
    order: tuple[Action, ...], upgraded: int, multipliers: tuple[int, ...], venom: int, constricted: int
) -> Tensor:
    """The action cards, from the field of their slots to that of their constriction tokens."""
    tokens = array("f", (*multipliers, *set_bits(venom, ACTIONS), *set_bits(constricted, ACTIONS)))
    return slots_in(order) + set_bits(upgraded, ACTIONS) + tokens


@cache
def slots_in(order: tuple[Action, ...]) -> Tensor:
    return array("f", [order.index(action) + 1 if order else 0 for action in Action])


def built(buildings: list[Building]) -> Tensor:
    """The hexes of a zoo by what is built there."""
    hexes = array("f", bytes(4 * HEXES * len(LAYERS)))
    for building in buildings:
        layer = layer_of(building.kind, building.used) * HEXES
        for number in hexes_in(building.footprint.mask):
            hexes[layer + number] = 1
    return hexes


@cache
def hexes_in(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


def layer_of(kind: Kind, used: int) -> int:
    """What is built, by the places of `LAYERS`."""
    if kind.is_standard:
        return 3 if used else 2
    if kind.is_special:
        return 4
    return 0 if kind.is_kiosk else 5 if kind.is_unique else 1


CODING = ArkNovaCoding
