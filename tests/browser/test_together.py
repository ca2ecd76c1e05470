"""Several people at one match: two browsers, several tabs, spectators, a shared screen, two languages."""

from __future__ import annotations

import time

from tests.browser.conftest import Visiting
from tests.browser.visit import Visit, begin
from tests.web.servers import Server

SECOND = 1.0


def asked(*people: Visit) -> Visit | None:
    return next((each for each in people if each.lit().count()), None)


def until_asked(*people: Visit) -> Visit:
    """Whoever is asked, when their page knows it."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        found = asked(*people)
        if found is not None:
            return found
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_browsers_play_a_match_and_see_each_others_moves(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "zooloretto", ["human:Anna", "human:Ben"])
    anna, ben = visit(), visit()
    anna.go(match.links["A"])
    ben.go(match.links["B"])
    took: list[float] = []
    movers = set()
    for _ in range(14):
        mover = until_asked(anna, ben)
        other = ben if mover is anna else anna
        movers.add(id(mover))
        before = other.page.locator("#app").get_attribute("data-version")
        mover.point_anywhere()
        changed = mover.page.locator("#app").get_attribute("data-version")
        if changed == before:
            continue  # only picked so far
        began = time.monotonic()
        other.page.wait_for_function("seen => document.getElementById('app').dataset.version !== seen", arg=before)
        took.append(time.monotonic() - began)
    assert len(movers) == 2
    assert sorted(took)[len(took) // 2] < SECOND


def test_each_sees_only_their_own_hand_and_a_spectator_none(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "arne", ["human:Anna", "human:Ben", "greedy"])
    anna, ben, eve = visit(), visit(), visit()
    anna.go(match.links["A"])
    ben.go(match.links["B"])
    eve.go(f"/m/{match.name}")
    for _ in range(4):  # colours are chosen before cards are dealt
        until_asked(anna, ben).point_anywhere()
    hands = [each.page.locator("[data-piece^='hand:']").count() for each in (anna, ben, eve)]
    assert hands[0] > 0
    assert hands[1] > 0
    assert hands[2] == 0
    assert eve.lit().count() == 0
    assert eve.page.locator("form[action$='/undo']").count() == 0


def test_several_tabs_and_reloads_are_harmless(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    other = me.context.new_page()
    other.goto(me.page.url)
    for _ in range(4):
        me.page.bring_to_front()
        me.point_anywhere()
        other.reload()
        me.page.reload()
        me.page.wait_for_load_state()
    stale = other.locator("#app .lit:visible").first
    me.page.bring_to_front()
    me.point_anywhere()
    me.point_anywhere()
    if stale.count():
        other.bring_to_front()
        other.wait_for_timeout(1500)  # it has heard of the changes by then
    assert other.locator("#app").get_attribute("data-version") == me.page.locator("#app").get_attribute("data-version")


def test_two_people_may_read_in_different_languages(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "zooloretto", ["human:Anna", "human:Ben"])
    anna, ben = visit(), visit()
    anna.go(match.links["A"])
    ben.go(match.links["B"])
    ben.page.locator("details.menu > summary").click()
    ben.page.get_by_role("button", name="Português").click()
    ben.page.wait_for_load_state()
    assert ben.page.locator("html").get_attribute("lang") == "pt-BR"
    assert anna.page.locator("html").get_attribute("lang") == "en"
    anna.page.reload()
    assert anna.page.locator("html").get_attribute("lang") == "en"
    heads = [each.page.locator(".log-panel .panel-head").inner_text() for each in (anna, ben)]
    assert heads[0] != heads[1]


def test_a_shared_screen_is_covered_before_another_hand_is_shown(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "arne", ["human:Anna", "human:Ben"])
    both = visit()
    both.go(match.links["A"])
    both.go(match.links["B"])
    covers = 0
    for _ in range(40):
        sits_down = both.page.get_by_role("link", name="sits down")
        if sits_down.count():
            sits_down.first.click()
            both.page.get_by_role("link", name="I am").wait_for()
            assert both.page.locator("[data-piece]").count() == 0
            both.page.get_by_role("link", name="I am").click()
            both.lit().first.wait_for()
            covers += 1
        elif covers >= 3:
            assert both.page.locator("[data-piece^='hand:']").count() > 0
            return
        else:
            both.point_anywhere()
    raise AssertionError("the other person was hardly asked")
