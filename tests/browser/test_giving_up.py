"""Giving up by hand: two presses away, and the others see it at once; also without a script."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visiting
from tests.browser.visit import PHONE, Visit, begin
from tests.web.servers import Server


def open_menu(person: Visit) -> None:
    person.page.locator(".bar .menu > summary").click()
    person.page.get_by_text("Give up", exact=True).click()


def test_one_gives_up_and_the_other_sees_it_and_wins(visit: Visiting, server: Server) -> None:
    match = begin(server.url, "zooloretto", ["human:Anna", "human:Ben", "human:Cleo"])
    anna, ben = visit(), visit(viewport=PHONE)
    anna.go(match.links["A"])
    ben.go(match.links["B"])
    open_menu(anna)
    assert "You gave up" not in anna.question
    anna.press(anna.page.get_by_role("button", name="Yes, give up"))
    assert "You gave up and look on." in anna.question
    ben.page.locator(".log-line", has_text="Anna gave up").wait_for(state="attached")
    assert ben.page.locator(".seat.is-gone").count()
    assert not ben.is_over()
    open_menu(ben)
    ben.press(ben.page.get_by_role("button", name="Yes, give up"))
    assert "Winner: Cleo" in ben.question
    anna.page.locator(".prompt.is-over").wait_for()
    assert "Ben gave up" in anna.question


@pytest.mark.parametrize("game", ["zooloretto", "arknova"])
def test_it_works_without_a_script(visit: Visiting, server: Server, game: str) -> None:
    match = begin(server.url, game, ["human:Anna", "greedy"])
    anna = visit(options={"java_script_enabled": False})
    anna.go(match.links["A"])
    open_menu(anna)
    anna.page.get_by_role("button", name="Yes, give up").click()
    anna.page.locator(".prompt.is-over").wait_for()
    assert "Anna gave up" in anna.question
    anna.page.get_by_text("Watch it again").click()
    assert "Looking back" in anna.question
