"""How things stand for one seat: what cards cost it, which conditions it meets, what its cards would count now.

Everything is asked of the rules themselves, at a table made from the view.
"""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import Action, Animal, Card, Project, ProjectKind, Sponsor
from soloist.games.arknova.conditions import price
from soloist.games.arknova.construction import spots
from soloist.games.arknova.counting import amount_of, cave_income, count, kiosk_income, restaurant_income
from soloist.games.arknova.effect_facts import Gain, Resource, Tiers
from soloist.games.arknova.enclosures import has_home, vacant
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.performing import least_strength, strength_of
from soloist.games.arknova.projects import ALL_FREE, open_levels
from soloist.games.arknova.state import Zoo
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import View, table_of
from soloist.games.arknova.why import unmet


class Stand:
    """A table as one seat knows it; a spectator (None) has no zoo, meets every condition and plays nothing."""

    def __init__(self, view: View, seat: Seat | None) -> None:
        self.table = table_of(view)
        self.seat = seat
        self.turn = None if seat is None else Turn(self.table, seat)
        self.zoo: Zoo | None = None if seat is None else self.table.zoos[seat]
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
            return has_home(self.zoo, card, vacant(self.zoo))
        return not card.building or bool(spots(self.zoo, KIND[card.building]))

    def is_ready(self, card: Card) -> bool:
        """Whether it could be played in this turn, with all X-tokens if need be [AN-2.15]."""
        return self.seat is not None and self.knows_hand and not unmet(self.table, self.seat, card)

    # counting

    def counts(self, project: Project) -> int | None:
        """How many of the counted the zoo has; None where nothing is counted."""
        if self.seat is None or project.kind in (ProjectKind.RELEASE, ProjectKind.BREEDING):
            return None
        return count(self.table, self.seat, project.counted)

    def open_levels(self, project: Project, levels: tuple[int, ...] = ALL_FREE) -> list[int]:
        """The places of the levels that could be supported now, or once more had one not done so [AN-7.8]."""
        if self.turn is None or self.seat in levels:
            return []
        return [level.place for level in open_levels(self.turn, project, levels)]

    # action cards and income

    def strength(self, action: Action, owner: Seat | None = None) -> int:
        """Of the slot, without X-tokens; with Hypnosis that of another owner [AN-2.2, AN-3.2, AN-3.17]."""
        assert self.turn is not None
        return strength_of(self.turn, self.turn.zoo if owner is None else self.table.zoos[owner], action)

    def lacks_strength(self, action: Action) -> int | None:
        """How many X-tokens it takes to do anything with this card; None if nothing can be done [AN-2.15].

        Of others, whose hands are not known, it is said of no card.
        """
        if self.turn is None or not self.knows_hand:
            return 0
        least = least_strength(self.turn, action)
        return None if least is None else max(0, least - self.strength(action))

    @property
    def income(self) -> int:
        """Money that the next break would bring as things stand [AN-10.5]."""
        zoo, seat = self.zoo, self.seat
        if zoo is None or seat is None:
            return 0
        money = board.INCOME[min(zoo.appeal, board.MOST_APPEAL)]
        money += kiosk_income(zoo) + restaurant_income(zoo) + cave_income(zoo)
        money += sum(
            amount_of(self.table, seat, effect, sponsor)
            for sponsor in zoo.sponsors
            for effect in sponsor.income
            if isinstance(effect, Gain | Tiers) and effect.what is Resource.MONEY
        )
        return money + sum(
            token.reward.amount
            for token in zoo.map.left
            if token.repeats and token.reward.kind is MapGain.MONEY and not zoo.left >> token.number - 1 & 1
        )
