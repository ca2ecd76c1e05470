"""`soloist bench`: the figures people compare."""

from __future__ import annotations

import sys

import pytest

from soloist.build import has_compiled
from soloist.lab.bench import is_mid_step, reference_loop
from soloist.lab.simulation import Lineup, Series
from soloist.registry import game_ids
from tests.cli.conftest import Soloist

FIGURES = (
    "games_per_s", "decisions_per_s", "real_decisions_per_s", "turns_per_s", "simulated_games_per_s",
    "match_games_per_s", "copy_us", "copy_start_us", "slowest_listing_ms", "reference", "ratio",
    "copy_ratio",
)  # fmt: skip


def test_contract(soloist: Soloist) -> None:
    measured = soloist("bench", "--json", "--seconds", "0.1").json
    assert list(measured) == list(game_ids())
    for figures in measured.values():
        assert all(figures[name] > 0 for name in FIGURES)
        assert figures["real_decisions_per_s"] < figures["decisions_per_s"]
        assert figures["turns_per_s"] > figures["games_per_s"]
        assert figures["slowest_listing_ms"] < 50


def test_arne_is_measured_with_three_random_players(soloist: Soloist) -> None:
    assert soloist("bench", "arne", "--json", "--seconds", "0.1").json["arne"]["seats"] == ["random"] * 3


def test_table(soloist: Soloist) -> None:
    outcome = soloist("bench", "arne", "--seconds", "0.1")
    assert outcome.code == 0
    assert "arne × 3" in outcome.out
    assert "games per second" in outcome.out


def test_another_engine_in_the_same_run(soloist: Soloist) -> None:
    measured = soloist("bench", "zooloretto", "--compare", "--json", "--seconds", "0.1").json
    both = ["zooloretto", "zooloretto compiled"] if has_compiled() else ["zooloretto"]
    assert list(measured) == [*both, "catanatron"]
    assert [measured[name]["build"] for name in both] == ["plain", "compiled"][: len(both)]
    assert measured["zooloretto"]["games_per_s to catanatron"] > 1
    assert all(measured["catanatron"][name] > 0 for name in ("games_per_s", "decisions_per_s", "copy_us", "ratio"))


def test_what_is_not_installed_is_said_so(soloist: Soloist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    outcome = soloist("bench", "zooloretto", "--compare", "--seconds", "0.1")
    assert outcome.code == 2
    assert "pip install catanatron" in outcome.err


def test_the_reference_loop_is_what_it_always_was() -> None:
    assert reference_loop(1000) == 123356


def test_mid_step_begins_with_the_first_answer_of_a_seat() -> None:
    match = Lineup.of(Series("arne", ("random", "random"), 1, 1)).match(1, snapshots=True)
    assert not is_mid_step(match)
    assert match.question is not None
    match.answer(match.question.options[0])
    assert is_mid_step(match)
