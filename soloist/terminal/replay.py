"""Saved matches looked at again in the terminal: what they are, and any position of them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Message, msg
from soloist.language import Reader
from soloist.names import recorded_names
from soloist.terminal.draw import face_of, ink_reader, picture, styled

LOG_LINES = 12


def reader_of(match: Match, language: str) -> Reader:
    """A reader who knows the players of a match by their names, or by what sat where."""
    style_of = face_of(match.game.id).style_of
    return ink_reader(language, recorded_names(match, language), style_of, match.game.is_companion)


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
        (msg("options"), options or msg("none changed")), (msg("seed"), str(record.seed)),
        (msg("answers"), _answers(record)), (msg("turns"), match.turns),
        *([(msg("undo"), msg("with undo: something revealed was taken back"))] if record.is_with_undo else []),
    ]  # fmt: skip


def _answers(record: Record) -> Message:
    if not record.is_whole:
        return msg("{n}, all of them legal; the record stops there, before its end", n=len(record.answers))
    return msg("{n}, all of them legal", n=len(record.answers))


def _short(value: str) -> str:
    line = " ".join(value.split())
    return line if len(line) <= 40 else f"{line[:39]}…"


def _ending(match: Match, reader: Reader) -> list[RenderableType]:
    if not match.over:
        asked = match.question
        assert asked is not None
        if match.game.is_companion:
            return [styled(reader.read(msg("not over yet: {ask}", ask=asked.ask)))]
        return [styled(reader.read(msg("not over yet: {seat} is asked", seat=asked.seat)))]
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    result = match.result
    for score in result.scores:
        won = reader.read(msg("won")) if score.seat in result.winners else ""
        gone = reader.read(msg("gave up")) if score.seat in result.gave_up else ""
        table.add_row(styled(reader.read(score.seat)), reader.number(score.total), Text(won, "bold green"), gone)
    return [table]


def shown(match: Match, step: int, seat: Seat | None, reader: Reader) -> RenderableType:
    """The position after so many answers as a seat (None: a spectator) sees it."""
    earlier = match.past(step)
    head = msg("after {step} of {n} answers, turn {turn}", step=step, n=match.moment, turn=earlier.turns)
    told = face_of(match.game.id).told
    lines = [told(what, reader) for _, what in earlier.heard(seat)[-LOG_LINES:]]
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
    if match.game.is_companion:
        return styled(reader.read(question.ask))
    if question.seat == seat:
        return styled(reader.read(msg("{seat} is asked: {ask}", seat=question.seat, ask=question.ask)))
    return styled(reader.read(msg("{seat} is asked", seat=question.seat)))
