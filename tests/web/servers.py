"""The real server as a process: started, asked, stopped by Ctrl-C, killed, and started again where it was.

`start` runs the command as a user does. `fork` runs the same command in a process that has everything imported
already, for tests that start it again and again; so does `run_apart` with commands that come to an end.
"""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from pathlib import Path

from soloist.cli import run
from soloist.registry import ENTRIES

ADDRESS = re.compile(r"http://([^/]+):(\d+)/")
PATIENCE = 60.0  # seconds; a busy machine takes its time
PAUSE = 0.01
ASKED = "/static/-/tokens.css"  # the cheapest thing there is
FIXED = ("--no-browser", "--port")
TRUSTING = ("--trust-this-machine",)  # tests ask as often as they like

FORKS = get_context("forkserver")  # there can be only one, so what others than servers need is imported here too
FORKS.set_forkserver_preload([
    "tests.web.servers", "soloist.web.server", *(entry.web for entry in ENTRIES.values() if entry.web),
    "soloist.wording.mammoth", "uvicorn.lifespan.on", "uvicorn.loops.auto", "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.auto", "sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql", "psycopg",
    "soloist.terminal.play", "soloist.terminal.arne", "soloist.terminal.mammoth", "rich._emoji_codes",
])  # fmt: skip


class NotAnswering(AssertionError):
    """The server did not do what was expected, with all it said."""


@dataclass(frozen=True)
class Process:
    """One run of a server, however it was started."""

    pid: int
    wait: Callable[[float], int | None]  # its exit code; None if it still runs after so many seconds
    out: Path
    err: Path


class Server:
    """A server that can be killed and started again at the same address with the same words."""

    def __init__(self, begin: Callable[[Sequence[str], Path], Process], words: Sequence[str], folder: Path) -> None:
        self._begin = begin
        self._words = tuple(words)
        self._folder = folder
        self._runs = 0
        self.port = 0
        self.again()

    def again(self) -> None:
        """Start it, where it was before if it has been running; returns when it answers."""
        self._runs += 1
        folder = self._folder / f"run{self._runs}"
        folder.mkdir(parents=True)
        self.process = self._begin([*self._words, *FIXED, str(self.port)], folder)
        self.port = self._read_port()
        self.until(self._answers, "did not answer")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> str:
        """What the last run said on standard error."""
        return self.process.err.read_text("utf-8")

    def get(self, path: str) -> tuple[int, str]:
        """The status and the text of a page."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", path)
            answer = line.getresponse()
            return answer.status, answer.read().decode()
        finally:
            line.close()

    @property
    def workers(self) -> list[int]:
        """Its further processes, where it has some."""
        return children(self.process.pid)

    def kill(self, *, with_workers: bool = False) -> None:
        """Kill it without warning; returns when it is gone, and all its workers: they end by themselves, unless they
        are killed with it."""
        left = self.workers
        for process in (self.process.pid, *(left if with_workers else ())):
            if is_alive(process):
                os.kill(process, signal.SIGKILL)
        self.process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(map(is_alive, left)):
            if time.monotonic() > deadline:
                raise NotAnswering(f"workers stay behind: {left}")
            time.sleep(PAUSE)

    def kill_worker(self, chance: random.Random) -> None:
        """Kill one of its workers; returns when another one has taken its place."""
        before = self.workers
        os.kill(chance.choice(before), signal.SIGKILL)
        self.until(lambda: len(self.workers) == len(before) and self.workers != before, "has one worker less")

    def stop(self, seconds: float = PATIENCE) -> int | None:
        """Ctrl-C; its exit code, or None if it still runs after so many seconds."""
        os.kill(self.process.pid, signal.SIGINT)
        return self.process.wait(seconds)

    def _read_port(self) -> int:
        found: list[str] = []

        def has_said() -> bool:
            match = ADDRESS.search(self.process.out.read_text("utf-8"))
            found.extend([] if match is None else match.groups())
            return match is not None

        self.until(has_said, "did not say where it is")
        return int(found[1])

    def _answers(self) -> bool:
        try:
            return self.get(ASKED)[0] < 500
        except (OSError, HTTPException):
            return False

    def until(self, is_so: Callable[[], bool], problem: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not is_so():
            code = self.process.wait(0)
            if code is not None or time.monotonic() > deadline:
                self.kill()
                raise NotAnswering(f"the server {problem} (exit code {code}): {self.errors}")
            time.sleep(PAUSE)


def children(process: int) -> list[int]:
    """The processes that a process has started and that are not gone."""
    files = Path(f"/proc/{process}/task").glob("*/children")
    return sorted(int(child) for file in files for child in _read(file).split())


def is_alive(process: int) -> bool:
    said = _read(Path(f"/proc/{process}/stat"))
    return bool(said) and said.rpartition(")")[2].split()[0] != "Z"


def _read(file: Path) -> str:
    """What the system says of a process; nothing if it is gone."""
    try:
        return file.read_text()
    except OSError:
        return ""


def start(folder: Path, *words: str, trusting: bool = True) -> Server:
    """Run `soloist` with these words, as a user does."""
    return Server(_command, (*words, *TRUSTING) if trusting else words, folder)


def fork(folder: Path, *words: str, trusting: bool = True) -> Server:
    """The same, in a process that need not import anything."""
    return Server(_fork, (*words, *TRUSTING) if trusting else words, folder)


def _command(words: Sequence[str], folder: Path) -> Process:
    out, err = folder / "out", folder / "err"
    with out.open("w") as said, err.open("w") as complained:
        command = [sys.executable, "-m", "soloist", *words]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=complained, cwd=folder)

    def wait(seconds: float) -> int | None:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    return Process(process.pid, wait, out, err)


def _fork(words: Sequence[str], folder: Path) -> Process:
    out, err = folder / "out", folder / "err"
    out.touch()
    err.touch()
    process = FORKS.Process(target=_serve, args=(list(words), str(out), str(err)), daemon=True)
    process.start()
    assert process.pid is not None

    def wait(seconds: float) -> int | None:
        process.join(seconds)
        return process.exitcode

    return Process(process.pid, wait, out, err)


@dataclass(frozen=True)
class Done:
    """A command that has come to its end."""

    code: int | None
    out: str
    err: str


def run_apart(folder: Path, environ: Mapping[str, str], *words: str) -> Done:
    """Run `soloist` with these words in this folder; nobody types anything."""
    out, err = folder / "out", folder / "err"
    out.touch()
    err.touch()
    process = FORKS.Process(target=_run_there, args=(str(folder), dict(environ), list(words), str(out), str(err)))
    process.start()
    process.join(2 * PATIENCE)
    if process.exitcode is None:
        process.kill()
        process.join()
    return Done(process.exitcode, out.read_text("utf-8"), err.read_text("utf-8"))


def _run_there(folder: str, environ: Mapping[str, str], words: Sequence[str], out: str, err: str) -> None:
    os.environ.clear()
    os.environ.update(environ)
    os.chdir(folder)
    _serve(words, out, err)


def _serve(words: Sequence[str], out: str, err: str) -> None:
    """In the new process: what the command does, its words into files."""
    for number, path in ((1, out), (2, err)):
        file = os.open(path, os.O_WRONLY | os.O_APPEND)
        os.dup2(file, number)
        os.close(file)
    sys.exit(run(words))
