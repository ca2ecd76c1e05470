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
from soloist.games.arknova.state import ArkNovaTable, Zoo

ENCLOSURE_1 = KIND["enclosure_1"]
SIDE_ENTRANCE = UNIQUE[257]
GROUP = 6
MONEY_PER_STORED_CARD = 2
_CATEGORIES = slice(CATEGORIES[0], CATEGORIES[-1] + 1)
_CONTINENTS = slice(CONTINENTS[0], CONTINENTS[-1] + 1)


# cards, icons and buildings


def _animals(zoo: Zoo, size: Size) -> int:
    """In the zoo or above the map [AN-7.12, AN-M.10]."""
    found = [animal.size_class for animal in zoo.animals].count(size)
    return found + sum(animal.size_class is size for animal in zoo.tucked) if zoo.tucked else found


def distinct_categories(zoo: Zoo) -> int:
    """Animal categories with an icon at least [AN-S.208]."""
    return len(CATEGORIES) - zoo.icons[_CATEGORIES].count(0)


def distinct_continents(zoo: Zoo) -> int:
    """Continents with an icon at least [AN-S.225]."""
    return len(CONTINENTS) - zoo.icons[_CONTINENTS].count(0)


def category_majorities(table: ArkNovaTable, seat: Seat) -> int:
    """Categories with more icons than the player before in turn order has; alone none [AN-11.7, AN-F.009]."""
    own, right = table.zoos[seat], table.zoos[seat - 1]
    return sum(map(gt, own.icons[_CATEGORIES], right.icons[_CATEGORIES]))


def occupied_enclosures_1(zoo: Zoo) -> int:
    """Standard enclosures of size 1 with an animal [AN-S.211]."""
    return sum(building.kind is ENCLOSURE_1 and building.used > 0 for building in zoo.buildings)


def adjacent_buildings(zoo: Zoo, kind: Kind = SIDE_ENTRANCE) -> int:
    """Buildings beside a unique one, without empty standard enclosures; none before it stands [AN-S.257]."""
    ring = next((building.footprint.ring for building in zoo.buildings if building.kind is kind), 0)
    return sum(building.footprint.mask & ring != 0 and not building.is_empty for building in zoo.buildings)


# spaces of the map


def _connected(zoo: Zoo, spaces: int) -> int:
    """Those that no building covers and one touches [AN-13.21]."""
    return (spaces & around(zoo.covered)).bit_count()


def _isolated(zoo: Zoo, spaces: int) -> int:
    """Those that no building covers or touches; covered water and rock no longer count [AN-13.21]."""
    return (spaces & ~zoo.covered & ~around(zoo.covered)).bit_count()


def _empty(zoo: Zoo) -> int:
    """The building spaces not covered, those marked II included [AN-F.006]."""
    return zoo.map.ground & ~zoo.covered


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


# counting and amounts

