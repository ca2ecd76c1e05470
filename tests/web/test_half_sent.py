"""Half-sent requests, from raw sockets: they hold up nobody, and they end; errors that come again are told once."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from soloist.web import connections
from soloist.web.connections import MOST_FROM_ONE, OTHER_FILES, Connection, Doorkeeper, connections_of, most_open
from soloist.web.repeated import OnceAMinute
from soloist.web.server import own_addresses
from tests.web.servers import PATIENCE, Server, fork

HALVES = 500
FEW_FILES = 200  # fewer than the halves
HALF_HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-more: "
HALF_BODY = b"POST /likes HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nhalf="


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "run", "--data", str(tmp_path))
    yield server
    server.kill()


def line_to(port: int, sent: bytes, host: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection((host, port), timeout=PATIENCE)
    line.sendall(sent)
    return line


@pytest.mark.parametrize("half", [b"", HALF_HEAD, HALF_BODY])
def test_a_visitor_is_served_beside_hundreds_of_halves(server: Server, half: bytes) -> None:
    """More than there are places: who has waited longest gives way."""
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))
    with ExitStack() as lines:
        for number in range(HALVES):
            lines.enter_context(line_to(server.port, half))
            if number % 100 == 99:
                assert server.get("/")[0] == 200
    assert server.get("/")[0] == 200
    assert server.errors == ""


def test_one_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    (address,) = own_addresses("0.0.0.0")
    if address.startswith("127.") or not address[0].isdigit():
        pytest.skip("this machine has no address but its own")
    server = fork(tmp_path / "run", "--data", str(tmp_path), "--host", "0.0.0.0")
    try:
        with ExitStack() as lines:
            for _ in range(MOST_FROM_ONE):
                lines.enter_context(line_to(server.port, HALF_HEAD, address))
            one_more = lines.enter_context(line_to(server.port, b"", address))
            assert one_more.recv(1000).startswith(b"HTTP/1.1 503")
            assert server.get("/")[0] == 200
    finally:
        server.kill()


# what ends them, with short limits


class Short:
    """A server of one socket with short limits, in a loop of its own."""

    def __init__(self, keeper: Doorkeeper | None = None) -> None:
        from uvicorn import Config
        from uvicorn.server import ServerState

        self.heard: list[bytes] = []
        self.kinds = connections_of(keeper or Doorkeeper())
        self.config = Config(self.app, log_level=logging.CRITICAL, ws="none", lifespan="off", interface="asgi3")
        self.config.load()
        self.state = ServerState()

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        body, is_whole = b"", False
        while not is_whole:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            is_whole = not message.get("more_body", False)
        self.heard.append(body)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    def connection(self) -> asyncio.Protocol:
        make: Any = self.kinds
        made: asyncio.Protocol = make(config=self.config, server_state=self.state, app_state={})
        return made

    def talk(self, story: Callable[[int], Any]) -> Any:
        async def told() -> Any:
            server = await asyncio.get_running_loop().create_server(self.connection, "127.0.0.1", 0)
            async with server:
                found = await asyncio.wait_for(story(server.sockets[0].getsockname()[1]), PATIENCE)
                async with asyncio.timeout(PATIENCE):
                    while self.state.connections:  # nothing is left open when the loop ends
                        await asyncio.sleep(0.01)
                return found

        return asyncio.run(told())


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Short:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    return Short()


async def dripped(port: int, first: bytes, drop: bytes) -> tuple[bytes, float]:
    """Send a byte now and then until the server has enough; what it says, and after how long."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    begun = time.monotonic()
    writer.write(first)
    said = asyncio.create_task(reader.read())
    while not said.done():
        writer.write(drop)
        await asyncio.sleep(0.02)
    await hang_up(writer)
    try:
        return await said, time.monotonic() - begun
    except ConnectionError:
        return b"", time.monotonic() - begun


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.parametrize("first", [HALF_HEAD, HALF_BODY])
def test_bytes_that_drip_in_give_nobody_more_time(short: Short, first: bytes) -> None:
    said, seconds = short.talk(lambda port: dripped(port, first, b"x"))
    assert said[:12] in (b"HTTP/1.1 408", b"")  # who still sends may not hear what they are told
    assert seconds < PATIENCE / 2
    assert not short.heard


