"""What a run tells, counted once more by hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from soloist.lab import sums
from soloist.lab.figures import Figures, Group, figures_of, quantile
from soloist.lab.folder import RunFolder
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
    first, second = group(figures, "arne").order
    assert first.share + second.share == pytest.approx(1, abs=0.05)


def test_winners_have_more_of_something(figures: Figures) -> None:
    amounts = {amount.what: amount for amount in group(figures, "arne").amounts}
    assert amounts["row"].winners > amounts["row"].others
    assert amounts["row"].effect > amounts["row"].margin > 0
    assert "points" not in amounts


def test_an_empty_folder_is_no_run(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "begun")
    folder.begin(small_plan(1))
    assert figures_of(folder).groups == []


def test_quantiles() -> None:
    counts = {1: 5, 2: 4, 9: 1}
    assert [quantile(counts, share) for share in (0.1, 0.5, 0.6, 0.95)] == [1, 1, 2, 9]
