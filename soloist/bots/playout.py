"""Uniformly random play from a state to the end, as fast as flows can be driven: no history, no log, no undo.

This is what searches roll out with and what random simulations run on. The numbers come from Python's own generator,
whose `random()` is the same for a seed on every version.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import Any

from soloist.engine.errors import NoOptions
from soloist.engine.flow import Chance, Decision, Flow, Request, Together
from soloist.engine.game import Game


@dataclass
class Played:
    """What was counted on the way."""

    decisions: int = 0
    real_decisions: int = 0  # with two or more options
    chances: int = 0


def playout(game: Game[Any, Any], state: Any, seed: int) -> Played:
    """Play the state to its end; every option and every chance result equally likely."""
    played = Played()
    _drive(_steps(game, state), Random(seed).random, played)
    return played


def _steps(game: Game[Any, Any], state: Any) -> Generator[Request, Any, None]:
    """All steps to the end as one flow."""
    while (step := game.next_step(state)) is not None:
        yield from step


def _drive(flow: Flow[Any], number: Callable[[], float], played: Played) -> Any:
    """Answer all requests of one flow; gives back what the flow returns."""
    value: Any = None
    send = flow.send
    decisions = real = chances = 0
    while True:
        try:
            request = send(value)
        except StopIteration as finished:
            played.decisions += decisions
            played.real_decisions += real
            played.chances += chances
            return finished.value
        kind = type(request)
        if kind is Decision:
            options = request.options()  # type: ignore[union-attr]
            count = len(options)
            decisions += 1
            if count > 1:
                real += 1
                value = options[int(number() * count)]
            elif count:
                value = options[0]
            else:
                raise NoOptions(request.why, request.ask)  # type: ignore[union-attr]
        elif kind is Chance:
            chances += 1
            value = _throw(request, number)  # type: ignore[arg-type]
        elif kind is Together:
            parts = request.flows.items()  # type: ignore[union-attr]
            value = {seat: _drive(part, number, played) for seat, part in parts}
        else:
            value = None  # an event


def _throw(request: Chance[Any], number: Callable[[], float]) -> Any:
    options = request.options()
    count = len(options)
    if count < (request.count or 1):
        raise NoOptions(request.why, request.ask)
    if not request.count:
        return options[int(number() * count)]
    rest = list(options)
    return tuple([rest.pop(int(number() * len(rest))) for _ in range(request.count)])
