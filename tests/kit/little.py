"""A game a test writes itself: its steps are flows over a list of notes. For showing one thing of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.dice import Stream
from soloist.engine.flow import Flow, choose, pick_at_random
from soloist.engine.game import Game, Result, Score, Seen
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.seats import Seat, seats
from soloist.engine.words import msg

ASK = msg("What now?")
A, B, C = seats(3)


class Notes:
    """What the flows have written down, and how many steps have begun."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.begun = 0
        self.lines: list[Any] = []

    def copy(self) -> Notes:
        other = Notes(self.seats)
        other.begun = self.begun
        other.lines = self.lines[:]
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Notes) and (self.begun, self.lines) == (other.begun, other.lines)

    __hash__ = None  # type: ignore[assignment]


Step = Callable[[Notes], Flow[None]]


@dataclass(frozen=True)
class Page:
    """The notes without their hidden lines, which are tuples that start with the seats that may read them."""

    begun: int
    lines: tuple[Any, ...]


class Little(Game[Notes, Page]):
    """Plays the given flows one after the other."""

    id = "little"
    title = "Little"
    rules_version = 1
    player_counts = (1, 2, 3)
    summary = msg("A game made up by a test.")

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def new(self, seats: int, settings: Mapping[str, Any]) -> Notes:
        return Notes(seats)

    def next_step(self, state: Notes) -> Flow[None] | None:
        return self.begin(state) if state.begun < len(self.steps) else None

    def begin(self, notes: Notes) -> Flow[None]:
        step = self.steps[notes.begun]
        notes.begun += 1
        yield from step(notes)

    def view(self, state: Notes, seat: Seat | None) -> Page:
        return Page(state.begun, tuple(_as_seen(line, seat) for line in state.lines))

    def imagine(self, view: Page, seat: Seat, since: Sequence[Seen], chance: Stream) -> Notes:
        notes = Notes(3)
        notes.begun = view.begun
        notes.lines = list(view.lines)
        return notes

    def result(self, state: Notes) -> Result:
        return Result(tuple(Score(seat, len(state.lines)) for seat in seats(state.seats)), ())

    def turns(self, state: Notes) -> int:
        return state.begun


def _as_seen(line: Any, seat: Seat | None) -> Any:
    if isinstance(line, tuple) and isinstance(line[0], tuple) and seat not in line[0]:
        return (line[0], "hidden")
    return line


def little(
    *steps: Step, players: int = 2, dice: bool = True, snapshots: bool = True, undo: Undo = Undo.SCREEN
) -> Match:
    """A match of these steps."""
    return Match.new(Little(*steps), players, seed=7, dice=dice, snapshots=snapshots, undo=undo)


def note(
    notes: Notes, seat: Seat, *options: Any, why: str = "T-1", seen_by: tuple[Seat, ...] | None = None
) -> Flow[Any]:
    """Ask a seat and write its answer down."""
    answer = yield from choose(seat, lambda: options, ask=ASK, why=why, seen_by=seen_by)
    notes.lines.append(answer if seen_by is None else (seen_by, answer))
    return answer


def throw(notes: Notes, *options: Any, seen_by: tuple[Seat, ...] | None = None) -> Flow[Any]:
    """Ask Chance and write the outcome down."""
    outcome = yield from pick_at_random(lambda: options, ask=ASK, why="T-2", seen_by=seen_by)
    notes.lines.append(outcome if seen_by is None else (seen_by, outcome))
    return outcome


def codes(question: Question | None) -> list[str]:
    """The options of a question as texts."""
    assert question is not None
    return [code(option) for option in question.options]
