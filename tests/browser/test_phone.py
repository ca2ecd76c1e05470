"""On a phone: after every answer a lit piece is in view, and whatever is lit is large enough for a finger."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Visiting
from tests.browser.phone import ON_A_PHONE, PHONE, play_on, sit_down
from tests.browser.visit import Visit

GAMES: dict[str, tuple[str, list[str], int]] = {
    "arne": ("arne", ["human", "greedy", "random"], 24),
    "zooloretto": ("zooloretto", ["human", "mammoth:II"], 30),
    "orichalcum": ("orichalcum", ["human", "ai"], 24),
    "arknova": ("arknova", ["human", "arno:L3"], 40),
}
MANY = {
    **GAMES,
    "zooloretto with three": ("zooloretto", ["human", "greedy", "random"], 0),
    "arknova with a bot": ("arknova", ["human", "greedy"], 0),
    "arne with six": ("arne", ["human", *["random"] * 5], 0),
}
NARROW = {"width": 360, "height": 740}


def at_a_phone(visit: Visiting, name: str, seed: int = 7, **more: Any) -> Visit:
    me = visit(viewport=PHONE, options=ON_A_PHONE, **more)
    game, seats, _ = MANY[name]
    sit_down(me, game, seats, seed=seed)
    return me


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_in_view_and_large_enough(visit: Visiting, name: str) -> None:
    found = play_on(at_a_phone(visit, name), GAMES[name][2])
    assert len({each.title for each in found}) > 4
    assert len({tuple(each.places) for each in found}) > 1


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", MANY)
def test_they_are_in_whole_games(visit: Visiting, name: str, seed: int) -> None:
    me = at_a_phone(visit, name, seed)
    assert play_on(me, 700)[-1].is_over


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_they_are_on_a_narrow_phone_in_portuguese(visit: Visiting, name: str) -> None:
    me = visit(viewport=NARROW, options=ON_A_PHONE, language="pt-BR")
    game, seats, _ = GAMES[name]
    sit_down(me, game, seats, seed=4)
    assert play_on(me, 700)[-1].is_over


FINGER = """name => {
  const touch = new Touch({ identifier: 1, target: document.body, clientX: 9, clientY: 400 });
  const touches = name === "touchstart" ? [touch] : [];
  document.body.dispatchEvent(new TouchEvent(name, { bubbles: true, touches, changedTouches: [touch] }));
}"""
DOWN = "() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })"


def scrolled(me: Visit) -> int:
    return int(me.page.evaluate("() => Math.round(scrollY)"))


def answer_far_down(me: Visit) -> int:
    """Point at the first lit piece with the page scrolled to its end; returns where it stood."""
    me.page.evaluate(DOWN)
    before = scrolled(me)
    assert before > 300
    swaps = me.swaps()
    me.page.evaluate("() => document.querySelector('#app .lit').click()")
    me.settle(swaps)
    return before


def test_the_page_goes_to_a_new_question_but_never_under_a_finger(visit: Visiting) -> None:
    me = at_a_phone(visit, "zooloretto")
    before = answer_far_down(me)
    assert scrolled(me) < before / 2, "a new question"

    me.page.evaluate(FINGER, "touchstart")
    before = answer_far_down(me)
    assert scrolled(me) > before / 2, "a finger is down"
    me.page.evaluate(FINGER, "touchend")
    assert scrolled(me) < before / 2, "the finger is gone, and has not moved"

    me.page.evaluate(DOWN)
    me.page.evaluate(FINGER, "touchstart")
    before = answer_far_down(me)
    me.page.evaluate("() => scrollBy({ top: -60, behavior: 'instant' })")
    there = scrolled(me)
    me.page.evaluate(FINGER, "touchend")
    assert scrolled(me) == there, "whoever scrolls goes somewhere"


def test_the_same_question_does_not_move_the_page(visit: Visiting) -> None:
    me = at_a_phone(visit, "orichalcum", seed=4)
    refused = me.page.locator("#app .is-off").first
    refused.scroll_into_view_if_needed()
    me.page.evaluate(DOWN)
    before = scrolled(me)
    swaps = me.swaps()
    refused.evaluate("each => each.click()")
    me.settle(swaps)
    assert me.page.locator(".why-box").count() == 1
    assert scrolled(me) == before


def test_the_end_of_a_turn_is_confirmed_at_the_thumb(visit: Visiting) -> None:
    me = at_a_phone(visit, "zooloretto", confirm="always")
    confirm = me.page.locator(".is-confirm .button-primary")
    for _ in range(12):
        if confirm.count():
            break
        me.point_anywhere()
    box = confirm.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] > PHONE["height"] / 2
    assert scrolled(me) == 0
    me.press(confirm)
    assert not confirm.count()


def test_without_a_script_the_answers_come_under_the_question_too(visit: Visiting) -> None:
    me = at_a_phone(visit, "arknova")
    while not str(me.page.locator("#app").get_attribute("data-answers")).startswith("hand"):
        play_on(me, 1)
    there = visit(viewport=PHONE, options={**ON_A_PHONE, "java_script_enabled": False})
    there.context.add_cookies(me.context.cookies())  # type: ignore[arg-type]
    there.page.goto(me.page.url)
    there.page.wait_for_load_state()
    hand, question = (
        there.page.locator("[data-part=hand]").bounding_box(),
        there.page.locator("#question").bounding_box(),
    )
    assert hand is not None
    assert question is not None
    assert 0 < hand["y"] - question["y"] - question["height"] < 20
