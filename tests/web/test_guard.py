"""What stands before every page: sizes, rates, names and headers; and no address leads out of this site."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from soloist.web.people import COOKIE, LIKES_COOKIE
from soloist.web.room import Beginning, Room
from soloist.web.site import Site
from soloist.web.statics import static_url
from tests.web.visits import HOME, Browser, House, Response, open_house

TWO = Beginning("arne", ["human:Anna", "human:Ben"], seed=7)
NEAR, FAR, FARTHER = "127.0.0.1", "192.0.2.7", "192.0.2.8"


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser(FAR)


# sizes


async def pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 50_000


TARGETS = ["/likes", "/import", "/new/arne", "/api/matches", "/api/records", "/m/zzzzzzzzzzzzzzzz/answer"]


@pytest.mark.parametrize("path", [*TARGETS, "/api/matches/zzzzzzzzzzzzzzzz/answer"])
def test_what_is_too_large_is_not_read(house: House, anna: Browser, path: str) -> None:
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    whole = house.run(anna.client.post(path, content=b"x" * 5_000_000, headers={"content-type": kind}))
    assert whole.status_code == 413
    in_pieces = house.run(anna.client.post(path, content=pieces(100), headers={"content-type": kind}))
    assert in_pieces.status_code in (400, 413), in_pieces.text
    if path.startswith("/api"):
        assert list(in_pieces.json()) == ["error"]


def test_a_large_file_in_a_form_is_not_read(house: House, anna: Browser) -> None:
    response = house.run(anna.client.post("/import", data={"csrf": anna.csrf}, files={"file": ("x", b"x" * 5_000_000)}))
    assert response.status_code == 413


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "9" * 5000, "²", "", "1, 2", "0x10"])
def test_a_broken_length_is_refused(house: House, anna: Browser, length: str) -> None:
    headers = [(b"content-length", length.encode("latin-1")), (b"content-type", b"application/x-www-form-urlencoded")]
    response = house.run(anna.client.post("/likes", content=b"x=1", headers=headers))
    assert response.status_code in (400, 413)


def test_a_form_of_very_many_fields_is_refused(anna: Browser) -> None:
    response = anna.post("/likes", {f"f{number}": "1" for number in range(2000)})
    assert response.status_code == 400


# rates


def test_too_many_requests_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    with open_house(tmp_path, limited=True) as house:
        far, farther, near = house.client(FAR), house.client(FARTHER), house.client(NEAR)

        def ask(client: Any, method: str, path: str, **more: Any) -> Response:
            response: Response = house.run(client.request(method, path, **more))
            return response

        limits = (("GET", "/robots.txt", 240), ("POST", "/api/matches/x", 60), ("POST", "/import", 30))
        for method, path, most in limits:
            assert 429 not in [ask(far, method, path).status_code for _ in range(most)]
            refused = ask(far, method, path)
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
            assert "wait" in refused.text
            assert_guarded(refused.headers)
        assert ask(far, "GET", "/static/x/tokens.css").status_code == 200
        assert ask(farther, "GET", "/robots.txt").status_code == 200
        assert ask(near, "GET", "/robots.txt").status_code == 200
        now += 2
        assert ask(far, "GET", "/robots.txt").status_code == 200
        assert ask(far, "POST", "/import").status_code == 403


def test_beginning_is_limited_however_it_is_written(tmp_path: Path) -> None:
    with open_house(tmp_path, limited=True) as house:
        client = house.client(FAR)
        begun = 0
        for path in ("/api/matches", "/api/matches/", "//api/matches", "/api//matches", "/api/matches?x=1") * 30:
            response = house.run(client.post(HOME + path, json={"game": "zooloretto"}))
            begun += response.status_code == 201
        assert 0 < begun <= 31


# names


def test_an_unknown_name_is_refused(tmp_path: Path) -> None:
    names = ("localhost", "127.0.0.1", "[::1]")
    with open_house(tmp_path, hosts=names) as house:
        client = house.client()
        for host in ("localhost", "LOCALHOST:8321", "127.0.0.1:8321", "[::1]", "[::1]:8321"):
            assert house.run(client.get("/robots.txt", headers={"host": host})).status_code == 200, host
        for host in ("evil.example", "localhost.evil.example", "evil.example:8321", "", ":80", "127.0.0.1.", "[::2]"):
            response = house.run(client.get("/robots.txt", headers={"host": host}))
            assert response.status_code == 421, host
            assert_guarded(response.headers)


# headers and cookies


def responses_of_all_kinds(house: House, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> Iterator[Response]:
    match = anna.begin(TWO, "A")
    path = match.replace("/m/", "/api/matches/")
    paths = ("/", match, f"{match}/share", "/rules", "/new/arne", "/style", "/nothing", "/m/zzzzzzzz", "/static/x/y")
    for address in (
        *paths,
        f"{match}/record",
        path,
        f"{path}/question",
        "/api/nothing",
        "/api/games",
        "/api/openapi.json",
    ):
        yield anna.get(address)
    yield anna.post("/likes", {"back": "/"})
    yield anna.post("/likes", {"csrf": "x"})
    yield anna.post(f"{match}/answer", {"seat": "A", "stamp": "9.9", "answer": "x"})
    yield anna.get(f"{match}/answer")
    yield anna.post("/api/matches", {})
    yield house.run(anna.client.post("/likes", content=b"x" * 200_000))
    monkeypatch.setattr(Site, "page", lambda *_: 1 / 0)
    yield anna.get(match)
    monkeypatch.setattr(Room, "people", lambda *_: 1 / 0)
    yield anna.get(path)


def assert_guarded(headers: Mapping[str, str]) -> None:
    assert "unsafe" not in headers["content-security-policy"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] in ("same-origin", "no-referrer")
    assert headers["x-frame-options"] == "DENY"
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(headers)


def test_every_response_has_its_headers(house: House, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    for response in responses_of_all_kinds(house, anna, monkeypatch):
        seen.add(response.status_code)
        assert_guarded(response.headers)
        assert response.headers["cache-control"] == "no-store"
    assert seen >= {200, 303, 401, 403, 404, 405, 409, 413, 415, 500}


def test_files_and_streams_have_their_headers(house: House, anna: Browser) -> None:
    match = anna.begin(TWO, "A")
    for path in (f"{match}/events", match.replace("/m/", "/api/matches/") + "/events"):
        listener = house.listen(path)
        listener.version()
        assert_guarded(listener.headers)
        assert listener.headers["cache-control"] == "no-store"
        assert listener.headers["content-type"].startswith("text/event-stream")
        listener.close()
    file = anna.get(static_url("app.js"))
    assert_guarded(file.headers)
    assert "immutable" in file.headers["cache-control"]
    assert "immutable" not in anna.get("/static/-/app.js").headers["cache-control"]


def test_pages_carry_nothing_inline(anna: Browser) -> None:
    """What the content policy would stop is not there in the first place."""
    matches = [
        anna.begin(TWO, "A"),
        anna.begin(Beginning("zooloretto", ["human", "greedy"])),
        anna.begin(Beginning("mammoth")),
    ]
    for address in (
        "/",
        "/rules",
        "/rules/arne",
        "/style",
        "/new/arne",
        "/new/mammoth",
        "/import",
        "/device",
        *matches,
    ):
        page = anna.get(address).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page), address
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page), address
        sources = re.findall(r'(?:src|href|action)="([^"]*)"', page)
        assert [source for source in sources if source.startswith(("http", "//"))] == [], address


def test_cookies_are_for_the_server_only(house: House) -> None:
    for scheme in ("http", "https"):
        client = house.client(FAR, base_url=f"{scheme}://localhost")
        page = house.run(client.get("/"))
        csrf = re.search(r'name="csrf" value="([^"]+)"', page.text)
        assert csrf is not None
        liked = house.run(client.post("/likes", data={"csrf": csrf[1], "theme": "dark"}))
        cookies = [*page.headers.get_list("set-cookie"), *liked.headers.get_list("set-cookie")]
        assert [cookie.partition("=")[0] for cookie in cookies] == [COOKIE, LIKES_COOKIE]
        for cookie in cookies:
            assert "httponly" in cookie.lower()
            assert "samesite=lax" in cookie.lower()
            assert "domain" not in cookie.lower()
            assert ("secure" in cookie.lower()) == (scheme == "https")


@pytest.mark.parametrize("secret", ["", "short", "x" * 65, "é" * 30, "a b" * 10, "\x7f" * 30, '"' * 30])
def test_a_cookie_that_is_not_ours_is_replaced(house: House, secret: str) -> None:
    client = house.client(FAR)
    response = house.run(client.get("/", headers=[(b"cookie", f"{COOKIE}={secret}".encode())]))
    assert response.status_code == 200


# addresses


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example", "https://evil.example/", "/\\evil.example", "\\\\evil.example", "/\t/evil.example",
        "/\x0b/evil.example", "/\xad/evil.example", "/\u200b/evil.example", "/\n/evil.example", "\t//evil.example",
        "/\x00/evil.example", "javascript:alert(1)", "evil.example", "", " //evil.example", "/\u2028/evil.example",
        "/\x7f\\evil.example", "http:/evil.example", "///evil.example", "/\r\nset-cookie: a=b", "/%0d%0aset-cookie:a=b",
        "//[", "http://[", "/\ud7ff/evil.example",
    ],
)  # fmt: skip
def test_likes_leads_back_to_this_site_only(anna: Browser, back: str) -> None:
    response = anna.post("/likes", {"back": back})
    assert response.status_code == 303
    where = response.headers["location"]
    assert re.fullmatch(r"/(?![/\\])[^\s\\]*", where), where
    assert len(response.headers.get_list("set-cookie")) == 1


@pytest.mark.parametrize(
    "path",
    [
        "/static/x/../app.py", "/static/x/..%2fapp.py", "/static/x/%2e%2e/%2e%2e/store.py", "/static/../../store.py",
        "/static/x//etc/passwd", "/static/x/%2fetc%2fpasswd", "/static/x/tokens.css%00", "/static/x/tokens.css/",
        "/static/x/", "/static/", "/static", "/static/x/..", "/static/x/C:%5cboot.ini", "/static/x/tokens.css%0a",
    ],
)  # fmt: skip
def test_only_files_for_browsers_are_served(anna: Browser, path: str) -> None:
    assert anna.get(path).status_code in (307, 404)
