"""How ARNO's rules are read where they are silent, and its module [ARNO-Q1]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from soloist.engine.settings import Choice, Mark, Setting, Switch
from soloist.engine.words import msg


@dataclass(frozen=True)
class ArnoSettings:
    """The options of ARNO, with the recommended readings."""

    sponsors_full: str = "rulebook"  # or helper [ARNO-Q1]
    lacks: str = "empty_spaces"  # or fewest_owned [ARNO-Q2]
    donate_without_task: bool = False  # [ARNO-Q4]
    sponsor_icons: str = "research"  # or all [ARNO-Q11]
    module: bool = False  # the variable project condition [ARNO-16.1]
    appeal_goes_on: bool = False  # beyond 113, as agreed for everybody [AN-Q9]
    marine: bool = False  # Marine Worlds, at a physical table [ARNO-14.8]

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> ArnoSettings:
        return cls(
            sponsors_full=settings["sponsors_full"],
            lacks=settings["lacks"],
            donate_without_task=settings["donate_without_task"],
            sponsor_icons=settings["sponsor_icons"],
            module=settings["arno_module"],
            appeal_goes_on=settings.get("appeal_above_113") == "count",
            marine=settings.get("marine", False),
        )


ARNO_SETTINGS: tuple[Setting, ...] = (
    Switch(
        name="arno_module",
        label=msg("ARNO's module: changing conditions of projects"),
        default=False,
        rule="ARNO-16.1",
        mark=Mark.RULE,
    ),
    Choice(
        name="sponsors_full",
        label=msg("ARNO's Sponsors on side I with a full scoring card"),
        default="rulebook",
        rule="ARNO-Q1",
        values={
            "rulebook": msg("2 conservation and nothing else"),
            "helper": msg("1 reputation, 2 conservation and the break steps"),
        },
    ),
    Choice(
        name="lacks",
        label=msg("Which of partner zoos and universities ARNO lacks more of"),
        default="empty_spaces",
        rule="ARNO-Q2",
        values={
            "empty_spaces": msg("the one with more empty spaces on its map"),
            "fewest_owned": msg("the one of which it owns fewer"),
        },
    ),
    Switch(
        name="donate_without_task",
        label=msg("ARNO donates on side II without a task too"),
        default=False,
        rule="ARNO-Q4",
    ),
    Choice(
        name="sponsor_icons",
        label=msg("Icons of a sponsor that ARNO discards"),
        default="research",
        rule="ARNO-Q11",
        values={
            "research": msg("research icons count for Science Library"),
            "all": msg("every icon counts as brought into a zoo"),
        },
    ),
)
