"""Facts that flows tell: small classes of a game, which put themselves into words. Nobody changes one; they are slotted
dataclasses with a hash, not frozen ones, which take four times as long to make.

Log, story, step-by-step showing, triggers and instructions look at their types and fields, never at a text:

    @dataclass(slots=True, unsafe_hash=True)
    class Placed(Event):
        seat: Seat
        building: Building
        text: ClassVar[Message] = template("{seat}: {building}")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias

from soloist.engine.seats import Seat
from soloist.engine.words import Message, Sayable, Spoken, msg, template

Eyes: TypeAlias = tuple[Seat, ...] | None
"""Who sees an answer or an event: these seats, or everybody (None)."""


class Event(Spoken):
    """Something that happened."""

    __slots__ = ()
    is_quiet: ClassVar[bool] = False  # a bracket: it shows pages where something begins or ends, and is no line to read

    def heard_by(self, seat: Seat | None) -> Sayable | None:
        """What this seat (None: a spectator) reads of it, if anything."""
        return self


class Listener(Protocol):
    """Hears what happens in a game of which no log is kept: some types of events, each with what takes it down."""

    heard: Mapping[type[Event], Callable[[Any], object]]

    def begin(self) -> None:
        """All is told from the beginning: what was heard before does not count."""


@dataclass(slots=True, eq=False, repr=False)
class Tell(Event):
    """Something that not everybody may know: the seats in `to` read `what`, the rest `others`, if anything."""

    what: Sayable
    to: Eyes = None
    others: Sayable | None = None

    def say(self) -> Message:
        return self.what.say()

    def heard_by(self, seat: Seat | None) -> Sayable | None:
        if self.to is None or (seat is not None and seat in self.to):
            return self.what
        return self.others


@dataclass(slots=True, unsafe_hash=True)
class TurnBegins(Event):
    """The turn of a seat begins; what is told until it ends belongs to it."""

    seat: Seat
    is_quiet: ClassVar[bool] = True
    text: ClassVar[Message] = template("{seat}'s turn")


@dataclass(slots=True, unsafe_hash=True)
class TurnEnds(Event):
    """The turn of a seat is over."""

    seat: Seat
    is_quiet: ClassVar[bool] = True
    text: ClassVar[Message] = template("End of {seat}'s turn")


@dataclass(slots=True, unsafe_hash=True)
class TurnSettled(Event):
    """The seat has made all decisions of its turn. Told where something still happens before the turn ends: a draw that
    somebody sees, others who may react. Where nothing does, the end of the turn says the same."""

    seat: Seat
    is_quiet: ClassVar[bool] = True
    text: ClassVar[Message] = template("{seat} has decided")


@dataclass(slots=True, unsafe_hash=True)
class HandsShown(Event):
    """A seat gets to see what others held, although nothing is drawn: from here on undo stops."""

    seat: Seat
    is_quiet: ClassVar[bool] = True
    text: ClassVar[Message] = template("{seat} sees hidden cards")


@dataclass(slots=True, unsafe_hash=True)
class SeedChosen(Event):
    """Somebody chose the seed, instead of having one made that nobody knows."""

    seed: int
    seat: Seat | None = None  # who it was; None: somebody who does not sit at the table

    def say(self) -> Message:
        seed = str(self.seed)
        if self.seat is None:
            return msg("Seed {seed} was chosen: who knows it can know what comes", seed=seed)
        return msg("{seat} chose seed {seed}: who knows it can know what comes", seat=self.seat, seed=seed)


def is_quiet(what: object) -> bool:
    return isinstance(what, Event) and what.is_quiet
