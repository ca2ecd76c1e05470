"""The app without a server, asked as a service worker asks it: cookies, folders, nothing answered before it is kept."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import pytest

from soloist.engine.errors import BadRecord
from soloist.site.packing import NOT_IN_BROWSERS, SERVERS
from soloist.web.alone import Alone, open_alone
from soloist.web.carrying import LONGEST, carrying_address, pack, unpack

T = TypeVar("T")
HOME = "http://localhost:8000"
FORM = [("content-type", "application/x-www-form-urlencoded")]


@dataclass
class Heard:
    """A response as the worker hears it."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def begin(self, status: int, headers: str) -> None:
        self.status, self.headers = status, dict(json.loads(headers))

    def write(self, piece: bytes) -> None:
        self.body += piece

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def token(self) -> str:
        found = re.search('name="csrf" value="([0-9a-f]+)"', self.text)
        assert found is not None
        return found[1]


class Browser:
    """Whoever runs the app: keeps what is written unless there is no room, and counts what was fetched."""

    def __init__(self, folder: Path, address: str = HOME) -> None:
        self.has_room = True
        self.kept = 0
        self.fetched = 0
        self.address = address
        self.app = Alone(folder, address, self.keep, self.fetch)

    async def keep(self) -> bool:
        self.kept += self.has_room
        return self.has_room

    async def fetch(self) -> None:
        self.fetched += 1

    async def ask(self, path: str, form: dict[str, str] | None = None) -> Heard:
        heard = Heard()
        method, body = ("GET", b"") if form is None else ("POST", urlencode(form).encode())
        headers = json.dumps([] if form is None else FORM)
        await self.app.answer(1, method, self.address + path, headers, body, heard.begin, heard.write)
        return heard


def with_browser(use: Callable[[Browser], Coroutine[Any, Any, T]], folder: Path, address: str = HOME) -> T:
    async def used() -> T:
        browser = Browser(folder, address)
        assert await browser.app.start()
        try:
            return await use(browser)
        finally:
            browser.app.stop()
            await browser.app.stopped()

    return asyncio.run(used())


async def begin(browser: Browser) -> str:
    page = await browser.ask("/new/arne")
    began = await browser.ask("/new/arne", {"csrf": page.token, "seat1": "you", "seat2": "bot:random"})
    assert began.status == 303
    return began.headers["location"]


def test_nothing_is_needed_that_the_site_leaves_out() -> None:
    """In a process of its own: what other tests have imported does not count."""
    code = "import sys, soloist.web.alone; print(*sys.modules)"
    needed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    files = [f"{name.replace('.', '/')}{end}" for name in needed for end in (".py", "/")]
    assert "soloist/web/alone.py" in files
    assert [file for file in files if SERVERS.match(file) or NOT_IN_BROWSERS.match(file)] == []


def test_a_browser_is_known_again_by_what_is_kept(tmp_path: Path) -> None:
    address = with_browser(begin, tmp_path)

    async def look_again(browser: Browser) -> tuple[str, str]:
        return (await browser.ask("/")).text, (await browser.ask(address)).text

    home, table = with_browser(look_again, tmp_path)
    assert f'href="{address}' in home
    assert 'data-turn="' in table
    assert "You are watching" not in table


def test_pages_have_what_belongs_to_the_site(tmp_path: Path) -> None:
    async def look(browser: Browser) -> Heard:
        return await browser.ask("/")

    page = with_browser(look, tmp_path)
    assert 'rel="manifest" href="/manifest.en.webmanifest"' in page.text
    assert 'src="/soloist/page.js"' in page.text
    assert "set-cookie" not in page.headers
    assert 'href="/lab"' not in page.text  # which needs processes of its own


def test_in_a_folder_every_address_begins_with_it(tmp_path: Path) -> None:
    async def look(browser: Browser) -> tuple[str, str]:
        return await begin(browser), (await browser.ask("/")).text

    location, page = with_browser(look, tmp_path, f"{HOME}/games")
    assert location.startswith("/games/m/")
    assert set(re.findall(r'(?:href|src|action)="(/[^/"]*)', page)) == {"/games"}


def test_where_nothing_can_be_kept_nothing_is_answered(tmp_path: Path) -> None:
    async def try_to_begin(browser: Browser) -> tuple[Heard, int]:
        page = await browser.ask("/new/arne")
        before, browser.has_room = browser.kept, False
        refused = await browser.ask("/new/arne", {"csrf": page.token, "seat1": "you", "seat2": "bot:random"})
        return refused, browser.kept - before

    refused, kept = with_browser(try_to_begin, tmp_path)
    assert refused.status == 507
    assert "location" not in refused.headers
    assert "cannot write to its disk" in refused.text
    assert kept == 0


def test_the_interface_for_programs_is_fetched_when_it_is_asked_for(tmp_path: Path) -> None:
    async def ask(browser: Browser) -> tuple[int, int, int]:
        await browser.ask("/")
        before = browser.fetched
        answers = [await browser.ask("/api/games") for _ in range(2)]
        assert {each.status for each in answers} == {200}
        return before, browser.fetched, len(json.loads(answers[0].body))

    before, after, games = with_browser(ask, tmp_path)
    assert (before, after) == (0, 1)
    assert games > 0


def test_a_stream_ends_when_nobody_listens(tmp_path: Path) -> None:
    async def listen(browser: Browser) -> bytes:
        address = await begin(browser)
        heard = Heard()
        where = f"{browser.address}{address}/events"
        asked = asyncio.ensure_future(browser.app.answer(2, "GET", where, "[]", b"", heard.begin, heard.write))
        while b"event: version" not in heard.body:
            await asyncio.sleep(0.01)
        browser.app.leave(2)
        async with asyncio.timeout(5):
            await asked
        return heard.body

    assert with_browser(listen, tmp_path).startswith(b"retry:")


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "soloist.sqlite3").write_bytes(b"no database" * 1000)
    browser = Browser(tmp_path / "other")
    said = asyncio.run(open_alone(str(tmp_path), HOME, browser.keep, browser.fetch, "pt"))
    assert isinstance(said, str)
    assert "banco de dados" in said


# records in addresses


def test_a_record_comes_out_of_its_address_again() -> None:
    record = "soloist 1\nzoo ä\n" * 50
    assert unpack(pack(record)).decode() == record


@pytest.mark.parametrize("packed", ["", "?", "A", "AAAA", pack("soloist")[:-3]])
def test_half_an_address_is_refused(packed: str) -> None:
    with pytest.raises(BadRecord):
        unpack(packed)


def test_what_is_too_long_for_a_code_has_no_address() -> None:
    assert carrying_address(HOME, "short").startswith(f"{HOME}/import#")
    letters = "".join(sha256(bytes([place % 256, place // 256])).hexdigest() for place in range(LONGEST))
    assert carrying_address(HOME, letters) == ""
