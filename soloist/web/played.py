"""The record of plays as one browser may see it: the matches it holds a seat of; at the machine itself all of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from soloist.engine.errors import SoloistError
from soloist.engine.game import Game
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, Seat, seats
from soloist.engine.settings import ForEachPlayer
from soloist.plays.folder import read_plays
from soloist.plays.play import Play, play_from
from soloist.seating import automas_in
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


def text_of(kept: Kept) -> str:
    """The whole record of a match as it is kept, also of one that cannot be played again, or not even be read."""
    try:
        record = Record.read(kept.head)
    except SoloistError:
        lines = [f"{who}{'*' if auto else ''} {what}" for who, auto, what in kept.answers]
        return "\n".join([kept.head.partition("\n--\n")[0], "--", *lines, ""])
    record.answers = list(kept.answers)
    return record.text()


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


# what players were given before a match, such as zoo maps


@dataclass(frozen=True)
class Times:
    """How often something was played, and how many of these matches were won."""

    played: int = 0
    won: int = 0


def things_played(store: Store, person: str | None, game: Game[Any, Any], setting: ForEachPlayer) -> dict[str, Times]:
    """Of all that can be named before a match, what a person had in those that are over; None: everybody here."""
    found: dict[str, Times] = {}
    for kept, held in store.finished(person):
        play = play_of_kept(kept) if kept.game == game.id else None
        named = {} if play is None else _named_things(Record.read(kept.head), game, setting)
        for seat, player in zip(SEATS, play.players if play is not None else (), strict=False):
            if seat in named and player.is_person and (person is None or seat.code in held):
                before = found.get(named[seat], Times())
                found[named[seat]] = Times(before.played + 1, before.won + player.has_won)
    return found


def _named_things(record: Record, game: Game[Any, Any], setting: ForEachPlayer) -> dict[Seat, str]:
    """What each player had, as far as it was named before the match."""
    try:
        settings = game.read_settings(record.options)
    except SoloistError:
        return {}
    if settings[setting.name] in setting.ways:
        return {}
    names = settings[setting.name].split(",")
    players = [seat for seat in seats(record.seats) if seat not in automas_in(game, settings)]
    return dict(zip(players, names * len(players) if len(names) == 1 else names, strict=False))
