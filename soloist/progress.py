"""A bar that shows how far a long task has come, on standard error and only if there is time to look at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

WORTH_SHOWING = 1.0  # seconds to go
FIRST_LOOK = 0.25  # seconds after which the rest can be estimated
REDRAWN = 0.1  # seconds


class Bar:
    """Hears how much has been done; appears once more than a second is to go, or nothing was heard for a second."""

    def __init__(self, label: str, total: float) -> None:
        self.total = total
        self.done = 0.0
        self._label = label
        self._begun = self._drawn = perf_counter()
        self._shown: Progress | None = None
        self._is_closed = False
        self._lock = Lock()
        self._silence = Timer(WORTH_SHOWING, self._show)
        self._silence.daemon = True
        self._silence.start()

    def advance(self, amount: float) -> None:
        self._silence.cancel()
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
            self._show()
        if self._shown is not None:
            self._shown.update(self._shown.task_ids[0], completed=self.done)

    def _show(self) -> None:
        with self._lock:
            if self._shown is not None or self._is_closed:
                return
            console = Console(stderr=True)
            columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
            shown = Progress(*columns, console=console, transient=console.is_terminal)
            shown.add_task(self._label, total=self.total)
            shown.start()
            self._shown = shown

    def seconds_left(self, spent: float) -> float:
        return spent * (self.total - self.done) / self.done if self.done else spent

    def close(self) -> None:
        self._silence.cancel()
        with self._lock:
            self._is_closed = True
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
