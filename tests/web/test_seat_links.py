"""Seat links that are renewed: the old one is dead everywhere, whoever sat there by it is not there any more, and the
page of links says who sits where; and matches that the API throws away."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.seats import SEATS
from soloist.web.room import Beginning
from soloist.web.store import Store, sqlite_address
from soloist.web.tables import holders
from tests.web.visits import Browser, House, open_house

AWAY = "10.0.0.9"
LINK = re.compile(r'value="[^"]*(/m/[a-z0-9]+/join/[^"]+)"')
B = SEATS[1]


def begin(browser: Browser, *seats: str) -> str:
    return browser.begin(Beginning("zooloretto", list(seats) or ["human:Anna", "human"], {}, 1))


def links(browser: Browser, match: str) -> list[str]:
    """The seat links on the page, in the order of the seats."""
    return LINK.findall(browser.get(f"{match}/share").text)


@pytest.fixture
def table(house: House) -> tuple[Browser, Browser, str]:
    """Anna, who began a match; a guest who sits at seat B by the link; the match."""
    anna, guest = house.browser(), house.browser(AWAY)
    match = begin(anna)
    assert guest.get(links(anna, match)[1]).status_code == 303
    return anna, guest, match


def test_the_page_says_who_sits_there(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, guest, match = table
    assert "Somebody took this seat just now." in anna.get(f"{match}/share").text
    guest.post(f"{match}/name", {"seat": "B", "name": "Ben"})
    assert "Ben took this seat just now." in anna.get(f"{match}/share").text
    with house.site.store._engine.begin() as line:
        line.execute(holders.update().values(since=time.time() - 7300))
    assert "Ben took this seat 2 hours ago." in anna.get(f"{match}/share").text
    with house.site.store._engine.begin() as line:
        line.execute(holders.update().values(since=None))
    page = anna.get(f"{match}/share").text
    assert "Ben sits here." in page
    assert "Anna sits here" not in page  # which is this very browser


def test_a_renewed_link_is_another_and_the_old_one_is_dead(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, _, match = table
    old = links(anna, match)
    assert anna.post(f"{match}/renew", {"seat": "B"}).headers["location"] == f"{match}/share"
    new = links(anna, match)
    assert (new[0] == old[0], new[1] == old[1]) == (True, False)
    stranger = house.browser(AWAY)
    assert stranger.get(old[1]).status_code == 404
    assert house.site.store.held(match[3:], stranger.person) == frozenset()
    assert stranger.get(new[1]).status_code == 303
    assert house.site.store.held(match[3:], stranger.person) == {"B"}
    anna.post(f"{match}/renew", {"seat": "B"})
    assert links(anna, match)[1] not in (old[1], new[1])


def test_whoever_sat_there_has_to_open_the_new_one(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, guest, match = table
    anna.post(f"{match}/renew", {"seat": "B"})
    assert house.site.store.held(match[3:], guest.person) == frozenset()
    assert guest.post(f"{match}/give-up", {"seat": "B"}).status_code == 403
    assert "took this seat" not in anna.get(f"{match}/share").text
    guest.get(links(anna, match)[1])
    assert house.site.store.held(match[3:], guest.person) == {"B"}


def test_whoever_renews_keeps_their_own_seat(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, _, match = table
    phone = house.browser(AWAY)
    phone.get(links(anna, match)[0])
    anna.post(f"{match}/renew", {"seat": "A"})
    assert "A" in house.site.store.held(match[3:], anna.person)
    assert house.site.store.held(match[3:], phone.person) == frozenset()


def test_tokens_of_programs_die_with_the_link(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, _, match = table
    signer = house.site.signer
    program = house.program(signer.seat_token(match[3:], B))
    program.get(f"/matches/{match[3:]}/question")
    anna.post(f"{match}/renew", {"seat": "B"})
    assert program.send("GET", f"/matches/{match[3:]}/question").status_code == 401
    house.program(signer.seat_token(match[3:], B, 1)).get(f"/matches/{match[3:]}/question")


def test_only_whoever_began_a_match_renews_links(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, guest, match = table
    old = links(anna, match)
    assert "Renew this link" in anna.get(f"{match}/share").text
    assert "Renew this link" not in guest.get(f"{match}/share").text
    for browser in (guest, house.browser(AWAY), house.browser()):
        assert browser.post(f"{match}/renew", {"seat": "B"}).status_code == 403
    assert anna.post(f"{match}/renew", {"seat": "?"}).status_code == 403
    assert anna.post(f"{match}/renew", {"seat": "C"}).status_code == 400
    assert guest.post(f"{match}/renew", {"seat": "B", "csrf": "no"}).status_code == 403
    assert links(anna, match) == old


def test_bots_have_no_links(house: House) -> None:
    anna = house.browser()
    match = begin(anna, "human", "greedy")
    assert anna.post(f"{match}/renew", {"seat": "B"}).status_code == 400


def test_everybody_hears_of_it(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, _, match = table
    listener = house.listen(f"{match}/events")
    before = listener.version()
    anna.post(f"{match}/renew", {"seat": "B"})
    assert listener.version() > before
    listener.close()


def test_another_server_knows_it_at_once_and_after_a_start_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as one, open_house(tmp_path) as other:
        anna = one.browser()
        match = begin(anna)
        old = links(anna, match)[1]
        assert other.browser(AWAY).get(old).status_code == 303
        anna.post(f"{match}/renew", {"seat": "B"})
        assert other.browser(AWAY).get(old).status_code == 404
    with open_house(Store(sqlite_address(tmp_path))) as again:
        assert again.browser(AWAY).get(old).status_code == 404


def test_play_goes_on_after_it(house: House, table: tuple[Browser, Browser, str]) -> None:
    anna, guest, match = table
    anna.post(f"{match}/renew", {"seat": "B"})
    guest.get(links(anna, match)[1])
    asked = house.program().get(f"/matches/{match[3:]}")["asked"][0]
    browser = anna if asked == "A" else guest
    token = links(anna, match)[0 if asked == "A" else 1].rpartition("/")[2]
    question = house.program(token).get(f"/matches/{match[3:]}/question")
    assert browser.answer(match, question["options"][0]["answer"], asked).status_code == 303


# matches of the API


def began(house: House, **more: Any) -> dict[str, Any]:
    wanted = {"game": "zooloretto", "seats": ["human", "greedy"], **more}
    begun: dict[str, Any] = house.program().post("/matches", wanted, 201)
    return begun


def test_the_api_throws_away_what_it_began(house: House) -> None:
    begun = began(house)
    address = f"/matches/{begun['match']}"
    gone = house.program(begun["owner"]).send("DELETE", address)
    assert (gone.status_code, gone.content) == (204, b"")
    assert house.program().send("GET", address).status_code == 404
    assert house.site.store.load(begun["match"]) is None
    assert house.program(begun["owner"]).send("DELETE", address).status_code == 404


def test_only_with_the_key_of_whoever_began_it(house: House) -> None:
    begun, other = began(house), began(house)
    address = f"/matches/{begun['match']}"
    for token in (None, "", "nonsense", begun["keys"][0]["token"], other["owner"]):
        refused = house.program(token).send("DELETE", address)
        assert refused.status_code == 401, token
        assert refused.json()["error"]
    assert house.program().send("GET", address).status_code == 200


def test_the_key_opens_no_seat(house: House) -> None:
    begun = began(house)
    assert house.program(begun["owner"]).send("GET", f"/matches/{begun['match']}/question").status_code == 401


def test_an_imported_match_has_an_owner_too(house: House) -> None:
    begun = began(house)
    house.program(begun["keys"][0]["token"]).post(f"/matches/{begun['match']}/give-up", {}, 200)
    record = house.program().get(f"/matches/{begun['match']}/record")
    brought = house.program().post("/records", record, 201)
    assert house.program(brought["owner"]).send("DELETE", f"/matches/{brought['match']}").status_code == 204


def test_what_came_of_it_stays_in_the_record_of_plays(house: House) -> None:
    begun = began(house)
    browser = house.browser(AWAY)
    browser.get(f"/m/{begun['match']}/join/{begun['keys'][0]['token']}")
    house.program(begun["keys"][0]["token"]).post(f"/matches/{begun['match']}/give-up", {}, 200)
    house.program(begun["owner"]).send("DELETE", f"/matches/{begun['match']}")
    assert len(house.site.store.kept_plays(browser.person)) == 1
