"""Games of a plan as rows: one for each game, one for each seat. They hang on the plan alone, whoever plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from time import perf_counter
from typing import Any

from soloist.engine.dice import derived_seed
from soloist.engine.game import Game, Result, Score
from soloist.engine.seats import Seat, seats
from soloist.engine.words import Message, english
from soloist.lab.accounts import Account, deeds_of
from soloist.lab.plan import Cell
from soloist.lab.simulation import Lineup
from soloist.registry import find_game

Row = tuple[Any, ...]

GAME_COLUMNS = (
    "cell", "number", "game", "variant", "seats", "series_seed", "seed", "turns", "decisions", "real_decisions",
    "chance", "winners", "places", "problem", "command", "version", "rules_version",
)  # fmt: skip
PROBLEM = GAME_COLUMNS.index("problem")
SEAT_COLUMNS = (
    "cell", "number", "seat", "player", "kind", "turn_order", "turns", "score", "place", "won", "share",
)  # fmt: skip
COUNTS = ("parts", "holdings", "actions")
"""Columns with amounts by their names; `cards` has names alone."""


@dataclass
class Counts:
    """A column of amounts by their names, one after the other: fewer things than a table for each row."""

    what: list[str] = field(default_factory=list)
    n: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # how many belong to each row

    def add(self, amounts: Mapping[str, int]) -> None:
        self.what += amounts
        self.n += amounts.values()
        self.sizes.append(len(amounts))


@dataclass
class Rows:
    """Some games of one cell, in the order of their numbers."""

    cell: str
    numbers: range
    seconds: float  # it took to play them; no part of the rows
    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    counts: dict[str, Counts] = field(default_factory=lambda: {name: Counts() for name in (*COUNTS, "cards")})

    @property
    def problems(self) -> int:
        return sum(row[PROBLEM] is not None for row in self.games)


def play_rows(cell: Cell, numbers: range) -> Rows:
    """Play these games of a cell; one that breaks leaves its row, with what went wrong."""
    begun = perf_counter()
    lineup = Lineup.of(cell.series)
    account = Account(deeds_of(cell.game), len(cell.seats), automas=bool(lineup.seating.automas))
    rows, chairs, names = Rows(cell.key, numbers, 0), chairs_of(lineup), Names()
    made_by = version("soloist"), lineup.game.rules_version
    seated = cell.game, cell.variant, ",".join(cell.seats), cell.seed
    for number in numbers:
        seed = derived_seed(cell.seed, number)
        who = rows.cell, number, *seated, seed
        try:
            played = lineup.play(seed, account)
            account.close(played.state)
        except Exception as problem:  # noqa: BLE001 - whatever a game does, the others are played
            wrong = " ".join(f"{type(problem).__name__}: {problem}".split())
            rows.games.append((*who, *[None] * 6, wrong, None, *made_by))
            continue
        winners = "".join(seat.code for seat in played.result.winners)
        counted = played.turns, played.decisions, played.real_decisions, played.chance
        places = places_of(played.result)
        rows.games.append((*who, *counted, winners, ",".join(map(str, places)), None, None, *made_by))
        held = lineup.game.amounts(played.state, played.result)
        add_seats(rows, number, chairs, played.result, places, held, account, names)
    rows.seconds = perf_counter() - begun
    return rows


Chair = tuple[Seat, str, str, str]
"""A seat, its letter, who sits there, and whether that is a bot or an automa."""


def chairs_of(lineup: Lineup) -> list[Chair]:
    words, kind_of = lineup.seating.words, lineup.seating.kind_of
    return [(seat, seat.code, word, kind_of(seat)) for seat, word in zip(seats(len(words)), words, strict=True)]


def add_seats(
    rows: Rows, number: int, chairs: Sequence[Chair], result: Result, places: Sequence[int],
    held: Sequence[Mapping[str, int]], account: Account, names: Names,
) -> None:  # fmt: skip
    """One row for each seat of a game."""
    winners = result.winners
    share = 1 / len(winners) if winners else 0.0
    parts, holdings, actions, cards = (rows.counts[name] for name in (*COUNTS, "cards"))
    for (seat, letter, word, kind), score in zip(chairs, result.scores, strict=True):
        won = seat in winners
        rows.seats.append((
            rows.cell, number, letter, word, kind, account.place_in_order(seat), account.turns[seat], score.total,
            places[seat], won, share if won else 0.0,
        ))  # fmt: skip
        parts.add(names.parts_of(score))
        holdings.add(held[seat])
        actions.add(account.actions[seat])
        cards.add(account.cards[seat])


def places_of(result: Result) -> list[int]:
    """1 for the winners; the others by what decides between them, and level ones alike."""
    worth = [(score.seat in result.winners, score.standing) for score in result.scores]
    return [1 + sum(other > own for other in worth) for own in worth]


class Names:
    """What points are made of, in English. Most of it is said in the same words of the rules in every game."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Message, str]] = {}  # by their identity, which lasts as long as they are kept

    def parts_of(self, score: Score) -> dict[str, int]:
        known, found = self._known, dict[str, int]()
        for what, points in score.parts:
            said = known.get(id(what))
            if said is None:
                said = known[id(what)] = what, english(what)
            name = said[1]
            found[name] = found[name] + points if name in found else points
        return found


def rules_versions(cells: Sequence[Cell]) -> dict[str, int]:
    """Of the games in a plan."""
    games: dict[str, Game[Any, Any]] = {cell.game: find_game(cell.game) for cell in cells}
    return {name: game.rules_version for name, game in sorted(games.items())}
