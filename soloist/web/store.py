"""Where matches are kept: an SQLite file, or PostgreSQL by its address.

A match is its agreements and one row per answer. Every change names the version it starts from and raises it, in one
transaction: of two that start from the same version only one succeeds, wherever the other runs.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import stat
import sys
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from sys import intern
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import (
    ArgumentError,
    InterfaceError,
    InternalError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)

from soloist.engine.record import Line
from soloist.engine.words import Message, msg
from soloist.web.migrations import bring_up_to_date
from soloist.web.tables import (
    CannotOpen,
    answers,
    away,
    holders,
    marks,
    matches,
    play_holders,
    plays,
    seat_links,
    secrets_table,
    watches,
)  # fmt: skip
from soloist.web.taking_turns import Turn

Watch = tuple[int, list[str]]  # a standing pass: how many lines of the log it has considered, and its triggers
OWNER = "owner"
FILE = "soloist.sqlite3"  # in the data folder
TURN = "-turn"  # at the end of its name: the file by which processes take turns
THREADS = 40  # that work at the same time: each finds a connection to a file, whoever has the turn to write too
LISTED = sql.select(matches, sql.exists().where(away.c.match == matches.c.id).label("is_away"))
FULL = msg(
    "Soloist cannot write to its disk, most likely because it is full. Nothing was changed; make room and try again."
)
AWAY = msg("Soloist's database does not answer. Please look again in a moment.")
POSTGRES_FULL = "53100"
JOURNAL = ("journal_mode=WAL", "synchronous=FULL")
if sys.platform == "emscripten":  # the file is in memory; `alone` keeps it, whole transactions at a time
    JOURNAL = ("journal_mode=MEMORY", "synchronous=OFF")
CONNECT_SECONDS = 5  # a database that does not answer must not hold all worker threads


def trouble_of(problem: SQLAlchemyError) -> tuple[int, Message]:
    """What to say when the database cannot be used: the status of the response, and a sentence."""
    reason = getattr(problem, "orig", None)
    if isinstance(reason, sqlite3.Error):
        is_full = (getattr(reason, "sqlite_errorcode", 0) & 0xFF) in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
    else:
        is_full = getattr(reason, "sqlstate", None) == POSTGRES_FULL
    return (507, FULL) if is_full else (503, AWAY)


class Conflict(Exception):
    """Somebody else has changed the match since."""


@dataclass
class Kept:
    """A match as it is kept."""

    id: str
    version: int
    undos: int
    head: str
    undone: list[list[Line]]
    summary: dict[str, Any]
    game: str
    is_over: bool
    begun: float
    changed: float
    answers: list[Line] = field(default_factory=list)
    watches: dict[str, Watch] = field(default_factory=dict)
    epochs: dict[str, int] = field(default_factory=dict)  # how often the link of a seat was renewed, where it was
    is_away: bool = False  # its answers are packed


@dataclass(frozen=True)
class Sitter:
    """A browser that holds a seat."""

    person: str
    since: float | None  # unknown where it sat down before that was kept


@dataclass(frozen=True)
class Change:
    """What becomes of a match: the answers from a number on are replaced, and the rest of its row."""

    head: str  # what was agreed: later people get names, or agree on more undo
    first: int  # the number of answers that stay
    answers: Sequence[Line]
    undos: int
    undone: Sequence[Sequence[Line]]
    summary: dict[str, Any]
    is_over: bool
    changed: float
    watches: dict[str, Watch]
    known: int | None = None  # how many answers there are; others wait for what need not be taken away
    had_watches: bool = True


def unheard(news: Message) -> None:
    """Nobody listens."""


# what every request asks; to put a question together takes longer than to have it answered
VERSION = sql.select(matches.c.version).where(matches.c.id == sql.bindparam("match"))
HELD = sql.select(holders.c.seat).where(
    holders.c.match == sql.bindparam("match"), holders.c.person == sql.bindparam("person")
)
FINISHED = sql.select(sql.func.count()).where(
    matches.c.game == sql.bindparam("game"), matches.c.is_over,
    matches.c.id.in_(sql.select(holders.c.match).where(holders.c.person == sql.bindparam("person"))),
)  # fmt: skip
# and what every answer writes
CHANGED = matches.update().where(matches.c.id == sql.bindparam("match"), matches.c.version == sql.bindparam("before"))
TAKEN_BACK = answers.delete().where(
    answers.c.match == sql.bindparam("match"), answers.c.number >= sql.bindparam("first")
)
PUT_AWAY = sql.select(away.c.match).where(away.c.match == sql.bindparam("match"))
UNWATCHED = watches.delete().where(watches.c.match == sql.bindparam("match"))


class Store:
    """The database. All methods block; the rooms call them from worker threads."""

    def __init__(self, address: str, tell: Callable[[Message], object] = unheard) -> None:
        """`tell` hears of work that may take a while."""
        try:
            self._engine = _engine(address)
            is_file = self._engine.dialect.name == "sqlite"
            self._turn = Turn(_beside(self._engine)) if is_file else nullcontext()
            self.errors = 0  # of the database, not of ours; since the start
            event.listen(self._engine, "handle_error", self._count_error)
            with _closed_by_errors(self._engine):
                with self._turn:  # also for the first connection, which may have to change how the file is written
                    bring_up_to_date(self._engine, tell)
                self.secret = self._secret()
        except NoSuchModuleError:
            raise CannotOpen(msg("this kind of database is not known; give an address like postgresql://…")) from None
        except ModuleNotFoundError:
            raise CannotOpen(msg("for PostgreSQL, install Soloist with the extra 'postgres'")) from None
        except (ArgumentError, ValueError):
            raise CannotOpen(
                msg("the database's address cannot be read; give one like postgresql://name@host/base")
            ) from None
        except SQLAlchemyError as problem:
            reason = str(getattr(problem, "orig", problem)).strip().splitlines()[0]
            raise CannotOpen(msg("the database cannot be opened: {reason}", reason=reason)) from None

    def close(self) -> None:
        self._engine.dispose()
        if isinstance(self._turn, Turn):
            self._turn.close()

    def _count_error(self, context: ExceptionContext) -> None:
        if isinstance(context.sqlalchemy_exception, OperationalError | InternalError | InterfaceError):
            self.errors += 1

    def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as line:
                line.execute(sql.select(secrets_table.c.name).limit(1)).all()
        except SQLAlchemyError:
            return False
        return True

    def _secret(self) -> bytes:
        """The key that seat links and forms are signed with; made once, the same for all servers of a database."""
        wanted = sql.select(secrets_table.c.value).where(secrets_table.c.name == "signing")
        with self._engine.connect() as line:
            found = line.execute(wanted).scalar()
        if found is None:
            try:
                with self._turn, self._engine.begin() as line:
                    line.execute(secrets_table.insert().values(name="signing", value=secrets.token_hex(32)))
            except sql.exc.IntegrityError:
                pass  # another server was quicker
            with self._engine.connect() as line:
                found = line.execute(wanted).scalar_one()
        return bytes.fromhex(found)

    def keep_secret(self, name: str, value: str) -> None:
        with self._turn, self._engine.begin() as line:
            line.execute(secrets_table.insert().values(name=name, value=value))

    def replace_secrets(self, beginning: str, name: str, value: str) -> None:
        """Keep something under a name instead of all that is kept under names that begin so."""
        gone = secrets_table.delete().where(secrets_table.c.name.startswith(beginning, autoescape=True))
        with self._turn, self._engine.begin() as line:
            line.execute(gone)
            line.execute(secrets_table.delete().where(secrets_table.c.name == name))
            line.execute(secrets_table.insert().values(name=name, value=value))

    def take_secret(self, name: str) -> str | None:
        """What is kept under a name, which is gone then: of two who take it one gets it."""
        with self._turn, self._engine.begin() as line:
            value = line.execute(sql.select(secrets_table.c.value).where(secrets_table.c.name == name)).scalar()
            is_there = line.execute(secrets_table.delete().where(secrets_table.c.name == name)).rowcount == 1
        return value if is_there else None

    def secrets_like(self, beginning: str) -> dict[str, str]:
        """What is kept under names that begin alike."""
        wanted = sql.select(secrets_table).where(secrets_table.c.name.startswith(beginning, autoescape=True))
        with self._engine.connect() as line:
            return {row.name: row.value for row in line.execute(wanted)}

    # matches

    def add(self, kept: Kept, held: Iterable[tuple[str, str]]) -> None:
        """A new match, and who holds which seat of it: pairs of person and seat."""
        with self._turn, self._engine.begin() as line:
            row = {column.name: getattr(kept, column.name) for column in matches.c}
            row |= {"undone": json.dumps(kept.undone), "summary": json.dumps(kept.summary)}
            line.execute(matches.insert().values(**row))
            _write(line, kept.id, 0, kept.answers)
            rows = [{"match": kept.id, "person": person, "seat": seat, "since": kept.begun} for person, seat in held]
            if rows:
                line.execute(holders.insert(), rows)

    def version(self, match: str) -> int | None:
        with self._engine.connect() as line:
            found: int | None = line.execute(VERSION, {"match": match}).scalar()
        return found

    def versions(self, wanted: Iterable[str]) -> dict[str, int]:
        """The versions of several matches; those that are gone are missing."""
        with self._engine.connect() as line:
            rows = line.execute(sql.select(matches.c.id, matches.c.version).where(matches.c.id.in_(list(wanted))))
            return {row.id: row.version for row in rows}

    def glance(self, match: str) -> Kept | None:
        """A match without its answers."""
        with self._engine.connect() as line:
            row = line.execute(sql.select(matches).where(matches.c.id == match)).one_or_none()
            passing = line.execute(sql.select(watches).where(watches.c.match == match)).all()
        if row is None:
            return None
        kept = _kept(row)
        kept.watches = _watches(passing)
        return kept

    def load(self, match: str) -> Kept | None:
        """A match with all its answers, as of one version."""
        with self._engine.connect() as line:
            if self._engine.dialect.name == "postgresql":
                line = line.execution_options(isolation_level="REPEATABLE READ")
            else:
                line.exec_driver_sql("BEGIN")  # or SQLite reads every table as of another moment
            row = line.execute(LISTED.where(matches.c.id == match)).one_or_none()
            if row is None:
                return None
            kept = _kept(row)
            kept.answers, kept.watches = _unpacked(line, match) if kept.is_away else _read(line, match)
            links = line.execute(sql.select(seat_links).where(seat_links.c.match == match))
            kept.epochs = {each.seat: each.epoch for each in links}
        return kept

    def change(self, match: str, version: int, change: Change) -> int:
        """Write a change that starts from a version; returns the new version, raises Conflict if it is not the last."""
        with self._turn, self._engine.begin() as line:
            done = line.execute(CHANGED, {
                "match": match, "before": version, "version": version + 1, "head": change.head, "undos": change.undos,
                "undone": json.dumps(change.undone), "summary": json.dumps(change.summary), "is_over": change.is_over,
                "changed": change.changed,
            })  # fmt: skip
            if done.rowcount != 1:
                raise Conflict
            _bring_back(line, match)
            if change.known is None or change.first < change.known:
                line.execute(TAKEN_BACK, {"match": match, "first": change.first})
            _write(line, match, change.first, change.answers)
            if change.had_watches:
                line.execute(UNWATCHED, {"match": match})
            _write_watches(line, match, change.watches)
        return version + 1

    # putting away

    def put_away(self, before: float, most: int) -> int:
        """Pack the answers of matches that nobody has changed since a time, a few of them; returns how many. They are
        read as before, and unpacked when somebody plays on."""
        wanted = (
            sql.select(matches.c.id, matches.c.version)
            .where(matches.c.changed < before, matches.c.id.not_in(sql.select(away.c.match)))
            .limit(most)
        )
        with self._engine.connect() as line:
            found = line.execute(wanted).all()
        return sum(self._put_away(row.id, row.version) for row in found)

    def _put_away(self, match: str, version: int) -> bool:
        """One match, unless somebody plays on at this moment or another server is quicker."""
        is_last = (matches.c.id == match, matches.c.version == version)
        try:
            with self._turn, self._engine.begin() as line:
                if line.execute(matches.update().where(*is_last).values(version=version)).rowcount != 1:
                    return False  # the row is ours until the end of this, or the match has changed
                line.execute(away.insert().values(match=match, packed=_packed(*_read(line, match))))
                line.execute(answers.delete().where(answers.c.match == match))
                line.execute(watches.delete().where(watches.c.match == match))
        except sql.exc.IntegrityError:
            return False
        return True

    def remove(self, match: str, facts: str = "") -> None:
        """Throw a match away, with everything that belongs to it; what came of it stays in the record of plays."""
        with self._turn, self._engine.begin() as line:
            is_known = line.execute(sql.select(plays.c.id).where(plays.c.id == match)).scalar() is not None
            if facts and not is_known:
                line.execute(plays.insert().values(id=match, facts=facts))
                held = sql.select(holders.c.match, holders.c.person, holders.c.seat).where(holders.c.match == match)
                line.execute(play_holders.insert().from_select(["play", "person", "seat"], held))
            line.execute(matches.delete().where(matches.c.id == match))  # the rest goes with it

    def open_matches(self) -> int:
        """How many matches are not over."""
        with self._engine.connect() as line:
            return int(line.execute(sql.select(sql.func.count()).where(~matches.c.is_over)).scalar_one())

    # aids of the people beside a box; the match does not depend on them

    def marks(self, match: str) -> dict[str, str]:
        wanted = sql.select(marks).where(marks.c.match == match).order_by(marks.c.name)
        with self._engine.connect() as line:
            return {row.name: row.value for row in line.execute(wanted)}

    def mark(self, match: str, new: Mapping[str, str], gone: Iterable[str] = ()) -> None:
        """Keep some marks and throw others away; what is kept already gets its new value."""
        names = [*gone, *new]
        if not names:
            return
        rows = [{"match": match, "name": name, "value": value} for name, value in new.items()]
        try:
            with self._turn, self._engine.begin() as line:
                line.execute(marks.delete().where(marks.c.match == match, marks.c.name.in_(names)))
                if rows:
                    line.execute(marks.insert(), rows)
        except (sql.exc.IntegrityError, sql.exc.OperationalError):
            pass  # another request was quicker, at this server or another: one of them is right enough

    # the record of plays

    def finished(self, person: str | None) -> list[tuple[Kept, frozenset[str]]]:
        """The matches that came to their end here and are in the record, with the seats a person holds; None: all."""
        gone = sql.select(plays.c.id)
        wanted = sql.select(matches).where(matches.c.is_over, matches.c.version > 1, matches.c.id.not_in(gone))
        held = {} if person is None else self.all_held(person)
        with self._engine.connect() as line:
            found = [_kept(row) for row in line.execute(wanted)]
        return [(kept, held.get(kept.id, frozenset())) for kept in found if person is None or kept.id in held]

    def finished_games(self, person: str, game: str) -> int:
        """How many matches of a game came to their end with this person at the table."""
        with self._engine.connect() as line:
            return int(line.execute(FINISHED, {"person": person, "game": game}).scalar_one())

    def kept_plays(self, person: str | None) -> list[tuple[str, frozenset[str]]]:
        """What is kept of matches that are gone, with the seats a person held; None: all."""
        wanted = sql.select(play_holders.c.play, play_holders.c.seat).where(play_holders.c.person == (person or ""))
        held: dict[str, set[str]] = {}
        with self._engine.connect() as line:
            for row in line.execute(wanted):
                held.setdefault(row.play, set()).add(row.seat)
            rows = line.execute(sql.select(plays).where(plays.c.facts != "")).all()
        return [(row.facts, frozenset(held.get(row.id, ()))) for row in rows if person is None or row.id in held]

    def holds_play(self, play: str, person: str) -> frozenset[str]:
        """The seats a person holds, or held, of a play."""
        wanted = sql.select(play_holders.c.seat).where(play_holders.c.play == play, play_holders.c.person == person)
        with self._engine.connect() as line:
            return frozenset(line.execute(wanted).scalars()) | self.held(play, person)

    def remove_play(self, play: str) -> None:
        """Take a play out of the record; its match stays as it is."""
        with self._turn, self._engine.begin() as line:
            line.execute(play_holders.delete().where(play_holders.c.play == play))
            line.execute(plays.delete().where(plays.c.id == play))
            line.execute(plays.insert().values(id=play, facts=""))

    # people

    def hold(self, match: str, person: str, seats: Iterable[str]) -> None:
        """Remember that a person holds these seats."""
        known = self.held(match, person)
        now = time.time()
        rows = [{"match": match, "person": person, "seat": seat, "since": now} for seat in seats if seat not in known]
        for row in rows:
            try:
                with self._turn, self._engine.begin() as line:
                    line.execute(holders.insert().values(**row))
            except sql.exc.IntegrityError:
                pass  # remembered by another request at the same time

    def held(self, match: str, person: str) -> frozenset[str]:
        with self._engine.connect() as line:
            return frozenset(line.execute(HELD, {"match": match, "person": person}).scalars())

    def sitters(self, match: str) -> dict[str, list[Sitter]]:
        """Who holds each seat, whoever came first; seats that nobody holds are missing."""
        wanted = sql.select(holders).where(holders.c.match == match).order_by(holders.c.since)
        found: dict[str, list[Sitter]] = {}
        with self._engine.connect() as line:
            for row in line.execute(wanted):
                found.setdefault(row.seat, []).append(Sitter(row.person, row.since))
        return found

    def renew(self, match: str, version: int, seat: str, keeping: str) -> int:
        """Begin another epoch of a seat's link: nobody but one person holds the seat any more. It counts as a change,
        so that all servers hear of it; returns the new version, raises Conflict."""
        with self._turn, self._engine.begin() as line:
            is_last = (matches.c.id == match, matches.c.version == version)
            if line.execute(matches.update().where(*is_last).values(version=version + 1)).rowcount != 1:
                raise Conflict
            link = (seat_links.c.match == match, seat_links.c.seat == seat)
            if line.execute(seat_links.update().where(*link).values(epoch=seat_links.c.epoch + 1)).rowcount == 0:
                line.execute(seat_links.insert().values(match=match, seat=seat, epoch=1))
            gone = (holders.c.match == match, holders.c.seat == seat, holders.c.person != keeping)
            line.execute(holders.delete().where(*gone))
        return version + 1

    def all_held(self, person: str) -> dict[str, frozenset[str]]:
        """Every match a person holds a seat of, with these seats."""
        wanted = sql.select(holders.c.match, holders.c.seat).where(holders.c.person == person)
        found: dict[str, set[str]] = {}
        with self._engine.connect() as line:
            for row in line.execute(wanted):
                found.setdefault(row.match, set()).add(row.seat)
        return {match: frozenset(seats) for match, seats in found.items()}

    def listing(self, person: str | None, limit: int) -> list[Kept]:
        """The matches a person holds a seat of, the latest first; None: all there are."""
        wanted = LISTED.order_by(matches.c.changed.desc()).limit(limit)
        if person is not None:
            wanted = wanted.where(matches.c.id.in_(sql.select(holders.c.match).where(holders.c.person == person)))
        with self._engine.connect() as line:
            return [_kept(row) for row in line.execute(wanted)]


def _kept(row: Any) -> Kept:
    undone = [[(who, auto, what) for who, auto, what in lines] for lines in json.loads(row.undone)]
    return Kept(**{**row._mapping, "undone": undone, "summary": json.loads(row.summary)})


def _watches(rows: Iterable[Any]) -> dict[str, Watch]:
    return {row.seat: (row.read, json.loads(row.triggers)) for row in rows}


def _read(line: sql.Connection, match: str) -> tuple[list[Line], dict[str, Watch]]:
    """The answers of a match, and who lets questions pass."""
    order = sql.select(answers).where(answers.c.match == match).order_by(answers.c.number)
    passing = sql.select(watches).where(watches.c.match == match)
    lines = [(intern(each.who), each.auto, intern(each.what)) for each in line.execute(order)]
    return lines, _watches(line.execute(passing))


def _packed(lines: Sequence[Line], passing: Mapping[str, Watch]) -> bytes:
    return zlib.compress(json.dumps([lines, passing], ensure_ascii=False).encode(), 9)


def _unpacked(line: sql.Connection, match: str) -> tuple[list[Line], dict[str, Watch]]:
    packed = line.execute(sql.select(away.c.packed).where(away.c.match == match)).scalar_one()
    lines, passing = json.loads(zlib.decompress(packed))
    return [(intern(who), auto, intern(what)) for who, auto, what in lines], {
        seat: (read, triggers) for seat, (read, triggers) in passing.items()
    }


def _bring_back(line: sql.Connection, match: str) -> None:
    """What was put away stands in the tables again; whoever calls it has the row of the match."""
    if line.execute(PUT_AWAY, {"match": match}).scalar() is not None:
        lines, passing = _unpacked(line, match)
        line.execute(away.delete().where(away.c.match == match))
        _write(line, match, 0, lines)
        _write_watches(line, match, passing)


def _write_watches(line: sql.Connection, match: str, passing: Mapping[str, Watch]) -> None:
    rows = [
        {"match": match, "seat": seat, "read": read, "triggers": json.dumps(triggers)}
        for seat, (read, triggers) in passing.items()
    ]
    if rows:
        line.execute(watches.insert(), rows)


def _write(line: sql.Connection, match: str, first: int, lines: Sequence[Line]) -> None:
    rows = [
        {"match": match, "number": number, "who": who, "auto": auto, "what": what}
        for number, (who, auto, what) in enumerate(lines, first)
    ]
    if rows:
        line.execute(answers.insert(), rows)


def _engine(address: str) -> sql.Engine:
    url = make_url(address)
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("postgresql", "sqlite"):
        raise NoSuchModuleError(url.drivername)
    if url.get_backend_name() == "sqlite":
        if not _is_in_memory(url):
            keep_private(Path(url.database or ""))
        engine = sql.create_engine(url, **({} if _is_in_memory(url) else {"pool_size": THREADS}))
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    return sql.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})


def _beside(engine: sql.Engine) -> Path | None:
    """The file by which processes take turns; None for a database in memory."""
    return None if _is_in_memory(engine.url) else Path(f"{engine.url.database}{TURN}")


def _is_in_memory(url: sql.URL) -> bool:
    return not url.database or url.database.startswith((":", "file:"))


@contextmanager
def _closed_by_errors(engine: sql.Engine) -> Iterator[None]:
    """A database that cannot be used is not held open."""
    try:
        yield
    except BaseException:
        engine.dispose()
        raise


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside a writer, and on disk before anything is acknowledged."""
    cursor = connection.cursor()
    for pragma in (*JOURNAL, "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def keep_private(file: Path) -> None:
    """Let only its owner read a database, which holds hands and secrets; the files beside it follow suit. Who may not
    say so, because it belongs to somebody else, leaves it as it is; what is wrong with it is said when it is opened."""
    with suppress(OSError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for each in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm", TURN))):
            if each.exists() and stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(0o600)


def sqlite_address(folder: Path) -> str:
    """The database file in a data folder, which is made for its owner alone if it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotOpen(msg("{path} cannot be used: {reason}", path=str(folder), reason=reason)) from None
    return f"sqlite:///{(folder / FILE).resolve()}"
