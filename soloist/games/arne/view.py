"""What a seat may know of the table [ARNE-1.7], and whole tables dealt to fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from soloist.engine.dice import Stream
from soloist.engine.game import Seen
from soloist.engine.pile import Pile
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.views import restored, shown
from soloist.games.arne.cards import Card, Colour, in_order
from soloist.games.arne.items import Item
from soloist.games.arne.result import standings
from soloist.games.arne.state import ArneTable, Demand, Setup, Stage


@dataclass(slots=True, unsafe_hash=True)
class View:
    """The public table and one's own hand."""

    setup: Setup
    seat: Seat | None
    hand: tuple[Card, ...]  # one's own; empty for a spectator
    stage: Stage
    game_number: int
    carried: tuple[int, ...]
    turn: int
    active: Seat
    last_actor: Seat
    natural_from: Seat
    turn_place: int
    announced: Card | None
    demand: Demand | None
    laid_open: tuple[Card, ...]  # another's cards, to whoever picks from them [ARNE-Q10]
    direction: int
    queue: tuple[Seat, ...]
    final_order: tuple[Seat, ...]
    thief_swaps: tuple[Seat, ...]
    version: int
    passed_at: tuple[int, ...]
    pile_size: int
    discard_size: int
    discard_top: Card | None
    hand_sizes: tuple[int, ...]
    rows: tuple[tuple[Item, ...] | None, ...]
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    person_at: tuple[Seat, ...]
    place_of: tuple[int, ...]
    colour_at: tuple[Colour | None, ...]
    neutral: Colour | None
    neutral_place: int | None

    def colour_of(self, person: Seat) -> Colour | None:
        return self.colour_at[self.place_of[person]]

    def row(self, colour: Colour) -> tuple[Item, ...]:
        return self.rows[colour] or ()

    @property
    def open_rows(self) -> list[Colour]:
        return [colour for colour in self.setup.colours if self.rows[colour] is not None]

    def owners(self, colour: Colour) -> list[Seat]:
        """The persons this row counts for: one, two partners, or the holder of the neutral colour."""
        return [person for person in self.person_at if self.counts_for(colour, person)]

    def counts_for(self, colour: Colour, person: Seat) -> bool:
        if colour is self.neutral:
            return self.neutral_place == self.place_of[person]
        return self.colour_of(person) is colour

    def turns_to_come(self) -> list[Seat]:
        """Who takes turns after the queue, in order [ARNE-8.1 to ARNE-8.4]."""
        settings = self.setup.settings
        last = self.queue[-1] if self.queue else self.active
        if settings.after_queue == "back":  # [ARNE-Q12]
            last = self.natural_from
        if settings.after_change_places == "old" and last == self.active:  # [ARNE-Q13]
            return self.after(self.person_at[self.turn_place])
        return self.after(last)

    def rows_as_seated(self) -> list[Colour]:
        """The rows as people sit, the neutral one first and one's own last."""
        seated = [colour for place in range(self.setup.rows) if (colour := self.colour_at[place]) is not None]
        mine = None if self.seat is None else self.colour_of(self.seat)
        if mine is not None:
            start = seated.index(mine) + 1
            seated = seated[start:] + seated[:start]
        return seated if self.neutral is None else [self.neutral, *seated]

    def after(self, person: Seat) -> list[Seat]:
        """Everybody in the current direction, starting after this person."""
        place, count = self.place_of[person], self.setup.persons
        return [self.person_at[(place + self.direction * step) % count] for step in range(1, count + 1)]


def view(state: ArneTable, seat: Seat | None) -> View:
    return shown(
        View,
        state,
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        laid_open=() if state.demand is None or seat != state.active else tuple(state.demanded(state.demand)),
        pile_size=len(state.pile),
        discard_size=len(state.discard),
        discard_top=state.discard[-1] if state.discard else None,
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        scores=tuple(standings(state)),
    )


def unseen(view: View) -> list[Card]:
    """The cards this seat has not in sight: other hands, the pile, the discard pile below its top."""
    count = Counter(view.setup.deck)
    count.subtract(view.hand)
    count.subtract(view.laid_open)
    for row in view.rows:
        for item in row or ():
            count.subtract(item.cards)
    if view.discard_top is not None:
        count[view.discard_top] -= 1
    if view.stage is not Stage.SETUP and view.setup.settings.unowned_colours == "removed":
        count = Counter(
            {card: n for card, n in count.items() if card.colour is None or view.rows[card.colour] is not None}
        )
    return sorted(count.elements(), key=in_order)


def imagine(view: View, seat: Seat, since: Sequence[Seen], chance: Stream) -> ArneTable:
    """A table that fits the view: what others have shown or must lack is respected, the rest dealt at random."""
    hidden = unseen(view)
    hands: list[list[Card]] = [[] for _ in view.hand_sizes]
    hands[seat] = list(view.hand)
    demand = view.demand
    for seen in since:
        card, owner = seen.value, seen.seat if demand is None else demand.giver
        if seen.seat in (CHANCE, seat) or owner == seat or not isinstance(card, Card) or card not in hidden:
            continue
        if len(hands[owner]) < view.hand_sizes[owner]:
            hidden.remove(card)
            hands[owner].append(card)
    hidden = chance.shuffled(hidden)
    if demand is not None and demand.giver != seat:
        deal_giver(view, seat, demand, hidden, hands[demand.giver])
        hidden = chance.shuffled(hidden)
    for person in silent(view, seat, since):
        hidden.sort(key=lambda card: card.black)  # whites first; the order among them stays random
        deal(hidden, hands[person], view.hand_sizes[person])
        hidden = chance.shuffled(hidden)
    for hand, size in zip(hands, view.hand_sizes, strict=True):
        deal(hidden, hand, size)
    buried = max(view.discard_size - 1, 0)
    table = restored(ArneTable(view.setup), view)
    table.hands = hands
    table.discard = hidden[:buried] + ([] if view.discard_top is None else [view.discard_top])
    table.pile = Pile(hidden[buried:], in_order)
    return table


def deal(cards: list[Card], hand: list[Card], size: int) -> None:
    """Fill up a hand from the front of the cards."""
    missing = size - len(hand)
    hand += cards[:missing]
    del cards[:missing]
    hand.sort(key=in_order)


def deal_giver(view: View, seat: Seat, demand: Demand, cards: list[Card], hand: list[Card]) -> None:
    """The asker sees all that fits the demand; anybody else knows that it is more than two [ARNE-Q10]."""
    if seat == view.active:
        hand += view.laid_open
        cards.sort(key=demand.fits)  # what does not fit comes first
        deal(cards, hand, view.hand_sizes[demand.giver])
    else:
        cards.sort(key=demand.fits, reverse=True)
        deal(cards, hand, 3)


def silent(view: View, seat: Seat, since: Sequence[Seen]) -> list[Seat]:
    """Who was not asked in this window though their turn to react came before mine: they have nothing to play."""
    if view.stage not in (Stage.WINDOW, Stage.ANNOUNCED, Stage.CLOSING) or any(seen.seat != seat for seen in since):
        return []
    order = view.after(view.last_actor)
    return [person for person in order[: order.index(seat)] if view.passed_at[person] < view.version]
