"""What people bring and what comes of it: kept only if it can be opened again, and no error tells what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from soloist.games.orichalcum import box
from soloist.web.room import Beginning
from tests.web.visits import Browser, House, open_house

COMMA = """tiles = ["9 volcano"]
creatures = [{ name = "a, b", strength = 4, hoplites = 1, nuggets = 0, count = 4 }]"""
SECRET = "v50-orange"
FAMILY = "👩\u200d👩\u200d👧"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def anna(house: House) -> Browser:
    return house.browser()


def kept(house: House) -> int:
    return len(house.site.store.listing(None, 100))


def begin_with(anna: Browser, document: str) -> tuple[int, str]:
    fields = {"seat-A": "you", "seat-B": "bot:greedy", "option-box": document, "seed": "1"}
    response = anna.post("/new/orichalcum", fields)
    return response.status_code, unescape(response.text)


def test_a_name_with_a_comma_is_refused_at_once(house: House, anna: Browser) -> None:
    status, page = begin_with(anna, COMMA)
    assert status == 400
    assert "a name cannot have the character ',' (U+002C); leave it out" in page
    assert kept(house) == 0


def test_a_match_that_could_not_be_opened_again_is_not_kept(
    house: House, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the reader of documents let something through."""
    monkeypatch.setattr(box, "uncarried", lambda _: "")
    status, _ = begin_with(anna, COMMA)
    assert status == 400
    wanted = {"game": "orichalcum", "options": {"box": COMMA}, "seed": 1}
    response = house.program().send("POST", "/matches", wanted)
    assert response.status_code == 400
    assert kept(house) == 0


def test_a_name_with_joiners_is_a_name(house: House, anna: Browser) -> None:
    fields = {"seat-A": "you", "name-A": FAMILY, "seat-B": "bot:greedy"}
    response = anna.post("/new/arne", fields)
    assert response.status_code == 303
    assert FAMILY in anna.get(response.headers["location"]).text


def test_what_is_wrong_with_a_kept_match_does_not_tell_its_answers(house: House, anna: Browser) -> None:
    """Anybody may look at a match; one that cannot be played again says so, without what was answered or could be."""
    match = anna.begin(Beginning("arne", ["human", "human"], seed=7), "A")
    found = house.site.store.load(match[3:])
    assert found is not None
    wrong = replace(found, id="wronganswers0000", answers=[("A", False, SECRET)])
    house.site.store.add(wrong, [])
    stranger = house.browser()
    for address in (f"/m/{wrong.id}", f"/api/matches/{wrong.id}"):
        said = unescape(stranger.get(address).text)
        assert "is not possible there" in said
        assert SECRET not in said
        assert "did you mean" not in said


def test_json_is_sent_as_json(house: House) -> None:
    client = house.client("203.0.113.9")
    body = b'{"game": "arne"}'
    for headers in ({}, {"content-type": "text/plain"}, {"content-type": "application/jsonx"}):
        response = house.run(client.post("/api/matches", content=body, headers=headers))
        assert response.status_code == 415
        assert response.json() == {"error": "Soloist takes JSON here; send it with content-type: application/json."}
    assert kept(house) == 0
    assert house.run(client.post("/api/matches", content=body, headers={"content-type": "application/json"})).is_success


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"[" * 5_000, "nested more than 12 deep"),
        (b'{"game": "arne", "seed": ' + b"9" * 5_000 + b"}", "is longer than any number or name can be"),
        (b'{"game": [' + b"0," * 40_000 + b"0]}", "too many lists, tables and numbers"),
        ('{"game": "arne"}'.encode("utf-16"), "not written in UTF-8"),
    ],
)
def test_a_body_that_is_too_much_is_one_sentence(house: House, body: bytes, said: str) -> None:
    client = house.client()
    response = house.run(client.post("/api/matches", content=body, headers={"content-type": "application/json"}))
    assert response.status_code == 400
    assert said in response.json()["error"]
