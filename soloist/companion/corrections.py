"""Corrections: whatever a companion keeps in its books can be put right, as an entry like any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from soloist.engine.events import Event
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg

S = TypeVar("S")


class Label(Protocol):
    """What something in the books is: a small value of its companion, such as the coins of a seat."""

    @property
    def code(self) -> str: ...

    def say(self) -> Message: ...


@dataclass(frozen=True)
class Correction(Generic[S]):
    """Something in the books that can be put right.

    Answers are given again when a match is rebuilt, so `put` gets the session of that moment and keeps none itself.
    """

    label: Label
    now: Any  # what the books say
    values: Sequence[Any] = field(compare=False)  # what may be right
    put: Callable[[S, Any], None] = field(compare=False, repr=False)

    @property
    def code(self) -> str:
        return self.label.code

    def say(self) -> Message:
        return msg("{label}: {now}", label=self.label, now=self.now)


class WhatToCorrect(Ask):
    text = msg("What is to be corrected?")


@dataclass(frozen=True, slots=True)
class WhatIsRight(Ask):
    """The right value for something in the books."""

    correction: Correction[Any]

    def say(self) -> Message:
        if isinstance(self.correction.values, range):
            return msg("{item} in the books. What is the right number?", item=self.correction)
        return msg("{item} in the books. What is right?", item=self.correction)


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """Something in the books was put right."""

    correction: Correction[Any]
    value: Any

    def say(self) -> Message:
        return msg("Corrected: {item} → {number}", item=self.correction, number=self.value)


def correct(
    session: S, listed: Callable[[S], Sequence[Correction[S]]], *, person: Seat, why: str, opened_by: object
) -> Flow[None]:
    """Which, then the right value; logged, and undone with undo."""
    chosen = yield from choose(person, lambda: listed(session), ask=WhatToCorrect(), why=why, about=opened_by)
    value = yield from choose(person, lambda: chosen.values, ask=WhatIsRight(chosen), why=why, about=chosen)
    chosen.put(session, value)
    yield Corrected(chosen, value)
