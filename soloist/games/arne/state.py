"""The table of ARNE Total: plain data, a copy written by hand, and plain questions about it.

*Person* is a player, an engine seat. *Place* is where somebody sits: colours and rows stay at the places, persons
may change theirs.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from enum import Enum

from soloist.engine.pile import Pile
from soloist.engine.plain import Plain
from soloist.engine.seats import Seat, seats
from soloist.games.arne.cards import Card, Colour, in_order
from soloist.games.arne.items import Item
from soloist.games.arne.scoring import row_total
from soloist.games.arne.settings import Settings

HAND_SIZE = 8  # [ARNE-1.5]


class Stage(Enum):
    """Where the game stands between two steps."""

    SETUP = "set-up"
    TURNS = "start of a turn"
    MAIN = "main part of a turn"
    WINDOW = "window in a turn"  # before the white card is played
    ANNOUNCED = "window between laying and effect of an action"
    EFFECT = "effect of an action that lies there"  # announced [ARNE-7.11], or a +2 [ARNE-Q10]
    CLOSING = "window at the end of a turn"
    FINAL = "final round"
    OVER = "over"

    __hash__ = object.__hash__  # members are unique, and this one needs no Python call


@dataclass(frozen=True)
class Setup:
    """What was agreed before the game and never changes: shared by all copies of a table."""

    persons: int
    settings: Settings
    colours: tuple[Colour, ...]  # the colour cards of the set
    deck: tuple[Card, ...]  # all playing cards, unowned colours included
    is_told: bool = field(default=True, compare=False)  # whether anybody hears what happens
    is_logged: bool = field(default=True, compare=False)  # whether anybody hears what is `LOGGED`

    @property
    def rows(self) -> int:
        """How many rows have owners: one per person, or one per team of two."""
        return self.persons // 2 if self.settings.teams else self.persons


@dataclass(frozen=True, slots=True)
class Demand:
    """What a +2 asks somebody for: value cards of a colour [ARNE-4.4], or black cards [ARNE-4.5]."""

    card: Card
    giver: Seat
    colour: Colour | None = None  # None: black cards

    def fits(self, card: Card) -> bool:
        return card.black if self.colour is None else card.is_value and card.colour is self.colour


class ArneTable(Plain):
    """Everything that changes during a game."""

    __slots__ = (
        "active", "announced", "carried", "colour_at", "demand", "direction", "discard", "final_order", "game_number",
        "hands", "last_actor", "natural_from", "neutral", "neutral_place", "passed_at", "person_at", "pile", "place_of",
        "queue", "rows", "setup", "stage", "thief_swaps", "totals", "turn", "turn_place", "version",
    )  # fmt: skip

    def __init__(self, setup: Setup, like: ArneTable | None = None) -> None:
        if like is None:
            self._begin(setup)
        else:
            self._take_over(like)

    def _begin(self, setup: Setup) -> None:
        self.setup = setup
        self.game_number = 1
        self.carried = [0] * setup.persons  # points of earlier games of the match [ARNE-9.5]
        self.turn = 0
        self.lay_out()

    def lay_out(self) -> None:
        """An empty table with everybody at their first place."""
        persons = self.setup.persons
        self.stage = Stage.SETUP
        self.pile: Pile[Card] = Pile(self.setup.deck, in_order)
        self.discard: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(persons)]
        self.rows: list[list[Item] | None] = [None] * len(Colour)  # None: no such row on the table
        self.totals = [0] * len(Colour)  # of each row, kept up to date by `set_row`
        self.place_of = list(range(persons))
        self.person_at = list(seats(persons))
        self.colour_at: list[Colour | None] = [None] * persons
        self.neutral: Colour | None = None  # Ghost: the colour without an owner [ARNE-11.3]
        self.neutral_place: int | None = None
        self.direction = 1
        self.queue: list[Seat] = []
        self.version = 1  # V of [ARNE-7.1]
        self.passed_at = [0] * persons
        self.active = self.last_actor = self.natural_from = Seat(0)
        self.turn_place = 0
        self.announced: Card | None = None  # an action that lies there and has not taken effect yet [ARNE-7.11]
        self.demand: Demand | None = None  # of the active person, to whom the cards it fits lie open [ARNE-Q10]
        self.final_order: list[Seat] = []
        self.thief_swaps: list[Seat] = []

    def copy(self) -> ArneTable:
        return ArneTable(self.setup, self)

    def _take_over(self, like: ArneTable) -> None:
        self.setup = like.setup
        self.stage = like.stage
        self.game_number = like.game_number
        self.carried = like.carried  # replaced, never changed
        self.turn = like.turn
        self.pile = like.pile.copy()
        self.discard = like.discard[:]
        self.hands = [hand[:] for hand in like.hands]
        self.rows = [None if row is None else row[:] for row in like.rows]
        self.totals = like.totals[:]
        self.place_of = like.place_of[:]
        self.person_at = like.person_at[:]
        self.colour_at = like.colour_at[:]
        self.neutral = like.neutral
        self.neutral_place = like.neutral_place
        self.direction = like.direction
        self.queue = like.queue[:]
        self.version = like.version
        self.passed_at = like.passed_at[:]
        self.active = like.active
        self.last_actor = like.last_actor
        self.natural_from = like.natural_from
        self.turn_place = like.turn_place
        self.announced = like.announced
        self.demand = like.demand
        self.final_order = like.final_order[:]
        self.thief_swaps = like.thief_swaps[:]

    # who and where

    @property
    def persons(self) -> tuple[Seat, ...]:
        return seats(self.setup.persons)

    def colour_of(self, person: Seat) -> Colour:
        colour = self.colour_at[self.place_of[person]]
        assert colour is not None, "colours are picked before anybody plays"
        return colour

    def row_of(self, person: Seat) -> list[Item]:
        row = self.rows[self.colour_of(person)]
        assert row is not None
        return row

    def open_rows(self) -> list[Colour]:
        """The colours that have a row: owned ones, and the neutral one in Ghost."""
        return [colour for colour in self.setup.colours if self.rows[colour] is not None]

    def row(self, colour: Colour) -> list[Item]:
        row = self.rows[colour]
        assert row is not None
        return row

    def after(self, person: Seat) -> list[Seat]:
        """Everybody in the current direction, starting after this person and ending with him [ARNE-7.4]."""
        place, count = self.place_of[person], self.setup.persons
        return [self.person_at[(place + self.direction * step) % count] for step in range(1, count + 1)]

    def demanded(self, demand: Demand) -> list[Card]:
        """The cards in the giver's hand that fit."""
        return [card for card in self.hands[demand.giver] if demand.fits(card)]

    # moving cards

    def give(self, person: Seat, card: Card) -> None:
        insort(self.hands[person], card, key=in_order)

    def receive(self, person: Seat, card: Card) -> None:
        """A card that does not come by one's own play: the person is asked anew [ARNE-7.2]."""
        insort(self.hands[person], card, key=in_order)
        self.passed_at[person] = 0

    def add_item(self, colour: Colour, item: Item) -> None:
        self.row(colour).append(item)
        self._count(colour)

    def replace_item(self, colour: Colour, place: int, item: Item) -> None:
        self.row(colour)[place] = item
        self._count(colour)

    def take_item(self, colour: Colour, place: int) -> Item:
        item = self.row(colour).pop(place)
        self._count(colour)
        return item

    def _count(self, colour: Colour) -> None:
        self.totals[colour] = row_total(self.row(colour), self.setup.settings)
