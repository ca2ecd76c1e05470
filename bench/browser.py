#!/usr/bin/env python3
"""Measure answers by clicks in a real browser: bytes on the wire, and the time from the click to the new board.

uv run bench/browser.py                          40 clicks in the middle of Ark Nova against ARNO
uv run bench/browser.py --against ../before      the same clicks in another checkout, taking turns, as ratio
uv run bench/browser.py --pace normal            with the moves of others shown one by one
uv run bench/browser.py --game zooloretto --seats human,mammoth:II --json

The match is made by the script: somebody seeded plays a while, and its record is opened by each server.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.request
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from serving import HERE, serving

from soloist.engine.dice import Source
from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, ask
from soloist.registry import find
from soloist.seating import read_seating
from tests.browser.chromium import launch
from tests.browser.visit import LAPTOP, LIT, RESTED, SPOT
from tests.kit.games import SUBJECTS

QUIET = 150  # milliseconds after the page has come to rest, for what is still on the wire
STAMPED = "() => document.getElementById('app').dataset.stamp + document.getElementById('app').dataset.version"
MARKS = """(() => {
  const marks = (window.marks = { click: 0, shown: 0, swaps: [] });
  addEventListener("click", (event) => {
    if (!event.isTrusted) return;
    marks.click = performance.now();
    marks.shown = 0;
    marks.swaps = [];
  }, true);
  const shown = () => requestAnimationFrame(() => setTimeout(() => {
    marks.swaps.push(performance.now() - marks.click);
    marks.shown ||= performance.now() - marks.click; // painted by now
  }));
  const watch = () =>
    new MutationObserver(shown).observe(document.documentElement, { attributeFilter: ["data-swaps"] });
  if (document.documentElement) watch(); else document.addEventListener("readystatechange", watch, { once: true });
})()"""


@dataclass
class Wire:
    """What went over the wire of one window: event streams do not count, they end with the page."""

    session: CDPSession
    bytes: int = 0
    requests: int = 0

    def __post_init__(self) -> None:
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self._sent)
        self.session.on("Network.loadingFinished", self._finished)

    def _sent(self, event: dict[str, Any]) -> None:
        self.requests += 1
        if "redirectResponse" in event:
            self.bytes += int(event["redirectResponse"]["encodedDataLength"])

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def reset(self) -> None:
        self.bytes = self.requests = 0


@dataclass
class Table:
    """One browser window at the match, in one checkout."""

    name: str
    page: Page
    wire: Wire
    chance: random.Random
    bytes: list[int] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    board_ms: list[float] = field(default_factory=list)  # until the first new board
    rest_ms: list[float] = field(default_factory=list)  # until the last
    answers: list[bool] = field(default_factory=list)  # whether a click answered, or only picked

    def click(self) -> bool:
        """Point at one of the lit pieces; False if the match is over."""
        spot = self.page.evaluate(SPOT, [LIT, self.chance.random()])
        if spot is None or spot["above"]:
            return spot is not None  # covered: this one is not counted, the next chance takes another
        stamp = self.page.evaluate(STAMPED)
        self.wire.reset()
        self.page.mouse.click(spot["x"], spot["y"])
        self.page.evaluate(RESTED, spot["swaps"])
        self.page.wait_for_timeout(QUIET)
        marks = self.page.evaluate("() => window.marks")
        self.bytes.append(self.wire.bytes)
        self.requests.append(self.wire.requests)
        self.board_ms.append(marks["shown"])
        self.rest_ms.append(max(marks["swaps"], default=0))
        self.answers.append(self.page.evaluate(STAMPED) != stamp)
        return True


def record_of(game: str, seats: Sequence[str], decisions: int, seed: int) -> str:
    """A match in the middle: people answer as the tests' random players do, bots as they are."""
    rules = find(game)
    seating, chance = read_seating(rules, seats), random.Random(seed)
    subject = next(each for each in SUBJECTS if each.game is rules)
    match = Match.new(rules, len(seats), seating.lineup, seed, source=Source.MIXED)  # which earlier ones read too
    match.meta["seats"] = ",".join(seats)
    bots, given = seating.bots(), 0
    while (question := match.question) is not None and given < decisions:
        bot = bots[question.seat] if question.seat >= 0 else None
        answer = subject.choose(question, chance.randrange(1 << 30)) if bot is None else ask(bot, match, question)
        match.answer(answer, seat=question.seat)
        given += question.seat in seating.people
    while (question := match.question) is not None and question.seat not in (SEATS[0],):  # until the first is asked
        bot = bots[question.seat] if question.seat >= 0 else None
        answer = subject.choose(question, chance.randrange(1 << 30)) if bot is None else ask(bot, match, question)
        match.answer(answer, seat=question.seat)
    return Record.of(match).text()


