"""Seat links, and matches as files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from soloist.engine.match import Match
from soloist.engine.record import Record
from soloist.registry import find
from soloist.web.room import Beginning
from tests.kit.courses import play_on
from tests.web.forms import ANSWERS, AWAY, begun, held, record
from tests.web.visits import Browser, House, Response, open_house


@pytest.fixture
def browser(house: House) -> Browser:
    return house.browser(AWAY)


# links


def joins(page: str) -> list[str]:
    return re.findall(r'value="(http[^"]*/join/[^"]*)"', page)


def test_the_owner_gives_away_all_seats(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "greedy", "human:Rui"], seed=1))
    page = browser.get(f"{match}/share").text
    assert len(joins(page)) == 2
    assert f'value="http://localhost{match}"' in page
    guest = house.browser(AWAY)
    assert guest.get(urlsplit(joins(page)[1]).path).status_code == 303
    assert held(guest, match) == {"C"}
    assert joins(guest.get(f"{match}/share").text) == joins(page)[1:]
    assert joins(house.browser(AWAY).get(f"{match}/share").text) == []
    assert f'value="http://localhost{match}"' in house.browser(AWAY).get(f"{match}/share").text


def test_an_evening_goes_to_the_phone(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("mammoth", seed=1))
    page = browser.get(f"{match}/share").text
    assert len(joins(page)) == 1
    phone = house.browser(AWAY)
    phone.get(urlsplit(joins(page)[0]).path)
    assert held(phone, match) == {"A"}


def test_who_cannot_be_reached_says_how(browser: Browser) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "greedy"], seed=1))
    for path in ("/device", f"{match}/share"):
        page = browser.get(path).text
        assert "soloist --host 0.0.0.0" in page
        assert 'class="qr"' not in page


def test_links_carry_an_address_others_can_use(tmp_path: Path) -> None:
    with open_house(tmp_path, addresses=("http://192.0.2.9:8321",), is_reachable=True) as house:
        browser = house.browser()
        match = browser.begin(Beginning("zooloretto", ["human", "human"], seed=1))
        page = browser.get(f"{match}/share").text
        assert all(link.startswith("http://192.0.2.9:8321/m/") for link in joins(page))
        assert page.count('class="qr"') == 3
        assert "soloist --host" not in page
        assert 'value="http://192.0.2.9:8321/"' in browser.get("/device").text
        named = house.client(AWAY, base_url="http://games.example:8321")
        assert 'value="http://games.example:8321/"' in house.run(named.get("/device")).text


# saved files


def upload(browser: Browser, text: str | bytes) -> Response:
    content = text.encode() if isinstance(text, str) else text
    return browser.post("/import", files={"file": ("match.soloist", content, "text/plain")})


def test_a_finished_match_opens_for_replay(browser: Browser) -> None:
    match = Beginning("zooloretto", ["human:Ana", "mammoth:I"], seed=5).match()
    play_on(match, 1, ANSWERS)
    address = begun(upload(browser, Record.of(match).text()))
    assert held(browser, address) == {"owner", "A"}
    assert browser.get(f"{address}/record").text == Record.of(match).text()
    assert browser.get(address).status_code == 200


def test_a_running_match_goes_on(browser: Browser) -> None:
    match = Beginning("arne", ["human:Ana", "human:Rui", "greedy"], seed=5).match()
    address = begun(upload(browser, Record.of(match).text()))
    assert held(browser, address) == {"owner", "A", "B"}
    assert browser.get(address).status_code == 200


def test_an_evening_goes_on(browser: Browser) -> None:
    match = Beginning("mammoth", names=["Ana"], seed=5).match()
    address = begun(upload(browser, Record.of(match).text()))
    assert held(browser, address) == {"owner", "A"}
    assert browser.get(address).status_code == 200


def test_a_record_without_seats_has_people_where_no_automa_is(browser: Browser) -> None:
    match = Match.new(find("zooloretto"), 3, {"automas": "B=II"}, 5)
    address = begun(upload(browser, Record.of(match).text()))
    assert record(browser, address).meta["seats"] == "human,mammoth:II,human"


def bad_records() -> Iterator[tuple[str | bytes, str]]:
    good = Beginning("zooloretto", ["human", "mammoth:I"], seed=5).match()
    text = Record.of(good).text()
    yield b"", "Choose a file first"
    yield b"\xff\xfe\x00", "This is not a Soloist record"
    yield "hello", "This is not a Soloist record"
    yield text[:-20], "cut off"
    yield text.replace("seed 5", "seed 6"), "has been changed"
    yield "\n".join(text.splitlines()[:-1]), "cut off"
    for seats in ("human,greedy", "human,mammoth:II", "human", "human,oracle"):
        other = Beginning("zooloretto", ["human", "mammoth:I"], seed=5).match()
        other.meta["seats"] = seats
        yield Record.of(other).text(), "record"
    late = Beginning("arne", ["human", "human"], seed=5).match()
    late.meta["clock"] = "9" * 9
    yield Record.of(late).text(), "countdown"


@pytest.mark.parametrize(("text", "sentence"), list(bad_records()))
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(browser: Browser, text: str | bytes, sentence: str) -> None:
    response = upload(browser, text)
    assert response.status_code == 400
    assert sentence in unescape(response.text)
    assert browser.house.site.store.listing(browser.person, 10) == []


def test_without_a_file_nothing_is_opened(browser: Browser) -> None:
    assert browser.post("/import").status_code == 400


def test_a_file_that_is_too_large_is_refused(browser: Browser) -> None:
    assert upload(browser, b"x" * 4_100_000).status_code == 413
