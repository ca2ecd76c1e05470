"""Ark Nova's table stands still: one size of the map in every question, no panel that scrolls but the log, names on
enclosures, final scoring cards beside the hand, tasks that are answered with one tap."""

from __future__ import annotations

import json
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import pytest

from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.engine.seats import SEATS, ask
from soloist.games.arknova import GAME
from soloist.games.arknova.questions import WhichTask
from soloist.registry import bots_of
from soloist.seating import read_seating
from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server

WIDE, LOW, TABLET = {"width": 1440, "height": 900}, {"width": 1366, "height": 768}, {"width": 1024, "height": 768}
ME = SEATS[0]
LOG_HEIGHTS = {1440: 276, 1366: 164}

PLAY = """async ([most, chances, pick]) => {
  const swaps = () => Number(document.documentElement.dataset.swaps || 0);
  const came = (before) => new Promise((done, fail) => {
    const words = document.body.classList;
    const see = () => swaps() > before && !words.contains("is-busy") && (watcher.disconnect(), clearTimeout(late), done());
    const watcher = new MutationObserver(see);
    for (const each of [document.documentElement, document.body]) watcher.observe(each, { attributes: true });
    const late = setTimeout(() => fail(new Error("no page came")), 30000);
    see();
  });
  const seen = (each) => each.checkVisibility() && each.clientHeight > 0;
  const scrolls = (each) => {
    const style = getComputedStyle(each);
    const down = /auto|scroll|hidden/.test(style.overflowY) && each.scrollHeight > each.clientHeight + 1;
    const across = /auto|scroll/.test(style.overflowX) && each.scrollWidth > each.clientWidth + 1;
    return (down || across) && seen(each);
  };
  const look = () => {
    const map = document.querySelector(".ark-zoo .ark-mapbox")?.getBoundingClientRect();
    return {
      asked: document.querySelector("#question h1")?.textContent || "",
      map: map ? `${Math.round(map.width)} x ${Math.round(map.height)}` : "",
      log: Math.round(document.querySelector(".log-turns")?.clientHeight || 0),
      scrolling: [...document.querySelectorAll(".board, .side .panel-body, .dock, .ark-hand-row, .ark-final-list")]
        .filter(scrolls).map((each) => `${each.className} ${each.scrollWidth}/${each.clientWidth} ${each.scrollHeight}/${each.clientHeight}`),
      taller: document.documentElement.scrollHeight - innerHeight,
      is_over: !!document.querySelector(".prompt.is-over"),
    };
  };
  const found = [look()];
  for (let tap = 0; tap < most && !found.at(-1).is_over; tap += 1) {
    const all = () => [...document.querySelectorAll("#app .lit")].filter(seen);
    while (!all().length && !look().is_over) await new Promise(requestAnimationFrame); // somebody else moves
    if (look().is_over) return [...found, look()];
    const before = swaps(), lit = all();
    const cheap = lit.filter((each) => each.matches(pick));
    const among = cheap.length && chances[tap] < 0.85 ? cheap : lit;
    const target = among[Math.floor(chances[tap] * among.length) % among.length];
    target.click();
    if (target.matches(".ark-spot[data-hex]")) document.querySelector("[data-place-building]").click(); // its ghost
    await came(before);
    found.push(look());
  }
  return found;
}"""  # noqa: E501
BUSY = ":not([data-piece='x:take']):not(.ark-action)"  # what is done rather than which card is used for nothing


def look_at_all(me: Visit, most: int) -> list[dict[str, Any]]:
    chances = [me.chance.random() for _ in range(most)]
    found: list[dict[str, Any]] = me.page.evaluate(PLAY, [most, chances, BUSY])
    return found


def check_standing(pages: list[dict[str, Any]], width: int) -> None:
    """All pages with a map: it has one size, nothing scrolls, and the log can be read."""
    with_map = [page for page in pages if page["map"] and not page["is_over"]]
    assert len(with_map) > 5
    assert {page["map"] for page in with_map} == {with_map[0]["map"]}
    assert [page for page in with_map if page["scrolling"]] == []
    assert [page for page in with_map if page["taller"] > 0] == []
    assert min(page["log"] for page in with_map) >= LOG_HEIGHTS[width]


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=pytest.mark.long), LOW], ids=["1440", "1366"])
def test_nothing_scrolls_and_the_map_has_one_size(visit: Visiting, server: Server, size: dict[str, int]) -> None:
    me = visit(viewport=size)
    me.go(begin(server.url, "arknova", ["human", "arno:L3"], seed=11).links["A"])
    check_standing(look_at_all(me, 45), size["width"])


