"""Where the greedy bot builds, and what: enclosures for the animals in hand, on spaces that give something."""

from __future__ import annotations

from functools import cached_property, lru_cache

from soloist.bots.arknova.cards import Cards
from soloist.bots.arknova.worth import Standing
from soloist.games.arknova import conditions, construction, state
from soloist.games.arknova.buildings import PAVILION, Footprint, Kind
from soloist.games.arknova.cards import Action, Animal
from soloist.games.arknova.enclosures import GATE_SIZE, can_share, spaces_for, takes_in
from soloist.games.arknova.hexes import around, bits, count
from soloist.games.arknova.maps import Gain as MapGain
from soloist.games.arknova.maps import ZooMap

BONUS = {
    MapGain.MONEY: 0.35, MapGain.X_TOKEN: 1.2, MapGain.REPUTATION: 1.2, MapGain.CONSERVATION: 3.0,
    MapGain.APPEAL: 1.0, MapGain.WORKER: 4.5, MapGain.CARD: 1.8, MapGain.SNAP: 2.5, MapGain.UPGRADE: 5.0,
    MapGain.CLEVER: 0.8, MapGain.MULTIPLIER: 2.0, MapGain.EXTRA_ACTION: 3.0, MapGain.SPONSOR: 2.0,
    MapGain.PARTNER_ZOO: 5.0, MapGain.UNIVERSITY: 5.0, MapGain.FREE_KIOSK: 1.5, MapGain.FREE_ENCLOSURE: 1.5,
    MapGain.FREE_HOUSE: 4.0, MapGain.POUCH: 1.0, MapGain.RECALL_WORKER: 1.5, MapGain.CONTINENT_MARKER: 2.0,
    MapGain.RESCUE: 1.5, MapGain.STORE_CARD: 1.0, MapGain.SCAVENGING: 1.0,
}  # fmt: skip
"""Placement bonuses, whatever the time; what is not named here is worth nothing."""

NEAR = 0.12  # a bonus that comes into reach counts this much
TERRAIN = 0.2  # water and rock beside an enclosure
KIOSK_PAYS = 0.2  # a building beside a kiosk, at each break
TOWER, GATE, RESTAURANT, HARBOUR, INSTITUTE, HOLLYWOOD = 1.2, 1.2, 0.7, 2.0, 3.0, 2.0
HOME, WASTE = 1.0, 0.5  # an enclosure for an animal, each of its spaces that is wasted
ALONE = 0.2  # a kiosk without neighbours
PREPARED = 0.65  # an enclosure for an animal brings so much of what the animal will
SPARE = {1: 0.3, 2: 0.9, 3: 1.1, 4: 1.0, 5: 1.1}  # an enclosure without an animal in sight, by size
SPARE_ENOUGH = 2
LOOKED_AT = 4  # so many animals without an enclosure
ON_DISPLAY = 0.5  # an animal of the display, as a part of one in hand
SPACE = 0.2  # each space that is used up
HOUSE = 0.9  # each animal that may live in a reptile house or aviary
NOT_YET = 0.5  # an animal that cannot be paid after building


@lru_cache(64)
def bonus_values(ground: ZooMap) -> tuple[float, ...]:
    """What covering each space of a map brings."""
    values = []
    for number, reward in enumerate(ground.bonus):
        worth = 0.0 if reward is None else BONUS.get(reward.kind, 0.0) * reward.amount
        for place, each in (
            (ground.harbour, HARBOUR),
            (ground.institute, INSTITUTE),
            (ground.hollywood, HOLLYWOOD),
            (around(ground.restaurant), RESTAURANT),
        ):
            worth += each * (place >> number & 1)
        values.append(worth)
    return tuple(values)


@lru_cache(4096)
def ranked(
    ground: ZooMap,
    kind: Kind,
    free: tuple[Footprint, ...],
    covered: int,
    kiosks: int,
    houses: tuple[int, ...],
    pays: float,
) -> tuple[tuple[float, Footprint], ...]:
    """All places for a building, best first."""
    values = bonus_values(ground)
    giving = sum(1 << number for number, worth in enumerate(values) if worth) & ~covered
    reached = around(covered)
    found = []
    for spot in free:
        mask, ring = spot.mask, spot.ring
        worth = 0.0
        for number in bits(mask & giving):
            worth += values[number]
        for number in bits(ring & giving & ~reached):
            worth += NEAR * values[number]
        if kind.is_kiosk:
            worth += pays * sum(1 for house in houses if house & ring)
        else:
            worth += pays * count(ring & kiosks)
        if kind.is_standard:
            worth += TERRAIN * (min(2, count(ring & ground.water)) + min(2, count(ring & ground.rock)))
            worth += TOWER * bool(ring & ground.tower) + GATE * bool(ring & ground.gate)
        found.append((worth, spot))
    found.sort(key=lambda pair: -pair[0])
    return tuple(found)


