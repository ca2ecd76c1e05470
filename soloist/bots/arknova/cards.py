"""What cards are worth to the greedy bot: to play them now, and to have them in hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from soloist.bots.arknova.goals import CHANCE, Goals
from soloist.bots.arknova.worth import ENGINE_TURNS, Standing, once, total
from soloist.engine.notation import Word
from soloist.games.arknova import board, buildings, conditions, construction, markers, printed, projects, scoring, state
from soloist.games.arknova.abilities.interactive import has_solo_effects
from soloist.games.arknova.actions.animals import ASSIGNED, TOWER_APPEAL, reachable
from soloist.games.arknova.cards import Action, Animal, Card, FinalScoring, Icon, Project, Sponsor
from soloist.games.arknova.conditions import is_assigned_elsewhere, is_playable_animal, level_of, price
from soloist.games.arknova.effect_facts import Gain, Tiers
from soloist.games.arknova.enclosures import has_home, homes, size_of, spaces_for, vacant

BUILD_FIRST = 1.5  # the effort of an enclosure that an animal still needs
WASTE = 0.35  # a space of an enclosure that an animal does not need
STANDARD_SPACE, SPECIAL_SPACE = 0.3, 0.4  # a space that it takes
MARKER = 2.0  # a marker of map 9
MISSING_PARTNER_ZOO, MISSING_UPGRADE, MISSING_REPUTATION = 0.7, 0.65, 0.85  # how likely they come in time
MISSING_ICON_IN_HAND = 0.8  # an icon that another animal in hand will bring
NEAR_MOST_APPEAL, STILL_IN_TIME = 3, 0.7  # so near to the appeal that a sponsor allows at most
ABOVE_STRENGTH, NO_PLACE = 0.7, 0.5  # a sponsor above level 5, one without a place for its building
ROOM: tuple[float, ...] = (1.0, 0.9, 0.75, 0.55, 0.4, 0.3, 0.2, 0.1)
"""The best card in hand counts fully, the others less and less."""
TAKEN = 0.45  # a card in hand brings so much of what playing it will
USUAL_CARD = 5.5  # what a card from the deck will be worth
TOO_EXPENSIVE = 0.96  # for each money that is missing
SPONSORED = 1.0  # what else comes of a sponsor
BUILT_OVER = 0.8  # of what is free now and counts in the end, if the game has just begun
UNIQUE_SPACE = 0.3  # a space covered by a unique building


def room(place: int) -> float:
    """How much the card counts that is so many places behind the best one in hand."""
    return ROOM[min(place, len(ROOM) - 1)]


@dataclass(eq=False)
class Cards:
    """Weighs cards for one seat."""

    standing: Standing
    goals: Goals
    known: dict[Any, float] = field(default_factory=dict)

    # animals

    @once
    def animal(self, animal: Animal) -> float:
        """All that an animal brings when it is played, its price not counted."""
        standing = self.standing
        worth = standing.appeal(animal.appeal) if animal.appeal else 0.0
        if animal.reputation:
            worth += standing.reputation(animal.reputation)
        if animal.conservation:
            worth += standing.conservation(animal.conservation)
        abilities = animal.solo if animal.solo and has_solo_effects(standing.turn) else animal.abilities
        worth += total([standing.ability(ability, animal) for ability in abilities])
        if animal.size_class is standing.zoo.assignment:
            worth += standing.appeal(ASSIGNED[animal.size_class].each)
        return worth + self.goals.card(animal) + self.triggered(animal)

    def triggered(self, card: Animal | Sponsor) -> float:
        """What the sponsors in play make of the icons of a card."""
        standing = self.standing
        worth = 0.0
        for sponsor in standing.zoo.sponsors:
            for trigger in sponsor.triggers:
                if card.counts[trigger.icon]:
                    worth += card.counts[trigger.icon] * standing.effect(trigger.effect, card)
        return worth

    def playing(self, animal: Animal, folder: int = 0) -> float:
        """What is left of it after paying."""
        return self.animal(animal) + self.standing.money(-price(self.standing.zoo, animal, folder))

    def home(self, home: state.Building | Word, animal: Animal) -> float:
        """How well an animal lives there: no space is wasted, and what the map gives."""
        if isinstance(home, Word):
            return 0.0
        zoo = self.standing.zoo
        if not home.kind.is_standard:
            return -SPECIAL_SPACE * (spaces_for(animal, home.kind) or 0)
        worth = -WASTE * (size_of(zoo, home) - animal.size) - STANDARD_SPACE * animal.size
        if home.footprint.ring & zoo.map.tower:
            worth += TOWER_APPEAL.each
        return worth + MARKER * len(markers.marker_coming(self.standing.turn, animal, home))

    @cached_property
    def vacant(self) -> list[state.Building]:
        return vacant(self.standing.zoo)

    @cached_property
    def playable(self) -> list[tuple[float, Animal, int]]:
        """Animals that can be played now, best first, with the folder they lie in."""
        table, zoo = self.standing.table, self.standing.zoo
        upgraded = zoo.is_upgraded(Action.ANIMALS)
        found = [
            (self.playing(animal, folder), animal, folder)
            for animal, folder in reachable(table, zoo, zoo.range if upgraded else 0)
            if is_playable_animal(zoo, animal, folder, upgraded, self.vacant)
        ]
        return sorted(found, key=lambda each: -each[0])

    def best_homes(self, animal: Animal) -> list[state.Building | Word]:
        return sorted(homes(self.standing.zoo, animal, self.vacant), key=lambda home: -self.home(home, animal))

    # sponsors

    @once
    def sponsor(self, sponsor: Sponsor) -> float:
        """All that a sponsor brings now, at the breaks and in the end."""
        standing = self.standing
        worth = standing.appeal(sponsor.appeal) + standing.reputation(sponsor.reputation)
        if sponsor.conservation:
            worth += standing.conservation(sponsor.conservation)
        effects = (*sponsor.on_play, *sponsor.triggers, *sponsor.ongoing)
        worth += total([standing.effect(effect, sponsor) for effect in effects])
        worth += standing.breaks_left * total([standing.effect(effect, sponsor) for effect in sponsor.income])
        ending = [effect for effect in sponsor.endgame if isinstance(effect, Gain | Tiers)]
        worth += total([self.at_the_end(effect, sponsor) for effect in ending])
        if sponsor.building:
            worth += UNIQUE_SPACE * buildings.UNIQUE[sponsor.id].size
        return worth + self.goals.card(sponsor) + self.triggered(sponsor) + SPONSORED * standing.engine

    def at_the_end(self, effect: Gain | Tiers, sponsor: Sponsor) -> float:
        """What is reached already, and some hope for the rest."""
        standing = self.standing
        if isinstance(effect, Gain):
            stays = 1 - BUILT_OVER * standing.time_for(ENGINE_TURNS)
            return stays * standing.gain(effect.what, standing.amount(effect, sponsor))
        have = standing.have(effect.count, sponsor)
        return max(points * CHANCE ** max(0, at - have) for at, points in self.goals.endgame_steps(effect))

    # in hand

    @once
    def keep(self, card: Card) -> float:
        """What a card will bring, as far as it is likely to be played."""
        standing = self.standing
        if isinstance(card, Project):
            return self.goals.project(card, projects.ALL_FREE)
        if standing.turns_left < 2:
            return 0.0
        worth, likely = self._animal_in_hand(card) if isinstance(card, Animal) else self._sponsor_in_hand(card)
        return max(0.0, worth) * likely

    def _animal_in_hand(self, animal: Animal) -> tuple[float, float]:
        standing, zoo = self.standing, self.standing.zoo
        if is_assigned_elsewhere(zoo, animal):
            return 0.0, 0.0
        worth = self.playing(animal)
        likely = self.in_time(animal)
        if not has_home(zoo, animal, self.vacant):
            worth += standing.money(-board.HEX_COST * (animal.size or buildings.PETTING_ZOO.size)) - BUILD_FIRST
            likely *= standing.time_for(3)
        return worth, likely

    def in_time(self, animal: Animal) -> float:
        """How likely it can be played in time, the enclosure aside."""
        zoo = self.standing.zoo
        likely = self.conditions(animal.needs, animal.continents, Action.ANIMALS, conditions.ignorable(zoo, animal))
        lack = price(zoo, animal) - zoo.money
        return likely * TOO_EXPENSIVE**lack if lack > 0 else likely

    def _sponsor_in_hand(self, sponsor: Sponsor) -> tuple[float, float]:
        zoo = self.standing.zoo
        worth = self.sponsor(sponsor)
        likely = self.conditions(sponsor.needs, (), Action.SPONSORS, 0)
        if level_of(zoo, sponsor) > board.STRONGEST and not zoo.is_upgraded(Action.SPONSORS):
            likely *= ABOVE_STRENGTH
        if sponsor.building and not construction.spots(zoo, buildings.UNIQUE[sponsor.id]):
            likely *= NO_PLACE
        return worth, likely

    def conditions(self, needs: printed.Needs, continents: tuple[Icon, ...], action: Action, may_miss: int) -> float:
        """How likely the conditions at the left edge are met in time."""
        if needs is printed.NO_NEEDS:
            return 1.0
        zoo = self.standing.zoo
        if needs.max_appeal is not None and zoo.appeal > needs.max_appeal - NEAR_MOST_APPEAL:
            return 0.0 if zoo.appeal > needs.max_appeal else STILL_IN_TIME
        hopes: list[float] = []
        for icon, number in needs.icons:
            lack = number - zoo.icons[icon]
            helping = sum(card.counts[icon] for card in zoo.hand if type(card) is Animal)
            hopes += [MISSING_ICON_IN_HAND if helping > place else CHANCE for place in range(lack)]
        if needs.partner_zoo and conditions.missing_partner_zoos(zoo, needs, continents):
            hopes.append(MISSING_PARTNER_ZOO)
        if needs.upgraded and not zoo.is_upgraded(action):
            hopes.append(MISSING_UPGRADE)
        if needs.reputation > zoo.reputation:
            hopes.append(MISSING_REPUTATION ** (needs.reputation - zoo.reputation))
        likely = 1.0
        for hope in sorted(hopes)[may_miss:]:
            likely *= hope
        return likely

    # taking cards

    @cached_property
    def hand(self) -> list[float]:
        """What the cards in hand are worth, best first."""
        return sorted((self.keep(card) for card in self.standing.zoo.hand), reverse=True)

    def taking(self, worth: float) -> float:
        """What a card of this worth adds to the hand: there is no time to play them all."""
        better = sum(1 for other in self.hand if other >= worth)
        added = worth * room(better)
        for place, other in enumerate(self.hand[better:], better):
            added -= other * (room(place) - room(place + 1))
        return TAKEN * added

    def held(self, card: Card) -> float:
        """What a card in hand adds to it."""
        worth = self.keep(card)
        better = sum(1 for other in self.hand if other > worth)
        return TAKEN * worth * room(better)

    def losing(self, number: int) -> float:
        """What goes with so many of the worst cards in hand."""
        first = len(self.hand) - number
        return TAKEN * total([worth * room(place) for place, worth in enumerate(self.hand[first:], first)])

    @cached_property
    def unseen(self) -> float:
        """A card from the deck."""
        return self.taking(USUAL_CARD * self.standing.time_for(6))

    def final(self, card: FinalScoring) -> float:
        """What a final scoring card gives now, and may give."""
        now = float(scoring.final_conservation(self.standing.table, self.standing.seat, card))
        if not card.steps:
            return now + 0.7
        have = self.standing.have(card.counted[0])
        hope = max(amount * CHANCE ** max(0, need - have) for need, amount in card.steps)
        return max(now, hope) + 0.3 * now
