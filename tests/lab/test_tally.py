"""Counting: exact, and the same in any order."""

from __future__ import annotations

from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soloist.engine.game import Result, Score
from soloist.engine.seats import Seat
from soloist.lab.tally import REPORTED_FAILURES, Failure, Played, SeatTally, Tally

SCORES = st.lists(st.tuples(st.integers(-5000, 90000), st.integers(-5000, 90000)), min_size=2, max_size=30)


def played(one: int, two: int) -> Played:
    best = max(one, two)
    winners = tuple(Seat(place) for place, score in enumerate((one, two)) if score == best)
    return Played(Result((Score(Seat(0), one), Score(Seat(1), two)), winners), 10, 30, 20, 5)


def tally_of(scores: list[tuple[int, int]]) -> Tally:
    tally = Tally.of(2)
    for one, two in scores:
        tally.add(played(one, two))
    return tally


@given(SCORES)
def test_figures_are_those_of_the_textbook(scores: list[tuple[int, int]]) -> None:
    seat = tally_of(scores).seats[0]
    ones = [one for one, _ in scores]
    assert seat.mean == pytest.approx(mean(ones))
    assert seat.deviation == pytest.approx(stdev(ones))
    assert (seat.low, seat.high) == (min(ones), max(ones))
    assert seat.wins == sum(one >= two for one, two in scores)


@given(SCORES, st.integers(0, 30))
def test_parts_add_up_to_the_whole(scores: list[tuple[int, int]], cut: int) -> None:
    whole, part = tally_of(scores), tally_of(scores[:cut])
    part.merge(tally_of(scores[cut:]))
    assert part == whole


def test_a_shared_win_counts_for_both_and_is_shared() -> None:
    tally = tally_of([(5, 5), (9, 1)])
    assert [seat.wins for seat in tally.seats] == [2, 1]
    assert [seat.win_share for seat in tally.seats] == [0.75, 0.25]


def test_certainty_grows_with_the_games() -> None:
    few, many = SeatTally(), SeatTally()
    for number in range(1000):
        many.add(0, number % 2)
        if number < 10:
            few.add(0, number % 2)
    for tally in (few, many):
        low, high = tally.win_range() or (0, 0)
        assert low < 0.5 < high
    assert few.win_range() == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert many.win_range() == pytest.approx((0.4691, 0.5309), abs=1e-4)


def test_nothing_won_does_not_mean_nothing_possible() -> None:
    tally = SeatTally()
    for _ in range(20):
        tally.add(0, 0)
    low, high = tally.win_range() or (1, 0)
    assert low == pytest.approx(0)
    assert high > 0.1


def test_the_first_failures_are_kept_in_their_order() -> None:
    early, late = Tally.of(2), Tally.of(2)
    for number in range(4):
        early.fail(Failure(number, number, "broken"))
        late.fail(Failure(number + 4, number, "broken"))
    early.merge(late)
    assert early.errors == 8
    assert [failure.number for failure in early.failures] == list(range(REPORTED_FAILURES))