COUNTS: dict[Counted, Callable[[Zoo], int]] = {
    Counted.UNIVERSITY: lambda zoo: len(zoo.universities),  # whatever their kind [AN-S.203]
    Counted.PROJECT_SUPPORT: lambda zoo: zoo.supports,  # discarded projects included [AN-11.10]
    Counted.SPONSOR_CARD: lambda zoo: len(zoo.sponsors),  # [AN-F.008]
    Counted.SMALL_ANIMAL: lambda zoo: _animals(zoo, Size.SMALL),  # [AN-7.12]
    Counted.LARGE_ANIMAL: lambda zoo: _animals(zoo, Size.LARGE),  # [AN-7.12]
    Counted.REPUTATION: lambda zoo: zoo.reputation,  # [AN-F.007]
    Counted.X_TOKEN: lambda zoo: zoo.x_tokens,  # [AN-S.214]
    Counted.DISTINCT_CATEGORY: distinct_categories,
    Counted.DISTINCT_CONTINENT: distinct_continents,
    Counted.DISTINCT_ICON: lambda zoo: distinct_categories(zoo) + distinct_continents(zoo),  # [AN-S.207]
    Counted.WATER_ROCK_SET: lambda zoo: min(zoo.icons[Icon.WATER], zoo.icons[Icon.ROCK]),  # [AN-S.219]
    Counted.KIOSK: lambda zoo: zoo.kiosks.bit_count(),  # every kiosk is one space [AN-S.210]
    Counted.OCCUPIED_ENCLOSURE_1: occupied_enclosures_1,
    Counted.ADJACENT_BUILDING: adjacent_buildings,
    Counted.CONNECTED_WATER: lambda zoo: _connected(zoo, zoo.map.water),  # [AN-S.258]
    Counted.CONNECTED_ROCK: lambda zoo: _connected(zoo, zoo.map.rock),  # [AN-S.259]
    Counted.CONNECTED_BORDER: lambda zoo: _connected(zoo, zoo.map.border & zoo.map.ground),  # [AN-S.260]
    Counted.CONNECTED_BONUS: lambda zoo: _connected(zoo, zoo.map.bonus_mask),  # [AN-S.264]
    Counted.ISOLATED_WATER: lambda zoo: _isolated(zoo, zoo.map.water),  # [AN-S.258]
    Counted.ISOLATED_ROCK: lambda zoo: _isolated(zoo, zoo.map.rock),  # [AN-S.259]
    Counted.ISOLATED_BONUS: lambda zoo: _isolated(zoo, zoo.map.bonus_mask),  # [AN-S.264]
    Counted.EMPTY_SPACE: lambda zoo: _empty(zoo).bit_count(),  # [AN-F.006]
    Counted.EMPTY_GROUP_OF_6: empty_groups_of_6,
    Counted.ALL_WATER_CONNECTED: lambda zoo: int(not _isolated(zoo, zoo.map.water)),  # [AN-F.004]
    Counted.ALL_ROCK_CONNECTED: lambda zoo: int(not _isolated(zoo, zoo.map.rock)),  # [AN-F.004]
    Counted.ALL_BORDER_COVERED: lambda zoo: int(not _empty(zoo) & zoo.map.border),  # [AN-F.004, AN-S.221]
    Counted.MAP_COVERED: lambda zoo: int(not _empty(zoo)),  # water and rock need not be [AN-5.10, AN-S.219]
}
"""How each word is counted in one zoo; `CATEGORY_MAJORITY` alone needs the whole table."""
ON_THE_MAP = tuple(COUNTS)[list(COUNTS).index(Counted.KIOSK) :]
"""What looks at the map; the rest is icons, cards and counters."""


def count(table: ArkNovaTable, seat: Seat, what: Count, card: Sponsor | None = None) -> int:
    """How many of these the zoo of this seat has; `card` is the one that asks, for what lies beside its building."""
    zoo = table.zoos[seat]
    if isinstance(what, Icon):
        return zoo.icons[what]
    if what is Counted.CATEGORY_MAJORITY:
        return category_majorities(table, seat)
    if what is Counted.ADJACENT_BUILDING and card is not None:
        return adjacent_buildings(zoo, UNIQUE[card.id])
    return COUNTS[what](zoo)


def amount_of(table: ArkNovaTable, seat: Seat, effect: Gain | Tiers, card: Sponsor | None = None) -> int:
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
    """For each kiosk the buildings beside it that pay, and 1 more once all parlors are covered [AN-10.9, AN-M.7]."""
    if not zoo.kiosks:
        return 0
    paying = [each.footprint.mask for each in zoo.buildings if not each.kind.is_kiosk and not each.is_empty]
    parlors = zoo.map.parlors
    income = zoo.kiosks.bit_count() if parlors and not parlors & ~zoo.covered else 0
    for number in bits(zoo.kiosks):
        beside = NEXT[number]
        for mask in paying:
            if mask & beside:
                income += 1
    return income


def restaurant_income(zoo: Zoo) -> int:
    """1 money for every covered space beside the restaurant [AN-M.5]."""
    return (around(zoo.map.restaurant) & zoo.covered).bit_count()


def cave_income(zoo: Zoo) -> int:
    """2 money for every stored card [AN-M.11]."""
    return MONEY_PER_STORED_CARD * len(zoo.stored)
