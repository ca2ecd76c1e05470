"""What the rows of ARNE Total count now, and what they would count after an option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat
from soloist.games.arne import answers, scoring
from soloist.games.arne.cards import Card, Colour, Kind
from soloist.games.arne.items import Item, item_of
from soloist.games.arne.view import View

Changes = dict[Colour, tuple[int, int]]
"""The rows whose totals an option changes, before and after."""


def totals_of(match: Match, question: Question) -> Totals:
    """The rows as the seat that is asked sees them, with the card its question is about."""
    return Totals(match.view(question.seat), question.seat, question.about, question.picked)


class Totals:
    """The rows before one seat; `card` is the one being played, `picked` goes with it already."""

    def __init__(self, view: View, me: Seat, card: Card | None, picked: tuple[Card, ...] = ()) -> None:
        self.view, self.me, self.card, self.picked = view, me, card, picked

    def after(self, option: Any) -> Changes:
        match option:
            case Card() if self.card is None:
                return self.play(option)
            case Card():
                return self.lay(option)
            case answers.Row():
                return self.into(option.colour)
            case answers.Spot():
                return self.on(option)
        return {}

    def play(self, card: Card) -> Changes:
        """A card from the hand, if it is clear by now where it goes: into its own row, or on the one item it fits."""
        if card.rowable:
            assert card.colour is not None
            return {} if self.view.rows[card.colour] is None else Totals(self.view, self.me, card).into(card.colour)
        targets = self.targets(card.kind)
        return Totals(self.view, self.me, card).on(targets[0]) if len(targets) == 1 else {}

    def lay(self, option: Card) -> Changes:
        """A value card given to a +2, after those picked before; other cards that are handed over touch no row."""
        if self.card is None or self.card.kind is not Kind.PLUS2_VALUE:
            return {}
        assert option.colour is not None
        given = [*self.view.row(option.colour), *(item_of(card) for card in self.picked)]
        return {option.colour: (self.total(given), self.total([*given, item_of(option)]))}

    def into(self, colour: Colour) -> Changes:
        """The card into a row, alone in its own colour, else under a Chameleon."""
        assert self.card is not None
        return {colour: self.adding(colour, item_of(self.card, self.card.colour is not colour))}

    def on(self, spot: answers.Spot) -> Changes:
        """The card on an item, or the item stolen by it."""
        assert self.card is not None
        if self.card.kind is Kind.THIEF:
            return self.steal(spot)
        return {spot.row: self.instead(spot, spot.item.having(**{self.card.kind.value: True}))}

    def steal(self, spot: answers.Spot) -> Changes:
        """A combo out of another row, into one's own or into the hand [ARNE-6.6, ARNE-Q4, ARNE-Q5]."""
        settings = self.view.setup.settings
        out = {spot.row: self.instead(spot)}
        if settings.stolen_combo == "hand":
            return out
        mine = self.view.colour_of(self.me)
        assert mine is not None
        item = spot.item if settings.layers_travel else item_of(spot.item.card, chameleon=True)
        return out | {mine: self.adding(mine, item)}

    # rows

    def total(self, items: Sequence[Item]) -> int:
        return scoring.row_total(items, self.view.setup.settings)

    def adding(self, colour: Colour, item: Item) -> tuple[int, int]:
        return self.view.totals[colour], self.total([*self.view.row(colour), item])

    def instead(self, spot: answers.Spot, *items: Item) -> tuple[int, int]:
        row = self.view.row(spot.row)
        return self.view.totals[spot.row], self.total([*row[: spot.place], *items, *row[spot.place + 1 :]])

    def targets(self, kind: Kind) -> list[answers.Spot]:
        """The items an X3, Crash or Lock may be laid on; other cards are laid on none."""
        if kind not in (Kind.X3, Kind.CRASH, Kind.LOCK):
            return []
        return [
            answers.Spot(colour, place, item)
            for colour in self.view.open_rows
            for place, item in enumerate(self.view.row(colour))
            if self.takes(kind, item)
        ]

    def takes(self, kind: Kind, item: Item) -> bool:
        match kind:
            case Kind.X3:
                still_zero = item.is_minus and item.lock  # [ARNE-Q20]
                return item.no_x3 is None and (self.view.setup.settings.x3_on_locked_minus or not still_zero)
            case Kind.CRASH:
                return item.no_crash is None
        return kind is Kind.LOCK and item.no_lock is None
