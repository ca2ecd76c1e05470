"""`soloist table`: an automa beside the box, and what the words become before the terminal takes over."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from soloist.registry import find_companion
from soloist.terminal.files import read_match
from tests.cli.conftest import Soloist

MISTAKES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "which automa": (("table",), ("which automa", "mammoth")),
    "unknown automa": (("table", "mamoth"), ("'mamoth'", "mammoth")),
    "a game": (("table", "arne"), ("no automa 'arne'", "mammoth")),
    "unknown option": (("table", "mammoth", "--option", "plaeyrs=3"), ("'plaeyrs'", "players")),
    "too many players": (("table", "mammoth", "--option", "players=6"), ("players", "from 2 to 5", "'6'")),
    "no person": (("table", "mammoth", "--option", "automas=A=I,B=I"), ("automas", "person")),
    "no such seat": (("table", "mammoth", "--option", "automas=D=I"), ("automas", "seats at the table")),
    "no such level": (("table", "mammoth", "--option", "automas=B=IV"), ("automas", "B=III")),
    "option without value": (("table", "mammoth", "--option", "players"), ("NAME=VALUE", "players=2")),
    "missing deck": (("table", "mammoth", "--option", "mammoth_deck=/no/such"), ("/no/such", "no such file")),
    "too many names": (("table", "mammoth", "--names", "Anna,Ben"), ("1 person", "2 names")),
    "two equal names": (
        ("table", "mammoth", "--option", "players=3", "--names", "Anna,Anna"),
        ("two seats are named 'Anna'",),
    ),
    "a name too long": (("table", "mammoth", "--names", "A" * 30), ("at most 24",)),
    "negative seed": (("table", "mammoth", "--seed", "-1"), ("--seed -1",)),
    "unknown language": (("table", "mammoth", "--language", "xx"), ("'xx'", "en")),
    "missing save": (("table", "--load", "/no/such.soloist"), ("/no/such.soloist", "no such file")),
}


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def evening(soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An evening that was left after a few answers."""
    file = tmp_path / "evening.soloist"
    typed(monkeypatch, "1", "2", "money")
    assert soloist("table", "mammoth", "--seed", "5", "--names", "Anna", "--save", str(file)).code == 0
    return file


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_one_clear_line(soloist: Soloist, mistake: str, tmp_path: Path) -> None:
    words, named = MISTAKES[mistake]
    outcome = soloist(*words)
    assert outcome.code == 2
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert line.startswith("soloist: ")
    for name in named:
        assert name in line
    assert not list(tmp_path.glob("home/**/*.soloist"))


def test_an_evening_is_saved_and_gone_on_with(soloist: Soloist, monkeypatch: pytest.MonkeyPatch, evening: Path) -> None:
    before = read_match(evening).moment
    assert before > 3
    typed(monkeypatch, "l1")
    outcome = soloist("table", "--load", str(evening))
    assert outcome.code == 0
    assert "Resuming the match" in outcome.out
    assert "What did Anna do?" in outcome.out
    assert f"soloist table mammoth --load {evening}" in outcome.out
    assert read_match(evening).moment > before


def test_without_a_file_the_evening_is_kept_in_the_users_folder(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch)
    outcome = soloist("table", "MAMMOTH", "--option", "players=3", "--option", "automas=C=I", "--seed", "8")
    assert outcome.code == 0
    (file,) = tmp_path.glob("home/soloist/matches/*.soloist")
    assert file.name == "mammoth-8-1.soloist"
    assert read_match(file).settings["players"] == 3


def test_a_file_is_never_overwritten(soloist: Soloist, evening: Path) -> None:
    before = evening.read_text()
    outcome = soloist("table", "mammoth", "--save", str(evening))
    assert outcome.code == 2
    assert "will not be overwritten" in outcome.err
    assert evening.read_text() == before


def test_a_broken_file_says_what_is_wrong(soloist: Soloist, evening: Path) -> None:
    broken = evening.read_text().replace("seed 5", "seed 6")
    evening.write_text(broken)
    outcome = soloist("table", "--load", str(evening))
    assert outcome.code == 2
    assert "checksum" in outcome.err
    assert evening.read_text() == broken


