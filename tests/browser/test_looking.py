"""Looking at a piece without choosing it: by touch, key and mouse; on cards, names in the log, final scoring cards."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SHEET = "dialog.sheet[open]"
BESIDE = ".look-beside"
KEPT = 4  # cards of the first hand
HOLD = 350  # milliseconds
STILL = datetime(2100, 1, 1, tzinfo=UTC)
COVERED = """() => {
  const box = document.querySelector(".look-beside").getBoundingClientRect();
  const hits = (each) => {
    const other = each.getBoundingClientRect();
    return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top;
  };
  const kept = [...document.querySelectorAll("#app .dock, #app .lit")];
  return kept.filter((each) => each.checkVisibility()).filter(hits).length;
}"""


def seated(visit: Visiting, server: Server, game: str = "arknova", maps: str = "3,8", **more: Any) -> Visit:
    """At the first turn of a match; of Ark Nova with a hand that was chosen."""
    options = {"maps": maps, "first_seat": "A"} if game == "arknova" else {}
    begun = begin(server.url, game, ["human", "random"], options=options)
    me = visit(**more)
    me.go(begun.links["A"])
    for _ in range(KEPT if game == "arknova" else 0):
        me.point_anywhere()
    return me


class Finger:
    """Presses, moves and lifts, as a touch screen reports it."""

    def __init__(self, me: Visit) -> None:
        self._cdp = me.context.new_cdp_session(me.page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def press(self, what: Locator) -> tuple[float, float]:
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 3, box["y"] + min(box["height"] / 2, 50))
        self._send("touchStart", spot)
        return spot

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", (x, y))

    def lift(self) -> None:
        self._send("touchEnd")


def close(me: Visit) -> None:
    me.page.locator(f"{SHEET} .look-close").click()
    expect(me.page.locator(SHEET)).to_have_count(0)


def test_holding_a_lit_piece_looks_at_it_and_chooses_nothing(visit: Visiting, server: Server) -> None:
    me = seated(visit, server, viewport=PHONE, options=TOUCH)
    action, finger, before = me.page.locator('[data-piece="act:build"]'), Finger(me), me.swaps()
    finger.press(action)
    expect(me.page.locator(f"{SHEET} .look-choose")).to_be_visible()
    finger.lift()
    expect(me.page.locator(f"{SHEET} .look-choose")).to_be_visible()  # the click that follows is swallowed
    assert me.swaps() == before
    assert me.problems_for_some() == []
    me.page.locator(f"{SHEET} .look-choose").tap()
    me.settle(before)
    expect(me.page.locator(SHEET)).to_have_count(0)
    expect(me.page.locator('[data-piece="kind:kiosk"]').first).to_be_visible()


def test_moving_is_no_look_and_a_tap_chooses(visit: Visiting, server: Server) -> None:
    me = seated(visit, server, viewport=PHONE, options=TOUCH)
    looks: list[str] = []
    me.page.on("request", lambda request: looks.append(request.url) if "/look/" in request.url else None)
    finger = Finger(me)
    me.page.clock.install()
    me.page.clock.pause_at(STILL)  # however slow the machine is, no time passes between pressing and moving
    x, y = finger.press(me.page.locator('[data-piece="act:build"]'))
    finger.move(x + 30, y)
    me.page.clock.run_for(2 * HOLD)
    finger.lift()
    assert looks == []
    me.page.clock.resume()
    before = me.swaps()
    me.page.locator('[data-piece="act:build"]').tap()
    me.settle(before)
    assert looks == []


def test_a_tap_on_the_mark_looks_and_beside_it_chooses(visit: Visiting, server: Server) -> None:
    me = seated(visit, server, "orichalcum", viewport=PHONE, options=TOUCH, language="pt-BR")
    card = me.page.locator(".ori-card.lit").first
    mark = card.locator(".look-mark")
    box = mark.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    before = me.swaps()
    mark.tap()
    expect(me.page.locator(f"{SHEET} .look-choose")).to_contain_text("Escolher")
    assert me.swaps() == before
    assert me.sideways() == 0
    close(me)


LONG = [pytest.param(game, marks=pytest.mark.long) for game in ("arknova", "zooloretto", "orichalcum")]


@pytest.mark.parametrize("game", ["arne", *LONG])
def test_the_key_looks_at_what_is_focused(visit: Visiting, server: Server, game: str) -> None:
    me = seated(visit, server, game)
    before = me.swaps()
    me.lit().first.focus()
    me.page.keyboard.press("i")
    expect(me.page.locator(f"{SHEET} .look-choose")).to_be_visible()
    assert me.problems_for_some() == []
    me.page.keyboard.press("Escape")
    expect(me.page.locator(SHEET)).to_have_count(0)
    assert me.swaps() == before


def test_resting_the_mouse_shows_a_card_beside_its_column(visit: Visiting, server: Server) -> None:
    me = seated(visit, server)
    for place in (
        ".ark-folder [data-look]",
        ".ark-hand-row [data-look]",
        ".ark-final:visible",
        '[data-piece^="partner:"]',
    ):
        me.page.locator(place).first.hover()
        expect(me.page.locator(BESIDE)).to_be_visible()
        assert me.page.evaluate(COVERED) == 0, place
        me.page.locator(".bar-title").hover()
        expect(me.page.locator(BESIDE)).to_have_count(0)


def test_a_final_scoring_card_says_what_it_counts_at_every_size(visit: Visiting, server: Server) -> None:
    me = seated(visit, server)
    for width, height in ((390, 844), (1024, 768), (1366, 768), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        if not me.page.locator(".ark-final:visible").count():
            me.page.locator('.tabs [data-tab="seats"]').click()
        me.page.locator(".ark-final:visible").first.click()
        expect(me.page.locator(f"{SHEET} .face-steps")).to_be_visible()
        expect(me.page.locator(f"{SHEET} .look-lines")).to_contain_text("conservation now")
        assert me.sideways() == 0
        close(me)


def test_names_in_the_log_open_with_a_key_and_by_touch(visit: Visiting, server: Server) -> None:
    me = seated(visit, server, viewport=PHONE, options=TOUCH)
    me.page.locator('.tabs [data-tab="log"]').tap()
    name = me.page.locator(".log-turn[open] .card-name").last
    called = name.inner_text()
    name.focus()
    me.page.keyboard.press("i")
    expect(me.page.locator(f"{SHEET} h2")).to_contain_text(called)
    close(me)
    finger = Finger(me)
    finger.press(name)
    expect(me.page.locator(f"{SHEET} h2")).to_contain_text(called)
    finger.lift()
    close(me)


def test_signs_say_what_they_mean_to_mouse_and_focus(visit: Visiting, server: Server) -> None:
    me = seated(visit, server)
    sign = me.page.locator(".ark-me .gain[data-tip]").first
    said = sign.get_attribute("data-tip")
    assert said
    sign.hover()
    expect(me.page.locator(".sign-tip[role=tooltip]")).to_have_text(said)
    me.page.locator(".bar-title").hover()
    expect(me.page.locator(".sign-tip[role=tooltip]")).to_have_count(0)
    me.page.locator("#question").focus()
    me.page.keyboard.press("Tab")
    sign.focus()
    expect(me.page.locator(".sign-tip[role=tooltip]")).to_have_text(said)
    me.page.keyboard.press("i")
    expect(me.page.locator(f"{SHEET} .look-tip")).to_have_text(said)


STOP = """() => {
  const here = document.activeElement;
  if (here.matches("#app [data-number]")) return "lit";
  if (here.matches(".ark-zoo .ark-map [data-look]")) return `building ${here.getAttribute("aria-label")}`;
  if (here.matches(".ark-zoo .ark-map [data-tip]")) return "printed";
  return here.closest("#question") ? "prompt" : "else";
}"""


def tab_until(me: Visit, wanted: str, most: int = 120) -> list[str]:
    """What Tab comes to, up to what begins with a word."""
    found: list[str] = []
    while not found or not found[-1].startswith(wanted):
        assert len(found) < most, found
        me.page.keyboard.press("Tab")
        found.append(me.page.evaluate(STOP))
    return found


def test_buildings_and_bonuses_of_the_map_are_reached_by_keys(visit: Visiting, server: Server) -> None:
    me = seated(visit, server, maps="A,8")
    me.page.locator("#question").focus()
    before = tab_until(me, "building")
    assert before[-1] in ("building Kiosk", "building Size-3 enclosure, empty")
    assert before.index("prompt") < before.index("lit") < len(before) - 1, "the prompt, lit pieces, the rest"
    assert "else" not in before[before.index("prompt") : before.index("lit")]
    name = before[-1].removeprefix("building ").removesuffix(", empty")
    for key in ("Enter", "i"):
        me.page.keyboard.press(key)
        expect(me.page.locator(f"{SHEET} h2")).to_have_text(name)
        me.page.keyboard.press("Escape")
        expect(me.page.locator(SHEET)).to_have_count(0)

    me.page.locator("#question").focus()
    tab_until(me, "printed")
    tip = me.page.locator(".sign-tip")
    first = tip.inner_text()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()
    assert tip.inner_text() != first


def test_a_lit_building_is_looked_at_by_its_key(visit: Visiting, server: Server) -> None:
    """Enter chooses it, so only the other key looks."""
    me = seated(visit, server, maps="A,8")
    while not me.page.locator(".ark-spot.lit").count():
        me.point_anywhere()
    spot = me.page.locator(".ark-spot.lit:not([tabindex='-1'])").first
    spot.focus()
    me.page.keyboard.press("i")
    expect(me.page.locator(SHEET)).to_be_visible()


def test_without_a_script_things_that_answer_nothing_are_links(visit: Visiting, server: Server) -> None:
    me = seated(visit, server)
    bare = visit(options={"java_script_enabled": False, "storage_state": me.context.storage_state()})
    bare.go(me.page.url.removeprefix(me.base))
    bare.page.locator("a.ark-final:visible").first.click()
    expect(bare.page.locator(".look-page .face-full")).to_be_visible()
    bare.page.locator(".look-close").click()
    expect(bare.page.locator("#question")).to_be_visible()
