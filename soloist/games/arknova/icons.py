"""The icons on cards, partner zoos and universities [AN-7.11]."""

from __future__ import annotations

from collections.abc import Iterable

from soloist.engine.members import Ranked
from soloist.engine.words import msg


class Icon(Ranked):
    """Animal categories, continents, research, the terrain of rock and water symbols; last what Marine Worlds adds."""

    PREDATOR = 0, msg("Predator")
    HERBIVORE = 1, msg("Herbivore")
    BIRD = 2, msg("Bird")
    REPTILE = 3, msg("Reptile")
    PRIMATE = 4, msg("Primate")
    BEAR = 5, msg("Bear")
    PETTING_ZOO = 6, msg("Petting zoo")
    AFRICA = 7, msg("Africa")
    AMERICAS = 8, msg("Americas")
    ASIA = 9, msg("Asia")
    AUSTRALIA = 10, msg("Australia")
    EUROPE = 11, msg("Europe")
    SCIENCE = 12, msg("Research")
    ROCK = 13, msg("Rock")
    WATER = 14, msg("Water")
    SEA_ANIMAL = 15, msg("Sea animal")


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
