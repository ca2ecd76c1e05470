"""Positions of Zooloretto from all over a match, for every number of seats, with and without AutoMammoth."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

from rich.console import Console, RenderableType

from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Seat, ask, seats
from soloist.games import find_game
from soloist.language import Reader
from soloist.seating import read_seating
from soloist.terminal.draw import face_of, picture
from soloist.terminal.ink import ink_reader
from soloist.terminal.page import ask_line, idle_lines, news_lines, offer_lines

ZOO = find_game("zooloretto")
FACE = face_of("zooloretto")
NAMES = ("You", "AutoMammoth II", "Anna-Magdalena the Second", "Ōe 健三郎", "Ben")
LINE_UPS = [
    "greedy,greedy",
    "greedy,mammoth:II",
    "greedy,greedy,greedy",
    "greedy,mammoth:I,mammoth:III",
    "greedy,greedy,mammoth:II,greedy",
    "greedy,greedy,greedy,greedy,greedy",
    "greedy,mammoth:I,mammoth:II,mammoth:III,greedy",
]
GREEDY, RANDOM = ZOO.bots()["greedy"], ZOO.bots()["random"]


def begun(line_up: str, seed: int = 0) -> Match:
    words = line_up.split(",")
    return Match.new(ZOO, len(words), read_seating(ZOO, words).lineup, seed)


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
    names: dict[Seat, str] = dict(zip(seats(match.seats), NAMES, strict=False))
    return ink_reader("en", names, FACE.style_of)


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
        offer_lines(FACE.offers(match, question), words),
        *idle_lines(FACE.idle(match, question), words),
    ]
