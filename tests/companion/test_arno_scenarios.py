"""Every scenario of ARNO beside the box, with typed dice [ARNO-4 to ARNO-16]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.companion.arno_beside import Beside
from tests.scenarios.arno.paper import DEFAULT, SCENARIOS


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_beside_the_box(name: str) -> None:
    scenario = SCENARIOS[name]
    beside = Beside(scenario["given"], list(scenario["dice"]))

    beside.play(scenario.get("turns", 1))

    expected: dict[str, Any] = DEFAULT | scenario["given"] | scenario["then"]
    after = beside.after()
    expected["side_two"] = sorted(expected["side_two"])
    assert {key: after[key] for key in expected if key != "deck"} == {
        key: value for key, value in expected.items() if key != "deck"
    }
    assert all("[ARNO-" in line for line in beside.why_lines)
