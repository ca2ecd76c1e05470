"""Matches that nobody touched are packed: nothing is lost, they are looked at as before, and play goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from soloist.web import rooms
from soloist.web.room import SEATS_BY_CODE, Beginning
from soloist.web.store import Conflict, Kept, Store, sqlite_address
from soloist.web.tables import answers, away, matches, watches
from tests.web.earlier.opening import write_file
from tests.web.postgres import cluster, postgres
from tests.web.test_store import LINES, NAME, change, kept, load
from tests.web.test_upgrades import VERSION_1, names_in, play_on, visitor
from tests.web.visits import House, open_house

__all__ = ["cluster", "postgres"]

PASSING = {"A": (3, ["theft", "crash"])}
EVER = 1e12


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    store = Store(address)
    yield store
    store.close()


def rows(store: Store, table: sql.Table) -> int:
    with store._engine.connect() as line:
        return int(line.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def put_away(store: Store) -> Kept:
    """One match with answers and a standing pass, packed; as it was before."""
    store.add(kept(), [("anna", "A")])
    store.change(NAME, 1, change(watches=PASSING))
    before = load(store)
    assert store.put_away(EVER, 10) == 1
    return before


# in the store


def test_nothing_is_lost(store: Store) -> None:
    before = put_away(store)
    assert (rows(store, answers), rows(store, watches), rows(store, away)) == (0, 0, 1)
    now = load(store)
    assert now.is_away
    now.is_away = False
    assert now == before
    assert [each.is_away for each in store.listing(None, 9)] == [True]
    assert store.held(NAME, "anna") == {"A"}
    assert store.put_away(EVER, 10) == 0


def test_playing_on_brings_it_back(store: Store) -> None:
    before = put_away(store)
    store.change(NAME, before.version, change(2, [("B", False, "other")], watches={"B": (1, [])}))
    now = load(store)
    assert now.answers == [*LINES[:2], ("B", False, "other")]
    assert now.watches == {"B": (1, [])}
    assert not now.is_away
    assert rows(store, away) == 0


def test_a_late_change_brings_nothing_back(store: Store) -> None:
    before = put_away(store)
    with pytest.raises(Conflict):
        store.change(NAME, before.version - 1, change(0))
    assert load(store).answers == LINES
    assert load(store).is_away


def test_only_what_nobody_touched_is_put_away(store: Store) -> None:
    for number in range(6):
        store.add(kept(f"match{number}", changed=float(number), is_over=number % 2 == 0), [])
    assert store.put_away(3.0, 2) == 2
    assert store.put_away(3.0, 2) == 1
    assert store.put_away(3.0, 2) == 0
    assert {each.id for each in store.listing(None, 9) if each.is_away} == {"match0", "match1", "match2"}


def test_a_match_that_is_thrown_away_leaves_nothing(store: Store) -> None:
    put_away(store)
    store.remove(NAME)
    assert rows(store, away) == 0
    assert store.load(NAME) is None


def test_those_who_play_and_those_who_pack_do_not_disturb_each_other(address: str) -> None:
    """Two servers pack all the time while others play: whatever was taken is there, in order."""
    players, packers = [Store(address) for _ in range(2)], [Store(address) for _ in range(2)]
    players[0].add(kept(answers=[]), [])
    done, finished = list[tuple[int, str]](), threading.Event()
    problems: list[Exception] = []

    def play(number: int) -> None:
        tries = 0
        while tries < 15 and not problems:
            now = load(players[number])
            assert len(now.answers) == now.version - 1
            try:
                version = players[number].change(
                    NAME, now.version, change(len(now.answers), [("A", False, f"{number}.{tries}")])
                )
            except Conflict:
                continue
            done.append((version, f"{number}.{tries}"))
            tries += 1

    def pack(number: int) -> None:
        try:
            while not finished.is_set():
                packers[number].put_away(EVER, 5)
        except Exception as problem:  # noqa: BLE001 - for the test to show
            problems.append(problem)

    packing = [threading.Thread(target=pack, args=(number,)) for number in range(2)]
    playing = [threading.Thread(target=play, args=(number,)) for number in range(2)]
    for thread in (*packing, *playing):
        thread.start()
    for thread in playing:
        thread.join()
    finished.set()
    for thread in packing:
        thread.join()
    assert problems == []
    assert [what for _, _, what in load(players[0]).answers] == [text for _, text in sorted(done)]
    assert len(done) == 30
    for store in (*players, *packers):
        store.close()


def test_it_takes_a_fraction_of_the_room(tmp_path: Path) -> None:
    """What stands in the tables is more than ten times as much."""
    write_file(tmp_path, VERSION_1)
    store = Store(sqlite_address(tmp_path))
    with store._engine.connect() as line:
        whole = line.execute(sql.select(sql.func.sum(sql.func.length(answers.c.what) + 2 * 16 + 4))).scalar_one()
    assert store.put_away(EVER, 100) == len(names_in(store))
    with store._engine.connect() as line:
        packed = line.execute(sql.select(sql.func.sum(sql.func.length(away.c.packed)))).scalar_one()
    store.close()
    assert packed * 10 < whole


# at a server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    write_file(tmp_path, VERSION_1)
    with open_house(tmp_path) as house:
        yield house


def test_all_games_are_looked_at_and_played_on(house: House) -> None:
    store, browser, program = house.site.store, visitor(house), house.program()
    before = {name: program.get(f"/matches/{name}") for name in names_in(store)[::2]}
    pages = {name: browser.get(f"/m/{name}/turn").json() for name in names_in(store)}
    assert store.put_away(EVER, 100) == len(names_in(store))
    for name in names_in(store):
        assert browser.get(f"/m/{name}").status_code == 200
        assert browser.get(f"/m/{name}/turn").json() == pages[name]
        assert before.get(name, program.get(f"/matches/{name}")) == program.get(f"/matches/{name}")
        now = store.load(name)
        assert now is not None
        assert now.is_away
        play_on(house, store, program.get(f"/matches/{name}"))
        now = store.load(name)
        assert now is not None
        assert now.is_away == now.is_over


def test_lists_say_so_and_plays_stay(house: House) -> None:
    store, browser = house.site.store, visitor(house)
    plays = browser.get("/plays").text.count("<tr")
    assert "put away" not in browser.get("/").text
    store.put_away(EVER, 100)
    assert browser.get("/").text.count("put away") == len(names_in(store))
    assert browser.get("/plays").text.count("<tr") == plays


def test_a_room_in_memory_plays_on(house: House) -> None:
    """It was open when it was put away."""
    browser, store = house.browser(), house.site.store
    match = browser.begin(Beginning("zooloretto", ["human", "human"], {}, 1), "AB")
    assert browser.get(match).status_code == 200
    assert store.put_away(EVER, 100) > 0
    (asked,) = house.program().get(f"/matches/{match[3:]}")["asked"]
    token = house.site.signer.seat_token(match[3:], SEATS_BY_CODE[asked])
    question = house.program(token).get(f"/matches/{match[3:]}/question")
    assert browser.answer(match, question["options"][0]["answer"], asked).status_code == 303
    now = store.load(match[3:])
    assert now is not None
    assert not now.is_away
    assert [line for line in now.answers if line[0] == asked]


def test_a_server_puts_away_after_so_many_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AWAY_AT_ONCE", 4)
    write_file(tmp_path, VERSION_1)
    store = Store(sqlite_address(tmp_path))
    names = names_in(store)
    now, fresh = time.time(), names[:2]
    with store._engine.begin() as line:
        line.execute(matches.update().values(changed=now - 8 * rooms.DAY))
        line.execute(matches.update().where(matches.c.id.in_(fresh)).values(changed=now - 6 * rooms.DAY))
    with open_house(store, put_away=7):
        deadline = time.monotonic() + 20
        while rows(store, away) < len(names) - 2 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert {each.id for each in store.listing(None, 100) if not each.is_away} == set(fresh)


def test_without_the_option_nothing_is_put_away(house: House) -> None:
    names = {task.get_coro().__name__ for task in house.site.rooms._tasks}  # type: ignore[union-attr]
    assert names == {"_watch_store", "_watch_clocks", "_tidy"}
