"""What sponsors, final scoring cards, bonus tiles and tracks do, as a small vocabulary of typed values.

The facts write it so:

    money+3                                  Gain
    appeal+3 per 2 icon:rock (max 6)         Gain for every so many of what is counted
    money+3/6/9 at icon:bird 1/3/5           Tiers: the highest one reached
    conservation+1 if reputation>=9          Tiers with a single one; `if map_covered` asks for 1
    conservation+1 per …, others money+2 each   Shared
    own icon:bird -> appeal+2                Trigger; `any icon:…` for icons of all zoos
    covering beside icon:water -> money+1    Covering
    place:kiosk, tokens:2, discount:small 3  Place, Tokens, Discount
    perception:2                             Ability
    special: in words                        Special: one of a kind, carried out by a function of its own
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from soloist.games.arknova.icons import Icon, icon_of
from soloist.games.arknova.printed import SIZE, Ability, Size, read_ability


class Resource(Enum):
    """What one can gain, by its word in the facts."""

    MONEY = "money"
    APPEAL = "appeal"
    REPUTATION = "reputation"
    CONSERVATION = "conservation"
    X_TOKEN = "x_token"
    CARD = "card"  # from the deck or the display in range
    WORKER = "worker"
    UPGRADE = "upgrade"
    UNIVERSITY = "university"
    PARTNER_ZOO = "partner_zoo"
    MULTIPLIER = "multiplier"  # a token on any own action card
    SPONSOR_FOR_MONEY = "sponsor_for_money"  # play one from hand paying its level [AN-8.6]

    __hash__ = object.__hash__


class Counted(Enum):
    """What is counted beside icons, by its word in the facts; conditions count 0 or 1."""

    UNIVERSITY = "university"
    PROJECT_SUPPORT = "project_support"
    SPONSOR_CARD = "sponsor_card"
    SMALL_ANIMAL = "small_animal"
    LARGE_ANIMAL = "large_animal"
    REPUTATION = "reputation"
    X_TOKEN = "x_token"
    DISTINCT_CATEGORY = "distinct_category"
    DISTINCT_CONTINENT = "distinct_continent"
    DISTINCT_ICON = "distinct_icon"  # categories and continents
    WATER_ROCK_SET = "water_rock_set"
    CATEGORY_MAJORITY = "category_majority"  # more icons than the player to the right [AN-11.7]
    KIOSK = "kiosk"
    OCCUPIED_ENCLOSURE_1 = "occupied_enclosure_1"
    ADJACENT_BUILDING = "adjacent_building"  # of this card's building, empty standard enclosures left out
    CONNECTED_WATER = "connected_water"  # uncovered, beside a building
    CONNECTED_ROCK = "connected_rock"
    CONNECTED_BORDER = "connected_border"
    CONNECTED_BONUS = "connected_bonus"
    ISOLATED_WATER = "isolated_water"  # uncovered, beside no building
    ISOLATED_ROCK = "isolated_rock"
    ISOLATED_BONUS = "isolated_bonus"
    EMPTY_SPACE = "empty_space"
    EMPTY_GROUP_OF_6 = "empty_group_of_6"  # whole sixes in each region of empty building spaces
    ALL_WATER_CONNECTED = "all_water_connected"
    ALL_ROCK_CONNECTED = "all_rock_connected"
    ALL_BORDER_COVERED = "all_border_covered"
    MAP_COVERED = "map_covered"

    __hash__ = object.__hash__


Count: TypeAlias = Icon | Counted


@dataclass(frozen=True, eq=False, slots=True)
class Gain:
    """So much, or so much for every `every` of what is counted, at most `most` in all."""

    what: Resource
    each: int
    per: Count | None = None
    every: int = 1
    most: int | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Tiers:
    """The amount of the highest tier whose number is reached."""

    what: Resource
    count: Count
    at: tuple[int, ...]
    amounts: tuple[int, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Shared:
    """A gain for which all others get money, for each one gained."""

    gain: Gain
    others_money: int


@dataclass(frozen=True, eq=False, slots=True)
class Place:
    """May place one building for free, by the normal rules [AN-8.5]."""

    building: str


@dataclass(frozen=True, eq=False, slots=True)
class Tokens:
    """Put so many own tokens on this card."""

    count: int


@dataclass(frozen=True, eq=False, slots=True)
class Discount:
    """Animals of this size cost less."""

    size: Size
    money: int


@dataclass(frozen=True, eq=False, slots=True)
class Special:
    """One of a kind: carried out by a function under the code of the card."""

    code: str


@dataclass(frozen=True, eq=False, slots=True)
class Covering:
    """For every own space covered that lies beside this terrain, once per space."""

    beside: Icon
    gain: Gain


@dataclass(frozen=True, eq=False, slots=True)
class Trigger:
    """For every such icon that enters the own zoo, or any zoo; the card's own icons too [AN-8.4]."""

    own: bool
    icon: Icon
    effect: Effect


