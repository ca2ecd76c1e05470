"""Polars, which keeps and reads the rows: an extra, loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.lab.rows import COUNTS, GAME_COLUMNS, SEAT_COLUMNS, Counts, Row, Rows

if TYPE_CHECKING:
    import polars


def library() -> Any:
    """Raises BadSetting if it is not installed."""
    try:
        import polars
    except ImportError:
        raise BadSetting(
            msg("the files of the lab need Polars; pip install 'soloist[lab]' or uv sync --extra lab brings it")
        ) from None
    return polars


def game_frame(rows: list[Row]) -> polars.DataFrame:
    pl = library()
    kinds = {
        **dict.fromkeys(GAME_COLUMNS, pl.String),
        **dict.fromkeys(("number", "turns", "decisions", "real_decisions", "chance", "rules_version"), pl.Int32),
        "series_seed": pl.Int64, "seed": pl.Int64,
    }  # fmt: skip
    frame: polars.DataFrame = pl.DataFrame(_columns(kinds, rows), schema=kinds)
    return frame


def seat_frame(rows: Rows) -> polars.DataFrame:
    pl = library()
    kinds = {
        **dict.fromkeys(SEAT_COLUMNS, pl.String),
        **dict.fromkeys(("number", "turns", "score"), pl.Int32),
        **dict.fromkeys(("turn_order", "place"), pl.Int8),
        "won": pl.Boolean, "share": pl.Float64,
    }  # fmt: skip
    frame = pl.DataFrame(_columns(kinds, rows.seats), schema=kinds)
    lists = [_lists(pl, name, rows.counts[name], pl.struct("what", "n")) for name in COUNTS]
    found: polars.DataFrame = frame.with_columns(*lists, _lists(pl, "cards", rows.counts["cards"], pl.col("what")))
    return found


def _columns(names: Iterable[str], rows: Sequence[Row]) -> dict[str, tuple[Any, ...]]:
    """Rows turned: Polars takes columns twice as fast."""
    return dict(zip(names, zip(*rows, strict=True), strict=True)) if rows else {}


def _lists(pl: Any, name: str, counts: Counts, each: Any) -> polars.Series:
    """What belongs to each row as a list, empty for those without."""
    sizes = pl.Series(counts.sizes, dtype=pl.UInt32)
    row = pl.int_range(len(counts.sizes), dtype=pl.UInt32, eager=True)
    flat = pl.DataFrame({"what": counts.what, "n": counts.n}, schema={"what": pl.String, "n": pl.Int32})
    flat = flat.with_columns(row=row.repeat_by(sizes).explode().drop_nulls())
    lists = flat.group_by("row", maintain_order=True).agg(each.alias(name))
    if lists.height < row.len():
        whole = row.to_frame("row").join(lists, on="row", how="left", maintain_order="left")
        lists = whole.select(pl.col(name).fill_null(pl.lit([], dtype=lists.schema[name])))
    found: polars.Series = lists[name]
    return found


def as_parquet(frame: polars.DataFrame) -> bytes:
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", statistics=True)
    return file.getvalue()


def scan(files: list[Path]) -> polars.LazyFrame:
    """All rows of these files, read when they are needed."""
    found: polars.LazyFrame = library().scan_parquet(files)
    return found


@contextmanager
def readable(files: Sequence[Path]) -> Iterator[None]:
    """While these files are read: raises BadSetting that names the one that cannot be."""
    pl = library()
    try:
        yield
    except (pl.exceptions.PolarsError, OSError):
        broken = next((file for file in files if not _is_whole(pl, file)), None)
        if broken is None:
            raise
        raise BadSetting(
            msg(
                "{path} is damaged; remove it, and 'soloist lab run {folder}' plays its games again",
                path=str(broken),
                folder=str(broken.parent.parent),
            )
        ) from None


def _is_whole(pl: Any, file: Path) -> bool:
    try:
        pl.read_parquet(file)
    except (pl.exceptions.PolarsError, OSError):
        return False
    return True
