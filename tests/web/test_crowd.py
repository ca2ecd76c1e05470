"""One client with very many open pages keeps nobody else out."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from soloist.web.guard import MOST_OPEN
from tests.web.driven import Api, begin
from tests.web.servers import Server, fork

ELSEWHERE, OTHERWHERE = "203.0.113.9", "203.0.113.10"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "run", "--data", str(tmp_path), "--public-url", "http://games.example", trusting=False)
    yield server
    server.kill()


def new_match(server: Server) -> str:
    api = Api([server.port])
    (story,) = begin(api, {"game": "mammoth"})
    api.hang_up()
    return story.match


def listen(server: Server, match: str, client: str) -> tuple[socket.socket, bytes]:
    """An event stream, handed on by a proxy for a client; and its status."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    head = f"GET /m/{match}/events HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {client}\r\n\r\n"
    line.sendall(head.encode())
    return line, line.recv(1000).split(b" ")[1]


def test_open_pages_are_counted_for_each_client(server: Server) -> None:
    match = new_match(server)
    with ExitStack() as lines:

        def opened(client: str) -> bytes:
            line, status = listen(server, match, client)
            lines.enter_context(line)
            return status

        assert {opened(ELSEWHERE) for _ in range(MOST_OPEN)} == {b"200"}
        assert opened(ELSEWHERE) == b"429"
        assert opened(OTHERWHERE) == b"200"
        assert server.get("/")[0] == 200
    line, status = listen(server, match, OTHERWHERE)
    line.close()
    assert status == b"200"


def test_whoever_leaves_is_not_counted_any_more(server: Server) -> None:
    match = new_match(server)
    for _ in range(MOST_OPEN + 20):
        line, status = listen(server, match, ELSEWHERE)
        line.close()
        assert status == b"200"
