"""Whole games of Ark Nova with ARNO, told to the companion: its books must agree after every turn."""

from __future__ import annotations

import pytest

from tests.companion.arno_mirror import ArnoMirror


@pytest.mark.parametrize(
    ("players", "automas", "options"),
    [
        (2, "B=L6", {}),
        (3, "B=L3,C=L5", {"arno_module": "yes"}),
        (4, "C=L4", {"lacks": "fewest_owned", "donate_without_task": "yes"}),
        (4, "B=L1,C=L12,D=L8", {"sponsors_full": "helper"}),
        (3, "A=L6,B=L6", {"sponsor_icons": "all"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 5])
def test_a_game_on_the_screen_agrees_with_the_companion(
    players: int, automas: str, options: dict[str, str], seed: int
) -> None:
    mirror = ArnoMirror(players, automas, seed, **options)
    mirror.play()
    assert mirror.match.over
