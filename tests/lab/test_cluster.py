"""A cluster of Ray with two machines, both of them here: one dies, and then the other."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import token_hex

import pytest
import ray

from soloist.lab.folder import RunFolder
from tests.lab.runs import PLAN, Here, are_same, is_whole, played, small_plan
from tests.lab.sessions import PATIENCE, comes_true, of_session, started

pytestmark = pytest.mark.long

MANY = 1_000  # at each of six tables
SOME = 8  # of their files; then a machine dies
RAY = (sys.executable, "-m", "ray.scripts.scripts", "start", "--num-cpus", "1", "--disable-usage-stats", "--block")
PLAY = (sys.executable, "-m", "soloist", "lab", "run")


class Cluster:
    """Machines that are started and killed one by one; the first is its head."""

    def __init__(self, running: ExitStack) -> None:
        with socket.create_server(("", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"{ray.util.get_node_ip_address()}:{self._port}"  # type: ignore[no-untyped-call]
        self._running = running
        self._leaders: list[int] = []

    def grow(self) -> None:
        """One machine more, with a core to play on."""
        role = ("--address", self.address) if self._leaders else ("--head", "--port", str(self._port))
        self._leaders.append(self._running.enter_context(started(*RAY, *role)).pid)
        assert comes_true(lambda: self._size() == len(self._leaders))

    def _size(self) -> int:
        """How many machines play."""
        script = f"import ray; ray.init({self.address!r}, logging_level='ERROR'); print(len(ray.nodes()))"
        asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
        return int(asked.stdout) if asked.returncode == 0 else 0

    def lose(self, number: int) -> None:
        """A machine is gone, with all that ran on it."""
        for each in of_session(self._leaders[number]):
            os.kill(each, signal.SIGKILL)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", token_hex(16))
    with ExitStack() as running:
        found = Cluster(running)
        found.grow()
        found.grow()
        yield found


def test_machines_of_a_cluster_may_die(cluster: Cluster, tmp_path: Path) -> None:
    """What one of two has played is played again; without any the command ends with a sentence, and goes on later."""
    plan, folder, output = tmp_path / "plan.toml", RunFolder(tmp_path / "run"), tmp_path / "output"
    plan.write_text(PLAN.format(games=MANY), "utf-8")
    command = (*PLAY, str(plan), "--to", str(folder.path))
    with (
        output.open("wb") as file,
        started(*command, "--engine", "ray", "--address", cluster.address, output=file) as playing,
    ):
        assert comes_true(lambda: len(folder.game_files()) >= SOME)
        cluster.lose(1)
        there = len(folder.game_files())
        assert comes_true(lambda: len(folder.game_files()) >= there + SOME)
        cluster.lose(0)
        assert playing.wait(PATIENCE) == 2
    assert "the Ray cluster does not answer any more" in output.read_text("utf-8")
    assert any(folder.missing(folder.plan()).values())
    with started(*command) as resumed:
        assert resumed.wait(PATIENCE) == 0
    assert is_whole(folder, small_plan(MANY))
    assert are_same(folder, played(small_plan(MANY), tmp_path / "here", Here()))
