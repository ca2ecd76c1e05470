"""Who listens to a game of which no log is kept hears what the log would have, and nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from soloist.engine.events import Event, TurnBegins
from soloist.games.arne.events import Happening
from soloist.lab.accounts import Account, deeds_of
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


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("zooloretto", ("random", "random")), ("zooloretto", ("greedy", "random", "random", "random")),
        ("zooloretto", ("random", "mammoth:II")), ("arne", ("random", "greedy")), ("orichalcum", ("random", "ai")),
    ],
)  # fmt: skip
def test_an_account_that_hears_less_says_what_a_whole_log_says(game: str, players: tuple[str, ...]) -> None:
    table, deeds = Lineup.of(Series(game, players, 1, SEED)), deeds_of(game)
    less = Account(deeds, len(players), automas=bool(table.seating.automas))
    all_of_it = Account(replace(deeds, rounds=None), len(players), automas=False)
    for seed in range(8):
        found = []
        for account in (less, all_of_it):
            played = table.play(seed, account)
            account.close(played.state)
            found.append((list(account.turns), account.actions, account.cards, account.order))
        assert found[0] == found[1]
