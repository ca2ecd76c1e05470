"""The 64 sponsors of the base game, read once from `facts/sponsors.csv`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from soloist.games.arknova.effect_facts import Effect, Trigger, read_effects
from soloist.games.arknova.icons import Icon, counts_of
from soloist.games.arknova.printed import (
    Action,
    Face,
    Needs,
    base_rows,
    read_icons,
    read_needs,
    read_yes,
    slug,
)


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Sponsor(Face):
    """A sponsor card [AN-8.1 to 8.6]."""

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


def _sponsor(row: dict[str, str]) -> Sponsor:
    code = slug(row["name"])
    icons = read_icons(row["icons"])
    rock, water = int(row["place_rock"]), int(row["place_water"])
    ongoing = read_effects(row["ongoing"], code)
    if row["unique_building"] not in ("", row["name"]):
        raise ValueError(f"{row['name']}: a building of another name")
    return Sponsor(
        id=int(row["id"]),
        code=code,
        name=row["name"],
        level=int(row["level"]),
        needs=read_needs(row["requires"], Action.SPONSORS),
        rock=rock,
        water=water,
        border=int(row["place_border"]),
        icons=icons,
        counts=counts_of(icons, rock, water),
        appeal=int(row["appeal"]),
        reputation=int(row["reputation"]),
        conservation=int(row["conservation"]),
        building=slug(row["unique_building"]).replace("-", "_"),
        person=read_yes(row["person"]),
        on_play=read_effects(row["on_play"], code),
        triggers=tuple(effect for effect in ongoing if isinstance(effect, Trigger)),
        ongoing=tuple(effect for effect in ongoing if not isinstance(effect, Trigger)),
        income=read_effects(row["income"], code),
        endgame=read_effects(row["endgame"], code),
    )


SPONSORS = tuple(
    _sponsor(row) for row in base_rows(files(__package__).joinpath("facts/sponsors.csv").read_text("utf-8"))
)
