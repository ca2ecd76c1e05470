"""Saved matches looked at again: what they are, and any position of them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soloist.companion import AUTOMAS, find_any
from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import CHANCE, Seat, seats
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.seating import split_seats
from soloist.terminal.draw import face_of, picture
from soloist.terminal.ink import ink_reader, styled
from soloist.terminal.table import table_names

LOG_LINES = 12


def position(match: Match, step: int) -> Match:
    """The match as it stood after so many answers."""
    return Record.of(match).match(find_any, step, dice=False)


def reader_of(match: Match, language: str) -> Reader:
    """A reader who knows the players of a match by their names, or by what sat where."""
    if match.game.id in AUTOMAS:
        return ink_reader(language, table_names(match), face_of(match.game.id).style_of)
    words = split_seats(match.meta.get("seats", ""))
    names = {seat: _name(word, seat) for seat, word in zip(seats(match.seats), words, strict=False) if word}
    return ink_reader(language, names, face_of(match.game.id).style_of)


def _name(word: str, seat: Seat) -> str:
    kind, _, name = word.partition(":")
    return name or f"{kind} {seat.code}"


def summary(match: Match, record: Record, reader: Reader) -> RenderableType:
    """What a record is: who played what, how long, and how it ended."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    for label, text in _facts(match, record):
        table.add_row(reader.read(label), styled(reader.read(text)))
    return Group(table, "", *_ending(match, reader))


def _facts(match: Match, record: Record) -> list[tuple[Message, Message | str | int]]:
    options = ", ".join(f"{name}={_short(value)}" for name, value in record.options.items())
    return [
        (msg("game"), msg("{title}, rules version {n}", title=match.game.title, n=record.rules)),
        (msg("seats"), record.meta.get("seats", str(record.seats)).replace(",", ", ")),
        (msg("options"), options or msg("none changed")),
        (msg("seed"), str(record.seed)),
        (msg("answers"), msg("{n}, all of them legal", n=len(record.answers))),
        (msg("turns"), match.turns),
    ]


def _short(value: str) -> str:
    line = " ".join(value.split())
    return line if len(line) <= 40 else f"{line[:39]}…"


def _ending(match: Match, reader: Reader) -> list[RenderableType]:
    if not match.over:
        asked = match.question
        assert asked is not None
        if match.game.id in AUTOMAS:
            return [styled(reader.read(msg("not over yet: {ask}", ask=asked.ask)))]
        return [styled(reader.read(msg("not over yet: {seat} is asked", seat=asked.seat)))]
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for score in match.result.scores:
        won = reader.read(msg("won")) if score.seat in match.result.winners else ""
        table.add_row(styled(reader.read(score.seat)), f"{score.total:,}", Text(won, "bold green"))
    return [table]


def shown(match: Match, step: int, seat: Seat | None, reader: Reader) -> RenderableType:
    """The position after so many answers as a seat (None: a spectator) sees it."""
    earlier = position(match, step)
    head = msg("after {step} of {n} answers, turn {turn}", step=step, n=match.moment, turn=earlier.turns)
    lines = [styled(reader.read(what), "dim") for _, what in earlier.heard(seat)[-LOG_LINES:]]
    return Group(
        Text(reader.read(head), "bold"), *lines, "", picture(earlier, seat, reader), "", _asked(earlier, seat, reader)
    )


def _asked(match: Match, seat: Seat | None, reader: Reader) -> Text:
    """Who is asked; the question itself only for those whose question it is."""
    question = match.question
    if question is None:
        return Text(reader.read(msg("the match is over")))
    if question.seat == CHANCE:
        return Text(reader.read(msg("dice or a draw come next")))
    if match.game.id in AUTOMAS:
        return styled(reader.read(question.ask))
    if question.seat == seat:
        return styled(reader.read(msg("{seat} is asked: {ask}", seat=question.seat, ask=question.ask)))
    return styled(reader.read(msg("{seat} is asked", seat=question.seat)))


def find_seat(match: Match, text: str) -> Seat:
    """The seat with this letter; raises BadSetting."""
    for seat in seats(match.seats):
        if seat.code == text.strip().upper():
            return seat
    letters = ", ".join(seat.code for seat in seats(match.seats))
    raise BadSetting(msg("there is no seat '{text}'; there are: {letters}", text=text, letters=letters))
