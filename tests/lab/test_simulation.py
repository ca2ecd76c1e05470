"""Series of games: each hangs on the seed and its number alone, and none runs for ever."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import SoloistError
from soloist.engine.question import Question
from soloist.engine.seats import RandomBot
from soloist.lab import simulation
from soloist.lab.simulation import Series, play_games, simulate

SERIES = Series("arne", ("random", "random"), 12, 5)


def test_any_cut_gives_the_same_tally() -> None:
    whole = play_games(SERIES, SERIES.numbers)
    parts = play_games(SERIES, range(1, 4))
    parts.merge(play_games(SERIES, range(4, 13)))
    assert parts == whole


def test_every_game_is_heard_of() -> None:
    heard: list[int] = []
    simulate(SERIES, 1, heard.append)
    assert sum(heard) == 12


def test_every_bot_of_a_game_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[RandomBot] = set()
    whole = RandomBot.choose

    def choose(self: RandomBot, question: Question, sight: Any, chance: Stream) -> Any:
        asked.add(self)
        return whole(self, question, sight, chance)

    monkeypatch.setattr(RandomBot, "choose", choose)
    play_games(SERIES, range(1, 4))
    assert len(asked) == 6


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_DECISIONS", 20)
    tally = play_games(SERIES, range(1, 3))
    assert (tally.finished, tally.errors) == (0, 2)
    assert "not ended after 20 decisions" in tally.failures[0].problem


def test_people_cannot_be_simulated() -> None:
    with pytest.raises(SoloistError, match="people cannot be simulated"):
        Series("arne", ("human", "random"), 1, 1).check()
