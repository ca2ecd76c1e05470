"""Ark Nova at the terminal, typed from a script."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.terminal.files import read_match
from tests.terminal.desk import Desk, answers
from tests.terminal.typists import anything


@pytest.mark.parametrize(("seats", "width"), [("human,greedy", 100), ("human", 80)])
def test_a_match_is_played_to_its_end_by_script(tmp_path: Path, seats: str, width: int) -> None:
    file = tmp_path / "match"
    desk = Desk(anything(2), width=width)

    assert desk.play(seats, 3, save=file, game="arknova") == 0

    assert read_match(file).over
    typed = [line for page in desk.pages for line in page.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in typed) <= width


def test_a_building_is_placed_by_a_cell_and_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "match"
    lines = ["1", "2", "3", "4", "build", "enclosure_2", "? 1.4/0", "1.4/0"]
    desk = Desk(lines)
    desk.play("human,greedy", 4, save=file, game="arknova", options={"first_seat": "a"})
    assert ("A", "1.4/0") in answers(file)
    assert "covers 1.4 2.4" in desk.text


def test_why_lists_everything_that_is_missing(tmp_path: Path) -> None:
    lines = ["1", "2", "3", "4", "why siberian-tiger", "why new-zealand-fur-seal"]
    desk = Desk(lines)
    desk.play("human,greedy", 4, save=tmp_path / "match", game="arknova", options={"first_seat": "a"})
    assert "needs Animals on side II [AN-6.10]; no empty enclosure of size 5 beside 1 rock and 1 water" in " ".join(
        desk.text.split()
    )
