"""Pages of the site in a browser of one's own: arriving, beginning, tapping."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page

IS_PAGE = "() => !!document.querySelector('meta[name=\"soloist-site\"]')"
PATIENCE = 90_000  # milliseconds for a first start on a busy machine
LIKES = "pace=off&confirm=never&tips=off"
LIT = "#app .lit:visible"
COUNT = "() => Number(document.documentElement.dataset.swaps || 0)"
MINE_AGAIN = """before => Number(document.documentElement.dataset.swaps || 0) > before
  && document.querySelector('#app')?.dataset.turn === "mine" && !document.body.classList.contains("is-busy")"""
BEGIN = """async ([base, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${base}api/matches`, { method: "POST", headers, body });
  return await answer.json();
}"""
SCOPE = "async () => (await navigator.serviceWorker.ready).scope"


def wait_for_page(page: Page) -> None:
    """Until it has taken the place of the first page, which says how far the start is."""
    page.wait_for_function(IS_PAGE, timeout=PATIENCE)
    page.wait_for_load_state()


def arrive(page: Page, address: str) -> None:
    origin = urljoin(address, "/")  # workers see what is set for all pages
    page.context.add_cookies([{"name": "soloist_likes", "value": LIKES, "url": origin}])
    page.goto(address, wait_until="commit")
    wait_for_page(page)


def begin_by_program(page: Page, game: str, seats: Sequence[str] = (), **more: Any) -> str:
    """Begin a match by the JSON interface inside the browser; the link of the first seat."""
    body = {"game": game, "seed": 7, **({"seats": list(seats)} if seats else {}), **more}
    made = page.evaluate(BEGIN, [page.evaluate(SCOPE), json.dumps(body)])
    return f"/m/{made['match']}/join/{made['keys'][0]['token']}"


def begin(page: Page, base: str, game: str = "zooloretto") -> None:
    """The first of the tables that stand ready."""
    arrive(page, f"{base}/")
    arrive(page, f"{base}/new/{game}")
    page.get_by_role("button", name="Start").first.click()
    page.locator(LIT).first.wait_for()


def tap(page: Page) -> None:
    """The first thing that is lit, and wait until something is asked again."""
    before = page.evaluate(COUNT)
    page.locator(LIT).first.click()
    page.wait_for_function(MINE_AGAIN, arg=before)
