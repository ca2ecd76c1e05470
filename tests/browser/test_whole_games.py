"""Whole games against bots and automas by clicks on the board; those against ARNO and the AI are beside this."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import begin
from tests.web.servers import Server

GAMES = {
    "arne": ("arne", ["human", "greedy", "random"]),
    "zooloretto": ("zooloretto", ["human", "mammoth:II"]),
    "arknova": ("arknova", ["human", "greedy"]),
}


@pytest.mark.parametrize("name", ["arne", pytest.param("zooloretto", marks=pytest.mark.long)])
def test_a_whole_game_by_clicks(visit_home: Visiting, name: str) -> None:
    game, seats = GAMES[name]
    me = visit_home()
    me.sit_down(game, seats)
    clicks = me.play_to_the_end()
    assert clicks > 15
    assert re.search("Winner", me.question)
    assert me.page.locator(".result tbody tr").count() == len(seats)


def test_a_newcomer_reaches_the_first_decision_in_two_clicks(visit: Visiting) -> None:
    me = visit()
    for game in ("ARNE Total", "Zooloretto", "Ark Nova"):
        me.go("/")
        me.page.locator(".game-card", has_text=game).get_by_role("link", name="Play here").click()
        me.page.get_by_role("button", name="Start").first.click()
        me.page.locator("#question").wait_for()
        me.settle()
        me.lit().first.wait_for()


COUNT_MOMENTS = """() => {
  window.plays = [];
  let moments = null;
  new MutationObserver(() => {
    if (!document.body.classList.contains("is-playing")) moments = null;
    else if (!moments) plays.push(moments = new Set());
    moments?.add(document.getElementById("app").dataset.moment);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""Keeps which moments are shown each time that others move: the page notices all of them, however busy it is."""


def test_the_moves_of_others_are_shown_one_by_one(visit: Visiting, server: Server) -> None:
    me = visit(pace="fast")
    me.go(begin(server.url, "zooloretto", ["human", "greedy", "greedy", "greedy"]).links["A"])
    me.lit().first.wait_for()
    me.page.evaluate(COUNT_MOMENTS)
    me.lit().first.click()
    while not me.page.evaluate("() => plays.length"):
        me.settle()
        me.point_anywhere_quickly()
    me.settle()
    me.lit().first.wait_for()
    assert me.page.evaluate("() => plays[0].size") >= 2


def test_impatient_people_skip(visit: Visiting, server: Server) -> None:
    me = visit(pace="normal")
    me.go(begin(server.url, "zooloretto", ["human", "greedy", "greedy", "greedy"]).links["A"])
    me.lit().first.wait_for()
    while not me.page.locator("body.is-playing").count():
        me.settle()
        me.point_anywhere_quickly()
    me.page.keyboard.press("Space")
    me.page.wait_for_function("() => !document.body.classList.contains('is-playing')", timeout=1500)
    me.settle()
    me.lit().first.wait_for()


@pytest.mark.parametrize("name", ["zooloretto", "arknova"])
def test_pieces_move_from_place_to_place(visit: Visiting, server: Server, name: str) -> None:
    """With movement switched on: every name of a moving piece is there once, and gone when it has moved."""
    game, seats = GAMES[name]
    me = visit(still=False)
    me.go(begin(server.url, game, seats).links["A"])
    most = 0
    for _ in range(5):
        me.point_anywhere()
        names = me.page.locator("[data-vt]").evaluate_all("all => all.map(each => each.dataset.vt)")
        assert len(set(names)) == len(names)
        most = max(most, len(names))
    assert most > 3


def test_the_menu_lies_above_the_table(visit: Visiting, server: Server) -> None:
    me = visit(still=False)
    me.go(begin(server.url, "zooloretto", ["human", "mammoth:II"]).links["A"])
    for _ in range(6):
        me.point_anywhere()
    me.page.wait_for_timeout(800)
    me.page.locator("details.menu > summary").click()
    for word in me.page.locator(".menu-body button, .menu-body dd").all():
        box = word.bounding_box()
        assert box is not None
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        assert me.page.evaluate("({x, y}) => !!document.elementFromPoint(x, y).closest('.menu-body')", middle)
