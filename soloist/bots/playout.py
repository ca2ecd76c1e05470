"""Whole games as fast as flows can be driven: no history, no log, no undo.

`playout` plays a state to its end at random, as searches roll out. Its numbers come from Python's own generator, whose
`random()` is the same for a seed on every version. How bots play like this is in `unrecorded`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from soloist.engine.errors import BrokenRules, NoOptions
from soloist.engine.flow import Chance, Decision, Flow, Together
from soloist.engine.game import Game

MOST_DECISIONS = 200_000  # no game of ours comes near; one that does would never end


def steps(game: Game[Any, Any], state: Any) -> Flow[None]:
    """All steps to the end as one flow: faster than to notice the end of each."""
    while (step := game.next_step(state)) is not None:
        yield from step


class Driver(ABC):
    """Answers whatever flows ask, and counts it."""

    __slots__ = ("chances", "decisions", "real_decisions")

    def __init__(self) -> None:
        self.decisions = 0
        self.real_decisions = 0  # with two or more options
        self.chances = 0

    @abstractmethod
    def decide(self, asked: Decision[Any], options: Sequence[Any]) -> Any:
        """Which of two or more options a seat takes."""

    @abstractmethod
    def below(self, limit: int) -> int:
        """What the dice show where one of so many things comes."""

    @abstractmethod
    def sample(self, options: Sequence[Any], count: int) -> list[Any]:
        """What the dice show where several things come at once."""

    def play(self, game: Game[Any, Any], state: Any) -> None:
        """To the end."""
        self.run(steps(game, state))

    def run(self, flow: Flow[Any]) -> Any:
        """Answer all requests of one flow; gives back what the flow returns."""
        answer: Any = None
        send = flow.send
        while True:
            try:
                request: Any = send(answer)
            except StopIteration as finished:
                return finished.value
            kind = type(request)
            if kind is Decision:
                options = request.options()
                if len(options) > 1:
                    answer = self.decide(request, options)
                    self.real_decisions += 1
                elif options:
                    answer = options[0]
                else:
                    raise NoOptions(request.why, request.ask)
                self.decisions += 1
                if self.decisions > MOST_DECISIONS:
                    raise BrokenRules(f"the game has not ended after {MOST_DECISIONS} decisions")
            elif kind is Chance:
                answer = self._throw(request)
                self.chances += 1
            elif kind is Together:
                answer = {seat: self.run(part) for seat, part in request.flows.items()}
            else:
                answer = None  # an event

    def _throw(self, asked: Chance[Any]) -> Any:
        options = asked.options()
        if len(options) < (asked.count or 1):
            raise NoOptions(asked.why, asked.ask)
        return tuple(self.sample(options, asked.count)) if asked.count else options[self.below(len(options))]


class Uniform(Driver):
    """Every option and every chance result equally likely."""

    __slots__ = ("_number",)

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._number = Random(seed).random

    def decide(self, asked: Decision[Any], options: Sequence[Any]) -> Any:
        return options[int(self._number() * len(options))]

    def below(self, limit: int) -> int:
        return int(self._number() * limit)

    def sample(self, options: Sequence[Any], count: int) -> list[Any]:
        rest = list(options)
        return [rest.pop(int(self._number() * len(rest))) for _ in range(count)]


def playout(game: Game[Any, Any], state: Any, seed: int) -> Driver:
    """Play the state to its end; gives back who has counted what was asked."""
    driver = Uniform(seed)
    driver.play(game, state)
    return driver
