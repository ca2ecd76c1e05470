"""What stands before every page: sizes, rates and names are checked, headers set, and no stack trace gets out."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from soloist.web.front import household
from soloist.web.people import host_name, seems_near

log = logging.getLogger("soloist.web")

HEALTH = "/health"  # asked by programs that know us by a number only
UNKNOWN_NAME = "Soloist does not answer to this name; --host or --public-url lets it be used from elsewhere."
TOO_LARGE = "This is larger than anything Soloist takes here."
FLOOD = "The address and headers of this request are longer than anything Soloist takes."
NO_JSON = "Soloist takes JSON here; send it with content-type: application/json."
BROKEN = "Something went wrong inside Soloist. Nothing was changed; please try again."
MOST_OPEN = 60  # requests of one client at the same time; pages that are open hold one each, to hear of changes
LARGEST_FORM = 100_000
LARGEST_BEGINNING = 1_000_000  # with a document, which a form writes in up to twelve bytes a character
LARGEST_RECORD = 4_000_000
LARGEST_HEAD = 64_000
MOST_HEADERS = 200
JSON = "application/json"
POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
    "manifest-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """So many requests a second, and a few more at once."""

    __slots__ = ("filled", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.filled = time.monotonic()

    def take(self, rate: float, most: float) -> bool:
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.filled) * rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """How often each client may do something."""

    CLIENTS = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._most)
            if len(self._buckets) > self.CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(self._rate, self._most)


class TooLarge(Exception):
    """More was sent than is wanted here."""


class Passage:
    """A request on its way: how much of it has been read, whatever its header said, and how far its response is."""

    def __init__(self, receive: Receive, send: Send, most: int) -> None:
        self._receive = receive
        self._send = send
        self._left = most
        self.has_begun = False
        self.is_finished = False

    @property
    def is_too_large(self) -> bool:
        return self._left < 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self.is_too_large:
                raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        if self.is_too_large and not self.has_begun:
            return  # whatever the app makes of it, the guard answers
        self.has_begun = True
        self.is_finished = message["type"] == "http.response.body" and not message.get("more_body", False)
        await self._send(message)


class Guard:
    """The outermost layer of the app."""

    def __init__(
        self, app: ASGIApp, hosts: Collection[str] = (), *, limited: bool = True, trusts_machine: bool = False
    ) -> None:
        self._app = app
        self._trusts_machine = trusts_machine
        self._hosts = frozenset(hosts)  # names we answer to; empty: all
        self._reads = Rates(60, 240) if limited else None
        self._writes = Rates(12, 60) if limited else None
        self._begins = Rates(0.5, 30) if limited else None
        self._most_open = MOST_OPEN if limited else None
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused is not None:
            await refused(scope, receive, _with_headers(scope, send))
            return
        client = self._client(scope) or ""
        self._open[client] += 1
        try:
            await self._let_in(scope, receive, send)
        finally:
            self._open[client] -= 1
            self._open += Counter()  # forgets those who have left

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        passage = Passage(receive, send, _largest(scope))
        try:
            await self._app(scope, passage.receive, _with_headers(scope, passage.send))
        except ClientDisconnect:
            return  # nobody is there to be answered
        except Exception:
            if not passage.is_too_large:
                log.exception("%s %s", scope["method"], scope["path"])
            if passage.has_begun and not passage.is_finished:
                raise  # the client must not take half a response for a whole one
        if not passage.has_begun:
            answer = _say(scope, 413, TOO_LARGE) if passage.is_too_large else _say(scope, 500, BROKEN)
            await answer(scope, receive, _with_headers(scope, send))

    def _client(self, scope: Scope) -> str | None:
        """Whose requests are counted together; None for somebody who may ask as often as they like."""
        if self._trusts_machine and seems_near(HTTPConnection(scope)):
            return None
        return household(scope["client"][0] if scope.get("client") else "")

    def _refused(self, scope: Scope) -> Response | None:
        if _is_flood(scope):
            return _say(scope, 431, FLOOD)
        headers = Headers(scope=scope)
        if self._hosts and host_name(headers) not in self._hosts and scope["path"] != HEALTH:
            return _say(scope, 421, UNKNOWN_NAME)
        client = self._client(scope)
        is_read = scope["method"] in ("GET", "HEAD", "OPTIONS")
        rates = self._reads if is_read else self._begins if _begins(scope) else self._writes
        is_counted = client is not None and not scope["path"].startswith("/static/")
        is_crowd = client is not None and self._most_open is not None and self._open[client] >= self._most_open
        if is_crowd or (rates is not None and is_counted and not rates.allows(client or "")):
            refused = _say(scope, 429, "That was too many requests at once; please wait a moment.")
            refused.headers["retry-after"] = "2"
            return refused
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal() and len(length) < 12) or int(length) > _largest(scope):
            return _say(scope, 413, TOO_LARGE)
        if scope["path"].startswith("/api/") and not is_read and _is_foreign(headers):
            return _say(scope, 415, NO_JSON)
        return None


def _is_flood(scope: Scope) -> bool:
    """Whether there is more before the body than anybody needs."""
    sent = scope["headers"]
    length = len(scope["path"]) + len(scope["query_string"]) + sum(len(name) + len(value) for name, value in sent)
    return len(sent) > MOST_HEADERS or length > LARGEST_HEAD


def _is_foreign(headers: Headers) -> bool:
    """Whether something is sent that is not said to be JSON: a page of another site can send that without asking."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    return has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != JSON


def _begins(scope: Scope) -> bool:
    """Whether it makes something new, from a record or with options that may hold a document."""
    path: str = scope["path"]
    return path in ("/import", "/api/matches", "/api/records") or (path.startswith("/new/") and path.count("/") == 2)


def _largest(scope: Scope) -> int:
    if not _begins(scope):
        return LARGEST_FORM
    return LARGEST_RECORD if scope["path"] in ("/import", "/api/records") else LARGEST_BEGINNING


def _with_headers(scope: Scope, send: Send) -> Send:
    async def headed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return headed


def _say(scope: Scope, status: int, sentence: str) -> Response:
    if scope["path"].startswith("/api/"):
        return JSONResponse({"error": sentence}, status)
    return PlainTextResponse(sentence + "\n", status)
