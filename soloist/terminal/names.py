"""What the people and bots at the table are called."""

from __future__ import annotations

from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.seating import Seating

YOU = msg("You")


def names_of(seating: Seating, language: str) -> dict[Seat, str]:
    """Given names as they are, a lone person "You", others by their seat, bots by their kind."""
    reader = Reader(language)
    names: dict[Seat, str] = dict(seating.names)
    for seat, word in zip(SEATS, seating.words, strict=False):
        if seat in names:
            continue
        if seat not in seating.people:
            kind, _, level = word.partition(":")
            names[seat] = _free(f"{kind.capitalize()} {level}".strip(), names)
        elif len(seating.people) == 1:
            names[seat] = reader.read(YOU)
        else:
            names[seat] = reader.read(msg("Player {letter}", letter=seat.code))
    return names


def _free(name: str, taken: dict[Seat, str]) -> str:
    """The name, with a number if somebody has it already."""
    if name not in taken.values():
        return name
    return next(numbered for n in range(2, 30) if (numbered := f"{name} {n}") not in taken.values())
