"""A bar that shows how far a long task has come, on standard error and only if there is time to look at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

WORTH_SHOWING = 1.0  # seconds to go
FIRST_LOOK = 0.25  # seconds after which the rest can be estimated
REDRAWN = 0.1  # seconds


class Bar:
    """Hears how much has been done; appears once more than a second is to go."""

    def __init__(self, label: str, total: float) -> None:
        self.total = total
        self.done = 0.0
        self._label = label
        self._begun = self._drawn = perf_counter()
        self._shown: Progress | None = None

    def advance(self, amount: float) -> None:
        self.done += amount
        now = perf_counter()
        if now - self._drawn >= REDRAWN:
            self._drawn = now
            self._draw(now - self._begun)

    def reach(self, done: float) -> None:
        """So much of all has been done, however much it was before."""
        self.advance(done - self.done)

    def _draw(self, spent: float) -> None:
        if self._shown is None and spent >= FIRST_LOOK and self.seconds_left(spent) > WORTH_SHOWING:
            console = Console(stderr=True)
            columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
            self._shown = Progress(*columns, console=console, transient=console.is_terminal)
            self._shown.add_task(self._label, total=self.total)
            self._shown.start()
        if self._shown is not None:
            self._shown.update(self._shown.task_ids[0], completed=self.done)

    def seconds_left(self, spent: float) -> float:
        return spent * (self.total - self.done) / self.done if self.done else spent

    def close(self) -> None:
        if self._shown is not None:
            self._shown.update(self._shown.task_ids[0], completed=self.done)
            self._shown.stop()


@contextmanager
def bar(label: str, total: float) -> Iterator[Bar]:
    shown = Bar(label, total)
    try:
        yield shown
    finally:
        shown.close()
