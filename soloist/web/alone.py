"""The app inside the browser of whoever plays, without a server: a service worker hands requests to it.

What is the server's work elsewhere is done here. Cookies are kept beside the matches, because a service worker may not
set any. Nothing is answered before everything is kept: the database lies in memory, and whoever runs this keeps what
has changed in it, or says that there is no room. Where the site lies in a folder of its host, addresses in pages get
that folder in front.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Message

from soloist.engine.errors import SoloistError
from soloist.engine.words import msg
from soloist.language import Reader, languages
from soloist.web.app import app_of, show
from soloist.web.programs import PATH as PROGRAMS
from soloist.web.site import Site, load_games
from soloist.web.store import FULL, Store, sqlite_address

Keep = Callable[[], Awaitable[bool]]  # keeps what has changed in the database; False: there is no room, and nothing has
Begin = Callable[[int, str], object]  # takes the status and the headers of a response, as JSON
Write = Callable[[bytes], object]  # takes more of its body
Fetch = Callable[[], Awaitable[object]]  # brings what the JSON interface needs

COOKIES = "browser:cookies"  # under which they are kept
HTML = "text/html"
SIGN = "/soloist/icon-180.png"
COLOUR = "#1d5a47"
TEXTS = {
    "ready": msg("A new version of Soloist is ready."),
    "update": msg("Update now"),
    "later": msg("Later"),
}
OPENED = re.compile(r'<html lang="(\w+)')


class Alone:
    """One app for all windows of a browser."""

    def __init__(self, folder: Path, address: str, keep: Keep, fetch_programs: Fetch) -> None:
        """`address` is where the site lies, without a slash at its end."""
        self._origin = urlsplit(address)
        self._site = Site(
            Store(sqlite_address(folder)), addresses=(address,), is_reachable=True, folder=folder, is_alone=True
        )
        self._app = app_of(self._site, limited=False)
        self.keep = keep
        self._fetch_programs: Fetch | None = fetch_programs
        self._cookies: dict[str, str] = json.loads(self._site.store.secrets_like(COOKIES).get(COOKIES, "{}"))
        self._open: dict[int, asyncio.Event] = {}
        self._is_over = asyncio.Event()
        self._life: asyncio.Future[None] | None = None

    @property
    def prefix(self) -> str:
        """The folder of the host in which the site lies, such as /games; nothing if it has a host of its own."""
        return self._origin.path

    async def start(self) -> bool:
        """Have the app begin its work; False if what has been changed by that cannot be kept."""
        self._life = await _begun(self._app, self._is_over)
        return await self.keep()

    def stop(self) -> None:
        """No more is written."""
        self._is_over.set()
        self._site.rooms.hang_up()

    async def stopped(self) -> None:
        """Wait until everything is closed."""
        if self._life is not None:
            await self._life

    def leave(self, number: int) -> None:
        """Whoever asked a question has gone."""
        if number in self._open:
            self._open[number].set()

    async def answer(
        self, number: int, method: str, address: str, headers: str, body: Any, begin: Begin, write: Write
    ) -> None:
        """Answer a request; `headers` are pairs as JSON, and `number` names it for `leave`."""
        gone = self._open[number] = asyncio.Event()
        scope = self._scope(method, address, json.loads(headers))
        if scope["path"].startswith(f"{PROGRAMS}/") and self._fetch_programs is not None:
            await self._fetch_programs()
            self._fetch_programs = None
        reply = Reply(self, begin, write)
        try:
            await self._app(scope, _receiving(bytes(body), gone), reply.send)
            if reply.is_refused:
                await show(Request(scope), *FULL_DISK)(scope, _receiving(b"", gone), Reply(self, begin, write).pass_on)
        finally:
            del self._open[number]

    def _scope(self, method: str, address: str, headers: Sequence[Sequence[str]]) -> dict[str, Any]:
        parts = urlsplit(address)
        given = {name.lower(): value for name, value in headers}
        own = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        given["cookie"] = "; ".join(filter(None, (own, given.get("cookie", ""))))
        given["host"] = self._origin.netloc
        path = parts.path.removeprefix(self.prefix) or "/"
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "root_path": "",
            "scheme": self._origin.scheme, "path": unquote(path), "raw_path": path.encode(),
            "query_string": parts.query.encode(), "client": ("127.0.0.1", 0), "server": (self._origin.hostname, None),
            "headers": [(name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in given.items()],
        }  # fmt: skip

    def remember(self, cookie: str) -> None:
        """Keep a cookie of a response, as a browser would."""
        read: SimpleCookie = SimpleCookie()
        try:
            read.load(cookie)
        except CookieError:
            return
        self._cookies |= {name: morsel.coded_value for name, morsel in read.items()}
        self._site.store.replace_secrets(COOKIES, COOKIES, json.dumps(self._cookies))

    def housed(self, page: str) -> str:
        """A page as it is shown at this address: with all that belongs to the site, and addresses in its folder."""
        head, end, body = page.partition("</head>")
        if end:
            page = head + self._signs(OPENED.search(page)) + end + body
        return page.replace('="/', f'="{self.prefix}/') if self.prefix else page

    def _signs(self, opened: re.Match[str] | None) -> str:
        language = opened[1] if opened is not None and opened[1] in languages() else "en"
        texts = json.dumps({name: Reader(language).read(text) for name, text in TEXTS.items()}).replace('"', "&#34;")
        return (
            f'<link rel="manifest" href="/manifest.{language}.webmanifest"><link rel="apple-touch-icon" href="{SIGN}">'
            f'<meta name="theme-color" content="{COLOUR}"><meta name="soloist-site" content="{texts}">'
            '<link rel="stylesheet" href="/soloist/page.css">'
            '<script src="/soloist/page.js" type="module"></script>'
        )

    def placed(self, address: str) -> str:
        """Where something is in this folder of the host."""
        is_ours = address.startswith("/") and not address.startswith(f"{self.prefix}/")
        return self.prefix + address if is_ours else address


FULL_DISK = (507, FULL)
PLACES = ("location", "content-location")


class Reply:
    """A response on its way: nothing of it leaves before everything is kept."""

    def __init__(self, alone: Alone, begin: Begin, write: Write) -> None:
        self._alone = alone
        self._begin = begin
        self._write = write
        self._head: Message = {}
        self._page = b""
        self.is_refused = False  # there was no room: whatever the app says is not so

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            for name, value in message["headers"]:
                if name == b"set-cookie":
                    self._alone.remember(value.decode("latin-1"))
        self.is_refused = self.is_refused or not await self._alone.keep()
        if not self.is_refused:
            await self.pass_on(message)

    async def pass_on(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            if not self._is_page:
                self._begin_with(message)
            return
        if not self._is_page:
            self._write(message.get("body", b""))
            return
        self._page += message.get("body", b"")
        if not message.get("more_body", False):
            self._begin_with(self._head)
            self._write(self._alone.housed(self._page.decode()).encode())

    @property
    def _is_page(self) -> bool:
        return any(name == b"content-type" and value.startswith(HTML.encode()) for name, value in self._head["headers"])

    def _begin_with(self, message: Message) -> None:
        headers = []
        for name, value in ((name.decode(), value.decode("latin-1")) for name, value in message["headers"]):
            if name not in ("set-cookie", "content-length"):
                headers.append((name, self._alone.placed(value) if name in PLACES else value))
        self._begin(message["status"], json.dumps(headers))


def _receiving(body: bytes, gone: asyncio.Event) -> Callable[[], Awaitable[Message]]:
    parts = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Message:
        for part in parts:
            return part
        await gone.wait()
        return {"type": "http.disconnect"}

    return receive


async def _begun(app: ASGIApp, over: asyncio.Event) -> asyncio.Future[None]:
    """What a server says to an app when it starts; when it is over, it says so too. Returns what goes on meanwhile."""
    begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    said = iter(["lifespan.startup", "lifespan.shutdown"])

    async def receive() -> Message:
        what = next(said)
        if begun.done():
            await over.wait()
        return {"type": what}

    async def send(message: Message) -> None:
        if message["type"] == "lifespan.startup.complete":
            begun.set_result(None)

    life = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, receive, send))
    await asyncio.wait([begun, life], return_when=asyncio.FIRST_COMPLETED)
    if not begun.done():
        await life  # says what is wrong
    return life


def get_ready() -> None:
    """Everything that the start page needs; a picture of the memory is taken after this."""
    load_games()


async def open_alone(folder: str, address: str, keep: Keep, fetch_programs: Fetch, language: str) -> Alone | str:
    """The app, or a sentence that says why it cannot be opened."""
    read = Reader(language if language in languages() else "en").read
    try:
        alone = Alone(Path(folder), address, keep, fetch_programs)
    except SoloistError as problem:
        return read(problem.message)
    return alone if await alone.start() else read(FULL)
