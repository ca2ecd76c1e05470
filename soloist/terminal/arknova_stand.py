"""How things stand for one seat: what cards cost it, which conditions it meets, what its cards would count now.

Everything is asked of the rules themselves, at a table made from the view.
"""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.games.arknova import board, counting, effect_facts, enclosures, maps, performing, state, turn_context, why
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import Action, Animal, Card, Project, ProjectKind, Sponsor
from soloist.games.arknova.conditions import price
from soloist.games.arknova.construction import spots
from soloist.games.arknova.projects import ALL_FREE, open_levels
from soloist.games.arknova.view import View, table_of


class Stand:
    """A table as one seat knows it; a spectator (None) has no zoo, meets every condition and plays nothing."""

    def __init__(self, view: View, seat: Seat | None) -> None:
        self.table = table_of(view)
        self.seat = seat
        self.turn = None if seat is None else turn_context.Turn(self.table, seat)
        self.zoo: state.Zoo | None = None if seat is None else self.table.zoos[seat]
        self.knows_hand = seat == view.seat
        self.is_peaceful = view.setup.is_peaceful

    # cards

    def price(self, card: Card, folder: int) -> int:
        """Money for the card from hand (folder 0) or from the display [AN-6.4, AN-7.18, AN-8.10]."""
        if not isinstance(card, Animal):
            return folder
        return card.cost + folder if self.zoo is None else price(self.zoo, card, folder)

    def has_place(self, card: Animal | Sponsor) -> bool:
        """Whether there is an enclosure for the animal, or a place for the building of the sponsor."""
        if self.zoo is None:
            return True
        if isinstance(card, Animal):
            return enclosures.has_home(self.zoo, card, enclosures.vacant(self.zoo))
        return not card.building or bool(spots(self.zoo, KIND[card.building]))

    def is_ready(self, card: Card) -> bool:
        """Whether it could be played in this turn, with all X-tokens if need be [AN-2.15]."""
        return self.seat is not None and self.knows_hand and not why.unmet(self.table, self.seat, card)

    # counting

    def counts(self, project: Project) -> int | None:
        """How many of the counted the zoo has; None where nothing is counted."""
        if self.seat is None or project.kind in (ProjectKind.RELEASE, ProjectKind.BREEDING):
            return None
        return counting.count(self.table, self.seat, project.counted)

    def open_levels(self, project: Project, levels: tuple[int, ...] = ALL_FREE) -> list[int]:
        """The places of the levels that could be supported now, or once more had one not done so [AN-7.8]."""
        if self.turn is None or self.seat in levels:
            return []
        return [level.place for level in open_levels(self.turn, project, levels)]

    # action cards and income

    def strength(self, action: Action, owner: Seat | None = None) -> int:
        """Of the slot, without X-tokens; with Hypnosis that of another owner [AN-2.2, AN-3.2, AN-3.17]."""
        assert self.turn is not None
        return performing.strength_of(self.turn, self.turn.zoo if owner is None else self.table.zoos[owner], action)

    def lacks_strength(self, action: Action) -> int | None:
        """How many X-tokens it takes to do anything with this card; None if nothing can be done [AN-2.15].

        Of others, whose hands are not known, it is said of no card.
        """
        if self.turn is None or not self.knows_hand:
            return 0
        least = performing.least_strength(self.turn, action)
        return None if least is None else max(0, least - self.strength(action))

    @property
    def income(self) -> int:
        """Money that the next break would bring as things stand [AN-10.5]."""
        zoo, seat = self.zoo, self.seat
        if zoo is None or seat is None:
            return 0
        money = board.INCOME[min(zoo.appeal, board.MOST_APPEAL)]
        money += counting.kiosk_income(zoo) + counting.restaurant_income(zoo) + counting.cave_income(zoo)
        money += sum(
            counting.amount_of(self.table, seat, effect, sponsor)
            for sponsor in zoo.sponsors
            for effect in sponsor.income
            if isinstance(effect, effect_facts.Gain | effect_facts.Tiers) and effect.what is effect_facts.Resource.MONEY
        )
        return money + sum(
            token.reward.amount
            for token in zoo.map.left
            if token.repeats and token.reward.kind is maps.Gain.MONEY and not zoo.left >> token.number - 1 & 1
        )
