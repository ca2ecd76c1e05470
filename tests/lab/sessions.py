"""Commands that tests start and kill."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO

PATIENCE = 120.0


@contextmanager
def started(*command: str, output: BinaryIO | int = subprocess.DEVNULL) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a session of its own, of which nothing is left in the end."""
    process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
    try:
        yield process
    finally:
        for each in of_session(process.pid):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        process.wait()


def of_session(leader: int) -> list[int]:
    """The processes of a session, but for those that have ended and wait to be noticed."""
    listed = subprocess.run(["ps", "-e", "-o", "pid=,stat="], capture_output=True, text=True, check=True).stdout
    found = []
    for pid, state in (line.split() for line in listed.splitlines()):
        with suppress(ProcessLookupError):
            if not state.startswith("Z") and os.getsid(int(pid)) == leader:
                found.append(int(pid))
    return found


def comes_true(happens: Callable[[], bool]) -> bool:
    """Whether it happens in time."""
    until = time.monotonic() + PATIENCE
    while not (happened := happens()) and time.monotonic() < until:
        time.sleep(0.01)
    return happened
