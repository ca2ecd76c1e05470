"""What a run tells: ratings, distributions, who beats whom, how long games last, who begins, and what wins."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from soloist.lab.folder import RunFolder
from soloist.lab.ladder import Meeting, Rating, ladder, merged
from soloist.lab.notable import Command, Notable, notable_games
from soloist.lab.plan import Cell, Plan
from soloist.lab.sums import Table, sums_of
from soloist.lab.tally import CERTAINTY, share_range

FEWEST_WITH_CARD = 30  # seats that had a card, before anything is said of it
MOST_CARDS, MOST_AMOUNTS = 12, 14
PLAIN = {"points"}  # that winners have more of these goes without saying


@dataclass(frozen=True)
class Share:
    """A share of wins, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: float

    @classmethod
    def of(cls, wins: float, games: float, weight: float = 1.0) -> Share:
        """`weight` is what a game counts of a whole one, where several belong together."""
        share = min(max(wins / games, 0.0), 1.0)
        return cls(share, *share_range(share, games * weight), games)

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Amount:
    """How much of something winners have and others do not, of the same players: in the middle, and how clearly."""

    kind: str  # holdings or actions
    what: str
    winners: float
    others: float
    effect: float  # the difference in standard deviations
    margin: float


@dataclass(frozen=True)
class CardShare:
    """How often those who had a card won, and how often these players win anyway."""

    what: str
    seats: int
    share: float
    expected: float
    margin: float

    @property
    def surplus(self) -> float:
        return self.share - self.expected


@dataclass(frozen=True)
class TableShare:
    """One table in one order of its seats: how often each player won there."""

    seats: tuple[str, ...]
    games: int
    shares: Mapping[str, Share]


@dataclass(frozen=True)
class Group:
    """Tables that can be compared: the same game and options, and as many seats."""

    game: str
    variant: str
    seats: int
    games: int
    players: Mapping[str, str]  # everybody's kind: bot or automa
    ladder: Sequence[Rating]
    meetings: Mapping[tuple[str, str], Share]  # of the first against the second
    scores: Mapping[str, Mapping[int, int]]  # how often each score, by player
    turns: Mapping[int, int]  # how often so many turns for each seat
    order: Mapping[int, Share]  # of whoever had the first turn, the second …, where that can be compared
    amounts: Sequence[Amount]
    cards: Sequence[CardShare]
    tables: Sequence[TableShare]
    notable: Sequence[Notable]

    @property
    def fair(self) -> float:
        """Of the wins, if all were alike."""
        return 1 / self.seats


@dataclass(frozen=True)
class Problem:
    """A game that broke, and the command that plays it again."""

    cell: Cell
    number: int
    problem: str
    command: str


@dataclass(frozen=True)
class Figures:
    """All of a run."""

    plan: Plan
    played: int
    groups: Sequence[Group]
    problems: Sequence[Problem]


def figures_of(folder: RunFolder) -> Figures:
    plan = folder.plan()
    sums = sums_of(folder)
    cells = {cell.key: cell for cell in plan.cells}
    kept = {name: [row for row in rows if row["cell"] in cells] for name, rows in sums.items()}
    groups: dict[tuple[str, str, int], list[str]] = {}
    for cell in plan.cells:
        groups.setdefault((cell.game, cell.variant, len(cell.seats)), []).append(cell.key)
    found = []
    for (game, variant, seats), keys in groups.items():
        own = {name: [row for row in rows if row["cell"] in keys] for name, rows in kept.items()}
        if own["games"]:
            found.append(_group(game, variant, seats, {key: cells[key] for key in keys}, own, folder.shown_again))
    problems = [Problem(cells[row["cell"]], row["number"], row["problem"], row["command"]) for row in kept["problems"]]
    played = sum(row["n"] for row in kept["games"]) + len(problems)
    return Figures(plan, played, found, problems)


def _group(
    game: str, variant: str, seats: int, cells: Mapping[str, Cell], sums: Mapping[str, Table], command: Command
) -> Group:
    pairs = _pairs(cells, sums["places"])
    return Group(
        game, variant, seats, sum(row["n"] for row in sums["games"]),
        {row["player"]: row["kind"] for row in sums["seats"]},
        ladder(merged({pair: (games * 2 / seats, wins * 2 / seats) for pair, (games, wins) in pairs.items()})),
        _meetings(merged(pairs), seats), _scores(sums["scores"]), _turns(sums["turns"], seats),
        _order(sums["order"], cells),
        [*_amounts("actions", sums), *_amounts("holdings", sums)], _cards(sums), _tables(cells, sums),
        list(notable_games(cells, sums, _shares(sums["seats"]), command)),
    )  # fmt: skip


Pairs = dict[tuple[str, str], tuple[float, float]]
"""For two players how often they met, and how often the first finished before the second."""


def _pairs(cells: Mapping[str, Cell], places: Table) -> Pairs:
    found: Pairs = {}
    for row in places:
        players = zip(cells[row["cell"]].seats, map(int, row["places"].split(",")), strict=True)
        for (first, better), (second, worse) in combinations(players, 2):
            if first != second:
                games, wins = found.get((first, second), (0.0, 0.0))
                won = 1.0 if better < worse else 0.5 if better == worse else 0.0
                found[first, second] = games + row["n"], wins + won * row["n"]
    return found


def _meetings(meetings: Iterable[Meeting], seats: int) -> dict[tuple[str, str], Share]:
    found = {}
    for each in meetings:
        found[each.first, each.second] = Share.of(each.wins, each.games, 2 / seats)
        found[each.second, each.first] = Share.of(each.games - each.wins, each.games, 2 / seats)
    return found


def _scores(scores: Table) -> dict[str, Counter[int]]:
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for row in scores:
        found[row["player"]][row["score"]] += row["n"]
    return dict(found)


