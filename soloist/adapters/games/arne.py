"""ARNE Total as numbers: cards, rows with their items, and persons from oneself around the table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from soloist.adapters.coding import MOST_SEATS, Coding
from soloist.adapters.fields import Field, Tensor, of_each
from soloist.engine.seats import SEATS, Seat
from soloist.games.arne import answers, questions
from soloist.games.arne.answers import ROWS, Spot
from soloist.games.arne.cards import CARDS, Colour
from soloist.games.arne.deck import read_deck
from soloist.games.arne.items import ITEMS, Item
from soloist.games.arne.settings import Settings
from soloist.games.arne.state import Stage
from soloist.games.arne.view import View

PLACES = 16
"""So many items of a row are shown one by one; more are rare, and their row's total tells of them."""
MOST_POINTS = 400_000
"""X2 and X3 multiply; nobody needs to tell more from each other."""
COLOURS = len(Colour)
STAGES = {stage: number for number, stage in enumerate(Stage)}
LAYERS = 6


def _shown(item: Item) -> Tensor:
    return array("f", (item.points / 1000, item.factor / 6, item.chameleon, item.x3, item.crash, item.lock))


ITEM = {item: _shown(item) for item in ITEMS.values()}


class ArneCoding(Coding):
    asks = questions
    answers = answers

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

    def write(self, tensor: Tensor, view: View) -> None:
        at = self.layout.at
        tensor[at["stage"] + STAGES[view.stage]] = 1
        tensor[at["turn"]] = view.turn
        tensor[at["pile"]] = view.pile_size
        tensor[at["discard"]] = view.discard_size
        tensor[at["direction"]] = view.direction
        hand = at["hand"]
        for card in view.hand:
            tensor[hand + card.order] += 1
        if view.discard_top is not None:
            tensor[at["discard_top"] + view.discard_top.order] = 1
        if view.announced is not None:
            tensor[at["announced"] + view.announced.order] = 1
        if view.neutral is not None:
            tensor[at["neutral"] + view.neutral] = 1
        totals = at["totals"]
        tensor[totals : totals + COLOURS] = array("f", [min(total, MOST_POINTS) for total in view.totals])
        self._write_rows(tensor, view)
        self._write_persons(tensor, view)

    def _write_rows(self, tensor: Tensor, view: View) -> None:
        start, is_open = self.layout.at["rows"], self.layout.at["open"]
        for colour, row in enumerate(view.rows):
            if row is not None:
                tensor[is_open + colour] = 1
                place = start + colour * PLACES * LAYERS
                for item in row[:PLACES]:
                    tensor[place : place + LAYERS] = ITEM[item]
                    place += LAYERS

    def _write_persons(self, tensor: Tensor, view: View) -> None:
        at, seats = self.layout.at["person0.active"], self.seats
        width = COLOURS + 7
        mine = view.seat
        assert mine is not None
        active, version, queue = view.active, view.version, view.queue
        for person in range(seats):
            place = at + (person - mine) % seats * width
            tensor[place] = person == active
            seated = view.place_of[person]
            colour = view.colour_at[seated]
            if colour is not None:
                tensor[place + 1 + colour] = 1
            place += 1 + COLOURS
            tensor[place] = view.hand_sizes[person]
            tensor[place + 1] = min(view.scores[person], MOST_POINTS)
            tensor[place + 2] = min(view.carried[person], MOST_POINTS)
            tensor[place + 3] = view.passed_at[person] >= version
            if queue and person in queue:
                tensor[place + 4] = queue.index(Seat(person)) + 1
            tensor[place + 5] = view.neutral_place == seated


CODING = ArneCoding
