"""A bot that plays for points at once: it counts what each move does to the rows and keeps black cards for good use.

It knows only its seat's view. Numbers in capitals are its taste, in points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import Seat, Wants, pick_best
from soloist.games.arne import answers, scoring, state
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.items import Item, item_of
from soloist.games.arne.view import View

UNSEEN_CARD = 150  # what a card from the pile is worth
BLACK_CARD = 150  # what a black card in hand is worth
X2_LATER = 300  # an X2 doubles what is still to come
TURN = 130  # what a turn more is worth
FIRST = 100_000  # more than any move is worth
OTHERS = 0.5  # a point for somebody who is not ahead counts this much against me

KEEP = {  # a card is kept until it brings this much, less and less as the pile goes down
    Kind.MINUS200: 1000,
    Kind.CHAMELEON: 250,
    Kind.THIEF: 4000,
    Kind.CRASH: 6000,
    Kind.LOCK: 1500,
    Kind.STOP: 120,
    Kind.CHANGE: 120,
    Kind.X3: 2000,
    Kind.X2: 1500,  # what lies in a row may be lost with the place, what is in hand not
    Kind.V1000: 1500,
    Kind.V500: 700,
    Kind.CHANGE_PLACES: -4000,  # best out of the way while there is not much to lose
}


class Greedy:
    """Takes what brings most now."""

    wants = Wants.VIEW

    def choose(self, question: Question, sight: View, chance: Stream) -> Any:
        judge = Judge(sight, question.seat)
        return pick_best(question.options, lambda option: judge.worth(option, question), chance)


class Judge:
    """Weighs options for one seat on one table."""

    def __init__(self, view: View, me: Seat) -> None:
        self.view = view
        self.me = me
        self.settings = view.setup.settings
        self.sign = -1 if self.settings.minimum else 1
        self.rivals = [person for person in view.person_at if view.colour_of(person) is not view.colour_of(me)]
        self.weights = [self._weight(colour) for colour in Colour]

    def _weight(self, colour: Colour) -> float:
        """What a point in a row is worth to me: mine count fully, those of the strongest rival against me."""
        owners = self.view.owners(colour)
        if not owners:
            return 0.0
        if self.me in owners:
            return float(self.sign)
        strongest = max(self.sign * self.view.scores[rival] for rival in self.rivals)
        ahead = any(self.sign * self.view.scores[owner] == strongest for owner in owners)
        return -self.sign * (1.0 if ahead else OTHERS)

    def swing(self, colour: Colour, items: Sequence[Item]) -> float:
        """What it is worth to me if a row looks like this."""
        return self.weights[colour] * (scoring.row_total(items, self.settings) - self.view.totals[colour])

    def with_item(self, colour: Colour, item: Item) -> float:
        return self.swing(colour, (*self.view.row(colour), item))

    def instead(self, colour: Colour, place: int, *items: Item) -> float:
        row = self.view.row(colour)
        return self.swing(colour, (*row[:place], *items, *row[place + 1 :]))

    # what an option is worth

    def worth(self, option: Any, question: Question) -> float:
        card = question.about
        match option:
            case Card() if card is None:
                return self.play(option)
            case Card() if card.kind is Kind.CHAMELEON:
                return self.carried(option)
            case Card():
                return -self.in_hand(option)  # giving away
            case answers.Row():
                return self.with_item(option.colour, item_of(card, chameleon=card.colour is not option.colour))
            case answers.Spot() if card.kind is Kind.THIEF:
                return self.steal(option)
            case answers.Spot():
                return self.layer(card, option)
            case answers.TopCard():
                return self.top(option.card)
            case Seat():
                return self.person(card, option)
            case Colour():
                return self.weights[option] if card is not None else 0.0
            case Word() if card is not None:
                return -self.in_hand(card)  # thrown away: a pity if it could serve me, a gift to a Thief
        return 0.0  # pass, end of turn

    def play(self, card: Card) -> float:
        """Blacks that bring more than they are kept for come first; then the best white one has."""
        if not card.black:
            return self.white(card)
        gain = self.black(card) - self.reserve(card)
        return FIRST + gain if gain > 0 else -FIRST

    def reserve(self, card: Card) -> float:
        """What a card must bring to be played now: less and less as the pile goes down."""
        if self.view.stage is state.Stage.FINAL:
            return 0.0
        whole = len(self.view.setup.deck) - state.HAND_SIZE * self.view.setup.persons
        return KEEP.get(card.kind, 0) * self.view.pile_size / whole

    # white cards

    def white(self, card: Card) -> float:
        if card.is_value:
            return max(self.place(card), -self.in_hand(card))
        match card.kind:
            case Kind.X3:
                return self.best_spot(card) - self.reserve(card)
            case Kind.PLUS3:
                return UNSEEN_CARD * min(3, self.view.pile_size)
            case Kind.SWAP_HANDS:
                giver = next(person for person in self.view.person_at if self.view.after(person)[0] == self.me)
                return UNSEEN_CARD * (self.view.hand_sizes[giver] - len(self.view.hand) + 1)
        return max(self.person(card, rival) for rival in self.rivals)

    def place(self, card: Card) -> float:
        """A value card in the row of its colour, if it has one."""
        assert card.colour is not None
        if self.view.rows[card.colour] is None:
            return -FIRST
        later = X2_LATER * self.weights[card.colour] if card.kind is Kind.X2 else 0
        return self.with_item(card.colour, item_of(card)) + later - self.reserve(card)

    def in_hand(self, card: Card) -> float:
        """What a card in hand is worth, roughly."""
        if card.black:
            return BLACK_CARD + KEEP[card.kind] / 10
        if not card.is_value:
            return UNSEEN_CARD
        assert card.colour is not None
        mine = self.view.counts_for(card.colour, self.me)
        points = X2_LATER if card.kind is Kind.X2 else card.points
        return points if mine is not self.settings.minimum else points / 20

    def person(self, card: Card, other: Seat) -> float:
        """Using +1, +2 or Change Places on somebody."""
        if other not in self.rivals:
            return -1.0
        cards = self.view.hand_sizes[other]
        match card.kind:
            case Kind.CHANGE_PLACES:
                ahead = self.sign * (self.view.scores[other] - self.view.scores[self.me])
                return ahead * (1 + OTHERS) - self.reserve(card)
            case Kind.PLUS2_VALUE:
                return UNSEEN_CARD * cards / 4
            case Kind.PLUS2_BLACK:
                return BLACK_CARD * min(2.0, cards / 4)
        return UNSEEN_CARD if cards else 0.0

    # black cards

    def black(self, card: Card) -> float:
        match card.kind:
            case Kind.MINUS200:
                assert card.colour is not None
                return self.with_item(card.colour, item_of(card))
            case Kind.CHAMELEON:
                return max((self.carried(held) for held in self.view.hand if held.rowable), default=-1.0)
            case Kind.THIEF:
                return self.thief()
            case Kind.CRASH | Kind.LOCK:
                return self.best_spot(card)
            case Kind.CHANGE if self.settings.ghost:
                assert self.view.neutral is not None
                return self.sign * self.view.totals[self.view.neutral] * (1 + OTHERS)
        waiting = self.me in self.view.queue
        useful = any(self.in_hand(held) >= TURN for held in self.view.hand if not held.black)
        return TURN if useful and not waiting else 0.0

    def carried(self, card: Card) -> float:
        """The best row for a card under a Chameleon, less what the card would bring without."""
        rows = [colour for colour in self.view.open_rows if colour is not card.colour]
        if self.settings.chameleon_rows == "own" and not self.settings.minimum and card.is_value:
            rows = [colour for colour in rows if colour is self.view.colour_of(self.me)]
        best = max((self.with_item(colour, item_of(card, chameleon=True)) for colour in rows), default=-FIRST)
        return best - (self.in_hand(card) if card.is_value else 0)

    def layer(self, card: Card, spot: answers.Spot) -> float:
        return self.instead(spot.row, spot.place, spot.item.having(**{card.kind.value: True}))

    def spots(self) -> Iterator[answers.Spot]:
        """Every item on the table."""
        for colour in self.view.open_rows:
            for place, item in enumerate(self.view.row(colour)):
                yield answers.Spot(colour, place, item)

    def best_spot(self, card: Card) -> float:
        """The best item on the table for a layer."""
        return max((self.layer(card, spot) for spot in self.spots() if takes(card, spot.item)), default=-FIRST)

    def thief(self) -> float:
        mine = self.view.colour_of(self.me)
        loot = [self.steal(spot) for spot in self.spots() if spot.item.chameleon and spot.row is not mine]
        top = self.view.discard_top
        if self.view.stage is not state.Stage.FINAL and top is not None and top.kind is not Kind.THIEF:
            loot.append(self.top(top))
        return max(loot, default=-FIRST)

    def steal(self, spot: answers.Spot) -> float:
        """A combo out of its row and into mine."""
        mine = self.view.colour_of(self.me)
        assert mine is not None
        item = spot.item.having(chameleon=spot.item.card.colour is not mine)
        return self.instead(spot.row, spot.place) + self.with_item(mine, item)

    def top(self, card: Card) -> float:
        """What the top of the discard pile would bring if it were in my hand."""
        if card.black:
            return BLACK_CARD + KEEP[card.kind] / 10
        if card.kind is Kind.X3 or (card.is_value and self.view.rows[card.colour or 0] is None):
            return UNSEEN_CARD
        return max(self.white(card) - TURN / 2, 0.0)


def takes(card: Card, item: Item) -> bool:
    """Whether a layer may go on an item; which ones are offered the question itself says."""
    reason = {Kind.X3: item.no_x3, Kind.CRASH: item.no_crash, Kind.LOCK: item.no_lock}[card.kind]
    return reason is None
