"""ARNO's dice: which face means which option [ARNO-4]."""

from __future__ import annotations

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
