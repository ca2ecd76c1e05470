"""Ark Nova against ARNO by clicks: a whole game, its mat and steps on every screen, its levels and options."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

SIZES = ((1440, 900), (1366, 768), (1024, 768))
KEPT = 4


def after_turns(me: Visit, server: Server, seats: list[str], turns: int) -> None:
    """So many own turns are over, and ARNO has answered each."""
    me.go(begin(server.url, "arknova", seats, options={"first_seat": "A"}).links["A"])
    for _ in range(KEPT):
        me.point_anywhere()
    for _ in range(turns):
        me.point_anywhere('#app .lit[data-piece="x:take"]')
        me.point_anywhere('#app .lit[data-piece^="act:"]')


@pytest.mark.long
def test_a_whole_game_against_arno(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "arknova", ["human", "arno:L12"]).links["A"])
    assert me.play_to_the_end() > 15
    assert re.search("Winner: ARNO", me.question)
    assert me.page.locator(".result tbody tr").count() == 2
    final = me.page.locator(".ark-final-card.is-winner").inner_text()
    assert "tokens on the scoring card" in final


def test_the_mat_and_the_steps_are_seen_on_every_screen(visit: Visiting, server: Server) -> None:
    me = visit()
    after_turns(me, server, ["human", "arno:L3", "arno:L5"], 2)
    me.page.mouse.move(1, 1)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.sideways() == 0
        assert me.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        me.page.locator("#question .preview", has_text="ARNO").wait_for()
    assert me.page.locator(".log-turn .ark-rolled mark").count() >= 2
    assert me.page.locator(".log-turn.seat-2").count() == 2


def test_nothing_stands_in_the_way_of_some(visit: Visiting, server: Server) -> None:
    me = visit()
    after_turns(me, server, ["human", "arno:L3"], 1)
    assert me.problems_for_some() == []


def test_on_a_phone_arno_has_its_tab(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE)
    after_turns(me, server, ["human", "arno:L3"], 1)
    me.page.mouse.move(1, 1)
    assert me.sideways() == 0
    me.page.locator("#question .preview", has_text="ARNO").wait_for()
    me.page.locator('[data-tab="seats"]').click()
    assert me.page.locator(".arno-panel").is_visible()
    assert me.sideways() == 0


def test_its_moves_are_shown_one_by_one(visit: Visiting, server: Server) -> None:
    me = visit(pace="normal")
    after_turns(me, server, ["human", "arno:L3"], 0)
    me.point_anywhere('#app .lit[data-piece="x:take"]')
    me.point_anywhere_quickly()
    me.page.locator(".is-playing .news .ark-arno.is-head").wait_for()
    me.settle()


def test_the_rule_of_a_step_opens_beside_it(visit: Visiting, server: Server) -> None:
    me = visit()
    after_turns(me, server, ["human", "arno:L3"], 1)
    me.page.locator(".log-turn[open] .log-line .rule").first.click()
    me.page.locator("#popover .rule-text").first.wait_for()


def test_options_of_arno_come_and_go_with_it(visit: Visiting) -> None:
    me = visit()
    me.go("/new/arknova")
    me.page.locator(".setup-options > summary").click()
    group = me.page.locator(".for-automas")
    assert group.is_visible()
    me.page.locator("#seat-B").select_option("bot:greedy")
    assert not group.is_visible()
    me.page.locator("#seat-B").select_option("automa:L12")
    assert group.is_visible()


def test_a_high_level_from_the_start_page(visit: Visiting) -> None:
    me = visit()
    me.go("/?start=arknova")
    me.page.locator(".more-levels > summary").click()
    me.page.locator('input[value="automa:L9"]').check(force=True)
    me.page.locator(".start button[type=submit]").click()
    me.page.locator("#question").wait_for()
    assert "L9" in me.page.locator(".arno-panel").inner_text()
