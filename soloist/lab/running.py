"""Playing a plan into its folder: what is there already is not played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from soloist.lab.engines import Engine, Part
from soloist.lab.folder import RunFolder
from soloist.lab.plan import Cell, Plan
from soloist.lab.rows import Rows
from soloist.lab.simulation import Advance, unheard

PART_SECONDS = 2.0  # how long a part takes: little is lost with it, and files are few
FIRST_PART = 4  # games, before anybody knows how long they take
LARGEST_PART = 2_000


@dataclass
class Pace:
    """How long the games of each cell take, as far as that is known."""

    seconds: dict[str, float] = field(default_factory=dict)

    def learn(self, cell: Cell, rows: Rows) -> None:
        self.seconds[cell.key] = max(rows.seconds / len(rows.numbers), 1e-6)

    def size(self, cell: Cell) -> int:
        """How many games of a cell make up a part."""
        known = self.seconds.get(cell.key)
        return FIRST_PART if known is None else max(1, min(LARGEST_PART, round(PART_SECONDS / known)))


@dataclass(frozen=True)
class Outcome:
    """What a run has done."""

    played: int
    problems: int


def run(plan: Plan, folder: RunFolder, engine: Engine, advance: Advance = unheard) -> Outcome:
    """Play all that is missing. However this ends, what was played is kept and the rest can be played later."""
    with folder.ours():
        folder.begin(plan)
        pace, played, problems = Pace(), 0, 0
        with closing(engine.play(parts(plan, folder, pace))) as playing:
            for part, rows in playing:
                folder.add(part.cell, rows)
                pace.learn(part.cell, rows)
                played += len(rows.numbers)
                problems += rows.problems
                advance(len(rows.numbers))
    return Outcome(played, problems)


def parts(plan: Plan, folder: RunFolder, pace: Pace) -> Iterator[Part]:
    """What is missing, a part of each cell in turn, so that all of them grow together."""
    missing = folder.missing(plan)
    waiting = deque((cell, deque(missing[cell.key])) for cell in plan.cells if missing[cell.key])
    while waiting:
        cell, gaps = waiting.popleft()
        gap, size = gaps.popleft(), pace.size(cell)
        yield Part(cell, gap[:size])
        if gap[size:]:
            gaps.appendleft(gap[size:])
        if gaps:
            waiting.append((cell, gaps))
