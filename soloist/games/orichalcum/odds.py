"""Chances of fights, exact [ORI-8.3, ORI-11.4, OAI-6.2]."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from soloist.games.orichalcum.dice import SKULL

FACES = range(1, SKULL + 1)


@cache
def chance_to_win(dice: int, strength: int, skulls: frozenset[int] = frozenset({SKULL})) -> Fraction:
    """A skull, or numbers that add up to the strength; `skulls` are the faces that count as one."""
    if strength <= 0:
        return Fraction(1)
    if not dice:
        return Fraction(0)
    won = [Fraction(1) if face in skulls else chance_to_win(dice - 1, strength - face, skulls) for face in FACES]
    return sum(won, Fraction(0)) / len(FACES)
