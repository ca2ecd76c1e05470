"""The app in this process, without sockets: browsers with cookies, programs with tokens, listeners to events.

The app runs in a loop of its own in another thread, so that tests are plain functions and requests can really race.
"""

from __future__ import annotations

import asyncio
import queue
import re
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import httpx2
from starlette.types import ASGIApp, Message

from soloist.engine.seats import SEATS
from soloist.web.app import make_app
from soloist.web.front import Front
from soloist.web.people import COOKIE
from soloist.web.room import Beginning
from soloist.web.site import Site
from soloist.web.store import Store, sqlite_address

T = TypeVar("T")
PATIENCE = 30.0
HOME = "http://localhost"
TRUSTING = Front(trusts_machine=True)
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
STAMP = re.compile(r'name="stamp" value="([^"]+)"')

Response = httpx2.Response


class House:
    """A running app and its loop."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._loop = asyncio.new_event_loop()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._up = threading.Event()
        self._clients: list[httpx2.AsyncClient] = []
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._life = asyncio.run_coroutine_threadsafe(self._live(), self._loop)
        assert self._up.wait(PATIENCE)

    async def _live(self) -> None:
        await self._inbox.put({"type": "lifespan.startup"})

        async def hear(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                self._up.set()

        await self.app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, self._inbox.get, hear)

    def close(self) -> None:
        for client in self._clients:
            self.run(client.aclose())
        self._loop.call_soon_threadsafe(self._inbox.put_nowait, {"type": "lifespan.shutdown"})
        self._life.result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    @property
    def site(self) -> Site:
        app: Any = self.app
        while not hasattr(app, "state"):  # past what stands before the app
            app = app._app
        site: Site = app.state.site
        return site

    def start(self, work: Coroutine[Any, Any, T]) -> Any:
        """Begin something in the app's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the app's loop and wait for it."""
        done: T = self.start(work).result(PATIENCE)
        return done

    def race(self, *works: Coroutine[Any, Any, T]) -> list[T]:
        """Do several things at once."""

        async def all_of_them() -> list[T]:
            return list(await asyncio.gather(*works))

        return self.run(all_of_them())

    def client(self, address: str = "127.0.0.1", **more: Any) -> httpx2.AsyncClient:
        """Somebody at another address; an exception that leaves the app fails the test."""
        transport = httpx2.ASGITransport(app=self.app, client=(address, 4711))
        client = httpx2.AsyncClient(transport=transport, base_url=more.pop("base_url", HOME), **more)
        self._clients.append(client)
        return client

    def browser(self, address: str = "127.0.0.1") -> Browser:
        return Browser(self, self.client(address))

    def program(self, token: str | None = None, address: str = "127.0.0.1") -> Program:
        return Program(self, self.client(address), token)

    def listen(self, path: str) -> Listener:
        return Listener(self, path)


@contextmanager
def open_house(store: Store | Path | str, **more: Any) -> Iterator[House]:
    """The app on a store, or on the file in a folder; rates are not limited, and whoever asks from this machine sits at
    it, unless it is said."""
    address = sqlite_address(store) if isinstance(store, Path) else store
    kept = address if isinstance(address, Store) else Store(address)
    house = House(make_app(kept, **{"limited": False, "front": TRUSTING, **more}))
    try:
        yield house
    finally:
        house.close()


class Browser:
    """Somebody with cookies who fills in the forms of pages."""

    def __init__(self, house: House, client: httpx2.AsyncClient) -> None:
        self.house = house
        self.client = client
        self.csrf = self._read_csrf()

    def _read_csrf(self) -> str:
        found = CSRF.search(self.get("/").text)
        assert found is not None, "no form on the home page"
        return found[1]

    @property
    def person(self) -> str:
        return sha256(self.client.cookies[COOKIE].encode()).hexdigest()

    def get(self, path: str, **more: Any) -> Response:
        return self.house.run(self.client.get(path, **more))

    def post(self, path: str, fields: Mapping[str, str] | None = None, **more: Any) -> Response:
        return self.house.run(self.posting(path, fields, **more))

    def posting(self, path: str, fields: Mapping[str, str] | None = None, **more: Any) -> Coroutine[Any, Any, Response]:
        """A form about to be sent, with what shows that it comes from our page."""
        return self.client.post(path, data={"csrf": self.csrf, **(fields or {})}, **more)

    def begin(self, beginning: Beginning, held: str = "A") -> str:
        """A match this browser began, holding the seats of these letters; its address."""
        seats = [seat for seat in SEATS if seat.code in held]
        match = beginning.match()
        return "/m/" + self.house.run(self.house.site.rooms.begin(match, self.person, seats))

    def stamp(self, match: str, seat: str = "A") -> str:
        """The stamp on the page of a match."""
        found = STAMP.search(self.get(f"{match}?seat={seat}&said=999999").text)
        assert found is not None, "nothing is asked on this page"
        return found[1]

    def answer(self, match: str, answer: str, seat: str = "A", stamp: str = "", *, sure: bool = True) -> Response:
        """Answer; `sure`: the end of a turn is confirmed with it."""
        fields = {"seat": seat, "stamp": stamp or self.stamp(match, seat), "answer": answer}
        fields |= {"confirmed": "1"} if sure else {}
        return self.post(f"{match}/answer", fields)


class Program:
    """A client of the API."""

    def __init__(self, house: House, client: httpx2.AsyncClient, token: str | None) -> None:
        self.house = house
        self.client = client
        self.token = token

    def sending(self, method: str, path: str, json: Any = None, **more: Any) -> Coroutine[Any, Any, Response]:
        headers = {"authorization": f"Bearer {self.token}"} if self.token is not None else {}
        headers |= more.pop("headers", {})
        body = {} if json is None else {"json": json}
        return self.client.request(method, "/api" + path, headers=headers, **body, **more)

    def send(self, method: str, path: str, json: Any = None, **more: Any) -> Response:
        return self.house.run(self.sending(method, path, json, **more))

    def get(self, path: str, **more: Any) -> Any:
        """What comes back, which must be fine."""
        response = self.send("GET", path, **more)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, json: Any, status: int = 200, **more: Any) -> Any:
        response = self.send("POST", path, json, **more)
        assert response.status_code == status, response.text
        return response.json()

    def with_token(self, token: str) -> Program:
        return Program(self.house, self.client, token)


class Listener:
    """A stream of server-sent events, read piece by piece."""

    def __init__(self, house: House, path: str) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self._pieces: queue.Queue[str] = queue.Queue()
        self._gone = asyncio.Event()
        self._house = house
        self._task = house.start(self._hear(path))

    async def _hear(self, path: str) -> None:
        asked = False

        async def receive() -> Message:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self._gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            self.status = message.get("status", self.status)
            self.headers |= {name.decode(): value.decode() for name, value in message.get("headers", ())}
            self._pieces.put(message.get("body", b"").decode())

        await self._house.app(
            {
                "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
                "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "",
                "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 4711), "server": ("localhost", 80),
            },
            receive,
            send,
        )  # fmt: skip

    def version(self, seconds: float = PATIENCE) -> int:
        """The next version told; raises queue.Empty if there is none in time."""
        while True:
            found = re.search(r"event: version\ndata: (\d+)\n\n", self._pieces.get(timeout=seconds))
            if found is not None:
                return int(found[1])

    def close(self) -> None:
        self._house.run(self._leave())
        self._task.result(PATIENCE)

    async def _leave(self) -> None:
        self._gone.set()
