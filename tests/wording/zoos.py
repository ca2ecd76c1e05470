"""Positions of Zooloretto from all over a match, for every number of seats, with and without AutoMammoth."""

from __future__ import annotations

from collections.abc import Iterator

from soloist.engine.match import Match
from soloist.engine.seats import Seat, ask, seats
from soloist.registry import bots_of, find_game
from soloist.seating import read_seating

ZOO = find_game("zooloretto")
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
GREEDY, RANDOM = bots_of(ZOO)["greedy"], bots_of(ZOO)["random"]


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


def names(match: Match) -> dict[Seat, str]:
    return dict(zip(seats(match.seats), NAMES, strict=False))