Effect: TypeAlias = Gain | Tiers | Shared | Place | Tokens | Discount | Special | Covering | Trigger | Ability

BUILDINGS = ("kiosk", "pavilion", "enclosure_1", "enclosure_2", "enclosure_3", "enclosure_4", "enclosure_5")
_GAIN = r"([a-z_]+)\+(\d+)(?: per (?:(\d+) )?([a-z_0-9:]+))?(?: \(max (\d+)\))?"


def read_count(word: str) -> Count:
    """`icon:bird` or a word of `Counted`."""
    return icon_of(word.removeprefix("icon:")) if word.startswith("icon:") else Counted(word)


def read_gain(what: str, each: str, every: str | None, per: str | None, most: str | None) -> Gain:
    count = read_count(per) if per else None
    return Gain(Resource(what), int(each), count, int(every or 1), int(most) if most else None)


def _tiers(what: str, amounts: str, count: str, at: str) -> Tiers:
    tiers = Tiers(Resource(what), read_count(count), _numbers(at), _numbers(amounts))
    if len(tiers.at) != len(tiers.amounts):
        raise ValueError(f"{amounts} at {at}")
    return tiers


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("/"))


def _gain(text: str) -> Gain:
    found = re.fullmatch(_GAIN, text)
    if found is None:
        raise ValueError(f"no gain: {text!r}")
    return read_gain(*found.groups())


def _place(building: str) -> Place:
    return Place(BUILDINGS[BUILDINGS.index(building)])


_PATTERNS: tuple[tuple[str, Callable[..., Effect]], ...] = (
    (_GAIN, read_gain),
    (r"([a-z_]+)\+([\d/]+) at (\S+) ([\d/]+)", _tiers),
    (r"([a-z_]+)\+(\d+) if ([^\s>]+)>=(\d+)", _tiers),
    (r"([a-z_]+)\+(\d+) if ([a-z_]+)", lambda what, amount, count: _tiers(what, amount, count, "1")),
    (r"(.+), others money\+(\d+) each", lambda gain, money: Shared(_gain(gain), int(money))),
    (r"place:(\w+)", _place),
    (r"tokens:(\d+)", lambda count: Tokens(int(count))),
    (r"discount:(\w+) (\d+)", lambda size, money: Discount(SIZE[size], int(money))),
    (r"covering beside icon:(\w+) -> (.+)", lambda icon, gain: Covering(icon_of(icon), _gain(gain))),
)


def read_effect(text: str, card: str) -> Effect:
    """One effect in the words of the facts; whatever is no pattern must be an ability."""
    if text == "special":
        return Special(card)
    trigger = re.fullmatch(r"(own|any) icon:(\w+) -> (.+)", text)
    if trigger:
        whose, icon, effect = trigger.groups()
        return Trigger(whose == "own", icon_of(icon), read_effect(effect, card))
    for pattern, make in _PATTERNS:
        found = re.fullmatch(pattern, text)
        if found:
            return make(*found.groups())
    return read_ability(text)


def read_effects(cell: str, card: str) -> tuple[Effect, ...]:
    """All effects of a cell, for the card of this code."""
    text = re.sub(r"special: .*", "special", cell)
    return tuple(read_effect(part, card) for part in text.split("; ")) if text else ()
