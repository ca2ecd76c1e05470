"""An evening with ARNO on a phone, to the winner: entries, a card by its name, a break, a correction, undo."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE, SMALL_PHONE, moment, open_menu, play_on, whole_evening
from tests.web.servers import Server

PLACES = """() => [...document.querySelectorAll(".entry-grid > *, .break-row > *, .entered, .companion-foot .button")]
  .map((each) => Math.round(each.getBoundingClientRect().top))"""
PART, WHOLE = 40, 900  # taps of an evening
BIG_ENOUGH = 43.5  # pixels that a thumb needs
LOOK = f"""() => [...document.querySelectorAll('.companion-main button, .companion-foot .button')]
  .map((each) => [each.getBoundingClientRect(), each.textContent])
  .filter(([box]) => box.width && (box.height < {BIG_ENOUGH} || box.width < {BIG_ENOUGH}))
  .map(([box, text]) => `${{text}}: ${{box.width}} x ${{box.height}}`)"""


def answer(me: Visit, code: str) -> None:
    """Tap the button of an answer; one in a list that is closed opens it first."""
    button = me.page.locator(f'button[name="answer"][value="{code}"]')
    closed = me.page.locator(f'details:not([open]):has(button[name="answer"][value="{code}"]) > summary')
    if closed.count():
        closed.first.click()
    me.press(button)


def has(me: Visit, code: str) -> bool:
    return me.page.locator(f'button[name="answer"][value="{code}"]').count() > 0


def check(me: Visit) -> None:
    """Nothing is wider than the screen or too small for a thumb."""
    assert me.sideways() == 0
    assert me.page.evaluate(LOOK) == []


def go_on(me: Visit) -> None:
    """Whatever ARNO wants to know, until a person's turn comes; then the news are read."""
    for _ in range(40):
        read = me.page.locator("a.is-done-button")
        if read.count():
            check(me)
            me.press(read)
        elif has(me, "done") or me.page.locator(".final, [data-pad-field]").count():
            return
        elif has(me, "animal"):
            answer(me, "animal")
        elif has(me, "none"):
            answer(me, "none")
        else:
            me.press(me.page.locator(".companion-main .lit:visible").first)
    raise AssertionError("no turn of a person")


def test_an_evening_with_arno_to_the_winner(visit: Visiting, server: Server) -> None:
    me = visit(viewport=PHONE, options=ON_A_PHONE)
    me.go(begin(server.url, "arno", seed=11, options={"automas": "B=L3"}).links["A"])
    assert "Set the game up" in me.question
    go_on(me)
    check(me)
    places = me.page.evaluate(PLACES)
    for code in ("zoo africa", "base 1 middle", "donation"):
        answer(me, code)
        assert me.page.evaluate(PLACES) == places  # nothing moves under the finger
    assert me.page.locator(".entered-chip").count() == 3
    assert me.page.get_by_text("3 things entered").count() == 1
    me.press(me.page.get_by_role("button", name="Take back: Made a donation"))
    assert me.page.locator(".entered-chip").count() == 2
    answer(me, "done")
    go_on(me)
    me.press(me.page.locator(".turn-line"))
    assert me.page.locator(".arno-hero").count() == 1
    go_on(me)

    answer(me, "correct")
    check(me)
    answer(me, "conservation B")
    me.page.locator("[data-pad-field]").fill("3")
    me.press(me.page.locator("form:has([data-pad-field]) button[type=submit]"))
    go_on(me)

    before = moment(me)
    answer(me, "done")
    go_on(me)
    while moment(me) > before:
        me.press(me.page.get_by_role("button", name="Undo"))
    assert moment(me) == before
    answer(me, "break")
    answer(me, "done")
    found_by_name(me)
    go_on(me)

    open_menu(me)
    me.press(me.page.get_by_role("link", name="Log"))
    assert me.page.locator(".companion-log").get_by_text("Corrected").count()
    assert me.page.locator(".companion-log").get_by_text("Break", exact=True).count()
    me.page.get_by_role("link", name="Back to the question").click()
    me.page.wait_for_load_state()
    answer(me, "end")
    answer(me, "done")
    go_on(me)
    me.page.locator("[data-pad-field]").fill("20")
    me.press(me.page.locator("form:has([data-pad-field]) button[type=submit]"))
    assert me.page.get_by_text("You win by").count() == 1
    assert me.problems_for_some() == []


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (21, {"automas": "B=L6"}),
        pytest.param(22, {"players": "3", "automas": "B=L6,C=L5"}, marks=pytest.mark.long),
    ],
)
def test_whole_evenings_never_leave_the_window(visit_home: Visiting, seed: int, options: Any) -> None:
    """No turn of ARNO scrolls on a phone, nor does any page of a break; everything asked is in view."""
    me = visit_home(viewport=PHONE, options=ON_A_PHONE)
    me.chance = random.Random(seed)
    me.sit_down("arno", seed=seed, options=options)
    found = whole_evening(me, WHOLE)
    assert [each for each in found if (each.is_leaf or each.in_chapter) and each.scrolls] == []
    titles = {each.title for each in found if each.is_leaf}
    assert any("Discard down to 3 cards" in title for title in titles)
    assert any("Break token back" in title for title in titles)


@pytest.mark.parametrize("taps", [PART, pytest.param(WHOLE, marks=pytest.mark.long)])
def test_a_low_phone(visit: Visiting, server: Server, taps: int) -> None:
    me = visit(viewport=SMALL_PHONE, options=ON_A_PHONE)
    me.chance = random.Random(23)
    me.go(begin(server.url, "arno", seed=23, options={"automas": "B=L6"}).links["A"])
    assert play_on(me, taps)[-1].is_over == (taps == WHOLE)


def found_by_name(me: Visit) -> None:
    """In the break ARNO draws cards: one of them is found by what is typed."""
    for _ in range(20):
        read = me.page.locator("a.is-done-button")
        if me.page.locator(".drawn-cards").count():
            me.page.get_by_text("Or name the card").click()
            me.page.locator("[data-find]:visible").fill("sun be")
            bear = me.page.get_by_role("button", name="Sun Bear")
            assert bear.is_visible()
            assert me.page.locator(".finder [data-words]:visible").count() == 1
            me.press(bear)
            return
        if read.count():
            check(me)
            me.press(read)
        elif has(me, "done"):
            answer(me, "done")
        else:
            answer(me, "animal") if has(me, "animal") else me.press(
                me.page.locator(".companion-main .lit:visible").first
            )
    raise AssertionError("no break")
