"""Requests nobody should send: they change nothing, get a clear answer, and learn nothing."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from soloist.bots.arne import Greedy
from soloist.engine.errors import CannotImagine
from soloist.engine.seats import SEATS
from soloist.engine.words import msg
from soloist.web import room
from soloist.web.room import Beginning, Room
from tests.web.visits import HOME, Browser, House, Program

TWO = Beginning("arne", ["human:Anna", "human:Ben"], seed=7)
NEAR = "127.0.0.1"
FAR = "192.0.2.7"
SECRET = "the-secret-of-the-bug"


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser(FAR)


@pytest.fixture
def ben(house: House) -> Browser:
    return house.browser(FAR)


def version(house: House, match: str) -> int | None:
    return house.site.store.version(match.rpartition("/")[2])


def key(house: House, match: str, seat: int = 0) -> str:
    return house.site.signer.seat_token(match.rpartition("/")[2], SEATS[seat])


# seats and tokens


def test_nobody_answers_for_a_seat_they_do_not_hold(house: House, anna: Browser, ben: Browser) -> None:
    match = anna.begin(TWO, "A")
    stamp = anna.stamp(match)
    for browser, seat in ((ben, "A"), (anna, "B"), (anna, "chance"), (anna, ""), (anna, "Z"), (anna, "a")):
        for action in ("answer", "undo", "redo", "roll", "watch"):
            response = browser.post(f"{match}/{action}", {"seat": seat, "stamp": stamp, "answer": "orange"})
            assert response.status_code == 403, (seat, action)
    assert version(house, match) == 1


def test_a_seat_link_opens_its_own_seat_only(house: House, anna: Browser, ben: Browser) -> None:
    match, other = anna.begin(TWO, "A"), anna.begin(TWO, "A")
    bots = anna.begin(Beginning("arne", ["human", "greedy"]), "A")
    wrong = [
        key(house, other),
        key(house, match)[:-1],
        key(house, match) + "x",
        key(house, match).swapcase(),
        "%00",
        "é",
    ]
    for address in (*(f"{match}/join/{token}" for token in wrong), f"{bots}/join/{key(house, bots, 1)}"):
        assert ben.get(address).status_code == 404, address
    assert ben.post(f"{match}/answer", {"seat": "A", "stamp": "0.0", "answer": "orange"}).status_code == 403
    assert ben.get(f"{match}/join/{key(house, match, 1)}").headers["location"] == f"{match}?seat=B"
    assert ben.post(f"{match}/answer", {"seat": "A", "stamp": "0.0", "answer": "orange"}).status_code == 403
    assert ben.post(f"{match}/answer", {"seat": "B", "stamp": "0.0", "answer": "orange"}).status_code == 409
    assert version(house, match) == 1


def test_a_token_opens_its_own_seat_only(house: House, anna: Browser) -> None:
    match, other = anna.begin(TWO, "A"), anna.begin(TWO, "A")
    path = match.replace("/m/", "/matches/")
    mine = key(house, match)
    for token in (None, "", " ", key(house, other), mine[:-1], mine + "x", mine.lower(), "A", "*", "null", "x" * 4000):
        program = house.program(token)
        for method, what in (("GET", "question"), ("GET", "why?thing=x"), ("DELETE", "pass")):
            assert program.send(method, f"{path}/{what}").status_code == 401, token
        response = program.send("POST", f"{path}/answer", {"stamp": "0.0", "answer": "orange"})
        assert response.status_code == 401
        assert response.headers["www-authenticate"] == "Bearer"
        if token and token.strip():
            assert program.send("GET", f"{path}/view").status_code == 401
    for scheme in ("Basic", "Token"):
        response = house.program().send("GET", f"{path}/question", headers={"authorization": f"{scheme} {mine}"})
        assert response.status_code == 401
    second = house.program(key(house, match, 1))
    assert second.send("POST", f"{path}/answer", {"stamp": "0.0", "answer": "orange"}).status_code == 400
    assert version(house, match) == 1


def test_cookies_give_a_program_nothing(house: House, anna: Browser) -> None:
    """So that another site cannot use a browser's cookie to answer through the API."""
    match = anna.begin(TWO, "A")
    path = match.replace("/m/", "/api/matches/")
    assert anna.get(f"{path}/question").status_code == 401
    assert anna.get(f"{path}/view").json()["seat"] is None


def test_only_the_owner_throws_a_match_away(house: House, anna: Browser, ben: Browser) -> None:
    match = anna.begin(TWO, "A")
    ben.get(f"{match}/join/{key(house, match, 1)}")
    assert ben.post(f"{match}/delete").status_code == 403
    assert ben.post(f"{match}/take").status_code == 403
    assert version(house, match) == 1
    assert anna.post(f"{match}/delete").status_code == 303
    assert version(house, match) is None


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-for": NEAR}, {"forwarded": "for=127.0.0.1"}, {"host": "soloist.example"}, {"x-real-ip": NEAR}],
    ids=lambda headers: next(iter(headers)),
)
def test_who_comes_through_a_proxy_does_not_sit_at_this_machine(house: House, headers: dict[str, str]) -> None:
    anna, near = house.browser(FAR), house.browser(NEAR)
    match = anna.begin(TWO, "A")
    assert near.post(f"{match}/delete", headers=headers).status_code == 403
    assert near.post(f"{match}/take", headers=headers).status_code == 403
    assert match not in near.get("/", headers=headers).text
    assert match in near.get("/").text
    assert near.post(f"{match}/take").status_code == 303