@pytest.mark.long
@pytest.mark.parametrize("seats", [["human", "arno:L12"], ["human", "greedy"]], ids=["arno", "greedy"])
@pytest.mark.parametrize("language", ["en-GB", "pt-BR"])
@pytest.mark.parametrize("size", [WIDE, LOW], ids=["1440", "1366"])
def test_so_in_whole_games(
    visit: Visiting, server: Server, size: dict[str, int], language: str, seats: list[str]
) -> None:
    me = visit(viewport=size, language=language)
    me.go(begin(server.url, "arknova", seats, seed=12).links["A"])
    pages = look_at_all(me, 700)
    assert pages[-1]["is_over"]
    check_standing(pages, size["width"])


# a match in the middle, played by a bot for the person


def record_at(asked: type, number: int) -> str:
    """The match where the person is asked such a question for the nth time, as a record."""
    seating = read_seating(GAME, ["human", "arno:L3"])
    match, bot = Match.new(GAME, 2, seating.lineup, 8), bots_of(GAME)["greedy"]()
    match.meta["seats"] = "human,arno:L3"
    while (question := match.question) is not None:
        if question.seat == ME and isinstance(question.ask, asked):
            number -= 1
            if not number:
                return Record.of(match).text()
        match.answer(ask(bot, match, question), seat=question.seat)
    raise AssertionError(asked)


def opened(me: Visit, record: str) -> None:
    request = urllib.request.Request(
        f"{me.base}/api/records", json.dumps({"record": record}).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        me.go(urlsplit(json.load(response)["keys"][0]["link"]).path)
    me.settle()


@pytest.fixture(scope="module")
def at_tasks() -> str:
    return record_at(WhichTask, 3)


def heights(me: Visit, what: str) -> list[float]:
    found: list[float] = me.page.locator(what).evaluate_all(
        "all => all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height)"
    )
    return found


def test_one_tap_answers_task_and_choice(visit: Visiting, at_tasks: str) -> None:
    me = visit(confirm="always")
    opened(me, at_tasks)
    assert me.page.locator(".ark-resident").count() >= 2, "animals are named"
    assert min(heights(me, ".ark-task-head")) >= 52
    assert min(heights(me, ".ark-task-choice")) >= 48
    assert me.problems_for_some() == []
    schools = me.page.locator(".ark-zoo .ark-right ul").nth(1).locator(".is-filled")
    assert schools.count() == 0
    me.press(me.page.locator('.ark-task-choice[value^="university|"]').first)
    assert me.page.locator(".prompt.is-confirm").is_visible(), "both answers wait to be confirmed"
    assert schools.count() == 1
    me.press(me.page.locator(".is-confirm .button-primary"))
    assert schools.count() == 1


def test_on_touch_they_are_large_enough(visit: Visiting, at_tasks: str) -> None:
    me = visit(viewport=PHONE, options={"has_touch": True, "is_mobile": True}, language="pt-BR")
    opened(me, at_tasks)
    assert min(heights(me, ".ark-task-choice.lit, .ark-task-head")) >= 44
    assert me.sideways() == 0
    assert me.page.locator(".ark-finals-chip").is_visible()
    me.page.locator('.tabs [data-tab="seats"]').click()
    first = me.page.locator('[data-panel="seats"] .panel-body > .ark-others > *').first
    assert "ark-finals-first" in (first.get_attribute("class") or "")
    assert me.page.locator(".ark-finals-first .ark-final").count() == 2
    assert me.page.locator(".ark-finals-first .ark-final").first.is_visible()


def test_final_scoring_cards_lie_beside_the_hand(visit: Visiting, at_tasks: str) -> None:
    me = visit(viewport=LOW)
    opened(me, at_tasks)
    cards = me.page.locator(".ark-finals .ark-final")
    assert cards.count() == 2
    assert [card.locator(".ark-final-steps > span").count() for card in cards.all()] == [4, 4]
    assert not me.page.locator(".ark-finals-first").is_visible()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    assert not cards.first.is_visible()
    assert me.page.locator(".ark-finals-chip").is_visible()


def test_cards_in_play_and_the_mat_open_over_the_table(visit: Visiting, at_tasks: str) -> None:
    me = visit(viewport=LOW)
    opened(me, at_tasks)
    for what in (".ark-own", ".arno-panel .ark-whole"):
        me.page.locator(f"{what} > summary").click()
        body = me.page.locator(f"{what} > .ark-whole-body")
        assert body.is_visible()
        box = body.bounding_box()
        assert box is not None
        assert box["width"] > 400
        me.page.keyboard.press("Escape")
        assert not body.is_visible()
