"""What a run tells, counted once more by hand."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path

import polars
import pytest

from soloist.engine.record import Record
from soloist.lab import sums
from soloist.lab.figures import Figures, Group, figures_of, quantile
from soloist.lab.folder import RunFolder
from soloist.lab.notable import Why
from soloist.lab.plan import plan_of
from soloist.registry import find
from tests.lab.runs import Here, all_rows, played, small_plan


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    return played(small_plan(40), tmp_path_factory.mktemp("lab") / "figures", Here())


@pytest.fixture(scope="module")
def figures(folder: RunFolder) -> Figures:
    return figures_of(folder)


def group(figures: Figures, game: str) -> Group:
    return next(group for group in figures.groups if group.game == game)


def test_everything_that_was_played_is_counted(figures: Figures) -> None:
    assert (figures.played, figures.problems) == (240, [])
    assert [(group.game, group.games) for group in figures.groups] == [("arne", 80), ("zooloretto", 160)]
    assert group(figures, "zooloretto").players == {"random": "bot", "mammoth:I": "automa", "mammoth:II": "automa"}


def test_shares_are_those_of_the_rows(figures: Figures, folder: RunFolder) -> None:
    _, seats = all_rows(folder)
    mine = [row for row in seats.to_dicts() if row["cell"].startswith("arne") and row["player"] == "greedy"]
    share = group(figures, "arne").meetings["greedy", "random"]
    assert share.games == len(mine) == 80
    assert share.share == pytest.approx(sum(row["share"] for row in mine) / 80)
    assert share.low < share.share < share.high
    assert group(figures, "arne").meetings["random", "greedy"].share == pytest.approx(1 - share.share)


def test_scores_and_lengths_are_those_of_the_rows(figures: Figures, folder: RunFolder) -> None:
    games, seats = all_rows(folder)
    arne = group(figures, "arne")
    scores = Counter(
        row["score"] for row in seats.to_dicts() if row["cell"].startswith("arne") and row["player"] == "random"
    )
    assert arne.scores["random"] == scores
    assert sum(arne.turns.values()) == 80
    assert arne.turns == Counter(row["turns"] // 2 for row in games.to_dicts() if row["game"] == "arne")


def test_it_does_not_matter_how_many_files_are_read_at_once(
    figures: Figures, folder: RunFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sums, "ROWS_AT_ONCE", 5)
    assert figures_of(folder) == figures


def test_who_begins_is_compared_with_himself_in_other_places(figures: Figures) -> None:
    order = group(figures, "arne").order
    first, second = order[1], order[2]
    assert first.share + second.share == pytest.approx(1, abs=0.05)


def test_places_keep_their_names_where_the_first_is_never_changed(tmp_path: Path) -> None:
    """ARNO is seen in the second and the third place, so nothing can be said of the first."""
    plan = plan_of("arknova", ["greedy", "arno:L1", "arno:L1"], {}, 2, 1, rotate=False)
    (only,) = figures_of(played(plan, tmp_path / "run", Here())).groups
    assert list(only.order) == [2, 3]


def test_winners_have_more_of_something(figures: Figures) -> None:
    amounts = {amount.what: amount for amount in group(figures, "arne").amounts}
    assert amounts["row"].winners > amounts["row"].others
    assert amounts["row"].effect > amounts["row"].margin > 0
    assert "points" not in amounts


def test_notable_games_are_those_of_the_rows(figures: Figures, folder: RunFolder) -> None:
    games, seats = all_rows(folder)
    for each in figures.groups:
        notable = {game.why: game for game in each.notable}
        own = games.filter(game=each.game)
        turns, scores = own["turns"].max(), seats.join(own, on=("cell", "number"))["score"]
        assert notable[Why.LONGEST].amount == turns
        assert notable[Why.HIGHEST].amount == max(scores, key=int)
        for game in notable.values():
            (row,) = own.filter(cell=game.cell.key, number=game.number).to_dicts()
            sat = seats.filter(cell=game.cell.key, number=game.number).to_dicts()
            assert f"--seed {row['seed']} --save" in game.command
            match game.why:
                case Why.LONGEST:
                    assert row["turns"] == turns
                case Why.HIGHEST:
                    assert game.amount in [each["score"] for each in sat if each["player"] == game.player]
                case Why.CLOSEST:
                    assert abs(sat[0]["score"] - sat[1]["score"]) == game.amount == closest(own, seats)
                case Why.UPSET:
                    assert [each["won"] for each in sat if each["player"] == game.player] == [True]
    assert {game.why for game in group(figures, "arne").notable} == set(Why)


def closest(games: polars.DataFrame, seats: polars.DataFrame) -> int:
    """The fewest points between the two of a table."""
    found: dict[tuple[str, int], list[int]] = {}
    for row in seats.join(games, on=("cell", "number"), how="semi").to_dicts():
        found.setdefault((row["cell"], row["number"]), []).append(row["score"])
    return min(abs(first - second) for first, second in found.values())


def test_the_command_of_a_notable_game_plays_it_again(figures: Figures, folder: RunFolder, tmp_path: Path) -> None:
    game = next(each for each in group(figures, "zooloretto").notable if each.why is Why.HIGHEST)
    words = shlex.split(game.command)[1:]
    subprocess.run([sys.executable, "-m", "soloist", *words], cwd=tmp_path, check=True, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL)  # fmt: skip
    match = Record.read((tmp_path / words[-1]).read_text("utf-8")).match(find)
    _, seats = all_rows(folder)
    row = seats.filter(cell=game.cell.key, number=game.number)
    assert [score.total for score in match.result.scores] == row["score"].to_list()


def test_an_empty_folder_is_no_run(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "begun")
    folder.begin(small_plan(1))
    assert figures_of(folder).groups == []


def test_quantiles() -> None:
    counts = {1: 5, 2: 4, 9: 1}
    assert [quantile(counts, share) for share in (0.1, 0.5, 0.6, 0.95)] == [1, 1, 2, 9]
