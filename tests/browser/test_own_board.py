"""Orichalcum beside a real box: an owner taps the board on a phone, finds it again, and plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator

from soloist.games.orichalcum.box import read_box
from soloist.games.orichalcum.pieces import Terrain
from soloist.web.own_board.editing import BESIDE, CHAIN
from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit

BOARD = "/new/orichalcum-ai/board"
TOUCH = {"has_touch": True}
TABLET = {"width": 1024, "height": 768}
BEYOND = """() => {
  const main = document.querySelector(".companion-main"), root = document.documentElement;
  return [main.scrollHeight - main.clientHeight, main.scrollWidth - main.clientWidth, root.scrollHeight - innerHeight];
}"""


def button(me: Visit, what: str) -> Locator:
    return me.page.locator(f'[name="do"][value="{what}"]:visible').first


def tap(me: Visit, *whats: str) -> None:
    """Each tap, and the page that it brings."""
    for what in whats:
        me.page.evaluate("() => (document.getElementById('app').dataset.old = 'yes')")
        button(me, what).click()
        me.page.wait_for_selector("#app:not([data-old])")


def box(me: Visit) -> str:
    return me.page.locator('#own-board [name="option-box"]').get_attribute("value") or ""


def test_a_board_is_tapped_kept_and_played_with(visit: Visiting, tmp_path: Path) -> None:
    me = visit(viewport=PHONE, options=TOUCH)
    me.go(BOARD)
    tap(me, "go:spots", "sector:2", "circle:2 -1", "circle:2 -1", "spot", "onward:arrows", "arrow:1 0", "onward:order")
    tap(me, "terrain:volcano", "terrain:forest", "undo", "terrain:lagoon", "terrain:desert", "terrain:forest")
    tap(me, "onward:start", "titan:lagoon", "onward:track")
    me.go(BOARD)  # the page is left in the middle: what was begun is still there
    me.page.get_by_text("Go on with the one you began").click()
    me.page.wait_for_selector('[data-step="track"]')
    tap(me, "space:0", "onward:payment", "onward:cards", "onward:done")
    drawn = read_box(box(me))
    assert drawn.ai.titan is Terrain.LAGOON
    assert [len(spot) for spot in drawn.ai.sectors[2]] == [1, 1, 3]
    assert drawn.ai.priority[:4] == (Terrain.VOLCANO, Terrain.LAGOON, Terrain.DESERT, Terrain.FOREST)
    me.page.locator("#board-name").fill("Kitchen table")
    me.page.locator("#board-name").blur()
    with me.page.expect_download() as coming:
        button(me, "download").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert read_box(file.read_text("utf-8")).ai.sectors == drawn.ai.sectors
    me.go("/new/orichalcum-ai?step=cards")
    mine = me.page.get_by_role("button", name="Your board: Kitchen table")
    mine.click()
    assert mine.get_attribute("aria-pressed") == "true"
    while "/m/" not in me.page.url:
        with me.page.expect_navigation():
            me.page.locator(".companion-foot .is-done-button").click()
    record = me.page.request.get(f"{me.page.url.partition('?')[0]}/record").text()
    assert "lagoon" in record


def test_a_file_is_read_on_another_device(visit: Visiting, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text("prices = [0, 1, 2]\n[titans]\nmountain = 'recruit'\nlagoon = 'produce'\nforest = 'construct'\n"
                    "desert = 'capture'\n", "utf-8")  # fmt: skip
    me = visit(viewport=PHONE, options=TOUCH)
    me.go(BOARD)
    tap(me, "go:file")
    me.page.set_input_files('[name="upload"]', file)
    me.page.locator('[form="own-file"][value="read"]').click()
    me.page.wait_for_selector('[data-step="done"]')
    assert read_box(box(me)).prices == (0, 1, 2)
    me.go(BOARD)
    me.page.get_by_text("Your board: My board").click()
    me.page.wait_for_selector('[data-step="done"]')
    assert read_box(box(me)).own == ("prices", "titans")
    me.page.get_by_role("button", name="Start with this board").click()
    me.page.wait_for_url("**/m/*")


def test_arrow_keys_walk_over_the_circles(visit: Visiting) -> None:
    me = visit(viewport=TABLET)
    me.go(BOARD)
    tap(me, "go:spots", "circle:-1 0")
    here = "() => document.activeElement.value"
    button(me, "circle:-1 0").focus()
    me.page.keyboard.press("ArrowLeft")
    assert me.page.evaluate(here) == "circle:-2 0"
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate(here) == "circle:-1 0"
    me.page.evaluate("() => (document.getElementById('app').dataset.old = 'yes')")
    me.page.keyboard.press("Space")
    me.page.wait_for_selector("#app:not([data-old])")
    assert me.page.evaluate(here) == "circle:-1 0"
    assert button(me, "circle:-1 0").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_every_page_fits_and_everybody_can_use_it(visit: Visiting, theme: str) -> None:
    me = visit(viewport=PHONE, options=TOUCH)
    me.context.add_cookies([{"name": "soloist_likes", "value": f"theme={theme}", "url": me.base}])
    me.go(BOARD)
    assert me.problems_for_some() == []
    tap(me, "go:spots")
    for here in CHAIN[1:]:
        assert me.page.evaluate(BEYOND) == [0, 0, 0], here
        assert me.problems_for_some() == [], here
        if here != CHAIN[-1]:
            tap(me, f"onward:{CHAIN[CHAIN.index(here) + 1]}")
    tap(me, "go:more")
    for part in BESIDE:
        tap(me, f"go:{part}")
        assert me.page.evaluate(BEYOND) == [0, 0, 0], part
        assert me.problems_for_some() == [], part
        tap(me, "onward:more")


def test_it_works_without_a_script(visit: Visiting) -> None:
    me = visit(viewport=PHONE, options={**TOUCH, "java_script_enabled": False})
    me.go(BOARD)
    for what in ("go:spots", "onward:arrows", "onward:order", "onward:start", "titan:forest"):
        button(me, what).click()
    for part in ("track", "payment", "cards", "done"):
        button(me, f"onward:{part}").click()
    me.page.get_by_role("button", name="Start with this board").click()
    me.page.wait_for_url("**/m/*")
