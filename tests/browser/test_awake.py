"""A phone that stays awake: by a Wake Lock where there is one, else by a film that a tap starts; and the switch."""

from __future__ import annotations

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE, open_menu
from tests.web.servers import Server

WITHOUT = "delete Navigator.prototype.wakeLock;"  # as over plain http from another device
FAKE = """
window.locks = [];
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async () => {
  const lock = new EventTarget();
  lock.released = false;
  lock.release = async () => { lock.released = true; lock.dispatchEvent(new Event("release")); };
  window.locks.push(lock);
  return lock;
} } });
"""
PLAYING = """() => [...document.querySelectorAll('video.awake-film')].filter((each) => !each.paused)
  .map((each) => [each.loop, each.muted, each.srcObject.getVideoTracks().length])"""
INSIDE = """() => { const box = document.querySelector('.awake-film').getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && box.width > 0; }"""


def phone(visit: Visiting, server: Server, script: str) -> Visit:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.context.add_init_script(script)
    me.go(begin(server.url, "mammoth", seed=11).links["A"])
    return me


def lamp(me: Visit) -> str:
    return me.page.locator(".awake-lamp").get_attribute("aria-label") or ""


def switch(me: Visit) -> None:
    """In the menu."""
    open_menu(me)
    me.page.locator(".awake-switch").click()


def test_a_film_is_started_by_a_tap_and_goes_on_from_page_to_page(visit: Visiting, server: Server) -> None:
    me = phone(visit, server, WITHOUT)
    assert "may sleep" in lamp(me)
    assert me.page.evaluate(PLAYING) == []
    me.press(me.page.locator("a.is-done-button"))
    me.page.wait_for_function(f"() => ({PLAYING})().length === 1")
    assert me.page.evaluate(PLAYING) == [[False, True, 1]]
    assert me.page.evaluate(INSIDE)  # out of sight it would not count
    assert lamp(me) == "The screen stays awake."
    assert me.problems_for_some() == []


def test_the_switch_is_kept_on_the_device(visit: Visiting, server: Server) -> None:
    me = phone(visit, server, WITHOUT)
    switch(me)  # the first tap has started it, this one ends it
    me.page.wait_for_function(f"() => ({PLAYING})().length === 0")
    assert lamp(me) == "The screen may sleep."
    assert me.page.locator(".awake-switch").get_attribute("aria-pressed") == "false"
    me.page.reload()
    open_menu(me)
    assert me.page.evaluate(PLAYING) == []
    me.page.locator(".awake-switch").click()
    me.page.wait_for_function(f"() => ({PLAYING})().length === 1")
    assert me.page.locator(".awake-switch").get_attribute("aria-pressed") == "true"


def test_a_wake_lock_needs_no_film(visit: Visiting, server: Server) -> None:
    me = phone(visit, server, FAKE)
    me.page.wait_for_function("() => window.locks.length === 1")
    me.page.locator(".awake-lamp.is-on").wait_for()
    me.press(me.page.locator("a.is-done-button"))
    assert me.page.evaluate("() => window.locks.length") == 1
    assert me.page.evaluate(PLAYING) == []
    me.page.evaluate("() => window.locks[0].release()")  # the browser takes it away, and a tap brings it back
    assert "may sleep" in lamp(me)
    open_menu(me)
    me.page.wait_for_function("() => window.locks.length === 2")
    me.page.locator(".awake-switch").click()
    me.page.wait_for_function("() => window.locks.every((each) => each.released)")


def test_a_table_on_the_screen_may_sleep(visit: Visiting, server: Server) -> None:
    me = visit()
    me.context.add_init_script(FAKE)
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    me.point_anywhere()
    assert me.page.evaluate("() => window.locks.length") == 0
    assert me.page.locator(".awake-lamp, video").count() == 0
