"""ARNE Total as numbers: cards, rows with their items, and persons from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from operator import attrgetter
from struct import Struct
from typing import Any

from soloist.adapters.coding import MOST_SEATS, Coding, Writer, still
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import SEATS, Seat
from soloist.games.arne import answers, questions
from soloist.games.arne.answers import ROWS, Spot
from soloist.games.arne.cards import CARDS, Card, Colour
from soloist.games.arne.deck import read_deck
from soloist.games.arne.items import ITEMS, Item
from soloist.games.arne.result import standings
from soloist.games.arne.settings import Settings
from soloist.games.arne.state import ArneTable, Stage

PLACES = 16
"""So many items of a row are shown one by one; more are rare, and their row's total tells of them."""
MOST_POINTS = 400_000
"""X2 and X3 multiply; nobody needs to tell more from each other."""
COLOURS = len(Colour)
STAGES = {stage: number for number, stage in enumerate(Stage)}
LAYERS = 6
ROW_BYTES = 4 * PLACES * LAYERS


def _shown(item: Item) -> bytes:
    numbers = item.points / 1000, item.factor / 6, item.chameleon, item.x3, item.crash, item.lock
    return array("f", numbers).tobytes()


ITEM = {item: _shown(item) for item in ITEMS.values()}
ORDER = {card: card.order for card in CARDS}
IN_COLOUR: dict[Colour | None, Tensor] = {
    mine: array("f", [colour is mine for colour in Colour]) for mine in (None, *Colour)
}
CARDS_HELD, PER_PERSON = COLOURS + 1, COLOURS + 7
"""Among the numbers of a person: where those after its colour begin, and how many there are."""
COUNTS = Struct("4f")
SEATING = attrgetter("place_of", "colour_at", "neutral", "neutral_place", "carried")


class ArneCoding(Coding):
    language = questions, answers
    around = "person"

    def writer(self) -> Writer:
        return ArneWriter(self)

    def words(self) -> Iterator[str]:
        yield answers.TopCard.code
        yield from (seat.code for seat in SEATS[:MOST_SEATS])
        yield from (row.code for row in ROWS)
        yield from (card.code for card in CARDS)
        item = next(iter(ITEMS.values()))
        yield from (Spot(row, place, item).code for row in Colour for place in range(self._longest_row()))

    def _longest_row(self) -> int:
        """All cards that can lie in rows lie in one; teams play with the cards of two boxes [ARNE-11.4]."""
        settings = Settings.of(self.settings)
        cards = read_deck(settings.deck).cards("all", settings.first_game)
        return sum(card.rowable for card in cards) * (2 if settings.teams else 1)

    def draws(self) -> Iterator[str]:
        yield from (colour.code for colour in Colour)
        yield from (card.code for card in CARDS)

    def pieces(self) -> Iterator[str]:
        return (card.code for card in CARDS)

    def fields(self) -> Iterator[Field]:
        yield Field("stage", len(STAGES), "where the game stands: set-up, turns, windows, final round, over")
        yield Field("turn", 1, "turns begun", 100)
        yield Field("pile", 1, "cards in the pile", 100)
        yield Field("discard", 1, "cards in the discard pile", 100)
        yield Field("direction", 1, "1 clockwise, -1 the other way")
        yield Field("hand", len(CARDS), "one's own cards, how many of each", 3)
        yield Field("discard_top", len(CARDS), "the top of the discard pile")
        yield Field("announced", len(CARDS), "an action card that has not taken effect yet")
        yield Field("neutral", len(Colour), "the neutral colour of the Ghost variant")
        yield Field("open", len(Colour), "colours that have a row on the table")
        yield Field("totals", len(Colour), "what each row counts", 5000)
        yield Field("rows", len(Colour) * PLACES * LAYERS,
                    f"the first {PLACES} items of each row: points / 1000, factor / 6, Chameleon, X3, Crash, "
                    "Lock")  # fmt: skip
        yield from of_each(self.seats, "person", (
            Field("active", 1, "whether it is this person's turn"),
            Field("colour", len(Colour), "the row of this person"),
            Field("cards", 1, "cards in hand", 8),
            Field("score", 1, "points as they stand", 5000),
            Field("carried", 1, "points of earlier games", 5000),
            Field("passed", 1, "whether this person has passed since the last card"),
            Field("waits", 1, "place in the queue of turns won by Stop and Change", 4),
            Field("neutral", 1, "whether the neutral row counts for this person"),
        ))  # fmt: skip


