"""A table for programs: who sits there, what was agreed, and what an ending is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from soloist.adapters.coding import Coding
from soloist.adapters.games import coding_of
from soloist.engine.game import Game, Result
from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.registry import find_game
from soloist.seating import HUMAN, Seating, read_seating, split_seats, with_automas

Seats = int | str | Sequence[str]
"""How many agents play, or who sits where: `human,arno:L3`, `("human", "greedy")`. Agents sit where `human` stands."""

Worth = Callable[[Result], list[float]]


@dataclass(frozen=True)
class Table:
    """A game as it was agreed, with the numbers for its answers and views; many matches are played at it."""

    game: Game[Any, Any]
    seating: Seating
    settings: Mapping[str, Any]
    coding: Coding
    worth: Worth
    agents: tuple[Seat, ...]  # the seats that are answered for from outside
    agreed: tuple[Any, ...]  # what it was set with

    def __reduce__(self) -> tuple[Any, ...]:
        return _set_table, self.agreed

    @property
    def seats(self) -> int:
        return len(self.seating.words)

    def match(self, seed: int, *, dice: bool = True, log: bool = False, snapshots: bool = True) -> Match:
        return Match(self.game, self.seats, self.settings, seed, dice=dice, log=log, snapshots=snapshots)


def set_table(game: str, seats: Seats, options: Mapping[str, object] | None = None, rewards: str = "win") -> Table:
    """The table of a game; raises BadSetting or ValueError if something does not fit."""
    if rewards not in WORTH:
        raise ValueError(f"rewards are {' or '.join(WORTH)}, not '{rewards}'")
    words = (HUMAN,) * seats if isinstance(seats, int) else split_seats(seats) if isinstance(seats, str) else seats
    agreed = {name: _written(value) for name, value in (options or {}).items()}
    return _set_table(game, tuple(words), tuple(sorted(agreed.items())), rewards)


def _written(value: object) -> str:
    """An option's value as the command line writes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@lru_cache(64)
def _set_table(game: str, words: tuple[str, ...], options: tuple[tuple[str, str], ...], rewards: str) -> Table:
    """One table serves all environments that agree on the same: its lists are made once."""
    rules = find_game(game)
    seating = read_seating(rules, words)
    settings = rules.read_settings(with_automas(seating, dict(options)))
    rules.check(len(words), settings)
    if not seating.people:
        raise ValueError("nobody is left to answer; let 'human' stand where an agent sits")
    coding = coding_of(rules, len(words), settings)
    return Table(rules, seating, settings, coding, WORTH[rewards], seating.people, (game, words, options, rewards))


def worth_of_win(result: Result) -> list[float]:
    """1 for a win and as much less for the others together, so that all add up to 0; alone 1 or -1."""
    count, winners = len(result.scores), result.winners
    if count == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * count
    share = count / len(winners)
    return [((share if score.seat in winners else 0) - 1) / (count - 1) for score in result.scores]


def worth_of_points(result: Result) -> list[float]:
    """One's own points less the mean of the others'; alone one's own."""
    totals = [score.total for score in result.scores]
    if len(totals) == 1:
        return [float(totals[0])]
    return [total - (sum(totals) - total) / (len(totals) - 1) for total in totals]


WORTH: dict[str, Worth] = {"win": worth_of_win, "points": worth_of_points}
