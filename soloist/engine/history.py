"""What has been answered and told in a match, and the answers that several seats are giving at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, NamedTuple, overload

from soloist.engine.dice import Stream
from soloist.engine.errors import BrokenRules, NoOptions
from soloist.engine.events import Event, Eyes
from soloist.engine.flow import Chance, Decision, Flow, Together
from soloist.engine.giving_up import GivingUp
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Sayable


class Entry(NamedTuple):
    """One answer in a match's history, or that a seat gave up."""

    seat: Seat
    value: Any  # an option, or GivingUp
    seen_by: Eyes  # None: everybody
    auto: bool  # given for the person, by a standing pass, a stand-in, or because there was only one option
    ask: Sayable | None = None  # for what Chance was asked

    @property
    def gives_up(self) -> bool:
        return isinstance(self.value, GivingUp)


class History:
    """All answers of a match. Copies share its past: what was answered before the running step is never changed."""

    __slots__ = ("_is_own", "_past", "before", "since")

    def __init__(self) -> None:
        self._past: list[Entry] = []  # the first of them; a copy may know fewer of them than the match it comes from
        self._is_own = True  # whether nobody else adds to the past
        self.before = 0  # how many answers came before the running step
        self.since: list[Entry] = []  # the answers since it began

    def shared(self) -> History:
        """The same past, as it was when the running step began."""
        other: History = History()
        other._past = self._past
        other._is_own = False
        other.before = self.before
        return other

    def begin_step(self) -> None:
        """All answers so far belong to the past. Whoever shares it, or has gone back in it, goes on with an own one."""
        if not self._is_own or self.before != len(self._past):
            self._past = self._past[: self.before]
            self._is_own = True
        self._past += self.since
        self.before = len(self._past)
        self.since.clear()

    def back_to_step(self, before: int) -> None:
        """Go back to the beginning of the running step, or of an earlier one."""
        self.before = before
        self.since.clear()

    def append(self, entry: Entry) -> None:
        self.since.append(entry)

    def replace(self, place: int, entry: Entry) -> None:
        """Another entry for an answer of the running step."""
        self.since[place - self.before] = entry

    def __len__(self) -> int:
        return self.before + len(self.since)

    def __iter__(self) -> Iterator[Entry]:
        return chain(islice(self._past, self.before), self.since)

    def __reversed__(self) -> Iterator[Entry]:
        """The latest first. Plain Python would find out by itself; a compiled class has to say it."""
        return chain(reversed(self.since), map(self._past.__getitem__, range(self.before - 1, -1, -1)))

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [*self][place]
        if not -len(self) <= place < len(self):
            raise IndexError("so many answers have not been given")
        place %= len(self)
        return self._past[place] if place < self.before else self.since[place - self.before]

    def __eq__(self, other: object) -> bool:
        return [*self] == [*other] if isinstance(other, History | list | tuple) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr([*self])


def thrown(request: Chance[Any], stream: Stream) -> Entry:
    """What Chance answers, by the numbers of a stream."""
    options = request.options()
    if len(options) < max(request.count, 1):
        raise NoOptions(request.why, request.ask)
    value: Any = stream.pick(options) if request.count == 0 else tuple(stream.sample(options, request.count))
    return Entry(CHANCE, value, request.seen_by, False, request.ask)


class Told(NamedTuple):
    """One line of the log: what was told after so many answers."""

    moment: int
    event: Event


STEPS_KEPT = 8  # before the running one: a look at the last turns, or taking one back, need not begin at the beginning


class StepStart(NamedTuple):
    """Where an earlier step began: after how many answers, throws and lines, and the state, which nobody changes."""

    at: int
    chances: int
    lines: int
    state: Any


class Parts:
    """The open questions of a Together: one flow per seat, and the answers of those that have finished."""

    __slots__ = ("answers", "asked", "began", "flows", "sealed")

    def __init__(self, request: Together, began: int) -> None:
        self.began = began  # after how many answers the seats were asked
        self.flows: dict[Seat, Flow[Any]] = dict(request.flows)
        self.asked: dict[Seat, Decision[Any]] = {}
        self.answers: dict[Seat, Any] = {}
        self.sealed: list[tuple[int, Eyes]] = []  # answers in the history, and who sees them once all have answered
        for seat in self.flows:
            self._send(seat, None)

    def answer(self, history: History, entry: Entry) -> None:
        """Keep an answer, seen by nobody else for now, and go on with that seat's flow."""
        self.sealed.append((len(history), self.asked[entry.seat].seen_by))
        history.append(entry._replace(seen_by=(entry.seat,)))
        self._send(entry.seat, entry.value)

    def unseal(self, history: History) -> dict[Seat, Any]:
        """All have answered: everybody sees what they may see, and the flow gets the answers."""
        for place, seen_by in self.sealed:
            history.replace(place, history[place]._replace(seen_by=seen_by))
        return self.answers

    def _send(self, seat: Seat, value: Any) -> None:
        try:
            request = self.flows[seat].send(value)
        except StopIteration as finished:
            self.asked.pop(seat, None)
            self.answers[seat] = finished.value
            return
        if not isinstance(request, Decision) or request.seat != seat:
            raise BrokenRules(f"inside `together` a seat's flow may only ask that seat, not {request!r}")
        self.asked[seat] = request
