"""`soloist backup` and `soloist restore`: while a server runs, and back again; PostgreSQL by its own commands."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from soloist.web.room import Room
from soloist.web.store import FILE, Kept, Store, sqlite_address
from tests.cli.conftest import Soloist
from tests.web.driven import Api, begin
from tests.web.postgres import Postgres, cluster, postgres, programs
from tests.web.servers import Server, fork

__all__ = ["cluster", "postgres"]

DOCS = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
OWNER_ONLY = 0o600


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = fork(tmp_path / "run", "--data", str(tmp_path / "data"))
    yield server
    server.kill()


def answer(server: Server, count: int, match: tuple[str, str] | None = None) -> tuple[str, str]:
    """A match, begun if there is none, and so many answers more; its name and its token."""
    api = Api([server.port])
    if match is None:
        (story,) = begin(api, {"game": "mammoth", "seed": 7})
        match = (story.match, story.token)
    name, token = match
    for _ in range(count):
        asked = api.call("GET", f"/matches/{name}/question", token)
        api.call(
            "POST", f"/matches/{name}/answer", token, {"stamp": asked["stamp"], "answer": asked["options"][0]["answer"]}
        )
    api.hang_up()
    return match


def loaded(database: str, match: str) -> Kept:
    store = Store(database)
    try:
        kept = store.load(match)
        assert kept is not None
        room = Room(store, kept)
        assert room.match.over or room.waiting_for()
        return kept
    finally:
        store.close()


def test_a_copy_made_while_a_server_runs_can_be_gone_back_to(server: Server, soloist: Soloist, tmp_path: Path) -> None:
    match = answer(server, 3)
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    assert soloist("backup", str(copy), "--data", str(data)).code == 0
    assert copy.stat().st_mode & 0o777 == OWNER_ONLY
    then = loaded(sqlite_address(data), match[0])
    answer(server, 2, match)
    refused = soloist("restore", str(copy), "--data", str(data), "--replace")
    assert refused.code == 2
    assert "stop it" in refused.err
    assert server.stop() in (0, 130)
    assert "--replace" in soloist("restore", str(copy), "--data", str(data)).err
    before = loaded(sqlite_address(data), match[0])
    assert len(before.answers) > len(then.answers)
    done = soloist("restore", str(copy), "--data", str(data), "--replace")
    assert done.code == 0, done.err
    assert (data / FILE).stat().st_mode & 0o777 == OWNER_ONLY
    assert loaded(sqlite_address(data), match[0]) == then
    (aside,) = data.glob("soloist-before-*.sqlite3")
    assert str(aside) in done.out
    assert loaded(f"sqlite:///{aside}", match[0]) == before
    server.again()
    answer(server, 1, match)


def test_a_copy_moves_to_another_machine(server: Server, soloist: Soloist, tmp_path: Path) -> None:
    match = answer(server, 1)
    copy, new = tmp_path / "copy.sqlite3", tmp_path / "far" / "away"
    assert soloist("backup", str(copy), "--data", str(tmp_path / "data")).code == 0
    assert soloist("restore", str(copy), "--data", str(new)).code == 0
    assert loaded(sqlite_address(new), match[0]) == loaded(sqlite_address(tmp_path / "data"), match[0])
    assert [file.name for file in new.iterdir() if file.suffix == ".part"] == []


def test_nothing_is_overwritten_or_made_of_nothing(soloist: Soloist, tmp_path: Path) -> None:
    data = tmp_path / "data"
    copy = tmp_path / "copy.sqlite3"
    assert "nothing to copy" in soloist("backup", str(copy), "--data", str(data)).err
    assert not data.exists()
    Store(sqlite_address(data)).close()
    copy.write_text("a letter")
    assert "exists already" in soloist("backup", str(copy), "--data", str(data)).err
    assert copy.read_text() == "a letter"
    assert soloist("backup", str(tmp_path / "none" / "copy"), "--data", str(data)).code == 2
    for wrong in (copy, tmp_path / "none", tmp_path):
        refused = soloist("restore", str(wrong), "--data", str(tmp_path / "new"))
        assert refused.code == 2
        assert str(wrong) in refused.err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("spoil", [lambda whole: whole[: len(whole) // 2], lambda whole: whole[:5000] + b"x" * 9000])
def test_a_damaged_copy_is_refused(soloist: Soloist, tmp_path: Path, spoil: object) -> None:
    Store(sqlite_address(tmp_path / "data")).close()
    copy = tmp_path / "copy.sqlite3"
    assert soloist("backup", str(copy), "--data", str(tmp_path / "data")).code == 0
    assert callable(spoil)
    copy.write_bytes(spoil(copy.read_bytes()))
    assert soloist("restore", str(copy), "--data", str(tmp_path / "new")).code == 2
    assert not (tmp_path / "new" / FILE).exists()


def test_postgresql_is_copied_by_its_own_commands(
    cluster: Postgres, soloist: Soloist, tmp_path: Path, postgres: str
) -> None:
    """The commands as the page on hosting writes them, with this database in the place of the one named there."""
    refused = soloist("backup", str(tmp_path / "copy"), "--database", postgres)
    assert refused.code == 2
    assert "pg_dump" in refused.err
    server = fork(tmp_path / "run", "--database", postgres)
    try:
        match = answer(server, 2)
        page = DOCS.read_text("utf-8")
        dump, restored = (_command(page, word) for word in ("pg_dump", "pg_restore"))
        copy, new = str(tmp_path / "copy.dump"), cluster.database()
        then = loaded(postgres, match[0])
        _run(dump, {"soloist.dump": copy, "$SOLOIST_DATABASE": postgres})
        answer(server, 1, match)
        _run(restored, {"soloist.dump": copy, "$SOLOIST_DATABASE": new})
        assert loaded(new, match[0]) == then
    finally:
        server.kill()


def _command(page: str, word: str) -> str:
    found = re.search(rf"^{word} .*$", page, re.MULTILINE)
    assert found is not None, f"the page on hosting does not show {word}"
    return found[0]


def _run(command: str, given: dict[str, str]) -> None:
    for name, value in given.items():
        command = command.replace(name, value)
    folder = programs()
    assert folder is not None
    name, *words = shlex.split(command)
    done = subprocess.run([folder / name, *words], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
