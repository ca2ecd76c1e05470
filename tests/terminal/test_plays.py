"""What is finished in the terminal is in the record of plays, once, and not if the end was taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.plays.folder import NAME, read_plays
from soloist.plays.play import Play, play_of
from soloist.terminal.files import read_match
from tests.terminal.desk import Desk
from tests.terminal.test_mammoth_table import player


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "soloist"


def evening(file: Path) -> Desk:
    desk = Desk(player(3))
    assert desk.table(3, save=file) == 0
    return desk


def test_an_evening_is_counted(home: Path, tmp_path: Path) -> None:
    desk = evening(tmp_path / "evening.soloist")
    (play,) = read_plays(home)
    match = read_match(tmp_path / "evening.soloist")
    found = play_of(match, play.ended)
    assert found == play
    assert play.opponents == ("mammoth:II",)
    assert "soloist plays" in desk.text


def test_looking_at_it_again_does_not_count_it_again(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "evening.soloist"
    evening(file)
    before = read_plays(home)
    Desk([""]).table(load=file)
    assert read_plays(home) == before
    (home / NAME / f"{before[0].id}.json").unlink()
    Desk([""]).table(load=file)
    assert read_plays(home) == []  # it was over before: this may be anybody's


def test_an_end_that_is_taken_back_is_not_counted(home: Path, tmp_path: Path) -> None:
    write, found = player(3), []

    def typist(page: str) -> str:
        if "u undoes" in page:
            found.append(read_plays(home))
            return "u" if len(found) == 1 else ""
        if len(found) == 1:
            assert read_plays(home) == []
        return write(page)

    Desk(typist).table(3, save=tmp_path / "evening.soloist")
    assert [len(each) for each in found] == [1, 1]
    assert len(read_plays(home)) == 1


def test_a_match_against_bots(home: Path) -> None:
    Desk(lambda _page: "1").play("human:Anna,greedy", game="zooloretto")
    (play,) = read_plays(home)
    assert play.opponents == ("greedy",)
    assert play.players[0].name == "Anna"


def test_a_folder_that_cannot_be_written_is_said_and_spoils_nothing(home: Path, tmp_path: Path) -> None:
    home.mkdir(parents=True)
    (home / NAME).write_text("in the way")
    desk = evening(tmp_path / "evening.soloist")
    assert "nothing has been overwritten" in desk.text
    assert read_match(tmp_path / "evening.soloist").over


def test_plays_are_plain_text(home: Path, tmp_path: Path) -> None:
    evening(tmp_path / "evening.soloist")
    (file,) = (home / NAME).iterdir()
    assert isinstance(Play.read(file.read_text("utf-8")), Play)
