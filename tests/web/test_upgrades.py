"""Databases of earlier versions open with everything in them; those of later ones are refused."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from soloist.cli import run
from soloist.engine.seats import Seat
from soloist.engine.words import Message, english
from soloist.registry import ENTRIES
from soloist.web import migrations
from soloist.web.migrations import LATEST
from soloist.web.people import COOKIE
from soloist.web.room import Room
from soloist.web.store import FILE, OWNER, Kept, Store, sqlite_address
from soloist.web.tables import CannotOpen, schema_version
from tests.web.at_once import at_once
from tests.web.earlier.opening import copy_to_postgres, rows_of, write_file
from tests.web.earlier.write import COOKIE as OLD_COOKIE
from tests.web.postgres import cluster, postgres
from tests.web.visits import Browser, House, open_house

__all__ = ["cluster", "postgres"]

VERSION_1 = "version1"
MATCHES = 15
SECRET = OLD_COOKIE.partition("=")[2]
PERSON = sha256(SECRET.encode()).hexdigest()


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the version before wrote it."""
    path = write_file(tmp_path, VERSION_1)
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    address: str = request.getfixturevalue("postgres")
    copy_to_postgres(path, address)
    return address


@contextmanager
def opened(address: str, news: list[Message] | None = None) -> Iterator[Store]:
    store = Store(address, lambda _: None if news is None else news.append(_))
    try:
        yield store
    finally:
        store.close()


def names_in(store: Store) -> list[str]:
    return [kept.id for kept in store.listing(None, 100)]


def visitor(house: House) -> Browser:
    """The browser that played with the version before."""
    client = house.client()
    client.cookies.set(COOKIE, SECRET)
    return Browser(house, client)


# the version before


def test_everything_is_there_afterwards(tmp_path: Path) -> None:
    path = write_file(tmp_path, VERSION_1)
    before = rows_of(path)
    assert min(len(before[name]) for name in before) > 0, "something is missing in the old database"
    with opened(sqlite_address(tmp_path)):
        pass
    after = rows_of(path)
    assert {name: [row[: len(before[name][0])] for row in after[name]] for name in before} == before


def test_all_matches_open_and_play_on(old: str) -> None:
    with opened(old) as store, open_house(store) as house:
        browser, program = visitor(house), house.program()
        names = names_in(store)
        assert len(names) == MATCHES
        running = {kept.game for kept in store.listing(None, 100) if not kept.is_over}
        finished = {kept.game for kept in store.listing(None, 100) if kept.is_over}
        assert running == set(ENTRIES)
        assert finished == set(ENTRIES) - {"arknova"}  # which is long
        for name in names:
            page = browser.get(f"/m/{name}")
            assert page.status_code == 200, page.text
            play_on(house, store, program.get(f"/matches/{name}"))


def play_on(house: House, store: Store, now: dict[str, Any]) -> None:
    """Somebody answers, if it is not over."""
    kept = store.load(now["match"])
    assert kept is not None
    answered = [answers_once(house, kept, seat) for seat in Room(store, kept).seating.people if not kept.is_over]
    assert any(answered) != kept.is_over


