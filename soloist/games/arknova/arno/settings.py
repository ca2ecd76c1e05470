"""How ARNO's rules are read where they are silent, and its module [ARNO-Q1]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from soloist.engine.settings import Agreement, Document, Mark, choice, option, switch
from soloist.engine.words import msg
from soloist.games.arknova.arno.own_values import read_values
from soloist.games.arknova.arno.values import PRINTED, Values


@dataclass(frozen=True)
class ArnoSettings(Agreement):
    """The options of ARNO, with the recommended readings."""

    module: bool = switch(
        msg("ARNO's module: changing conditions of projects"), "ARNO-16.1", mark=Mark.RULE, name="arno_module"
    )
    sponsors_full: str = choice(
        msg("ARNO's Sponsors on side I with a full scoring card"), "ARNO-Q1",
        rulebook=msg("2 conservation and nothing else"), helper=msg("1 reputation, 2 conservation and the break steps"),
    )  # fmt: skip
    lacks: str = choice(
        msg("How to decide whether ARNO lacks more partner zoos or more universities"),
        "ARNO-Q2",
        empty_spaces=msg("the one with more empty spaces on its map"),
        fewest_owned=msg("the one of which it owns fewer"),
    )
    donate_without_task: bool = switch(msg("ARNO donates on side II even without a task"), "ARNO-Q4")
    sponsor_icons: str = choice(
        msg("Icons of a sponsor that ARNO discards"), "ARNO-Q11",
        research=msg("research icons count for Science Library"), all=msg("every icon counts as brought into a zoo"),
    )  # fmt: skip
    own_values: str = option(
        Document(name="arno_values", label=msg("Numbers of your own for ARNO's cards"), rule="ARNO-Q18",
                 mark=Mark.CONVENIENCE, check=read_values)
    )  # fmt: skip
    appeal_goes_on: bool = False  # beyond 113, as agreed for everybody [AN-Q9]
    marine: bool = False  # Marine Worlds, at a physical table [ARNO-14.8]

    @property
    def values(self) -> Values:
        """What the cards do: as printed, but for the numbers that are one's own."""
        return read_values(self.own_values) if self.own_values else PRINTED

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        appeal_goes_on = settings.get("appeal_above_113") == "count"
        return replace(super().of(settings), appeal_goes_on=appeal_goes_on, marine=settings.get("marine", False))


ARNO_SETTINGS = tuple(ArnoSettings.options().values())
