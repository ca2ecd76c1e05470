"""How one game's answers, draws, and tables as seats see them, become numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import ModuleType
from typing import Any, ClassVar, TypeAlias, TypeVar

from soloist.adapters.fields import Field, Layout, Tensor
from soloist.adapters.vocabulary import Vocabulary
from soloist.engine import notation
from soloist.engine.flow import DONE, Ask, Asked, Decision, Done
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.seats import SEATS, Seat

T = TypeVar("T")
AnyQuestion: TypeAlias = "Question | Decision[Any]"
"""With its options listed, or not yet."""

MOST_SEATS = 12
"""At any of our tables."""
AMOUNTS = 2
"""So many numbers of a question are shown: the size left to build, a price."""


class Coding(ABC):
    """The numbers of one game with so many seats, as it was agreed.

    `actions` numbers what players answer, `outcomes` what Chance does. `layout` has the fields of a tensor, which a
    `writer` fills.
    """

    language: ClassVar[tuple[ModuleType, ModuleType]]  # where the kinds of questions are, and the plain words
    around: ClassVar[str]  # what the fields of each seat are called: `zoo`

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        asks, answers = self.language
        self.seats = seats
        self.settings = settings
        self.actions = Vocabulary([DONE.code, *words_in(answers), *self.words()])
        self.outcomes = Vocabulary([*(seat.code for seat in SEATS[:MOST_SEATS]), *self.draws()])
        self.kinds = kinds_in(asks)
        self.piece = {code: number for number, code in enumerate(dict.fromkeys(self.pieces()))}
        self.layout = Layout((*self.fields(), *self.question_fields()))

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
        """What is written of a table as a seat sees it."""

    @abstractmethod
    def writer(self) -> Writer:
        """Who writes tensors, of one match or of many."""

    def question_fields(self) -> Iterator[Field]:
        yield Field("asked", len(self.kinds) + 1, "which kind of question the seat is asked, in the order of the code")
        yield Field("asked.amounts", AMOUNTS, "numbers in the question: size left, price, limit", 10)
        yield Field("asked.picks", 2, "how many have been picked, and how many may be", 10)
        yield Field("asked.picked", len(self.piece), "what has been picked so far")
        yield Field("asked.about", len(self.piece), "what the question is about")


class Writer(ABC):
    """Writes tensors of a table, from oneself around it.

    It names what may be seen, as a view does: `write` what lies open, `write_secrets` what one seat alone may see. What
    lies open is kept, and written where it has changed since the last time, in the same match or in another.
    """

    def __init__(self, coding: Coding) -> None:
        layout = coding.layout
        at = layout.at
        self.numbers = layout.tensor()  # what lies open, the seats in their order
        self.first, self.last = at[f"{coding.around}0.active"], at["asked"]
        self.width = (self.last - self.first) // coding.seats
        self.seats_at = tuple(range(self.first, self.last, self.width))
        self.pages = [layout.tensor() for _ in range(coding.seats)]  # what each seat sees
        self._copies = [self._turned(memoryview(page), seat * self.width) for seat, page in enumerate(self.pages)]
        self._pieces = coding.piece
        self._kinds: dict[object, tuple[int, tuple[str, ...]]] = {
            id(kind) if type(kind) is Asked else kind: (place, () if type(kind) is Asked else amounts_in(kind))
            for place, kind in enumerate(coding.kinds.values(), at["asked"])
        }  # those with one object by its identity
        self._unknown_kind = at["asked"] + len(coding.kinds), ()
        self._amounts, self._picks = at["asked.amounts"], at["asked.picks"]
        self._picked, self._about = at["asked.picked"], at["asked.about"]
        self._has_secrets = type(self).write_secrets is not Writer.write_secrets

    def _turned(self, page: memoryview, before: int) -> list[tuple[memoryview, memoryview]]:
        """What is copied where, so that the numbers of a seat come before the others; so many come before them now."""
        numbers, first, last = memoryview(self.numbers), self.first, self.last
        own = [(page[first : last - before], numbers[first + before : last])]
        others = [(page[last - before : last], numbers[first : first + before])]
        return [(page, numbers), *own, *others] if before else [(page, numbers)]

    def encode(self, state: Any, seat: Seat, question: AnyQuestion | None) -> Tensor:
        """The page of a seat: what it sees of a state, and the question that it is asked, if any."""
        self.write(state)
        for there, here in self._copies[seat]:
            there[:] = here
        page = self.pages[seat]
        if self._has_secrets:
            self.write_secrets(page, state, seat)
        if question is not None:
            self.write_question(page, question)
        return page

    @abstractmethod
    def write(self, state: Any) -> None:
        """Write into `numbers` what lies open, where it has changed."""

    def write_secrets(self, tensor: Tensor, state: Any, seat: Seat) -> None:
        """Write what this seat alone may see; where all is open, nothing."""
        return

    def mark(self, start: int, places: Mapping[Any, int], before: Any, now: Any) -> None:
        """Of several that exclude each other, mark the one that it is now; None: none of them."""
        if before is not None:
            self.numbers[start + places[before]] = 0
        if now is not None:
            self.numbers[start + places[now]] = 1

    def count(self, start: int, places: Mapping[T, int], things: Sequence[T]) -> list[T]:
        """How many there are of each; gives back what was counted, to be kept."""
        self.numbers[start : start + len(places)] = counted(places, things)
        return list(things)

    def write_question(self, tensor: Tensor, question: AnyQuestion) -> None:
        ask, about = question.ask, question.about
        kind = type(ask)
        place, names = self._kinds.get(id(ask) if kind is Asked else kind, self._unknown_kind)
        tensor[place] = 1
        if names:
            place = self._amounts
            for name in names:
                value = getattr(ask, name)
                if type(value) is int and place < self._picks:
                    tensor[place] = value
                    place += 1
        if question.of > 1:
            tensor[self._picks] = len(question.picked)
            tensor[self._picks + 1] = question.of
            for thing in question.picked:
                self._mark(tensor, self._picked, thing)
        if isinstance(about, tuple):
            for thing in about:
                self._mark(tensor, self._about, thing)
        elif about is not None:
            self._mark(tensor, self._about, about)

    def _mark(self, tensor: Tensor, start: int, thing: Any) -> None:
        place = self._pieces.get(getattr(thing, "code", None) or notation.code(thing))
        if place is not None:
            tensor[start + place] = 1


def counted(places: Mapping[T, int], things: Iterable[T]) -> Tensor:
    """How many there are of each, by their places."""
    counts = array("f", bytes(4 * len(places)))
    for thing in things:
        counts[places[thing]] += 1
    return counts


def still(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Values to be kept and compared: of lists, which change, a copy."""
    return tuple([value[:] if type(value) is list else value for value in values])


def names_in(kind: type) -> tuple[str, ...]:
    """The fields of a kind of question: its slots, and in compiled classes what the compiler made of them."""
    names: tuple[str, ...] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return tuple(name for name in names if not name.startswith("__"))


def amounts_in(kind: type) -> tuple[str, ...]:
    """Those that may be numbers."""
    kinds = {field.name: str(field.type) for field in fields(kind)} if is_dataclass(kind) else {}
    return tuple(name for name in names_in(kind) if kinds.get(name, "int").startswith("int"))


def kinds_in(module: ModuleType) -> dict[str, Any]:
    """The kinds of questions of a module by their names there, in the order they are written."""
    return {
        name: value
        for name, value in vars(module).items()
        if type(value) is Asked
        or (isinstance(value, type) and issubclass(value, Ask) and vars(value)["__module__"] == module.__name__)
    }


def words_in(module: ModuleType) -> Iterator[str]:
    """The answers of a module that are just words, alone or in lists."""
    for value in vars(module).values():
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, Word | Done):
                yield word.code
