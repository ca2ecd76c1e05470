"""Before a match of Ark Nova in a browser: which map for whom, by mouse, keys and fingers, and without a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit

PAGE = "/new/arknova?step=maps&seat-A=you&seat-B=link&name-B=Mira&seat-C=automa:L3&maps-way=each"
TOUCH = 44
SMALL = """least => [...document.querySelectorAll(
    ".choosing button, .choosing label, .choosing summary, .choosing-way-back a")]
  .filter(each => each.checkVisibility() && !each.closest("[hidden]"))
  .map(each => [each.innerText, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < least || box.width < least)
  .map(([text, box]) => `${text} ${box.width}x${box.height}`)"""


def seats(me: Visit) -> list[str]:
    return me.page.locator(".choosing-seat .choosing-has b").all_inner_texts()


def test_by_mouse_seat_first_then_map(visit: Visiting) -> None:
    me: Visit = visit()
    me.go("/new/arknova")
    me.page.select_option("#seat-B", "bot:greedy")
    me.page.get_by_role("button", name="Choose maps").click()
    expect(me.page.locator("h1")).to_have_text("Which zoo for whom?")
    me.page.locator(".choosing-thing", has_text="Silver Lake").first.click()
    detail = me.page.locator(".choosing-detail:visible")
    expect(detail).to_have_count(1)
    expect(detail).to_contain_text("around the lake brings 2 money")
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Silver Lake")  # at once, by the script
    detail.get_by_role("button", name="Silver Lake for you").click()
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Opportunist")
    me.page.get_by_role("radio", name="Map packs").check()
    expect(me.page.locator(".choosing-thing:visible")).to_have_count(3)
    me.page.locator(".choosing-thing", has_text="Caves").dblclick()
    expect(me.page.locator("#option-maps")).to_contain_text("Silver Lake")
    expect(me.page.locator("#option-maps")).to_contain_text("Caves")
    me.page.locator(".setup-foot button").first.click()
    expect(me.page.locator("#question")).to_contain_text("Keep which 4 cards?")


def test_by_keys_arrows_and_enter(visit: Visiting) -> None:
    me: Visit = visit()
    me.go(PAGE)
    expect(me.page.locator(".choosing-thing input:focus")).to_have_value("A")
    across = me.page.evaluate(
        "() => getComputedStyle(document.querySelector('.choosing-things')).gridTemplateColumns.split(' ').length"
    )
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("ArrowRight")
    places = me.page.locator(".choosing-thing input").evaluate_all("all => all.findIndex(each => each.checked)")
    assert places == across + 1
    name = me.page.locator(".choosing-detail:visible h2 .sign").inner_text()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Mira")
    assert name in seats(me)[0]
    me.page.keyboard.press("ArrowUp")  # nothing is above the first row
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Map A")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#option-maps")).to_contain_text(name)


@pytest.mark.parametrize("language", ["en-GB", "pt-BR"])
def test_by_touch_everything_is_large_enough(visit: Visiting, language: str) -> None:
    options = {"has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    me: Visit = visit(viewport=PHONE, language=language, options=options)
    me.go(PAGE)
    assert me.sideways() <= 0
    assert me.page.evaluate(SMALL, TOUCH) == []
    me.page.locator(".choosing-thing").nth(1).tap()
    detail = me.page.locator(".choosing-detail:visible")
    expect(detail).to_contain_text("0")
    expect(detail.locator("svg.ark-map")).to_be_hidden()
    detail.locator(".choosing-look").tap()
    expect(detail.locator("svg.ark-map")).to_be_visible()
    expect(detail.locator(".choosing-facts")).to_be_visible()
    take = detail.locator("[name=take]")
    box = take.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    take.tap()
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Mira")


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize("way", ["each", pytest.param("draft", marks=pytest.mark.long)])
def test_everybody_can_use_the_page(visit: Visiting, theme: str, way: str) -> None:
    me: Visit = visit(options={"color_scheme": theme})
    me.go(PAGE.replace("each", way))
    assert me.problems_for_some() == []


@pytest.mark.long
@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (1440, 900)])
def test_the_button_is_in_view_on_every_screen(visit: Visiting, size: tuple[int, int]) -> None:
    width, height = size
    me: Visit = visit(viewport={"width": width, "height": height})
    me.go(PAGE)
    for thing in me.page.locator(".choosing-thing").all()[:7]:
        thing.click()
        box = me.page.locator(".choosing-detail:visible [name=take]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert me.sideways() <= 0


def test_without_a_script(visit: Visiting) -> None:
    me: Visit = visit(options={"java_script_enabled": False})
    me.go(PAGE)
    radio = me.page.locator(".choosing-thing input")
    radio.nth(4).check()
    expect(me.page.locator(".choosing-detail:visible h2")).to_contain_text("Silver Lake")
    radio.nth(4).press("Enter")
    expect(me.page.locator(".choosing-seat.is-now")).to_contain_text("Mira")
    me.page.get_by_role("button", name="Pick 1 of 2").first.click()
    expect(me.page.locator(".choosing-how")).to_contain_text("two maps at random")
    me.page.locator(".choosing-how button").click()
    expect(me.page.locator("#option-maps")).to_contain_text("Pick 1 of 2")
