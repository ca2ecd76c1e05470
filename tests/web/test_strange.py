"""Strange things in every place something can be written: never an error of ours, and never a change."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Any
from urllib.parse import quote

import pytest

from soloist.engine.record import Record
from soloist.engine.seats import SEATS
from soloist.web.room import Beginning
from tests.web.postgres import Postgres, cluster
from tests.web.visits import Browser, House, Program, open_house

__all__ = ["cluster"]

STRANGE = [
    "", " ", "\0", "a\0b", "'; DROP TABLE matches; --", '" OR ""="', "%s %d {0} {x} %(x)s", "../../etc/passwd",
    "x" * 9000, "ü€𝄞", "\u202eesrever", "\ufeff", "\u2028", "<script>alert(1)</script>", "&lt;", "\r\nX-Evil: 1",
    "\x1b[31m", "-1", "1e9", "NaN", "null", "∞", "٣", "0x10", "🂡", "ÿ",
]  # fmt: skip
NUMBERS = ["-1", "0", "1", "999999", "1000000", "9" * 400, "x", "", "1.5", "١", " 1", "1e3", "%00"]
TABLES = {
    "arne": Beginning("arne", ["human:Anna", "human:Ben"], seed=9),
    "zooloretto": Beginning("zooloretto", ["human", "greedy", "mammoth:II"], seed=7),
    "mammoth": Beginning("mammoth", seed=7, by_hand=True),
}
PLACES = [*(("sqlite", game) for game in TABLES), ("postgresql", "zooloretto")]


def everywhere(*places: str) -> Iterator[tuple[str, str]]:
    """Each strange text in a few of the places, and in each place many of them."""
    for number, text in enumerate(STRANGE):
        for step in (0, 3, 7):
            yield text, places[(number + step) % len(places)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Everything at both databases; every game at one of them, because to a database they are the same."""
    if "match" in metafunc.fixturenames:
        metafunc.parametrize(("house", "match"), PLACES, indirect=True, scope="module")
    elif "house" in metafunc.fixturenames:
        metafunc.parametrize("house", ["sqlite", "postgresql"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.param == "sqlite":
        with open_house(tmp_path_factory.mktemp("house")) as house:
            yield house
        return
    server: Postgres = request.getfixturevalue("cluster")
    with open_house(server.database()) as house:
        yield house


@pytest.fixture(scope="module")
def anna(house: House) -> Browser:
    return house.browser()


@pytest.fixture(scope="module")
def match(request: pytest.FixtureRequest, anna: Browser) -> str:
    """A match that has gone on a little."""
    match = anna.begin(TABLES[request.param], "A")
    program = anna.house.program(anna.house.site.signer.seat_token(match[3:], SEATS[0]))
    for _ in range(4):
        asked = program.get(f"/matches/{match[3:]}/question")
        if asked is not None:
            answer = asked["options"][0]["answer"]
            program.send("POST", f"/matches/{match[3:]}/answer", {"stamp": asked["stamp"], "answer": answer})
    return match


def fingerprint(house: House, match: str) -> list[tuple[str, bool, str]] | None:
    kept = house.site.store.load(match[3:])
    return None if kept is None else kept.answers


def test_strange_queries_are_ignored(anna: Browser, match: str) -> None:
    queries = [f"{name}={number}" for name in ("at", "said") for number in NUMBERS]
    queries += [f"{name}={quote(text)}" for text, name in everywhere("seat", "pick", "why", "show", "cover", "live")]
    queries += [
        "pick=a|b|c",
        "pick=" + "|" * 500,
        "seat=A&seat=B",
        "at=1&at=2",
        "at=3&live=1",
        "seat=Z",
        "%00=%00",
        "&&=",
    ]
    for query in queries:
        response = anna.get(f"{match}?{query}")
        assert response.status_code == 200, query
        assert "<script>alert" not in response.text


def test_pieces_of_other_questions_are_ignored(anna: Browser, match: str) -> None:
    """Keys of real pieces, combined in ways no page links to."""
    keys = ["hand:crash", "row:red", "truck:1", "home:b", "barn", "item:red.1"]
    for one, other in itertools.product(keys, repeat=2):
        assert anna.get(f"{match}?pick={one}|{other}&why={other}").status_code == 200


def test_strange_forms_change_nothing(house: House, anna: Browser, match: str) -> None:
    before = fingerprint(house, match)
    stamp = anna.stamp(match)
    fields = {"seat": "A", "stamp": stamp, "answer": "x"}
    for text, place in everywhere("answer", "stamp", "seat", "undo", "redo", "roll", "trigger"):
        action = place if place in ("undo", "redo", "roll") else "watch" if place == "trigger" else "answer"
        given = {place: text} if action in ("answer", "watch") else {"stamp": text}
        response = anna.post(f"{match}/{action}", {**fields, **given})
        assert response.status_code in (403, 409) or (action, text) == ("watch", ""), (place, text)
        assert "<script>alert" not in response.text
        anna.post(f"{match}/watch", {"seat": "A", "until": "never"})
    assert fingerprint(house, match) == before


def test_strange_addresses_are_not_found(anna: Browser) -> None:
    for text in STRANGE:
        name = quote(text, safe="")
        for what in ("", "/events", "/record", "/share", f"/join/{name}"):
            path = f"/m/{name}{what}"
            assert anna.get(path).status_code in (307, 400, 404), path
        for path in (f"/m/{name}/answer", f"/m/{name}/delete", f"/m/{name}/take"):
            assert anna.post(path, {"seat": "A"}).status_code in (303, 307, 403, 404), path
        for path in (f"/api/matches/{name}", f"/api/matches/{name}/view", f"/api/games/{name}", f"/api/rules/{name}"):
            assert anna.get(path).status_code in (404, 422), path
        assert anna.get(f"/rules/{name}").status_code in (200, 307, 404)
        assert anna.get(f"/rules?q={name}").status_code == 200
        assert anna.get(f"/new/{name}").status_code in (200, 307, 404)
        assert anna.get(f"/new/arne?like={name}").status_code == 200
        assert anna.get(f"/?start={name}").status_code == 200


def test_strange_likes_are_ignored(anna: Browser) -> None:
    for text in STRANGE:
        assert anna.post("/likes", {"language": text, "theme": text, "pace": text, "back": "/"}).status_code == 303
    assert anna.get("/").status_code == 200
    stranger = anna.house.browser()
    for cookie in ("language=%00", "&&&", "language", "a=b;;", "x" * 5000, "theme=<script>"):
        assert stranger.get("/", headers={"cookie": f"soloist_likes={cookie}"}).status_code == 200
    for wanted in ("x" * 9000, ",;,;q=,pt;q=x", "é", ";", "-", "pt_", "*"):
        assert stranger.get("/", headers=[(b"accept-language", wanted.encode())]).status_code == 200


@pytest.mark.parametrize("game", list(TABLES))
def test_strange_wishes_begin_nothing_strange(house: House, anna: Browser, game: str) -> None:
    """A set-up form with something strange in every field."""
    names = ["seat-A", "seat-B", "name-A", "name-B", "seed", "undo", "clock", "dice", "option-variant", "option-deck",
             "option-species", "some-species", "option-mammoth_deck", "nothing"]  # fmt: skip
    for text, name in everywhere(*names):
        response = anna.post(f"/new/{game}", {"seat-A": "you", "seat-B": "bot:greedy", name: text})
        assert response.status_code in (303, 400), (name, text)
        if response.status_code == 303:
            assert anna.get(response.headers["location"]).status_code == 200, (name, text)
    assert anna.get("/").status_code == 200


def test_a_form_may_be_written_in_a_strange_charset(house: House, anna: Browser) -> None:
    """Some charsets of Python decode to half characters, which cannot be encoded again."""
    match = anna.begin(TABLES["arne"], "A")
    for charset in (
        "unicode_escape",
        "raw_unicode_escape",
        "utf-7",
        "utf-16",
        "idna",
        "punycode",
        "zlib",
        "undefined",
        "x",
    ):
        for field in ("csrf", "answer", "stamp", "seat"):
            fields = {"csrf": anna.csrf, "seat": "A", "stamp": "0.0", "answer": "x", field: "\\ud800"}
            parts = "".join(
                f'--b\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
                for name, value in fields.items()
            )
            kind = f"multipart/form-data; boundary=b; charset={charset}"
            posting = anna.client.post(f"{match}/answer", content=f"{parts}--b--\r\n", headers={"content-type": kind})
            assert house.run(posting).status_code in (400, 403, 409), (charset, field)
    assert fingerprint(house, match) == []


# the API


def test_strange_bodies_change_nothing(house: House, anna: Browser, match: str) -> None:
    before = fingerprint(house, match)
    name = match[3:]
    program: Program = house.program(house.site.signer.seat_token(name, SEATS[0]))
    stamp = program.get(f"/matches/{name}/question")["stamp"]
    for text, what in everywhere("answer", "undo", "redo", "roll"):
        for body in ({"stamp": text}, {"stamp": stamp, "answer": text}, {"stamp": text, "answer": "x"}):
            response = program.send("POST", f"/matches/{name}/{what}", body)
            assert response.status_code in (400, 409, 422), (what, body)
        assert program.send("PUT", f"/matches/{name}/pass", {"until": [text]}).status_code in (400, 422)
        assert program.send("GET", f"/matches/{name}/why", params={"thing": text}).status_code in (200, 422)
    assert program.send("DELETE", f"/matches/{name}/pass").status_code == 200
    assert fingerprint(house, match) == before


def test_strange_settings_begin_nothing_strange(house: House) -> None:
    program = house.program()
    for text in STRANGE:
        bodies: list[dict[str, Any]] = [
            {"game": text},
            {"game": "arne", "seats": [f"human:{text}", "greedy"]},
            {"game": "arne", "seats": [text, "greedy"]},
            {"game": "arne", "options": {text: "x"}},
            *({"game": "arne", "options": {option: text}} for option in ("deck", "variant", "games", "first_seat")),
            *({"game": "zooloretto", "options": {option: text}} for option in ("mammoth_deck", "automas")),
            {"game": "mammoth", "names": [text]},
            *({"game": "mammoth", "options": {option: text}} for option in ("automas", "species", "players")),
        ]
        for body in bodies:
            response = program.send("POST", "/matches", body)
            assert response.status_code in (201, 400, 422), body
            if response.status_code == 201:
                assert program.send("GET", f"/matches/{response.json()['match']}/view").status_code == 200


# records


def sealed(text: str) -> str:
    """A record with a check sum that fits."""
    body = text[: text.rindex("check ")]
    return f"{body}check {sha256(body.encode()).hexdigest()[:16]}\n"


EDITS = [
    ("meta seats", 'meta seats "human"'), ("meta seats", 'meta seats "human,human,human"'),
    ("meta seats", "meta seats 7"), ("meta seats", 'meta seats ["human"]'), ("meta seats", 'meta seats ""'),
    ("meta seats", 'meta seats "human:a\\u0000b,human"'), ("meta seats", 'meta seats "wizard,human"'),
    ("meta seats", 'meta seats "human,mammoth:II"'), ("meta seats", 'meta seats "human:\\ud800,human"'),
    ("meta seats", 'meta seats "human,human"\nmeta clock "x"'), ("meta seats", 'meta clock "99999999999"'),
    ("meta seats", 'meta seats "human,human"\nmeta clock "-5"'), ("meta seats", 'meta clock "٣"'),
    ("meta seats", 'meta names "a,b,c,d"'), ("meta seats", 'meta "\\u0000" "\\ud800"'),
    ("seed", "seed -1"), ("seed", f"seed {'9' * 4000}"), ("seed", f"seed {'9' * 5000}"), ("seed", "seed x"),
    ("seats", "seats 3"), ("seats", "seats -1"), ("seats", "seats 99999999"), ("rules", "rules 99"),
    ("undo", "undo free"), ("undo", "undo x"), ("dice", "dice by hand"), ("game", "game zooloretto"),
    ("game", "game mammoth"), ("game", "game ../x"), ("game", "game \0"), ("game", "game <script>alert(1)</script>"),
    ("undo", 'undo screen\noption deck "x"'), ("undo", 'undo screen\noption "\\u0000" "x"'),
]  # fmt: skip


@pytest.mark.parametrize("edit", range(len(EDITS)))
def test_a_strange_record_is_refused_or_can_be_shown(house: House, anna: Browser, edit: int) -> None:
    start, line = EDITS[edit]
    lines = Record.of(TABLES["arne"].match()).text().splitlines()
    text = sealed("\n".join(line if each.startswith(start + " ") else each for each in lines) + "\n")
    program = house.program()
    response = program.send("POST", "/records", {"record": text})
    assert response.status_code in (201, 400, 422), response.text
    if response.status_code == 201:
        begun = response.json()
        match = f"/matches/{begun['match']}"
        assert program.send("GET", f"{match}/view").status_code == 200
        assert anna.get(f"/m/{begun['match']}").status_code == 200
        assert anna.get("/").status_code == 200
        asked = [program.with_token(key["token"]).get(f"{match}/question") for key in begun["keys"]]
        assert any(asked), "somebody can go on"
    opened = house.run(anna.client.post("/import", data={"csrf": anna.csrf}, files={"file": ("x", text.encode())}))
    assert opened.status_code == (303 if response.status_code == 201 else 400)
    assert "<script>alert" not in opened.text


def test_what_is_no_record_is_refused(house: House, anna: Browser) -> None:
    for content in (
        b"",
        b"\xff\xfe",
        b"soloist record 1\n",
        b"PK\x03\x04",
        b"soloist record 1\n--\n--\n" * 500,
    ):
        posting = anna.client.post("/import", data={"csrf": anna.csrf}, files={"file": ("../x", content)})
        assert house.run(posting).status_code == 400
    assert anna.post("/import", {"file": "soloist record 1"}).status_code == 400


def test_a_match_of_other_rules_says_so(house: House, anna: Browser) -> None:
    """It was begun by another version of Soloist; it is still listed, and can be thrown away."""
    match = anna.begin(TABLES["arne"], "A")
    kept = house.site.store.load(match[3:])
    assert kept is not None
    old = replace(kept, id="oldrules00000000", head=sealed(kept.head.replace("\nrules ", "\nrules 9")))
    house.site.store.add(old, [(anna.person, "owner"), (anna.person, "A")])
    for address in ("/m/oldrules00000000", "/api/matches/oldrules00000000", "/api/matches/oldrules00000000/view"):
        response = anna.get(address)
        assert response.status_code == 200
        assert address.endswith("/view") or "version" in response.text
    assert "/m/oldrules00000000" in anna.get("/").text
    assert anna.post("/m/oldrules00000000/answer", {"seat": "A", "stamp": "0.0", "answer": "x"}).status_code in (
        400,
        409,
    )
    assert anna.post("/m/oldrules00000000/delete").status_code == 303
