"""Requests that are made to exhaust the server: each is answered, for less than half a second of CPU and 100 MB."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from soloist.companion.corrections import CORRECT
from soloist.engine.match import Match, Undo
from soloist.engine.record import Record, save
from soloist.registry import find
from soloist.web.records import MOST_ANSWERS
from soloist.web.room import Beginning
from tests.kit.orichalcum import BOX_FILE
from tests.web.attacks import (
    CUT,
    FORM,
    JSON,
    MEGABYTE,
    Attack,
    by_api,
    by_record,
    costs_of,
    in_record,
    mutants,
    new_match,
    own_board,
    uploaded,
)  # fmt: skip

LARGEST = 4 * MEGABYTE - 2000  # and as much as any address takes
DOCUMENT = 49_900

BOXES = {
    "a long name with dots": "a" + ".a" * 60_000 + " = 1",
    "many names with dots": "".join(f"{'a.' * 11}a{number} = 1\n" for number in range(1800)),
    "a deep table": "[" + "a." * 60_000 + "a]",
    "deep lists": "prices = " + "[" * DOCUMENT,
    "deep tables": "prices = " + "{a=" * 16_000,
    "deep lists in many lines": "prices = [\n" + "[\n" * 4_000,
    "a number of 5,000 digits": "hoplites = " + "9" * 5_000,
    "a number of 49,000 digits": "hoplites =\\\n" + "9" * 49_000,
    "a long hexadecimal number": "hoplites = 0x" + "f" * 100_000,
    "numbers of many digits in words": f'tiles = ["{"9" * 4_900} forest"]',
    "a text without end": 'prices = """' + '\\"""' * 9_000,
    "quotes": "prices = " + '"""' * 16_000,
    "many plain values": "".join(f"a{number}=1\n" for number in range(4_990)),
    "a list of many": "prices = [" + "0,\n" * 4_990 + "]",
    "a wide island": f'[[islands]]\nname = "x"\nside = "*"\nrows = ["{"o" * 4_000}", "HH"]',
    "many islands": '[[islands]]\nname = "x"\nside = "*"\nrows = ["HH", "oo"]\n' * 900,
    "many tiles": "tiles = [" + '"50 forest",\n' * 200 + "]",
    "circles far away": BOX_FILE + '\n[ai]\narrows = ["999999999 -999999999"]',
    "many times the same": "prices = [0]\n" * 3_800,
    "nothing but lines": "\n" * DOCUMENT,
    "nothing but comments": "#\n" * 4_990,
    "carriage returns": "\r" * DOCUMENT,
}
DECKS = {
    "many cards": "\n".join(f"I-{number}: draw 0 >" for number in range(20_000)),
    "as many as fit": "\n".join(f"I-{number}: draw 0 >" for number in range(2_500)),
    "one long card": "I-1: " + "draw 0 >, " * 30_000,
    "a card as long as fits": "I-1: " + "purchase," * 550,
    "spaces": "I-1" + " " * DOCUMENT + "x",
    "a long name": "I-" + "a" * DOCUMENT,
}
COUNTS = {
    "deep lists": "[" * DOCUMENT,
    "deep objects": '{"copies":' * 4_900,
    "a long number": '{"copies": {"crash": {"plain": ' + "9" * 4_900 + "}}}",
    "many names": json.dumps({"copies": {f"x{number}": 1 for number in range(3_000)}}),
    "many lines": '{"copies": [' + "0,\n" * 4_980 + "0]}",
}


def documents() -> Iterator[Attack]:
    for name, text in BOXES.items():
        for attack in (
            new_match("orichalcum", "box", text), by_api("orichalcum", "box", text), own_board("file", text),
            in_record("orichalcum", "box", text), new_match("orichalcum-ai", "box", text),
        ):  # fmt: skip
            yield replace(attack, name=f"{attack.name}: {name}")
    for name, text in DECKS.items():
        for attack in (new_match("zooloretto", "mammoth_deck", text), by_api("mammoth", "mammoth_deck", text)):
            yield replace(attack, name=f"{attack.name}: {name}")
    for name, text in COUNTS.items():
        for attack in (new_match("arne", "deck", text), by_api("arne", "deck", text)):
            yield replace(attack, name=f"{attack.name}: {name}")
    for name, past in {"deep lists": b"[" * MEGABYTE, "many lists": b"[" + b"[]," * 600_000 + b"[]]"}.items():
        yield replace(own_board("past", b64encode(zlib.compress(past)).decode()), name=f"own board, past: {name}")


