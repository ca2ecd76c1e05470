"""Polars, which keeps and reads the rows: an extra, loaded when it is first needed."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soloist.engine.errors import BadSetting
from soloist.engine.words import msg
from soloist.lab.rows import GAME_COLUMNS, SEAT_COLUMNS, Row

if TYPE_CHECKING:
    import polars


def library() -> Any:
    """Raises BadSetting if it is not installed."""
    try:
        import polars
    except ImportError:
        raise BadSetting(
            msg("the files of the lab need Polars; 'pip install soloist[lab]' or 'uv sync --extra lab' brings it")
        ) from None
    return polars


def game_frame(rows: list[Row]) -> polars.DataFrame:
    pl = library()
    kinds = {
        **dict.fromkeys(GAME_COLUMNS, pl.String),
        **dict.fromkeys(("number", "turns", "decisions", "real_decisions", "chance", "rules_version"), pl.Int32),
        "series_seed": pl.Int64, "seed": pl.Int64,
    }  # fmt: skip
    frame: polars.DataFrame = pl.DataFrame(rows, schema=kinds, orient="row")
    return frame


def seat_frame(rows: list[Row]) -> polars.DataFrame:
    pl = library()
    counts = pl.List(pl.Struct({"what": pl.String, "n": pl.Int32}))
    kinds = {
        **dict.fromkeys(SEAT_COLUMNS, pl.String),
        **dict.fromkeys(("number", "turns", "score"), pl.Int32),
        **dict.fromkeys(("turn_order", "place"), pl.Int8),
        **dict.fromkeys(("parts", "holdings", "actions"), counts),
        "won": pl.Boolean, "share": pl.Float64, "cards": pl.List(pl.String),
    }  # fmt: skip
    frame: polars.DataFrame = pl.DataFrame(rows, schema=kinds, orient="row")
    return frame


def as_parquet(frame: polars.DataFrame) -> bytes:
    file = BytesIO()
    frame.write_parquet(file, compression="zstd", statistics=True)
    return file.getvalue()


def scan(files: list[Path]) -> polars.LazyFrame:
    """All rows of these files, read when they are needed."""
    found: polars.LazyFrame = library().scan_parquet(files)
    return found
