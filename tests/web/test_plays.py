"""The record of plays in the browser: finished matches of either place, only one's own, and taken out on demand."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.engine.notation import code
from soloist.engine.record import Record
from soloist.engine.seats import SEATS
from soloist.plays.folder import read_plays, write_play
from soloist.plays.play import Ending
from soloist.web.played import plays_of
from soloist.web.room import Beginning
from soloist.web.store import OWNER, Store
from tests.plays.finished import finished, kept, made_up
from tests.web.postgres import cluster, postgres
from tests.web.visits import Browser, House, open_house

__all__ = ["cluster", "postgres"]

ELSEWHERE = "192.0.2.7"  # not the machine itself
EVENING, MATCH = "evening000000000", "match00000000000"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "data", folder=tmp_path / "data") as house:
        yield house


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    yield store
    store.close()


def add(house: House, browser: Browser, name: str = EVENING, game: str = "mammoth", *seats: str) -> None:
    """A finished match that this browser began and played."""
    held = [(browser.person, OWNER), (browser.person, "A")]
    house.site.store.add(kept(finished(game, seats), name), held)


def lines(browser: Browser) -> list[dict[str, str]]:
    answer = browser.get("/plays.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    return list(csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff"))))


# the store, of either kind


def test_matches_that_are_there_count_and_stay_when_they_are_deleted(store: Store) -> None:
    store.add(kept(finished("mammoth"), EVENING), [("anna", OWNER), ("anna", "A")])
    (before,) = plays_of(store, "anna")
    assert plays_of(store, "ben") == []
    store.remove(EVENING, before.text())
    assert plays_of(store, "anna") == [before]
    assert plays_of(store, "ben") == []
    assert [play.id for play in plays_of(store, None)] == [EVENING]
    assert store.holds_play(EVENING, "anna") == {OWNER, "A"}
    store.remove_play(EVENING)
    assert plays_of(store, None) == plays_of(store, "anna") == []


def test_what_was_taken_out_stays_out(store: Store) -> None:
    store.add(kept(finished("mammoth"), EVENING), [("anna", OWNER)])
    (play,) = plays_of(store, "anna")
    store.remove_play(EVENING)
    store.remove_play(EVENING)
    assert plays_of(store, "anna") == []
    assert store.load(EVENING) is not None
    store.remove(EVENING, play.text())
    assert plays_of(store, "anna") == []


def test_a_match_of_an_earlier_version_counts(store: Store) -> None:
    old = kept(finished("mammoth"), EVENING)
    del old.summary["standings"], old.summary["gave_up"]
    store.add(old, [("anna", OWNER)])
    assert len(plays_of(store, "anna")) == 1


@pytest.mark.parametrize("spoiled", ["head", "game chess"])
def test_a_match_nobody_can_read_any_more_is_left_out(store: Store, spoiled: str) -> None:
    old = kept(finished("mammoth"), EVENING)
    old.head = old.head.replace("game mammoth", spoiled) if spoiled != "head" else spoiled
    store.add(old, [("anna", OWNER)])
    assert plays_of(store, "anna") == []


# whose record


def test_nobody_sees_the_games_of_strangers(house: House) -> None:
    mine, other = house.browser(ELSEWHERE), house.browser(ELSEWHERE)
    add(house, mine)
    assert [line["id"] for line in lines(mine)] == [EVENING]
    assert lines(other) == []
    assert "Nothing here yet" in other.get("/plays").text
    assert EVENING not in other.get("/plays").text
    assert other.post(f"/plays/{EVENING}/remove").status_code == 404
    assert len(lines(mine)) == 1


def test_at_the_machine_itself_all_are_seen_also_those_of_the_terminal(house: House, tmp_path: Path) -> None:
    mine = house.browser(ELSEWHERE)
    add(house, mine)
    write_play(tmp_path / "data", made_up(9, 4))
    assert {line["opponents"] for line in lines(house.browser())} == {"AutoMammoth II", "ARNO L3"}
    assert {line["opponents"] for line in lines(mine)} == {"AutoMammoth II"}


def test_the_points_of_ones_own_seat(house: House) -> None:
    anna, ben = house.browser(ELSEWHERE), house.browser(ELSEWHERE)
    match = finished("zooloretto", ("human:Anna", "human:Ben", "greedy"))
    house.site.store.add(kept(match, MATCH), [(anna.person, "A"), (ben.person, "B")])
    points = [str(score.total) for score in match.result.scores]
    assert [line["points"] for line in lines(anna)] == points[:1]
    assert [line["points"] for line in lines(ben)] == points[1:2]


# playing


def finish(browser: Browser, match: str) -> None:
    """Play on by the forms of the pages until it is over."""
    rooms = browser.house.site.rooms
    while True:
        asked = browser.house.run(rooms.look(match[3:], lambda room: (room.match.over, room.stamp(SEATS[0]),
                                                                      room.asked(SEATS[0]))))  # fmt: skip
        over, stamp, question = asked
        if over:
            return
        if question is None:
            time.sleep(0.01)
            continue
        answer = code(question.options[0])
        fields = {"seat": "A", "stamp": stamp, "answer": answer, "confirmed": "1"}
        assert browser.post(f"{match}/answer", fields).status_code == 303


def test_an_evening_is_counted_when_it_ends_and_not_when_the_end_is_taken_back(house: House) -> None:
    browser = house.browser(ELSEWHERE)
    match = browser.begin(Beginning("mammoth", seed=3))
    assert lines(browser) == []
    finish(browser, match)
    (line,) = lines(browser)
    assert (line["where"], line["game"], line["opponents"]) == ("table", "Zooloretto", "AutoMammoth II")
    page = browser.get(f"{match}?seat=A").text
    assert 'href="/plays"' in page
    stamp = house.run(house.site.rooms.look(match[3:], lambda room: room.stamp(SEATS[0])))
    browser.post(f"{match}/undo", {"seat": "A", "stamp": stamp})
    assert lines(browser) == []
    finish(browser, match)
    assert len(lines(browser)) == 1


def test_giving_up_is_counted_as_such(house: House) -> None:
    browser = house.browser(ELSEWHERE)
    match = browser.begin(Beginning("zooloretto", ("human", "mammoth:I"), seed=3))
    browser.post(f"{match}/give-up", {"seat": "A"})
    (line,) = lines(browser)
    assert line["result"] == Ending.GAVE_UP.value


def test_a_finished_match_brought_in_a_file_was_not_played_here(house: House) -> None:
    browser = house.browser(ELSEWHERE)
    text = Record.of(finished("mammoth")).text()
    answer = browser.post("/import", files={"file": ("evening.soloist", text.encode())})
    assert answer.status_code == 303
    assert lines(browser) == []


# the page


def test_the_page_shows_each_opponent_with_a_picture(house: House) -> None:
    browser = house.browser(ELSEWHERE)
    add(house, browser)
    add(house, browser, MATCH, "zooloretto", "human", "mammoth:III")
    page = browser.get("/plays").text
    for wanted in ("AutoMammoth II<", "AutoMammoth III<", 'class="bars"', "<rect", "2 games", f"/m/{MATCH}"):
        assert wanted in page
    assert 'href="/plays"' in browser.get("/").text
    browser.post("/likes", {"language": "pt"})
    assert "AutoMammoth III" in browser.get("/plays").text
    assert "2 games" not in browser.get("/plays").text


def test_a_deleted_match_stays_until_it_is_taken_out(house: House) -> None:
    browser = house.browser(ELSEWHERE)
    add(house, browser)
    browser.post(f"/m/{EVENING}/delete")
    assert browser.get(f"/m/{EVENING}").status_code == 404
    assert len(lines(browser)) == 1
    page = browser.get("/plays").text
    assert f"/m/{EVENING}" not in page
    assert f"/plays/{EVENING}/remove" in page
    assert house.run(browser.client.post(f"/plays/{EVENING}/remove")).status_code == 403
    assert browser.post(f"/plays/{EVENING}/remove").status_code == 303
    assert lines(browser) == []


def test_only_who_began_it_takes_it_out(house: House) -> None:
    guest = house.browser(ELSEWHERE)
    house.site.store.add(kept(finished("mammoth"), EVENING), [("somebody", OWNER), (guest.person, "A")])
    assert len(lines(guest)) == 1
    assert "/remove" not in guest.get("/plays").text
    assert guest.post(f"/plays/{EVENING}/remove").status_code == 403
    assert len(lines(guest)) == 1
    here = house.browser()
    assert here.post(f"/plays/{EVENING}/remove").status_code == 303
    assert lines(guest) == []


def test_a_play_of_the_terminal_is_taken_out_at_the_machine(house: House, tmp_path: Path) -> None:
    play = made_up(9, 4)
    write_play(tmp_path / "data", play)
    assert house.browser(ELSEWHERE).post(f"/plays/{play.id}/remove").status_code == 404
    assert house.browser().post(f"/plays/{play.id}/remove").status_code == 303
    assert read_plays(tmp_path / "data") == []