def records() -> Iterator[Attack]:
    head, _, _ = Record.of(Beginning("arne", ["human", "greedy"], seed=7).match()).text().partition("--\n")
    for name, text in {
        "empty answers": f"{head}--\n" + "\n" * LARGEST, "nothing but lines": "soloist record 1\n" + "\n" * LARGEST,
        "lines of other kinds": f"{head}--\n" + "\x0b" * LARGEST + "\n",
        "a long answer": f"{head}--\nA {'x' * LARGEST}\n",
        "a long seed": head.replace("seed 7", f"seed {'9' * 5_000}") + "--\n",
        "deep notes": f"{head}meta x {'[' * 900_000}\n--\n", "many notes": head + 'meta x "1"\n' * 80_000 + "--\n",
        "a long note": f'{head}meta x "{"x" * 900_000}"\n--\n', "many answers": f"{head}--\n" + "A x\n" * 20_000,
        "long digits in an answer": f"{head}--\nA {'9' * 4_900}\n", "one line": "soloist record " + "1" * LARGEST,
    }.items():  # fmt: skip
        if len(text) < LARGEST * 0.9:
            yield replace(by_record(text), name=f"/api/records: {name}")
        yield replace(uploaded(text.encode()[:LARGEST]), name=f"/import: {name}")


def endless(game: str) -> str:
    """A record of an evening on which somebody corrects the same thing again and again."""
    match = Match.new(find(game), 1, {}, 3, undo=Undo.FREE)
    while match.moment < MOST_ANSWERS and (question := match.question) is not None:
        corrects = [each for each in question.besides if each is CORRECT]
        match.answer(corrects[0] if corrects else question.options[0], seat=question.seat)
    return save(match)


def evenings() -> Iterator[Attack]:
    for game in ("arno", "mammoth", "orichalcum-ai"):
        yield replace(by_record(endless(game)), name=f"/api/records: an endless evening of {game}")


