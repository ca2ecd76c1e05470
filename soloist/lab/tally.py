"""What is counted over many games, in whole numbers: the sum is the same in whatever order games come in."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from soloist.engine.game import Result
from soloist.engine.seats import SEATS

REPORTED_FAILURES = 5
CERTAINTY = 1.96  # standard deviations to either side that hold 95 of 100 cases


@dataclass(slots=True)
class Played:
    """One finished game. Nobody changes one; a frozen dataclass takes three times as long to make."""

    result: Result
    turns: int
    decisions: int
    real_decisions: int  # those with two or more options
    chance: int
    state: Any = field(default=None, compare=False)  # the table as it lies at the end


@dataclass(frozen=True)
class Failure:
    """A game that broke off: its number in the series, its own seed, and what went wrong."""

    number: int
    seed: int
    problem: str


@dataclass(slots=True)
class SeatTally:
    """How one seat fared."""

    games: int = 0
    wins_among: list[int] = field(default_factory=lambda: [0] * (len(SEATS) + 1))  # by how many shared each
    total: int = 0
    squares: int = 0
    low: int | None = None
    high: int | None = None

    def add(self, score: int, winners: int) -> None:
        """One game with this score; `winners` is how many share the win, 0 if this seat is none of them."""
        self.games += 1
        self.wins_among[winners] += 1
        self.total += score
        self.squares += score * score
        if self.low is None or score < self.low:
            self.low = score
        if self.high is None or score > self.high:
            self.high = score

    def merge(self, other: SeatTally) -> None:
        self.games += other.games
        self.wins_among = [mine + theirs for mine, theirs in zip(self.wins_among, other.wins_among, strict=True)]
        self.total += other.total
        self.squares += other.squares
        self.low = min((low for low in (self.low, other.low) if low is not None), default=None)
        self.high = max((high for high in (self.high, other.high) if high is not None), default=None)

    @property
    def wins(self) -> int:
        return sum(self.wins_among[1:])

    @property
    def share(self) -> Fraction:
        """Of the wins, where a shared one counts in parts."""
        return sum((Fraction(won, among) for among, won in enumerate(self.wins_among) if among), Fraction(0))

    @property
    def mean(self) -> float | None:
        return self.total / self.games if self.games else None

    @property
    def deviation(self) -> float | None:
        """The standard deviation of the scores, estimated from this sample."""
        if self.games < 2:
            return None
        return sqrt((self.games * self.squares - self.total**2) / (self.games * (self.games - 1)))

    @property
    def win_share(self) -> float | None:
        return float(self.share / self.games) if self.games else None

    def win_range(self) -> tuple[float, float] | None:
        """Where the true share of wins lies in 95 of 100 cases (Wilson's interval)."""
        share = self.win_share
        return None if share is None else share_range(share, self.games)


def share_range(share: float, games: float) -> tuple[float, float]:
    """Where the true share lies in 95 of 100 cases, if so many games had this one (Wilson's interval)."""
    square = CERTAINTY**2 / games
    middle = share + square / 2
    spread = CERTAINTY * sqrt(share * (1 - share) / games + square / games / 4)
    return (middle - spread) / (1 + square), (middle + spread) / (1 + square)


@dataclass(slots=True)
class Tally:
    """How a series of games went."""

    seats: list[SeatTally]
    finished: int = 0
    errors: int = 0
    turns: int = 0
    decisions: int = 0
    real_decisions: int = 0
    chance: int = 0
    failures: list[Failure] = field(default_factory=list)  # the first few

    @classmethod
    def of(cls, seats: int) -> Tally:
        return cls([SeatTally() for _ in range(seats)])

    def add(self, game: Played) -> None:
        self.finished += 1
        self._count(game)
        winners = game.result.winners
        for score in game.result.scores:
            self.seats[score.seat].add(score.total, len(winners) if score.seat in winners else 0)

    def _count(self, other: Played | Tally) -> None:
        self.turns += other.turns
        self.decisions += other.decisions
        self.real_decisions += other.real_decisions
        self.chance += other.chance

    def fail(self, failure: Failure) -> None:
        self.errors += 1
        if len(self.failures) < REPORTED_FAILURES:
            self.failures.append(failure)

    def merge(self, other: Tally) -> None:
        """Add the games of another tally, which come after these."""
        self.finished += other.finished
        self.errors += other.errors
        self._count(other)
        self.failures = [*self.failures, *other.failures][:REPORTED_FAILURES]
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

    def per_seat(self, words: tuple[str, ...]) -> list[dict[str, Any]]:
        """The seats as the command line promises them; `seat` is the letter, `player` who sat there."""
        return [
            {
                "seat": seat.code,
                "player": word,
                "wins": tally.wins,
                "win_share": tally.win_share,
                "win_share_range": tally.win_range(),
                "score_mean": tally.mean,
                "score_sd": tally.deviation,
                "score_min": tally.low,
                "score_max": tally.high,
            }
            for seat, word, tally in zip(SEATS, words, self.seats, strict=False)
        ]
