"""Records that somebody brings: all that a room relies on is checked before they are kept."""

from __future__ import annotations

from soloist.engine.errors import BadRecord, BadSetting
from soloist.engine.match import WITH_UNDO, Match
from soloist.engine.record import Record
from soloist.engine.seats import seats
from soloist.engine.words import msg
from soloist.names import table_names
from soloist.registry import find
from soloist.seating import HUMAN, automas_in, lineup
from soloist.web.keeping import seating_of
from soloist.web.room import MOST_CLOCK

MOST_ANSWERS = 2_500
"""That are given again for somebody who waits: twice those of the longest match there was, in half a second."""
NOTED = ("seats", "names", "clock", WITH_UNDO)  # what of a record's notes means something here


def read_match(text: str) -> Match:
    """The match of a record; raises BadRecord if it could not be shown or played on."""
    record = Record.read(text)
    if len(record.answers) > MOST_ANSWERS:
        raise BadRecord(
            msg("this record has {n} answers; at most {most} can be opened here",
                n=len(record.answers), most=MOST_ANSWERS)
        )  # fmt: skip
    match = record.match(find)
    match.meta = {name: value for name, value in match.meta.items() if name in NOTED}
    if not match.game.is_companion:
        match.use_dice()  # by hand people roll beside a box only
    try:
        _check_people(match)
        seating_of(match).check_undo(match.undo_mode)
    except BadSetting as problem:
        raise BadRecord(msg("this record cannot be played: {problem}", problem=problem.message)) from None
    _check_clock(match)
    return match


def _check_people(match: Match) -> None:
    """Who sits there, and what they are called; a record that does not say it means people beside its automas."""
    if match.game.is_companion:
        table_names(match)
        return
    automas = automas_in(match.game, match.settings)
    if "seats" not in match.meta:
        setting = lineup(match.game)
        automa = "" if setting is None else setting.automa
        words = (f"{automa}:{automas[seat]}" if seat in automas else HUMAN for seat in seats(match.seats))
        match.meta["seats"] = ",".join(words)
    if dict(seating_of(match).automas) != automas:
        raise BadRecord(msg("this record does not say who sits where"))


def _check_clock(match: Match) -> None:
    clock = match.meta.get("clock", "0")
    if not (clock.isascii() and clock.isdecimal() and len(clock) < 6 and int(clock) <= MOST_CLOCK):
        raise BadRecord(msg("a countdown lasts between 0 and {most} seconds", most=MOST_CLOCK))
