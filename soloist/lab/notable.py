"""Single games of a run that are worth looking at: the longest, the closest, the highest score, the least expected win.

Every one is named by its table and number, and comes with the command that plays it again and shows it.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from soloist.engine.dice import derived_seed
from soloist.lab.plan import Cell

if TYPE_CHECKING:
    import polars

UNEXPECTED = 0.7  # of what would be a fair share of wins: who wins less often is not expected to

Table = list[dict[str, Any]]


class Why(Enum):
    """What a game is looked at for."""

    LONGEST = "longest"
    CLOSEST = "closest"
    HIGHEST = "highest"
    UPSET = "upset"


@dataclass(frozen=True)
class Notable:
    """One game, and what there is to see: turns, points between the first two, points."""

    why: Why
    cell: Cell
    number: int
    amount: int
    player: str  # whose game it was, where it was somebody's
    command: str


def candidates(pl: Any, games: polars.LazyFrame, seats: polars.LazyFrame) -> dict[str, polars.LazyFrame]:
    """Of every table the game that would be chosen; with the same amount the first one."""
    turns = games.filter(pl.col("problem").is_null()).select("cell", "number", amount=-pl.col("turns"))
    scores = seats.select("cell", "number", "player", amount=-pl.col("score"))
    first_two = seats.filter(pl.col("place") <= 2).group_by("cell", "number")
    apart = first_two.agg(amount=pl.col("score").max() - pl.col("score").min(), n=pl.len()).filter(pl.col("n") > 1)
    won = seats.filter(pl.col("won")).select("cell", "number", "player", amount=pl.lit(0, pl.Int32))
    return {
        Why.LONGEST.value: least(turns, "cell"),
        Why.CLOSEST.value: least(apart.drop("n"), "cell"),
        Why.HIGHEST.value: least(scores, "cell"),
        Why.UPSET.value: least(won, "cell", "player"),
    }


def least(frame: Any, *by: str) -> Any:
    """Of each of these the row with the least amount, and of several the first game."""
    return frame.sort("amount", "number").group_by(*by, maintain_order=True).first()


Command = Callable[[Cell, int], str]


def notable_games(
    cells: Mapping[str, Cell], found: Mapping[str, Table], shares: Mapping[tuple[str, str], float], command: Command
) -> Iterator[Notable]:
    """Of tables that can be compared; `shares` says how often each player wins at each table."""
    for why in Why:
        rows = [row for row in found[why.value] if row["cell"] in cells]
        if why is Why.UPSET:
            rows = [
                {**row, "amount": shares[row["cell"], row["player"]]}
                for row in rows
                if shares[row["cell"], row["player"]] < UNEXPECTED / len(cells[row["cell"]].seats)
            ]
        if rows:
            row = min(rows, key=lambda row: (row["amount"], row["number"]))
            cell, amount = cells[row["cell"]], 0 if why is Why.UPSET else abs(row["amount"])
            player = row.get("player", "")
            yield Notable(why, cell, row["number"], amount, player, command(cell, row["number"]))


def shown_again(cell: Cell, number: int, option: list[str]) -> str:
    """The command that plays one game of a table before one's eyes, and keeps its record."""
    words = ["soloist", "play", cell.game, "--seats", ",".join(cell.seats)]
    words += ["--seed", str(derived_seed(cell.seed, number))]
    for text in option:
        words += ["--option", text]
    return shlex.join([*words, "--save", f"{cell.game}-{number}.txt"])
