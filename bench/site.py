"""How quick the app is in a browser alone: first start, start from what is kept, answers to a page; and its size.

    uv run bench/site.py [--slow 4]

`--slow 4` lets the browser run only a quarter of the time, as on a slower phone: all its processes are stopped and let
go on again, fifty times a second.
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

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from soloist.site.building import build
from tests.browser.site_pages import arrive, begin_by_program
from tests.browser.sites import CACHE, Host, browser_in, browser_processes

STARTS, ANSWERS = 3, 20
SLICE = 0.02  # seconds
ANSWER = """async () => {
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
  return performance.now() - begun;
}"""


@contextmanager
def slowed(folder: Path, times: float) -> Iterator[None]:
    """The browser of a folder runs one of so many slices of time."""
    over = Event()

    def slow() -> None:
        while not over.is_set():
            found = browser_processes(folder)
            for kind, pause in ((signal.SIGSTOP, SLICE * (times - 1)), (signal.SIGCONT, SLICE)):
                for process in found:
                    with suppress(ProcessLookupError):
                        os.kill(process, kind)
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
    for _ in range(3 * ANSWERS):
        spent = page.evaluate(ANSWER)
        if spent is not None:
            taken.append(spent)
        if len(taken) == ANSWERS:
            break
    return median(taken[3:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1.0, metavar="TIMES")
    slow = parser.parse_args().slow
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        made = build(Path(place) / "site", CACHE)
        host, folder = Host(made.folder), Path(place) / "browser"
        found: dict[str, object] = {
            "slowed": slow, "load": os.getloadavg()[0], "wire_mb": round(made.wire / 1e6, 2),
            "ours_mb": round(made.ours / 1e6, 2),
        }  # fmt: skip
        with browser_in(playwright, folder) as context, slowed(folder, slow):
            found["first_start_s"] = round(start(context.pages[0], f"{host.url}/"), 2)
            context.pages[0].wait_for_timeout(3000)  # the picture of the memory is being kept
        host.cut()
        warm = []
        for _ in range(STARTS):
            with browser_in(playwright, folder) as context, slowed(folder, slow):
                warm.append(start(context.pages[0], f"{host.url}/"))
        found["warm_start_s"] = round(median(warm), 2)
        with browser_in(playwright, folder) as context, slowed(folder, slow):
            page = context.pages[0]
            arrive(page, f"{host.url}/")
            for game, seats, more in (
                ("arno", [], {"options": {"automas": "B=L3"}}), ("mammoth", [], {}),
                ("arne", ["human", "greedy"], {}), ("arknova", ["human", "arno:L3"], {}),
            ):  # fmt: skip
                found[f"answer_{game}_ms"] = round(answers(page, host.url, game, seats, **more))
        print(json.dumps(found))


if __name__ == "__main__":
    main()
