"""Pages of Orichalcum, printed, and positions from all over a match."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, Seat, ask
from soloist.language import Reader
from soloist.registry import bots_of, find_game
from soloist.seating import read_seating, with_automas
from soloist.terminal.draw import Pen, face_of, ink_reader, picture
from soloist.terminal.page import ask_line, idle_lines, listed, news_lines

GAME = find_game("orichalcum")
FACE = face_of("orichalcum")
NAMES = ("You", "AI", "Anna-Magdalena the Second", "Ōe 健三郎")
GREEDY, RANDOM = bots_of(GAME)["greedy"], bots_of(GAME)["random"]


def begun(line_up: str, seed: int = 0, **options: str) -> Match:
    words = line_up.split(",")
    return Match.new(GAME, len(words), with_automas(read_seating(GAME, words), options), seed)


def play_through(match: Match, every: int = 1) -> Iterator[Match]:
    """The match at every so many questions, played by bots that also do foolish things, and once it is over."""
    bots = (GREEDY(), RANDOM())
    asked = 0
    while (question := match.question) is not None:
        if asked % every == 0:
            yield match
        asked += 1
        match.answer(ask(bots[asked % 3 == 0], match, question), seat=question.seat)
    yield match


def reader(match: Match) -> Reader:
    names: dict[Seat, str] = dict(zip(SEATS, NAMES[: match.seats], strict=False))
    return ink_reader("en", names, FACE.style_of)


def pen(match: Match, width: int = 80) -> Pen:
    return Pen(reader(match), width, False)


def page(match: Match, question: Question) -> list[RenderableType]:
    """All that a person who is asked is shown."""
    words = reader(match)
    return [
        *news_lines(match, question.seat, words, 9),
        picture(match, question.seat, words),
        ask_line(question, words, FACE),
        listed(match, question, FACE.wording.numbered(match, question), words),
        *idle_lines(FACE.wording.idle(match, question), words),
    ]
