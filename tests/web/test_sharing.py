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
from soloist.engine.seats import SEATS
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


# names


def join(browser: Browser, house: House, match: str, seat: int) -> Response:
    return browser.get(f"{match}/join/{house.site.signer.seat_token(match[3:], SEATS[seat])}")


def test_after_somebody_with_a_link_the_links_are_shown_at_once(browser: Browser, house: House) -> None:
    fields = {"seat-A": "you", "seat-B": "link", "name-B": "Bob", "seat-C": "link"}
    shown = browser.post("/new/zooloretto", fields).headers["location"]
    page = browser.get(shown).text
    match = shown.removesuffix("/share?begun=1")
    assert len(joins(page)) == 3
    assert "waiting for Bob" in page
    assert "waiting for Player C" in page
    assert page.index("waiting for Bob") < page.index("Your seats on another device")
    assert "What shall the others call you?" in page
    assert browser.post(f"{match}/name", {"seat": "A", "name": "Ana", "then": "share"}).headers["location"] == shown
    house.browser(AWAY).get(urlsplit(joins(page)[0]).path)
    page = browser.get(shown).text
    assert "waiting for Bob" not in page
    assert "waiting for Player C" in page
    assert "What shall the others call you?" not in page
    assert browser.post("/new/zooloretto").headers["location"].startswith("/m/")
    assert "share" not in browser.post("/new/zooloretto").headers["location"]


def test_who_joins_is_asked_for_a_name_that_stays(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "human"], {"first_seat": "b"}, seed=1))
    guest = house.browser(AWAY)
    asks = join(guest, house, match, 1).headers["location"]
    assert asks == f"{match}/name?seat=B"
    page = guest.get(asks).text
    assert "You play with Ana." in page
    assert "Player B" not in page
    before = house.site.store.load(match[3:])
    assert before is not None
    assert guest.post(f"{match}/name", {"seat": "B", "name": " Bob "}).headers["location"] == f"{match}?seat=B"
    kept = house.site.store.load(match[3:])
    assert kept is not None
    assert kept.version == before.version + 1
    assert kept.head.splitlines()[:-1] == [
        line.replace("human:Ana,human", "human:Ana,human:Bob") for line in before.head.splitlines()[:-1]
    ]
    assert "Bob" in browser.get(match).text
    assert "Zooloretto, Ana vs. Bob" in browser.get("/").text
    answer = house.program(house.site.signer.seat_token(match[3:], SEATS[1])).get(f"/matches/{match[3:]}/question")
    first = answer["options"][0]["answer"]
    assert guest.answer(match, first, "B").status_code == 303
    for action in ("undo", "redo"):
        assert guest.post(f"{match}/{action}", {"seat": "B", "stamp": guest.stamp(match, "B")}).status_code == 303
        assert "human:Bob" in record(browser, match).meta["seats"]
    assert "Bob" in browser.get(match).text
    house.site.rooms._rooms.clear()  # as after the server was started again
    assert "Bob" in browser.get(match).text
    assert join(guest, house, match, 1).headers["location"] == f"{match}?seat=B"


def test_a_name_is_kept_for_the_next_time_and_may_be_left_out(browser: Browser, house: House) -> None:
    guest = house.browser(AWAY)
    for name in ("Bob", ""):
        match = browser.begin(Beginning("zooloretto", ["human", "human"], seed=1))
        asked = join(guest, house, match, 1).headers["location"]
        assert ('value="Bob"' in guest.get(asked).text) == (name == "")
        assert guest.post(f"{match}/name", {"seat": "B", "name": name}).status_code == 303
        assert record(browser, match).meta["seats"] == ("human,human:Bob" if name else "human,human")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("Ana", "Two seats are named"), ("a, b", "leave out the"), ("x" * 25, "at most 24 letters")],
)
def test_what_cannot_be_a_name_is_said(browser: Browser, house: House, name: str, sentence: str) -> None:
    match = browser.begin(Beginning("zooloretto", ["human:Ana", "human"], seed=1))
    guest = house.browser(AWAY)
    join(guest, house, match, 1)
    response = guest.post(f"{match}/name", {"seat": "B", "name": name})
    assert response.status_code == 400
    assert sentence in unescape(response.text)
    assert record(browser, match).meta["seats"] == "human:Ana,human"


def test_only_who_holds_a_seat_names_it(browser: Browser, house: House) -> None:
    match = browser.begin(Beginning("zooloretto", ["human", "human"], seed=1))
    guest = house.browser(AWAY)
    join(guest, house, match, 1)
    assert guest.post(f"{match}/name", {"seat": "A", "name": "Eve"}).status_code == 403
    assert guest.get(f"{match}/name?seat=A").status_code == 403
    assert house.browser(AWAY).post(f"{match}/name", {"seat": "B", "name": "Eve"}).status_code == 403
    assert guest.post(f"{match}/name", {"seat": "B", "name": "Eve", "csrf": "forged"}).status_code == 403
    alone = browser.begin(Beginning("zooloretto", ["human", "greedy"], seed=1))
    phone = house.browser(AWAY)
    assert join(phone, house, alone, 0).headers["location"] == f"{alone}?seat=A"  # alone nobody needs a name


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
