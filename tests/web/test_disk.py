"""The disk: only the owner reads what is kept, and when it is full nothing is half changed."""

from __future__ import annotations

import os
import resource
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from soloist.engine.seats import SEATS
from soloist.web.room import Beginning
from soloist.web.store import FILE, Store, sqlite_address, trouble_of
from tests.web.driven import Api, Refused, begin
from tests.web.postgres import cluster, postgres
from tests.web.servers import Server, fork
from tests.web.visits import open_house

__all__ = ["cluster", "postgres"]

TWO = Beginning("arne", ["human:Anna", "human:Ben"], seed=7)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def careless() -> Iterator[None]:
    """Files are open to everybody unless it is said."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("careless")
def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with open_house(folder) as house:
        house.browser().begin(TWO)
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == [FILE, f"{FILE}-shm", f"{FILE}-turn", f"{FILE}-wal"]
        assert {mode(file) for file in files} == {0o600}
    assert mode(folder) == 0o700


@pytest.mark.usefixtures("careless")
def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    """A database of an earlier version, whose server was killed: its files are there with what they hold."""
    first = Store(sqlite_address(tmp_path))
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    second = Store(sqlite_address(tmp_path))
    assert {mode(file) for file in tmp_path.iterdir()} == {0o600}
    second.close()
    first.close()


@pytest.mark.usefixtures("careless")
def test_a_folder_of_somebody_elses_making_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Store(sqlite_address(tmp_path)).close()
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / FILE) == 0o600


# full


def test_a_full_disk_says_so_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(tmp_path) as house:
        browser = house.browser()
        match = browser.begin(TWO)
        before = house.site.store.load(match[3:])
        page, stamp = browser.get(match).text, browser.stamp(match)
        real = Store.change

        def full(*_: object) -> int:
            raise OperationalError("", {}, sqlite_error(sqlite3.SQLITE_FULL))

        monkeypatch.setattr(Store, "change", full)
        answer = {"seat": "A", "stamp": stamp, "answer": "orange", "confirmed": "1"}
        refused = browser.post(f"{match}/answer", answer)
        assert refused.status_code == 507
        assert "make room" in refused.text
        assert house.site.store.load(match[3:]) == before
        assert browser.stamp(match) == stamp
        assert len(browser.get(match).text) == len(page)
        monkeypatch.setattr(Store, "change", real)
        assert browser.post(f"{match}/answer", answer).status_code == 303


FULL_POSTGRES = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
    "'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION full_disk()",
)
"""The error is the server's own, on its whole way to us."""


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """PostgreSQL has no room for one more answer."""
    with store._engine.begin() as line:
        for statement in FULL_POSTGRES:
            line.exec_driver_sql(statement)
    yield
    with store._engine.begin() as line:
        line.exec_driver_sql("DROP FUNCTION full_disk CASCADE")


def test_a_full_disk_of_postgresql_says_so_and_changes_nothing(postgres: str) -> None:
    with open_house(postgres) as house:
        browser, store = house.browser(), house.site.store
        match = browser.begin(TWO)
        token = house.site.signer.seat_token(match[3:], SEATS[0])
        before, stamp = store.load(match[3:]), browser.stamp(match)
        answer = {"seat": "A", "stamp": stamp, "answer": "orange", "confirmed": "1"}
        with full_disk(store):
            for _ in range(2):
                refused = browser.post(f"{match}/answer", answer)
                assert refused.status_code == 507
                assert "make room" in refused.text
                asked = {"stamp": stamp, "answer": "orange"}
                assert "make room" in house.program(token).post(f"/matches/{match[3:]}/answer", asked, 507)["error"]
            assert store.load(match[3:]) == before
            assert browser.stamp(match) == stamp
            assert house.run(house.client().get("/health")).status_code == 200  # it can be looked at
        assert browser.post(f"{match}/answer", answer).status_code == 303
        assert len(store.load(match[3:]).answers) > len(before.answers)  # type: ignore[union-attr]


def sqlite_error(code: int) -> sqlite3.Error:
    problem = sqlite3.OperationalError("database or disk is full")
    problem.sqlite_errorcode = code
    return problem


def test_what_sqlite_calls_full_is_known_as_full(tmp_path: Path) -> None:
    line = sqlite3.connect(tmp_path / "full.sqlite3")
    line.execute("CREATE TABLE t (x)")
    line.execute("PRAGMA max_page_count=2")
    with pytest.raises(sqlite3.OperationalError) as problem:
        line.executemany("INSERT INTO t VALUES (?)", [("x" * 4000,)] * 9)
    line.close()
    assert trouble_of(OperationalError("", {}, problem.value))[0] == 507
    assert trouble_of(OperationalError("", {}, sqlite_error(sqlite3.SQLITE_BUSY)))[0] == 503


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "run", "--data", str(tmp_path / "data"))
    yield server
    server.kill()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can make the room of another process small")
def test_a_server_without_room_goes_on_when_there_is_some(server: Server, tmp_path: Path) -> None:
    api = Api([server.port])
    (story,) = begin(api, {"game": "mammoth", "seed": 7})
    path = f"/matches/{story.match}"
    asked = api.call("GET", f"{path}/question", story.token)
    answer = {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
    room = (tmp_path / "data" / f"{FILE}-wal").stat().st_size
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (room, most))
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            api.call("POST", f"{path}/answer", story.token, answer)
        assert refused.value.status == 507
        with pytest.raises(Refused) as refused:
            api.call("POST", "/matches", "", {"game": "mammoth"})
        assert refused.value.status == 507
        assert api.call("GET", f"{path}/question", story.token) == asked
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    api.call("POST", f"{path}/answer", story.token, answer)
    assert api.call("GET", f"{path}/question", story.token)["stamp"] != asked["stamp"]
    assert "Traceback" not in server.errors
    api.hang_up()
