"""Orichalcum by hand: tiles that follow the pointer and turn, a whole game against the AI, small screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

TABLET = {"width": 1024, "height": 768}
LOW = {"width": 1366, "height": 768}
WIDE = {"width": 1440, "height": 900}


def seated(me: Visit, server: Server, seed: int = 4) -> None:
    begun = begin(server.url, "orichalcum", ["human", "ai"], options={"first_seat": "A"}, seed=seed)
    me.go(begun.links["A"])
    me.settle()


def to_place(me: Visit, server: Server) -> None:
    """The first card and the metropolis, up to the question where the tile goes."""
    seated(me, server)
    me.press(me.page.locator('[data-piece="card:3"].lit'))
    me.press(me.page.locator(".ori-spot.lit").first)


def held(me: Visit) -> str:
    """The answer the tile in hand stands for."""
    return me.page.locator("[data-place-tile]").get_attribute("value") or ""


def laid(me: Visit) -> int:
    return me.page.locator(".ori-mapbox .ori-laid").count()


def told(me: Visit) -> Locator:
    return me.page.locator(".log")


def test_a_whole_game_against_the_ai_by_clicks(visit: Visiting, server: Server) -> None:
    me = visit()
    begun = begin(server.url, "orichalcum", ["human", "ai"], seed=2)
    me.go(begun.links["A"])
    assert me.play_to_the_end() > 15
    assert re.search("Winner", me.question)
    assert me.page.locator(".ori-final-card").count() == 2
    assert me.page.locator(".ori-verdict .rule").inner_text() in ("ORI-1.2", "ORI-12.1")


def test_a_tile_follows_the_mouse_turns_and_tells_what_it_brings(visit: Visiting, server: Server) -> None:
    me = visit()
    to_place(me, server)
    assert held(me) == ""
    circle = me.page.locator("[data-circle]").nth(3)
    circle.hover()
    seen = {held(me)}
    assert seen != {""}
    assert me.page.locator('.ori-ghost[visibility="visible"]').count() == 1
    assert me.page.locator("[data-outcome]:visible").count() == 1
    for _ in range(6):
        me.page.keyboard.press("r")
        seen.add(held(me))
        assert me.page.locator("[data-outcome]:visible").count() == 1
    assert len(seen) > 1
    before = held(me)
    me.page.mouse.wheel(0, 100)
    me.page.wait_for_function("v => document.querySelector('[data-place-tile]').value !== v", arg=before)
    answer = held(me)
    me.press(circle)
    assert laid(me) == 1
    rings = told(me).locator("[data-ring]")
    assert str(rings.last.get_attribute("data-ring")).removeprefix("A@tile:") in answer.split("-")


def test_a_tile_is_placed_by_keys(visit: Visiting, server: Server) -> None:
    me = visit()
    to_place(me, server)
    me.page.keyboard.press("ArrowDown")
    first = held(me)
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowDown")
    assert first
    assert held(me) != first
    before = me.swaps()
    me.page.keyboard.press("Enter")
    me.settle(before)
    assert laid(me) == 1


def test_a_finger_shows_the_tile_before_it_places_it(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options={"has_touch": True, "is_mobile": True})
    to_place(me, server)
    circle = me.page.locator("[data-circle]").nth(2)
    circle.tap()
    assert held(me)
    assert me.page.locator("[data-outcome]:visible").count() == 1
    before = me.swaps()
    circle.tap()
    me.settle(before)
    assert laid(me) == 1


def test_a_tile_is_placed_by_two_clicks_without_a_script(visit: Visiting, server: Server) -> None:
    me = visit(options={"java_script_enabled": False})
    begun = begin(server.url, "orichalcum", ["human", "ai"], options={"first_seat": "A"}, seed=4)
    me.go(begun.links["A"])
    me.page.locator('[data-piece="card:3"].lit').click()
    me.page.locator(".ori-spot.lit").first.click()
    assert not me.page.locator("[data-place-tile]").is_visible()
    me.page.locator(".ori-spot.lit").first.click()
    turn = me.page.locator(".ori-turn.lit").first
    if turn.count():
        turn.click()
    assert laid(me) == 1


@pytest.mark.parametrize("size", [WIDE, LOW, TABLET], ids=["wide", "low", "tablet"])
def test_the_table_is_on_one_screen(visit: Visiting, server: Server, size: dict[str, int]) -> None:
    me = visit(viewport=size)
    to_place(me, server)
    assert me.sideways() == 0
    assert me.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    island = me.page.locator(".ori-mapbox").bounding_box()
    assert island is not None
    assert min(island["width"], island["height"]) > 260


def test_everybody_can_use_it(visit: Visiting, server: Server) -> None:
    me = visit()
    to_place(me, server)
    for _ in range(2):
        for theme in ("light", "dark"):
            me.page.emulate_media(color_scheme=theme)
            me.page.wait_for_timeout(300)  # colours fade over
            assert me.problems_for_some(only_colours=theme == "dark") == [], theme
        me.point_anywhere()


def test_a_phone_has_everything_one_below_the_other(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE)
    to_place(me, server)
    assert me.sideways() == 0
    for what in (".ori-mapbox", ".ori-cards", ".ori-reserve", ".ori-four", ".tabs"):
        assert me.page.locator(what).first.is_visible(), what
    for _ in range(12):
        me.point_anywhere()
        assert me.sideways() == 0
