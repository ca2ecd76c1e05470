"""On a phone: after every answer a lit piece is in view, and whatever is lit is large enough for a finger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visiting
from tests.browser.phone import ON_A_PHONE, PHONE, play_on, sit_down
from tests.browser.visit import Visit

GAMES: dict[str, tuple[str, list[str], int]] = {
    "arne": ("arne", ["human", "greedy", "random"], 24),
    "zooloretto": ("zooloretto", ["human", "mammoth:II"], 30),
    "orichalcum": ("orichalcum", ["human", "ai"], 24),
    "arknova": ("arknova", ["human", "arno:L3"], 40),
}
MANY = {
    **GAMES,
    "zooloretto with three": ("zooloretto", ["human", "greedy", "random"], 0),
    "arknova with a bot": ("arknova", ["human", "greedy"], 0),
    "arne with six": ("arne", ["human", *["random"] * 5], 0),
}
NARROW = {"width": 360, "height": 740}


def at_a_phone(visit: Visiting, name: str, seed: int = 7, **more: Any) -> Visit:
    me = visit(viewport=PHONE, options=ON_A_PHONE, **more)
    game, seats, _ = MANY[name]
    sit_down(me, game, seats, seed=seed)
    return me


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_in_view_and_large_enough(visit: Visiting, name: str) -> None:
    found = play_on(at_a_phone(visit, name), GAMES[name][2])
    assert len({each.title for each in found}) > 4
    assert len({tuple(each.places) for each in found}) > 1


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", MANY)
def test_they_are_in_whole_games(visit: Visiting, name: str, seed: int) -> None:
    me = at_a_phone(visit, name, seed)
    assert play_on(me, 700)[-1].is_over


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_they_are_on_a_narrow_phone_in_portuguese(visit: Visiting, name: str) -> None:
    me = visit(viewport=NARROW, options=ON_A_PHONE, language="pt-BR")
    game, seats, _ = GAMES[name]
    sit_down(me, game, seats, seed=4)
    assert play_on(me, 700)[-1].is_over
