"""Ratings: what is known of Bradley and Terry's model, by hand and by chance."""

from __future__ import annotations

from random import Random

import pytest

from soloist.lab.ladder import POINTS, Meeting, expected, ladder, merged, win_share


def test_a_hundred_points_more_win_64_of_100_games() -> None:
    assert win_share(100) == pytest.approx(0.640, abs=5e-4)
    assert win_share(-100) == pytest.approx(0.360, abs=5e-4)


def test_two_players_stand_as_far_apart_as_their_share_says() -> None:
    strong, anchor = ladder([Meeting("strong", "greedy", 100_000, 64_006)])
    assert (anchor.player, anchor.points, anchor.margin) == ("greedy", 1500, 0)
    assert strong.points == pytest.approx(1600, abs=0.1)
    assert strong.margin == pytest.approx(POINTS * 1.96 / (100_000 * 0.64 * 0.36) ** 0.5, rel=0.01)


def test_true_strengths_lie_within_the_intervals() -> None:
    """Of many ladders 95 in 100, so of a hundred players hardly fewer than 85."""
    true = {"greedy": 0.0, "a": 0.8, "b": -0.5, "c": 1.6, "d": -1.2}
    inside = 0
    for seed in range(25):
        chance = Random(seed)
        meetings = [
            Meeting(one, two, 100, sum(chance.random() < expected(true[one] - true[two]) for _ in range(100)))
            for one in true
            for two in true
            if one < two
        ]
        for rating in ladder(meetings):
            if rating.player != "greedy":
                inside += abs(rating.points - 1500 - POINTS * true[rating.player]) <= rating.margin
    assert 85 <= inside <= 100


def test_who_wins_every_game_is_not_infinitely_strong() -> None:
    best, _ = ladder([Meeting("best", "greedy", 100, 100)])
    assert 2000 < best.points < 3000
    assert best.margin > 200


def test_without_greedy_the_middle_is_1500() -> None:
    assert sum(rating.points for rating in ladder([Meeting("a", "b", 10, 7), Meeting("b", "c", 10, 7)])) == 4500


def test_those_who_never_met_are_not_compared() -> None:
    meetings = [Meeting("a", "greedy", 10, 5), Meeting("x", "y", 10, 5), Meeting("y", "z", 10, 5)]
    assert [rating.player for rating in ladder(meetings)] == ["a", "greedy"]
    assert ladder([]) == []


def test_a_pair_is_one_in_either_order() -> None:
    assert merged({("b", "a"): (10, 7), ("a", "b"): (4, 1)}) == [Meeting("a", "b", 14, 4)]
