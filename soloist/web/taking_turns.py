"""Whose turn it is to write to a database file, among threads and processes.

SQLite itself lets whoever comes second sleep and look again, longer each time, and whoever comes third may be quicker.
Here everybody waits in line, and the next one goes on at once.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from types import TracebackType

if sys.platform == "win32":

    def claim(file: int) -> None:
        """Processes are left to SQLite."""

    def yield_to_others(file: int) -> None:
        """There was nothing to claim."""

else:
    import fcntl

    def claim(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def yield_to_others(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)


class Turn:
    """The turn to write; `path` is an empty file beside the database."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lock = Lock()
        self._file = -1
        self._process = 0

    def __enter__(self) -> None:
        self._lock.acquire()
        try:
            if self._process != os.getpid():  # one that was inherited would be claimed by both
                self._open()
            if self._file >= 0:
                claim(self._file)
        except BaseException:
            self._lock.release()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if self._file >= 0:
                yield_to_others(self._file)
        finally:
            self._lock.release()

    def close(self) -> None:
        """Let go of the file; whoever comes again opens it again."""
        with self._lock:
            if self._file >= 0 and self._process == os.getpid():
                os.close(self._file)
            self._process, self._file = 0, -1

    def _open(self) -> None:
        """Where it cannot be made, SQLite sees to it alone."""
        self._process, self._file = os.getpid(), -1
        if self._path is not None:
            with suppress(OSError):
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
