"""Ark Nova by hand: buildings that follow the pointer and turn, cards looked at closely, small screens."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

TABLET = {"width": 1024, "height": 768}
LOW = {"width": 1366, "height": 768}
WIDE = {"width": 1440, "height": 900}
SIZES = (WIDE, LOW, TABLET)
KEPT = 4


def seated(me: Visit, server: Server, maps: str = "3,8") -> None:
    """At one's first turn."""
    begun = begin(server.url, "arknova", ["human", "random"], options={"maps": maps, "first_seat": "A"}, seed=3)
    me.go(begun.links["A"])
    for _ in range(KEPT):
        me.press(me.lit().first)
    me.settle()


def piece(me: Visit, key: str) -> Locator:
    return me.page.locator(f'[data-piece="{key}"]').first


def to_place(me: Visit, kind: str = "enclosure_3") -> None:
    """The Build action up to the question where the building goes."""
    me.press(piece(me, "act:build"))
    me.press(piece(me, f"kind:{kind}"))


def ghost(me: Visit) -> str:
    """The answer the ghost stands for."""
    return me.page.locator("[data-place-building]").get_attribute("value") or ""


def test_a_building_follows_the_mouse_and_turns(visit: Visiting, server: Server) -> None:
    me = visit()
    seated(me, server)
    to_place(me)
    assert ghost(me) == ""
    me.page.locator("[data-hex]").nth(6).hover()
    first = ghost(me)
    assert first
    assert me.page.locator('.ark-ghost[visibility="visible"]').count() == 1
    seen = {first}
    for _ in range(6):
        me.page.keyboard.press("r")
        seen.add(ghost(me))
    assert len(seen) > 1
    before = ghost(me)
    me.page.mouse.wheel(0, 100)
    me.page.wait_for_function("v => document.querySelector('[data-place-building]').value !== v", arg=before)
    answer = ghost(me)
    me.press(me.page.locator("[data-hex]").nth(6))
    assert me.page.locator(".ark-zoo .ark-wood").count() == 1
    assert me.page.locator(f'.log [data-ring="A@wood:{answer}"]').count() == 1


def test_a_building_is_placed_by_keys(visit: Visiting, server: Server) -> None:
    me = visit()
    seated(me, server)
    to_place(me, "kiosk")
    me.page.keyboard.press("ArrowDown")
    first = ghost(me)
    me.page.keyboard.press("ArrowRight")
    assert ghost(me) != first
    before = me.swaps()
    me.page.keyboard.press("Enter")
    me.settle(before)
    assert me.page.locator(".ark-zoo .ark-wood").count() == 1


def test_a_finger_shows_the_ghost_first(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options={"has_touch": True, "is_mobile": True})
    seated(me, server)
    to_place(me)
    spot = me.page.locator("[data-hex]").nth(3)
    spot.tap()
    assert ghost(me)
    assert me.page.locator(".ark-zoo .ark-wood").count() == 0
    me.page.locator("[data-turn-building]").tap()
    before = me.swaps()
    spot.tap()
    me.settle(before)
    assert me.page.locator(".ark-zoo .ark-wood").count() == 1
    assert me.sideways() == 0


def test_a_building_is_placed_without_a_script(visit: Visiting, server: Server) -> None:
    me = visit(options={"java_script_enabled": False})
    begun = begin(server.url, "arknova", ["human", "random"], options={"maps": "3,8", "first_seat": "A"}, seed=3)
    me.go(begun.links["A"])

    def follow(place: Locator) -> None:
        """Without a script every click loads a page."""
        with me.page.expect_navigation():
            place.click()

    for _ in range(KEPT):
        follow(me.page.locator(".lit").first)
    follow(piece(me, "act:build"))
    follow(piece(me, "kind:enclosure_3"))
    follow(me.page.locator('button[form="pick"].ark-spot').first)
    turns = me.page.locator('[data-piece^="turn:"]')
    assert turns.count() > 1
    follow(turns.last)
    assert me.page.locator(".ark-zoo .ark-wood").count() == 1


def test_the_zoo_of_somebody_else_opens_and_closes(visit: Visiting, server: Server) -> None:
    me = visit()
    seated(me, server)
    me.page.locator(".ark-whole > summary").click()
    assert me.page.locator(".ark-whole-body .ark-map").is_visible()
    me.page.keyboard.press("Escape")
    assert not me.page.locator(".ark-whole-body").is_visible()


def test_the_table_fits_one_screen(visit: Visiting, server: Server) -> None:
    """Nothing scrolls but panels; what is asked for can be seen, also where panels are tabs."""
    me = visit(viewport=WIDE)
    seated(me, server)
    for number in range(15):
        size = SIZES[number % len(SIZES)]
        me.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert me.sideways() == 0
        assert me.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        me.lit().first.wait_for()
        me.point_anywhere()


def test_nothing_stands_in_the_way_of_some(visit: Visiting, server: Server) -> None:
    me = visit()
    seated(me, server)
    assert me.problems_for_some() == []
    to_place(me)
    assert me.problems_for_some() == []
