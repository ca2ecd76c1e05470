"""A real PostgreSQL for tests: Debian's package, in a folder of its own, at a port of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from uuid import uuid4

import pytest

USER = "postgres"
INSTALLED = "/usr/lib/postgresql/*/bin"
PATIENCE = 60
SETTINGS = "\n".join((
    "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", "max_connections = 100", "shared_buffers = 16MB",
    "fsync = off", "full_page_writes = off", "logging_collector = off", "",
))  # fmt: skip


@cache
def programs() -> Path | None:
    """The folder of initdb and pg_ctl, the newest there is."""
    found = sorted(Path("/").glob(INSTALLED.lstrip("/")), key=lambda folder: float(folder.parent.name))
    beside = shutil.which("initdb")
    return found[-1] if found else Path(beside).parent if beside else None


def require_postgres() -> None:
    """Skip a test where PostgreSQL is not installed; where everything has to run, fail."""
    if programs() is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed, and in CI its tests must run: apt-get install postgresql")
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")


def _as_user(command: Sequence[str]) -> list[str]:
    """PostgreSQL refuses to run as root, so it runs as its own user then."""
    return [*(("runuser", "-u", USER, "--") if os.geteuid() == 0 else ()), *command]


def _run(*command: str) -> None:
    done = subprocess.run(
        _as_user(command), capture_output=True, text=True, timeout=PATIENCE, check=False, cwd="/",
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C"},
    )  # fmt: skip
    assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A server with as many databases as one asks for; `stop` and `start` it in between as you like."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._programs = programs()
        self.port = _free_port()
        self._call(
            "initdb", "--auth=trust", "--username=soloist", "--encoding=UTF8", "--no-sync", "-D", str(self._data)
        )
        self._append(SETTINGS + f"port = {self.port}\n")
        self.start()

    def _call(self, program: str, *words: str) -> None:
        assert self._programs is not None
        _run(str(self._programs / program), *words)

    def _append(self, text: str) -> None:
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(text)

    def start(self) -> None:
        log = str(self._folder / "log")
        self._call("pg_ctl", "start", "-w", "-t", str(PATIENCE), "-D", str(self._data), "-l", log)

    def stop(self, mode: str = "immediate") -> None:
        self._call("pg_ctl", "stop", "-m", mode, "-D", str(self._data))

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"soloist_{uuid4().hex[:12]}"
        self._call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "soloist", name)
        return f"postgresql://soloist@127.0.0.1:{self.port}/{name}"


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that lives as long as the block."""
    folder = Path(tempfile.mkdtemp(prefix="soloist-postgres-"))
    try:
        if os.geteuid() == 0:
            user = pwd.getpwnam(USER)
            os.chown(folder, user.pw_uid, user.pw_gid)
        server = Postgres(folder)
        try:
            yield server
        finally:
            with suppress(AssertionError):  # it may have been stopped already
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """The server. A test module imports both: `from tests.web.postgres import cluster, postgres`."""
    require_postgres()
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres(cluster: Postgres) -> str:
    """The address of an empty database."""
    return cluster.database()
