"""An evening with AutoMammoth on a phone: whole games in their window, undo, reload, a killed server, the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser import window
from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import (
    ON_A_PHONE,
    SMALL_PHONE,
    check_window,
    moment,
    open_menu,
    read_on,
    tap,
    whole_evening,
    with_rest,
)
from tests.web.servers import Server

PART, WHOLE = 40, 700  # taps of an evening


def sit_down(me: Visit, url: str, seed: int, options: dict[str, str]) -> None:
    me.chance = random.Random(seed)
    me.go(begin(url, "mammoth", seed=seed, options=options).links["A"])


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (11, {}),
        pytest.param(12, {"players": "3", "automas": "B=III"}, marks=pytest.mark.long),
        pytest.param(13, {"players": "5", "automas": "B=III,C=II,E=I"}, marks=pytest.mark.long),
    ],
)
def test_whole_evenings_never_leave_the_window(visit: Visiting, server: Server, seed: int, options: Any) -> None:
    """No page scrolls on a phone but the last, neither its turns nor what is asked."""
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    sit_down(me, server.url, seed, options)
    found = whole_evening(me)
    assert [each for each in found if each.scrolls and not each.is_over] == []
    titles = " ".join(each.title for each in found if each.is_leaf)
    assert "Load truck" in titles
    assert "Put all trucks back" in titles
    assert "points" in titles


@pytest.mark.parametrize("taps", [PART, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_low_phone(visit: Visiting, server: Server, taps: int) -> None:
    """What is asked, the first step and the main button are in view; turns need no scrolling here either."""
    me = visit(viewport=SMALL_PHONE, options=ON_A_PHONE)
    sit_down(me, server.url, 11, {})
    found = window.play_on(me, taps)
    assert found[-1].is_over == (taps == WHOLE)
    assert [each for each in found if each.is_leaf and each.scrolls and "points" not in each.title] == []


SECOND_TAP = """async (first) => {
  const swaps = () => Number(document.documentElement.dataset.swaps || 0), before = swaps();
  const met = () => {
    const done = document.querySelector("a.is-done-button"), box = done.getBoundingClientRect();
    return done.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  };
  document.querySelector(first).click();
  while (swaps() === before) await new Promise((next) => setTimeout(next, 5));
  const soon = met();
  await new Promise((next) => setTimeout(next, 700));
  return [soon, met()];
}"""


def test_a_second_tap_does_nothing(visit: Visiting, server: Server) -> None:
    """For 600 ms after a page came a finger meets nothing; then "Done" leads on."""
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    with_rest(me)
    me.go(begin(server.url, "mammoth", seed=9).links["A"])
    read_on(me)
    me.page.wait_for_function("() => !document.querySelector('.is-settling')")
    assert me.page.evaluate(SECOND_TAP, 'button[name="answer"][value="B"]') == [False, True]
    me.press(me.page.locator("a.is-done-button"))
    assert "What did you do?" in me.question


def test_its_turn_can_be_seen_again_from_yours(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "mammoth", seed=9).links["A"])
    read_on(me)
    me.press(me.page.locator('button[name="answer"][value="B"]'))
    order = me.question
    me.press(me.page.locator("a.is-done-button"))
    me.press(me.page.locator("a.turn-line"))
    assert me.question == order
    me.page.locator(".its-stacks > summary").click()
    assert me.page.locator(".its-stacks .holdings").is_visible()
    check_window(window.look(me))
    assert me.problems_for_some() == []


def test_an_evening_with_undo_reload_and_a_killed_server(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "mammoth", seed=11).links["A"])
    widest = 0
    for number in range(16):
        tap(me)
        widest = max(widest, me.sideways())
        if number == 8:
            before = moment(me)
            me.press(me.page.get_by_role("button", name="Undo"))
            assert moment(me) < before
            open_menu(me)
            me.press(me.page.get_by_role("button", name="Redo"))
            assert moment(me) == before
        if number == 11:
            before = moment(me)
            me.page.reload()
            me.page.wait_for_load_state()
            assert moment(me) == before
        if number == 14:
            before = moment(me)
            me.forgiving = True
            server.kill()
            server.again()
            me.page.wait_for_timeout(1500)  # the page finds the server again by itself
            me.forgiving = False
            assert moment(me) == before
    assert widest == 0
