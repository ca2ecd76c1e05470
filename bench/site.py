"""How quick the app is in a browser alone: first start, start from what is kept, answers to a page; and its size.

    uv run bench/site.py [--slow 4]

`--slow 4` lets the browser run only a quarter of the time, as on a slower phone: all its processes are stopped and let
go on again, sixty times a second.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

from playwright.sync_api import Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from soloist.site.building import build
from tests.browser.site_pages import arrive, begin_by_program
from tests.browser.sites import CACHE, Host, browser_in, browser_processes

GAMES: tuple[tuple[str, list[str], dict[str, object]], ...] = (
    ("arno", [], {"options": {"automas": "B=L3"}}), ("mammoth", [], {}),
    ("arne", ["human", "greedy"], {}), ("arknova", ["human", "arno:L3"], {}),
)  # fmt: skip
ROUNDS = """() => {
  let rounds = 0, sum = 0;
  for (const until = performance.now() + 1500; performance.now() < until; rounds += 1)
    for (let each = 0; each < 1000; each += 1) sum = (sum * 31 + each) % 65521;
  return rounds + sum * 0;
}"""
STARTS, ANSWERS = 3, 20
SLICE = 0.004  # seconds
LOOK = 1.0  # seconds after which there may be new processes
ANSWER = """async () => {
  const moment = () => document.querySelector("#app").dataset.moment, earlier = moment();
  const swaps = () => Number(document.documentElement.dataset.swaps || 0), before = swaps(), begun = performance.now();
  const seen = (each) => each.checkVisibility();
  const field = document.querySelector("[data-pad-field]");
  if (field) {
    field.value = "20";
    field.form.requestSubmit();
  } else {
    const where = "#app:not([data-page]) .lit, .companion-main .lit, .companion-foot .is-done-button";
    const all = [...document.querySelectorAll(where)].filter(seen);
    all[Math.floor(Math.random() * all.length)].click();
  }
  while (swaps() === before || document.body.classList.contains("is-busy")) {
    if (performance.now() - begun > 5000) return null;
    await new Promise((done) => setTimeout(done, 4));
  }
  const spent = performance.now() - begun;
  return moment() === earlier ? null : spent; // something was only picked, or read
}"""


def send(processes: list[int], kind: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, kind)


@contextmanager
def slowed(folder: Path, times: float) -> Iterator[None]:
    """The browser of a folder runs one of so many slices of time."""
    over = Event()

    def slow() -> None:
        found: list[int] = []
        looked = 0.0
        while not over.is_set():
            if time.monotonic() - looked > LOOK:  # they stand still then: to look takes longer than a slice
                send(found, signal.SIGSTOP)
                found, looked = browser_processes(folder), time.monotonic()
            for kind, pause in ((signal.SIGSTOP, SLICE * (times - 1)), (signal.SIGCONT, SLICE)):
                send(found, kind)
                time.sleep(pause)

    thread = Thread(target=slow, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            thread.join()


def start(page: Page, address: str) -> float:
    """Seconds until a page is there."""
    begun = time.perf_counter()
    arrive(page, address)
    return time.perf_counter() - begun


def answers(page: Page, base: str, game: str, seats: list[str], **more: object) -> float:
    """The median of milliseconds from a tap to the page that it brings."""
    arrive(page, base + begin_by_program(page, game, seats, **more))
    taken: list[float] = []
    for _ in range(6 * ANSWERS):
        spent = page.evaluate(ANSWER)
        if spent is not None:
            taken.append(spent)
        if len(taken) == ANSWERS:
            break
    return median(taken[3:])


def starts(playwright: Playwright, host: Host, folder: Path, slow: float) -> dict[str, float]:
    """The first start, which fetches everything, and later ones without a network."""
    with browser_in(playwright, folder) as context, slowed(folder, slow):
        first = start(context.pages[0], f"{host.url}/")
        context.pages[0].wait_for_timeout(3000)  # the picture of the memory is being kept
    host.cut()
    later = []
    for _ in range(STARTS):
        with browser_in(playwright, folder) as context, slowed(folder, slow):
            later.append(start(context.pages[0], f"{host.url}/"))
    return {"first_start_s": round(first, 2), "warm_start_s": round(median(later), 2)}


def games(playwright: Playwright, host: Host, folder: Path, slow: float) -> dict[str, float]:
    """Answers in each of the games, and how much slower the browser truly was."""
    with browser_in(playwright, folder) as context:
        page = context.pages[0]
        arrive(page, f"{host.url}/")
        quick = page.evaluate(ROUNDS)
        with slowed(folder, slow):
            truly = quick / page.evaluate(ROUNDS)
            found = {f"answer_{game}_ms": answers(page, host.url, game, seats, **more) for game, seats, more in GAMES}
    return {"truly_slowed": round(truly, 1), **{name: round(spent) for name, spent in found.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1.0, metavar="TIMES")
    slow = parser.parse_args().slow
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        made = build(Path(place) / "site", CACHE)
        host, folder = Host(made.folder), Path(place) / "browser"
        sizes = {"wire_mb": round(made.wire / 1e6, 2), "ours_mb": round(made.ours / 1e6, 2)}
        found = {"slowed": slow, "load": round(os.getloadavg()[0], 1), **sizes}
        print(json.dumps(found | starts(playwright, host, folder, slow) | games(playwright, host, folder, slow)))


if __name__ == "__main__":
    main()
