"""Games of a plan as rows: one for each game, one for each seat. They hang on the plan alone, whoever plays them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from time import perf_counter
from typing import Any

from soloist.engine.dice import derived_seed
from soloist.engine.game import Game, Result, Score
from soloist.engine.seats import seats
from soloist.engine.words import english
from soloist.lab.accounts import Account, deeds_of, holdings_at_the_end
from soloist.lab.plan import Cell
from soloist.lab.simulation import Lineup
from soloist.lab.tally import Played
from soloist.registry import find_game

Row = tuple[Any, ...]
Counts = list[dict[str, Any]]

GAME_COLUMNS = (
    "cell", "number", "game", "variant", "seats", "series_seed", "seed", "turns", "decisions", "real_decisions",
    "chance", "winners", "places", "problem", "command", "version", "rules_version",
)  # fmt: skip
SEAT_COLUMNS = (
    "cell", "number", "seat", "player", "kind", "turn_order", "turns", "score", "place", "won", "share", "parts",
    "holdings", "actions", "cards",
)  # fmt: skip


@dataclass
class Rows:
    """Some games of one cell, in the order of their numbers."""

    cell: str
    numbers: range
    seconds: float  # it took to play them; no part of the rows
    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)

    @property
    def problems(self) -> int:
        place = GAME_COLUMNS.index("problem")
        return sum(row[place] is not None for row in self.games)


def play_rows(cell: Cell, numbers: range) -> Rows:
    """Play these games of a cell; one that breaks leaves its row, with what went wrong."""
    begun = perf_counter()
    lineup, account = Lineup.of(cell.series), Account(deeds_of(cell.game), len(cell.seats))
    rows = Rows(cell.key, numbers, 0)
    made_by = version("soloist"), lineup.game.rules_version
    for number in numbers:
        seed = derived_seed(cell.seed, number)
        who = cell.key, number, cell.game, cell.variant, ",".join(cell.seats), cell.seed, seed
        try:
            played = lineup.play(seed, account)
        except Exception as problem:  # noqa: BLE001 - whatever a game does, the others are played
            wrong = " ".join(f"{type(problem).__name__}: {problem}".split())
            rows.games.append((*who, *[None] * 6, wrong, None, *made_by))
            continue
        winners = "".join(seat.code for seat in played.result.winners)
        counted = played.turns, played.decisions, played.real_decisions, played.chance
        places = ",".join(map(str, places_of(played.result)))
        rows.games.append((*who, *counted, winners, places, None, None, *made_by))
        rows.seats += [(cell.key, number, *row) for row in seat_rows(lineup, played, account)]
    rows.seconds = perf_counter() - begun
    return rows


def seat_rows(lineup: Lineup, played: Played, account: Account) -> list[Row]:
    """One for each seat, from its letter on."""
    result, words = played.result, lineup.seating.words
    held = holdings_at_the_end(lineup.game, played.state, len(words))
    share = 1 / len(result.winners) if result.winners else 0.0
    places = places_of(result)
    rows: list[Row] = []
    for seat, word, score in zip(seats(len(words)), words, result.scores, strict=True):
        won = seat in result.winners
        rows.append((
            seat.code, word, lineup.seating.kind_of(seat), account.place_in_order(seat), account.turns[seat],
            score.total, places[seat], won, share if won else 0.0, counts(parts_of(score)), counts(held[seat]),
            counts(account.actions[seat]), list(account.cards[seat]),
        ))  # fmt: skip
    return rows


def places_of(result: Result) -> list[int]:
    """1 for the winners; the others by what decides between them, and level ones alike."""
    worth = [(score.seat in result.winners, score.standing) for score in result.scores]
    return [1 + sum(other > own for other in worth) for own in worth]


def parts_of(score: Score) -> dict[str, int]:
    """What the points are made of, in English."""
    found: dict[str, int] = {}
    for what, points in score.parts:
        found[english(what)] = found.get(english(what), 0) + points
    return found


def counts(amounts: Mapping[str, int]) -> Counts:
    return [{"what": what, "n": n} for what, n in amounts.items()]


def rules_versions(cells: Sequence[Cell]) -> dict[str, int]:
    """Of the games in a plan."""
    games: dict[str, Game[Any, Any]] = {cell.game: find_game(cell.game) for cell in cells}
    return {name: game.rules_version for name, game in sorted(games.items())}
