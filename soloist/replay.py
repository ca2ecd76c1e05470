"""Saved matches looked at again: any position of them, from any seat."""

from __future__ import annotations

from soloist.companion import find_any
from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg


def position(match: Match, step: int) -> Match:
    """The match as it stood after so many answers."""
    return Record.of(match).match(find_any, step, dice=False)


def find_seat(match: Match, text: str) -> Seat:
    """The seat with this letter; raises BadSetting."""
    for seat in seats(match.seats):
        if seat.code == text.strip().upper():
            return seat
    letters = ", ".join(seat.code for seat in seats(match.seats))
    raise BadSetting(msg("there is no seat '{text}'; there are: {letters}", text=text, letters=letters))
