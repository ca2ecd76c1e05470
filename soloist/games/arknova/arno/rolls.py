"""What ARNO rolls for: one class for each kind of roll, which says how the die is read [ARNO-4]."""

from __future__ import annotations

from typing import ClassVar

from soloist.engine.flow import Ask
from soloist.engine.words import msg
from soloist.games.arknova.arno.dice import blocks, slots


class Rolled(Ask):
    """One of several options, all equally likely, in their order [ARNO-4.2]."""

    __slots__ = ()
    reads_by: ClassVar[str] = "ARNO-4.2"  # the rule by which a face is read

    def readings(self, sides: int, options: int) -> tuple[int | None, ...]:
        """The place of the option that each number of the die names; None is rolled again."""
        return blocks(sides, options)


class ActionDie(Rolled):
    """Which slot of the action row: the die has a table of its own, whatever is in the row [ARNO-4.1]."""

    text = msg("ARNO's action die")
    reads_by = "ARNO-4.1"

    def readings(self, sides: int, options: int) -> tuple[int | None, ...]:
        return slots(sides)


class RolledFolder(Rolled):
    text = msg("ARNO's display card")


class RolledUpgrade(Rolled):
    text = msg("ARNO's upgrade")


class RolledBonusTile(Rolled):
    text = msg("ARNO's bonus tile")


class RolledPartnerZoo(Rolled):
    text = msg("ARNO's partner zoo")


class RolledUniversity(Rolled):
    text = msg("ARNO's university")


class RolledAnimalUniversity(Rolled):
    text = msg("ARNO's animal university")


class PartnerZooOrUniversity(Rolled):
    text = msg("ARNO's choice between partner zoo and university")


class OwnProjectOrTable(Rolled):
    text = msg("ARNO's choice between an own project card and the table")


class RolledOwnProject(Rolled):
    text = msg("ARNO's own project card")


class RolledProject(Rolled):
    text = msg("ARNO's project on the table")
