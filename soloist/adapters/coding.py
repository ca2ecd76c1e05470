"""How one game's answers, draws and views become numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any

from soloist.adapters.fields import Field, Layout, Tensor
from soloist.adapters.vocabulary import Vocabulary
from soloist.engine import notation
from soloist.engine.flow import DONE, Ask, Asked, Done
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import SEATS

MOST_SEATS = 12
"""At any of our tables."""
AMOUNTS = 2
"""So many numbers of a question are shown: the size left to build, a price."""


class Coding(ABC):
    """The numbers of one game with so many seats, as it was agreed.

    `actions` numbers what players answer, `outcomes` what Chance does. `encode` is built from a seat's view and the
    question it is asked, and from nothing else.
    """

    asks: ModuleType  # where the kinds of questions are
    answers: ModuleType  # where the plain words are

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        self.seats = seats
        self.settings = settings
        self.actions = Vocabulary([DONE.code, *words_in(self.answers), *self.words()])
        self.outcomes = Vocabulary([*(seat.code for seat in SEATS[:MOST_SEATS]), *self.draws()])
        self.kinds = kinds_in(self.asks)
        self.kind = {kind: number for number, kind in enumerate(self.kinds.values())}
        self.piece = {code: number for number, code in enumerate(dict.fromkeys(self.pieces()))}
        self.layout = Layout((*self.fields(), *self.question_fields()))
        at = self.layout.at
        self._asked, self._amounts, self._picks = at["asked"], at["asked.amounts"], at["asked.picks"]
        self._picked, self._about = at["asked.picked"], at["asked.about"]

    @abstractmethod
    def words(self) -> Iterator[str]:
        """What can be answered beside the plain words of the game."""

    @abstractmethod
    def draws(self) -> Iterator[str]:
        """What Chance can answer, beside seats."""

    @abstractmethod
    def pieces(self) -> Iterator[str]:
        """What a question can be about, and what can be picked one by one."""

    @abstractmethod
    def fields(self) -> Iterator[Field]:
        """What is written of a view."""

    @abstractmethod
    def write(self, tensor: Tensor, view: Any) -> None:
        """Fill the fields from a seat's view."""

    def encode(self, view: Any, question: Question | None) -> Tensor:
        """The tensor of a view, and of the question that its seat is asked, if any."""
        tensor = self.layout.tensor()
        self.write(tensor, view)
        if question is not None:
            self.write_question(tensor, question)
        return tensor

    # questions

    def question_fields(self) -> Iterator[Field]:
        yield Field("asked", len(self.kinds) + 1, "which kind of question the seat is asked, in the order of the code")
        yield Field("asked.amounts", AMOUNTS, "numbers in the question: size left, price, limit", 10)
        yield Field("asked.picks", 2, "how many have been picked, and how many may be", 10)
        yield Field("asked.picked", len(self.piece), "what has been picked so far")
        yield Field("asked.about", len(self.piece), "what the question is about")

    def write_question(self, tensor: Tensor, question: Question) -> None:
        ask = question.ask
        kind = type(ask)
        tensor[self._asked + self.kind.get(ask if kind is Asked else kind, len(self.kind))] = 1
        if kind is not Asked:
            numbers = [value for name in getattr(ask, "__slots__", ()) if type(value := getattr(ask, name)) is int]
            for place, number in enumerate(numbers[:AMOUNTS], self._amounts):
                tensor[place] = number
        if question.of > 1:
            tensor[self._picks] = len(question.picked)
            tensor[self._picks + 1] = question.of
            self._mark(tensor, self._picked, question.picked)
        if question.about is not None:
            about = question.about
            self._mark(tensor, self._about, about if isinstance(about, tuple) else (about,))

    def _mark(self, tensor: Tensor, start: int, things: Iterable[Any]) -> None:
        for thing in things:
            place = self.piece.get(notation.code(thing))
            if place is not None:
                tensor[start + place] = 1


def kinds_in(module: ModuleType) -> dict[str, Any]:
    """The kinds of questions of a module by their names there, in the order they are written."""
    return {
        name: value
        for name, value in vars(module).items()
        if type(value) is Asked
        or (isinstance(value, type) and issubclass(value, Ask) and value.__module__ == module.__name__)
    }


def words_in(module: ModuleType) -> Iterator[str]:
    """The answers of a module that are just words, alone or in lists."""
    for value in vars(module).values():
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, Word | Done):
                yield word.code
