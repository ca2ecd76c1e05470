"""An evening with Orichalcum's AI on a phone: dice typed, tiles circle by circle, a fight, a correction, the win."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visiting
from tests.browser.test_companion_arno import answer, check, has
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE, moment
from tests.web.servers import Server

ANSWERS = ("capture-3", "capture-2", "cyclops", "2", "skull", "mine", "equal")  # what is said where it is possible
PICKS = "button[form=pick][data-says]"
LOW_PHONE = {"width": 360, "height": 640}
FRAME = """() => {
  const main = document.querySelector(".companion-main");
  const inside = (each) => {
    const box = each.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight + 0.5;
  };
  const seen = [...document.querySelectorAll("#question h1, .companion-foot .button-primary")];
  return {
    tall: document.documentElement.scrollHeight - innerHeight,
    scrolls: main.scrollHeight - main.clientHeight,
    outside: seen.filter((each) => !inside(each)).map((each) => each.textContent),
    chapter: document.querySelectorAll(".chapter-dots").length > 0,
  };
}"""
PLACES = """() => [...document.querySelectorAll(".companion-main .answer, .entered, .companion-foot .button")]
  .map((each) => Math.round(each.getBoundingClientRect().top))"""


def check_frame(me: Visit, most: int = 0) -> None:
    """The page is as tall as the window, what is asked or ordered and the main button are in it; pages of the AI's turn
    and of the end of a round do not scroll by more than this."""
    found = me.page.evaluate(FRAME)
    assert found["tall"] <= 0
    assert found["outside"] == []
    if found["chapter"]:
        assert found["scrolls"] <= most, me.question


def go_on(me: Visit, *, turns: int = 40, scrolls: int = 0) -> set[str]:
    """Whatever the AI wants to know, until the player's turn comes; returns what was asked and shown."""
    seen: set[str] = set()
    for _ in range(turns):
        check(me)
        check_frame(me, scrolls)
        if me.page.locator("a.is-done-button").count():
            seen |= {"its board"} if me.page.locator(".oai-board .is-new").count() else {"orders"}
            seen |= {"end of round"} if me.page.locator(".is-round-end").count() else set()
            me.press(me.page.locator("a.is-done-button"))
        elif has(me, "done") or me.page.locator(".final").count():
            return seen
        elif me.page.locator(PICKS).count():
            me.press(me.page.locator(PICKS, has_text="Cyclops" if "tile" not in seen else "Forest").first)
            seen.add("tile")
        else:
            known = [code for code in ANSWERS if has(me, code)]
            seen.add(known[0] if known else "other")
            if known:
                answer(me, known[0])
            else:
                me.press(me.page.locator(".companion-main .lit:visible").first)
    raise AssertionError("no turn of the player")


def test_an_evening_with_the_ai_to_the_win(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "orichalcum-ai", seed=11, options={"dice": "typed"}).links["A"])
    assert "Set the game up for two" in me.question
    assert go_on(me) == {"orders"}
    places = me.page.evaluate(PLACES)
    answer(me, "titan forest")
    assert me.page.evaluate(PLACES) == places
    answer(me, "built desert")
    assert me.page.evaluate(PLACES) == places
    assert me.page.locator(".entered-chip").count() == 2
    assert me.page.get_by_text("2 things entered").count() == 1
    me.press(me.page.get_by_role("button", name="Take back: Took the Forest Titan"))
    assert me.page.locator(".entered-chip").count() == 1
    assert me.page.evaluate(PLACES) == places
    answer(me, "done")
    seen = go_on(me)
    assert {"2", "capture-3", "tile", "its board", "end of round"} <= seen

    me.press(me.page.locator(".turn-line"))
    assert me.page.locator(".is-ai-turn .steps").count()
    go_on(me)

    me.press(me.page.locator(".companion-foot").get_by_role("button", name="Correct"))
    check(me)
    answer(me, "circle d3")
    answer(me, "lagoon")
    go_on(me)
    assert me.page.locator(".entered").get_by_text("Corrected").count()

    before = moment(me)
    answer(me, "done")
    go_on(me)
    while moment(me) > before:
        me.press(me.page.get_by_role("button", name="Undo"))
    answer(me, "done")
    go_on(me)
    assert me.problems_for_some() == []

    me.page.locator(".menu > summary[aria-label=Menu]").click()
    me.press(me.page.get_by_role("link", name="Log"))
    assert me.page.locator(".companion-log").get_by_text("Corrected").count()
    assert me.page.locator(".companion-log").get_by_text("End of round 1").count()
    me.page.get_by_role("link", name="Back to the question").click()
    me.page.wait_for_load_state()
    answer(me, "won")
    assert me.page.get_by_text("You win.").count() == 1
    assert me.page.get_by_role("link", name="Download the session").count() == 1
    check(me)
    assert me.problems_for_some() == []


def test_a_tile_is_named_right_after_the_news_of_a_round_that_the_ai_begins(visit: Visiting, server: Server) -> None:
    """With named cards no other question stands between the news and the circles of the tile."""
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "orichalcum-ai", seed=11, options={"tracking": "cards"}).links["A"])
    cards = ["capture-3", "produce-3", "recruit-3", "construct-3", "capture-2", "produce-2", "recruit-2", "construct-2"]
    for _ in range(40):
        if "The AI goes first" in me.question:
            break
        if me.page.locator("a.is-done-button").count():
            me.press(me.page.locator("a.is-done-button"))
        elif me.page.locator(PICKS).count():
            me.press(me.page.locator(PICKS, has_text="Forest"))
        else:
            known = [code for code in ("done", "fewer", *cards) if has(me, code)]
            answer(me, known[0]) if known else me.press(me.page.locator(".companion-main .lit:visible").first)
    me.press(me.page.locator("a.is-done-button"))
    assert "circle 1 of" in me.question
    me.press(me.page.locator(PICKS, has_text="Forest"))
    assert "circle 2 of" in me.question


@pytest.mark.parametrize("rounds", [1, pytest.param(4, marks=pytest.mark.long)])
def test_a_low_phone_keeps_question_and_button_in_view(visit: Visiting, server: Server, rounds: int) -> None:
    me = visit(viewport=LOW_PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "orichalcum-ai", seed=12).links["A"])
    for _ in range(rounds):
        go_on(me, scrolls=150)
        answer(me, "done")
    go_on(me, scrolls=150)
    answer(me, "won")
    check_frame(me, 150)
    assert me.page.locator(".final-words").count() == 1
