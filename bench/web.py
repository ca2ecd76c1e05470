#!/usr/bin/env python3
"""Measure the pages of a real server: many matches at once, a scripted player at each, all through the pages.

uv run bench/web.py                           50 matches, 20 seconds
uv run bench/web.py --matches 20 --seconds 60 --json
uv run bench/web.py --server http://127.0.0.1:8321    a server that runs already, perhaps under a profiler
uv run bench/web.py --against ../before       another checkout in the same run, taking turns; ratios at the end
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlencode, urlsplit

from soloist.lab.bench import REFERENCE_ROUNDS, reference_loop

TABLES: tuple[Mapping[str, Any], ...] = (
    {"game": "arne", "seats": ["human", "greedy", "random"]},
    {"game": "zooloretto", "seats": ["human", "greedy", "mammoth:II"]},
    {"game": "arne", "seats": ["human", "greedy"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:III"]},
    {"game": "mammoth"},
)
KINDS = ("page", "answer", "step", "begin")
THINKING = (0.5, 1.5)  # seconds between a page and the answer
LONGEST_WAIT = 5.0  # for others; then the match is over
MOST_STEPS = 2  # moves of others that a browser at normal pace fetches in that time
REFERENCE_LOOPS = 20
KEPT_OPEN = 3.0  # seconds after which a connection may be closed by the server

APP = re.compile(r'<div id="app"[^>]*>')
DATA = re.compile(r'data-(\w+)="([^"]*)"')
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
ANSWER = re.compile(r'form="answer" name="answer" value="([^"]*)"')
ADDRESS = re.compile(r"http://[^/]+:\d+")
PART = re.compile(r'data-part="([^"]+)" data-digest="([^"]+)"')
FRAME = "<template data-frame"
PROMPT = 'data-part="prompt"'  # lists all answers
HERE = Path(__file__).resolve().parent.parent
ROUNDS = 2  # how often two checkouts take turns


@dataclass
class Times:
    """How long everything took, by game and kind, and what went wrong."""

    seconds: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    troubles: Counter[str] = field(default_factory=Counter)
    counts: bool = False  # not before everybody sits
    server: float | None = None  # seconds the server computed
    bytes: list[int] = field(default_factory=list)  # of every answer and page, as they came

    def add(self, other: Times) -> None:
        """Put another round to this one."""
        for key, values in other.seconds.items():
            self.seconds[key] += values
        self.troubles += other.troubles
        self.bytes += other.bytes
        self.server = other.server if self.server is None else self.server + (other.server or 0)


@dataclass(frozen=True)
class Page:
    """What a player reads on a page."""

    address: str
    csrf: str
    stamp: str
    seat: str
    version: int
    moment: int
    told: tuple[int, ...]  # by a server that does not send the steps of others with the page
    answers: tuple[str, ...]
    parts: Mapping[str, str]  # the digests of all that is there


def read_page(text: str, before: Page | None = None) -> Page:
    """A whole page, or the one before with what has changed: of several frames the last one counts."""
    _, _, latest = text.rpartition(FRAME)
    apps = APP.findall(latest)
    if not apps:
        raise LookupError("no match on this page")
    data = {name: html.unescape(value) for name, value in DATA.findall(apps[-1])}
    csrf = CSRF.search(latest)
    token = "" if csrf is None else csrf[1]
    parts = dict(PART.findall(text))
    answers = tuple(dict.fromkeys(html.unescape(value) for value in ANSWER.findall(latest)))
    if before is not None and FRAME in text:
        parts = {**before.parts, **parts}
        token = token or before.csrf
        answers = answers if PROMPT in text or "data-page" in apps[-1] else before.answers
    told = tuple(json.loads(data.get("told", "[]")))
    return Page(data["address"], token, data["stamp"], data["seat"], int(data["version"]), int(data["moment"]), told,
                answers, parts)  # fmt: skip


class Browser:
    """A keep-alive connection with a cookie."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._cookie = ""
        self._used = 0.0  # when something last came
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port)

    def request(self, method: str, path: str, body: str = "", kind: str = "", page: Page | None = None) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"host: {self._host}:{self._port}", f"cookie: {self._cookie}"]
        lines.append("accept-encoding: gzip")
        if page is not None and page.parts:  # as the script does
            lines.append("soloist-parts: " + " ".join(f"{name}:{digest}" for name, digest in page.parts.items()))
            lines.append(f"soloist-since: {page.moment}")
        if kind:
            lines += [f"content-type: {kind}", f"content-length: {len(body.encode())}"]
        return ("\r\n".join(lines) + "\r\n\r\n" + body).encode()

    async def ask(
        self, method: str, path: str, body: str = "", kind: str = "", page: Page | None = None
    ) -> tuple[int, dict[str, str], str]:
        """Status, headers and text of a response; `page` is what is there already."""
        if self._streams is None or perf_counter() - self._used > KEPT_OPEN:
            self.close()
            self._streams = await self.connect()
        reader, writer = self._streams
        writer.write(self.request(method, path, body, kind, page))
        status, headers = read_head(await reader.readuntil(b"\r\n\r\n"))
        self._used = perf_counter()
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        text = (zlib.decompress(content, 47) if headers.get("content-encoding") == "gzip" else content).decode()
        if "set-cookie" in headers:
            self._cookie = headers["set-cookie"].partition(";")[0]
        return status, headers, text

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


