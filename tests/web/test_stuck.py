"""Matches that cannot go on, because rules have changed since: said so, looked at as far as they go, never changed, and
downloaded whole."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from soloist.engine.record import Record
from soloist.engine.seats import SEATS
from soloist.web.people import COOKIE
from soloist.web.room import CannotGoOn, Room
from soloist.web.store import Kept, Store
from soloist.web.tables import answers, matches
from tests.web.earlier.opening import write_file
from tests.web.test_upgrades import SECRET, VERSION_1, visitor
from tests.web.visits import Browser, House, open_house

CANNOT = "This match cannot go on"
STRANGERS = "10.0.0.9"


@pytest.fixture(params=["first_arknova", "first_arno"])
def first(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The very first version's database: Ark Nova and evenings with ARNO had other rules."""
    write_file(tmp_path, request.param)
    with open_house(tmp_path) as house:
        yield house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    write_file(tmp_path, VERSION_1)
    with open_house(tmp_path) as house:
        yield house


def only(store: Store, game: str = "", *, is_over: bool = False) -> Kept:
    """A match with its answers; the longest of this game."""
    listed = [kept for kept in store.listing(None, 100) if game in kept.game and kept.is_over == is_over]
    found = [kept for each in listed if (kept := store.load(each.id)) is not None]
    return max(found, key=lambda kept: len(kept.answers))


def change_row(store: Store, kept: Kept, **values: Any) -> None:
    with store._engine.begin() as line:
        line.execute(matches.update().where(matches.c.id == kept.id).values(**values))


def spoil(store: Store, kept: Kept, number: int) -> None:
    """An answer that is not possible any more."""
    with store._engine.begin() as line:
        wanted = (answers.c.match == kept.id, answers.c.number == number)
        assert line.execute(answers.update().where(*wanted).values(what="nonsense")).rowcount == 1


def stranger(house: House) -> Browser:
    return Browser(house, house.client(STRANGERS))


def holder(house: House) -> Browser:
    """Somebody who holds the seats, at another machine."""
    client = house.client(STRANGERS)
    client.cookies.set(COOKIE, SECRET)
    return Browser(house, client)


def test_a_match_of_other_rules_says_so_and_can_be_looked_at(first: House) -> None:
    kept, browser = only(first.site.store), visitor(first)
    page = browser.get(f"/m/{kept.id}")
    assert page.status_code == 200
    assert CANNOT in page.text
    assert "version 1 of the rules" in page.text
    assert "turn-dot" not in page.text
    assert browser.get(f"/m/{kept.id}?at=3").status_code == 200
    assert "cannot go on" in browser.get("/").text
    assert first.program().get(f"/matches/{kept.id}")["stuck"]


def test_it_is_never_changed(first: House) -> None:
    store, browser = first.site.store, visitor(first)
    kept = only(store)
    token = first.site.signer.seat_token(kept.id, SEATS[0])
    assert first.program(token).get(f"/matches/{kept.id}/question") is None
    for action in ("answer", "undo", "restart", "redo", "give-up", "roll", "watch", "tick", "back"):
        fields = {
            "seat": "A",
            "stamp": f"0.{len(kept.answers)}",
            "answer": "x",
            "confirmed": "1",
            "step": "1",
            "to": "0",
        }
        assert browser.post(f"/m/{kept.id}/{action}", fields).status_code == 409, action
    refused = first.program(token).send("POST", f"/matches/{kept.id}/undo", {"stamp": f"0.{len(kept.answers)}"})
    assert refused.status_code == 400
    assert "cannot go on" in refused.json()["error"]
    assert only(store) == kept


def test_its_record_is_whole(first: House) -> None:
    kept = only(first.site.store)
    text = holder(first).get(f"/m/{kept.id}/record").text
    record = Record.read(text)
    assert (record.rules, record.answers) == (1, kept.answers)
    token = first.site.signer.seat_token(kept.id, SEATS[0])
    assert first.program(token, STRANGERS).get(f"/matches/{kept.id}/record")["record"] == text
    assert stranger(first).get(f"/m/{kept.id}/record").status_code == 403
    assert first.program(None, STRANGERS).send("GET", f"/matches/{kept.id}/record").status_code == 403


