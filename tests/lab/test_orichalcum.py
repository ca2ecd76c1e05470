"""Greedy knows how to win at Orichalcum; the AI can be played against by both bots."""

from __future__ import annotations

from soloist.lab.simulation import Series, play_games


def test_greedy_beats_random() -> None:
    won = 0.0
    for place, lineup in enumerate((("greedy", "random"), ("random", "greedy"))):
        series = Series("orichalcum", lineup, 5, 7)
        series.check()
        tally = play_games(series, series.numbers)
        assert (tally.finished, tally.errors) == (5, 0)
        won += tally.seats[place].wins
    assert won >= 9


def test_bots_play_against_the_ai() -> None:
    for bot in ("greedy", "random"):
        series = Series("orichalcum", (bot, "ai"), 3, 7)
        series.check()
        tally = play_games(series, series.numbers)
        assert (tally.finished, tally.errors) == (3, 0)