def read_head(head: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    return int(first.split(" ")[1]), {name.lower(): value.strip() for name, _, value in pairs}


class Player:
    """Somebody at a match: looks, thinks, answers, watches what others do, and begins again when it is over."""

    def __init__(self, browser: Browser, table: Mapping[str, Any], number: int, times: Times) -> None:
        self._browser = browser
        self._table = table
        self._chance = random.Random(number)
        self._times = times
        self._heard = 0  # the newest version
        self._bell = asyncio.Event()

    async def play(self) -> None:
        while True:
            page = await self._begin()
            stream = asyncio.create_task(self._listen(page.address))
            try:
                while (page := await self._think(page)).answers:
                    page = await self._answer(page)
            finally:
                stream.cancel()

    async def _timed(
        self, kind: str, method: str, path: str, body: str = "", form: str = "", page: Page | None = None
    ) -> tuple[int, str, str]:
        """Status, where to, and text; the time counts once everybody sits."""
        begun = perf_counter()
        status, headers, text = await self._browser.ask(method, path, body, form, page)
        if self._times.counts:
            self._times.bytes.append(int(headers.get("content-length", "0")))
            self._times.seconds[self._table["game"], kind].append(perf_counter() - begun)
            if status >= 400:
                self._times.troubles[f"{kind} {status}"] += 1
        return status, headers.get("location", ""), text

    async def _begin(self) -> Page:
        """A new match, and a seat at it by its link."""
        seed = self._chance.randrange(1_000_000_000)
        wanted = json.dumps({**self._table, "seed": seed})
        status, _, text = await self._timed("begin", "POST", "/api/matches", wanted, "application/json")
        if status != 201:
            raise RuntimeError(f"no match was begun: {status} {text}")
        link = urlsplit(json.loads(text)["keys"][0]["link"]).path
        _, headers, _ = await self._browser.ask("GET", link)
        self._heard = 0
        return await self._look(headers["location"])

    async def _look(self, path: str, before: Page | None = None) -> Page:
        _, _, text = await self._timed("page", "GET", path, page=before)
        return read_page(text, before)

    async def _think(self, page: Page) -> Page:
        """Wait as people do, longer if nothing is asked; what others do meanwhile is shown."""
        until = perf_counter() + (self._chance.uniform(*THINKING) if page.answers else LONGEST_WAIT)
        while (left := until - perf_counter()) > 0:
            await self._news(page.version, left)
            if self._heard > page.version:
                before, page = page, await self._look(f"{page.address}?seat={page.seat}", page)
                if page.answers and not before.answers:
                    return await self._think(page)
        return page

    async def _news(self, version: int, seconds: float) -> None:
        """Wait for a later version, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._heard <= version:
                    self._bell.clear()
                    await self._bell.wait()

    async def _answer(self, page: Page) -> Page:
        answer = self._chance.choice(page.answers)
        fields = {"csrf": page.csrf, "stamp": page.stamp, "seat": page.seat, "answer": answer, "confirmed": "1"}
        form = "application/x-www-form-urlencoded"
        where = f"{page.address}/answer"
        status, location, text = await self._timed("answer", "POST", where, urlencode(fields), form, page)
        if status != 303:
            return read_page(text, page)
        after = await self._look(location)
        for moment in [moment for moment in after.told if page.moment < moment < after.moment][:MOST_STEPS]:
            await self._timed("step", "GET", f"{after.address}?seat={after.seat}&at={moment}&live=1")
        return after

    async def _listen(self, address: str) -> None:
        """The event stream of a match, as every open page has one."""
        reader, writer = await self._browser.connect()
        try:
            writer.write(self._browser.request("GET", f"{address}/events"))
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    self._heard = max(self._heard, int(line[5:]))
                    self._bell.set()
        finally:
            writer.close()


@contextmanager
def running_server(checkout: Path = HERE) -> Iterator[tuple[str, int]]:
    """A server of a checkout with an empty database of its own; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "soloist", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=checkout)
        try:
            assert server.stdout is not None
            found = ADDRESS.search(server.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not start")
            yield found[0], server.pid
        finally:
            server.terminate()
            server.wait()


def computed(process: int | None) -> float | None:
    """How many seconds a process has computed so far, where the system tells; neighbours do not change it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(address: str, process: int | None, matches: int, seconds: float) -> Times:
    """Let so many players play for a while."""
    place, times = urlsplit(address), Times()
    assert place.hostname is not None
    browsers = [Browser(place.hostname, place.port or 80) for _ in range(matches)]
    players = [
        asyncio.create_task(Player(browser, TABLES[number % len(TABLES)], number, times).play())
        for number, browser in enumerate(browsers)
    ]
    await asyncio.sleep(THINKING[1] + matches * 0.05)
    before = computed(process)
    times.counts = True
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    after = computed(process)
    times.server = None if before is None or after is None else after - before
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for browser in browsers:
        browser.close()
    for player in done:
        player.result()
    return times


def reference() -> float:
    """Rounds of the fixed loop in a second; the best of several, since others use the machine too."""
    best = 0.0
    for _ in range(REFERENCE_LOOPS):
        begun = perf_counter()
        reference_loop(REFERENCE_ROUNDS)
        best = max(best, REFERENCE_ROUNDS / (perf_counter() - begun))
    return best


def figures(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return {
        "count": len(ordered),
        "median_ms": median(ordered) * 1e3,
        "p95_ms": late * 1e3,
        "max_ms": ordered[-1] * 1e3,
    }


def summary(times: Times, matches: int, seconds: float, speed: float) -> dict[str, Any]:
    """All figures, by kind and game; `all` are the games together."""
    games = sorted({game for game, _ in times.seconds})
    by_kind: dict[str, dict[str, dict[str, float]]] = {}
    for kind in KINDS:
        every = [value for game in games for value in times.seconds.get((game, kind), [])]
        if every:
            by_game = {game: figures(times.seconds[game, kind]) for game in games if (game, kind) in times.seconds}
            by_kind[kind] = {"all": figures(every), **by_game}
    shown = [value for kind in ("page", "answer") for game in games for value in times.seconds.get((game, kind), [])]
    pages = median(shown) * 1e3
    requests = sum(len(values) for values in times.seconds.values())
    return {
        "matches": matches,
        "seconds": seconds,
        **by_kind,
        "troubles": dict(times.troubles),
        "reference": speed,
        "page_ratio": pages / 1e3 * speed,
        "kb_per_answer": sum(times.bytes) / 1e3 / max(1, by_kind.get("answer", {}).get("all", {}).get("count", 1)),
        "requests_per_s": requests / seconds,
        "server_share": None if times.server is None else times.server / seconds,
        "server_ms": None if times.server is None else times.server / requests * 1e3,
    }


def show(found: Mapping[str, Any]) -> None:
    print(f"{found['matches']} matches for {found['seconds']:g} seconds")
    print(f"{'':8} {'':12} {'count':>7} {'median':>10} {'95 %':>10} {'slowest':>10}")
    for kind in KINDS:
        for game, row in found.get(kind, {}).items():
            times = " ".join(f"{row[name]:>7.1f} ms" for name in ("median_ms", "p95_ms", "max_ms"))
            print(f"{kind:8} {game:12} {row['count']:>7} {times}")
    print(f"reference {found['reference']:,.0f} rounds/s; a page takes {found['page_ratio']:,.0f} rounds")
    print(f"{found['kb_per_answer']:.1f} KB on the wire for each answer, with all pages and steps after it")
    if found["server_ms"] is not None:
        rate, each, share = (found[name] for name in ("requests_per_s", "server_ms", "server_share"))
        print(f"{rate:.0f} requests/s; the server computes {each:.1f} ms for each, {share:.0%} of a core")
    for trouble, count in found["troubles"].items():
        print(f"trouble: {trouble}, {count} times")


def compare(before: Path, matches: int, seconds: float) -> None:
    """Both checkouts in turn, twice each, and how they compare for one answer with all that follows it."""
    speed = reference()
    found = {"now": (HERE, Times()), "before": (before, Times())}
    for _ in range(ROUNDS):
        for checkout, times in found.values():
            with running_server(checkout) as (address, process):
                times.add(asyncio.run(measured(address, process, matches, seconds / ROUNDS)))
    rows = {name: per_answer(times, matches, seconds, speed) for name, (_, times) in found.items()}
    print(f"{matches} matches for {seconds:g} seconds each")
    print(f"{'':34} {'now':>10} {'before':>10} {'ratio':>7}")
    for name, value in rows["now"].items():
        print(f"{name:34} {value:>10.2f} {rows['before'][name]:>10.2f} {value / rows['before'][name]:>7.2f}")


def per_answer(times: Times, matches: int, seconds: float, speed: float) -> dict[str, float]:
    whole = summary(times, matches, seconds, speed)
    answers = whole["answer"]["all"]["count"]
    waits = sum(sum(values) for (_, kind), values in times.seconds.items() if kind in ("answer", "page"))
    return {
        "answers": answers,
        "page median, ms": whole["page"]["all"]["median_ms"],
        "answer to new page, mean ms": waits / answers * 1e3,
        "KB on the wire for an answer": whole["kb_per_answer"],
        "server, ms for an answer": (times.server or 0) / answers * 1e3,
        "server share of a core, %": (whole["server_share"] or 0) * 100,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--server", help="the address of a server that runs already")
    parser.add_argument("--against", type=Path, help="another checkout, measured in the same run")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.against:
        compare(wanted.against.resolve(), wanted.matches, wanted.seconds)
        return
    speed = reference()
    if wanted.server:
        times = asyncio.run(measured(wanted.server, None, wanted.matches, wanted.seconds))
    else:
        with running_server() as (address, process):
            times = asyncio.run(measured(address, process, wanted.matches, wanted.seconds))
    found = summary(times, wanted.matches, wanted.seconds, max(speed, reference()))
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
