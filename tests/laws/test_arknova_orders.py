"""Orders that are not asked for would change nothing: a law for random turns where thresholds are near [AN-2.5]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from soloist.engine.match import Match
from soloist.games.arknova import GAME, ordering
from soloist.games.arknova.cards import Effect
from soloist.games.arknova.ordering import Coming
from soloist.games.arknova.state import Stage
from soloist.games.arknova.touching import Outlook, Touched
from soloist.games.arknova.turn_context import Turn
from tests.kit import rule
from tests.kit.arknova_orders import is_reached, positions
from tests.scenarios.arknova.scene import Scene
from tests.scenarios.base import seat_named

MOST_TRIED = 300
PLAYED = 60


ASSOCIATION = "order An Bu Ca Sp As, hired 2, x 0"
CONSTRUCTED: dict[str, dict[str, Any]] = {
    "two gains of reputation": {"A": f"rep 7, upgraded An Bu Sp, sponsors 202, university hand_limit, {ASSOCIATION}"},
    "two gains of conservation": {"A": f"cp 0, rep 9, hand 123, animals 507, partner americas, left 4, {ASSOCIATION}"},
    "income": {
        "A": "cp 3, money 3, appeal 4, sponsors 206, left 1 2 3 5 6 7, hand 261, empty",
        "B": "order Sp An Bu Ca As, x 5, empty, money 0, workers 0",
        "active": "B",
        "break_step": 8,
        "tiles": "sponsor x-tokens | cards reputation",
    },
    "a release": {
        "A": "cp 4, appeal 27, rep 4, money 20, hand 120 222, animals 428, empty, build enclosure_3! 1.2 1.3 2.2, "
        f"icons science 2, {ASSOCIATION}",
        "tiles": "sponsor money | cards x-tokens",
    },
    "a unique building": {"A": "rep 4, hand 254, order An Bu Ca As Sp, x 0, empty, build pavilion 6.5"},
}


BEGUN = {
    "two gains of reputation": ("association", "university", "research_reputation"),
    "two gains of conservation": ("association", "project", "middle"),
    "income": (),
    "a release": ("association",),
    "a unique building": ("sponsors",),
}


def constructed(name: str) -> Match:
    scene = Scene()
    scene.table(**CONSTRUCTED[name])
    if name == "income":
        scene.state.stage = Stage.BREAK
        scene.state.break_called_by = seat_named("B")
    match = Match.at(GAME, 2, scene.match.settings, scene.state, dice=False)
    for text in BEGUN[name]:
        match.answer(text)
    return match


@rule("AN-2.5")
@pytest.mark.parametrize("seed", range(100, 148))
def test_whatever_any_order_reaches_can_be_reached_as_the_game_asks(seed: int) -> None:
    for number, start in enumerate(positions(seed)):
        assert is_reached(start, number, MOST_TRIED) is not False, f"variation {number} of table {seed}"


@rule("AN-2.5", "AN-7.9", "AN-8.5", "AN-10.7")
@pytest.mark.parametrize("name", CONSTRUCTED)
def test_the_same_holds_where_thresholds_are_near(name: str) -> None:
    tried = [is_reached(constructed(name), seed) for seed in range(PLAYED)]

    assert True in tried
    assert False not in tried


# and the law notices what breaks it


def unreached() -> list[str]:
    """Where some turn comes out as the game cannot."""
    return [name for name in CONSTRUCTED if False in [is_reached(constructed(name), seed) for seed in range(PLAYED)]]


@pytest.mark.plain
def test_effects_that_come_as_they_stand_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_they_stand(turn: Turn, left: Sequence[Coming]) -> tuple[list[Coming], list[Coming]]:
        return list(left), []

    monkeypatch.setattr(ordering, "sort_out", as_they_stand)
    assert unreached() == [name for name in CONSTRUCTED if name != "a release"]  # which stands first anyway


@pytest.mark.plain
def test_gains_judged_alone_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(Outlook):
        """As if no other effect were coming."""

        def __init__(self, turn: Turn, effects: Sequence[Effect]) -> None:
            super().__init__(turn, ())

        def touches(self, effect: Effect) -> Touched:
            return Outlook(self.turn, (effect,)).touches(effect)

    monkeypatch.setattr(ordering, "Outlook", Alone)
    assert unreached() == ["two gains of reputation", "two gains of conservation", "income"]
