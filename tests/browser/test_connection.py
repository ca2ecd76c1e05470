"""A connection that goes away: it is said as long as it is away, a tap waits and is sent once, and a slower phone sees
the automa's turn too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Begun, Visit, begin
from tests.browser.window import ON_A_PHONE, moment, read_on, tap
from tests.web.servers import Server, fork

SINCE = re.compile(r"^Offline since \d\d:\d\d$")
TOAST = 6000  # longer than a passing note is seen
LAYOUT = """() => [...document.querySelectorAll('#app > *:not(.awake-lamp, .connection-chip)')].map((each) => {
  const box = each.getBoundingClientRect();
  return [each.className, box.x, box.y, box.width, box.height];
})"""
ANSWER = ".companion-main .lit, .companion-foot button[name=answer]"
AWAY = "() => document.body.classList.contains('is-offline')"


def at_question(visit: Visiting, server: Server, match: Begun | None = None) -> Visit:
    """A phone that shows a question beside AutoMammoth's box, after a few turns."""
    begun = match or begin(server.url, "mammoth", seed=11)
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begun.links["A"])
    me.forgiving = True  # the browser itself complains about a connection that is away
    while match is None and (moment(me) < 3 or not me.page.locator(ANSWER).count()):
        tap(me)
    return me


def tap_unsent(me: Visit) -> None:
    me.page.locator(ANSWER).first.click()
    me.page.locator(".waiting").wait_for()


def go_offline(me: Visit) -> None:
    me.context.set_offline(True)
    me.page.wait_for_function(AWAY)


def go_online(me: Visit) -> None:
    me.context.set_offline(False)
    me.page.wait_for_function(f"() => !({AWAY})()")


def note(me: Visit) -> str:
    return me.page.locator(".companion-note").inner_text()


