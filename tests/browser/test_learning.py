"""A newcomer's path: from the home page to a game in two minutes, into the first match, through the first turns with
tips that never lie over what has to be seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.browser.window import ON_A_PHONE
from tests.web.servers import Server

GAMES = {
    "ARNE Total": ("arne", 10, 2),
    "Zooloretto": ("zooloretto", 10, 2),
    "Ark Nova": ("arknova", 10, 2),
    "Orichalcum": ("orichalcum", 8, 3),
}  # the name of its card, answers to give, tips to see on the way at least
SMALL_LAPTOP = {"width": 1366, "height": 768}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "options": ON_A_PHONE},
    "laptop": {"viewport": SMALL_LAPTOP},
}
screens = pytest.mark.parametrize(
    "screen", [pytest.param(each, marks=() if each == "phone" else pytest.mark.long) for each in SCREENS]
)

COVERED = """() => {
  const tip = [...document.querySelectorAll("#app .coach")].find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!tip) return null;
  const size = (box) => box.width > 0 && box.height > 0;
  const docks = [...document.querySelectorAll("#app .dock, #app .dock > *")]
    .filter((each) => innerWidth < 700 && ["fixed", "sticky"].includes(getComputedStyle(each).position))
    .map((each) => each.getBoundingClientRect()).filter((box) => size(box) && box.bottom >= innerHeight);
  const floor = (each) => each.closest(".dock, .coach") ? innerHeight : Math.min(innerHeight, ...docks.map((box) => box.top));
  const cut = (each) => {
    const box = each.getBoundingClientRect(), panel = each.closest(".board, .column, .dock");
    const clips = panel && panel.clientHeight > 0 && getComputedStyle(panel).overflowY !== "visible";
    const frame = clips ? panel.getBoundingClientRect() : { left: 0, top: 0, right: innerWidth, bottom: floor(each) };
    const left = Math.max(box.left, frame.left), top = Math.max(box.top, frame.top);
    return { left, top, width: Math.min(box.right, frame.right) - left, height: Math.min(box.bottom, frame.bottom) - top };
  };
  const card = cut(tip);
  const hits = (box) => size(box) && box.left < card.left + card.width && box.left + box.width > card.left &&
    box.top < card.top + card.height && box.top + box.height > card.top;
  const watched = [...document.querySelectorAll("#app :is(.lit, .prompt, [data-keep-clear])")];
  const found = watched.filter((each) => each.checkVisibility({ visibilityProperty: true }) && hits(cut(each)));
  const at = tip.dataset.at && document.querySelector(`#app [data-piece="${CSS.escape(tip.dataset.at)}"]`);
  return {
    code: tip.dataset.coach,
    covers: tip.classList.contains("is-placed") ? found.map((each) => each.outerHTML.slice(0, 160)) : [],
    rings: !at?.checkVisibility() || at.matches(".is-coached"),
    lights: !tip.dataset.at || !!at?.matches(".lit, [data-number]"),
    inside: card.left >= 0 && card.left + card.width <= innerWidth + 1,
    small: [...tip.querySelectorAll("button")].filter(size).map((each) => each.getBoundingClientRect())
      .reduce((least, box) => Math.min(least, box.height), 99),
  };
}"""  # noqa: E501


TOO_LARGE = """() => [...document.querySelectorAll(".ark-opening .face *")]
  .filter((each) => each.checkVisibility() && each.clientWidth > 0 && getComputedStyle(each).display !== "inline")
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest("svg"))
  .map((each) => `${each.className}: ${each.innerText} ${each.scrollWidth} > ${each.clientWidth}`)"""
LETTERS = """() => [...document.querySelectorAll(".ark-opening .face-paragraph")]
  .map((each) => parseFloat(getComputedStyle(each).fontSize))"""


def tip_shown(me: Visit) -> dict[str, Any] | None:
    found: dict[str, Any] | None = me.page.evaluate(COVERED)
    return found


def begin_first_game(me: Visit, title: str) -> None:
    me.go("/")
    me.page.locator(".game-card", has_text=title).get_by_role("link", name="Learn it in two minutes").click()
    me.page.get_by_role("heading", name=f"{title} in two minutes").wait_for()
    me.page.get_by_role("button", name="First game, with a guide").first.click()
    me.page.locator("#question").wait_for()
    me.settle()


@screens
@pytest.mark.parametrize(
    "title", [pytest.param(each, marks=pytest.mark.long if each == "ARNE Total" else ()) for each in GAMES]
)
def test_a_newcomers_first_turns(visit: Visiting, title: str, screen: str) -> None:
    game, answers, least = GAMES[title]
    me = visit(**SCREENS[screen], tips="on")
    begin_first_game(me, title)
    assert me.page.locator(f"#app.game-{game}").count() == 1
    seen: list[str] = []
    for _ in range(answers):
        me.lit().first.wait_for()
        me.page.wait_for_timeout(250)  # a panel comes to the front, and the tip looks again
        found = tip_shown(me)
        if found is not None:
            assert found["covers"] == [], found
            assert found["rings"], found
            assert found["lights"], found
            assert found["inside"], found
            assert found["small"] >= (44 if screen == "phone" else 30), found
            assert me.sideways() <= 0
            seen += [found["code"]] if found["code"] not in seen[-1:] else []
        me.point_anywhere()
    assert len(seen) == len(set(seen)), seen  # each of them once
    assert len(seen) >= least, seen


def test_a_tip_is_closed_or_followed_by_the_next(visit: Visiting, server: Server) -> None:
    me = visit(viewport=SMALL_LAPTOP, tips="on")
    me.go(begin(server.url, "arknova", ["human", "arno:L1"]).links["A"])
    me.page.locator(".coach.is-placed, .coach.is-note").wait_for()
    with me.page.expect_response("**/likes"):
        me.page.get_by_role("button", name="Close this tip").click()
    assert tip_shown(me) is None
    me.page.reload()
    me.settle()
    assert tip_shown(me) is None  # it stays closed
    for _ in range(4):
        me.point_anywhere()
    found = tip_shown(me)
    assert found is not None
    assert found["code"] == "ark-action"
    assert me.page.locator(".coach-stem").count() == 1
    me.page.keyboard.press("n")
    assert tip_shown(me) is None
    assert me.page.locator(".coach-stem, .is-coached").count() == 0


def test_no_more_tips_until_somebody_wants_them_again(visit: Visiting, server: Server) -> None:
    me = visit(viewport=SMALL_LAPTOP, tips="on")
    match = begin(server.url, "arknova", ["human", "arno:L1"])
    me.go(match.links["A"])
    me.page.locator(".coach").first.wait_for()
    with me.page.expect_response("**/likes"):
        me.page.get_by_role("button", name="No more tips").first.click()
    assert tip_shown(me) is None
    for _ in range(5):
        me.point_anywhere()
        assert tip_shown(me) is None
    me.page.locator(".bar details.menu > summary").click()
    me.page.get_by_role("button", name="Show all tips again").click()
    me.page.wait_for_load_state()
    me.settle()
    assert me.page.locator('.bar details.menu a[href="/learn/arknova"]').count() == 1
    for _ in range(12):
        if tip_shown(me) is not None:
            break
        me.point_anywhere()
    assert tip_shown(me) is not None


def test_without_a_script_a_tip_is_a_note_under_the_question(visit: Visiting, server: Server) -> None:
    me = visit(viewport=SMALL_LAPTOP, tips="on", options={"java_script_enabled": False})
    me.go(begin(server.url, "arknova", ["human", "arno:L1"]).links["A"])
    tip = me.page.locator(".coach").first
    box, prompt, board = (me.page.locator(each).first.bounding_box() for each in (".coach", ".prompt", ".board"))
    assert tip.is_visible()
    assert box is not None
    assert prompt is not None
    assert board is not None
    assert prompt["y"] + prompt["height"] <= box["y"] + 1
    assert box["y"] + box["height"] <= board["y"] + 1
    me.page.get_by_role("button", name="Close this tip").click()
    me.page.wait_for_load_state()
    assert me.page.locator(".coach").count() == 0


@screens
def test_nobody_is_shut_out_by_a_tip(visit: Visiting, server: Server, screen: str) -> None:
    me = visit(**SCREENS[screen], tips="on")
    me.go(begin(server.url, "zooloretto", ["human", "greedy"]).links["A"])
    me.page.locator(".coach.is-placed, .coach.is-note").wait_for()
    for theme in ("light", "dark"):
        me.page.emulate_media(color_scheme=theme)
        me.page.wait_for_timeout(300)
        assert me.problems_for_some(only_colours=theme == "dark") == [], theme


@screens
def test_the_first_cards_can_be_read_side_by_side(visit: Visiting, server: Server, screen: str) -> None:
    me = visit(**SCREENS[screen])
    me.go(begin(server.url, "arknova", ["human", "arno:L1"]).links["A"])
    cards = me.page.locator(".ark-opening .face-full.lit")
    assert cards.count() == 8
    boxes = [cards.nth(number).bounding_box() for number in range(8)]
    assert all(box is not None and box["width"] >= 165 for box in boxes)
    assert len({round(box["y"]) for box in boxes if box is not None}) < 8  # several in a row
    assert min(me.page.evaluate(LETTERS)) >= 12
    assert me.sideways() <= 0
    me.press(cards.first)
    assert me.page.locator(".ark-opening .is-chosen").count() == 1


@pytest.mark.parametrize("seed", [7, 11])
def test_on_a_phone_large_cards_hold_what_is_on_them_and_a_tip_leaves_them_room(
    visit: Visiting, server: Server, seed: int
) -> None:
    me = visit(**SCREENS["phone"], tips="on")
    me.go(begin(server.url, "arknova", ["human", "arno:L1"], seed=seed).links["A"])
    tip = me.page.locator(".coach.is-placed.is-folded")
    tip.wait_for()
    assert me.page.evaluate(TOO_LARGE) == []
    prompt, first = (me.page.locator(each).first.bounding_box() for each in (".prompt", ".ark-opening .lit"))
    assert prompt is not None
    assert first is not None
    assert first["y"] - prompt["y"] - prompt["height"] < 40  # nothing stands between question and answers
    found = tip_shown(me)
    assert found is not None
    assert found["covers"] == []
    tip.get_by_role("button", name="Read this tip").tap()
    expect(me.page.locator(".coach p")).to_be_visible()
    me.page.evaluate("() => scrollBy(0, 200)")
    expect(me.page.locator(".coach p")).to_be_hidden()  # it gives way again
