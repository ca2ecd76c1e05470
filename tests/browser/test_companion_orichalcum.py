"""An evening with Orichalcum's AI on a phone: dice typed, tiles circle by circle, a fight, a correction, the win."""

from __future__ import annotations

from tests.browser.conftest import Visiting
from tests.browser.test_companion_arno import answer, check, has
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE, moment
from tests.web.servers import Server

ANSWERS = ("capture-3", "capture-2", "cyclops", "2", "skull", "mine", "equal")  # what is said where it is possible
PICKS = "button[form=pick][data-says]"


def go_on(me: Visit, *, most: int = 40) -> set[str]:
    """Whatever the AI wants to know, until the player's turn comes; returns what was asked and shown."""
    seen: set[str] = set()
    for _ in range(most):
        check(me)
        if me.page.locator("a.is-done-button").count():
            seen |= {"its board"} if me.page.locator(".oai-board .is-new").count() else {"orders"}
            me.press(me.page.locator("a.is-done-button"))
        elif has(me, "done") or me.page.locator(".final").count():
            return seen
        elif me.page.locator(PICKS).count():
            seen.add("tile")
            me.press(me.page.locator(PICKS, has_text="Volcano" if "tile" not in seen else "Forest"))
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
    assert "Lay out the AI" in me.question
    assert go_on(me) == {"orders"}
    answer(me, "titan forest")
    answer(me, "built desert")
    assert me.page.locator(".recap li").count() == 2
    answer(me, "done")
    seen = go_on(me)
    assert {"2", "capture-3", "tile", "its board"} <= seen

    answer(me, "correct")
    check(me)
    answer(me, "circle d3")
    answer(me, "lagoon")
    go_on(me)
    assert me.page.locator(".recap").get_by_text("Corrected").count()

    before = moment(me)
    answer(me, "done")
    go_on(me)
    while moment(me) > before:
        me.press(me.page.get_by_role("button", name="Undo"))
    answer(me, "done")
    go_on(me)
    assert me.problems_for_some() == []

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
        if "the AI goes first" in me.question:
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
