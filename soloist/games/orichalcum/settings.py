"""The options of Orichalcum and its AI: islands, and where rules are silent or unknown [ORI-Q1]."""

from __future__ import annotations

from dataclasses import dataclass

from soloist.engine import settings
from soloist.engine.settings import Agreement, AutomaSeats, Document, Mark, choice, option, starting_seat, switch
from soloist.engine.words import Message, msg
from soloist.games.orichalcum.box import read_box

GUESS = Mark.RECONSTRUCTION


@dataclass(frozen=True, kw_only=True)
class Islands(settings.Setting):
    """`hexagon*`, or one for each seat with commas; which there are, the box says."""

    def read(self, text: str) -> str:
        words = [word.strip().lower() for word in text.split(",")]
        if not all(words):
            raise self.refuse(text)
        return ",".join(words)

    def expected(self) -> Message:
        return msg("an island such as hexagon*, or one for each seat as in ring*,long**")


@dataclass(frozen=True)
class Settings(Agreement):
    """All options with their values."""

    automas: str = option(
        AutomaSeats(
            label=msg("The seat played by the AI"), automa="orichalcum-ai", alias="ai", levels=("AI",), rule="OAI-1.7",
            mark=Mark.RULE,
        )
    )  # fmt: skip
    islands: str = option(Islands(label=msg("Islands"), default="hexagon*", rule="ORI-Q5", mark=Mark.RULE))
    first_seat: str = starting_seat(4, "ORI-2.8")
    box: str = option(
        Document(
            label=msg("What is printed on the pieces of your copy"), rule="ORI-Q7", mark=GUESS, check=read_box,
            reconstructed=msg("what is printed on cards, tiles, islands, creatures, buildings and the AI's board"),
            is_ours=lambda text: bool(read_box(text).reconstructed),
        )
    )  # fmt: skip
    volcano_titans: bool = switch(msg("Volcanoes count as any terrain for Titans"), "ORI-Q1", True, mark=GUESS)
    titan_again: bool = switch(msg("Earning your own Titan again makes it active"), "ORI-Q2", True, mark=GUESS)
    standing_hoplites: bool = switch(
        msg("Hoplites that stand with a creature count for the initiative"), "ORI-Q3", mark=GUESS
    )
    supply_limited: bool = switch(msg("Gains end with the supply"), "ORI-Q4", True, mark=GUESS)
    most_rounds: int = option(settings.Number(label=msg("Round limit"), default=60, low=1, high=999, rule="ORI-Q6"))
    ai_combat_mode: str = choice(
        msg("The AI fights without hoplites"), "OAI-Q1", GUESS, literal=msg("never"), reroll=msg("until it loses once")
    )
    ai_extra_hoplite: bool = switch(
        msg("The AI buys a capture only if a hoplite is left for it"), "OAI-Q2", True, mark=GUESS
    )


SETTINGS = tuple(Settings.options().values())
