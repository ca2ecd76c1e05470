"""Somebody at a browser: begins matches, points at pieces, and notices everything that goes wrong on a page."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response

from tests.browser.chromium import axe_source

LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SERIOUS = ("serious", "critical")
NEVER_SERIOUS = ("region", "landmark-unique")  # rules of axe-core that take long and find nothing of these
LIT = "#app .lit"
SWAPPED = "before => Number(document.documentElement.dataset.swaps || 0) > before"

RESTED = """before => new Promise((done, fail) => {
  const root = document.documentElement, words = document.body.classList;
  const rests = () => Number(root.dataset.swaps || 0) > before && !words.contains("is-busy") && !words.contains("is-playing");
  const look = () => rests() && (watcher.disconnect(), done());
  const watcher = new MutationObserver(look);
  for (const each of [root, document.body]) watcher.observe(each, { attributes: true });
  setTimeout(() => fail(new Error("the page does not come to rest")), 20000);
  look();
})"""  # noqa: E501
SPOT = """async ([where, chance]) => {
  const size = (box) => box.width * box.height;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && size(each.getBoundingClientRect()) > 0;
  const all = [...document.querySelectorAll(where)].filter(seen);
  if (!all.length) return null;
  const piece = all[Math.floor(chance * all.length)];
  const find = () => {
    const box = [...piece.getClientRects()].find(size);
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const above = document.elementFromPoint(spot.x, spot.y);
    const html = (each) => each?.outerHTML.slice(0, 300) || "the edge of the window";
    return { ...spot, piece: html(piece), above: piece.contains(above) ? "" : html(above) };
  };
  let spot = find();
  if (spot.above) piece.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  for (let frames = 0; spot.above && frames < 300; frames += 1) {
    await new Promise(requestAnimationFrame); // pieces still move
    spot = find();
  }
  return { ...spot, swaps: Number(document.documentElement.dataset.swaps || 0) };
}"""


@dataclass(frozen=True)
class Begun:
    """A match begun by the JSON interface: its name, and the link of every person's seat."""

    name: str
    links: dict[str, str]


def begin(base: str, game: str, seats: Sequence[str] = (), **more: Any) -> Begun:
    """Begin a match; `links` are paths."""
    body: dict[str, Any] = {"game": game, "seed": 7, **({"seats": list(seats)} if seats else {}), **more}
    request = urllib.request.Request(
        f"{base}/api/matches", json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request) as response:
        made = json.load(response)
    links = {key["seat"]: f"/m/{made['match']}/join/{key['token']}" for key in made["keys"]}
    return Begun(made["match"], links)


@dataclass
class Visit:
    """One browser window."""

    browser: Browser
    base: str
    viewport: dict[str, int] = field(default_factory=lambda: LAPTOP)
    options: dict[str, Any] = field(default_factory=dict)
    pace: str = "off"  # how fast the moves of others are shown
    confirm: str = "never"  # when the end of a turn is confirmed
    tips: str = "off"  # for the first turns
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    complaints: list[str] = field(default_factory=list)
    language: str = "en-GB"
    still: bool = True  # pieces do not move: without a graphics card that takes most of the time
    forgiving: bool = False  # the server is being killed: failed connections are no fault of the page

    def __post_init__(self) -> None:
        size: Any = self.viewport
        self.context: BrowserContext = self.browser.new_context(
            viewport=size,
            locale=self.language,
            reduced_motion="reduce" if self.still else "no-preference",
            **self.options,
        )
        likes = f"pace={self.pace}&confirm={self.confirm}&tips={self.tips}"
        self.context.add_cookies([{"name": "soloist_likes", "value": likes, "url": self.base}])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda problem: self.complaints.append(f"error: {problem}"))
        self.page.on("response", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiving:
            self.complaints.append(f"{message.type}: {message.text}")

    def _see(self, answer: Response) -> None:
        if answer.status >= 500:
            self.complaints.append(f"{answer.status} {answer.url}")

    def close(self) -> None:
        self.context.close()

    # going places

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)
        self.page.wait_for_load_state()

    def sit_down(self, game: str, seats: Sequence[str] = (), **more: Any) -> None:
        """Begin a match and take its first seat."""
        self.go(begin(self.base, game, seats, **more).links["A"])

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    # pointing

    @property
    def by_touch(self) -> bool:
        """Fingers only: a mouse that rests somewhere would point at what comes to lie under it."""
        return bool(self.options.get("has_touch"))

    def lit(self) -> Locator:
        return self.page.locator("#app .lit:visible")

    def settle(self, before: int = -1) -> None:
        """Until the page has come to rest, and has shown more pages than before."""
        self.page.evaluate(RESTED, before)

    def swaps(self) -> int:
        return int(self.page.evaluate("() => Number(document.documentElement.dataset.swaps || 0)"))

    def press(self, what: Locator) -> None:
        """Point at something that shows another page, and wait for it."""
        before = self.swaps()
        if self.by_touch:
            what.tap()
        else:
            what.click()
        self.settle(before)

    def point_anywhere(self, where: str = LIT) -> None:
        """Point at one of the lit pieces, and wait for what comes of it."""
        self.settle(self._click_anywhere(where))

    def point_anywhere_quickly(self) -> None:
        """The same, until another page is there, which may be the first of several."""
        before = self._click_anywhere(LIT)
        self.page.wait_for_function(SWAPPED, arg=before)

    def _click_anywhere(self, where: str) -> int:
        """With the mouse, in the middle of a piece that nothing covers; returns the pages shown before.

        Everything is asked of the page at once: a whole game has a hundred clicks.
        """
        while (spot := self.page.evaluate(SPOT, [where, self.chance.random()])) is None:
            self.page.locator(where).locator("visible=true").first.wait_for()
        assert not spot["above"], f"{spot['piece']} is covered by {spot['above']}"
        self.page.mouse.click(spot["x"], spot["y"])
        return int(spot["swaps"])

    def is_over(self) -> bool:
        return bool(self.page.evaluate("() => !!document.querySelector('.prompt.is-over, .final')"))

    def play_to_the_end(self, most: int = 600) -> int:
        """Point at lit pieces until the match is over; returns how often."""
        for clicks in range(most):
            if self.is_over():
                return clicks
            self.point_anywhere()
        raise AssertionError(f"not over after {most} clicks")

    # looking

    def problems_for_some(self, *, only_colours: bool = False) -> list[str]:
        """What axe-core finds serious; in another theme only colours can be wrong."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(axe_source())
        rules: dict[str, Any] = {"rules": {rule: {"enabled": False} for rule in NEVER_SERIOUS}}
        if only_colours:
            rules = {"runOnly": ["color-contrast"]}
        wanted = {"resultTypes": ["violations"], "preload": False, **rules}  # our styles are here already
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)
        return [
            f"{each['id']} ({each['impact']}): {each['help']}: {each['nodes'][0]['html'][:300]}"
            for each in found["violations"]
            if each["impact"] in SERIOUS
        ]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth"))
