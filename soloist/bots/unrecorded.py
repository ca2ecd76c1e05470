"""Games between bots of which nobody needs a record: answer by answer those that a match with the same seed would be.

Dice and bots get the numbers that a match gives them. Who imagines matches needs a match, and cannot play here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.bots.playout import Driver
from soloist.engine.dice import BOT, DICE, KeyedStream, one_way
from soloist.engine.events import Listener
from soloist.engine.first_numbers import FirstNumbers
from soloist.engine.flow import Decision, Refusal
from soloist.engine.game import Game
from soloist.engine.question import listed
from soloist.engine.seats import Bot, RandomBot, Wants


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
        bot, question = self._bots[seat], listed(asked, options)
        sight = self.game.view(self.state, seat) if bot.wants is Wants.VIEW else None
        answer = bot.choose(question, sight, KeyedStream(self._bot_seeds[seat], BOT, moment))
        return question.meant(answer, no_reasons)

    def throw(self, options: Sequence[Any], count: int, chances: int) -> Any:
        dice = self._dice
        if count == 1 and dice is not None:
            return (dice.pick(options, chances),)
        return tuple(KeyedStream(self._seed, DICE, chances).sample(options, count))


def no_reasons(text: str) -> Sequence[Refusal]:
    """Why a bot's answer is none is for the match that tells of it."""
    return ()
