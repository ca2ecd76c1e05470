"""Playing Ark Nova as if one wanted to get somewhere: random, but seldom idle. Without it games take hours to end."""

from __future__ import annotations

from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.flow import DONE
from soloist.engine.question import Question
from soloist.games.arknova.answers import BREAK, DECLINE, DONATE, HARBOUR, UNSTORE, TakeXToken, Use
from soloist.games.arknova.board import Task
from soloist.games.arknova.buildings import Kind
from soloist.games.arknova.cards import Action

WEIGHTS = {Action.ANIMALS: 60, Action.ASSOCIATION: 20, Action.SPONSORS: 6, Action.BUILD: 6, Action.CARDS: 4}
TASKS = {Task.PROJECT: 60, Task.PARTNER_ZOO: 8, Task.UNIVERSITY: 8, Task.REPUTATION: 3}
IDLE = (DECLINE, DONE, BREAK, HARBOUR, UNSTORE)


def weight(option: Any) -> int:
    """How much more likely it is than the least likely one."""
    if isinstance(option, Use):
        return max(1, WEIGHTS[option.action] * 6 >> option.tokens)
    if isinstance(option, TakeXToken) or option in IDLE:
        return 1
    if isinstance(option, Task):
        return TASKS[option]
    if option is DONATE:
        return 30
    if isinstance(option, Kind):
        return 20 if option.is_special else 4 * option.size if option.is_standard else 3
    return 12


def choose(question: Question, choice: int) -> Any:
    """An option, or as many outcomes as Chance is asked for."""
    if question.count:
        return tuple(Stream(choice).sample(question.options, question.count))
    actions = list(dict.fromkeys(option.action for option in question.options if isinstance(option, Use)))
    weights = [
        weight(option) * (1 + actions.index(option.action)) ** 2 if isinstance(option, Use) else weight(option)
        for option in question.options  # the action cards come by their slots, the strongest last
    ]
    rest = Stream(choice).below(sum(weights))
    for option, part in zip(question.options, weights, strict=True):
        rest -= part
        if rest < 0:
            return option
    raise AssertionError("a choice of nothing")
