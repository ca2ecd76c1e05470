"""All cards of Ark Nova, read once from the facts: animals, sponsors, projects, final scoring cards."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from operator import attrgetter
from typing import Any, TypeAlias

from soloist.engine.words import Message, msg
from soloist.games.arknova.effect_facts import (
    Count,
    Counted,
    Covering,
    Discount,
    Effect,
    Gain,
    Place,
    Resource,
    Shared,
    Special,
    Tiers,
    Tokens,
    Trigger,
    read_count,
    read_effects,
)  # fmt: skip
from soloist.games.arknova.icons import CATEGORIES, CONTINENTS, COUNT, DIFFERENT_ICONS, ICON, Icon, counts_of
from soloist.games.arknova.printed import (
    ACTION,
    INTERACTIVE,
    KEYWORDS,
    NO_NEEDS,
    SIZE,
    Ability,
    Action,
    CardFace,
    Needs,
    Size,
    base_rows,
    read_abilities,
    read_ability,
    read_icons,
    read_needs,
    read_yes,
    slug,
    words,
)  # fmt: skip

__all__ = [
    "ACTION",
    "ANIMALS",
    "BASE_PROJECTS",
    "CARD",
    "CATEGORIES",
    "CONTINENTS",
    "COUNT",
    "DIFFERENT_ICONS",
    "FINAL",
    "FINAL_CARDS",
    "FINAL_CARDS_V2",
    "ICON",
    "INTERACTIVE",
    "KEYWORDS",
    "NO_NEEDS",
    "PROJECTS",
    "SIZE",
    "SPECIAL_ENCLOSURES",
    "SPONSORS",
    "ZOO_CARDS",
    "ZOO_PROJECTS",
    "Ability",
    "Action",
    "Animal",
    "Card",
    "CardFace",
    "Count",
    "Counted",
    "Covering",
    "Discount",
    "Effect",
    "FinalScoring",
    "Gain",
    "Icon",
    "Level",
    "Needs",
    "Place",
    "Project",
    "ProjectKind",
    "Resource",
    "Shared",
    "Size",
    "Special",
    "Sponsor",
    "Tiers",
    "Tokens",
    "Trigger",
    "in_order",
    "read_ability",
]  # fmt: skip

_FACTS = files(__package__).joinpath("facts")
Row: TypeAlias = dict[str, str]


def _rows(name: str) -> list[Row]:
    return base_rows(_FACTS.joinpath(f"{name}.csv").read_text("utf-8"))


def _face(row: Row, *numbers: str) -> dict[str, Any]:
    """What every card has, and these columns of numbers."""
    named = {"id": int(row["id"]), "code": slug(row["name"]), "name": row["name"]}
    return named | {column: int(row[column]) for column in numbers}


# animals

SPECIAL_ENCLOSURES = ("petting_zoo", "reptile_house", "large_bird_aviary")


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Animal(CardFace):
    """An animal card [AN-6.2 to AN-6.8]."""

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


def _animal(row: Row) -> Animal:
    icons = read_icons(row["icons"])
    size = int(row["size"] or 0)
    if read_yes(row["can_be_in_standard_enclosure"]) != bool(size):
        raise ValueError(f"{row['name']}: a size or not?")
    return Animal(
        **_face(row, "cost", "rock", "water", "appeal", "reputation", "conservation"),
        latin=row["latin"],
        size=size,
        printed_size=int(row["printed_size"] or 0),
        size_class=SIZE[row["size_class"]],
        special=_special(row["alt_enclosure"]),
        needs=read_needs(row["requires"], Action.ANIMALS),
        icons=icons,
        counts=counts_of(icons, int(row["rock"]), int(row["water"])),
        continents=tuple(icon for icon in icons if icon in CONTINENTS),
        abilities=read_abilities(row["ability"]),
        solo=read_abilities(row["solo_ability"]),
    )


ANIMALS = tuple(_animal(row) for row in _rows("animals"))

# sponsors


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Sponsor(CardFace):
    """A sponsor card [AN-8.1 to AN-8.6]."""

    level: int
    needs: Needs
    rock: int  # what its building must touch, or cover of the border
    water: int
    border: int
    icons: tuple[Icon, ...]
    counts: tuple[int, ...]  # by icon, with the rock and water symbols [AN-8.4]
    appeal: int
    reputation: int
    conservation: int
    building: str  # the notation of its unique building, or nothing
    person: bool
    on_play: tuple[Effect, ...]
    triggers: tuple[Trigger, ...]
    ongoing: tuple[Effect, ...]  # lasting effects other than triggers
    income: tuple[Effect, ...]
    endgame: tuple[Effect, ...]


def _sponsor(row: Row) -> Sponsor:
    code = slug(row["name"])
    icons = read_icons(row["icons"])
    rock, water = int(row["place_rock"]), int(row["place_water"])
    ongoing = read_effects(row["ongoing"], code)
    if row["unique_building"] not in ("", row["name"]):
        raise ValueError(f"{row['name']}: a building of another name")
    return Sponsor(
        **_face(row, "level", "appeal", "reputation", "conservation"),
        needs=read_needs(row["requires"], Action.SPONSORS),
        rock=rock,
        water=water,
        border=int(row["place_border"]),
        icons=icons,
        counts=counts_of(icons, rock, water),
        building=slug(row["unique_building"]).replace("-", "_"),
        person=read_yes(row["person"]),
        triggers=tuple(effect for effect in ongoing if isinstance(effect, Trigger)),
        ongoing=tuple(effect for effect in ongoing if not isinstance(effect, Trigger)),
        on_play=read_effects(row["on_play"], code),
        income=read_effects(row["income"], code),
        endgame=read_effects(row["endgame"], code),
    )


SPONSORS = tuple(_sponsor(row) for row in _rows("sponsors"))

# projects


class ProjectKind(Enum):
    """What supporting a project asks for."""

    SPECIES_DIVERSITY = "species_diversity"
    HABITAT_DIVERSITY = "habitat_diversity"
    ICON = "icon"
    RELEASE = "release"
    BREEDING = "breeding"
    SIZE = "size"

    __hash__ = object.__hash__


_KINDS = {
    "species_diversity": ProjectKind.SPECIES_DIVERSITY,
    "habitat_diversity": ProjectKind.HABITAT_DIVERSITY,
    "continent": ProjectKind.ICON,
    "category": ProjectKind.ICON,
    "terrain": ProjectKind.ICON,
    "research": ProjectKind.ICON,
    "release_continent": ProjectKind.RELEASE,
    "release_category": ProjectKind.RELEASE,
    "breeding_program": ProjectKind.BREEDING,
    "size": ProjectKind.SIZE,
}
_SIZES = {Counted.SMALL_ANIMAL: Size.SMALL, Counted.LARGE_ANIMAL: Size.LARGE}


_LEVEL_CODES = ("left", "middle", "right")
_LEVEL_NAMES = (msg("left level"), msg("middle level"), msg("right level"))


@dataclass(frozen=True, eq=False, slots=True)
class Level:
    """One space for a token: how many of the counted it needs, or the size to release, and what it gives."""

    place: int  # 0 is the left one
    need: int
    size: Size | None
    conservation: int
    reputation: int

    @property
    def code(self) -> str:
        return _LEVEL_CODES[self.place]

    def say(self) -> Message:
        return _LEVEL_NAMES[self.place]


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Project(CardFace):
    """A conservation project [AN-7.6 to AN-7.12]."""

    kind: ProjectKind
    counted: Count
    icon: Icon | None  # what is counted, released or bred, where it is an icon
    size: Size | None  # what is counted, where it is animals of a size
    levels: tuple[Level, Level, Level]
    reputation: int  # for who brings it into play
    is_base: bool


def _reputation(cell: str) -> int:
    """`reputation+2`, the only thing a level or the card itself adds in the base game."""
    word, _, number = cell.partition("+")
    if cell and word != "reputation":
        raise ValueError(f"unknown extra of a project: {cell!r}")
    return int(number or 0)


def _level(row: Row, place: int) -> Level:
    slot = f"slot{place + 1}"
    need = row[f"{slot}_need"]
    return Level(
        place=place,
        need=1 if need in SIZE or need == "breeding" else int(need),
        size=SIZE.get(need),
        conservation=int(row[f"{slot}_cp"]),
        reputation=_reputation(row[f"{slot}_extra"]),
    )


def _project(row: Row) -> Project:
    counted = read_count(row["counts"])
    return Project(
        **_face(row),
        kind=_KINDS[row["kind"]],
        counted=counted,
        icon=counted if isinstance(counted, Icon) else None,
        size=_SIZES.get(counted) if isinstance(counted, Counted) else None,
        levels=(_level(row, 0), _level(row, 1), _level(row, 2)),
        reputation=_reputation(row["bonus_when_played_from_hand"]),
        is_base={"base": True, "zoo": False}[row["deck"]],
    )


PROJECTS = tuple(_project(row) for row in _rows("projects"))
BASE_PROJECTS = tuple(project for project in PROJECTS if project.is_base)
ZOO_PROJECTS = tuple(project for project in PROJECTS if not project.is_base)

# final scoring cards


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class FinalScoring(CardFace):
    """A final scoring card: conservation at the end, added up and limited [AN-11.5]."""

    scoring: tuple[Gain | Tiers, ...]
    counted: tuple[Count, ...]  # what is looked at: one thing, or four conditions
    steps: tuple[tuple[int, int], ...]  # needed number and conservation, where one thing is counted in steps
    most: int
    solo: bool  # otherwise another one is drawn instead [AN-11.7]


def _scoring(row: Row) -> tuple[Gain | Tiers, ...]:
    found: list[Gain | Tiers] = []
    for effect in read_effects(row["scoring"], slug(row["name"])):
        if not isinstance(effect, Gain | Tiers) or effect.what is not Resource.CONSERVATION:
            raise ValueError(f"{row['name']} scores no conservation")
        found.append(effect)
    return tuple(found)


def _steps(scoring: tuple[Gain | Tiers, ...]) -> tuple[tuple[int, int], ...]:
    match scoring:
        case (Tiers(at=at, amounts=amounts),):
            return tuple(zip(at, amounts, strict=True))
    return ()


def _final(row: Row) -> FinalScoring:
    scoring = _scoring(row)
    counted = (effect.count if isinstance(effect, Tiers) else effect.per for effect in scoring)
    return FinalScoring(
        **_face(row, "most"),
        scoring=scoring,
        counted=tuple(count for count in counted if count is not None),
        steps=_steps(scoring),
        solo={"normal": True, "do_not_use_draw_another": False}[row["solo"]],
    )


FINAL_CARDS = tuple(_final(row) for row in _rows("final_scoring"))


def _reprints() -> tuple[FinalScoring, ...]:
    """The cards with the six that Marine Worlds prints anew, each in the place of the old one [AN-Q13]."""
    rows = csv.DictReader(_FACTS.joinpath("final_scoring.csv").read_text("utf-8").splitlines(), strict=True)
    new = {int(row["id"]): _final(row) for row in rows if row["set"] == "marine" and row["variant"] == "v2"}
    return tuple(new.get(card.id, card) for card in FINAL_CARDS)


FINAL_CARDS_V2 = _reprints()

# by their notation

Card: TypeAlias = Animal | Sponsor | Project

ZOO_CARDS: tuple[Card, ...] = (*ZOO_PROJECTS, *SPONSORS, *ANIMALS)
"""The deck, in the order of the printed numbers [AN-1.3]."""

CARD: dict[str, Card] = {card.code: card for card in (*BASE_PROJECTS, *ZOO_CARDS)}
"""Every animal, sponsor and project by its notation, such as `cheetah` or `science-lab`."""

FINAL: dict[str, FinalScoring] = {card.code: card for card in FINAL_CARDS}
"""The final scoring cards by their notation."""


in_order: Callable[[CardFace], int] = attrgetter("id")
"""How piles and hands are sorted: by the printed number."""