def answers_once(house: House, kept: Kept, seat: Seat) -> bool:
    program = house.program(house.site.signer.seat_token(kept.id, seat))
    asked = program.get(f"/matches/{kept.id}/question")
    if asked is None:
        return False
    given = {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
    return bool(program.post(f"/matches/{kept.id}/answer", given)["version"] > kept.version)


def test_people_find_what_was_theirs(old: str) -> None:
    with opened(old) as store, open_house(store) as house:
        browser = visitor(house)
        assert browser.person == PERSON
        held = store.all_held(PERSON)
        assert set(held) == set(names_in(store))
        assert [name for name in held if OWNER in held[name]]
        assert browser.get("/").text.count('href="/m/') >= MATCHES
        assert [facts for facts, _ in store.kept_plays(PERSON)]
        assert "Zooloretto" in browser.get("/plays").text
        kept = [store.load(name) for name in names_in(store)]
        assert any(each is not None and each.watches for each in kept)
        assert any(each is not None and each.undone for each in kept)
        assert any(store.marks(name) for name in names_in(store))


def test_links_that_were_sent_still_open(tmp_path: Path) -> None:
    path = write_file(tmp_path, VERSION_1)
    secrets = rows_of(path)["secrets"]
    with opened(sqlite_address(tmp_path)) as store:
        assert [("signing", store.secret.hex())] == secrets


# bringing up to date


def test_a_file_is_copied_before_it_changes(tmp_path: Path) -> None:
    path = write_file(tmp_path, VERSION_1)
    before, news = rows_of(path), list[Message]()
    with opened(sqlite_address(tmp_path), news):
        pass
    copy = tmp_path / f"{FILE}.version1"
    assert rows_of(copy) == before
    assert copy.stat().st_mode & 0o077 == 0
    assert [str(copy) in english(each) for each in news] == [True]
    with opened(sqlite_address(tmp_path), news):
        pass
    assert len(news) == 1
    assert sorted(each.name for each in tmp_path.iterdir()) == [FILE, f"{FILE}-turn", copy.name]


def test_an_earlier_copy_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.version1").write_text("from last year")
    write_file(tmp_path, VERSION_1)
    with opened(sqlite_address(tmp_path)):
        pass
    assert (tmp_path / f"{FILE}.version1").read_text() == "from last year"
    assert rows_of(tmp_path / f"{FILE}.version1.2")["matches"]


def test_a_new_database_is_not_copied(tmp_path: Path) -> None:
    news = list[Message]()
    with opened(sqlite_address(tmp_path), news):
        pass
    assert {each.name for each in tmp_path.iterdir()} == {FILE, f"{FILE}-turn"}
    assert news == []


def test_servers_that_start_at_once_do_it_once(old: str, tmp_path: Path) -> None:
    news = list[Message]()

    def start() -> int:
        with opened(old, news) as store:
            return len(names_in(store))

    assert at_once(*[start] * 6) == [MATCHES] * 6
    assert len(news) == 1


def test_old_and_new_databases_have_the_same_tables(old: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_file = old.startswith("sqlite")
    new = sqlite_address(tmp_path / "new") if is_file else request.getfixturevalue("cluster").database()
    assert columns_of(old) == columns_of(new)


def columns_of(address: str) -> dict[str, list[tuple[str, str, bool]]]:
    with opened(address) as store:
        there = sql.inspect(store._engine)
        return {
            name: [(each["name"], str(each["type"]), each["nullable"]) for each in there.get_columns(name)]
            for name in there.get_table_names()
        }


def test_what_goes_wrong_on_the_way_changes_nothing(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise CannotOpen(Message("no"))

    monkeypatch.setattr(migrations, "check_columns", broken)
    with pytest.raises(CannotOpen):
        Store(old)
    monkeypatch.undo()
    news = list[Message]()
    with opened(old, news) as store:
        assert len(names_in(store)) == MATCHES
    assert len(news) == 1


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_file(tmp_path, VERSION_1)
    before = rows_of(path)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(CannotOpen, match="No space left on device; nothing was changed"):
        Store(sqlite_address(tmp_path))
    assert rows_of(path) == before
    assert [each.name for each in tmp_path.iterdir() if not each.name.endswith(("-wal", "-shm", "-turn"))] == [FILE]


# what is not ours to open


def test_a_database_of_a_newer_soloist_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(sqlite_address(tmp_path)) as store, store._engine.begin() as line:
        line.execute(schema_version.update().values(version=LATEST + 1))
    before = rows_of(tmp_path / FILE)
    assert run(["--data", str(tmp_path), "--no-browser", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert f"version {LATEST + 1}, this one knows up to {LATEST}" in " ".join(said.split())
    assert rows_of(tmp_path / FILE) == before


def test_a_postgresql_of_a_newer_soloist_is_refused(postgres: str) -> None:
    with opened(postgres) as store, store._engine.begin() as line:
        line.execute(schema_version.update().values(version=LATEST + 1))
    with pytest.raises(CannotOpen, match="newer Soloist"):
        Store(postgres)


def test_somebody_elses_tables_are_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as line:
        line.execute("CREATE TABLE matches (id TEXT, teams TEXT)")
        line.execute("CREATE TABLE holders (name TEXT)")
        line.commit()
    before = rows_of(tmp_path / FILE)
    with pytest.raises(CannotOpen, match="not a database of Soloist"):
        Store(sqlite_address(tmp_path))
    assert rows_of(tmp_path / FILE) == before


def test_every_version_has_a_step() -> None:
    assert sorted(migrations.STEPS) == list(range(2, LATEST + 1))