def bodies() -> Iterator[Attack]:
    yield Attack("JSON: deep lists", "/api/records", b"[" * LARGEST, JSON)
    yield Attack("JSON: deep objects", "/api/records", b'{"a":' * (LARGEST // 5), JSON)
    yield Attack("JSON: many lists", "/api/records", b'{"record": [' + b"[]," * (LARGEST // 3 - 9) + b"[]]}", JSON)
    yield Attack("JSON: many texts", "/api/records", b'{"record": [' + b'"",' * (LARGEST // 3 - 9) + b'""]}', JSON)
    yield Attack("JSON: many objects", "/api/matches", b'{"options": [' + b"{}," * 300_000 + b"{}]}", JSON)
    yield Attack(
        "JSON: many names", "/api/matches", json.dumps({str(name): 1 for name in range(70_000)}).encode(), JSON
    )
    yield Attack("JSON: a long number", "/api/matches", b'{"seed": ' + b"9" * 900_000 + b"}", JSON)
    yield Attack(
        "JSON: a number of 5,000 digits", "/api/matches", b'{"game": "arne", "seed": ' + b"9" * 5000 + b"}", JSON
    )
    yield Attack("JSON: a large exponent", "/api/matches", b'{"game": "arne", "seed": 1e999999999}', JSON)
    yield Attack("JSON: escapes", "/api/records", b'{"record": "' + b"\\n" * (LARGEST // 2 - 20) + b'"}', JSON)
    yield Attack("JSON: UTF-16", "/api/records", ('"' + "[" * 500_000).encode("utf-16"), JSON)
    yield Attack("JSON: UTF-16 without a mark", "/api/records", ('"' + "[" * 500_000).encode("utf-16-le"), JSON)
    yield Attack("JSON: no UTF-8", "/api/records", b"\xff" * LARGEST, JSON)


def forms() -> Iterator[Attack]:
    kind = "multipart/form-data; boundary=b"
    part = b'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n'
    yield Attack("form: many fields", "/new/arne", b"&a=1" * 240_000, FORM)
    yield Attack("form: many empty fields", "/new/arne", b"&" * 990_000, FORM)
    yield Attack("form: one long name", "/new/arne", b"a" * 990_000, FORM)
    yield Attack("form: percent signs", "/new/arne", b"csrf=" + CUT + b"&seat-A=" + b"%41" * 300_000, FORM)
    yield Attack("form: broken percent signs", "/new/arne", b"csrf=" + CUT + b"&seat-A=" + b"%" * 900_000, FORM)
    yield Attack("parts: many fields", "/import", part * 70_000, kind)
    yield Attack("parts: lines before the first", "/import", b"\r\n" * (LARGEST // 2) + part, kind)
    yield Attack("parts: nearly the end", "/import", part + b"\r\n--" * (LARGEST // 4 - 99), kind)
    yield Attack("parts: carriage returns", "/import", part + b"\r" * (LARGEST - 99), kind)
    yield Attack("parts: many headers", "/import", b"--b\r\n" + b"a: b\r\n" * (LARGEST // 6 - 9), kind)
    yield Attack("parts: one long header", "/import", b"--b\r\na: " + b"b" * (LARGEST - 99), kind)
    yield Attack("parts: a long boundary", "/import", part, "multipart/form-data; boundary=" + "b" * 60_000)
    yield Attack("parts: many parameters", "/import", part, "multipart/form-data; " + 'a="\\"; ' * 8_000 + "boundary=b")
    yield replace(uploaded(b"x" * (LARGEST - 999)), name="parts: a file that is no record")


def heads() -> Iterator[Attack]:
    for name, (header, value) in {
        "many cookies": ("cookie", "a=b; " * 12_000),
        "cookies without names": ("cookie", ";" * 60_000),
        "a cookie of backslashes": ("cookie", 'soloist_likes="' + "\\" * 60_000 + '"'),
        "likes of many fields": ("cookie", "soloist_likes=" + "a=1&" * 15_000),
        "many tips seen": ("cookie", "soloist_likes=seen=" + "aa." * 20_000),
        "many languages": ("accept-language", "xx," * 20_000),
        "many parts known": ("soloist-parts", "a=b " * 15_000),
        "many encodings": ("accept-encoding", "x;q=0.1," * 7_000),
        "a long host": ("host", "a" * 60_000 + ":1"),
        "forwarded by many": ("x-forwarded-for", "1.1.1.1," * 7_000),
    }.items():  # fmt: skip
        yield Attack(f"head: {name}", "/", method="GET", headers=[(header, value)])
    yield Attack("head: many", "/", method="GET", headers=[(f"x{number}", "x") for number in range(3_000)])
    yield Attack(
        "head: as many as are let in", "/", method="GET", headers=[(f"x{number}", "x" * 300) for number in range(180)]
    )
    for path in ("/?", "/new/orichalcum?", "/new/arno?", "/rules?q="):
        for name, query in {
            "many fields": "a=1&" * 15_000, "percent signs": "%2541" * 12_000, "words": "crash+" * 10_000,
            "one word": "a" * 60_000, "lines": "%0a" * 20_000,
        }.items():  # fmt: skip
            yield Attack(f"query of {path}: {name}", path + query, method="GET")
    yield Attack("query: a box", "/new/orichalcum-ai?option-box=a" + ".a" * 25_000, method="GET")
    for path in ("/m/", "/api/matches/", "/rules/", "/static/x/", "/new/"):
        yield Attack(f"path: {path}", path + "%2e%2e%2f" * 6_000, method="GET")


def test_no_request_exhausts_the_server() -> None:
    attacks = [*documents(), *records(), *evenings(), *bodies(), *forms(), *heads()]
    assert len({attack.name for attack in attacks}) == len(attacks) > 200
    assert [str(cost) for cost in costs_of(attacks) if not cost.is_bearable] == []


FUZZED = 120


def test_nothing_that_is_nearly_right_exhausts_the_server() -> None:
    attacks = list(islice(mutants(Random(17)), FUZZED))
    found = costs_of(attacks)
    assert [str(cost) for cost in found if not cost.is_bearable] == []
    assert len({cost.status for cost in found}) > 3, "some are taken, some are not"


@pytest.mark.long
def test_nothing_that_is_nearly_right_exhausts_the_server_for_long() -> None:
    attacks = islice(mutants(Random()), 50 * FUZZED)
    assert [str(cost) for cost in costs_of(list(attacks)) if not cost.is_bearable] == []
