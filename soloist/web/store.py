"""Where matches are kept: an SQLite file, or PostgreSQL by its address.

A match is its agreements and one row per answer. Every change names the version it starts from and raises it, in one
transaction: of two that start from the same version only one succeeds, wherever the other runs.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.schema import CreateIndex, CreateTable

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg

Line = tuple[str, bool, str]  # who answered, whether it was given for them, what
Watch = tuple[int, list[str]]  # a standing pass: how many lines of the log it has considered, and its triggers
OWNER = "owner"
FILE = "soloist.sqlite3"  # in the data folder
CONNECT_SECONDS = 5  # a database that does not answer must not hold all worker threads


class Key(sql.TypeDecorator[str]):
    """A short text by which rows are found. Somebody may ask for one with a NUL, which PostgreSQL refuses."""

    impl = sql.String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: object) -> str | None:
        return None if value is None else value.replace("\0", "\ufffd")


tables = sql.MetaData()
matches = sql.Table(
    "matches", tables,
    sql.Column("id", Key(32), primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("undos", sql.Integer, nullable=False),  # so that a question asked again is another question
    sql.Column("head", sql.Text, nullable=False),  # the record without its answers
    sql.Column("undone", sql.Text, nullable=False),  # what can be done again, last first, as JSON
    sql.Column("summary", sql.Text, nullable=False),  # what lists show, as JSON
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("is_over", sql.Boolean, nullable=False),
    sql.Column("begun", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False, index=True),
)  # fmt: skip
answers = sql.Table(
    "answers", tables,
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("who", sql.String(8), nullable=False),
    sql.Column("auto", sql.Boolean, nullable=False),
    sql.Column("what", sql.Text, nullable=False),
)  # fmt: skip
watches = sql.Table(
    "watches", tables,
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.String(8), primary_key=True),
    sql.Column("read", sql.Integer, nullable=False),
    sql.Column("triggers", sql.Text, nullable=False),
)  # fmt: skip
holders = sql.Table(
    "holders", tables,
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("person", Key(64), primary_key=True, index=True),
    sql.Column("seat", sql.String(8), primary_key=True),
)  # fmt: skip
marks = sql.Table(
    "marks", tables,
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("name", Key(64), primary_key=True),  # what somebody ticked off, or what they may want to enter again
    sql.Column("value", sql.Text, nullable=False),
)  # fmt: skip
secrets_table = sql.Table(
    "secrets", tables,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(128), nullable=False),
)  # fmt: skip

plays = sql.Table(
    "plays", tables,  # of finished matches that are gone; those that are there speak for themselves
    sql.Column("id", Key(32), primary_key=True),  # the match's
    sql.Column("facts", sql.Text, nullable=False),  # as `soloist.plays` writes them; empty: not in the record any more
)  # fmt: skip
play_holders = sql.Table(
    "play_holders", tables,  # who held which seat of them
    sql.Column("play", Key(32), sql.ForeignKey("plays.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("person", Key(64), primary_key=True, index=True),
    sql.Column("seat", sql.String(8), primary_key=True),
)  # fmt: skip


class CannotOpen(SoloistError):
    """The database cannot be used."""


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


class Store:
    """The database. All methods block; the rooms call them from worker threads."""

    def __init__(self, address: str) -> None:
        try:
            self._engine = _engine(address)
            is_file = self._engine.dialect.name == "sqlite"
            self._turn = Lock() if is_file else nullcontext()  # who waits for SQLite itself sleeps longer and longer
            _make_tables(self._engine)
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

    # matches

    def add(self, kept: Kept, held: Iterable[tuple[str, str]]) -> None:
        """A new match, and who holds which seat of it: pairs of person and seat."""
        with self._turn, self._engine.begin() as line:
            row = {column.name: getattr(kept, column.name) for column in matches.c}
            row |= {"undone": json.dumps(kept.undone), "summary": json.dumps(kept.summary)}
            line.execute(matches.insert().values(**row))
            _write(line, kept.id, 0, kept.answers)
            rows = [{"match": kept.id, "person": person, "seat": seat} for person, seat in held]
            if rows:
                line.execute(holders.insert(), rows)

    def version(self, match: str) -> int | None:
        with self._engine.connect() as line:
            found: int | None = line.execute(sql.select(matches.c.version).where(matches.c.id == match)).scalar()
        return found

    def versions(self, wanted: Iterable[str]) -> dict[str, int]:
        """The versions of several matches; those that are gone are missing."""
        with self._engine.connect() as line:
            rows = line.execute(sql.select(matches.c.id, matches.c.version).where(matches.c.id.in_(list(wanted))))
            return {row.id: row.version for row in rows}

    def load(self, match: str) -> Kept | None:
        """A match with all its answers, as of one version."""
        with self._engine.connect() as line:
            if self._engine.dialect.name == "postgresql":
                line = line.execution_options(isolation_level="REPEATABLE READ")
            else:
                line.exec_driver_sql("BEGIN")  # or SQLite reads every table as of another moment
            row = line.execute(sql.select(matches).where(matches.c.id == match)).one_or_none()
            if row is None:
                return None
            kept = _kept(row)
            order = sql.select(answers).where(answers.c.match == match).order_by(answers.c.number)
            kept.answers = [(each.who, each.auto, each.what) for each in line.execute(order)]
            passing = line.execute(sql.select(watches).where(watches.c.match == match))
            kept.watches = {each.seat: (each.read, json.loads(each.triggers)) for each in passing}
        return kept

    def change(self, match: str, version: int, change: Change) -> int:
        """Write a change that starts from a version; returns the new version, raises Conflict if it is not the last."""
        with self._turn, self._engine.begin() as line:
            done = line.execute(
                matches.update()
                .where(matches.c.id == match, matches.c.version == version)
                .values(version=version + 1, head=change.head, undos=change.undos, undone=json.dumps(change.undone),
                        summary=json.dumps(change.summary), is_over=change.is_over, changed=change.changed)
            )  # fmt: skip
            if done.rowcount != 1:
                raise Conflict
            line.execute(answers.delete().where(answers.c.match == match, answers.c.number >= change.first))
            _write(line, match, change.first, change.answers)
            line.execute(watches.delete().where(watches.c.match == match))
            rows = [
                {"match": match, "seat": seat, "read": read, "triggers": json.dumps(triggers)}
                for seat, (read, triggers) in change.watches.items()
            ]
            if rows:
                line.execute(watches.insert(), rows)
        return version + 1

    def remove(self, match: str, facts: str = "") -> None:
        """Throw a match away, with everything that belongs to it; what came of it stays in the record of plays."""
        with self._turn, self._engine.begin() as line:
            is_known = line.execute(sql.select(plays.c.id).where(plays.c.id == match)).scalar() is not None
            if facts and not is_known:
                line.execute(plays.insert().values(id=match, facts=facts))
                held = sql.select(holders.c.match, holders.c.person, holders.c.seat).where(holders.c.match == match)
                line.execute(play_holders.insert().from_select(["play", "person", "seat"], held))
            line.execute(matches.delete().where(matches.c.id == match))  # the rest goes with it

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
        held = sql.select(holders.c.match).where(holders.c.person == person)
        wanted = sql.select(sql.func.count()).where(matches.c.game == game, matches.c.is_over, matches.c.id.in_(held))
        with self._engine.connect() as line:
            return int(line.execute(wanted).scalar_one())

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
        rows = [{"match": match, "person": person, "seat": seat} for seat in seats if seat not in known]
        for row in rows:
            try:
                with self._turn, self._engine.begin() as line:
                    line.execute(holders.insert().values(**row))
            except sql.exc.IntegrityError:
                pass  # remembered by another request at the same time

    def held(self, match: str, person: str) -> frozenset[str]:
        wanted = sql.select(holders.c.seat).where(holders.c.match == match, holders.c.person == person)
        with self._engine.connect() as line:
            return frozenset(line.execute(wanted).scalars())

    def taken(self, match: str) -> frozenset[str]:
        """The seats that somebody holds."""
        wanted = sql.select(holders.c.seat).where(holders.c.match == match)
        with self._engine.connect() as line:
            return frozenset(line.execute(wanted).scalars())

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
        wanted = sql.select(matches).order_by(matches.c.changed.desc()).limit(limit)
        if person is not None:
            wanted = wanted.where(matches.c.id.in_(sql.select(holders.c.match).where(holders.c.person == person)))
        with self._engine.connect() as line:
            return [_kept(row) for row in line.execute(wanted)]


def _kept(row: Any) -> Kept:
    undone = [[(who, auto, what) for who, auto, what in lines] for lines in json.loads(row.undone)]
    return Kept(**{**row._mapping, "undone": undone, "summary": json.loads(row.summary)})


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
        engine = sql.create_engine(url)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    return sql.create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})


def _make_tables(engine: sql.Engine) -> None:
    """Servers that start at the same moment all try, and take turns."""
    with engine.begin() as line:
        if engine.dialect.name == "postgresql":
            line.execute(sql.text("SELECT pg_advisory_xact_lock(8321)"))
        for table in tables.sorted_tables:
            line.execute(CreateTable(table, if_not_exists=True))
            for index in table.indexes:
                line.execute(CreateIndex(index, if_not_exists=True))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside a writer, and on disk before anything is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sqlite_address(folder: Path) -> str:
    """The database file in a data folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotOpen(msg("{path} cannot be used: {reason}", path=str(folder), reason=reason)) from None
    return f"sqlite:///{(folder / FILE).resolve()}"