class ArneWriter(Writer):
    """Hands are secret; of piles all see how many cards there are, and the top of the discard pile."""

    def __init__(self, coding: Coding) -> None:
        super().__init__(coding)
        at = coding.layout.at
        self._stage_at, self._counts_at, self._hand_at = at["stage"], 4 * at["turn"], at["hand"]
        self._top_at, self._announced_at, self._neutral_at = at["discard_top"], at["announced"], at["neutral"]
        self._open_at, self._totals_at, self._rows_at = at["open"], at["totals"], at["rows"]
        self._cards_at = self.first + CARDS_HELD
        self._seats = SEATS[: coding.seats]
        self._stage: Stage | None = None
        self._top: Card | None = None
        self._announced: Card | None = None
        self._rows: list[list[Item] | None] = [None] * COLOURS
        self._seating: tuple[Any, ...] = ()
        self._active = SEATS[0]
        self.numbers[self.first] = 1
        self._queue: list[Seat] = []

    def write(self, table: ArneTable) -> None:
        numbers, discard = self.numbers, table.discard
        top = discard[-1] if discard else None
        COUNTS.pack_into(numbers, self._counts_at, table.turn, len(table.pile), len(discard), table.direction)
        if table.stage is not self._stage:
            self.mark(self._stage_at, STAGES, self._stage, table.stage)
            self._stage = table.stage
        if top is not self._top:
            self.mark(self._top_at, ORDER, self._top, top)
            self._top = top
        if table.announced is not self._announced:
            self.mark(self._announced_at, ORDER, self._announced, table.announced)
            self._announced = table.announced
        seating = SEATING(table)
        if seating != self._seating:
            self._seating = still(seating)
            self._write_seating(table)
            self._write_points(table)
        if table.rows != self._rows:
            self._write_rows(table.rows)
            self._write_points(table)
        if table.active is not self._active:
            self.numbers[self.first + self._active * PER_PERSON] = 0
            self.numbers[self.first + table.active * PER_PERSON] = 1
            self._active = table.active
        if table.queue != self._queue:
            self._write_queue(table.queue)
        cards, version = self._cards_at, table.version
        for hand, passed_at in zip(table.hands, table.passed_at, strict=True):
            numbers[cards] = len(hand)
            numbers[cards + 3] = passed_at >= version
            cards += PER_PERSON

    def write_secrets(self, tensor: Tensor, table: ArneTable, seat: Seat) -> None:
        hand, before, count = self._hand_at, None, 0
        for card in table.hands[seat]:  # equal cards lie side by side
            count = count + 1 if card is before else 1
            tensor[hand + card.order] = count
            before = card

    def _write_rows(self, rows: list[list[Item] | None]) -> None:
        known = self._rows
        for colour, row in enumerate(rows):
            if row != known[colour]:
                known[colour] = None if row is None else row[:]
                self.numbers[self._open_at + colour] = row is not None
                items = b"".join([ITEM[item] for item in row[:PLACES]]) if row else b""
                place = self._rows_at + colour * PLACES * LAYERS
                self.numbers[place : place + PLACES * LAYERS] = array("f", items.ljust(ROW_BYTES, b"\0"))

    def _write_seating(self, table: ArneTable) -> None:
        """Which rows count for whom."""
        numbers, neutral = self.numbers, self._neutral_at
        numbers[neutral : neutral + COLOURS] = IN_COLOUR[table.neutral]
        for place, seated, carried in zip(self.seats_at, table.place_of, table.carried, strict=True):
            numbers[place + 1 : place + CARDS_HELD] = IN_COLOUR[table.colour_at[seated]]
            numbers[place + CARDS_HELD + 2] = min(carried, MOST_POINTS)
            numbers[place + CARDS_HELD + 5] = table.neutral_place == seated

    def _write_points(self, table: ArneTable) -> None:
        """They follow from rows and seating."""
        start = self._totals_at
        self.numbers[start : start + COLOURS] = array("f", limited(table.totals))
        self._each(CARDS_HELD + 1, limited(standings(table)))

    def _write_queue(self, queue: list[Seat]) -> None:
        self._queue = queue[:]
        self._each(CARDS_HELD + 4, [queue.index(seat) + 1 if seat in queue else 0 for seat in self._seats])

    def _each(self, place: int, values: Iterable[float]) -> None:
        """A number of each person."""
        place += self.first
        for value in values:
            self.numbers[place] = value
            place += PER_PERSON


def limited(points: list[int]) -> list[int]:
    return [min(each, MOST_POINTS) for each in points] if max(points) > MOST_POINTS else points


CODING = ArneCoding
