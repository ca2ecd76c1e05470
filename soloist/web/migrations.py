"""Databases of earlier versions: brought up to date when they are opened, or refused in a sentence.

Version 1 is any database from before versions were written down. A new table needs no step, because tables that are
missing are made; a step says what becomes of those that are there. All of it is one transaction, so a database is of
one version or of the next, wherever the power fails.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.schema import CreateIndex, CreateTable

from soloist.engine.words import Message, msg
from soloist.web.tables import CannotOpen, schema_version, tables

STEPS: Mapping[int, Sequence[str]] = {
    2: ("ALTER TABLE holders ADD COLUMN since FLOAT",),
}
"""To each version from the one before, in words that SQLite and PostgreSQL both know."""
LATEST = max(STEPS)
NOTHING, UNWRITTEN = 0, 1  # an empty database; one from before versions were written down
LOCK = 8321  # of ours at PostgreSQL


def bring_up_to_date(engine: sql.Engine, tell: Callable[[Message], object]) -> None:
    """Have the tables as this Soloist knows them; raises CannotOpen and leaves everything as it was."""
    with engine.connect() as line:
        if version_of(line) == LATEST:
            return
    with alone(engine) as line:
        version = version_of(line)  # servers that start at the same moment take turns, and the first does the work
        if version > LATEST:
            raise CannotOpen(
                msg("this database belongs to a newer Soloist (it has version {theirs}, this one knows up to {ours}); "
                    "nothing was changed: update Soloist, or choose another database with --data or --database",
                    theirs=version, ours=LATEST)
            )  # fmt: skip
        if version != LATEST:
            if version != NOTHING:
                keep_copy(engine, version, tell)
            write_steps(line, version)


def version_of(line: sql.Connection) -> int:
    there = sql.inspect(line)
    if there.has_table(schema_version.name):
        found = line.execute(sql.select(schema_version.c.version)).scalar()
        return UNWRITTEN if found is None else int(found)
    return UNWRITTEN if there.has_table("matches") else NOTHING


@contextmanager
def alone(engine: sql.Engine) -> Iterator[sql.Connection]:
    """A transaction in which nobody else changes tables."""
    with engine.connect() as line:
        if engine.dialect.name == "postgresql":
            line.execute(sql.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:
            line.exec_driver_sql("BEGIN IMMEDIATE")
        yield line
        line.commit()


def write_steps(line: sql.Connection, version: int) -> None:
    for number in range(version + 1, LATEST + 1) if version != NOTHING else ():
        for statement in STEPS[number]:
            line.execute(sql.text(statement))
    for table in tables.sorted_tables:
        line.execute(CreateTable(table, if_not_exists=True))
    check_columns(line)
    for table in tables.sorted_tables:
        for index in table.indexes:
            line.execute(CreateIndex(index, if_not_exists=True))
    line.execute(schema_version.delete())
    line.execute(schema_version.insert().values(version=LATEST))


def check_columns(line: sql.Connection) -> None:
    """Raises CannotOpen where somebody else's table has a name of ours."""
    there = sql.inspect(line)
    for table in tables.sorted_tables:
        found = {column["name"] for column in there.get_columns(table.name)}
        missing = [column.name for column in table.columns if column.name not in found]
        if missing:
            raise CannotOpen(
                msg("this is not a database of Soloist: its table '{table}' has no '{column}'",
                    table=table.name, column=missing[0])
            )  # fmt: skip


def keep_copy(engine: sql.Engine, version: int, tell: Callable[[Message], object]) -> None:
    """A file is copied beside itself before it changes; whoever has a PostgreSQL makes copies of it anyway."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        tell(msg("The database is being brought up to date."))
        return
    path = Path(engine.url.database)
    names = (f"{path.name}.version{version}{'' if number == 1 else f'.{number}'}" for number in count(1))
    copy = next(free for name in names if not (free := path.with_name(name)).exists())
    tell(msg("The database is being brought up to date. A copy as it was is kept: {path}", path=str(copy)))
    new = path.with_name(f"{copy.name}.new")
    try:
        new.unlink(missing_ok=True)
        new.touch(0o600)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(new)) as target:
            source.backup(target)
        new.replace(copy)
    except (OSError, sqlite3.Error) as problem:
        new.unlink(missing_ok=True)
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CannotOpen(
            msg("this database is from an earlier Soloist and has to be brought up to date, but no copy of it can be "
                "made beside it: {reason}; nothing was changed", reason=reason)
        ) from None  # fmt: skip
