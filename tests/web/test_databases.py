"""Databases that cannot be used say so in one sentence."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from soloist.web.store import Store, sqlite_address
from soloist.web.tables import CannotOpen


@pytest.mark.parametrize(
    ("address", "word"),
    [
        ("", "address"),
        ("nonsense", "address"),
        ("oracle9://x", "kind"),
        ("mongodb://localhost/x", "kind"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:notaport/none", ""),
        ("sqlite:////proc/none/soloist.sqlite3", "cannot be opened"),
    ],
)
def test_a_bad_address_gives_one_sentence(address: str, word: str) -> None:
    with pytest.raises(CannotOpen) as problem:
        Store(address)
    assert word in str(problem.value)
    assert "\n" not in str(problem.value)
    assert "Error" not in str(problem.value)


def test_a_file_that_is_no_database_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "soloist.sqlite3").write_text("this is a letter, not a database\n" * 100)
    with pytest.raises(CannotOpen, match="cannot be opened"):
        Store(sqlite_address(tmp_path))


def test_a_folder_that_cannot_be_made_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotOpen, match="cannot be used"):
        sqlite_address(tmp_path / "file" / "data")


def test_without_the_extra_postgresql_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match="postgres"):
        Store("postgresql://somebody@127.0.0.1/base")


def test_a_password_is_not_told(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen) as problem:
        Store("postgresql://nobody:geheim@127.0.0.1:1/none")
    assert "geheim" not in str(problem.value)


def test_what_sqlite_acknowledges_is_on_disk(tmp_path: Path) -> None:
    store = Store(sqlite_address(tmp_path))
    with store._engine.connect() as line:
        assert line.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert line.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_must_not_be_written_gives_one_sentence(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "soloist.sqlite3").close()
    (tmp_path / "soloist.sqlite3").chmod(0o400)
    with pytest.raises(CannotOpen):
        Store(sqlite_address(tmp_path))
