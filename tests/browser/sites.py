"""The app as static files: made once, served by a host that can be cut off, and visited by who has no server."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from fcntl import LOCK_EX, flock
from functools import cache
from hashlib import sha256
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Error, Playwright

from soloist.site.building import build
from soloist.site.fetching import CannotFetch
from soloist.site.serving import server
from tests.browser.chromium import ARGUMENTS, CHROMIUM, ROOT, missing
from tests.browser.site_pages import begin_by_program, wait_for_page
from tests.browser.visit import Visit
from tests.web.servers import children

CACHE = ROOT / ".cache" / "soloist" / "site"  # where the command itself looks, if it is told that caches are here
SOURCES = ("soloist", "docs/rules")


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
    wait_for_page(me.page)


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
        self.go(begin_by_program(self.page, game, seats, **more))

    def close(self) -> None:
        super().close()
        self.host.cut()


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
        with suppress(Error):  # it has been killed
            context.close()


def browser_processes(folder: Path) -> list[int]:
    """All processes of the browser that has this folder, those that draw pages and run workers too."""
    said = subprocess.run(["pgrep", "-f", "--", f"--user-data-dir={folder}"], capture_output=True, text=True).stdout
    found = [int(process) for process in said.split()]
    for process in found:  # grows while it is walked through
        found += [child for child in children(process) if child not in found]
    return found


def kill_browser(folder: Path) -> None:
    """Kill it at once and without warning."""
    for process in browser_processes(folder):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
