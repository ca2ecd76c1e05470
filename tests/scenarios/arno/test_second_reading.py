"""Whole games of random players: every turn of ARNO comes out as a second reading of its rules has it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from soloist.engine.events import Event
from soloist.engine.flow import Chance, Decision, Flow
from soloist.games.arknova import GAME
from soloist.games.arknova.state import Stage
from tests.scenarios.arno.second_reading import Reading

TABLES = [(2, "B={0}"), (3, "B={0}, C={0}"), (4, "A={0}, C={0}"), (4, "B={0}, C={0}, D={0}"), (3, "A={0}")]
CARDS = ("AN-2.9", "AN-1.11", "ARNO-2.12", "ARNO-12.3")


def drive(flow: Flow[Any], number: Random, rolls: list[Any]) -> Any:
    """Answer everything at random, and note what ARNO rolls."""
    value: Any = None
    while True:
        try:
            request = flow.send(value)
        except StopIteration as finished:
            return finished.value
        if isinstance(request, Event):
            value = None
        elif isinstance(request, Chance):
            options = list(request.options())
            value = tuple(number.sample(options, request.count)) if request.count else number.choice(options)
            if request.why.startswith("ARNO-") and request.why not in CARDS:
                rolls.append(value)
        elif isinstance(request, Decision):
            value = number.choice(request.options())
        else:
            value = {seat: drive(part, number, rolls) for seat, part in request.flows.items()}


@pytest.mark.parametrize("arno_module", ["no", "yes"])
@pytest.mark.parametrize("level", range(1, 9))
def test_both_readings_agree(level: int, arno_module: str) -> None:
    turns = 0
    for place, (seats, automas) in enumerate(TABLES):
        options = {"automas": automas.format(f"L{level}"), "arno_module": arno_module}
        table = GAME.new(seats, GAME.read_settings(options))
        number = Random(100 * level + place)
        while (step := GAME.next_step(table)) is not None:
            before, seat, rolls = table.copy(), table.active, list[Any]()
            is_arnos = table.stage is Stage.TURN and table.zoos[seat].is_arno
            drive(step, number, rolls)
            if is_arnos:
                reading = Reading(before, seat, rolls, module=arno_module == "yes")
                reading.turn()
                assert reading.all() == Reading(table, seat).all(), f"turn {table.turn}: {rolls}"
                turns += 1
    assert turns > 100
