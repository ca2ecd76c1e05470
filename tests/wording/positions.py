"""Positions of ARNE Total from all over a match, for every variant and number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from soloist.engine.match import Match
from soloist.engine.seats import Seat, ask, seats
from soloist.registry import bots_of, find_game

ARNE = find_game("arne")
NAMES = ("You", "Greedy", "Mira", "Anna-Magdalena the Second", "Ben", "Ōe 健三郎", "G", "Hugo", "Ida", "Jo", "K2", "Lu")
GREEDY, RANDOM = bots_of(ARNE)["greedy"], bots_of(ARNE)["random"]


@dataclass(frozen=True)
class Setting:
    """A variant with a number of seats."""

    variant: str
    persons: int
    games: int = 1

    def __str__(self) -> str:
        return f"{self.variant}-{self.persons}"

    def match(self, seed: int = 0) -> Match:
        options = {"variant": self.variant, "games": str(self.games)}
        return Match.new(ARNE, self.persons, options, seed)


SETTINGS = [
    *(Setting("standard", persons) for persons in (2, 3, 4, 5, 6)),
    *(Setting("minimum", persons) for persons in (2, 6)),
    *(Setting("ghost", persons) for persons in (2, 5)),
    *(Setting("teams", persons) for persons in (4, 8, 12)),
    Setting("standard", 3, games=2),
]


def play_through(match: Match, every: int = 1) -> Iterator[Match]:
    """The match at every so many questions, played by bots that also do foolish things, and once it is over."""
    bots = (GREEDY(), RANDOM())
    while (question := match.question) is not None:
        if match.moment % every == 0:
            yield match
        bot = bots[match.moment % 3 == 0]
        match.answer(ask(bot, match, question), seat=question.seat)
    yield match


def names(persons: int) -> dict[Seat, str]:
    return dict(zip(seats(persons), NAMES, strict=False))
