"""Series of games: each hangs on the seed and its number alone, and none runs for ever."""

from __future__ import annotations

from typing import Any

import pytest

from soloist.bots import playout
from soloist.bots.arne import Greedy
from soloist.engine.dice import Stream, derived_seed
from soloist.engine.errors import SoloistError
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import Wants
from soloist.lab import simulation
from soloist.lab.simulation import Lineup, Series, play_games, play_out, simulate
from soloist.lab.tally import Played

SERIES = Series("arne", ("random", "random"), 12, 5)
GREEDY = Series("arne", ("greedy", "greedy"), 12, 5)


def test_any_cut_gives_the_same_tally() -> None:
    whole = play_games(SERIES, SERIES.numbers)
    parts = play_games(SERIES, range(1, 4))
    parts.merge(play_games(SERIES, range(4, 13)))
    assert parts == whole


def test_every_game_is_heard_of() -> None:
    heard: list[int] = []
    simulate(SERIES, 1, heard.append)
    assert sum(heard) == 12


TABLES = [
    ("arne", ("random", "greedy", "random"), {}),
    ("arne", ("random", "random"), {"first_seat": "b"}),
    ("zooloretto", ("random", "greedy", "mammoth:II"), {}),
    ("orichalcum", ("random", "greedy"), {}),
    ("orichalcum", ("random", "ai"), {}),
    ("arknova", ("random", "random"), {"maps": "pick"}),
    ("arknova", ("greedy", "random"), {}),
    ("arknova", ("random", "arno:L3"), {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_without_a_record_the_same_games_are_played(game: str, seats: tuple[str, ...], options: dict[str, str]) -> None:
    lineup = Lineup.of(Series(game, seats, 1, 1, options))
    for number in range(2):
        seed = derived_seed(11, number)
        told = Match(lineup.game, len(seats), lineup.settings, seed, snapshots=False)
        decisions, real = play_out(told, lineup.bots())
        played = Played(told.result, told.turns, decisions, real, told.moment - decisions)
        assert lineup.play(seed) == lineup.play_match(seed) == played


def test_a_bot_that_imagines_matches_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_games(GREEDY, range(1, 2))
    monkeypatch.setattr(Greedy, "wants", Wants.OUTLOOK)
    choose = Greedy.choose
    monkeypatch.setattr(
        Greedy, "choose", lambda self, question, sight, chance: choose(self, question, sight.now, chance)
    )
    assert play_games(GREEDY, range(1, 2)) == whole


def test_every_bot_of_a_game_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[Greedy] = set()
    whole = Greedy.choose

    def choose(self: Greedy, question: Question, sight: Any, chance: Stream) -> Any:
        asked.add(self)
        return whole(self, question, sight, chance)

    monkeypatch.setattr(Greedy, "choose", choose)
    play_games(GREEDY, range(1, 4))
    assert len(asked) == 6


def test_a_game_that_breaks_is_told_as_a_match_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Greedy, question: Question, sight: Any, chance: Stream) -> Any:
        return "no such option"

    monkeypatch.setattr(Greedy, "choose", choose)
    tally = play_games(GREEDY, range(1, 2))
    assert (tally.finished, tally.errors) == (0, 1)
    assert "'no such option' is not a choice here" in tally.failures[0].problem


@pytest.mark.plain
def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (playout, simulation):
        monkeypatch.setattr(module, "MOST_DECISIONS", 20)
    tally = play_games(SERIES, range(1, 3))
    assert (tally.finished, tally.errors) == (0, 2)
    assert "not ended after 20 decisions" in tally.failures[0].problem


def test_people_cannot_be_simulated() -> None:
    with pytest.raises(SoloistError, match="people cannot be simulated"):
        Series("arne", ("human", "random"), 1, 1).check()
