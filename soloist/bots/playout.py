"""Whole games as fast as flows can be driven: no history, no log, no undo.

`playout` plays a state to its end at random, as searches roll out. Its numbers come from Python's own generator, whose
`random()` is the same for a seed on every version. How bots play like this is in `unrecorded`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any

from soloist.engine.errors import BrokenRules, NoOptions
from soloist.engine.events import Event, Listener
from soloist.engine.flow import Chance, Decision, Flow, Request, Together
from soloist.engine.game import Game

NOTHING: Mapping[type[Event], Callable[[Any], object]] = {}
MOST_DECISIONS = 200_000  # no game of ours comes near; one that does would never end


def steps(game: Game[Any, Any], state: Any) -> Generator[Request, Any, None]:
    """All steps to the end as one flow: faster than to notice the end of each."""
    while (step := game.next_step(state)) is not None:
        yield from step


class Driver:
    """Answers whatever flows ask, every option and every result equally likely, and counts it."""

    __slots__ = ("_heard", "_number", "chances", "decisions", "real_decisions")

    def __init__(self, number: Callable[[], float] | None, listener: Listener | None = None) -> None:
        self._heard = NOTHING if listener is None else listener.heard
        self._number = number  # from 0 to 1; None: `decide`, `below` and `sample` know how to answer
        self.decisions = 0
        self.real_decisions = 0  # with two or more options
        self.chances = 0

    def decide(self, asked: Decision[Any], options: Sequence[Any]) -> Any:
        """Which of two or more options a seat takes."""
        return options[self.below(len(options))]

    def below(self, limit: int) -> int:
        """What the dice show where one of so many things comes."""
        assert self._number is not None
        return int(self._number() * limit)

    def sample(self, options: Sequence[Any], count: int) -> list[Any]:
        """What the dice show where several things come at once."""
        rest = list(options)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]

    def play(self, game: Game[Any, Any], state: Any) -> None:
        """To the end."""
        if not self._heard:
            game.hush(state)
        self.run(steps(game, state))

    def run(self, flow: Flow[Any]) -> Any:
        """Answer all requests of one flow; gives back what the flow returns."""
        answer: Any = None
        send, number, heard = flow.send, self._number, self._heard
        while True:
            try:
                request: Any = send(answer)
            except StopIteration as finished:
                return finished.value
            kind = type(request)
            if kind is Decision:
                options = request.options()
                count = len(options)
                if count > 1:
                    self.real_decisions += 1
                    answer = self.decide(request, options) if number is None else options[int(number() * count)]
                elif count:
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
                hear = heard.get(kind)
                if hear is not None:
                    hear(request)
                answer = None  # of an event

    def _throw(self, asked: Chance[Any]) -> Any:
        options = asked.options()
        if len(options) < (asked.count or 1):
            raise NoOptions(asked.why, asked.ask)
        return tuple(self.sample(options, asked.count)) if asked.count else options[self.below(len(options))]


def playout(game: Game[Any, Any], state: Any, seed: int) -> Driver:
    """Play the state to its end; gives back who has counted what was asked."""
    driver = Driver(Random(seed).random)
    driver.play(game, state)
    return driver
