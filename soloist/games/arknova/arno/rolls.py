"""What ARNO rolls for: one class for each kind of roll, which says how the die is read [ARNO-4]."""

from __future__ import annotations

from typing import ClassVar

from soloist.engine.flow import ROLLED, Ask
from soloist.engine.words import Message, msg
from soloist.games.arknova.arno.values import ACTION_DICE, SLOTS

SIDES = (6, 8, 12)


def option_of(face: int, sides: int, options: int) -> int | None:
    """The place of the option a face names, from 0: equal blocks of faces, the rest is rolled again [ARNO-4.2]."""
    block = sides // options
    place = (face - 1) // block if block else options
    return place if place < options else None


def slot_of(face: int, sides: int) -> int | None:
    """The place among the slots 2 to 5 that the action die names; None is rolled again [ARNO-4.1]."""
    slot = ACTION_DICE[sides][face - 1]
    return None if slot is None else SLOTS.index(slot)


def slots(sides: int) -> tuple[int | None, ...]:
    """What each face of the action die names, from face 1 [ARNO-4.1]."""
    return tuple(slot_of(face, sides) for face in range(1, sides + 1))


def blocks(sides: int, options: int) -> tuple[int | None, ...]:
    """What each face names, from face 1; with more options than faces each of the numbers of two rolls [ARNO-4.2]."""
    numbers = sides if options <= sides else sides * sides
    return tuple(option_of(number, numbers, options) for number in range(1, numbers + 1))


def faces_of(number: int, sides: int, numbers: int) -> tuple[int, ...]:
    """The faces that show a number: one, or those of the first and the second roll [ARNO-4.2]."""
    return (number,) if numbers == sides else ((number - 1) // sides + 1, (number - 1) % sides + 1)


class Rolled(Ask):
    """One of several options, all equally likely, in their order [ARNO-4.2]."""

    __slots__ = ()
    reads_by: ClassVar[str] = "ARNO-4.2"  # the rule by which a face is read

    def came(self, is_open: bool) -> Message | None:
        return ROLLED

    def readings(self, sides: int, options: int) -> tuple[int | None, ...]:
        """The place of the option that each number of the die names; None is rolled again."""
        return blocks(sides, options)


class ActionDie(Rolled):
    """Which slot of the action row: the die has a table of its own, whatever is in the row [ARNO-4.1]."""

    text = msg("action die")
    reads_by = "ARNO-4.1"

    def readings(self, sides: int, options: int) -> tuple[int | None, ...]:
        return slots(sides)


class RolledFolder(Rolled):
    text = msg("display card")


class RolledUpgrade(Rolled):
    text = msg("upgrade")


class RolledBonusTile(Rolled):
    text = msg("bonus tile")


class RolledPartnerZoo(Rolled):
    text = msg("partner zoo")


class RolledUniversity(Rolled):
    text = msg("university")


class RolledAnimalUniversity(Rolled):
    text = msg("animal university")


class PartnerZooOrUniversity(Rolled):
    text = msg("partner zoo or university")


class OwnProjectOrTable(Rolled):
    text = msg("its own project card or one on the table")


class RolledOwnProject(Rolled):
    text = msg("its own project card")


class RolledProject(Rolled):
    text = msg("project on the table")