@pytest.mark.parametrize("words", [("--option", "players=3"), ("--seed", "4")])
def test_a_saved_evening_has_its_own_agreements(soloist: Soloist, evening: Path, words: tuple[str, str]) -> None:
    outcome = soloist("table", "--load", str(evening), *words)
    assert outcome.code == 2
    assert f"{words[0]} cannot be given with --load" in outcome.err


def test_other_names_may_be_given_to_a_saved_evening(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, evening: Path
) -> None:
    typed(monkeypatch)
    assert "What did Zoë do?" in soloist("table", "--load", str(evening), "--names", "Zoë").out


def test_matches_and_evenings_are_not_mixed_up(soloist: Soloist, evening: Path, saved: Path) -> None:
    play = soloist("play", "--load", str(evening))
    assert play.code == 2
    assert f"soloist table --load {evening}" in play.err
    table = soloist("table", "--load", str(saved))
    assert table.code == 2
    assert f"soloist play --load {saved}" in table.err
    other = soloist("table", "arno", "--load", str(evening))
    assert other.code == 2
    assert "session with mammoth, not with arno" in other.err


def test_an_evening_is_replayed(soloist: Soloist, evening: Path) -> None:
    summary = soloist("replay", str(evening))
    assert summary.code == 0
    assert "all of them legal" in summary.out
    assert "not over yet: What did Anna do?" in summary.out
    shown = soloist("replay", str(evening), "--step", "2")
    assert shown.code == 0
    assert "after 2 of" in shown.out
    assert "Anna goes first" in shown.out
    assert "truck 1" in shown.out


def test_words_are_read(soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[tuple[Any, ...]] = []

    def table(*given: Any) -> int:
        calls.append(given)
        return 7

    monkeypatch.setattr("soloist.terminal.play.table", table)
    save = tmp_path / "new.soloist"
    assert soloist("table", "mammoth", "--names", "Anna, Ben", "--seed", "3", "--save", str(save)).code == 7
    ((game, options, names, seed, load, kept, language),) = calls
    assert game.id == "mammoth"
    assert (options, names, seed, load, kept, language) == ({}, ["Anna", "Ben"], 3, None, save, "")


def test_the_options_of_an_automa_are_listed(soloist: Soloist) -> None:
    shown = soloist("games", "mammoth")
    assert shown.code == 0
    for name in ("players", "automas", "mammoth_deck", "count_blockers"):
        assert name in shown.out


@pytest.mark.parametrize("name", ["arno", "mammoth", "orichalcum-ai"])
def test_the_help_names_everything_that_can_be_set(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = soloist("table", "--help")
    assert shown.code == 0
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    part = shown.out.split(f"{name}: what --option can set")[1]
    for setting in find_companion(name).settings:
        assert f"\n{setting.name}=" in part


class Keyboard(io.StringIO):
    """Somebody sits there."""

    def isatty(self) -> bool:
        return True


def asked(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("".join(f"{line}\n" for line in lines)))


def test_without_options_somebody_at_a_keyboard_is_asked(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked(monkeypatch, "arno", "Anna", "1", "L3", "", "")
    outcome = soloist("table", "--seed", "5", "--save", str(tmp_path / "evening"))
    assert outcome.code == 0
    match = read_match(tmp_path / "evening")
    assert (match.game.id, match.settings["automas"], match.meta["names"]) == ("arno", "B=L3", "Anna")


@pytest.mark.parametrize("words", [("--option", "players=2")])
def test_with_options_nobody_is_asked(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    asked(monkeypatch)
    outcome = soloist("table", "arno", "--save", str(tmp_path / "evening"), *words)
    assert outcome.code == 0
    assert "Which level" not in outcome.out
    assert read_match(tmp_path / "evening").settings["automas"] == "B=L1"


def test_leaving_before_the_game_begins_keeps_nothing(
    soloist: Soloist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked(monkeypatch, "Anna")
    outcome = soloist("table", "arno", "--save", str(tmp_path / "evening"))
    assert outcome.code == 0
    assert "Nothing was begun" in outcome.out
    assert not (tmp_path / "evening").exists()
