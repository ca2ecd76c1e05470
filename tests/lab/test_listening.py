"""Who listens to a game of which no log is kept hears what the log would have, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from soloist.engine.events import Event, TurnBegins
from soloist.games.arne.events import Happening
from soloist.lab.simulation import Lineup, Series, play_out

SEED = 3
KINDS = (TurnBegins, Happening)


class Listening:
    """Keeps what it hears of two types."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.heard: dict[type[Event], Callable[[Any], object]] = dict.fromkeys(KINDS, self.told.append)

    def begin(self) -> None:
        self.told.clear()


def lineup(*players: str) -> Lineup:
    return Lineup.of(Series("arne", players, 1, SEED))


def written(events: Sequence[Event]) -> list[str]:
    return [repr(event) for event in events]


@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random", "greedy")])
def test_a_listener_hears_what_the_log_keeps(players: tuple[str, ...]) -> None:
    table, listener = lineup(*players), Listening()
    kept = table.match(SEED, log=True)
    play_out(kept, table.bots())
    logged = [line.event for line in kept.log or () if type(line.event) in KINDS]
    table.play(SEED, listener)
    assert written(listener.told) == written(logged)
    assert len(logged) > 20
    table.play_match(SEED, listener)
    assert written(listener.told) == written(logged)


def test_the_game_is_the_same_whoever_listens() -> None:
    table = lineup("greedy", "random")
    assert table.play(SEED, Listening()) == table.play(SEED) == table.play_match(SEED)
