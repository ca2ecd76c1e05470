"""The record of plays as one browser may see it: the matches it holds a seat of; at the machine itself all of them."""

from __future__ import annotations

from pathlib import Path

from soloist.engine.errors import SoloistError
from soloist.engine.record import Record
from soloist.engine.seats import SEATS
from soloist.plays.folder import read_plays
from soloist.plays.play import Play, play_from
from soloist.web.store import Kept, Store

PLAYED_HERE = 2  # the version a match has at least when its end was played here, not brought in a file


def play_of_kept(kept: Kept) -> Play | None:
    """A finished match of the store; None if it does not belong in the record."""
    if not kept.is_over or kept.version < PLAYED_HERE:
        return None
    try:
        record = Record.read(kept.head)
    except SoloistError:
        return None
    summary = kept.summary
    points = summary["points"]
    standings = summary.get("standings") or [[each] for each in points]  # earlier versions did not keep them
    scores = {
        seat.code: {"points": each, "standing": standing}
        for seat, each, standing in zip(SEATS, points, standings, strict=False)
    }
    gone = summary.get("gave_up", ())
    return play_from(kept.id, record, kept.changed, summary["turn"], scores, summary["winners"], gone)


def plays_of(store: Store | None, person: str | None, folder: Path | None = None) -> list[Play]:
    """All plays in the record of a person, the oldest first; None: all on this machine, also those of the terminal."""
    found = [] if folder is None or person is not None else read_plays(folder)
    if store is not None:
        for kept, held in store.finished(person):
            play = play_of_kept(kept)
            found += [] if play is None else [play.seen_from(held)]
        for text, held in store.kept_plays(person):
            try:
                found.append(Play.read(text).seen_from(held))
            except SoloistError:
                continue  # of a game that is not installed now
    return sorted(found, key=lambda play: play.ended)
