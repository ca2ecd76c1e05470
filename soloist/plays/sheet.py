"""The record of plays as CSV: one line for each game, the oldest first, the same words in every language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import datetime

from soloist.engine.words import numeral
from soloist.language import Reader
from soloist.plays.play import Play, Player
from soloist.plays.tally import box_of, called

COLUMNS = (
    "ended",
    "where",
    "game",
    "opponents",
    "result",
    "points",
    "opponents_points",
    "people",
    "turns",
    "with_undo",
    "id",
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # how a spreadsheet tells a formula


def sheet(plays: Iterable[Play]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for play in sorted(plays, key=lambda play: play.ended):
        writer.writerow(_row(play))
    return out.getvalue()


def _row(play: Play) -> list[str | int]:
    when = datetime.fromtimestamp(play.ended).astimezone().isoformat(timespec="seconds")
    where = "table" if play.at_table else "screen"
    people = "; ".join(_person(each) for each in play.ours)
    return [
        when, where, box_of(play.game).title, called(play.opponents, Reader()), play.ending.value, play.best.points,
        play.rival.points, _as_text(people), play.turns, "yes" if play.with_undo else "no", play.id,
    ]  # fmt: skip


def _person(each: Player) -> str:
    return f"{each.name} {numeral(each.points)}" if each.name else numeral(each.points)


def _as_text(words: str) -> str:
    """No spreadsheet takes a name for a formula."""
    return f"'{words}" if words.startswith(FORMULA) else words
