"""Connections before there is a whole request: how long its head and its body may take, and how many there may be.

Who has sent half a request holds nothing but a place here, and gives it up to whoever comes when all are taken.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable

from uvicorn.protocols.http.h11_impl import H11Protocol

from soloist.web.people import is_loopback

HEAD_SECONDS = 10.0  # from the first moment of a connection, or the first byte of another request
BODY_SECONDS = 60.0  # for a whole body; the largest are four megabytes
MOST_FROM_ONE = 200  # connections of one address; whole households and clubs may have the same
MOST_OPEN = 10_000
MOST_FILES = 65_536
OTHER_FILES = 64  # that are open besides connections: the database, the log
REFUSAL = b"HTTP/1.1 %s\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s"


def refusal(status: str, sentence: str) -> bytes:
    """A whole response, where there is no request that could be answered."""
    text = f"{sentence}\n".encode()
    return REFUSAL % (status.encode(), len(text), text)


FULL = refusal("503 Service Unavailable", "There are too many connections at once; please wait a moment.")
SLOW = refusal("408 Request Timeout", "This request did not come to its end in time.")


class Doorkeeper:
    """Who is at the door of this process. Addresses that are trusted may hold as many connections as they like: a proxy
    brings the visitors of everybody."""

    def __init__(self, is_trusted: Callable[[str], bool] = is_loopback) -> None:
        self.is_closing = False  # nobody comes in any more, and whoever has been answered goes
        self._is_trusted = is_trusted
        self._from: Counter[str] = Counter()
        self._open: dict[Connection, str] = {}
        self._waiting: dict[Connection, None] = {}  # without a whole request, who has waited longest first

    def admit(self, connection: Connection, address: str) -> bool:
        """Whether there is a place for one more; if all are taken, who has waited longest for nothing goes."""
        if self.is_closing:
            return False
        if self._from[address] >= MOST_FROM_ONE and not self._is_trusted(address):
            return False
        if len(self._open) >= most_open():
            longest = next(iter(self._waiting), None)
            if longest is None:
                return False
            longest.give_way()
            self.leave(longest)
        self._open[connection] = address
        self._from[address] += 1
        return True

    def leave(self, connection: Connection) -> None:
        self._waiting.pop(connection, None)
        address = self._open.pop(connection, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def wait(self, connection: Connection) -> None:
        """This one has no whole request."""
        if connection in self._open:
            self._waiting.setdefault(connection)

    def attend(self, connection: Connection) -> None:
        """This one has a request that is worked at."""
        self._waiting.pop(connection, None)


def most_open() -> int:
    """As many connections as this process may have files open, less a few."""
    return min(MOST_OPEN, max(1, most_files() - OTHER_FILES))


if sys.platform == "win32":

    def most_files() -> int:
        return MOST_FILES

    def allow_files() -> None:
        """There is nothing to allow."""

else:
    import resource

    def most_files() -> int:
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]

    def allow_files() -> None:
        """Have as many files open as we are allowed to; by default it is few."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Connection(H11Protocol):
    """One connection, as uvicorn serves it, that does not wait for ever."""

    keeper: Doorkeeper
    _timer: asyncio.TimerHandle | None = None
    _awaited: object = None  # what the timer is for: the cycle whose body is coming, or the next head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        if self.keeper.admit(self, self.client[0] if self.client else ""):
            self._see()
        else:
            if not self.keeper.is_closing:  # who hears nothing asks again, and finds another process or the next server
                transport.write(FULL)
            transport.close()

    def connection_lost(self, problem: Exception | None) -> None:
        self.keeper.leave(self)
        self._stop_timer()
        super().connection_lost(problem)

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:  # the first byte of another request
            self._stop_timer()
        super().data_received(data)
        if self.keeper.is_closing and self.cycle is not None:
            self.cycle.keep_alive = False
        self._see()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.keeper.is_closing and (self.cycle is None or self.cycle.response_complete):
            self.transport.close()
        self._see()

    def give_way(self) -> None:
        """Somebody else needs the place."""
        self.transport.abort()

    def _see(self) -> None:
        """See what this connection waits for, and for how long it may."""
        if self.transport.is_closing():
            self._stop_timer()
        elif self.cycle is None or self.cycle.response_complete:
            self.keeper.wait(self)
            self._set_timer("head", HEAD_SECONDS)
        elif self.cycle.more_body:
            self.keeper.wait(self)
            self._set_timer(self.cycle, BODY_SECONDS)
        else:
            self.keeper.attend(self)
            self._stop_timer()

    def _set_timer(self, awaited: object, seconds: float) -> None:
        """Start it, unless it runs for the same thing already: more bytes give nobody more time."""
        if self._timer is None or self._awaited is not awaited:
            self._stop_timer()
            self._awaited = awaited
            self._timer = self.loop.call_later(seconds, self._be_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._awaited = None

    def _be_late(self) -> None:
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(SLOW)
        self.transport.close()


def connections_of(keeper: Doorkeeper) -> type[asyncio.Protocol]:
    """The connections of one door."""
    return type("DoorConnection", (Connection,), {"keeper": keeper})
