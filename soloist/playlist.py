"""The record of plays on the command line: everything on this machine, from the web app and from the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soloist.engine.words import msg, nmsg, numeral
from soloist.language import Reader
from soloist.plays.play import Ending, Play
from soloist.plays.sheet import sheet
from soloist.plays.tally import Tally, outcome, tallies
from soloist.web.played import plays_of
from soloist.web.store import FILE, Store, sqlite_address

__all__ = ["on_this_machine", "sheet", "shown"]

SIGNS = {Ending.WON: ("▲", "green"), Ending.TIED: ("=", ""), Ending.LOST: ("▽", "red"), Ending.GAVE_UP: ("×", "red")}
GAMES_SHOWN = 14
NUMBERS = (msg("played"), msg("wins"), msg("best"))
COLUMNS = (msg("opponent"), msg("game"), *NUMBERS, msg("last"), msg("over time"))
NOTHING = msg(
    "No finished games against an automa or a bot yet. Play one: soloist table AUTOMA, soloist play GAME, or in the "
    "browser."
)


def on_this_machine(data: Path | None, database: str | None) -> list[Play]:
    """All plays there are; nothing is made where there is nothing."""
    folder = data or user_data_path("soloist")
    has_file = (folder / FILE).exists()
    store = Store(database or sqlite_address(folder)) if database or has_file else None
    try:
        return plays_of(store, None, folder)
    finally:
        if store is not None:
            store.close()


def shown(plays: Sequence[Play], reader: Reader) -> RenderableType:
    """A line for each opponent and level."""
    if not plays:
        return Text(reader.read(NOTHING))
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="bold")
    for name in COLUMNS:
        table.add_column(reader.read(name), justify="right" if name in NUMBERS else "left")
    for tally in tallies(plays):
        table.add_row(*_row(tally, reader))
    won = sum(play.ending is Ending.WON for play in plays)
    total = nmsg("{n} game, {won} won", "{n} games, {won} won", n=len(plays), won=won)
    return Group(table, Text(), Text(reader.read(total)))


def _row(tally: Tally, reader: Reader) -> list[Text | str]:
    best = tally.best
    return [
        Text(tally.called(reader)), Text(tally.title), str(tally.played), str(tally.won),
        "–" if best is None else numeral(best.best.points), Text(reader.read(outcome(tally.last))), _signs(tally),
    ]  # fmt: skip


def _signs(tally: Tally) -> Text:
    """The latest games, the last at the right."""
    signs = Text()
    for play in tally.plays[-GAMES_SHOWN:]:
        signs.append(*SIGNS[play.ending])
    return signs
