"""The app as static files: made once, served by a host that can be cut off, and visited by who has no server."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import sha256
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Playwright

from soloist.site.building import build
from soloist.site.fetching import CannotFetch
from soloist.site.serving import server
from tests.browser.chromium import ARGUMENTS, CHROMIUM, ROOT, missing
from tests.browser.visit import Visit

CACHE = ROOT / ".cache" / "site"
SOURCES = ("soloist", "docs/rules")
IS_PAGE = "() => !!document.querySelector('meta[name=\"soloist-site\"]')"
BEGIN = """async (body) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(new URL("api/matches", document.baseURI), { method: "POST", headers, body });
  return await answer.json();
}"""
PATIENCE = 90_000  # milliseconds for a first start on a busy machine


@cache
def made_site() -> Path:
    """The site of these sources, made unless another test has; where its parts cannot be had, the test is skipped."""
    CACHE.mkdir(parents=True, exist_ok=True)
    folder, stamp = CACHE / "made", CACHE / "made-from"
    with (CACHE / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        wanted = _sources()
        if not stamp.exists() or stamp.read_text() != wanted:
            try:
                build(folder, CACHE)
            except CannotFetch as problem:
                missing(f"the site cannot be made: {problem.message.text} {problem.message.gaps}")
            stamp.write_text(wanted)
    return folder


def _sources() -> str:
    whole = sha256()
    for top in SOURCES:
        for file in sorted((ROOT / top).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                whole.update(str(file).encode() + sha256(file.read_bytes()).digest())
    return whole.hexdigest()


class Host:
    """Serves a folder, perhaps under a path, until it is cut off; comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: ThreadingHTTPServer | None = None
        self.port = 0
        self.open()

    def open(self) -> None:
        self._server = server(self._folder, self.port)
        self.port = self._server.server_port
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """From now on nobody answers."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
            self._server = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"


def at_site(me: Visit, path: str) -> None:
    """Go to a page, and wait until it has taken the place of the first page, which says how far the start is."""
    me.page.goto(me.base + path, wait_until="commit")
    me.page.wait_for_function(IS_PAGE, timeout=PATIENCE)
    me.page.wait_for_load_state()


@dataclass
class SiteVisit(Visit):
    """One browser without a server: once Soloist is there, its host is cut off."""

    host: Host = field(kw_only=True)
    is_cut: bool = False

    def go(self, path: str) -> None:
        if not self.is_cut:
            at_site(self, "/")
            self.host.cut()
            self.is_cut = True
        at_site(self, path)

    def sit_down(self, game: str, seats: Sequence[str] = (), **more: Any) -> None:
        self.go("/")
        self.go(begun(self, game, seats, **more))

    def close(self) -> None:
        super().close()
        self.host.cut()


def begun(me: Visit, game: str, seats: Sequence[str] = (), **more: Any) -> str:
    """Begin a match by the JSON interface inside the browser; the link of the first seat."""
    body = {"game": game, "seed": 7, **({"seats": list(seats)} if seats else {}), **more}
    made = me.page.evaluate(BEGIN, json.dumps(body))
    return f"/m/{made['match']}/join/{made['keys'][0]['token']}"


# a browser of one's own, whose files stay


@contextmanager
def browser_in(playwright: Playwright, folder: Path) -> Iterator[BrowserContext]:
    """Chromium with its own folder, as on a device: what is kept there is there the next time."""
    context = playwright.chromium.launch_persistent_context(
        str(folder), executable_path=CHROMIUM, args=ARGUMENTS, viewport={"width": 390, "height": 844},
        reduced_motion="reduce", locale="en-GB",
    )  # fmt: skip
    try:
        yield context
    finally:
        context.close()


def kill_browser(folder: Path) -> None:
    """Kill every process of the browser that has this folder, all at once and without warning."""
    found = subprocess.run(["pgrep", "-f", "--", f"--user-data-dir={folder}"], capture_output=True, text=True).stdout
    for process in map(int, found.split()):
        os.kill(process, signal.SIGKILL)
