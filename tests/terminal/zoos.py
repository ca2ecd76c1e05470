"""Pages of Zooloretto, printed."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.language import Reader
from soloist.terminal.draw import face_of, ink_reader, picture
from soloist.terminal.page import ask_line, idle_lines, news_lines, offer_lines
from tests.wording.zoos import names

FACE = face_of("zooloretto")


def reader(match: Match) -> Reader:
    return ink_reader("en", names(match), FACE.style_of)


def printed(*things: RenderableType, width: int = 100, colours: bool = False) -> str:
    paper = StringIO()
    console = Console(file=paper, width=width, color_system="truecolor" if colours else None, force_terminal=colours)
    for thing in things:
        console.print(thing, highlight=False)
    return paper.getvalue()


def page(match: Match, question: Question) -> list[RenderableType]:
    """All that a person who is asked is shown."""
    words = reader(match)
    return [
        *news_lines(match, question.seat, words, 9),
        picture(match, question.seat, words),
        ask_line(question, words, FACE),
        offer_lines(FACE.wording.numbered(match, question), words),
        *idle_lines(FACE.wording.idle(match, question), words),
    ]
