"""Who has the rights of somebody at this machine: whoever brings a key of it, or everybody near by explicit choice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.web import app
from soloist.web.front import Front
from soloist.web.keys import PATH, era, new_era, new_key, use_key
from soloist.web.people import MACHINE_COOKIE
from soloist.web.room import Beginning
from soloist.web.store import Store, sqlite_address
from tests.cli.conftest import Soloist, soloist
from tests.web.postgres import cluster, postgres
from tests.web.visits import PATIENCE, Browser, House, open_house

__all__ = ["cluster", "postgres", "soloist"]

TWO = Beginning("arne", ["human:Anna", "human:Ben"], seed=7)
NEAR, FAR = "127.0.0.1", "192.0.2.7"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[House]:
    """A house as it is by default: nobody is trusted for where they connect from."""
    with open_house(tmp_path, front=Front()) as house:
        yield house


def may_manage(browser: Browser, match: str) -> bool:
    """Whether a browser that began nothing may do with a match what somebody at the machine may."""
    listed = match in browser.get("/").text
    taken = browser.post(f"{match}/take").status_code
    assert (taken == 303) == listed
    deleted = browser.post(f"{match}/delete").status_code
    assert (deleted == 303) == listed
    assert {taken, deleted} <= {303, 403}
    return listed


@pytest.mark.parametrize("address", [NEAR, "::1", FAR])
def test_without_a_key_nobody_sits_at_the_machine(closed: House, address: str) -> None:
    """A proxy on this machine that adds nothing looks just like a browser on it."""
    match = closed.browser(FAR).begin(TWO, "A")
    assert not may_manage(closed.browser(address), match)
    assert closed.site.store.version(match[3:]) == 1


@pytest.mark.parametrize("address", [NEAR, FAR])
def test_without_a_key_one_owns_what_one_begins(closed: House, address: str) -> None:
    browser = closed.browser(address)
    match = browser.post("/new/zooloretto").headers["location"]
    assert match in browser.get("/").text
    assert ("soloist key" in browser.get("/").text) == (address == NEAR)
    assert browser.post(f"{match}/delete").status_code == 303


def test_a_key_opens_the_machine_once(closed: House) -> None:
    match = closed.browser(FAR).begin(TWO, "A")
    key = PATH + new_key(closed.site.store)
    mine, other = closed.browser(NEAR), closed.browser(NEAR)
    opened = mine.get(key)
    assert (opened.status_code, opened.headers["location"]) == (303, "/")
    (cookie,) = [each for each in opened.headers.get_list("set-cookie") if each.startswith(MACHINE_COOKIE)]
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    refused = other.get(key)
    assert refused.status_code == 403
    assert "soloist key" in refused.text
    assert mine.get(key).status_code == 303  # the address is opened again by who used it
    assert not may_manage(other, match)
    assert may_manage(mine, match)


def test_a_new_browser_begins_with_the_key(closed: House) -> None:
    """The first thing it opens is the address with the key: it has no cookie yet."""
    match = closed.browser(FAR).begin(TWO, "A")
    client = closed.client(NEAR)
    closed.run(client.get(PATH + new_key(closed.site.store)))
    assert match in closed.run(client.get("/")).text


def test_the_cookie_of_one_browser_is_no_good_in_another(closed: House) -> None:
    match = closed.browser(FAR).begin(TWO, "A")
    mine, thief = closed.browser(NEAR), closed.browser(NEAR)
    mine.get(PATH + new_key(closed.site.store))
    thief.client.cookies.set(MACHINE_COOKIE, mine.client.cookies[MACHINE_COOKIE])
    assert not may_manage(thief, match)
    for value in ("", "1", "x" * 24):
        thief.client.cookies.set(MACHINE_COOKIE, value)
        assert not may_manage(thief, match)


def test_the_right_outlasts_the_server(tmp_path: Path) -> None:
    with open_house(tmp_path, front=Front()) as house:
        mine = house.browser(NEAR)
        mine.get(PATH + new_key(house.site.store))
        cookies = dict(mine.client.cookies)
    with open_house(tmp_path, front=Front()) as house:
        match = house.browser(FAR).begin(TWO, "A")
        client = house.client(NEAR, cookies=cookies)
        assert match in house.run(client.get("/")).text


def test_by_explicit_choice_everybody_near_is_trusted(tmp_path: Path) -> None:
    with open_house(tmp_path, front=Front(trusts_machine=True)) as house:
        match = house.browser(FAR).begin(TWO, "A")
        assert not may_manage(house.browser(FAR), match)
        assert may_manage(house.browser(NEAR), match)


def test_keys_are_forgotten_after_a_day(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, later = Store(address), time.time() + 25 * 3600
    try:
        old, used = new_key(store), new_key(store)
        assert use_key(store, used)
        assert not use_key(store, used)
        assert not use_key(store, "nonsense")
        assert not any(key in name + value for key in (old, used) for name, value in store.secrets_like("").items())
        monkeypatch.setattr(time, "time", lambda: later)
        assert not use_key(store, old)
        new_key(store)
        assert len(store.secrets_like("key-")) == 1
    finally:
        store.close()


# taken away


def test_the_host_takes_the_right_from_all_browsers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "ROUND_SECONDS", 0.02)
    with open_house(address, front=Front()) as house:
        store = house.site.store
        mine, other = house.browser(NEAR), house.browser(FAR)
        waiting = PATH + new_key(store)
        for browser in (mine, other):
            browser.get(PATH + new_key(store))
        match = house.browser(FAR).begin(TWO, "A")
        assert match in mine.get("/").text
        new_era(store)
        deadline = time.monotonic() + PATIENCE
        while match in mine.get("/").text:
            assert time.monotonic() < deadline, "it is at the machine as before"
        assert not may_manage(mine, match)
        assert not may_manage(other, match)
        assert mine.get(waiting).status_code == 403
        assert mine.get(PATH + new_key(store)).status_code == 303
        assert not may_manage(other, match)
        assert may_manage(mine, match)
    with open_house(address, front=Front()) as house:  # and so it stays
        for browser, is_there in ((mine, True), (other, False)):
            match = house.browser(FAR).begin(TWO, "A")
            client = house.client(NEAR, cookies=dict(browser.client.cookies))
            assert (match in house.run(client.get("/")).text) == is_there


def test_seats_and_matches_are_not_touched_by_it(closed: House) -> None:
    browser = closed.browser(FAR)
    match = browser.begin(TWO, "A")
    page = browser.get(match)
    new_era(closed.site.store)
    new_era(closed.site.store)
    assert match in browser.get("/").text
    assert browser.get(match).status_code == page.status_code == 200
    assert browser.post(f"{match}/delete").status_code == 303


# the command


def test_the_command_prints_an_address_that_works(soloist: Soloist, tmp_path: Path) -> None:
    with open_house(tmp_path, front=Front()) as house:
        said = soloist("key", "--data", str(tmp_path), "--at", "https://games.example/")
        assert said.out.startswith("https://games.example" + PATH)
        assert house.browser(FAR).get(said.out.strip().removeprefix("https://games.example")).status_code == 303
    assert soloist("key", "--data", str(tmp_path)).out.startswith("http://127.0.0.1:8321" + PATH)


def test_the_command_renews(soloist: Soloist, tmp_path: Path) -> None:
    before = soloist("key", "--data", str(tmp_path / "none"), "--renew")
    assert before.code == 2  # no database is made
    store = Store(sqlite_address(tmp_path))
    old = new_key(store)
    said = soloist("key", "--data", str(tmp_path), "--renew")
    assert era(store)
    assert not use_key(store, old)
    assert use_key(store, said.out.strip().rpartition("/")[2])
    store.close()


def test_where_there_is_no_server_the_command_makes_none(soloist: Soloist, tmp_path: Path) -> None:
    refused = soloist("key", "--data", str(tmp_path / "none"))
    assert (refused.code, refused.out) == (2, "")
    assert "--data" in refused.err
    assert not (tmp_path / "none").exists()
    Store(sqlite_address(tmp_path)).close()
    assert soloist("key", "--data", str(tmp_path), "--at", "games").code == 2
