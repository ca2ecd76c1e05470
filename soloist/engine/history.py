"""What has been answered and told in a match, and the answers that several seats are giving at the same time."""

from __future__ import annotations

from typing import Any, NamedTuple

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

    def answer(self, history: list[Entry], entry: Entry) -> None:
        """Keep an answer, seen by nobody else for now, and go on with that seat's flow."""
        self.sealed.append((len(history), self.asked[entry.seat].seen_by))
        history.append(entry._replace(seen_by=(entry.seat,)))
        self._send(entry.seat, entry.value)

    def unseal(self, history: list[Entry]) -> dict[Seat, Any]:
        """All have answered: everybody sees what they may see, and the flow gets the answers."""
        for place, seen_by in self.sealed:
            history[place] = history[place]._replace(seen_by=seen_by)
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
