"""What cards count: icons, animals, buildings, spaces of the map; and what a gain that counts amounts to now.

`count` answers for every icon and every word of `Counted`; most words look at one zoo only.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import gt

from soloist.engine.seats import Seat
from soloist.games.arknova.buildings import KIND, UNIQUE, Kind
from soloist.games.arknova.cards import CATEGORIES, CONTINENTS, Count, Counted, Gain, Icon, Size, Sponsor, Tiers
from soloist.games.arknova.hexes import NEXT, around, bits
from soloist.games.arknova.state import Building, Table, Zoo

ENCLOSURE_1 = KIND["enclosure_1"]
SIDE_ENTRANCE = UNIQUE[257]
GROUP = 6
MONEY_PER_STORED_CARD = 2
_CATEGORIES = slice(CATEGORIES[0], CATEGORIES[-1] + 1)
_CONTINENTS = slice(CONTINENTS[0], CONTINENTS[-1] + 1)


# cards and icons


def universities(zoo: Zoo) -> int:
    """Whatever their kind [AN-S.203]."""
    return len(zoo.universities)


def project_supports(zoo: Zoo) -> int:
    """Discarded projects included [AN-11.10]."""
    return zoo.supports


def sponsor_cards(zoo: Zoo) -> int:
    """Those in the zoo [AN-F.008]."""
    return len(zoo.sponsors)


def small_animals(zoo: Zoo) -> int:
    """In the zoo or above the map [AN-7.12, M.10]."""
    return _animals(zoo, Size.SMALL)


def large_animals(zoo: Zoo) -> int:
    """In the zoo or above the map [AN-7.12, M.10]."""
    return _animals(zoo, Size.LARGE)


def _animals(zoo: Zoo, size: Size) -> int:
    found = [animal.size_class for animal in zoo.animals].count(size)
    return found + sum(animal.size_class is size for animal in zoo.tucked) if zoo.tucked else found


def reputation(zoo: Zoo) -> int:
    """The place of the counter [AN-F.007]."""
    return zoo.reputation


def x_tokens(zoo: Zoo) -> int:
    """Those held [AN-S.214]."""
    return zoo.x_tokens


def distinct_categories(zoo: Zoo) -> int:
    """Animal categories with an icon at least [AN-S.208]."""
    return len(CATEGORIES) - zoo.icons[_CATEGORIES].count(0)


def distinct_continents(zoo: Zoo) -> int:
    """Continents with an icon at least [AN-S.225]."""
    return len(CONTINENTS) - zoo.icons[_CONTINENTS].count(0)


def distinct_icons(zoo: Zoo) -> int:
    """Categories and continents together [AN-S.207]."""
    return distinct_categories(zoo) + distinct_continents(zoo)


def water_rock_sets(zoo: Zoo) -> int:
    """Pairs of a water and a rock icon [AN-S.219]."""
    return min(zoo.icons[Icon.WATER], zoo.icons[Icon.ROCK])


def category_majorities(table: Table, seat: Seat) -> int:
    """Categories with more icons than the player before in turn order has; alone none [AN-11.7, F.009]."""
    own, right = table.zoos[seat], table.zoos[seat - 1]
    return sum(map(gt, own.icons[_CATEGORIES], right.icons[_CATEGORIES]))


# buildings


def kiosks(zoo: Zoo) -> int:
    """Every kiosk is one space [AN-S.210]."""
    return zoo.kiosks.bit_count()


def occupied_enclosures_1(zoo: Zoo) -> int:
    """Standard enclosures of size 1 with an animal [AN-S.211]."""
    return sum(building.kind is ENCLOSURE_1 and building.used > 0 for building in zoo.buildings)


def adjacent_buildings(zoo: Zoo, kind: Kind = SIDE_ENTRANCE) -> int:
    """Buildings beside a unique one, without empty standard enclosures; none before it stands [AN-S.257]."""
    ring = next((building.footprint.ring for building in zoo.buildings if building.kind is kind), 0)
    return sum(building.footprint.mask & ring != 0 and not _is_vacant(building) for building in zoo.buildings)


def _is_vacant(building: Building) -> bool:
    """Whether it is a standard enclosure without an animal."""
    return building.kind.is_standard and not building.used


# spaces of the map


def _connected(zoo: Zoo, spaces: int) -> int:
    """Uncovered ones that touch a building [AN-13.21]."""
    return (spaces & around(zoo.covered)).bit_count()


def _isolated(zoo: Zoo, spaces: int) -> int:
    """Uncovered ones that touch none [AN-13.21]."""
    return (spaces & ~zoo.covered & ~around(zoo.covered)).bit_count()


def _empty(zoo: Zoo) -> int:
    """The building spaces not covered, those marked II included [AN-F.006]."""
    return zoo.map.ground & ~zoo.covered


def connected_water(zoo: Zoo) -> int:
    """Water that no building covers and one touches [AN-13.21, S.258]."""
    return _connected(zoo, zoo.map.water)


def connected_rock(zoo: Zoo) -> int:
    """Rock that no building covers and one touches [AN-13.21, S.259]."""
    return _connected(zoo, zoo.map.rock)


def connected_border(zoo: Zoo) -> int:
    """Uncovered building spaces of the border beside a building [AN-S.260]."""
    return _connected(zoo, zoo.map.border & zoo.map.ground)


def connected_bonuses(zoo: Zoo) -> int:
    """Uncovered placement bonuses beside a building [AN-S.264]."""
    return _connected(zoo, zoo.map.bonus_mask)


def isolated_water(zoo: Zoo) -> int:
    """Water that no building covers or touches [AN-13.21, S.258]."""
    return _isolated(zoo, zoo.map.water)


def isolated_rock(zoo: Zoo) -> int:
    """Rock that no building covers or touches [AN-13.21, S.259]."""
    return _isolated(zoo, zoo.map.rock)


def isolated_bonuses(zoo: Zoo) -> int:
    """Placement bonuses that no building covers or touches [AN-S.264]."""
    return _isolated(zoo, zoo.map.bonus_mask)


def empty_spaces(zoo: Zoo) -> int:
    """Building spaces not covered [AN-F.006]."""
    return _empty(zoo).bit_count()


def empty_groups_of_6(zoo: Zoo) -> int:
    """Whole sixes in each region of empty building spaces by itself [AN-S.260]."""
    rest, groups = _empty(zoo), 0
    while rest:
        region = _region(rest & -rest, rest)
        groups += region.bit_count() // GROUP
        rest &= ~region
    return groups


def _region(start: int, spaces: int) -> int:
    """All spaces that hang together with the first."""
    region = start
    while more := around(region) & spaces:
        region |= more
    return region


def all_water_connected(zoo: Zoo) -> int:
    """1 if no uncovered water is isolated; covered water no longer counts [AN-13.21, F.004]."""
    return int(not isolated_water(zoo))


def all_rock_connected(zoo: Zoo) -> int:
    """1 if no uncovered rock is isolated; covered rock no longer counts [AN-13.21, F.004]."""
    return int(not isolated_rock(zoo))


def all_border_covered(zoo: Zoo) -> int:
    """1 if every building space of the border is covered [AN-F.004, S.221]."""
    return int(not _empty(zoo) & zoo.map.border)


def map_covered(zoo: Zoo) -> int:
    """1 if every building space is covered; water and rock need not be [AN-5.10, S.219]."""
    return int(not _empty(zoo))


# counting and amounts

COUNTS: dict[Counted, Callable[[Zoo], int]] = {
    Counted.UNIVERSITY: universities,
    Counted.PROJECT_SUPPORT: project_supports,
    Counted.SPONSOR_CARD: sponsor_cards,
    Counted.SMALL_ANIMAL: small_animals,
    Counted.LARGE_ANIMAL: large_animals,
    Counted.REPUTATION: reputation,
    Counted.X_TOKEN: x_tokens,
    Counted.DISTINCT_CATEGORY: distinct_categories,
    Counted.DISTINCT_CONTINENT: distinct_continents,
    Counted.DISTINCT_ICON: distinct_icons,
    Counted.WATER_ROCK_SET: water_rock_sets,
    Counted.KIOSK: kiosks,
    Counted.OCCUPIED_ENCLOSURE_1: occupied_enclosures_1,
    Counted.ADJACENT_BUILDING: adjacent_buildings,
    Counted.CONNECTED_WATER: connected_water,
    Counted.CONNECTED_ROCK: connected_rock,
    Counted.CONNECTED_BORDER: connected_border,
    Counted.CONNECTED_BONUS: connected_bonuses,
    Counted.ISOLATED_WATER: isolated_water,
    Counted.ISOLATED_ROCK: isolated_rock,
    Counted.ISOLATED_BONUS: isolated_bonuses,
    Counted.EMPTY_SPACE: empty_spaces,
    Counted.EMPTY_GROUP_OF_6: empty_groups_of_6,
    Counted.ALL_WATER_CONNECTED: all_water_connected,
    Counted.ALL_ROCK_CONNECTED: all_rock_connected,
    Counted.ALL_BORDER_COVERED: all_border_covered,
    Counted.MAP_COVERED: map_covered,
}
ON_THE_MAP = tuple(COUNTS)[list(COUNTS).index(Counted.KIOSK) :]
"""How each word is counted in one zoo; `CATEGORY_MAJORITY` alone needs the whole table."""


def count(table: Table, seat: Seat, what: Count, card: Sponsor | None = None) -> int:
    """How many of these the zoo of this seat has; `card` is the one that asks, for what lies beside its building."""
    zoo = table.zoos[seat]
    if isinstance(what, Icon):
        return zoo.icons[what]
    if what is Counted.CATEGORY_MAJORITY:
        return category_majorities(table, seat)
    if what is Counted.ADJACENT_BUILDING and card is not None:
        return adjacent_buildings(zoo, UNIQUE[card.id])
    return COUNTS[what](zoo)


def amount_of(table: Table, seat: Seat, effect: Gain | Tiers, card: Sponsor | None = None) -> int:
    """How much it gives now: for every so many, at most so much; or the highest tier reached."""
    if isinstance(effect, Tiers):
        counted = count(table, seat, effect.count, card)
        return max((amount for at, amount in zip(effect.at, effect.amounts, strict=True) if counted >= at), default=0)
    amount = effect.each
    if effect.per is not None:
        amount *= count(table, seat, effect.per, card) // effect.every
    return amount if effect.most is None else min(amount, effect.most)


# income


def kiosk_income(zoo: Zoo) -> int:
    """For each kiosk the buildings beside it that pay, and 1 more once all parlors are covered [AN-10.9, M.7]."""
    paying = [each.footprint.mask for each in zoo.buildings if not each.kind.is_kiosk and not _is_vacant(each)]
    parlors = zoo.map.parlors
    income = kiosks(zoo) if parlors and not parlors & ~zoo.covered else 0
    for number in bits(zoo.kiosks):
        beside = NEXT[number]
        income += sum(mask & beside != 0 for mask in paying)
    return income


def restaurant_income(zoo: Zoo) -> int:
    """1 money for every covered space beside the restaurant [AN-M.5]."""
    return (around(zoo.map.restaurant) & zoo.covered).bit_count()


def cave_income(zoo: Zoo) -> int:
    """2 money for every stored card [AN-M.11]."""
    return MONEY_PER_STORED_CARD * len(zoo.stored)
