"""Automas are named where they sit, and only there."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.lab.simulation import Series, play_games


def test_an_automa_named_by_an_option_is_sent_to_its_seat() -> None:
    series = Series("zooloretto", ("random", "random"), 1, 1, {"automas": "B=II"})
    with pytest.raises(BadSetting, match="option automas follows from the seats"):
        series.check()


def test_an_automa_in_its_seat_plays() -> None:
    series = Series("zooloretto", ("random", "mammoth:II"), 3, 1)
    series.check()
    tally = play_games(series, series.numbers)
    assert (tally.finished, tally.errors) == (3, 0)
