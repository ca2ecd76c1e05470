"""The progress bar: on standard error, and only if there is time to look at it."""

from __future__ import annotations

import time

import pytest

from soloist import progress
from soloist.progress import bar


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(progress, "perf_counter", clock)
    return clock


def work(clock: Clock, seconds: float) -> None:
    with bar("Games", 10) as shown:
        for _ in range(10):
            clock.now += seconds / 10
            shown.advance(1)


def test_long_work_shows_a_bar(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    work(clock, seconds=30)
    out, err = capsys.readouterr()
    assert out == ""
    assert "Games" in err
    assert "100%" in err


def test_silent_work_shows_a_bar_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(progress, "WORTH_SHOWING", 0.01)
    with bar("Games", 10):
        time.sleep(0.2)
    assert "Games" in capsys.readouterr().err


def test_short_work_shows_nothing(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    work(clock, seconds=0.9)
    assert capsys.readouterr() == ("", "")
