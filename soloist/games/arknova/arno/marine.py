"""Marine Worlds as far as ARNO meets it at the table: cards, a university, tiles [ARNO-11.7, ARNO-13.7, ARNO-15.1]."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from soloist.engine.notation import Coded
from soloist.engine.words import Message, msg, template
from soloist.games.arknova import cards
from soloist.games.arknova.arno.values import ANIMAL_UNIVERSITIES, REWARD_SHAPES
from soloist.games.arknova.board import UNIVERSITIES, BonusTile, University
from soloist.games.arknova.icons import ICON, counts_of, icon_of
from soloist.games.arknova.printed import read_icons, read_yes, rows_of, slug

GENERIC = University(len(UNIVERSITIES), "generic", 0, 1, 0, msg("University with an animal icon"))
"""Whoever takes it places one of the animal universities [ARNO-11.7]."""
ALL_UNIVERSITIES = (*UNIVERSITIES, GENERIC)


@dataclass(frozen=True)
class AnimalUniversity(Coded):
    """The tile of a generic university: a research icon and an animal icon."""

    icon: cards.Icon
    written = "{icon}"

    def say(self) -> Message:
        return self.icon.say()


ANIMAL_KINDS = tuple(AnimalUniversity(icon_of(word)) for word in ANIMAL_UNIVERSITIES)
"""In the order of the die [ARNO-4.4]."""

OTHER_TILE = BonusTile(99, "other", cards.Gain(cards.Resource.MONEY, 0), msg("another tile, of no use to ARNO"))
"""A bonus tile of another box [ARNO-14.2]."""


# animals and sponsors: ARNO and the cards of people read their icons, and nothing else of them


_FACTS = files("soloist.games.arknova").joinpath("facts")


def _facts(name: str) -> list[dict[str, str]]:
    return rows_of("marine", _FACTS.joinpath(f"{name}.csv").read_text("utf-8"))


def _animal(row: dict[str, str]) -> cards.Animal:
    icons = read_icons(row["icons"])
    rock, water = int(row["rock"]), int(row["water"])
    return cards.Animal(
        id=int(row["id"]), code=slug(row["name"]), name=row["name"], latin=row["latin"], cost=int(row["cost"]),
        size=int(row["size"] or 0), printed_size=int(row["printed_size"] or 0),
        size_class=cards.SIZE[row["size_class"]], special=(), rock=rock, water=water, needs=cards.NO_NEEDS, icons=icons,
        counts=counts_of(icons, rock, water), continents=tuple(icon for icon in icons if icon in cards.CONTINENTS),
        appeal=int(row["appeal"]), reputation=int(row["reputation"]), conservation=int(row["conservation"]),
        abilities=(), solo=(),
    )  # fmt: skip


def _sponsor(row: dict[str, str]) -> cards.Sponsor:
    icons = read_icons(row["icons"])
    rock, water = int(row["place_rock"]), int(row["place_water"])
    return cards.Sponsor(
        id=int(row["id"]), code=slug(row["name"]), name=row["name"], level=int(row["level"]), needs=cards.NO_NEEDS,
        rock=rock, water=water, border=int(row["place_border"]), icons=icons, counts=counts_of(icons, rock, water),
        appeal=int(row["appeal"]), reputation=int(row["reputation"]), conservation=int(row["conservation"]),
        building="", person=read_yes(row["person"]), on_play=(), triggers=(), ongoing=(), income=(), endgame=(),
    )  # fmt: skip


MARINE_ANIMALS = tuple(_animal(row) for row in _facts("animals"))
MARINE_SPONSORS = tuple(_sponsor(row) for row in _facts("sponsors"))
"""Sixteen new ones, and one of the base game as it is printed in this box."""
_REPRINTED = [sponsor.id for sponsor in MARINE_SPONSORS]


def animals_in(marine: bool) -> tuple[cards.Animal, ...]:
    """The animals of the deck, by their numbers."""
    return (*cards.ANIMALS, *MARINE_ANIMALS) if marine else cards.ANIMALS


def sponsors_in(marine: bool) -> tuple[cards.Sponsor, ...]:
    """The sponsors of the deck; a card printed in both boxes is that of Marine Worlds."""
    if not marine:
        return cards.SPONSORS
    return (*(sponsor for sponsor in cards.SPONSORS if sponsor.id not in _REPRINTED), *MARINE_SPONSORS)


# projects


class ByResearch(cards.Level):
    """A level whose reputation counts research icons, 1 for every two [ARNO-13.7]."""

    __slots__ = ()


def reputation_of(level: cards.Level, research: int) -> int:
    return research // 2 if isinstance(level, ByResearch) else level.reputation


def _levels(shape: tuple[str, ...]) -> tuple[cards.Level, cards.Level, cards.Level]:
    left, middle, right = (_level(place, text) for place, text in enumerate(shape))
    return left, middle, right


def _level(place: int, text: str) -> cards.Level:
    """`conservation 2, reputation 2` or `conservation 2, reputation 1 per 2 research`."""
    conservation, _, more = text.partition(", ")
    points = int(conservation.split()[1])
    if more.endswith("research"):
        return ByResearch(place, 0, None, points, 0)
    return cards.Level(place, 0, None, points, int(more.split()[1]) if more else 0)


def _project(row: dict[str, str]) -> cards.Project:
    """A project of which what it gives is known, and what it counts if the base game knows that icon."""
    shape = next(shape for shape in REWARD_SHAPES if int(row["id"]) in shape.projects)
    icon = ICON.get(row["counts"].partition(":")[2])
    return cards.Project(
        id=int(row["id"]), code=slug(row["name"]), name=row["name"], kind=cards.ProjectKind.ICON, icon=icon, size=None,
        counted=cards.Icon.SCIENCE if icon is None else icon, levels=_levels(shape.rewards), reputation=shape.played,
        is_base=row["deck"] == "base",
    )  # fmt: skip


def _marine_projects() -> list[cards.Project]:
    """Those the base game does not have; the others have the same numbers in both boxes."""
    known = [project.id for project in cards.PROJECTS]
    return [_project(row) for row in _facts("projects") if int(row["id"]) not in known]


MARINE_PROJECTS = tuple(_marine_projects())


def projects_in(marine: bool) -> tuple[cards.Project, ...]:
    """Those of the deck, then the base projects."""
    found = (*cards.PROJECTS, *MARINE_PROJECTS) if marine else cards.PROJECTS
    return (*(each for each in found if not each.is_base), *(each for each in found if each.is_base))


class OtherProject(cards.Project):
    """A project no list has: what its levels give is all that matters."""

    __slots__ = ()
    text = template("another project, {gives}", gives="name")


def _other_projects() -> list[cards.Project]:
    found: dict[str, list[cards.Project]] = {}
    bases = [project.id for project in (*cards.PROJECTS, *MARINE_PROJECTS) if project.is_base]
    for shape in REWARD_SHAPES:
        levels, is_base = _levels(shape.rewards), any(number in bases for number in shape.projects)
        code = f"other {'-'.join(str(level.conservation) for level in levels)}"
        name = " / ".join(_short(level) for level in levels)
        found.setdefault(
            code,
            [
                OtherProject(
                    0, code, name, cards.ProjectKind.ICON, cards.Icon.SCIENCE, None, None, levels, shape.played, is_base
                )
                for _ in range(COPIES)
            ],
        )
    return [project for copies in found.values() for project in copies]


def _short(level: cards.Level) -> str:
    return str(level.conservation) + (f"+{level.reputation}" if level.reputation else "")


COPIES = 6
OTHER_PROJECTS = tuple(_other_projects())
"""For each row of rewards as many as there may ever be on a table."""


def others_left(taken: Sequence[object], *, bases_only: bool = False) -> list[cards.Project]:
    """One for each row of rewards; a base project has one of those that base projects have."""
    found = [project for project in reversed(OTHER_PROJECTS) if project.is_base or not bases_only]
    left = {project.code: project for project in found if project not in taken}
    return list(reversed(left.values()))
