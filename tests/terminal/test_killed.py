"""Killed at any moment, by the real signal: what was acknowledged is there, and play goes on as if nothing had been."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from soloist.terminal.files import read_match

PLAYS = {
    "play": ("play arne --seats human,greedy --seed 3", ["1"] * 14),
    "table": ("table mammoth --seed 5", ["1", "1", "zebra", "1", "1", "1", "zebra", "1", "1", "1"]),
}


def start(words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", "-m", "soloist", *words.split()]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def type_lines(process: subprocess.Popen[str], lines: Sequence[str]) -> None:
    """Type so many lines, each when the prompt for it is there."""
    assert process.stdin is not None
    for line in lines:
        await_prompt(process)
        process.stdin.write(f"{line}\n")
        process.stdin.flush()


def await_prompt(process: subprocess.Popen[str]) -> None:
    """Read until the next prompt, which acknowledges the line before."""
    assert process.stdout is not None
    before = "\n"
    while letter := process.stdout.read(1):
        if before == "\n" and letter == ">":
            return
        before = letter


def uncut(words: str, lines: Sequence[str], file: Path) -> str:
    """The record of somebody who types the lines and then leaves."""
    with start(f"{words} --save {file}") as process:
        type_lines(process, [*lines, "q"])
        process.communicate(timeout=60)
    return file.read_text()


@pytest.mark.parametrize("play", PLAYS)
def test_killed_again_and_again_it_ends_with_the_same_record(play: str, tmp_path: Path) -> None:
    words, lines = PLAYS[play]
    wanted = uncut(words, lines, tmp_path / "uncut")
    file = tmp_path / "killed"
    command = f"{words} --save {file}"
    for line in lines:
        with start(command) as process:
            type_lines(process, [line])
            await_prompt(process)
            process.send_signal(signal.SIGKILL)
        read_match(file)
        command = f"{play} --load {file}"
    assert file.read_text() == wanted
    assert len(read_match(file).history) > len(lines)
