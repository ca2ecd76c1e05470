"""The 128 animals of the base game, read once from `facts/animals.csv`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from soloist.games.arknova.icons import CONTINENTS, Icon, counts_of
from soloist.games.arknova.printed import (
    SIZE,
    Ability,
    Action,
    Face,
    Needs,
    Size,
    base_rows,
    read_abilities,
    read_icons,
    read_needs,
    read_yes,
    slug,
    words,
)

SPECIAL_ENCLOSURES = ("petting_zoo", "reptile_house", "large_bird_aviary")


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Animal(Face):
    """An animal card [AN-6.2 to 6.8]."""

    latin: str
    cost: int
    size: int  # of the standard enclosure it needs; 0 if it cannot live in one
    printed_size: int
    size_class: Size
    special: tuple[tuple[str, int], ...]  # special enclosures it may use, and spaces taken there
    rock: int
    water: int
    needs: Needs
    icons: tuple[Icon, ...]  # at the top right, as printed
    counts: tuple[int, ...]  # by icon, with the rock and water symbols [AN-7.11]
    continents: tuple[Icon, ...]  # as printed: two of one kind give two discounts [AN-6.4]
    appeal: int
    reputation: int
    conservation: int
    abilities: tuple[Ability, ...]
    solo: tuple[Ability, ...]  # instead of all abilities, where there is nobody to interact with [AN-12.1]


def _special(cell: str) -> tuple[tuple[str, int], ...]:
    found: list[tuple[str, int]] = []
    for word in words(cell):
        name, _, spaces = word.partition(":")
        found.append((SPECIAL_ENCLOSURES[SPECIAL_ENCLOSURES.index(name)], int(spaces)))
    return tuple(found)


def _animal(row: dict[str, str]) -> Animal:
    icons = read_icons(row["icons"])
    rock, water, size = int(row["rock"]), int(row["water"]), int(row["size"] or 0)
    if read_yes(row["can_be_in_standard_enclosure"]) != bool(size):
        raise ValueError(f"{row['name']}: a size or not?")
    return Animal(
        id=int(row["id"]),
        code=slug(row["name"]),
        name=row["name"],
        latin=row["latin"],
        cost=int(row["cost"]),
        size=size,
        printed_size=int(row["printed_size"] or 0),
        size_class=SIZE[row["size_class"]],
        special=_special(row["alt_enclosure"]),
        rock=rock,
        water=water,
        needs=read_needs(row["requires"], Action.ANIMALS),
        icons=icons,
        counts=counts_of(icons, rock, water),
        continents=tuple(icon for icon in icons if icon in CONTINENTS),
        appeal=int(row["appeal"]),
        reputation=int(row["reputation"]),
        conservation=int(row["conservation"]),
        abilities=read_abilities(row["ability"]),
        solo=read_abilities(row["solo_ability"]),
    )


ANIMALS = tuple(_animal(row) for row in base_rows(files(__package__).joinpath("facts/animals.csv").read_text("utf-8")))