# forms of other sites


def test_a_form_needs_the_token_of_its_browser(house: House, anna: Browser, ben: Browser) -> None:
    match = anna.begin(TWO, "A")
    fields = {"seat": "A", "stamp": "0.0", "answer": "orange"}
    for csrf in ("", "x", ben.csrf, anna.csrf[:-1], anna.csrf + " ", anna.csrf.swapcase(), "é", "\0"):
        for address in (f"{match}/answer", f"{match}/delete", "/likes", "/new/arne", "/import"):
            assert anna.post(address, {**fields, "csrf": csrf}).status_code == 403, (csrf, address)
    stranger = house.client(FAR)
    assert house.run(stranger.post(f"{match}/answer", data={**fields, "csrf": anna.csrf})).status_code == 403
    assert house.run(anna.client.post(f"{match}/answer", data=fields)).status_code == 403
    assert version(house, match) == 1


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://localhost.evil.example", "http://localhost:81", "x"]
)
def test_a_form_of_another_site_is_refused(house: House, anna: Browser, origin: str) -> None:
    match = anna.begin(TWO, "A")
    fields = {"seat": "A", "stamp": "0.0", "answer": "orange"}
    assert anna.post(f"{match}/answer", fields, headers={"origin": origin}).status_code == 403
    assert version(house, match) == 1
    assert anna.post(f"{match}/answer", fields, headers={"origin": HOME}).status_code == 303


def test_the_api_takes_json_only(house: House) -> None:
    """Forms and texts are what a page of another site can send without asking."""
    client = house.client(FAR)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {"content-type": kind} if kind else {}
        response = house.run(client.post("/api/matches", content=b'{"game": "arne"}', headers=headers))
        assert response.status_code == 415, kind
        assert "application/json" in response.json()["error"]
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        response = house.run(client.post("/api/matches", content=b'{"game": "arne"}', headers={"content-type": kind}))
        assert response.status_code == 201, kind


# mistakes of ours


def fail(*_: object) -> None:
    raise RuntimeError(SECRET)


@pytest.mark.parametrize("where", ["answer", "refresh", "summary_of", "asked"])
def test_a_mistake_of_ours_shows_no_stack_trace(
    house: House, anna: Browser, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    match = anna.begin(TWO, "A")
    program = house.program(key(house, match))
    path = match.replace("/m/", "/matches/")
    with monkeypatch.context() as broken:
        broken.setattr(Room if hasattr(Room, where) else room, where, fail)
        page = anna.post(f"{match}/answer", {"seat": "A", "stamp": "0.0", "answer": "orange"})
        sent = program.send("POST", f"{path}/answer", {"stamp": "0.0", "answer": "purple"})
    for response in (page, sent):
        assert response.status_code == 500
        assert "please try again" in response.text
        assert not re.search(f"{SECRET}|Traceback|RuntimeError", response.text)
    assert version(house, match) == 1
    assert program.get(path)["moment"] == 0
    assert anna.answer(match, "orange").status_code == 303


def moments(house: House, match: str) -> tuple[int, int]:
    """How many answers are shown, and how many are kept."""
    kept = house.site.store.load(match.rpartition("/")[2])
    assert kept is not None
    shown: int = house.program().get(match.replace("/m/", "/matches/"))["moment"]
    return shown, len(kept.answers)


@pytest.mark.parametrize(
    "problem", [RuntimeError(SECRET), CannotImagine(msg("no such position"))], ids=["bug", "sentence"]
)
def test_a_bot_that_cannot_go_on_harms_nobody(
    house: House, anna: Browser, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    """It is tried again when somebody looks, not all the time; nothing is shown that is not kept."""
    match = anna.begin(Beginning("arne", ["greedy", "greedy", "human"], seed=1), "C")
    choose, calls = Greedy.choose, 0

    def tired(*given: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > 1:
            raise problem
        return choose(*given)

    with monkeypatch.context() as broken:
        broken.setattr(Greedy, "choose", tired)
        for address in (match, match.replace("/m/", "/api/matches/"), match):
            response = anna.get(address)
            assert response.status_code == 200
            assert SECRET not in response.text
            time.sleep(0.05)
        shown, kept = moments(house, match)
        assert shown == kept
        assert calls < 20
    deadline = time.monotonic() + 10
    while moments(house, match)[0] == shown:
        assert time.monotonic() < deadline, "the bot goes on when it can"


def test_trouble_of_the_api_is_one_sentence(house: House) -> None:
    program: Program = house.program()
    as_json = {"content-type": "application/json"}
    record = b'{"record": "soloist record 1\\n\\ud800\\ncheck 0\\n"}'
    bodies = [b"{", b"\xff\xfe", b'{"game": "\\ud800"}', b"[" * 90_000, b'{"seed": 1e999, "game": "arne"}',
              b'{"seed": NaN, "game": "arne"}', b'{"game": "arne", "seats": ["human:\\ud800"]}']  # fmt: skip
    responses = [program.send("POST", "/matches", content=body, headers=as_json) for body in bodies]
    responses += [program.send("POST", "/records", content=record, headers=as_json), program.send("PATCH", "/games")]
    for response in responses:
        assert response.status_code in (400, 405, 422), response.text
        assert list(response.json()) == ["error"]
        assert "Traceback" not in response.text
