"""Whose turn it is: in the title and the picture of the tab, and in the small answer for hidden pages."""

from __future__ import annotations

import re

import pytest

from soloist.engine.seats import SEATS
from soloist.web.room import Beginning
from tests.web.forms import AWAY, finished
from tests.web.visits import Browser, House


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


def title(page: str) -> str:
    found = re.search(r"<title>(.*?)</title>", page)
    assert found is not None
    return found[1]


def sign(page: str) -> str:
    found = re.search(r'<link rel="icon" href="[^"]*/([^"/]+)"', page)
    assert found is not None
    return found[1]


def turn(browser: Browser, match: str) -> dict[str, str]:
    told: dict[str, str] = browser.get(f"{match}/turn").json()
    return told


def seat_link(house: House, match: str, seat: int) -> str:
    return f"{match}/join/{house.site.signer.seat_token(match[3:], SEATS[seat])}"


def test_it_is_your_turn(browser: Browser) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "mammoth:II"], {"first_seat": "a"}, seed=1))
    page = browser.get(match).text
    assert title(page) == "● Your turn · Zooloretto · Soloist"
    assert sign(page) == "favicon-turn.svg"
    assert 'data-turn="mine"' in page
    assert turn(browser, match) == {"turn": "mine", "title": "● Your turn · Zooloretto · Soloist"}
    browser.client.cookies.set("soloist_likes", "language=pt")
    assert title(browser.get(match).text) == "● Sua vez · Zooloretto · Soloist"


def test_others_are_waited_for(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "human:Bob"], {"first_seat": "b"}, seed=1))
    page = browser.get(match).text
    assert title(page) == "Waiting for Bob · Zooloretto · Soloist"
    assert sign(page) == "favicon.svg"
    bob = house.browser(AWAY)
    bob.get(seat_link(house, match, 1))
    assert turn(bob, match)["turn"] == "mine"
    assert turn(house.browser(AWAY), match) == {"turn": "others", "title": "Waiting for Bob · Zooloretto · Soloist"}


def test_while_moves_are_shown_the_automa_moves(browser: Browser) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "mammoth:II"], {"first_seat": "b"}, seed=1))
    assert title(browser.get(match).text).startswith("● Your turn")
    shown = browser.get(f"{match}?seat=A", headers={"soloist-parts": "x:y", "soloist-since": "0"}).text
    titles = re.findall(r'data-title="([^"]*)"', shown)
    assert len(titles) > 1
    assert set(titles[:-1]) == {"AutoMammoth moves · Zooloretto · Soloist"}
    assert titles[-1] == title(shown) == "● Your turn · Zooloretto · Soloist"
    assert title(browser.get(f"{match}?seat=A&at=1").text).startswith("● Your turn")


def test_the_end_says_how_it_went(browser: Browser, house: House) -> None:
    match = finished(browser, Beginning("zooloretto", ["human", "mammoth:II"], seed=3))
    page = browser.get(match).text
    assert re.fullmatch(r"(Won|Lost|Tied) −?\d+ : −?\d+ · Zooloretto · Soloist", title(page))
    assert turn(browser, match)["turn"] == "over"
    assert re.fullmatch(r"\w+ won · Zooloretto · Soloist", title(house.browser(AWAY).get(match).text))


def test_two_at_one_screen_are_told_whose_turn_it_is(browser: Browser) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "human:Rui"], {"first_seat": "b"}, seed=1), held="AB")
    assert title(browser.get(match).text) == "● Rui&#39;s turn · Zooloretto · Soloist"


# the knock


def knocks(page: str) -> bool:
    return 'data-knock="on"' in page


def test_alone_nothing_knocks_unless_it_is_wanted(browser: Browser) -> None:
    alone = browser.begin(Beginning("zooloretto", ["human", "mammoth:II"], seed=1))
    others = browser.begin(Beginning("zooloretto", ["human", "human"], seed=1))
    assert not knocks(browser.get(alone).text)
    assert knocks(browser.get(others).text)
    browser.post("/likes", {"knock": "on", "back": alone})
    assert knocks(browser.get(alone).text)
    browser.post("/likes", {"knock": "off", "back": alone})
    assert not knocks(browser.get(others).text)


# watching


def test_a_lone_person_is_you_to_themselves_alone(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "mammoth:II"], seed=1))
    mine, watched = browser.get(match).text, house.browser(AWAY).get(match).text
    assert '<span class="seat-name">You</span>' in mine
    assert '<span class="seat-name">Player A</span>' in watched
    assert '<span class="seat-name">You</span>' not in watched
    assert title(watched) == "Waiting for Player A · Zooloretto · Soloist"


def test_spectators_are_told_that_they_watch(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "human:Bob"], seed=1))
    page = house.browser(AWAY).get(match).text
    assert "You are watching" in page
    assert "stay hidden until the match is over" in page
    assert f'action="{match}/undo"' not in page
    assert "data-bell" not in page
    assert "You are watching" not in browser.get(match).text
    over = finished(browser, Beginning("zooloretto", ["human:Ana", "greedy"], seed=3))
    eyes = house.browser(AWAY).get(f"{over}?seat=A").text
    assert "These are Ana&#39;s." in eyes
