"""`soloist` alone: the web app, where it listens and keeps its matches, and how it ends."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.cli.conftest import Soloist
from tests.web.servers import Server, fork, start

SECONDS_TO_END = 3.0
INTERRUPTED = 130


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers that a test has started; none outlives it."""
    running: list[Server] = []
    yield running
    for server in running:
        server.kill()


def refused(soloist: Soloist, *words: str) -> str:
    """The one line that says why the web app does not start."""
    outcome = soloist("--no-browser", *words)
    assert outcome.code == 2
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert line.startswith("soloist: ")
    return line


# what keeps it from starting


def test_a_port_that_is_taken(soloist: Soloist, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = refused(soloist, "--data", str(tmp_path), "--port", str(port))
    assert f"127.0.0.1:{port}" in line
    assert "--port" in line


@pytest.mark.parametrize("host", ["192.0.2.7", "no such host", "a..b", "-"])
def test_an_address_that_is_not_ours(soloist: Soloist, tmp_path: Path, host: str) -> None:
    assert host in refused(soloist, "--data", str(tmp_path), "--host", host, "--port", "0")


def test_a_port_that_is_none(soloist: Soloist) -> None:
    assert "--port" in refused(soloist, "--port", "70000")


@pytest.mark.parametrize(
    "address",
    [
        "nonsense",
        "mysql://somebody@localhost/base",
        "chess://localhost/base",
        "postgresql://localhost:port/base",
        "postgresql://nobody@127.0.0.1:1/base",
        "postgresql+nonsense://localhost/base",
        "sqlite:////no/such/folder/base.sqlite3",
    ],
)
def test_a_database_that_cannot_be_used(soloist: Soloist, address: str) -> None:
    line = refused(soloist, "--port", "0", "--database", address)
    assert "database" in line
    assert "extra" not in line


@pytest.mark.parametrize("option", ["--host", "--data", "--database"])
@pytest.mark.parametrize("given", ["", " "])
def test_what_is_empty_is_refused(soloist: Soloist, option: str, given: str) -> None:
    """A script that knows no name must not open something else."""
    line = refused(soloist, "--port", "0", option, given)
    assert option in line
    assert "empty" in line


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--public-url", "games.example"), "--public-url"),
        (("--proxy", "10.0.0.1"), "--public-url"),
        (("--public-url", "https://games.example", "--proxy", "nginx"), "--proxy"),
        (("--public-url", "https://games.example", "--trust-this-machine"), "--trust-this-machine"),
        (("--log", "xml"), "--log"),
    ],
)
def test_what_cannot_be_hosted_so_is_refused(soloist: Soloist, words: tuple[str, ...], named: str) -> None:
    assert named in refused(soloist, "--port", "0", *words)


def test_a_password_is_not_repeated(soloist: Soloist) -> None:
    assert "geheim" not in refused(soloist, "--port", "0", "--database", "postgresql://me:geheim@127.0.0.1:1/base")


@pytest.mark.parametrize("folder", ["file", "file/below"])
def test_a_data_folder_that_cannot_be_one(soloist: Soloist, tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / folder) in refused(soloist, "--port", "0", "--data", str(tmp_path / folder))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_data_folder_that_cannot_be_written(soloist: Soloist, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        refused(soloist, "--port", "0", "--data", str(tmp_path))
    finally:
        tmp_path.chmod(0o700)


def test_a_file_that_is_no_database_is_left_as_it_is(soloist: Soloist, tmp_path: Path) -> None:
    file = tmp_path / "soloist.sqlite3"
    file.write_text("a letter to my mother\n" * 100)
    assert "database" in refused(soloist, "--port", "0", "--data", str(tmp_path))
    assert file.read_text().startswith("a letter")


def test_nothing_is_started_beside_a_command(soloist: Soloist, tmp_path: Path) -> None:
    outcome = soloist("--data", str(tmp_path / "data"), "games")
    assert outcome.code == 0
    assert not (tmp_path / "data").exists()


# running


def test_it_says_where_it_is_and_keeps_its_matches_in_the_folder(servers: list[Server], tmp_path: Path) -> None:
    servers.append(start(tmp_path / "run", "--data", str(tmp_path / "new" / "data")))
    (server,) = servers
    assert server.get("/")[0] == 200
    assert (tmp_path / "new" / "data" / "soloist.sqlite3").exists()
    assert f"http://127.0.0.1:{server.port}/" in server.process.out.read_text("utf-8")


def test_the_address_it_opens_carries_a_key(servers: list[Server], tmp_path: Path) -> None:
    servers.append(fork(tmp_path / "run", "--data", str(tmp_path), trusting=False))
    (server,) = servers
    key = re.search(r"http://127\.0\.0\.1:\d+(/key/\S+)", server.process.out.read_text("utf-8"))
    assert key is not None
    assert [server.get(key[1])[0] for _ in range(2)] == [303, 403]


@pytest.mark.parametrize("words", [("--trust-this-machine",), ("--public-url", "https://games.example")])
def test_where_no_key_is_needed_or_many_read_the_log_none_is_printed(
    servers: list[Server], tmp_path: Path, words: tuple[str, ...]
) -> None:
    servers.append(fork(tmp_path / "run", "--data", str(tmp_path), *words, trusting=False))
    assert "/key/" not in servers[0].process.out.read_text("utf-8")


def test_two_of_them_share_a_folder(servers: list[Server], tmp_path: Path) -> None:
    servers += [fork(tmp_path / name, "--data", str(tmp_path / "data")) for name in ("one", "two")]
    for server in servers:
        assert server.get("/")[0] == 200
        assert server.errors == ""


# Ctrl-C


def test_ctrl_c_ends_it_at_once_and_without_a_trace(servers: list[Server], tmp_path: Path) -> None:
    servers.append(fork(tmp_path / "run", "--data", str(tmp_path)))
    (server,) = servers
    assert server.stop(SECONDS_TO_END) in (0, INTERRUPTED)
    assert server.errors == ""


def test_ctrl_c_ends_it_with_listeners_and_idle_connections(servers: list[Server], tmp_path: Path) -> None:
    servers.append(fork(tmp_path / "run", "--data", str(tmp_path)))
    (server,) = servers
    idle = HTTPConnection("127.0.0.1", server.port)
    idle.request("POST", "/api/matches", '{"game": "mammoth"}', {"content-type": "application/json"})
    match = idle.getresponse().read().split(b'"')[3].decode()
    listening = HTTPConnection("127.0.0.1", server.port)
    listening.request("GET", f"/m/{match}/events")
    stream = listening.getresponse()
    assert stream.readline() == b"retry: 1000\n"
    assert server.stop(SECONDS_TO_END) in (0, INTERRUPTED)
    assert server.errors == ""
    stream.close()
    idle.close()
    listening.close()
