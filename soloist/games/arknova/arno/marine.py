"""Marine Worlds as far as ARNO meets it at a physical table: a university, management plans [ARNO-11.7, 13.7]."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.values import ANIMAL_UNIVERSITIES, REWARD_SHAPES
from soloist.games.arknova.board import UNIVERSITIES, BonusTile, University
from soloist.games.arknova.cards import PROJECTS, Gain, Gained, Icon, Level, Project, ProjectKind
from soloist.games.arknova.icons import ICON
from soloist.games.arknova.printed import slug

GENERIC = University(len(UNIVERSITIES), "generic", 0, 1, 0, msg("University with an animal icon"))
"""Whoever takes it places one of the animal universities [ARNO-11.7]."""
ALL_UNIVERSITIES = (*UNIVERSITIES, GENERIC)

SEA_ANIMAL = msg("Sea animal")


@dataclass(frozen=True)
class AnimalUniversity:
    """The tile of a generic university: a research icon and an animal icon."""

    code: str

    @property
    def icon(self) -> Icon | None:
        """The sea animal is no icon of the base game."""
        return ICON.get(self.code)

    def say(self) -> Message:
        return SEA_ANIMAL if self.icon is None else self.icon.say()


ANIMAL_KINDS = tuple(AnimalUniversity(word) for word in ANIMAL_UNIVERSITIES)
"""In the order of the die [ARNO-4.4]."""

OTHER_TILE = BonusTile(99, "other", Gain(Gained.MONEY, 0), msg("another tile, of no use to ARNO"))
"""A bonus tile of another box [ARNO-14.2]."""


# projects


class ByResearch(Level):
    """A level whose reputation counts research icons, 1 for every two [ARNO-13.7]."""

    __slots__ = ()


def reputation_of(level: Level, research: int) -> int:
    return research // 2 if isinstance(level, ByResearch) else level.reputation


def _levels(shape: tuple[str, ...]) -> tuple[Level, Level, Level]:
    left, middle, right = (_level(place, text) for place, text in enumerate(shape))
    return left, middle, right


def _level(place: int, text: str) -> Level:
    """`conservation 2, reputation 2` or `conservation 2, reputation 1 per 2 research`."""
    conservation, _, more = text.partition(", ")
    points = int(conservation.split()[1])
    if more.endswith("research"):
        return ByResearch(place, 0, None, points, 0)
    return Level(place, 0, None, points, int(more.split()[1]) if more else 0)


def _project(row: dict[str, str]) -> Project:
    """A project of which what it gives is known, and what it counts if the base game knows that icon."""
    shape = next(shape for shape in REWARD_SHAPES if int(row["id"]) in shape.projects)
    icon = ICON.get(row["counts"].partition(":")[2])
    return Project(
        id=int(row["id"]), code=slug(row["name"]), name=row["name"], kind=ProjectKind.ICON, icon=icon, size=None,
        counted=Icon.SCIENCE if icon is None else icon, levels=_levels(shape.rewards), reputation=shape.played,
        is_base=row["deck"] == "base",
    )  # fmt: skip


def _marine_projects() -> list[Project]:
    """Those the base game does not have; the others have the same numbers in both boxes."""
    text = files("soloist.games.arknova").joinpath("facts/projects.csv").read_text("utf-8")
    known = [project.id for project in PROJECTS]
    rows = csv.DictReader(text.splitlines(), strict=True)
    return [_project(row) for row in rows if row["set"] == "marine" and int(row["id"]) not in known]


MARINE_PROJECTS = tuple(_marine_projects())


class OtherProject(Project):
    """A project no list has: what its levels give is all that matters."""

    __slots__ = ()

    def say(self) -> Message:
        return msg("another project, {gives}", gives=self.name)


def _other_projects() -> list[Project]:
    found: dict[str, list[Project]] = {}
    for shape in REWARD_SHAPES:
        levels = _levels(shape.rewards)
        code = f"other {'-'.join(str(level.conservation) for level in levels)}"
        name = " / ".join(_short(level) for level in levels)
        found.setdefault(
            code,
            [
                OtherProject(0, code, name, ProjectKind.ICON, Icon.SCIENCE, None, None, levels, shape.played, False)
                for _ in range(COPIES)
            ],
        )
    return [project for copies in found.values() for project in copies]


def _short(level: Level) -> str:
    return str(level.conservation) + (f"+{level.reputation}" if level.reputation else "")


COPIES = 6
OTHER_PROJECTS = tuple(_other_projects())
"""For each row of rewards as many as there may ever be on a table."""


def others_left(taken: Sequence[object]) -> list[Project]:
    """One for each row of rewards."""
    left = {project.code: project for project in reversed(OTHER_PROJECTS) if project not in taken}
    return list(reversed(left.values()))
