"""`soloist lab`: a plan from a file or straight from the terminal, its report, and what is said of mistakes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from soloist.lab.folder import RunFolder
from tests.cli.conftest import Soloist
from tests.lab.runs import PLAN, all_rows, is_whole, small_plan

TYPED = ("lab", "run", "zooloretto", "--seats", "random,mammoth:I-II", "--games", "3", "--seed", "5", "--jobs", "1")


TUNE = """
[tune]
game = "zooloretto"
option = "mammoth_deck"
against = "random"
wins = { "mammoth:II" = 99 }
variations = 2
games = 2
brackets = 1
settling = 0
check = 2
"""


def test_a_plan_is_played_and_reported(soloist: Soloist, tmp_path: Path) -> None:
    plan, folder, page = tmp_path / "small.toml", tmp_path / "run", tmp_path / "report.html"
    plan.write_text(PLAN.format(games=3), "utf-8")
    done = soloist("lab", "run", str(plan), "--to", str(folder), "--jobs", "1")
    assert (done.code, f"18 games played now, 18 in {folder}." in done.out) == (0, True)
    assert is_whole(RunFolder(folder), small_plan(3))
    assert "0 games played now, 18" in soloist("lab", "run", str(plan), "--to", str(folder)).out
    assert soloist("lab", "report", str(folder), "--to", str(page)).code == 0
    text = page.read_text("utf-8")
    assert "Two small games" in text
    assert "AutoMammoth II" in text
    assert not re.search(r"(?:src|href|url\()\s*=?\s*[\"']?(?:https?:)?//", text)


def test_a_report_reads_in_portuguese(soloist: Soloist, tmp_path: Path) -> None:
    assert soloist(*TYPED, "--to", str(tmp_path / "run")).code == 0
    assert soloist("lab", "report", str(tmp_path / "run"), "--language", "pt").code == 0
    text = (tmp_path / "run" / "report.html").read_text("utf-8")
    assert '<html lang="pt-BR">' in text
    assert "Quem vence quem" in text
    assert "Who beats whom" not in text


def test_a_typed_plan_says_how_to_play_it_again(soloist: Soloist, tmp_path: Path) -> None:
    assert soloist(*TYPED, "--to", str(tmp_path / "run"), "--no-rotate").code == 0
    again = RunFolder(tmp_path / "run").plan().command
    assert again == "soloist lab run zooloretto --seats random,mammoth:I-II --games 3 --seed 5 --no-rotate"
    assert soloist(*again.split()[1:], "--to", str(tmp_path / "again"), "--jobs", "1").code == 0
    one, two = (all_rows(RunFolder(tmp_path / name)) for name in ("run", "again"))
    assert one[0].equals(two[0])


def test_an_option_may_be_a_file(soloist: Soloist, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("I-01: draw 0 >\nI-02: take 1 <\n", "utf-8")
    assert soloist(*TYPED[:4], "random,mammoth:I", "--games", "1", "--jobs", "1", "--to", str(tmp_path / "run"),
                   "--option", f"mammoth_deck={deck}").code == 0  # fmt: skip
    assert (cell := RunFolder(tmp_path / "run").plan().cells[0]).variant == "mammoth_deck=deck"
    assert cell.options["mammoth_deck"].startswith("I-01")


def test_what_was_begun_without_a_seed_goes_on_with_the_same_command(soloist: Soloist, tmp_path: Path) -> None:
    words = (*TYPED[:4], "random,mammoth:I", "--jobs", "1", "--to", str(tmp_path / "run"))
    assert soloist(*words, "--games", "1").code == 0
    more = soloist(*words, "--games", "2")
    assert "2 games played now, 4 in" in more.out
    assert "2 of 4 games are there already." in more.err


def test_whoever_stops_is_told_where_the_games_are(
    soloist: Soloist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(RunFolder, "add", stop)
    folder, games, plan = tmp_path / "run", tmp_path / "games", tmp_path / "tune.toml"
    plan.write_text(TUNE, "utf-8")
    done = soloist(*TYPED, "--to", str(folder))
    assert (done.code, f"Go on with: soloist lab run {folder}" in done.out) == (130, True)
    done = soloist("lab", "tune", str(plan), "--jobs", "1", "--in", str(games))
    assert (done.code, f"Go on with: soloist lab tune {plan} --in {games}" in done.out) == (130, True)
    monkeypatch.undo()
    assert "12 games played now, 12 in" in soloist("lab", "run", str(folder), "--jobs", "1").out
    assert soloist("lab", "run", str(folder), "--to", str(games)).err.endswith("leave --to out\n")
    assert "--seed goes with a game" in soloist("lab", "run", str(folder), "--seed", "3").err


def test_a_tuned_deck_comes_with_the_command_that_plays_it(
    soloist: Soloist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tune.toml").write_text(TUNE, "utf-8")
    done = soloist("lab", "tune", "tune.toml", "--jobs", "1", "--in", "games", "--to", "deck.txt")
    assert done.code == 0
    assert "mammoth:II: 2 variations with 4 games each" in done.err
    assert "wished: 99 %)" in done.out
    assert "soloist play zooloretto --seats human,mammoth:II --option mammoth_deck=deck.txt" in done.out


def test_tables_alone_are_no_page(soloist: Soloist, tmp_path: Path) -> None:
    assert soloist(*TYPED, "--to", str(tmp_path / "run")).code == 0
    done = soloist("lab", "report", str(tmp_path / "run"), "--to", str(tmp_path / "tables.md"))
    assert (done.code, "browser" in done.out) == (0, False)
    assert "| player | rating |" in (tmp_path / "tables.md").read_text("utf-8")


def test_the_lab_alone_shows_its_commands(soloist: Soloist) -> None:
    done = soloist("lab")
    assert "tune" in done.out
    assert done.err == ""


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("lab run none.toml", "none.toml: there is no such file"),
        ("lab run arne", "who plays? For example --seats greedy,random"),
        ("lab run arne --seats random,human", "'human' cannot sit there; bots and automas can: random, greedy"),
        ("lab run chess --seats random,random", "neither a game nor a plan 'chess'; games are arne, zooloretto"),
        ("lab run arne --seats random,random --games 1 --to taken", "taken: it cannot be used"),
        ("lab run none.toml --games 3", "--games goes with a game, not with a plan"),
        ("lab run arne --seats random,random --address auto", "say --engine ray too"),
        ("lab run arne --seats random,random --engine cluster", "Invalid value for '--engine'"),
        ("lab report none", "there is no folder none; in the folder of your data are the runs"),
        ("lab report .", "is no folder of a run"),
        ("lab report . --to page.pdf", "page.pdf: name a file that ends in .html"),
        ("lab tune none.toml", "none.toml: there is no such file"),
        ("lab tune tune.toml --to nowhere/deck.txt", "nowhere/deck.txt: there is no such folder"),
        ("lab tune tune.toml --to .", "this is a folder, not a file"),
        ("lab run tune.toml", "play it with: soloist lab tune tune.toml"),
    ],
)
def test_mistakes_are_said_in_one_line(soloist: Soloist, words: str, problem: str, monkeypatch: pytest.MonkeyPatch,
                                       tmp_path: Path) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("a file", "utf-8")
    (tmp_path / "tune.toml").write_text(TUNE, "utf-8")
    done = soloist(*words.split())
    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1


def test_without_polars_it_says_what_brings_it(soloist: Soloist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    done = soloist(*TYPED)
    assert (done.code, "pip install 'soloist[lab]'" in done.err) == (2, True)


def test_without_ray_it_says_what_brings_it(soloist: Soloist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = soloist(*TYPED, "--engine", "ray", "--to", str(tmp_path / "run"))
    assert (done.code, "pip install 'soloist[ray]'" in done.err) == (2, True)
