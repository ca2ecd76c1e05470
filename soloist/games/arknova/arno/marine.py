"""Marine Worlds as far as ARNO meets it at a physical table: a university, management plans [ARNO-11.7, 13.7]."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib.resources import files

from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.values import ANIMAL_UNIVERSITIES, REWARD_SHAPES
from soloist.games.arknova.board import UNIVERSITIES, BonusTile, University
from soloist.games.arknova.cards import Gain, Gained, Icon, Level, Project, ProjectKind
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


def some_project(number: int, code: str, name: str, shape: tuple[str, ...], played: int, icon: Icon | None) -> Project:
    """A project of which only what it gives is known."""
    return Project(
        id=number, code=code, name=name, kind=ProjectKind.ICON, counted=icon or Icon.SCIENCE, icon=icon, size=None,
        levels=_levels(shape), reputation=played, is_base=False,
    )  # fmt: skip


def _marine_projects() -> list[Project]:
    """Those the base game does not have; the others have the same numbers in both boxes."""
    text = files("soloist.games.arknova").joinpath("facts/projects.csv").read_text("utf-8")
    shapes = {number: shape for shape in REWARD_SHAPES for number in shape.projects}
    rows = csv.DictReader(text.splitlines(), strict=True)
    return [
        some_project(
            int(row["id"]), slug(row["name"]), row["name"], shapes[int(row["id"])].rewards,
            shapes[int(row["id"])].played, ICON.get(row["counts"].partition(":")[2]),
        )
        for row in rows
        if row["kind"] == "management_plan"
    ]  # fmt: skip


MARINE_PROJECTS = tuple(_marine_projects())


class OtherProject(Project):
    """A project no list has: what its levels give is all that matters."""

    __slots__ = ()

    def say(self) -> Message:
        return msg("another project, {gives}", gives=self.name)


def _other_projects() -> list[Project]:
    found: dict[str, Project] = {}
    for shape in REWARD_SHAPES:
        levels = _levels(shape.rewards)
        name = " / ".join(_short(level) for level in levels)
        code = f"other {'-'.join(str(level.conservation) for level in levels)}"
        if code not in found:
            found[code] = OtherProject(
                0, code, name, ProjectKind.ICON, Icon.SCIENCE, None, None, levels, shape.played, False
            )
    return list(found.values())


def _short(level: Level) -> str:
    return str(level.conservation) + (f"+{level.reputation}" if level.reputation else "")


OTHER_PROJECTS = tuple(_other_projects())
"""One for each row of rewards there is."""
