"""What a report says of runs of every kind: one game, one player, sweeps, games that break."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from soloist.lab.figures import figures_of
from soloist.lab.plan import read_plan
from soloist.lab.simulation import Lineup
from soloist.language import Reader
from soloist.web.lab.file import report_file
from soloist.web.lab.page import made_on
from tests.lab.runs import Here, played

ZOO = '[[table]]\ngame = "zooloretto"\n'


def page_of(path: Path, plan: str, language: str = "en") -> str:
    """The words of the page, without its styles and marks."""
    folder = played(read_plan(Path("mine.toml"), plan), path / "run", Here())
    page = report_file(Reader(language), figures_of(folder), made_on(date(2026, 11, 18)))
    body = re.sub(r"<(style|script)>.*?</\1>", "", page.partition("<main")[2], flags=re.DOTALL)
    return " ".join(re.sub(r"<[^>]*>", " ", body).split())


def test_one_game_is_one_game(tmp_path: Path) -> None:
    page = page_of(tmp_path, f'games = 1\n{ZOO}seats = ["greedy", "mammoth:II"]\nrotate = false')
    assert "1 table · 1 game ·" in page
    assert "1 game each" in page
    assert "1 games" not in page
    assert "90 % within" not in page


def test_whom_one_meets_alone_is_no_fairest_match(tmp_path: Path) -> None:
    page = page_of(tmp_path, f'games = 4\n{ZOO}seats = ["greedy", "random"]')
    assert "Greedy beats Random" in page
    assert "fairest" not in page
    assert re.search(r"The strongest Greedy \d+ rating points more than Random", page)


def test_with_more_at_the_table_one_is_ahead_of_another(tmp_path: Path) -> None:
    page = page_of(tmp_path, f'games = 2\n{ZOO}seats = ["greedy", "random", "random"]')
    assert "Greedy ends ahead of Random" in page
    assert "beats Random" not in page
    assert "12 comparisons each" in page


def test_where_the_first_is_never_changed_nothing_is_said_of_him(tmp_path: Path) -> None:
    plan = '[[table]]\ngame = "arknova"\ngames = 2\nseats = ["greedy", "arno:L1", "arno:L1"]\nrotate = false'
    page = page_of(tmp_path, plan)
    assert "Who begins wins" not in page
    assert "2nd to play" in page
    assert "1st to play" not in page


def test_a_player_alone_has_points_and_no_ladder(tmp_path: Path) -> None:
    page = page_of(tmp_path, '[[table]]\ngame = "arne"\ngames = 8\nseats = ["greedy", "greedy"]')
    assert "Points line and number: the median" in page
    assert "Ladder" not in page
    assert "Your row" not in page


def test_groups_of_one_game_are_told_apart_by_what_differs(tmp_path: Path) -> None:
    plan = f'games = 2\n{ZOO}seats = ["greedy", "mammoth:I"]\nsweep = {{ count_blockers = ["no", "yes"] }}'
    page = page_of(tmp_path, plan)
    assert " count_blockers=yes: AutoMammoth I " in page
    assert "Zooloretto, count_blockers=yes: AutoMammoth I" not in page


def test_every_table_tells_who_won_there(tmp_path: Path) -> None:
    page = page_of(tmp_path, f'games = 2\n{ZOO}seats = ["greedy", ["random", "mammoth:I-III"]]\nrotate = false')
    for player in ("Random", "AutoMammoth I", "AutoMammoth II", "AutoMammoth III"):
        assert re.search(rf"Greedy, {player} 2 Greedy \d+ % ± \d+ {player} \d+ % ± \d+", page)


def test_the_plan_is_in_the_report(tmp_path: Path) -> None:
    plan = f'seed = 17\ngames = 1\n{ZOO}seats = ["greedy", "random"]'
    page = page_of(tmp_path, plan)
    assert "soloist lab run mine.toml" in page
    assert "seed 17" in page
    assert "The plan seed = 17 games = 1 [[table]]" in page


def test_every_problem_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaking(*_: object) -> object:
        raise RuntimeError("a tile fell down")

    monkeypatch.setattr(Lineup, "play", breaking)
    page = page_of(tmp_path, f'games = 3\n{ZOO}seats = ["greedy", "random"]')
    assert "6 games broke" in page
    assert "All games that were played broke" in page
    assert page.count("a tile fell down") == 1
    assert re.search(r"Zooloretto: (Greedy, Random|Random, Greedy), game 1 and 5 other games", page)
    assert page.count("soloist simulate zooloretto --seats") == 1


def test_a_run_in_portuguese_is_feminine(tmp_path: Path) -> None:
    page = page_of(tmp_path, f'games = 1\n{ZOO}seats = ["greedy", "random"]\nrotate = false', "pt")
    assert "1 mesa · 1 partida ·" in page
    assert "Greedy vence Random" in page
