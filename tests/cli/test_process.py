"""The command line as a process: its entry point, Ctrl-C, closed pipes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

SOLOIST = (sys.executable, "-m", "soloist")
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


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes there")
def test_a_reader_that_goes_away_is_no_disaster() -> None:
    process = subprocess.Popen([*SOLOIST, "rules", "arne"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 1
