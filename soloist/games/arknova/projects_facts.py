"""The 12 base projects and the 20 projects of the zoo deck, read once from `facts/projects.csv`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from importlib.resources import files

from soloist.engine.words import Message, msg
from soloist.games.arknova.effect_facts import Count, Counted, read_count
from soloist.games.arknova.icons import Icon
from soloist.games.arknova.printed import SIZE, Face, Size, base_rows, slug


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
class Project(Face):
    """A conservation project [AN-7.6 to 7.12]."""

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


def _level(row: dict[str, str], place: int) -> Level:
    slot = f"slot{place + 1}"
    need = row[f"{slot}_need"]
    return Level(
        place=place,
        need=1 if need in SIZE or need == "breeding" else int(need),
        size=SIZE.get(need),
        conservation=int(row[f"{slot}_cp"]),
        reputation=_reputation(row[f"{slot}_extra"]),
    )


def _project(row: dict[str, str]) -> Project:
    counted = read_count(row["counts"])
    return Project(
        id=int(row["id"]),
        code=slug(row["name"]),
        name=row["name"],
        kind=_KINDS[row["kind"]],
        counted=counted,
        icon=counted if isinstance(counted, Icon) else None,
        size=_SIZES.get(counted) if isinstance(counted, Counted) else None,
        levels=(_level(row, 0), _level(row, 1), _level(row, 2)),
        reputation=_reputation(row["bonus_when_played_from_hand"]),
        is_base={"base": True, "zoo": False}[row["deck"]],
    )


PROJECTS = tuple(
    _project(row) for row in base_rows(files(__package__).joinpath("facts/projects.csv").read_text("utf-8"))
)
BASE_PROJECTS = tuple(project for project in PROJECTS if project.is_base)
ZOO_PROJECTS = tuple(project for project in PROJECTS if not project.is_base)