def _turns(turns: Table, seats: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for row in turns:
        found[row["turns"] // seats] += row["n"]
    return found


def _order(order: Table, cells: Mapping[str, Cell]) -> dict[int, Share]:
    """How often each place in the order of turns wins. Players are compared with themselves at the same table in other
    places: who is never seen in another one, tells nothing."""
    seen: dict[tuple[tuple[str, ...], str], dict[int, tuple[float, float]]] = {}
    for row in order:
        if row["turn_order"] is not None:
            cell = cells[row["cell"]]
            places = seen.setdefault((tuple(sorted(cell.seats)), row["player"]), {})
            seats, share = places.get(row["turn_order"], (0.0, 0.0))
            places[row["turn_order"]] = seats + row["n"], share + row["share"]
    games: dict[int, float] = defaultdict(float)
    surplus: dict[int, float] = defaultdict(float)
    for places in seen.values():
        usual = sum(share for _, share in places.values()) / sum(seats for seats, _ in places.values())
        for place, (seats, share) in places.items() if len(places) > 1 else ():
            games[place] += seats
            surplus[place] += share - usual * seats
    fair = 1 / max((len(cell.seats) for cell in cells.values()), default=1)
    return {place: Share.of(fair * games[place] + surplus[place], games[place]) for place in sorted(games)}


def _shares(seats: Table) -> dict[tuple[str, str], float]:
    """How often each player wins at each table."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for row in seats:
        games, wins = found.get((row["cell"], row["player"]), (0.0, 0.0))
        found[row["cell"], row["player"]] = games + row["n"], wins + row["share"]
    return {key: wins / games for key, (games, wins) in found.items()}


def _tables(cells: Mapping[str, Cell], sums: Mapping[str, Table]) -> list[TableShare]:
    games = {row["cell"]: row["n"] for row in sums["games"]}
    wins: dict[str, dict[str, float]] = {}
    for row in sums["seats"]:
        at = wins.setdefault(row["cell"], {})
        at[row["player"]] = at.get(row["player"], 0.0) + row["share"]
    return [
        TableShare(
            cell.seats, games[key], {player: Share.of(won, games[key]) for player, won in wins.get(key, {}).items()}
        )
        for key, cell in cells.items()
        if key in games
    ]


# what wins


def _amounts(kind: str, sums: Mapping[str, Table]) -> list[Amount]:
    """Winners against others of the same player at the same table, so that it is not said what strong bots like."""
    seats = {(row["cell"], row["player"], row["won"]): row["n"] for row in sums["seats"]}
    totals = {
        (row["cell"], row["player"], row["won"], row["what"]): (row["total"], row["squares"]) for row in sums[kind]
    }
    found = []
    for what in dict.fromkeys(row["what"] for row in sums[kind] if row["what"] not in PLAIN):
        parts = [
            (won, lost, totals.get((cell, player, True, what), (0, 0)), totals.get((cell, player, False, what), (0, 0)))
            for cell, player in dict.fromkeys((cell, player) for cell, player, _ in seats)
            if (won := seats.get((cell, player, True), 0)) and (lost := seats.get((cell, player, False), 0))
        ]
        amount = _amount(kind, what, parts)
        if amount is not None:
            found.append(amount)
    return sorted(found, key=lambda each: -abs(each.effect))[: MOST_AMOUNTS // 2]


def _amount(kind: str, what: str, parts: Sequence[tuple[int, int, tuple[int, int], tuple[int, int]]]) -> Amount | None:
    """`parts` are numbers of winners and of others, with totals and squares of what they have."""
    weights = [won * lost / (won + lost) for won, lost, _, _ in parts]
    whole = sum(weights)
    inside = sum(
        squares - total * total / count
        for won, lost, high, low in parts
        for count, (total, squares) in ((won, high), (lost, low))
    )
    free = sum(won + lost - 2 for won, lost, _, _ in parts)
    if not whole or free <= 0 or inside <= 0:
        return None
    winners = sum(weight * high[0] / won for weight, (won, _, high, _) in zip(weights, parts, strict=True)) / whole
    others = sum(weight * low[0] / lost for weight, (_, lost, _, low) in zip(weights, parts, strict=True)) / whole
    return Amount(kind, what, winners, others, (winners - others) / sqrt(inside / free), CERTAINTY / sqrt(whole))


def _cards(sums: Mapping[str, Table]) -> list[CardShare]:
    """Those whose owners win more than they do anyway, or less, beyond what chance would do."""
    anyway: dict[tuple[str, str], tuple[float, float]] = {}
    for row in sums["seats"]:
        seats, share = anyway.get((row["cell"], row["player"]), (0.0, 0.0))
        anyway[row["cell"], row["player"]] = seats + row["n"], share + row["share"]
    found: dict[str, list[float]] = {}
    for row in sums["cards"]:
        seats, share = anyway[row["cell"], row["player"]]
        usual = share / seats
        each = found.setdefault(row["card"], [0.0, 0.0, 0.0, 0.0])
        each[0] += row["n"]
        each[1] += row["share"]
        each[2] += row["n"] * usual
        each[3] += row["n"] * usual * (1 - usual)
    cards = [
        CardShare(card, round(n), share / n, usual / n, CERTAINTY * sqrt(spread) / n)
        for card, (n, share, usual, spread) in found.items()
        if n >= FEWEST_WITH_CARD
    ]
    clear = [card for card in cards if abs(card.surplus) > card.margin > 0]
    return sorted(clear, key=lambda card: -abs(card.surplus) + card.margin)[:MOST_CARDS]


# numbers that stand for many


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The number that so much of all is not above."""
    wanted = share * sum(counts.values())
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= wanted:
            return value
    raise ValueError("nothing was counted")
