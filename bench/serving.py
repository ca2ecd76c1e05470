"""Servers of this checkout or another one, and what their processes have used: for the measuring scripts beside it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import clock_gettime

HERE = Path(__file__).resolve().parent.parent
ADDRESS = re.compile(r"http://[^/]+:\d+")
PROC = Path("/proc")
KB = 1024
CPU_CLOCK = 2  # with the number of a process: what all its threads have computed
UNLIMITED = "--trust-this-machine"


@dataclass(frozen=True)
class Serving:
    """A server that runs: where it answers, and its first process, if it is ours."""

    address: str
    process: int | None = None

    @property
    def processes(self) -> list[int]:
        """The process and all its workers."""
        return [] if self.process is None else [self.process, *_children(self.process)]

    def computed(self) -> float | None:
        """How many seconds all its processes have computed so far, where the system tells: neighbours do not change it,
        and it is exact to microseconds."""
        try:
            return sum(_computed(process) for process in self.processes) if self.process is not None else None
        except (OSError, ValueError):
            return None

    def memory(self) -> int:
        """Bytes that its processes hold for themselves alone."""
        return sum(_own_memory(process) for process in self.processes)


def _children(process: int) -> list[int]:
    with suppress(OSError):
        return [
            int(child)
            for file in (PROC / str(process) / "task").glob("*/children")
            for child in file.read_text().split()
        ]
    return []


def _computed(process: int) -> float:
    """By the clock that Linux keeps for it, with the threads that have ended."""
    return clock_gettime((~process << 3) | CPU_CLOCK)


def _own_memory(process: int) -> int:
    lines = (PROC / str(process) / "smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * KB for line in lines if line.startswith("Private_"))


def python_of(checkout: Path) -> str:
    """What a checkout was installed with, so that each has the libraries of its day; else what runs this."""
    own = checkout / ".venv" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


@contextmanager
def serving(checkout: Path = HERE, words: Sequence[str] = ()) -> Iterator[Serving]:
    """A server of a checkout with an empty database of its own; `plain` is this one without its compiled build."""
    is_plain = checkout.name == "plain" and not checkout.exists()
    checkout = HERE if is_plain else checkout
    environment = {**os.environ, "SOLOIST_PLAIN": "1"} if is_plain else None
    with tempfile.TemporaryDirectory() as folder:
        command = [python_of(checkout), "-m", "soloist", "--no-browser", "--port", "0", "--data", folder, *words]
        if UNLIMITED in (checkout / "soloist" / "cli.py").read_text("utf-8"):  # earlier ones never limited this machine
            command.append(UNLIMITED)
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=checkout, env=environment)
        try:
            assert server.stdout is not None
            found = ADDRESS.search(server.stdout.readline())
            if found is None:
                raise RuntimeError(f"the server of {checkout} did not start")
            yield Serving(found[0], server.pid)
        finally:
            server.terminate()
            server.wait()
