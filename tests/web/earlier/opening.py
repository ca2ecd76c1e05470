"""Earlier databases, as files or at a PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from soloist.web.store import FILE
from soloist.web.tables import tables

HERE = Path(__file__).parent
Rows = dict[str, list[tuple[Any, ...]]]


def write_file(folder: Path, name: str) -> Path:
    """The SQLite file as the earlier version left it."""
    path = folder / FILE
    with closing(sqlite3.connect(path)) as line:
        line.executescript((HERE / f"{name}.sql").read_text("utf-8"))
    return path


def rows_of(path: Path) -> Rows:
    """All that stands in a file, table by table; nothing of what is in it is known."""
    with closing(sqlite3.connect(path)) as line:
        names = [name for (name,) in line.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {name: sorted(line.execute(f'SELECT * FROM "{name}"')) for name in names}


def copy_to_postgres(path: Path, address: str) -> None:
    """The same tables and rows at a PostgreSQL, as the earlier version would have made them there."""
    engine = sql.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    rows = rows_of(path)
    with closing(sqlite3.connect(path)) as line, engine.begin() as there:
        made = dict(line.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall())
        for table in (table for table in tables.sorted_tables if table.name in made):
            there.execute(sql.text(made[table.name]))
        for (statement,) in line.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"):
            there.execute(sql.text(statement))
        for table in (table for table in tables.sorted_tables if rows.get(table.name)):
            columns = [row[1] for row in line.execute(f'PRAGMA table_info("{table.name}")')]
            old = sql.table(table.name, *(sql.column(name, table.c[name].type) for name in columns))
            there.execute(old.insert(), [dict(zip(columns, row, strict=True)) for row in _typed(table, columns, rows)])
    engine.dispose()


def _typed(table: sql.Table, columns: list[str], rows: Rows) -> list[list[Any]]:
    truths = [isinstance(table.c[name].type, sql.Boolean) for name in columns]
    return [
        [bool(value) if is_truth else value for value, is_truth in zip(row, truths, strict=True)]
        for row in rows[table.name]
    ]
