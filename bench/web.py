#!/usr/bin/env python3
"""Measure the pages of a real server: many matches at once, a scripted player at each, all through the pages.

uv run bench/web.py                           50 matches, 20 seconds
uv run bench/web.py --matches 200 --workers 2 --thinking 4    a club: so many matches at two processes
uv run bench/web.py --costs                   what a page, an answer, a stream and a file cost the server, game by game
uv run bench/web.py --costs --against ../before    the same in another checkout, taking turns, as ratios
uv run bench/web.py --against ../before       many matches in both checkouts, taking turns
uv run bench/web.py --against plain           compiled and plain rules of this checkout; so, too, with --costs
uv run bench/web.py --server http://127.0.0.1:8321    a server that runs already, perhaps under a profiler
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import random
import re
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlencode, urlsplit

from serving import HERE, Serving, serving

from soloist.lab.bench import REFERENCE_ROUNDS, reference_loop
from soloist.progress import Bar, bar

TABLES: tuple[Mapping[str, Any], ...] = (
    {"game": "arne", "seats": ["human", "greedy", "random"]},
    {"game": "zooloretto", "seats": ["human", "greedy", "mammoth:II"]},
    {"game": "arknova", "seats": ["human", "arno:L3"]},
    {"game": "orichalcum", "seats": ["human", "ai"]},
    {"game": "mammoth"},
    {"game": "arno"},
    {"game": "orichalcum-ai"},
    {"game": "arne", "seats": ["human", "greedy"], "options": {"variant": "minimum"}},
    {"game": "zooloretto", "seats": ["human", "mammoth:III"]},
    {"game": "arknova", "seats": ["human", "greedy"]},
    {"game": "orichalcum", "seats": ["human", "greedy"]},
)
KINDS = ("page", "answer", "step", "board", "begin", "events", "static")
BOARD = "board"  # an answer with all that is fetched until the new board is there, and the steps before it
THINKING = 1.0  # seconds between a page and the answer, on average: half as many to half as many again
LONGEST_WAIT = 5.0  # for others; then the match is over
MOST_STEPS = 2  # moves of others that a browser at normal pace fetches in that time
REFERENCE_LOOPS = 20
KEPT_OPEN = 3.0  # seconds after which a connection may be closed by the server

APP = re.compile(r'<div id="app"[^>]*>')
DATA = re.compile(r'data-(\w+)="([^"]*)"')
CSRF = re.compile(r'name="csrf" value="([^"]+)"')
ANSWER = re.compile(r'form="answer" name="answer" value="([^"]*)"')
NUMBER = re.compile(r'data-low="(-?\d+)" data-high="(-?\d+)"')
STATIC = re.compile(r'(?:href|src)="(/static/[^"#]+)')
PART = re.compile(r'data-part="([^"]+)" data-digest="([^"]+)"')
FRAME = "<template data-frame"
PROMPT = 'data-part="prompt"'  # lists all answers
CORRECT = "correct"  # beside a box; nobody at these tables makes mistakes
ROUNDS = 2  # how often two checkouts take turns
COSTED = 40  # answers at each table, to see what they cost
TICK = 0.25  # seconds after which the progress is looked at


@dataclass
class Times:
    """How long everything took, by game and kind, and what went wrong."""

    seconds: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    costs: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))  # of the server
    troubles: Counter[str] = field(default_factory=Counter)
    counts: bool = False  # not before everybody sits
    server: float | None = None  # seconds the server computed
    bytes: list[int] = field(default_factory=list)  # of every answer and page, as they came

    def add(self, other: Times) -> None:
        """Put another round to this one."""
        for key, values in other.seconds.items():
            self.seconds[key] += values
        for key, values in other.costs.items():
            self.costs[key] += values
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
    typed = NUMBER.search(latest)
    if typed is not None and not answers:
        answers = tuple(str(number) for number in range(int(typed[1]), int(typed[2]) + 1))
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
        self.token = ""  # of a seat, where it is asked like a program
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
        if self.token:
            lines.append(f"authorization: Bearer {self.token}")
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
    """Somebody at a match: looks, thinks, answers, watches what others do, and begins again when it is over.

    `alone` is a server that nobody else uses: then what it computes in the meantime is what a request costs.
    """

    def __init__(
        self, browser: Browser, table: Mapping[str, Any], number: int, times: Times, thinking: float = THINKING,
        alone: Serving | None = None,
    ) -> None:  # fmt: skip
        self._browser = browser
        self._table = table
        self._chance = random.Random(number)
        self._times = times
        self._thinking = thinking
        self._alone = alone
        self._token = ""
        self._heard = 0  # the newest version
        self._bell = asyncio.Event()

    async def play(self) -> None:
        while True:
            page = await self.begin()
            stream = asyncio.create_task(self.listen(page.address))
            try:
                while (page := await self._think(page)).answers:
                    page = await self.answer(page)
            finally:
                stream.cancel()

    async def timed(
        self, kind: str, method: str, path: str, body: str = "", form: str = "", page: Page | None = None
    ) -> tuple[int, str, str]:
        """Status, where to, and text; the time counts once everybody sits."""
        with self._counted(kind):
            status, headers, text = await self._browser.ask(method, path, body, form, page)
        if self._times.counts:
            self._times.bytes.append(int(headers.get("content-length", "0")))
            if status >= 400:
                self._times.troubles[f"{self._table['game']} {kind} {status}"] += 1
        return status, headers.get("location", ""), text

    @contextmanager
    def _counted(self, kind: str) -> Iterator[None]:
        """How long this takes, and what it costs the server."""
        computed = None if self._alone is None else self._alone.computed()
        begun = perf_counter()
        yield
        if self._times.counts:
            self._times.seconds[self._table["game"], kind].append(perf_counter() - begun)
            self._count(kind, computed)

    def _count(self, kind: str, before: float | None) -> None:
        """What the server has computed since, for a request of this kind."""
        after = None if self._alone is None else self._alone.computed()
        if before is not None and after is not None:
            self._times.costs[self._table["game"], kind].append(after - before)

    async def begin(self) -> Page:
        """A new match, and a seat at it by its link."""
        seed = self._chance.randrange(1_000_000_000)
        wanted = json.dumps({**self._table, "seed": seed})
        status, _, text = await self.timed("begin", "POST", "/api/matches", wanted, "application/json")
        if status != 201:
            raise RuntimeError(f"no match was begun: {status} {text}")
        key = json.loads(text)["keys"][0]
        self._token = key["token"]
        _, headers, _ = await self._browser.ask("GET", urlsplit(key["link"]).path)
        self._heard = 0
        return await self._look(headers["location"])

    async def _look(self, path: str, before: Page | None = None) -> Page:
        _, _, text = await self.timed("page", "GET", path, page=before)
        return await self._read_on(read_page(text, before))

    async def _read_on(self, page: Page) -> Page:
        """Beside a box: read what the automa has done, which stands before the next question. Where that is answered in
        several taps, the interface for programs says what there is."""
        if "seats" in self._table or page.answers:
            return page
        _, _, text = await self.timed("page", "GET", f"{page.address}?seat={page.seat}&said={page.moment}")
        page = read_page(text)
        if page.answers:
            return page
        self._browser.token = self._token
        _, _, text = await self._browser.ask("GET", f"/api/matches/{page.address.rpartition('/')[2]}/question")
        self._browser.token = ""
        question = json.loads(text)
        return page if question is None else replace(page, answers=tuple(o["answer"] for o in question["options"]))

    async def _think(self, page: Page) -> Page:
        """Wait as people do, longer if nothing is asked; what others do meanwhile is shown."""
        wanted = self._thinking * self._chance.uniform(0.5, 1.5)
        until = perf_counter() + (wanted if page.answers else LONGEST_WAIT)
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

    async def answer(self, page: Page) -> Page:
        answer = self._chance.choice([each for each in page.answers if each != CORRECT] or page.answers)
        fields = {"csrf": page.csrf, "stamp": page.stamp, "seat": page.seat, "answer": answer, "confirmed": "1"}
        form = "application/x-www-form-urlencoded"
        where = f"{page.address}/answer"
        with self._counted(BOARD):
            return await self._board(page, where, urlencode(fields), form)

    async def _board(self, page: Page, where: str, answer: str, form: str) -> Page:
        """What an answer leads to; an earlier server lets it be fetched, and every step of others too."""
        status, location, text = await self.timed("answer", "POST", where, answer, form, page)
        if status != 303:
            return await self._read_on(read_page(text, page))
        after = await self._look(location)
        for moment in [moment for moment in after.told if page.moment < moment < after.moment][:MOST_STEPS]:
            await self.timed("step", "GET", f"{after.address}?seat={after.seat}&at={moment}&live=1")
        return after

    async def listen(self, address: str) -> None:
        """The event stream of a match, as every open page has one."""
        before = None if self._alone is None else self._alone.computed()
        reader, writer = await self._browser.connect()
        try:
            writer.write(self._browser.request("GET", f"{address}/events"))
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    self._heard = max(self._heard, int(line[5:]))
                    self._bell.set()
                    if before is not None:
                        self._count("events", before)
                        before = None
        finally:
            writer.close()

    async def cost(self, answers: int, shown: Bar) -> None:
        """So many answers, one request at a time, each after the bots have come to rest, and between them whole pages
        as if they were reloaded; then an event stream and the files of a page."""
        page = await self.begin()
        for _ in range(answers):
            if not page.answers:
                page = await self._settled(page)
            if not page.answers:
                page = await self.begin()
            page = await self.answer(page)
            page = await self._look(f"{page.address}?seat={page.seat}")
            shown.advance(1)
        stream = asyncio.create_task(self.listen(page.address))
        await self._news(0, LONGEST_WAIT)
        stream.cancel()
        _, _, text = await self._browser.ask("GET", f"{page.address}?seat={page.seat}")
        for path in dict.fromkeys(STATIC.findall(text)):
            await self._browser.ask("GET", path)  # pressed when it is first asked for
            await self.timed("static", "GET", path)

    async def _settled(self, page: Page) -> Page:
        """The page when somebody is asked again; without answers if nobody is for a long time."""
        until = perf_counter() + LONGEST_WAIT
        while not page.answers and perf_counter() < until:
            await asyncio.sleep(TICK)
            page = await self._look(f"{page.address}?seat={page.seat}")
        return page


def browser_of(server: Serving) -> Browser:
    place = urlsplit(server.address)
    assert place.hostname is not None
    return Browser(place.hostname, place.port or 80)


async def measured(server: Serving, matches: int, seconds: float, thinking: float) -> Times:
    """Let so many players play for a while."""
    times = Times()
    browsers = [browser_of(server) for _ in range(matches)]
    players = [
        asyncio.create_task(Player(browser, TABLES[number % len(TABLES)], number, times, thinking).play())
        for number, browser in enumerate(browsers)
    ]
    await watched("everybody sits down", players, 1.5 * thinking + matches * 0.05)
    before = server.computed()
    times.counts = True
    await watched(f"{matches} matches", players, seconds)
    after = server.computed()
    times.server = None if before is None or after is None else after - before
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for browser in browsers:
        browser.close()
    return times


async def watched(label: str, players: Sequence[asyncio.Task[None]], seconds: float) -> None:
    """Wait, and show how long; whoever cannot go on ends it."""
    begun = perf_counter()
    with bar(label, seconds) as shown:
        while (spent := perf_counter() - begun) < seconds:
            shown.advance(spent - shown.done)
            done, _ = await asyncio.wait(players, timeout=min(TICK, seconds - spent), return_when="FIRST_EXCEPTION")
            for player in done:
                player.result()


async def costed(servers: Sequence[Serving], answers: int) -> list[Times]:
    """What requests cost each server: table by table, the servers in turn, one request at a time."""
    found = [Times(counts=True) for _ in servers]
    with bar("what requests cost", len(TABLES) * len(servers) * answers) as shown:
        for number, table in enumerate(TABLES):
            for server, times in zip(servers, found, strict=True):
                browser = browser_of(server)
                warm = Player(browser, table, number, Times(), alone=server)
                await warm.begin()  # what is imported or worked out once is not counted
                await Player(browser, table, number, times, alone=server).cost(answers, shown)
                browser.close()
    return found


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
    boards = by_kind.get(BOARD, {}).get("all", {})
    requests = sum(len(values) for (_, kind), values in times.seconds.items() if kind != BOARD)
    return {
        "matches": matches,
        "seconds": seconds,
        **by_kind,
        "troubles": dict(times.troubles),
        "reference": speed,
        "board_ratio": boards.get("median_ms", 0) / 1e3 * speed,
        "kb_per_answer": sum(times.bytes) / 1e3 / max(1, boards.get("count", 1)),
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
    print(f"reference {found['reference']:,.0f} rounds/s; an answer takes {found['board_ratio']:,.0f} rounds")
    print(f"{found['kb_per_answer']:.1f} KB on the wire for each answer, with all pages and steps after it")
    if found["server_ms"] is not None:
        rate, each, share = (found[name] for name in ("requests_per_s", "server_ms", "server_share"))
        print(f"{rate:.0f} requests/s; the server computes {each:.1f} ms for each, {share:.0%} of a core")
    for trouble, count in found["troubles"].items():
        print(f"trouble: {trouble}, {count} times")


def compare(before: Path, words: Sequence[str], matches: int, seconds: float, thinking: float) -> None:
    """Both checkouts in turn, twice each, and how they compare for one answer with all that follows it. The other one
    runs as one process."""
    speed = reference()
    found = {"now": (HERE, words, Times()), "before": (before, (), Times())}
    for _ in range(ROUNDS):
        for checkout, more, times in found.values():
            with serving(checkout, more) as server:
                times.add(asyncio.run(measured(server, matches, seconds / ROUNDS, thinking)))
    rows = {name: per_answer(times, matches, seconds, speed) for name, (_, _, times) in found.items()}
    print(f"{matches} matches for {seconds:g} seconds each")
    print(f"{'':34} {'now':>10} {'before':>10} {'ratio':>7}")
    for name, value in rows["now"].items():
        print(f"{name:34} {value:>10.2f} {rows['before'][name]:>10.2f} {value / rows['before'][name]:>7.2f}")


def per_answer(times: Times, matches: int, seconds: float, speed: float) -> dict[str, float]:
    whole = summary(times, matches, seconds, speed)
    boards = whole[BOARD]["all"]
    answers = boards["count"]
    return {
        "answers": answers,
        "answer to new board, median ms": boards["median_ms"],
        "answer to new board, 95 %, ms": boards["p95_ms"],
        "KB on the wire for an answer": whole["kb_per_answer"],
        "server, ms for an answer": (times.server or 0) / answers * 1e3,
        "server share of a core, %": (whole["server_share"] or 0) * 100,
    }


def costs_of(times: Times) -> dict[tuple[str, str], float]:
    """Milliseconds of the server for a request, by kind and game."""
    return {
        (kind, game): sum(values) / len(values) * 1e3
        for kind in KINDS
        for game in [*dict.fromkeys(table["game"] for table in TABLES)]
        if (values := times.costs.get((game, kind)))
    }


def show_costs(checkouts: Mapping[str, Path], answers: int, as_json: bool) -> None:
    """What requests cost one checkout, or how two compare."""
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(checkout)) for checkout in checkouts.values()]
        times = asyncio.run(costed(servers, answers))
    columns = [costs_of(each) for each in times]
    rows = [key for key in columns[0] if all(key in column for column in columns)]
    if as_json:
        print(json.dumps({name: {f"{kind} {game}": column[kind, game] for kind, game in rows}
                          for name, column in zip(checkouts, columns, strict=True)}, indent=2))  # fmt: skip
        return
    print("milliseconds of the server for a request, one request at a time")
    print(f"{'':8} {'':14}" + "".join(f"{name:>10}" for name in checkouts) + ("     ratio" if len(columns) > 1 else ""))
    for kind, game in rows:
        values = [column[kind, game] for column in columns]
        ratio = f"{values[0] / values[1]:>10.2f}" if len(values) > 1 else ""
        print(f"{kind:8} {game:14}" + "".join(f"{value:>10.2f}" for value in values) + ratio)
    for name, each in zip(checkouts, times, strict=True):
        for trouble, count in each.troubles.items():
            print(f"trouble ({name}): {trouble}, {count} times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds before an answer, on average")
    parser.add_argument("--workers", type=int, help="processes of the server; none says nothing of it to the server")
    parser.add_argument("--database", help="the address of an empty PostgreSQL database, instead of a file")
    parser.add_argument("--costs", action="store_true", help="what requests cost the server, one at a time")
    parser.add_argument("--answers", type=int, default=COSTED, help="at each table, with --costs")
    parser.add_argument("--server", help="the address of a server that runs already")
    parser.add_argument("--against", type=Path, help="another checkout, measured in the same run")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    words = [] if wanted.workers is None else ["--workers", str(wanted.workers)]
    words += [] if wanted.database is None else ["--database", wanted.database]
    if wanted.costs:
        checkouts = {"now": HERE} if wanted.against is None else {"now": HERE, "before": wanted.against.resolve()}
        show_costs(checkouts, wanted.answers, wanted.json)
        return
    if wanted.against:
        compare(wanted.against.resolve(), words, wanted.matches, wanted.seconds, wanted.thinking)
        return
    speed = reference()
    with ExitStack() as stack:
        server = Serving(wanted.server) if wanted.server else stack.enter_context(serving(HERE, words))
        times = asyncio.run(measured(server, wanted.matches, wanted.seconds, wanted.thinking))
    found = summary(times, wanted.matches, wanted.seconds, max(speed, reference()))
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
