"""What whoever hosts Soloist needs beside the server: keys of the machine, and copies of the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from soloist.engine.errors import BadSetting, SoloistError
from soloist.engine.words import msg
from soloist.web.front import front_of
from soloist.web.keys import PATH, new_era, new_key
from soloist.web.store import FILE, Store, keep_private, sqlite_address

SQLITE = "sqlite:///"
PAGES = 500  # copied at a time, so that a server can write in between
UNFINISHED = ".part"
OURS = {"matches", "answers", "holders", "secrets"}  # tables without which it is another program's


def key_address(data: Path | None, database: str | None, at: str, *, renews: bool = False) -> str:
    """The address with a new key of the machine that keeps its matches there; `renews`: it is the only one that is good
    for anything, and no browser has the right any more."""
    base = front_of(at).public_url
    folder = data or user_data_path("soloist")
    if database is None and not (folder / FILE).exists():
        raise BadSetting(
            msg("there are no matches in {path}; name the folder or the database that the server uses with --data "
                "or --database", path=str(folder))
        )  # fmt: skip
    store = Store(database or sqlite_address(folder))
    try:
        if renews:
            new_era(store)
        return base + PATH + new_key(store)
    finally:
        store.close()


# copies of the database


class BadBackup(SoloistError):
    """A copy that cannot be made, or is none."""


def back_up(data: Path | None, database: str | None, copy: Path, hear: Callable[[int, int], object]) -> None:
    """Copy the database as it is at one moment, while a server may be using it; `hear` is told how many parts are left,
    and of how many."""
    file = _file_of(data, database)
    if not file.exists():
        raise BadBackup(msg("there are no matches in {path}, so there is nothing to copy", path=str(file.parent)))
    if copy.exists():
        raise BadBackup(msg("{path} exists already, and nothing is overwritten; choose another name", path=str(copy)))
    unfinished = copy.with_name(copy.name + UNFINISHED)
    with _told(copy):
        _copy(file, unfinished, hear)
        _check(unfinished)
        unfinished.replace(copy)


def restore(
    data: Path | None, database: str | None, copy: Path, hear: Callable[[int, int], object], *, replaces: bool
) -> Path | None:
    """Put a copy in the place of the database, which no server may be using; what was there is kept under the name that
    is returned."""
    file = _file_of(data, database)
    if not copy.is_file():
        raise BadBackup(msg("{path}: there is no such file", path=str(copy)))
    with _told(copy):
        _check(copy)
    if file.exists() and not replaces:
        raise BadBackup(
            msg("there are matches in {path} already; --replace puts them aside and takes the copy instead",
                path=str(file.parent))
        )  # fmt: skip
    sqlite_address(file.parent)  # makes the folder
    arriving = file.with_name(file.name + UNFINISHED)
    with _told(file):
        _copy(copy, arriving, hear)
        aside = _put_aside(file) if file.exists() else None
        arriving.replace(file)
    return aside


def _copy(file: Path, copy: Path, hear: Callable[[int, int], object]) -> None:
    """A database as it is at one moment, as one file that is complete in itself."""
    copy.unlink(missing_ok=True)
    keep_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.execute("BEGIN")  # what others write from now on is not seen, so that it need not begin again
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES, progress=lambda _, left, of: hear(left, of))
        target.execute("PRAGMA journal_mode=DELETE")


def _put_aside(file: Path) -> Path:
    """Give the database another name. It must not be in use: with a server at it, it cannot leave its journal."""
    aside = file.with_name(f"{file.stem}-before-{datetime.now():%Y%m%d-%H%M%S}{file.suffix}")
    with closing(sqlite3.connect(file, timeout=1)) as line:
        try:
            line.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            raise BadBackup(
                msg("a server is using {path}; stop it first, or the matches in its memory would mix with the copy",
                    path=str(file))
            ) from None  # fmt: skip
    file.replace(aside)
    return aside


def _file_of(data: Path | None, database: str | None) -> Path:
    if database is None:
        return (data or user_data_path("soloist")) / FILE
    if not database.startswith(SQLITE):
        raise BadBackup(
            msg("PostgreSQL has its own commands for copies: pg_dump and pg_restore; docs/hosting.md shows how")
        )
    return Path(database.removeprefix(SQLITE))


def _check(file: Path) -> None:
    """Raise BadBackup unless a file is a whole database of ours."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as line:
        names = {name for (name,) in line.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if OURS - names:
            raise BadBackup(msg("{path} is no database of Soloist", path=str(file)))
        (found,) = line.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise BadBackup(msg("{path} is damaged: {reason}", path=str(file), reason=found))


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What the system or SQLite complains of becomes a sentence with the name of the file."""
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadBackup(msg("{path}: {problem}", path=str(file), problem=reason)) from None
