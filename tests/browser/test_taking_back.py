"""Taking back and confirming in a browser: by mouse, key and finger; and the board stands still between prompts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
TIP = "#undo-why"


def moment(me: Visit) -> int:
    return int(me.page.locator("#app").get_attribute("data-moment") or 0)


def sit_down(me: Visit, server: Server, game: str = "zooloretto", automa: str = "mammoth:II") -> None:
    me.go(begin(server.url, game, ["human", automa]).links["A"])
    me.lit().first.wait_for()


def to_confirm(me: Visit) -> None:
    """Point at lit pieces until the turn waits to be confirmed."""
    for _ in range(40):
        if me.page.locator(".prompt.is-confirm").count():
            return
        me.point_anywhere()
    raise AssertionError("no turn came to its end")


def test_enter_confirms_a_turn_and_undo_goes_back_to_the_question(visit: Visiting, server: Server) -> None:
    me = visit(confirm="always")
    sit_down(me, server)
    to_confirm(me)
    before = moment(me)
    assert "All done?" in me.question
    assert me.lit().count() == 0, "nothing is asked"
    swaps = me.swaps()
    me.page.keyboard.press("u")
    me.settle(swaps)
    assert me.page.locator(".is-confirm").count() == 0
    assert me.lit().count() > 0
    assert moment(me) == before, "nothing was taken, nothing is lost"
    to_confirm(me)
    swaps = me.swaps()
    me.page.keyboard.press("Enter")
    me.settle(swaps)
    assert moment(me) > before


def test_a_turn_is_confirmed_without_script(visit: Visiting, server: Server) -> None:
    me = visit(confirm="always", options={"java_script_enabled": False})
    sit_down(me, server)
    for _ in range(20):
        if me.page.locator(".is-confirm").count():
            break
        me.lit().first.click()
        me.page.wait_for_load_state()
    me.page.get_by_role("link", name="Undo step").click()
    me.lit().first.wait_for()
    me.lit().first.click()
    me.page.wait_for_load_state()
    while not me.page.locator(".is-confirm").count():
        me.lit().first.click()
        me.page.wait_for_load_state()
    before = moment(me)
    me.page.get_by_role("button", name="Confirm turn").click()
    me.lit().first.wait_for()
    assert moment(me) > before
    me.page.locator(".bar [data-lock]").hover()
    assert "AutoMammoth drew a" in me.page.locator(TIP).inner_text()
    me.page.get_by_role("button", name="Let me undo anything").click()
    me.lit().first.wait_for()
    assert moment(me) < before + 1


def finish_turn(me: Visit) -> None:
    to_confirm(me)
    me.press(me.page.get_by_role("button", name="Confirm turn"))


@pytest.mark.parametrize("how", ["mouse", "key", "focus"])
def test_the_lock_says_why(visit: Visiting, server: Server, how: str) -> None:
    me = visit(confirm="always")
    sit_down(me, server)
    finish_turn(me)
    me.page.mouse.move(2, 400)
    tip = me.page.locator(TIP)
    assert not tip.is_visible()
    if how == "mouse":
        me.page.locator(".bar [data-lock]").hover()
    elif how == "key":
        me.page.keyboard.press("u")
    else:
        me.page.locator(".bar [data-lock]").focus()
    tip.wait_for()
    assert "AutoMammoth drew a" in tip.inner_text()
    if how != "mouse":
        me.page.keyboard.press("Escape")
        tip.wait_for(state="hidden")


def test_a_finger_reads_the_lock_and_goes_beyond_it(visit: Visiting, server: Server) -> None:
    me = visit(confirm="always", viewport=PHONE, options=TOUCH)
    sit_down(me, server)
    to_confirm(me)
    before = moment(me)
    me.press(me.page.get_by_role("button", name="Confirm turn"))
    me.page.locator(".bar [data-lock]").tap(force=True)  # it is not enabled, and does something all the same
    tip = me.page.locator(TIP)
    tip.wait_for()
    assert "AutoMammoth drew a" in tip.inner_text()
    anything = me.page.get_by_role("button", name="Let me undo anything")
    box = anything.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    swaps = me.swaps()
    anything.tap()
    me.settle(swaps)
    assert moment(me) <= before, "the automa's turn and the last answer are taken back"
    assert me.page.get_by_text("Undo stops here").count() == 0


def test_backspace_restarts_a_turn_and_escape_is_one_step(visit: Visiting, server: Server) -> None:
    me = visit(confirm="always")
    sit_down(me, server, "orichalcum", "ai")
    start = moment(me)
    while not me.page.locator("[data-key=backspace]").count():
        me.point_anywhere()
    deep = moment(me)
    swaps = me.swaps()
    me.page.keyboard.press("Escape")
    me.settle(swaps)
    assert start < moment(me) < deep
    while not me.page.locator("[data-key=backspace]").count():
        me.point_anywhere()
    swaps = me.swaps()
    me.page.keyboard.press("Backspace")
    me.settle(swaps)
    assert moment(me) == start


SIZES = [pytest.param((1440, 900), 104, marks=pytest.mark.long), ((1366, 768), 90), ((1024, 768), 112)]
STILL = {"arknova": "arno:L1", "orichalcum": "ai"}  # elsewhere what stands around the board grows with the game
TABLES = {**STILL, "zooloretto": "mammoth:I", "arne": "greedy"}


@pytest.mark.parametrize(("size", "height"), SIZES, ids=lambda each: str(each))
@pytest.mark.parametrize(
    "game", ["arknova", *(pytest.param(game, marks=pytest.mark.long) for game in TABLES if game != "arknova")]
)
def test_the_board_does_not_move_between_prompts(
    visit: Visiting, server: Server, game: str, size: tuple[int, int], height: int
) -> None:
    me = visit(confirm="always", viewport={"width": size[0], "height": size[1]})
    sit_down(me, server, game, TABLES[game])
    places, prompts = set(), set()
    for _ in range(14):
        box, prompt = (me.page.locator(each).bounding_box() for each in (".board", "#question"))
        assert box is not None
        assert prompt is not None
        if me.page.locator(".bar-note").inner_text() != "setup":  # the strip is not there yet
            places.add((round(box["y"]), round(box["height"])))
        prompts.add(round(prompt["height"]))
        if me.page.locator(".is-confirm").count():
            me.press(me.page.get_by_role("button", name="Confirm turn"))
        else:
            me.point_anywhere()
    assert prompts == {height}
    assert len(places) == 1 or game not in STILL, places