def seat_link(address: str, record: str) -> str:
    """Open the record at a server; the link of the first person's seat."""
    request = urllib.request.Request(
        f"{address}/api/records", json.dumps({"record": record}).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        link: str = json.load(response)["keys"][0]["link"]
    return address + urlsplit(link).path


def table_at(browser: Browser, name: str, link: str, wanted: argparse.Namespace) -> Table:
    size: Any = LAPTOP
    motion: Any = "no-preference" if wanted.moving else "reduce"
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion=motion)
    context.add_cookies([{"name": "soloist_likes", "value": f"pace={wanted.pace}", "url": link.partition("/m/")[0]}])
    context.add_init_script(MARKS)
    page = context.new_page()
    page.set_default_timeout(60_000)
    wire = Wire(context.new_cdp_session(page))
    page.goto(link)
    page.wait_for_load_state("load")
    page.wait_for_timeout(1000)  # sprite and stream
    print(f"{name}: the first page takes {wire.bytes / 1000:.0f} KB in {wire.requests} requests", file=sys.stderr)
    return Table(name, page, wire, random.Random(wanted.seed))


def late(values: Sequence[float]) -> float:
    """What nine of ten stay below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.9))]


def figures(table: Table) -> dict[str, float]:
    answered = [place for place, is_answer in enumerate(table.answers) if is_answer] or list(range(len(table.answers)))
    kilobytes = [table.bytes[place] / 1000 for place in answered]
    board, rest = [table.board_ms[place] for place in answered], [table.rest_ms[place] for place in answered]
    return {
        "answers": len(answered),
        "requests": sum(table.requests[place] for place in answered) / len(answered),
        "kb_median": median(kilobytes),
        "kb_90": late(kilobytes),
        "board_ms_median": median(board),
        "board_ms_90": late(board),
        "rest_ms_median": median(rest),
        "rest_ms_90": late(rest),
        "pick_kb_median": median(
            [n / 1000 for n, is_a in zip(table.bytes, table.answers, strict=True) if not is_a] or [0]
        ),
        "pick_ms_median": median([n for n, is_a in zip(table.board_ms, table.answers, strict=True) if not is_a] or [0]),
    }


def measured(tables: Sequence[Table], clicks: int) -> None:
    """The same clicks at all tables, which take turns: a slow moment of the machine hits each alike."""
    for number in range(clicks):
        order = tables if number % 2 else tables[::-1]
        open_still = [table.click() for table in order]
        if not all(open_still):
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another checkout, measured in the same run")
    parser.add_argument("--game", default="arknova")
    parser.add_argument("--seats", default="human,arno:L3")
    parser.add_argument("--played", type=int, default=60, help="answers given before")
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--pace", default="off")
    parser.add_argument("--moving", action="store_true", help="pieces move, as for most people; slow without graphics")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    record = record_of(wanted.game, wanted.seats.split(","), wanted.played, wanted.seed)
    checkouts = [("now", HERE), *([("before", wanted.against.resolve())] if wanted.against else [])]
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()))
        links = [(name, seat_link(stack.enter_context(serving(place)).address, record)) for name, place in checkouts]
        tables = [table_at(browser, name, link, wanted) for name, link in links]
        measured(tables, wanted.clicks)
        browser.close()
    found = {table.name: figures(table) for table in tables}
    if "before" in found:
        found["ratio"] = {
            name: value / found["before"][name] if found["before"][name] else 0.0
            for name, value in found["now"].items()
        }
    if wanted.json:
        print(json.dumps(found, indent=2))
        return
    names = list(found)
    print(f"{'':18}" + "".join(f"{name:>12}" for name in names))
    for row in found["now"]:
        print(f"{row:18}" + "".join(f"{found[name][row]:>12.2f}" for name in names))


if __name__ == "__main__":
    main()
