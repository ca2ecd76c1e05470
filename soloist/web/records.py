"""Records that somebody brings: all that a room relies on is checked before they are kept."""

from __future__ import annotations

from soloist.companion import AUTOMAS, find_any
from soloist.engine.errors import BadRecord, BadSetting
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.words import msg
from soloist.names import table_names
from soloist.web.room import MOST_CLOCK, seating_of

NOTED = ("seats", "names", "clock")  # what of a record's notes means something here


def read_match(text: str) -> Match:
    """The match of a record; raises BadRecord if it could not be shown or played on."""
    record = Record.read(text)
    match = record.match(find_any)
    match.meta = {name: value for name, value in match.meta.items() if name in NOTED}
    if not record.dice and record.game not in AUTOMAS and not match.over:
        raise BadRecord(msg("in this record people roll and draw by hand; that works beside a box only"))
    _check_notes(match)
    return match


def _check_notes(match: Match) -> None:
    """Who sits there, what they are called, and how long they may think."""
    try:
        seating_of(match)
        if match.game.id in AUTOMAS:
            table_names(match)
    except BadSetting as problem:
        raise BadRecord(msg("this record cannot be played: {problem}", problem=problem.message)) from None
    clock = match.meta.get("clock", "0")
    if not (clock.isascii() and clock.isdecimal() and len(clock) < 6 and int(clock) <= MOST_CLOCK):
        raise BadRecord(msg("a countdown lasts between 0 and {most} seconds", most=MOST_CLOCK))
