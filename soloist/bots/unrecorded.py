"""Games of which nobody needs a record: answer by answer those that a match with the same seed would be.

Dice and bots get the numbers that a match gives them. Who imagines matches needs a match, and cannot play here.
`Unrecorded` is played by bots alone, `Stepwise` asks whoever is outside.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any

from soloist.bots.playout import Driver, steps
from soloist.engine.dice import BOT, DICE, KeyedStream, one_way
from soloist.engine.errors import NoOptions
from soloist.engine.events import Listener
from soloist.engine.first_numbers import FirstNumbers
from soloist.engine.flow import Chance, Decision, Flow, Refusal, Together
from soloist.engine.game import Game
from soloist.engine.question import listed
from soloist.engine.seats import Bot, RandomBot, Seat, Wants


def can_play(bots: Sequence[Bot]) -> bool:
    """Whether none of them needs a match."""
    return all(bot.wants is not Wants.OUTLOOK for bot in bots)


class Unrecorded(Driver):
    """A game from its beginning to its end, and what was counted in it."""

    __slots__ = ("_bot_seeds", "_bots", "_seed", "game", "state")

    def __init__(
        self, game: Game[Any, Any], state: Any, seed: int, bots: Sequence[Bot], listener: Listener | None = None
    ) -> None:
        super().__init__(None, listener)
        if listener is not None:
            listener.begin()
        self.game = game
        self.state = state
        self._seed = seed
        self._bots = bots
        self._bot_seeds = [one_way(seed, number) for number in range(len(bots))]
        self._dice = FirstNumbers(seed, DICE)
        self._random = [
            FirstNumbers(own, BOT) if type(bot) is RandomBot else None
            for bot, own in zip(bots, self._bot_seeds, strict=True)
        ]
        self.play(game, state)

    def decide(self, asked: Decision[Any], options: Sequence[Any], moment: int) -> Any:
        """What the bot of the seat answers."""
        seat = asked.seat
        return answered(self._bots[seat], self.game, self.state, asked, options, self._bot_seeds[seat], moment)

    def throw(self, options: Sequence[Any], count: int, chances: int) -> Any:
        dice = self._dice
        if count == 1 and dice is not None:
            return (dice.pick(options, chances),)
        return thrown_several(self._seed, options, count, chances)


class Stepwise:
    """A game that hands out its decisions one after the other, until it is over, and throws its dice itself.

    Seats that answer at the same time are asked in their order.
    """

    __slots__ = ("_bot_seeds", "_chances", "_decisions", "_dice", "_requests", "_seed", "game", "options", "state")

    def __init__(self, game: Game[Any, Any], seats: int, settings: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.state = state = game.new(seats, settings)
        self.options: Sequence[Any] = ()  # of the open decision
        self._seed = seed
        self._bot_seeds = [one_way(seed, number) for number in range(seats)]
        self._dice = FirstNumbers(seed, DICE)
        self._decisions = self._chances = 0  # how many were answered
        game.hush(state, ())
        self._requests = self._handed_out(steps(game, state))

    def next(self, answer: Any = None) -> Decision[Any] | None:
        """Take the answer to the last decision and go on to the next one; None: the game is over."""
        try:
            asked = self._requests.send(answer)
        except StopIteration:
            return None
        self.options = asked.options()
        if not self.options:
            raise NoOptions(asked.why, asked.ask)
        return asked

    def answer_of(self, bot: Bot, asked: Decision[Any]) -> Any:
        """What a bot answers that needs no match."""
        moment = self._decisions + self._chances
        return answered(bot, self.game, self.state, asked, self.options, self._bot_seeds[asked.seat], moment)

    def meant(self, asked: Decision[Any], answer: Any) -> Any:
        """The option that is meant by one of a match at the same question, or by its text."""
        return listed(asked, self.options).meant(answer, no_reasons)

    def _handed_out(self, flow: Flow[Any]) -> Generator[Decision[Any], Any, Any]:
        send, answer = flow.send, None
        while True:
            try:
                request: Any = send(answer)
            except StopIteration as finished:
                return finished.value
            kind = type(request)
            if kind is Decision:
                answer = yield request
                self._decisions += 1
            elif kind is Chance:
                answer = self._thrown(request)
                self._chances += 1
            elif kind is Together:
                answers: dict[Seat, Any] = {}
                for seat, part in request.flows.items():
                    answers[seat] = yield from self._handed_out(part)
                answer = answers
            else:
                answer = None  # of an event

    def _thrown(self, chance: Chance[Any]) -> Any:
        options, count = chance.options(), chance.count
        if len(options) < (count or 1):
            raise NoOptions(chance.why, chance.ask)
        if count == 0:
            return self._dice.pick(options, self._chances)
        return thrown_several(self._seed, options, count, self._chances)


def answered(
    bot: Bot, game: Game[Any, Any], state: Any, asked: Decision[Any], options: Sequence[Any], own_seed: int, moment: int
) -> Any:
    """What a bot answers to a decision, after so many answers."""
    question = listed(asked, options)
    sight = game.view(state, asked.seat) if bot.wants is Wants.VIEW else None
    return question.meant(bot.choose(question, sight, KeyedStream(own_seed, BOT, moment)), no_reasons)


def thrown_several(seed: int, options: Sequence[Any], count: int, chances: int) -> tuple[Any, ...]:
    """So many things at once, after so many throws."""
    return tuple(KeyedStream(seed, DICE, chances).sample(options, count))


def no_reasons(text: str) -> Sequence[Refusal]:
    """Why a bot's answer is none is for the match that tells of it."""
    return ()
