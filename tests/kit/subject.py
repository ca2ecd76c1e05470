"""What the kit must know of a game to test it: how it may be agreed, and where its pieces are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from soloist.engine.dice import Source, Stream
from soloist.engine.game import Game
from soloist.engine.match import Match, Undo
from soloist.engine.question import Question
from tests.kit.facts import Walk


@dataclass(frozen=True)
class Agreement:
    """Who plays what by which options; `name` says it in short and names files."""

    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Census:
    """The pieces found on the table, and those that should be there."""

    found: Counter[Any]
    owned: Counter[Any]


def pick(question: Question, choice: int) -> Any:
    """Any option, each as likely; as many outcomes as Chance is asked for."""
    if question.count:
        return tuple(Stream(choice).sample(question.options, question.count))
    return question.options[choice % len(question.options)]


@dataclass(frozen=True)
class Subject:
    """One game as the kit tests it."""

    game: Game[Any, Any]
    agreements: Sequence[Agreement]  # the laws hold for all of them
    playthroughs: Sequence[Agreement]  # each has a golden playthrough
    census: Callable[[Any], Census]
    glance: Callable[[Any], str]  # a public view in one short line
    most_answers: int  # no match takes more, whatever is answered
    walk: Walk  # what its facts name
    rules: Sequence[str] = ()  # its files in docs/rules
    sound: Callable[[Match], None] = lambda _: None  # what else holds at every question
    always_down: bool = True  # whether all pieces lie somewhere even in the middle of a step
    choose: Callable[[Question, int], Any] = pick  # the answer meant by a number

    def __repr__(self) -> str:
        return self.game.id

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self))  # Hypothesis prints the whole otherwise

    def new(
        self,
        agreement: Agreement,
        seed: int = 0,
        *,
        dice: bool = True,
        snapshots: bool = True,
        undo: Undo = Undo.SCREEN,
        source: Source = Source.KEYED,
    ) -> Match:
        seats, options = agreement.seats, agreement.options
        return Match.new(self.game, seats, options, seed, dice=dice, snapshots=snapshots, undo=undo, source=source)