def test_it_is_said_as_long_as_it_is_away_and_nothing_moves(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    before, layout = note(me), me.page.evaluate(LAYOUT)
    go_offline(me)
    me.page.wait_for_timeout(TOAST)
    assert SINCE.match(note(me))
    assert me.page.evaluate(LAYOUT) == layout
    assert me.page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true"
    colour = "() => getComputedStyle(document.querySelector('.companion-head')).backgroundColor"
    amber = me.page.evaluate(colour)
    assert me.problems_for_some() == []
    go_online(me)
    assert note(me) == before
    assert me.page.evaluate(colour) != amber
    assert me.page.get_by_role("button", name="Undo").get_attribute("aria-disabled") is None


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed while others go on."""
    running = fork(tmp_path, "--data", str(tmp_path / "data"))
    yield running
    running.kill()


def test_a_server_that_is_gone_is_said_too_until_it_is_back(visit: Visiting, own_server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.base = own_server.url
    me.forgiving = True
    me.go(begin(own_server.url, "mammoth", seed=11).links["A"])
    read_on(me)
    before = moment(me)
    own_server.kill()
    me.page.wait_for_function(AWAY)
    assert SINCE.match(note(me))
    tap_unsent(me)
    own_server.again()
    me.page.locator(".waiting").wait_for(state="detached")
    me.page.wait_for_function(f"() => !({AWAY})()")
    assert moment(me) > before


def test_a_stream_that_is_refused_is_no_lost_connection(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.context.route("**/events", lambda route: route.fulfill(status=204))
    me.forgiving = True
    me.go(begin(server.url, "mammoth", seed=11).links["A"])
    me.page.wait_for_timeout(3000)
    assert not me.page.evaluate(AWAY)


def test_a_tap_waits_and_is_sent_once(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    sent: list[str] = []
    me.page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    before = moment(me)
    go_offline(me)
    tap_unsent(me)
    assert note(me) == "Offline, 1 waits"
    assert me.problems_for_some() == []
    me.page.locator(ANSWER).first.evaluate("each => each.click()")  # the page rests
    assert moment(me) == before
    swaps = me.swaps()
    sent.clear()
    go_online(me)
    me.settle(swaps)
    me.page.locator(".waiting").wait_for(state="detached")
    assert len(sent) == 1
    assert moment(me) > before
    me.page.reload()
    assert len(sent) == 1


def test_a_tap_that_waits_can_be_taken_back(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    before = moment(me)
    go_offline(me)
    tap_unsent(me)
    me.page.get_by_role("button", name="Take it back").click()
    assert me.page.locator(".waiting").count() == 0
    assert SINCE.match(note(me))
    go_online(me)
    me.page.wait_for_timeout(500)
    assert moment(me) == before
    me.press(me.page.locator(ANSWER).first)
    assert moment(me) > before


def test_it_waits_over_a_reload(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    before = moment(me)
    me.context.route("**/answer", lambda route: route.abort())
    tap_unsent(me)
    me.page.reload()
    me.page.locator(".waiting").wait_for()
    assert moment(me) == before
    me.context.unroute("**/answer")
    me.page.locator(".waiting").wait_for(state="detached")
    assert moment(me) > before


def test_an_old_tap_is_not_sent_before_somebody_has_looked(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    before = moment(me)
    me.context.route("**/answer", lambda route: route.abort())
    tap_unsent(me)
    me.page.evaluate("""() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('soloist:waits:'));
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), when: 0 }));
    }""")
    me.context.unroute("**/answer")
    me.page.reload()
    me.page.locator(".waiting").wait_for()
    me.page.wait_for_timeout(500)
    assert moment(me) == before
    me.page.get_by_role("button", name="Try now").click()
    me.page.locator(".waiting").wait_for(state="detached")
    assert moment(me) > before


def test_an_answer_that_arrived_unheard_is_not_given_twice(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    before = moment(me)
    arrived: list[int] = []

    def cut(route: Route) -> None:
        if not arrived:
            arrived.append(route.fetch(max_redirects=0).status)
            route.abort()
        else:
            route.continue_()

    me.context.route("**/answer", cut)
    me.page.locator(ANSWER).first.click()
    me.page.wait_for_function("before => Number(document.getElementById('app').dataset.moment) > before", arg=before)
    me.page.locator(".waiting").wait_for(state="detached")
    assert arrived == [200]
    other = visit(viewport=PHONE, options=ON_A_PHONE)
    other.go(f"/m/{me.page.url.partition('/m/')[2]}")
    assert moment(other) == moment(me)
    assert me.page.locator(".note-bad").count() == 0


def test_a_tap_that_comes_too_late_is_said_to_be_lost(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "mammoth", seed=11)
    me, other = at_question(visit, server, match), at_question(visit, server, match)
    while not other.page.locator(ANSWER).count() or other.page.locator(ANSWER).count() < 2:
        tap(other)
    me.page.wait_for_function("now => document.getElementById('app').dataset.moment === now", arg=str(moment(other)))
    read_on(me)
    go_offline(me)
    tap_unsent(me)
    other.press(other.page.locator(ANSWER).nth(1))
    go_online(me)
    me.page.get_by_text("came too late").wait_for()
    assert moment(me) == moment(other)
    me.page.get_by_role("button", name="Close").click()
    assert me.page.locator(".waiting").count() == 0


# two phones


def until_news(me: Visit) -> None:
    """Tap on until the automa has done something."""
    for _ in range(60):
        if me.page.locator("a.is-done-button[href*='said=']").count():
            return
        tap(me)
    raise AssertionError("the automa does nothing")


def test_the_slower_phone_sees_the_automas_turn_too(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "mammoth", seed=11)
    quick, slow = at_question(visit, server, match), at_question(visit, server, match)
    for _ in range(3):
        until_news(quick)
        slow.page.wait_for_function("now => document.getElementById('app').dataset.moment === now",
                                    arg=str(moment(quick)))  # fmt: skip
        slow.page.locator("a.is-done-button[href*='said=']").wait_for()
        main = [each.page.locator("main.companion-main").inner_text() for each in (quick, slow)]
        assert main[0] == main[1]
        quick.press(quick.page.locator("a.is-done-button"))
        slow.page.wait_for_timeout(300)
        assert slow.page.locator("a.is-done-button[href*='said=']").count() == 1  # read at one's own pace
        slow.press(slow.page.locator("a.is-done-button"))


def test_a_late_tap_of_the_slower_phone_is_dropped_without_a_word(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "mammoth", seed=11)
    quick, slow = at_question(visit, server, match), visit(viewport=PHONE, options=ON_A_PHONE)
    slow.context.route("**/events", lambda route: route.fulfill(status=204))  # hears of nothing
    slow.forgiving = True
    while not quick.page.locator(ANSWER).count():
        tap(quick)
    slow.go(match.links["A"])
    read_on(slow)
    until_news(quick)
    slow.press(slow.page.locator(ANSWER).last)
    assert slow.page.locator(".note-bad, .waiting").count() == 0
    assert moment(slow) == moment(quick)
    assert slow.page.locator("a.is-done-button[href*='said=']").count() == 1


# on the screen


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "laptop"])
def test_a_table_on_the_screen_says_it_too(visit: Visiting, server: Server, size: dict[str, Any]) -> None:
    me = visit(viewport=size)
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    me.forgiving = True
    layout = me.page.evaluate(LAYOUT)
    go_offline(me)
    assert SINCE.match(me.page.locator(".connection-note").inner_text())
    assert me.page.evaluate(LAYOUT) == layout
    before = moment(me)
    me.page.locator("#app button.lit[name=answer]:visible").first.click()
    me.page.locator(".waiting").wait_for()
    go_online(me)
    me.page.locator(".waiting").wait_for(state="detached")
    assert moment(me) > before
    assert me.page.locator(".connection-note").count() == 0


def test_done_after_the_news_waits_too(visit: Visiting, server: Server) -> None:
    me = at_question(visit, server)
    until_news(me)
    go_offline(me)
    me.page.locator("a.is-done-button").click()
    me.page.locator(".waiting").wait_for()
    go_online(me)
    me.page.locator(".waiting").wait_for(state="detached")
    assert not me.page.locator("a.is-done-button[href*='said=']").count()
