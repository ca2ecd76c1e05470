"""A match as it is kept: what its record, the lists and the seats say."""

from __future__ import annotations

import time
from typing import Any

from soloist.engine.errors import BadRecord
from soloist.engine.match import Match
from soloist.engine.record import Record, check_carried
from soloist.engine.settings import Document
from soloist.engine.words import msg
from soloist.registry import find
from soloist.seating import ONE_PERSON, Seating, read_seating, split_seats
from soloist.web.store import Kept


def seating_of(match: Match) -> Seating:
    """Who sits there, as the record says; people where it says nothing."""
    if match.game.is_companion:
        return ONE_PERSON
    words = split_seats(match.meta["seats"]) if "seats" in match.meta else ["human"] * match.seats
    if len(words) != match.seats:
        raise BadRecord(msg("this record does not say who sits where"))
    return read_seating(match.game, words)


def summary_of(match: Match) -> dict[str, Any]:
    """What lists show of a match: nothing that is hidden from anybody."""
    result = match.result
    return {
        "seats": match.meta.get("seats", ""),
        "names": match.meta.get("names", ""),
        "asked": [question.seat.code for question in match.questions],
        "turn": match.turns,
        "points": [score.total for score in result.scores] if match.over else [],  # running ones may be secret
        "standings": [score.standing for score in result.scores] if match.over else [],
        "winners": [seat.code for seat in result.winners],
        "gave_up": [seat.code for seat in result.gave_up],
        "with_undo": match.is_with_undo,
    }


def head_of(match: Match) -> str:
    """The record of a match without its answers."""
    return Record.head_of(match).text()


def kept_of(match: Match, name: str) -> Kept:
    """A match as it is to be kept, for the first time; raises BadRecord if it could not be opened again."""
    record = Record.of(match)
    lines = record.answers
    check_carried(record)
    if any(isinstance(each, Document) and match.settings[each.name] for each in match.game.settings):
        record.match(find, dice=False)  # people name pieces in their documents
    now = time.time()
    return Kept(name, 1, 0, head_of(match), [], summary_of(match), match.game.id, match.over, now, now, lines)
