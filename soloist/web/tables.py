"""The tables in which everything is kept. A change of one needs a step in `migrations` for databases that exist."""

from __future__ import annotations

import sqlalchemy as sql

from soloist.engine.errors import SoloistError


class CannotOpen(SoloistError):
    """The database cannot be used."""


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
    sql.Column("since", sql.Float),  # unknown where somebody sat down before it was kept
)  # fmt: skip
seat_links = sql.Table(
    "seat_links", tables,  # those that have been renewed
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.String(8), primary_key=True),
    sql.Column("epoch", sql.Integer, nullable=False),  # how often
)  # fmt: skip
away = sql.Table(
    "away", tables,  # matches that were put away: what stood in `answers` and `watches`
    sql.Column("match", Key(32), sql.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("packed", sql.LargeBinary, nullable=False),
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
schema_version = sql.Table(
    "schema_version", tables,  # one row; a database without this table is of version 1
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
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
