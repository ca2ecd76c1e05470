"""Killed at any moment, by the real signal: what was acknowledged is there, and play goes on as if nothing had been."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pytest

from soloist.cli import run
from soloist.terminal.files import read_match
from tests.web.servers import FORKS

PLAYS = {
    "play": ("play arne --seats human,greedy --seed 3", ["1"] * 14),
    "table": ("table mammoth --seed 5", ["1", "1", "2", "5", "4", "1", "1", "zebra", "1", "1", "2", "1"]),
}
PATIENCE = 60


@dataclass(frozen=True)
class Typist:
    """Somebody at a command: what it says can be read, and lines be typed."""

    pid: int
    said: IO[str]
    keys: IO[str]

    def type_lines(self, lines: Sequence[str]) -> None:
        """Type so many lines, each when the prompt for it is there."""
        for line in lines:
            self.await_prompt()
            self.keys.write(f"{line}\n")
            self.keys.flush()

    def await_prompt(self) -> None:
        """Read until the next prompt, which acknowledges the line before."""
        before = "\n"
        while letter := self.said.read(1):
            if before == "\n" and letter == ">":
                return
            before = letter


@contextmanager
def command(words: str) -> Iterator[Typist]:
    """The command as a user starts it."""
    started = [sys.executable, "-u", "-m", "soloist", *words.split()]
    with subprocess.Popen(started, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Typist(process.pid, process.stdout, process.stdin)
        process.communicate(timeout=PATIENCE)


@contextmanager
def fork(words: str, folder: Path) -> Iterator[Typist]:
    """The same in a process that need not import anything, for those who start it again and again."""
    keys, said = folder / "keys", folder / "said"
    for pipe in (keys, said):
        pipe.unlink(missing_ok=True)
        os.mkfifo(pipe)
    process = FORKS.Process(target=_run, args=(words, str(keys), str(said)), daemon=True)
    process.start()
    assert process.pid is not None
    with keys.open("w") as typed, said.open() as read:
        yield Typist(process.pid, read, typed)
    process.join(PATIENCE)
    assert process.exitcode == -signal.SIGKILL


def _run(words: str, keys: str, said: str) -> None:
    """In the new process: what the command does, reading and writing as it does at a terminal's ends."""
    for number, path, mode in ((0, keys, os.O_RDONLY), (1, said, os.O_WRONLY)):
        file = os.open(path, mode)
        os.dup2(file, number)
        os.close(file)
    sys.stdin = os.fdopen(0)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.exit(run(words.split()))


def uncut(words: str, lines: Sequence[str], file: Path) -> str:
    """The record of somebody who types the lines and then leaves."""
    with command(f"{words} --save {file}") as typist:
        typist.type_lines([*lines, "q"])
    return file.read_text()


@pytest.mark.parametrize("play", PLAYS)
def test_killed_again_and_again_it_ends_with_the_same_record(play: str, tmp_path: Path) -> None:
    words, lines = PLAYS[play]
    wanted = uncut(words, lines, tmp_path / "uncut")
    file = tmp_path / "killed"
    killed = f"{words} --save {file}"
    for line in lines:
        with fork(killed, tmp_path) as typist:
            typist.type_lines([line])
            typist.await_prompt()
            os.kill(typist.pid, signal.SIGKILL)
        read_match(file)
        killed = f"{play} --load {file}"
    assert file.read_text() == wanted
    assert len(read_match(file).history) > len(lines)
