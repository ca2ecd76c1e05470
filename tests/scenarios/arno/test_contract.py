"""The scenarios of `scenarios.json`, S04 to S24, at two tables: on paper and at the screen, with the same dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.arno.paper import DEFAULT, SCENARIOS, Paper
from tests.scenarios.arno.screen import Screen, comparable

BASE_GAME = [name for name, scenario in SCENARIOS.items() if not scenario["given"].get("marine_worlds")]
TABLES: dict[str, type[Paper] | type[Screen]] = {"paper": Paper, "screen": Screen}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", BASE_GAME)
def test_a_scenario_comes_out_alike_at_every_table(name: str, table: str) -> None:
    scenario = SCENARIOS[name]
    laid = TABLES[table](scenario["given"], scenario["dice"])

    laid.play(scenario.get("turns", 1))

    expected: dict[str, Any] = DEFAULT | scenario["given"] | scenario["then"]
    assert comparable(laid.after()) == comparable(expected)


def test_every_step_on_paper_names_its_rule() -> None:
    for scenario in (SCENARIOS[name] for name in BASE_GAME):
        paper = Paper(scenario["given"], scenario["dice"])
        paper.play(scenario.get("turns", 1))
        assert all("[ARNO-" in line for line in paper.said)
