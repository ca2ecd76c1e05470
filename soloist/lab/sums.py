"""A whole run in a few small tables: how often what happened, at which table, to whom. Files are read some at a time,
so that a million rows need little memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soloist.lab import frames, notable
from soloist.lab.folder import RunFolder, numbers_in

if TYPE_CHECKING:
    import polars

ROWS_AT_ONCE = 50_000  # games, about

Table = list[dict[str, Any]]
"""Rows of a table, by the names of its columns."""

BY: Mapping[str, tuple[str, ...]] = {
    "games": ("cell",),
    "problems": ("cell", "number", "problem", "command"),
    "places": ("cell", "places"),
    "turns": ("cell", "turns"),
    "scores": ("cell", "player", "score"),
    "order": ("cell", "player", "turn_order"),
    "seats": ("cell", "player", "kind", "won"),
    "holdings": ("cell", "player", "won", "what"),
    "actions": ("cell", "player", "won", "what"),
    "cards": ("cell", "player", "card"),
}
"""The tables, and what their rows are told apart by; everything else in them is added up."""


NOTABLE: Mapping[str, tuple[str, ...]] = {
    why.value: ("cell", "player") if why is notable.Why.UPSET else ("cell",) for why in notable.Why
}
"""Tables of single games, and what each is chosen for."""


def sums_of(folder: RunFolder) -> dict[str, Table]:
    """All tables of what has been played so far."""
    pl = frames.library()
    found: dict[str, list[polars.DataFrame]] = {name: [] for name in (*BY, *NOTABLE)}
    for files in _batches(folder.game_files()):
        games = frames.scan(files)
        seats = frames.scan([folder.seats_beside(file) for file in files])
        tables = {**_of_games(pl, games), **_of_seats(pl, seats), **notable.candidates(pl, games, seats)}
        with frames.readable([*files, *map(folder.seats_beside, files)]):
            collected = pl.collect_all(list(tables.values()))
        for name, frame in zip(tables, collected, strict=True):
            found[name].append(frame)
    return {name: _added_up(pl, name, parts) for name, parts in found.items()}


def _batches(files: Sequence[Path]) -> Iterator[list[Path]]:
    batch: list[Path] = []
    rows = 0
    for file in files:
        batch.append(file)
        rows += len(numbers_in(file)[1])
        if rows >= ROWS_AT_ONCE:
            yield batch
            batch, rows = [], 0
    if batch:
        yield batch


def _of_games(pl: Any, games: polars.LazyFrame) -> dict[str, polars.LazyFrame]:
    count = pl.len().alias("n")
    whole = games.filter(pl.col("problem").is_null())
    return {
        "games": whole.group_by(*BY["games"]).agg(count),
        "problems": games.filter(pl.col("problem").is_not_null()).group_by(*BY["problems"]).agg(count),
        "places": whole.group_by(*BY["places"]).agg(count),
        "turns": whole.group_by(*BY["turns"]).agg(count),
    }


def _of_seats(pl: Any, seats: polars.LazyFrame) -> dict[str, polars.LazyFrame]:
    count, share = pl.len().alias("n"), pl.col("share").sum()
    found = {
        "scores": seats.group_by(*BY["scores"]).agg(count),
        "order": seats.group_by(*BY["order"]).agg(count, share),
        "seats": seats.group_by(*BY["seats"]).agg(count, share),
        "cards": seats.select("cell", "player", "share", card="cards").explode("card").drop_nulls()
        .group_by(*BY["cards"]).agg(count, share),
    }  # fmt: skip
    n = pl.col("n").cast(pl.Int64)
    for name in ("holdings", "actions"):
        each = seats.select("cell", "player", "won", pl.col(name)).explode(name).drop_nulls().unnest(name)
        found[name] = each.group_by(*BY[name]).agg(total=n.sum(), squares=(n * n).sum())
    return found


def _added_up(pl: Any, name: str, parts: list[polars.DataFrame]) -> Table:
    if not parts:
        return []
    whole = pl.concat(parts)
    if name in NOTABLE:
        chosen: Table = notable.least(whole, *NOTABLE[name]).sort(*NOTABLE[name]).to_dicts()
        return chosen
    added = [column for column in whole.columns if column not in BY[name]]
    rows: Table = whole.group_by(*BY[name]).agg(pl.col(added).sum()).sort(*BY[name]).to_dicts()
    return rows
