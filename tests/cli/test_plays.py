"""`soloist plays`: the record of plays of this machine, from the web app and from the terminal."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from soloist.plays.folder import write_play
from soloist.web.store import Store, sqlite_address
from tests.cli.conftest import Soloist
from tests.plays.finished import finished, kept, made_up


def fill(folder: Path) -> None:
    """An evening in the browser, and two in the terminal."""
    store = Store(sqlite_address(folder))
    store.add(kept(finished("mammoth"), "evening000000000"), [])
    store.close()
    for own, ended in ((9, 1000.0), (2, 2000.0)):
        write_play(folder, made_up(own, 4, ended=ended))


def test_nothing_played_yet(soloist: Soloist, tmp_path: Path) -> None:
    outcome = soloist("plays", "--data", str(tmp_path / "data"))
    assert outcome.code == 0
    assert "No finished games" in outcome.out
    assert not (tmp_path / "data").exists()


def test_a_line_for_each_opponent(soloist: Soloist, tmp_path: Path) -> None:
    fill(tmp_path)
    out = soloist("plays", "--data", str(tmp_path)).out
    (arno,) = [line for line in out.splitlines() if "ARNO L3" in line]
    assert arno.split()[:7] == ["ARNO", "L3", "Ark", "Nova", "2", "1", "9"]
    assert "lost 2 : 4" in arno
    assert "▲▽" in arno
    assert "AutoMammoth II" in out
    assert "3 games" in out


def test_in_portuguese(soloist: Soloist, tmp_path: Path) -> None:
    fill(tmp_path)
    assert "3 partidas" in soloist("plays", "--data", str(tmp_path), "--language", "pt").out


def test_as_csv(soloist: Soloist, tmp_path: Path) -> None:
    fill(tmp_path)
    found = list(csv.DictReader(io.StringIO(soloist("plays", "--csv", "--data", str(tmp_path)).out)))
    assert [line["opponents"] for line in found] == ["ARNO L3", "ARNO L3", "AutoMammoth II"]


def test_a_database_that_cannot_be_used(soloist: Soloist) -> None:
    outcome = soloist("plays", "--database", "nonsense")
    assert outcome.code == 2
    assert "database" in outcome.err