def test_a_connection_that_says_nothing_is_closed(short: Short) -> None:
    async def wait(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        said = await reader.read()
        await hang_up(writer)
        return said

    assert short.talk(wait).startswith(b"HTTP/1.1 408")


def test_a_slow_but_whole_request_is_answered_and_the_next_one_has_its_own_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 1.5)
    monkeypatch.setattr(connections, "BODY_SECONDS", 1.5)
    short = Short()

    async def talk(port: int) -> list[bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        said = []
        for number in range(4):
            writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n%d" % number)
            await asyncio.sleep(0.4)  # together more than either limit
            writer.write(b"abc")
            await reader.readuntil(b"\r\n\r\n")
            said.append(await reader.readexactly(2))
        await hang_up(writer)
        return said

    assert short.talk(talk) == [b"ok"] * 4
    assert short.heard == [b"%dabc" % number for number in range(4)]


# places


class Visitor:
    """A connection as far as the doorkeeper knows it."""

    def __init__(self) -> None:
        self.is_gone = False

    def give_way(self) -> None:
        self.is_gone = True


def visitor() -> Any:
    return Visitor()


def test_who_has_waited_longest_gives_way_and_nobody_who_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "most_open", lambda: 3)
    keeper = Doorkeeper()
    first, second, third, fourth, fifth = (visitor() for _ in range(5))
    for each in (first, second, third):
        assert keeper.admit(each, "203.0.113.9")
        keeper.wait(each)
    keeper.attend(first)
    assert keeper.admit(fourth, "203.0.113.9")
    assert (first.is_gone, second.is_gone, third.is_gone) == (False, True, False)
    keeper.attend(third)
    assert not keeper.admit(fifth, "203.0.113.9")  # all three are served
    keeper.leave(first)
    assert keeper.admit(fifth, "203.0.113.9")


def test_only_trusted_addresses_hold_as_many_as_they_like() -> None:
    keeper = Doorkeeper()
    assert all(keeper.admit(visitor(), "127.0.0.1") for _ in range(MOST_FROM_ONE + 1))
    held = [visitor() for _ in range(MOST_FROM_ONE)]
    assert all(keeper.admit(each, "203.0.113.9") for each in held)
    assert not keeper.admit(visitor(), "203.0.113.9")
    assert keeper.admit(visitor(), "203.0.113.10")
    keeper.leave(held[0])
    assert keeper.admit(visitor(), "203.0.113.9")


def test_places_are_fewer_than_files() -> None:
    assert most_open() <= max(1, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES)
    assert issubclass(connections_of(Doorkeeper()), Connection)


# what is said of it


def test_an_error_that_comes_again_is_counted_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("soloist.test.repeated")
    once = OnceAMinute(0.2)
    log.addFilter(once)
    try:
        with caplog.at_level(logging.WARNING, log.name):
            for _ in range(240):
                log.warning("no place for %s", "anybody")
            log.warning("something else")
            deadline = time.monotonic() + PATIENCE
            while len(caplog.messages) < 3 and time.monotonic() < deadline:
                time.sleep(0.01)
    finally:
        log.removeFilter(once)
    told, other, counted = caplog.messages
    assert (told, other) == ("no place for anybody", "something else")
    assert counted == "no place for anybody (and 239 more like it within a minute)"


def test_errors_of_different_places_are_different(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("soloist.test.places")
    once = OnceAMinute()
    log.addFilter(once)

    def fail(problem: Exception) -> None:
        try:
            raise problem
        except Exception:
            log.exception("%s %s", "GET", "/")

    try:
        with caplog.at_level(logging.CRITICAL, "soloist"), caplog.at_level(logging.ERROR, log.name):
            for problem in (ValueError(), KeyError(), ValueError()):
                fail(problem)
    finally:
        log.removeFilter(once)
    assert len(caplog.records) == 2
