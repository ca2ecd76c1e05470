"""By which way requests come: who is believed, and what follows for rates, links, cookies and forms."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.errors import BadSetting
from soloist.web.front import Front, front_of, household
from tests.web.visits import Browser, House, Response, open_house

PUBLIC = "https://games.example"
NEAR, FAR, FARTHER = "127.0.0.1", "192.0.2.7", "192.0.2.8"
KEPT = {"host": "games.example"}  # as the documented proxy sends it


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    front = front_of(PUBLIC)
    folder = tmp_path_factory.mktemp("public")
    with open_house(folder, front=front, hosts=front.names, addresses=(PUBLIC,), is_reachable=True) as house:
        yield house


def through(house: House, **headers: str) -> Browser:
    """A browser whose requests come through the proxy."""
    return Browser(house, house.client(NEAR, headers={"x-forwarded-for": FAR, **KEPT, **headers}, base_url=PUBLIC))


# what may be asked for


@pytest.mark.parametrize(
    ("given", "public"),
    [
        ("https://games.example", PUBLIC), (" https://games.example/ ", PUBLIC), ("https://Games.Example:443", PUBLIC),
        ("http://games.example:8080/", "http://games.example:8080"), ("http://[2001:DB8::1]", "http://[2001:db8::1]"),
    ],
)  # fmt: skip
def test_public_addresses(given: str, public: str) -> None:
    front = front_of(given)
    assert front.public_url == public
    assert front.trusts(NEAR)
    assert not front.trusts(FAR)


@pytest.mark.parametrize(
    "given",
    ["", "games.example", "ftp://games.example", "https://", "https://games.example/soloist", "https://a b.example",
     "https://me:word@games.example", "https://games.example?x", "https://games.example:port", "https://[::1"],
)  # fmt: skip
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(BadSetting, match=r"https://games\.example"):
        front_of(given)


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(BadSetting, match="--public-url"):
        front_of(None, ["10.0.0.1"])
    with pytest.raises(BadSetting, match="--trust-this-machine"):
        front_of(PUBLIC, trusts_machine=True)
    for given in ("proxy", "", "10.0.0.1/8", "10.0.0.300"):
        with pytest.raises(BadSetting, match="--proxy"):
            front_of(PUBLIC, [given])


# who is believed


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        (NEAR, FAR, FAR), (NEAR, f"{FARTHER}, {FAR}", FAR), (NEAR, f"{FAR}, 10.0.0.9", FAR), (NEAR, "", NEAR),
        (NEAR, "nonsense", NEAR), (NEAR, f"{FAR}, nonsense", NEAR), (NEAR, "10.0.0.9", NEAR),
        ("10.0.0.1", FAR, FAR), ("10.0.1.1", FAR, "10.0.1.1"), (FARTHER, FAR, FARTHER), ("", FAR, ""),
        (NEAR, "[2001:db8::1]", "2001:db8::1"),
    ],
)  # fmt: skip
def test_only_our_proxies_say_for_whom_they_ask(peer: str, forwarded: str, client: str) -> None:
    assert front_of(PUBLIC, ["127.0.0.1", "10.0.0.0/24"]).client(peer, forwarded) == client


def test_without_a_public_address_nobody_is_believed() -> None:
    assert Front().client(NEAR, FAR) == NEAR


def test_a_household_counts_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.7") == household(FAR) == FAR
    assert household("") == ""


def asked(house: House, address: str, **headers: str) -> int:
    client = house.client(address)
    response: Response = house.run(client.get("/robots.txt", headers=headers))
    return response.status_code


def use_up(house: House, address: str, **headers: str) -> None:
    while asked(house, address, **headers) == 200:
        pass


def test_rates_count_who_asks_behind_the_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    with open_house(tmp_path, limited=True, front=front_of(PUBLIC)) as house:
        use_up(house, NEAR, **{"x-forwarded-for": FAR})
        assert asked(house, NEAR, **{"x-forwarded-for": f"{FARTHER}, {FAR}"}) == 429
        assert asked(house, FAR, **{"x-forwarded-for": FARTHER}) == 429  # who comes straight speaks for nobody
        assert asked(house, NEAR, **{"x-forwarded-for": FARTHER}) == 200
        use_up(house, NEAR)  # a proxy that does not say for whom: all its visitors are one


def test_rates_count_this_machine_as_one_where_nobody_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    with open_house(tmp_path, limited=True, front=Front()) as house:
        use_up(house, NEAR)
        assert asked(house, NEAR, **{"x-forwarded-for": FAR}) == 429
        assert asked(house, FAR) == 200


def test_rates_leave_a_trusted_machine_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)
    with open_house(tmp_path, limited=True, front=Front(trusts_machine=True)) as house:
        assert {asked(house, NEAR) for _ in range(300)} == {200}
        use_up(house, NEAR, **{"x-forwarded-for": FAR})


# links, cookies and forms


@pytest.mark.parametrize("kept", [{}, {"host": "games.example:443"}, {"host": "127.0.0.1:8321"}], ids=str)
def test_behind_tls_forms_links_and_cookies_are_right(public: House, kept: dict[str, str]) -> None:
    browser = through(public, **kept)
    begun = browser.post("/new/zooloretto", {"seat-A": "you", "seat-B": "link"}, headers={"origin": PUBLIC})
    assert begun.status_code == 303
    match = begun.headers["location"].removesuffix("/share?begun=1")
    page = browser.get(f"{match}/share").text
    assert f'value="{PUBLIC}{match}/join/' in page
    assert 'class="qr"' in page
    assert f'value="{PUBLIC}/"' in browser.get("/device").text
    cookie = public.run(public.client(NEAR, headers={"x-forwarded-for": FAR, **KEPT, **kept}).get("/"))
    assert "secure" in cookie.headers["set-cookie"].lower()


@pytest.mark.parametrize("origin", ["http://games.example", "https://evil.example", "https://games.example.evil"])
def test_forms_of_other_sites_stay_out(public: House, origin: str) -> None:
    assert through(public).post("/likes", headers={"origin": origin}).status_code == 403


def test_the_machine_itself_can_still_be_asked_straight(public: House) -> None:
    """Without TLS its cookies are not for TLS only, or they would never come back."""
    client = public.client(NEAR)
    page = public.run(client.get("/"))
    assert "secure" not in page.headers["set-cookie"].lower()
    browser = Browser(public, client)
    assert browser.post("/likes", headers={"origin": "http://localhost"}).status_code == 303


def test_links_of_the_api_have_the_public_address(public: House) -> None:
    begun: Any = public.program().post("/matches", {"game": "zooloretto"}, 201)
    assert all(key["link"].startswith(f"{PUBLIC}/m/") for key in begun["keys"])


def test_other_names_are_not_answered(public: House) -> None:
    client = public.client(NEAR, headers={"x-forwarded-for": FAR})
    assert public.run(client.get("/robots.txt", headers={"host": "evil.example"})).status_code == 421
    assert public.run(client.get("/robots.txt", headers=KEPT)).status_code == 200


def test_a_visitor_who_forges_headers_gains_nothing(public: House) -> None:
    owner = through(public)
    match = owner.post("/new/zooloretto", headers={"origin": PUBLIC}).headers["location"]
    for forged in ({"x-forwarded-for": NEAR}, {"x-forwarded-for": f"{NEAR}, {FAR}"}, {"x-real-ip": NEAR}):
        other = through(public, **forged)
        assert match not in other.get("/").text
        assert other.post(f"{match}/delete").status_code == 403
