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
from soloist.engine.first_numbers import FirstNumbers
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

    __slots__ = ("_dice", "_heard", "_number", "_random", "chances", "decisions", "real_decisions")

    def __init__(self, number: Callable[[], float] | None, listener: Listener | None = None) -> None:
        self._heard = NOTHING if listener is None else listener.heard
        self._number = number  # from 0 to 1; None: `decide` and `throw` know how to answer
        self._random: Sequence[FirstNumbers | None] = ()  # then: seats that answer at random, and their numbers
        self._dice: FirstNumbers | None = None  # then: those of the dice, where they show one thing
        self.decisions = 0
        self.real_decisions = 0  # with two or more options
        self.chances = 0

    def decide(self, asked: Decision[Any], options: Sequence[Any], moment: int) -> Any:
        """Which of two or more options a seat takes that does not answer at random, after so many answers."""
        raise NotImplementedError

    def throw(self, options: Sequence[Any], count: int, chances: int) -> Any:
        """What the dice show where several things come at once, after so many throws."""
        number = self._number
        assert number is not None
        if count == 1:
            return (options[int(number() * len(options))],)
        rest = list(options)
        return tuple([rest.pop(int(number() * len(rest))) for _ in range(count)])

    def play(self, game: Game[Any, Any], state: Any) -> None:
        """To the end."""
        game.hush(state, self._heard)
        self.run(steps(game, state))

    def run(self, flow: Flow[Any]) -> Any:
        """Answer all requests of one flow; gives back what the flow returns."""
        answer: Any = None
        send, number, random, dice, heard = flow.send, self._number, self._random, self._dice, self._heard
        decisions, real_decisions, chances = self.decisions, self.real_decisions, self.chances
        while True:
            try:
                request: Any = send(answer)
            except StopIteration as finished:
                self.decisions, self.real_decisions, self.chances = decisions, real_decisions, chances
                return finished.value
            kind = type(request)
            if kind is Decision:
                asked: Decision[Any] = request
                options = asked.options()
                count = len(options)
                if count > 1:
                    real_decisions += 1
                    if number is not None:
                        answer = options[int(number() * count)]
                    else:
                        numbers = random[asked.seat]
                        if numbers is not None:
                            answer = numbers.pick(options, decisions + chances)
                        else:
                            answer = self.decide(asked, options, decisions + chances)
                elif count:
                    answer = options[0]
                else:
                    raise NoOptions(asked.why, asked.ask)
                decisions += 1
                if decisions > MOST_DECISIONS:
                    raise BrokenRules(f"the game has not ended after {MOST_DECISIONS} decisions")
            elif kind is Chance:
                chance: Chance[Any] = request
                options, several = chance.options(), chance.count
                count = len(options)
                if count < (several or 1):
                    raise NoOptions(chance.why, chance.ask)
                if several:
                    answer = self.throw(options, several, chances)
                elif number is not None:
                    answer = options[int(number() * count)]
                else:
                    assert dice is not None
                    answer = dice.pick(options, chances)
                chances += 1
            elif kind in heard:
                heard[kind](request)
                answer = None  # of an event
            elif kind is Together:
                self.decisions, self.real_decisions, self.chances = decisions, real_decisions, chances
                answer = {seat: self.run(part) for seat, part in request.flows.items()}
                decisions, real_decisions, chances = self.decisions, self.real_decisions, self.chances
            else:
                answer = None


def playout(game: Game[Any, Any], state: Any, seed: int) -> Driver:
    """Play the state to its end; gives back who has counted what was asked."""
    driver = Driver(Random(seed).random)
    driver.play(game, state)
    return driver