@pytest.mark.parametrize("game", ["arne", "zooloretto", "arknova", "orichalcum", "mammoth", "arno", "orichalcum-ai"])
def test_a_match_is_looked_at_as_far_as_it_goes(house: House, game: str) -> None:
    """The same rules by their number, but an answer is not possible any more."""
    store, browser = house.site.store, visitor(house)
    kept = only(store, game)
    number = max(n for n, (who, _, _) in enumerate(kept.answers) if who != "chance")
    spoil(store, kept, number)
    page = browser.get(f"/m/{kept.id}?said=999999").text
    assert CANNOT in page
    assert f"Answer {number + 1} of this record" in page
    assert f"first {number} of its {len(kept.answers)} steps" in page
    assert house.program().get(f"/matches/{kept.id}")["moment"] == number
    record = Record.read(browser.get(f"/m/{kept.id}/record").text)
    assert len(record.answers) == len(kept.answers)


def test_a_finished_match_too(house: House) -> None:
    store, browser = house.site.store, visitor(house)
    kept = only(store, "zooloretto", is_over=True)
    spoil(store, kept, 30)
    assert CANNOT in browser.get(f"/m/{kept.id}").text
    assert len(Record.read(stranger(house).get(f"/m/{kept.id}/record").text).answers) == len(kept.answers)
    assert "finished" in browser.get("/").text


def test_a_match_of_a_game_that_is_gone_can_be_downloaded(house: House) -> None:
    store, browser = house.site.store, visitor(house)
    kept = only(store, "arne")
    head = kept.head.replace("game arne", "game chess")
    record = Record.read(head.rpartition("check ")[0].removesuffix("--\n"))
    change_row(store, kept, head=record.text(), game="chess")
    page = browser.get(f"/m/{kept.id}")
    assert page.status_code == 409
    assert CANNOT in page.text
    assert "there is no game &#39;chess&#39;" in page.text.lower()
    assert browser.get("/").status_code == 200
    text = holder(house).get(f"/m/{kept.id}/record").text
    assert Record.read(text).answers == kept.answers
    assert stranger(house).get(f"/m/{kept.id}/record").status_code == 403
    token = house.site.signer.seat_token(kept.id, SEATS[0])
    assert house.program(token).get(f"/matches/{kept.id}/record")["record"] == text
    assert house.program("no" * 12).send("GET", f"/matches/{kept.id}/record").status_code == 403
    assert "/record" not in stranger(house).get(f"/m/{kept.id}").text
    assert browser.post(f"/m/{kept.id}/delete").status_code == 303
    assert store.load(kept.id) is None


def test_a_match_whose_options_are_gone_can_be_downloaded(house: House) -> None:
    store, browser = house.site.store, visitor(house)
    kept = only(store, "zooloretto")
    record = Record.read(kept.head)
    record.options["colour"] = "blue"
    change_row(store, kept, head=record.text())
    page = browser.get(f"/m/{kept.id}")
    assert page.status_code == 409
    assert CANNOT in page.text
    assert Record.read(browser.get(f"/m/{kept.id}/record").text).answers == kept.answers


def test_a_match_that_cannot_even_be_read_can_be_downloaded(house: House) -> None:
    store, browser = house.site.store, visitor(house)
    kept = only(store, "zooloretto")
    change_row(store, kept, head=kept.head.replace("soloist record 1", "soloist record 7"))
    page = browser.get(f"/m/{kept.id}")
    assert (page.status_code, CANNOT in page.text) == (409, True)
    text = browser.get(f"/m/{kept.id}/record").text
    assert text.startswith("soloist record 7\ngame zooloretto\n")
    assert Record.read(text.replace("record 7", "record 1")).answers == kept.answers
    assert browser.get("/").status_code == 200


def test_lists_do_not_offer_what_cannot_go_on(house: House) -> None:
    store = house.site.store
    with store._engine.begin() as line:
        for kept in store.listing(None, 100):
            head = Record.read(kept.head)
            head.rules = 99
            line.execute(matches.update().where(matches.c.id == kept.id).values(head=head.text()))
    page = visitor(house).get("/").text
    assert "your turn" not in page
    assert page.count("cannot go on") == sum(not kept.is_over for kept in store.listing(None, 100))


def test_what_cannot_be_given_again_is_never_overwritten(house: House) -> None:
    """Whatever calls for it: a room that is stuck writes nothing."""
    store = house.site.store
    kept = only(store, "zooloretto")
    spoil(store, kept, 3)
    spoilt = store.load(kept.id)
    assert spoilt is not None
    room = Room(store, spoilt)
    with pytest.raises(CannotGoOn):
        room._keep()
    assert room.is_settled
    assert not room.waiting_for()
    assert store.load(kept.id) == spoilt
