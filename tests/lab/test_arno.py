"""ARNO in series of games: it is named where it sits, plays better the higher its level, and never starts."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.lab.simulation import Series, play_games, simulate


def mean_of_arno(level: str) -> float:
    series = Series("arknova", ("greedy", f"arno:{level}"), 12, 7)
    series.check()
    tally = simulate(series)
    assert (tally.finished, tally.errors) == (12, 0)
    mean = tally.seats[1].mean
    assert mean is not None
    return mean


def test_a_higher_level_scores_more() -> None:
    assert mean_of_arno("L6") > mean_of_arno("L1") + 15


@pytest.mark.parametrize(
    "seats",
    [("random", "arno:l12"), ("arno:L1", "random", "arno:L7"), ("arno:L2", "arno:L3", "arno:L4", "random")],
)
def test_arnos_sit_anywhere_beside_a_player(seats: tuple[str, ...]) -> None:
    series = Series("arknova", seats, 2, 1, {"arno_module": "yes"})
    series.check()
    tally = play_games(series, series.numbers)
    assert (tally.finished, tally.errors) == (2, 0)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (("random", "arno:L13"), {}, "seat B: 'arno:L13' is not a level; available: arno:L1, .*arno:L12$"),
        (("random", "arno"), {}, "seat B: 'arno' is not a level; available: arno:L1, .*arno:L12$"),
        (("arno:L1", "arno:L2"), {}, "ARNO cannot play alone: leave a seat for a player"),
        (("arno:L3",), {}, "ARNO cannot play alone: leave a seat for a player"),
        (("random", "arno:L3"), {"first_seat": "b"}, "option first_seat: ARNO never starts; name the seat of a player"),
        (("random", "arno:L3"), {"automas": "B=L3"}, "option automas follows from the seats; name an automa there"),
        (("random", "arno:L3"), {"maps": "3a,8"}, "option maps: 2 maps are named for 1"),
    ],
)
def test_seats_and_options_that_cannot_be(seats: tuple[str, ...], options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        Series("arknova", seats, 1, 1, options).check()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("random", "arno:L3"), {"maps": "3a"}),
        (("random", "arno:L3", "random"), {"maps": "3a,8"}),
        (("random", "arno:L3"), {"first_seat": "a"}),
        (("arno:L3", "random"), {"maps": "draft", "first_seat": "b"}),
    ],
)
def test_options_that_suit_the_players_beside_it(seats: tuple[str, ...], options: dict[str, str]) -> None:
    Series("arknova", seats, 1, 1, options).check()


def test_a_map_for_an_arno_is_one_too_many() -> None:
    with pytest.raises(BadSetting, match="option maps: 3 maps are named for 2"):
        Series("arknova", ("random", "arno:L3", "random"), 1, 1, {"maps": "3a,8,A"}).check()
