"""The table as the terminal draws it, for programs that let people watch."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.language import Reader
from soloist.terminal.draw import face_of, ink_reader, picture, styled

WIDTH = 100


def reader_for(match: Match) -> Reader:
    return ink_reader("en", {}, face_of(match.game.id).style_of)


def drawn(match: Match, seat: Seat) -> str:
    """What a seat sees, and what it is asked, with the colours of terminals."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=True, color_system="standard", legacy_windows=False)
    reader = reader_for(match)
    console.print(picture(match, seat, reader))
    question = match.asked(seat)
    if question is not None:
        console.print(styled(reader.read(question.ask), "bold"))
    return page.getvalue()
