"""The icons on cards, partner zoos and universities [AN-7.11]."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from soloist.engine.words import Message, msg


class Icon(IntEnum):
    """Animal categories, continents, research, the terrain of rock and water symbols; last what Marine Worlds adds."""

    PREDATOR = 0
    HERBIVORE = 1
    BIRD = 2
    REPTILE = 3
    PRIMATE = 4
    BEAR = 5
    PETTING_ZOO = 6
    AFRICA = 7
    AMERICAS = 8
    ASIA = 9
    AUSTRALIA = 10
    EUROPE = 11
    SCIENCE = 12
    ROCK = 13
    WATER = 14
    SEA_ANIMAL = 15

    __hash__ = int.__hash__  # an enumeration's own one is a Python call

    @property
    def code(self) -> str:
        return _CODES[self]

    def say(self) -> Message:
        return _NAMES[self]


_CODES = tuple(icon.name.lower() for icon in Icon)
_NAMES = (
    msg("Predator"), msg("Herbivore"), msg("Bird"), msg("Reptile"), msg("Primate"), msg("Bear"), msg("Petting zoo"),
    msg("Africa"), msg("Americas"), msg("Asia"), msg("Australia"), msg("Europe"),
    msg("Research"), msg("Rock"), msg("Water"), msg("Sea animal"),
)  # fmt: skip

CATEGORIES = (  # of the base game
    Icon.PREDATOR, Icon.HERBIVORE, Icon.BIRD, Icon.REPTILE, Icon.PRIMATE, Icon.BEAR, Icon.PETTING_ZOO,
)  # fmt: skip
CONTINENTS = (Icon.AFRICA, Icon.AMERICAS, Icon.ASIA, Icon.AUSTRALIA, Icon.EUROPE)
DIFFERENT_ICONS = CATEGORIES + CONTINENTS
"""What counts where "different icons" are asked for."""

COUNT = len(Icon)
ICON = {icon.code: icon for icon in Icon}


def icon_of(word: str) -> Icon:
    """The icon the facts call so; an unknown word fails."""
    return ICON[word]


def counts_of(icons: Iterable[Icon], rock: int = 0, water: int = 0) -> tuple[int, ...]:
    """How many of each icon: those at the top right, and the rock and water symbols [AN-7.11, AN-8.4]."""
    counts = [0] * COUNT
    for icon in icons:
        counts[icon] += 1
    counts[Icon.ROCK] += rock
    counts[Icon.WATER] += water
    return tuple(counts)
