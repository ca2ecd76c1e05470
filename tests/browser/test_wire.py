"""What the script does with the parts it is sent: what stays is left alone, what does not fit is fetched whole, and the
moves of others are shown no longer than one wants to wait."""

from __future__ import annotations

from playwright.sync_api import Route

from tests.browser.conftest import Visiting
from tests.browser.visit import Visit, begin
from tests.web.servers import Server

OTHERS = ["human", "greedy", "greedy", "greedy"]
LONGEST = 6000  # milliseconds at the normal pace
STILL = "() => !document.body.classList.contains('is-playing')"


def at_zooloretto(visit: Visiting, server: Server, pace: str = "off", seats: list[str] = OTHERS) -> Visit:
    me = visit(pace=pace)
    me.go(begin(server.url, "zooloretto", seats).links["A"])
    me.lit().first.wait_for()
    return me


def until_others_move(me: Visit) -> None:
    while not me.page.locator("body.is-playing").count():
        me.settle()
        me.point_anywhere_quickly()


def test_what_stays_is_left_alone(visit: Visiting, server: Server) -> None:
    """The elements of parts that did not change are the same ones after an answer, others are not."""
    me = at_zooloretto(visit, server)
    me.page.evaluate("() => { for (const each of document.querySelectorAll('[data-part]')) each.mine = true }")
    me.point_anywhere()
    kept = me.page.evaluate(
        "() => [...document.querySelectorAll('[data-part]')].filter(e => e.mine).map(e => e.dataset.part)"
    )
    assert {"app", "bar"} <= set(kept)
    assert "prompt" not in kept


def test_an_answer_is_one_request(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server, seats=["human", "mammoth:II"])
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.method) if "/m/" in request.url else None)
    me.point_anywhere()
    assert asked.count("POST") + asked.count("GET") == 1


def test_the_page_is_the_one_a_reload_would_show(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server)
    for _ in range(8):
        me.point_anywhere()
    before = me.page.locator("#app").inner_text()
    me.page.reload()
    assert me.page.locator("#app").inner_text() == before


def test_a_page_that_does_not_fit_is_fetched_whole(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server)
    me.page.evaluate("() => document.querySelector('[data-part=\"redo\"]').remove()")
    me.point_anywhere()
    assert me.page.locator('[data-part="redo"]').count() == 1
    me.lit().first.wait_for()


def test_a_broken_frame_is_no_broken_page(visit: Visiting, server: Server) -> None:
    """Somebody in between has changed the answer."""
    me = at_zooloretto(visit, server)

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('data-part="undo"', 'data-part="undone"'))

    me.page.route("**/answer", spoil)
    me.point_anywhere()
    assert me.page.locator('[data-part="undone"]').count() == 0
    assert me.page.locator('[data-part="undo"]').count() == 1


def test_focus_and_what_is_scrolled_and_opened_stay(visit: Visiting, server: Server) -> None:
    """While somebody reads, a move of somebody else comes in."""
    match = begin(server.url, "zooloretto", ["human:Anna", "human:Ben"])
    anna, ben = visit(), visit()
    anna.go(match.links["A"])
    ben.go(match.links["B"])
    for _ in range(6):
        asked = anna if anna.lit().count() else ben
        asked.point_anywhere()
        for each in (anna, ben):
            each.page.wait_for_function(
                "() => document.querySelector('#app .lit') || document.querySelector('.is-waiting')"
            )
        anna.page.wait_for_timeout(150)
    reads, plays = (anna, ben) if ben.lit().count() else (ben, anna)
    menu = reads.page.locator("details.menu")
    menu.locator("summary").first.click()
    reads.page.locator(".menu-body button").first.focus()
    focused = reads.page.evaluate("() => document.activeElement.outerHTML")
    before = reads.swaps()
    plays.point_anywhere()
    reads.page.wait_for_function("before => Number(document.documentElement.dataset.swaps || 0) > before", arg=before)
    assert reads.page.evaluate("() => document.activeElement.outerHTML") == focused
    assert menu.get_attribute("open") is not None


def test_picking_keeps_the_scrolled_log(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server)
    for _ in range(25):
        me.point_anywhere()
    log = me.page.locator(".log")
    if not log.evaluate("log => (log.scrollTop = -40, log.scrollTop)"):
        return  # nothing to scroll on this screen
    before = me.swaps()
    me.page.evaluate("() => document.getElementById('pick').requestSubmit()")
    me.settle(before)
    assert log.evaluate("log => log.scrollTop") == -40


# the pace


def test_the_moves_of_others_take_six_seconds_at_most(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server, "normal", ["human", "greedy", "mammoth:III", "mammoth:I"])
    until_others_move(me)
    begun = me.page.evaluate("() => performance.now()")
    me.page.wait_for_function(STILL, timeout=LONGEST + 4000)
    took = me.page.evaluate("() => performance.now()") - begun
    assert 500 < took < LONGEST + 500


def test_any_key_or_tap_finishes_the_showing(visit: Visiting, server: Server) -> None:
    for finish in ("key", "tap"):
        me = at_zooloretto(visit, server, "normal")
        until_others_move(me)
        if finish == "key":
            me.page.keyboard.press("x")
        else:
            me.page.mouse.click(700, 500)
        me.page.wait_for_function(STILL, timeout=1500)
        me.settle()
        me.lit().first.wait_for()


def test_step_by_step_waits_for_each(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server, "step")
    until_others_move(me)
    first = me.page.locator("#app").get_attribute("data-moment")
    me.page.wait_for_timeout(1500)
    assert me.page.locator("#app").get_attribute("data-moment") == first
    assert me.page.locator("[data-next]").is_visible()
    before = me.swaps()
    me.page.keyboard.press("Space")
    me.page.wait_for_function("before => Number(document.documentElement.dataset.swaps) > before", arg=before)
    assert me.page.locator("#app").get_attribute("data-moment") != first
    me.page.keyboard.press("Escape")
    me.page.wait_for_function(STILL, timeout=1500)


def test_w_shows_the_last_moves_of_others_again(visit: Visiting, server: Server) -> None:
    me = at_zooloretto(visit, server, "normal")
    until_others_move(me)
    me.page.keyboard.press("Escape")
    me.page.wait_for_function(STILL, timeout=1500)
    me.settle()
    now = me.page.locator("#app").get_attribute("data-moment")
    me.page.locator("[data-again]").wait_for(state="attached")
    me.page.keyboard.press("w")
    me.page.locator("body.is-playing .news").wait_for()
    assert me.page.locator("#app").get_attribute("data-moment") != now
    me.page.keyboard.press("Escape")
    me.page.wait_for_function(STILL, timeout=1500)
    me.settle()
    assert me.page.locator("#app").get_attribute("data-moment") == now
    me.lit().first.wait_for()