class Ground:
    """Weighs buildings and places for one seat."""

    def __init__(self, standing: Standing, cards: Cards) -> None:
        self.standing = standing
        self.cards = cards
        self._values: dict[Kind, dict[Footprint, float]] = {}

    def places(self, kind: Kind) -> tuple[tuple[float, Footprint], ...]:
        """All places for a building, best first; breaks are rounded so that the ranking is seldom made anew."""
        zoo = self.standing.zoo
        houses = tuple([each.footprint.mask for each in zoo.buildings if not each.kind.is_kiosk])
        pays = KIOSK_PAYS * 2 * round(self.standing.breaks_left / 2)
        return ranked(zoo.map, kind, construction.spots(zoo, kind), zoo.covered, zoo.kiosks, houses, pays)

    # who needs an enclosure

    @cached_property
    def wanted(self) -> list[tuple[float, Animal]]:
        """Animals of the hand, and of the display in range, with what they will bring in an enclosure, best first."""
        zoo = self.standing.zoo
        cards = [(card, 1.0) for card in (*zoo.hand, *zoo.stored)]
        if zoo.is_upgraded(Action.ANIMALS):
            cards += [(card, ON_DISPLAY) for card in self.standing.table.in_range(zoo)]
        found = [
            (share * self.cards.playing(card) * self.cards.in_time(card), card)
            for card, share in cards
            if type(card) is Animal
        ]
        return sorted((each for each in found if each[0] > 0), key=lambda each: -each[0])

    @cached_property
    def housing(self) -> tuple[list[tuple[float, Animal]], int]:
        """Animals without an enclosure once the better ones have theirs; and how many enclosures are left over."""
        zoo = self.standing.zoo
        empty = [building for building in zoo.buildings if building.kind.is_standard and not building.used]
        empty.sort(key=lambda building: building.kind.size)
        homeless = []
        for worth, animal in self.wanted:
            if can_share(zoo, animal) or self._in_special(animal):
                continue
            home = next((building for building in empty if takes_in(zoo, building, animal)), None)
            if home is None:
                homeless.append((worth, animal))
            else:
                empty.remove(home)
        return homeless[:LOOKED_AT], len(empty)

    def _in_special(self, animal: Animal) -> bool:
        zoo = self.standing.zoo
        return bool(animal.special) and any(
            building.kind.is_special and takes_in(zoo, building, animal) for building in zoo.buildings
        )

    # what to build

    @property
    def still(self) -> float:
        """What the map gives is of no use in the last turns."""
        return self.standing.time_for(4)

    def building(self, kind: Kind, but: tuple[Animal, ...] = ()) -> tuple[float, Animal | None]:
        """What a building brings in its best place, and which animal it is for; its price is not counted."""
        places = self.places(kind)
        if not places:
            return -9.0, None
        still = self.still
        best, chosen = self.purpose(kind) + still * places[0][0], None
        for worth, animal in self.housing[0]:
            if animal in but or not self.may_house(kind, animal):
                continue
            served = self.serving(kind, animal, worth)
            for place_worth, spot in places:
                if served + still * place_worth <= best:
                    break
                if self.suits(kind, spot, animal):
                    best, chosen = served + still * place_worth, animal
                    break
        return best - SPACE * kind.size, chosen

    def serving(self, kind: Kind, animal: Animal, worth: float) -> float:
        """An enclosure for this animal; none of its spaces should be wasted."""
        zoo = self.standing.zoo
        ready = 1.0 if zoo.money - kind.cost >= conditions.price(zoo, animal) else NOT_YET
        waste = max(0, kind.size - animal.size) if kind.is_standard else 0
        return HOME + PREPARED * ready * worth - WASTE * waste

    def may_house(self, kind: Kind, animal: Animal) -> bool:
        if kind.is_standard:
            return 0 < animal.size <= kind.size + (GATE_SIZE if self.standing.zoo.map.gate else 0)
        return kind.is_special and spaces_for(animal, kind) is not None

    def suits(self, kind: Kind, spot: Footprint, animal: Animal) -> bool:
        """Whether the animal could live there [AN-6.5, AN-6.16]."""
        return takes_in(self.standing.zoo, state.Building(kind, spot), animal)

    def purpose(self, kind: Kind) -> float:
        """A building for its own sake."""
        standing, zoo = self.standing, self.standing.zoo
        if kind is PAVILION:
            return standing.appeal(1)
        if kind.is_kiosk:
            return ALONE * standing.engine
        if kind.is_standard:
            return SPARE[kind.size] * standing.engine if self.housing[1] < SPARE_ENOUGH else 0.0
        if kind.is_special:
            living = [animal for animal in zoo.animals if spaces_for(animal, kind) is not None]
            coming = [card for card in zoo.hand if type(card) is Animal and spaces_for(card, kind) is not None]
            return HOUSE * (len(living) + len(coming)) * standing.engine
        return 0.0

    def place(self, kind: Kind, spot: Footprint) -> float:
        """What a place is worth: what it covers, and the animal that will live there."""
        if kind not in self._values:
            self._values[kind] = {spot: worth for worth, spot in self.places(kind)}
        worth = self.still * self._values[kind][spot]
        for value, animal in self.housing[0]:
            if self.may_house(kind, animal) and self.suits(kind, spot, animal):
                return worth + self.serving(kind, animal, value)
        return worth
