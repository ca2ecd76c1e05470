"""The command line as a process: its entry point, Ctrl-C, closed pipes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

SOLOIST = (sys.executable, "-m", "soloist")
PATIENCE = 60.0
SERIES = ("simulate", "arne", "--seats", "random,random", "--games", "50000")


def test_entry_point_and_exit_codes() -> None:
    good = subprocess.run([*SOLOIST, "--version"], capture_output=True, text=True, check=False)
    bad = subprocess.run([*SOLOIST, "chess"], capture_output=True, text=True, check=False)
    assert (good.returncode, good.stderr) == (0, "")
    assert (bad.returncode, bad.stdout) == (2, "")


READY = """
import signal, sys
from soloist.cli import run

signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may have been started where Ctrl-C is ignored
print("ready", flush=True)
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize(("jobs", "seconds"), [("1", 0.3), ("2", 0.1), ("2", 1.5)])
@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_ctrl_c_ends_a_simulation_at_once_and_without_a_trace(jobs: str, seconds: float) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", READY, *SERIES, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err


def living(group: int) -> int:
    """How many processes of a group are at work; those that have ended and wait to be noticed are not."""
    found = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            found += state != "Z" and int(its_group) == group
    return found


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted where Linux lists them")
def test_a_killed_simulation_leaves_nobody_at_work(how: signal.Signals) -> None:
    process = subprocess.Popen(
        [*SOLOIST, *SERIES, "--jobs", "2"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        until(lambda: living(process.pid) >= 3)  # itself and two at work
        process.send_signal(how)
        process.wait(PATIENCE)
        until(lambda: living(process.pid) == 0)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes there")
def test_a_reader_that_goes_away_is_no_disaster() -> None:
    process = subprocess.Popen([*SOLOIST, "rules", "arne"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 1
