"""Several processes at one door: each is started by a first one, which starts another whenever one is gone.

All of them take visitors from the same socket, so nobody who waits there is lost with a process. What they know of each
other is in the database.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import NoReturn

from soloist.engine.errors import SoloistError
from soloist.engine.words import Message, msg
from soloist.language import Reader

LOOK_SECONDS = 0.05  # between two looks whether everybody is there
STOP_SECONDS = 8.0  # for a worker to finish what it does; then it is killed
MOST_DEATHS, DEATHS_SECONDS = 10, 60.0  # more in this time, and something is wrong that a new start does not mend
STOPPING = (signal.SIGINT, signal.SIGTERM)


class CannotWork(SoloistError):
    """There cannot be several processes here."""


class Workers:
    """The processes, and how they are started and stopped."""

    def __init__(self, count: int, work: Callable[[int], None]) -> None:
        """`work` is told which of them it is, from 0; who takes the place of another has its number."""
        self._count = count
        self._work = work
        self._running: dict[int, int] = {}  # their numbers by their processes
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS + 1)
        self._asked: list[int] = []  # the signals that ask us to stop
        self._life, self._kept = os.pipe()  # we never write: it ends when we do, however that happens

    def run(self) -> int:
        """Have them work until somebody asks us to stop, or until they cannot; returns the exit code."""
        gc.freeze()  # what is there already is shared by all
        before = {number: signal.signal(number, self._ask) for number in STOPPING}
        try:
            while not self._asked and not self._is_hopeless:
                while len(self._running) < self._count and not self._asked:
                    self._start()
                time.sleep(LOOK_SECONDS)
                self._miss()
            self._stop()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._kept)
            os.close(self._life)
        if self._is_hopeless:
            say(msg("Workers ended {n} times within a minute, so Soloist stops; what they said stands above.",
                    n=len(self._deaths)))  # fmt: skip
            return 1
        if self._asked[0] == signal.SIGINT:
            signal.raise_signal(signal.SIGINT)  # as if nobody had caught it
        return 0

    @property
    def _is_hopeless(self) -> bool:
        return len(self._deaths) > MOST_DEATHS and self._deaths[-1] - self._deaths[0] < DEATHS_SECONDS

    def _ask(self, number: int, _frame: FrameType | None) -> None:
        """Somebody asks us to stop; whoever asks twice does not want to wait."""
        self._asked.append(number)
        if len(self._asked) > 1 and number == signal.SIGINT:
            self._send(signal.SIGKILL)

    def _send(self, number: int) -> None:
        for process in list(self._running):
            with suppress(ProcessLookupError):  # gone at this very moment
                os.kill(process, number)

    def _start(self) -> None:
        number = min(set(range(self._count)) - set(self._running.values()))
        process = os.fork()
        if process == 0:
            os.close(self._kept)
            _be_worker(partial(self._work, number), self._life)
        self._running[process] = number

    def _miss(self) -> None:
        """Notice who is gone, and say so: nobody leaves unasked."""
        for process, status in self._gone():
            self._deaths.append(time.monotonic())
            say(msg("A worker ended unexpectedly ({how}); another one takes its place.", how=_ending(status)))
            del self._running[process]

    def _gone(self) -> list[tuple[int, int]]:
        """Those of our processes that have ended, and how."""
        found = [os.waitpid(process, os.WNOHANG) for process in self._running]
        return [(process, status) for process, status in found if process]

    def _stop(self) -> None:
        """Ask all of them to finish, and wait; whoever takes too long is killed."""
        self._send(signal.SIGTERM)
        until = time.monotonic() + STOP_SECONDS
        while self._running:
            for process, _ in self._gone():
                del self._running[process]
            if time.monotonic() > until:
                self._send(signal.SIGKILL)
            time.sleep(LOOK_SECONDS)


def check_workers(count: int) -> None:
    """Raises CannotWork where a process cannot have another one take its place."""
    if count > 1 and not hasattr(os, "fork"):
        raise CannotWork(msg("--workers needs Linux or macOS; on this system Soloist runs as one process"))


def _be_worker(work: Callable[[], None], life: int) -> NoReturn:
    """In the new process: work, until we are asked to stop or left alone."""
    code = 1
    try:
        os.setpgid(0, 0)  # Ctrl-C is for the first process, which tells us
        for number in STOPPING:
            signal.signal(number, _leave)
        threading.Thread(target=_follow, args=(life,), daemon=True).start()
        work()
        code = 0
    except SystemExit as asked:
        code = asked.code if isinstance(asked.code, int) else 1
    except BaseException:  # noqa: BLE001 - the first process says that we are gone, this says why
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _leave(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(0)


def _follow(life: int) -> None:
    """Wait for the first process to be gone: without it nobody would stop us."""
    os.read(life, 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(STOP_SECONDS)
    os._exit(1)


def _ending(status: int) -> str:
    if os.WIFSIGNALED(status):
        return signal.Signals(os.WTERMSIG(status)).name
    return str(os.waitstatus_to_exitcode(status))


def say(message: Message) -> None:
    print(Reader().read(message), file=sys.stderr, flush=True)
