"""The log by mouse and keys: high enough to be read, over the whole column, folded, filtered, ringing its pieces."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

LINEUPS = {
    "arknova": ["human", "arno:L3"],
    "zooloretto": ["human", "mammoth:II"],
    "orichalcum": ["human", "ai"],
    "arne": ["human", "greedy", "greedy"],
}
HEIGHTS = {(1440, 900): 276, (1366, 768): 164}
HIGH = "() => document.querySelector('.log-panel').getBoundingClientRect().height"
AT_END = "() => { const log = document.querySelector('.log-turns'); return Math.abs(log.scrollTop) < 2; }"


def after_some(visit: Visiting, server: Server, game: str, answers: int = 6, **more: object) -> Visit:
    me = visit(**more)
    me.go(begin(server.url, game, LINEUPS[game]).links["A"])
    for _ in range(answers):
        me.point_anywhere_quickly()
    return me


def open_turns(page: Page) -> int:
    return page.locator(".log-turn[open]").count()


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "arknova" else pytest.mark.long) for game in LINEUPS]
)
def test_the_log_is_high_enough_and_takes_the_whole_column(visit: Visiting, server: Server, game: str) -> None:
    me = after_some(visit, server, game)
    for (width, height), least in HEIGHTS.items():
        me.page.set_viewport_size({"width": width, "height": height})
        before = me.page.evaluate(HIGH)
        assert before >= least
        assert me.sideways() == 0
        me.page.keyboard.press("l")
        assert me.page.evaluate(HIGH) > max(before + 60, 400)
        me.page.keyboard.press("l")
        assert me.page.evaluate(HIGH) == before
    assert me.page.evaluate(AT_END)  # the newest is seen
    assert me.page.locator(".log-now").is_visible()


def test_a_turn_opens_by_keys_and_stays_as_it_was_left(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "zooloretto", 24)
    first = me.page.locator(".log-turn").first
    place = first.get_attribute("data-turn")
    assert first.get_attribute("open") is None
    first.locator("summary").first.focus()
    me.page.keyboard.press("Enter")
    lines = me.page.locator(f'[data-turn="{place}"] > .log-lines')
    lines.wait_for()  # they were fetched
    me.point_anywhere_quickly()
    assert me.page.locator(f'[data-turn="{place}"]').get_attribute("open") is not None


def test_the_filter_shows_the_turns_of_one(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "orichalcum", 12)
    me.page.locator('.log-filter input[value="2"]').check(force=True)
    assert me.page.locator(".log-turn.by-2 >> visible=true").count() > 0
    assert me.page.locator(".log-turn:not(.by-2) >> visible=true").count() == 0
    me.point_anywhere_quickly()
    assert me.page.locator('.log-filter input[value="2"]').is_checked()
    assert me.page.locator(".log-turn:not(.by-2) >> visible=true").count() == 0


def test_pointing_at_a_line_rings_what_it_tells_of(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "arne", 14)
    line = me.page.locator(".log-turn[open] [data-ring]").last
    line.hover()
    assert me.page.locator(".is-ringed").count() >= 1
    me.page.mouse.move(5, 5)
    assert me.page.locator(".is-ringed").count() == 0
    line.locator(".log-at").focus()
    assert me.page.locator(".is-ringed").count() >= 1


@pytest.mark.parametrize("game", ["arknova", "zooloretto"])
def test_a_name_opens_what_there_is_to_say_of_it(visit: Visiting, server: Server, game: str) -> None:
    me = after_some(visit, server, game, 9)
    name = me.page.locator(".log-turn[open] .card-name").last
    name.focus()
    me.page.keyboard.press("Enter")
    me.page.locator("#popover.sheet .look h2").wait_for()


def test_its_number_leads_to_the_moment(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "zooloretto", 12)
    before = me.swaps()
    me.page.locator(".log-group > .log-number").nth(2).click()
    me.settle(before)
    assert me.page.locator(".prompt.is-past").is_visible()
    assert me.page.locator(".log-turn.is-shown").count() == 1


def test_nothing_is_asked_of_a_script(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "zooloretto", 12)
    bare = visit(options={"java_script_enabled": False, "storage_state": me.context.storage_state()})
    bare.go(me.page.url.removeprefix(me.base))
    head = bare.page.locator(".log-turn:not([open]) > summary .log-what").last
    head.click()
    assert open_turns(bare.page) == 3
    bare.page.locator('.log-filter input[value="1"]').check(force=True)
    assert bare.page.locator(".log-turn:not(.by-1) >> visible=true").count() == 0


def test_on_a_phone_the_log_is_a_tab(visit: Visiting, server: Server) -> None:
    me = after_some(visit, server, "arknova", viewport=PHONE, language="pt-BR")
    me.page.locator('.tabs [data-tab="log"]').click()
    assert me.page.locator(".log-turn[open] .log-line").last.is_visible()
    assert me.sideways() == 0
    assert me.problems_for_some() == []
