"""Without a mouse, without a script, after the end: the same match in other ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import Visit, begin
from tests.web.servers import Server


@pytest.mark.long
def test_keyboard_only_a_whole_game(visit: Visiting, server: Server) -> None:
    """Digits pick lit pieces, P passes; what has no digit is reached by Tab and Enter."""
    me = visit()
    me.go(begin(server.url, "zooloretto", ["human", "greedy"], seed=3).links["A"])
    for _ in range(400):
        if me.is_over():
            break
        numbers = me.page.locator("#app [data-number]").evaluate_all("all => all.map(each => each.dataset.number)")
        before = me.swaps()
        low = [number for number in numbers if len(number) == 1]
        if low:
            me.page.keyboard.press(me.chance.choice(low))
        else:
            press_first_button(me)
        me.settle(before)
    assert me.is_over()


def press_first_button(me: Visit) -> None:
    """Tab to the first lit button and press Enter."""
    me.page.locator("#question").focus()
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("() => document.activeElement.classList.contains('lit')"):
            me.page.keyboard.press("Enter")
            return
    raise AssertionError("no lit button can be reached by Tab")


def test_the_list_of_options_answers_too(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "arne", ["human", "greedy"]).links["A"])
    for _ in range(5):
        me.lit().first.wait_for()
        me.page.keyboard.press("o")
        rows = me.page.locator(".choices[open] li button")
        assert rows.count() > 0
        before = me.swaps()
        rows.nth(me.chance.randrange(rows.count())).focus()
        me.page.keyboard.press("Enter")
        me.settle(before)


def test_pointing_shows_what_would_happen(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "arne", ["human", "greedy"]).links["A"])
    me.lit().first.wait_for()
    piece = me.page.locator("#app .lit[data-says]:visible").first
    says = piece.get_attribute("data-says")
    piece.hover()
    assert me.page.locator("[data-preview]").inner_text() == says
    me.page.mouse.move(2, 2)
    me.page.wait_for_function("says => document.querySelector('[data-preview]').innerText !== says", arg=says)
    piece.focus()
    assert me.page.locator("[data-preview]").inner_text() == says


def test_without_script_a_match_is_played_by_forms(visit: Visiting, server: Server) -> None:
    me = visit(options={"java_script_enabled": False})
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    for _ in range(15):
        lit = me.lit()
        lit.first.wait_for()
        lit.nth(me.chance.randrange(lit.count())).click()
        me.page.wait_for_load_state()
        if me.is_over():
            break
    assert me.page.locator(".log-turn").count() > 5
    me.page.locator(".log .log-number").nth(-3).click()
    assert "Looking back" in me.question
    me.page.get_by_role("link", name="Back to now").click()
    assert me.lit().count() > 0


def test_why_not_and_rules(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    me.lit().first.wait_for()
    me.press(me.page.locator("#app .is-off").first)
    box = me.page.locator(".why-box")
    assert "ZOO-" in box.inner_text()
    box.locator(".rule").first.click()
    popover = me.page.locator("dialog#popover[open]")
    popover.wait_for()
    assert "ZOO-" in popover.inner_text()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.page.wait_for_function("() => !document.querySelector('.why-box')")


def test_undo_and_redo(visit: Visiting, server: Server) -> None:
    me = visit()
    me.go(begin(server.url, "arne", ["human", "greedy"], undo="free").links["A"])
    me.lit().first.wait_for()
    first = me.page.locator("#app").get_attribute("data-moment")
    me.press(me.page.locator("#app [data-number='1']").first)
    after = me.page.locator("#app").get_attribute("data-moment")
    assert after != first
    before = me.swaps()
    me.page.keyboard.press("u")
    me.settle(before)
    assert me.page.locator("#app").get_attribute("data-moment") == first
    me.page.keyboard.press("Shift+U")
    me.page.wait_for_function("after => document.getElementById('app').dataset.moment === after", arg=after)


def test_a_finished_match_is_watched_again_and_taken_elsewhere(visit: Visiting, server: Server, tmp_path: Path) -> None:
    me = visit()
    me.go(f"/m/{begin(server.url, 'zooloretto', ['random', 'random'], seed=5).name}")
    me.page.locator(".prompt.is-over").wait_for()
    with me.page.expect_download() as downloading:
        me.page.get_by_role("link", name="Download").first.click()
    file = tmp_path / "match.soloist"
    downloading.value.save_as(file)
    assert file.read_text().startswith("soloist record 1")
    me.press(me.page.get_by_role("link", name="Watch it again"))
    seen = {me.page.locator("#app").get_attribute("data-moment")}
    for _ in range(5):
        before = me.swaps()
        me.page.keyboard.press("ArrowRight")
        me.settle(before)
        seen.add(me.page.locator("#app").get_attribute("data-moment"))
    assert len(seen) == 6
    me.go("/plays")
    assert me.problems_for_some() == []
    stranger = visit()
    stranger.go("/import")
    stranger.page.set_input_files("input[type=file]", file)
    stranger.page.locator("form[action='/import'] button").click()
    stranger.page.wait_for_url("**/m/**")
    assert "Winner" in stranger.question
