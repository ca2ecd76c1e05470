"""Ratings on one scale: Bradley and Terry's model, fitted to who finished before whom, with 95 % intervals.

Two players of the same rating win equally often; a hundred points more win 64 of 100 games. In a game of more than two
every pair at the table is compared, each with the weight that makes a game of n count as n − 1 comparisons, not more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

ANCHOR, ANCHORED_AT = "greedy", 1500.0
POINTS = 400 / log(10)  # of the scale, for one unit of the logistic curve
CERTAINTY = 1.96
PRIOR = 0.5  # of a game won and one lost, in every pairing: nobody is infinitely strong
ROUNDS, EXACT = 200, 1e-9


@dataclass(frozen=True)
class Meeting:
    """How often two players were compared, and how often the first came out better; a tie counts half."""

    first: str
    second: str
    games: float
    wins: float


@dataclass(frozen=True)
class Rating:
    """A player's place on the ladder; `margin` is half of the 95 % interval, 0 for whom the scale hangs on."""

    player: str
    points: float
    margin: float
    games: float


def ladder(meetings: Sequence[Meeting], anchor: str = ANCHOR) -> list[Rating]:
    """The players, the strongest first. The anchor stands at 1500; where it never played, the middle of all does."""
    players = _connected(meetings, anchor)
    if len(players) < 2:
        return []
    meetings = [each for each in meetings if each.first in players]
    fixed = players.index(anchor) if anchor in players else None
    place = {name: number for number, name in enumerate(players)}
    pairs = [(place[m.first], place[m.second], m.games + 2 * PRIOR, m.wins + PRIOR) for m in meetings if m.games]
    strengths = _fitted(len(players), pairs)
    spread = _inverse(_information(strengths, pairs))
    centre = strengths[fixed] if fixed is not None else sum(strengths) / len(players)
    games = [sum(m.games for m in meetings if name in (m.first, m.second)) for name in players]
    rated = [
        Rating(
            name,
            ANCHORED_AT + POINTS * (strengths[number] - centre),
            POINTS * CERTAINTY * sqrt(max(_variance(spread, number, fixed), 0)),
            games[number],
        )
        for number, name in enumerate(players)
    ]
    return sorted(rated, key=lambda rating: (-rating.points, rating.player))


def _connected(meetings: Sequence[Meeting], anchor: str) -> list[str]:
    """Those who can be compared: with the anchor, else the most that can be with each other."""
    groups: list[set[str]] = []
    for each in meetings:
        pair = {each.first, each.second}
        touched = [group for group in groups if group & pair]
        groups = [group for group in groups if not group & pair] + [pair.union(*touched)]
    return sorted(max(groups, key=lambda group: (anchor in group, len(group), sorted(group)), default=()))


Pair = tuple[int, int, float, float]
"""Two players by their numbers, the games between them, and those the first won."""
Matrix = list[list[float]]


def expected(difference: float) -> float:
    """How often somebody wins who is stronger by so much."""
    return 1 / (1 + exp(-difference))


def _fitted(count: int, pairs: Sequence[Pair]) -> list[float]:
    """The strengths that make the results most likely, by Newton's method; their sum is 0."""
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope = [0.0] * count
        for first, second, games, wins in pairs:
            surplus = wins - games * expected(strengths[first] - strengths[second])
            slope[first] += surplus
            slope[second] -= surplus
        spread = _inverse(_information(strengths, pairs))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        longest = max(abs(each) for each in step)
        strengths = [each + move * min(1.0, 2 / longest if longest else 1) for each, move in
                     zip(strengths, step, strict=True)]  # fmt: skip
        if longest < EXACT:
            break
    return strengths


def _information(strengths: Sequence[float], pairs: Sequence[Pair]) -> Matrix:
    """How sharply the results decide; with a one in every place, so that only differences of strengths count."""
    count = len(strengths)
    matrix = [[1.0 / count] * count for _ in range(count)]
    for first, second, games, _ in pairs:
        chance = expected(strengths[first] - strengths[second])
        weight = max(games * chance * (1 - chance), 1e-12)
        matrix[first][first] += weight
        matrix[second][second] += weight
        matrix[first][second] -= weight
        matrix[second][first] -= weight
    return matrix


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination, with the largest pivot."""
    count = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(count))] for number, row in enumerate(matrix)]
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column] or 1e-12
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(count):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * other for value, other in zip(rows[row], rows[column], strict=True)]
    return [row[count:] for row in rows]


def _variance(spread: Matrix, number: int, fixed: int | None) -> float:
    """Of a strength, measured from whom the scale hangs on."""
    if fixed is None:
        return spread[number][number]
    return spread[number][number] + spread[fixed][fixed] - 2 * spread[number][fixed]


def win_share(points: float) -> float:
    """How often somebody wins who has so many points more."""
    return expected(points / POINTS)


def merged(meetings: Mapping[tuple[str, str], tuple[float, float]]) -> list[Meeting]:
    """Meetings with each pair once, in whatever order its two were named."""
    found: dict[tuple[str, str], list[float]] = {}
    for (first, second), (games, wins) in meetings.items():
        pair = (first, second) if first < second else (second, first)
        sums = found.setdefault(pair, [0.0, 0.0])
        sums[0] += games
        sums[1] += wins if pair[0] == first else games - wins
    return [Meeting(first, second, games, wins) for (first, second), (games, wins) in sorted(found.items())]
