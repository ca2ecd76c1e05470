"""Corrections: whatever a companion keeps in its books can be put right, as an entry like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from soloist.companion import PERSON
from soloist.engine.events import Event
from soloist.engine.flow import Ask, Flow, choose
from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg, template

S = TypeVar("S")


@dataclass(frozen=True)
class Correction(Generic[S]):
    """Something in the books that can be put right.

    Answers are given again when a match is rebuilt, so `put` gets the session of that moment and keeps none itself.
    """

    code: str
    label: Message
    now: Any  # what the books say
    values: Sequence[Any] = field(compare=False)  # what may be right
    put: Callable[[S, Any], None] = field(compare=False, repr=False)
    of: Any = field(default=None, compare=False)  # the thing it is about, for pictures
    seat: Seat | None = None  # whose it is; None: the table's

    def say(self) -> Message:
        if self.seat is None:
            return msg("{label}: {now}", label=self.label, now=self.now)
        return msg("{seat}'s {label}: {now}", label=self.label, seat=self.seat, now=self.now)


def field_of(session: S, owner: Callable[[S], Any], name: str, label: Message, values: Sequence[Any],
             **more: Any) -> Correction[S]:  # fmt: skip
    """A plain value in the books: a field of what `owner` finds there, with its name for a code if nothing is said."""

    def put(now: S, value: Any) -> None:
        setattr(owner(now), name, value)

    return replace(Correction(name, label, getattr(owner(session), name), values, put), **more)


def told_points(session: Any, numbers: range) -> Iterator[Correction[Any]]:
    """The points that people have told at the end."""
    for seat in session.points:

        def put(now: Any, number: int, seat: Seat = seat) -> None:
            now.points[seat] = number

        label, code = msg("victory points"), f"points {seat.code}"
        yield Correction(code, label, session.points[seat], numbers, put, seat=seat)


class Correct:
    """What people may say instead of what happened: something in the books is wrong."""

    code = "correct"

    def say(self) -> Message:
        return msg("Correct something")


CORRECT = Correct()


class WhatToCorrect(Ask):
    text = msg("What would you like to correct?")


@dataclass(frozen=True, slots=True)
class WhatIsRight(Ask):
    """The right value for something in the books."""

    correction: Correction[Any]

    def say(self) -> Message:
        if isinstance(self.correction.values, range):
            return msg("On record: {item}. What is the correct number?", item=self.correction)
        return msg("On record: {item}. What should it be?", item=self.correction)


@dataclass(frozen=True, slots=True)
class Corrected(Event):
    """Something in the books was put right."""

    correction: Correction[Any]
    value: Any
    text = template("Corrected: {correction} → {value}")


def correct(session: S, listed: Callable[[S], Sequence[Correction[S]]], *, why: str) -> Flow[tuple[Correction[S], Any]]:
    """Which, then the right value; logged, and undone with undo."""
    chosen = yield from choose(PERSON, lambda: listed(session), ask=WhatToCorrect(), why=why, about=CORRECT)
    value = yield from choose(PERSON, lambda: chosen.values, ask=WhatIsRight(chosen), why=why, about=chosen)
    chosen.put(session, value)
    yield Corrected(chosen, value)
    return chosen, value
