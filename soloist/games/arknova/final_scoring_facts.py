"""The 11 final scoring cards of the base game, read once from `facts/final_scoring.csv`."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib.resources import files

from soloist.games.arknova.effect_facts import Count, Gain, Resource, Tiers, read_effects
from soloist.games.arknova.printed import Face, base_rows, slug


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class FinalScoring(Face):
    """A final scoring card: conservation at the end, added up and limited [AN-11.5]."""

    scoring: tuple[Gain | Tiers, ...]
    counted: tuple[Count, ...]  # what is looked at: one thing, or four conditions
    steps: tuple[tuple[int, int], ...]  # needed number and conservation, where one thing is counted in steps
    most: int
    solo: bool  # otherwise another one is drawn instead [AN-11.7]


def _scoring(row: dict[str, str]) -> tuple[Gain | Tiers, ...]:
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


def _final(row: dict[str, str]) -> FinalScoring:
    scoring = _scoring(row)
    counted = (effect.count if isinstance(effect, Tiers) else effect.per for effect in scoring)
    return FinalScoring(
        id=int(row["id"]),
        code=slug(row["name"]),
        name=row["name"],
        scoring=scoring,
        counted=tuple(count for count in counted if count is not None),
        steps=_steps(scoring),
        most=int(row["most"]),
        solo={"normal": True, "do_not_use_draw_another": False}[row["solo"]],
    )


_TEXT = files(__package__).joinpath("facts/final_scoring.csv").read_text("utf-8")

FINAL_CARDS = tuple(_final(row) for row in base_rows(_TEXT))


def _reprints() -> tuple[FinalScoring, ...]:
    """The cards with the six that Marine Worlds prints anew, each in the place of the old one [AN-Q13]."""
    rows = csv.DictReader(_TEXT.splitlines(), strict=True)
    new = {int(row["id"]): _final(row) for row in rows if row["set"] == "marine" and row["variant"] == "v2"}
    return tuple(new.get(card.id, card) for card in FINAL_CARDS)


FINAL_CARDS_V2 = _reprints()
