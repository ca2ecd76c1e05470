"""What others did, shown step by step: one step for each deed, and never so many that one has to wait long.

A face says what of the things told is a deed (`TableFace.shows`). Own deeds are not shown again. A turn of somebody
has at most five steps, and all that happens between two of one's questions at most eight: what is more is put
together with the step before it, which tells it too.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from soloist.engine.events import TurnBegins, TurnEnds, is_quiet
from soloist.engine.history import Told
from soloist.engine.match import Match
from soloist.engine.seats import CHANCE, Seat
from soloist.engine.words import Sayable
from soloist.news import last_decision

MOST_IN_A_TURN = 5
MOST_AT_ONCE = 8


class Shows(Enum):
    """How something told is shown."""

    STEP = "a deed: a step, together with what else is told at its moment"
    ALONG = "told with the next deed"
    NEVER = "only a line of the log, such as a check that came to nothing"


@dataclass
class Step:
    """The table as it stood at a moment, and what is told of it."""

    moment: int
    told: list[Sayable]
    turn: int = 0  # which of the turns since then it belongs to


@dataclass
class _Story:
    """The events since a moment, on their way to be steps."""

    steps: list[Step] = field(default_factory=list)
    waiting: list[Sayable] = field(default_factory=list)  # told with the next deed


def steps_since(match: Match, seat: Seat | None, since: int, shows: Callable[[Sayable], Shows]) -> list[Step]:
    """What a seat (None: a spectator) is shown of what happened after so many answers. What was told last is not
    among it: the present page shows that."""
    lines = match.log or []
    story, turns = _Story(), 0
    active: Seat | None = None
    began = -1  # at which moment the running turn did
    for place, what in match.events(seat, _turn_before(lines, since)):
        moment = lines[place].moment
        if isinstance(what, TurnBegins):
            active, began, turns = what.seat, moment, turns + 1
        elif isinstance(what, TurnEnds):
            active = None
        if not since < moment < match.moment or is_quiet(what) or _is_own(match, seat, moment, active, began):
            continue
        _tell(story, moment, what, turns, shows(what))
    return _fewer(story.steps)


def _turn_before(lines: Sequence[Told], since: int) -> int:
    """The line with which the turn began or ended that ran after so many answers."""
    after = bisect_right(lines, since, key=lambda line: line.moment)
    brackets = (place for place in range(after - 1, 0, -1) if isinstance(lines[place].event, TurnBegins | TurnEnds))
    return next(brackets, 0)


def _is_own(match: Match, seat: Seat | None, moment: int, active: Seat | None, began: int) -> bool:
    """Whether a seat did itself what was told at a moment: it had answered, or the dice fell in its turn."""
    if seat is None or not moment:
        return False
    answered = match.history[moment - 1].seat
    if answered == seat:
        return active == seat or began != moment  # else the answer ended the turn, and somebody else's began
    return answered == CHANCE and active == seat


def _tell(story: _Story, moment: int, what: Sayable, turn: int, shows: Shows) -> None:
    if shows is Shows.NEVER:
        return
    last = story.steps[-1] if story.steps else None
    if last is not None and last.moment == moment:
        last.told.append(what)
    elif shows is Shows.ALONG:
        story.waiting.append(what)
    else:
        story.steps.append(Step(moment, [*story.waiting, what], turn))
        story.waiting = []


def _fewer(steps: list[Step]) -> list[Step]:
    """Put together what is too much: first the last steps of a turn, then turns that have only one step each."""
    found: list[Step] = []
    for step in steps:
        if sum(each.turn == step.turn for each in found) >= MOST_IN_A_TURN:
            found[-1] = _joined(found[-1], step)
        else:
            found.append(step)
    while len(found) > MOST_AT_ONCE:
        place = _least_missed(found)
        found[place : place + 2] = [_joined(found[place], found[place + 1])]
    return found


def _least_missed(steps: Sequence[Step]) -> int:
    """The last but one step of the turn that has the most; without such a turn, the first of all."""
    counts = {step.turn: sum(each.turn == step.turn for each in steps) for step in steps}
    longest = max(counts, key=lambda turn: counts[turn])
    if counts[longest] < 2:
        return 0
    return max(place for place, step in enumerate(steps) if step.turn == longest) - 1


def _joined(one: Step, other: Step) -> Step:
    return Step(other.moment, [*one.told, *other.told], one.turn)


def since_last_decision(match: Match, seat: Seat | None) -> int:
    """From where on one sees the last turn of others again: since one last decided; a spectator since the turn of the
    one who plays, or the one before it, began."""
    if seat is not None:
        return last_decision(match, seat)
    begun = (line.moment for line in reversed(match.log or []) if isinstance(line.event, TurnBegins))
    return next((moment for moment in begun if moment < match.moment), 0) - 1
