"""How ARNO's rules are read where they are silent [ARNO-Q1]."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ArnoRulings:
    """The options of ARNO, with the recommended readings."""

    sponsors_full: str = "rulebook"  # or helper [ARNO-Q1]
    lacks: str = "empty_spaces"  # or fewest_owned [ARNO-Q2]
    donate_without_task: bool = False  # [ARNO-Q4]
    module: bool = False  # the variable project condition [ARNO-16.1]
