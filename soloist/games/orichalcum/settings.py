"""The options of Orichalcum and its AI: islands, and where rules are silent or unknown [ORI-Q1]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from soloist.engine.settings import AutomaSeats, Choice, Document, Mark, Number, Setting, Switch, first_seat
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.box import read_box


@dataclass(frozen=True)
class Settings:
    """All options with their values. The names are those of the settings below."""

    automas: str
    islands: str
    first_seat: str
    box: str
    volcano_titans: bool
    titan_again: bool
    standing_hoplites: bool
    supply_limited: bool
    most_rounds: int
    ai_combat_mode: str
    ai_extra_hoplite: bool

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Settings:
        return cls(**{field.name: settings[field.name] for field in fields(cls)})


@dataclass(frozen=True, kw_only=True)
class Islands(Setting):
    """`hexagon*`, or one for each seat with commas; which there are, the box says."""

    def read(self, text: str) -> str:
        words = [word.strip().lower() for word in text.split(",")]
        if not all(words):
            raise self.refuse(text)
        return ",".join(words)

    def expected(self) -> Message:
        return msg("an island such as hexagon*, or one for each seat as in ring*,long**")


SETTINGS: tuple[Setting, ...] = (
    AutomaSeats(
        name="automas",
        label=msg("The seat played by the AI"),
        automa="orichalcum-ai",
        alias="ai",
        levels=("AI",),
        rule="OAI-1.7",
        mark=Mark.RULE,
    ),
    Islands(name="islands", label=msg("Islands"), default="hexagon*", rule="ORI-Q5", mark=Mark.RULE),
    first_seat(4, "ORI-2.8"),
    Document(
        name="box",
        label=msg("What is printed on the pieces of your box"),
        rule="ORI-Q7",
        mark=Mark.RECONSTRUCTION,
        check=read_box,
        reconstructed=msg("what is printed on cards, tiles, islands, creatures, buildings and the AI's board"),
        is_ours=lambda text: bool(read_box(text).reconstructed),
    ),
    Switch(
        name="volcano_titans",
        label=msg("Volcanoes count as any terrain for Titans"),
        default=True,
        rule="ORI-Q1",
        mark=Mark.RECONSTRUCTION,
    ),
    Switch(
        name="titan_again",
        label=msg("Earning the own Titan again makes it active"),
        default=True,
        rule="ORI-Q2",
        mark=Mark.RECONSTRUCTION,
    ),
    Switch(
        name="standing_hoplites",
        label=msg("Hoplites that stand with a creature count for the initiative"),
        default=False,
        rule="ORI-Q3",
        mark=Mark.RECONSTRUCTION,
    ),
    Switch(
        name="supply_limited",
        label=msg("Gains end with the supply"),
        default=True,
        rule="ORI-Q4",
        mark=Mark.RECONSTRUCTION,
    ),
    Number(
        name="most_rounds",
        label=msg("The game ends after so many rounds at the latest"),
        default=60,
        low=1,
        high=999,
        rule="ORI-Q6",
    ),
    Choice(
        name="ai_combat_mode",
        label=msg("The AI fights without hoplites"),
        default="literal",
        rule="OAI-Q1",
        mark=Mark.RECONSTRUCTION,
        values={"literal": msg("never"), "reroll": msg("until it loses once")},
    ),
    Switch(
        name="ai_extra_hoplite",
        label=msg("The AI buys a capture only if a hoplite is left for it"),
        default=True,
        rule="OAI-Q2",
        mark=Mark.RECONSTRUCTION,
    ),
)
