"""The log has the numbers of decisions, and `back` returns to one of them; everything can be redone."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.errors import CannotUndo
from soloist.engine.match import Match, Undo
from soloist.engine.seats import CHANCE, Seat
from soloist.registry import find_companion
from soloist.terminal.files import read_match
from tests.terminal.desk import ARNE, Desk, answers

LINES = ["A", "loaded 1", "money", "loaded 2", "money"]


def table(lines: list[str], file: Path) -> Desk:
    desk = Desk([*LINES, *lines])
    desk.table(5, "Anna", save=file)
    return desk


def decided(file: Path) -> list[str]:
    return [what for who, what in answers(file) if who != CHANCE.code]


def test_the_log_numbers_decisions(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    log = table(["l"], file).pages[len(LINES) + 1]
    numbered = [line.split()[0] for line in log.splitlines() if line[:3].strip().isdecimal()]
    assert numbered == [str(number) for number in range(1, len(decided(file)) + 1)]
    assert len(numbered) > 3
    assert "  2 · Anna: Loaded a tile on truck 1" in log


def test_back_to_a_decision_and_everything_again(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    table([], file)
    whole = decided(file)
    desk = table(["back 2"], tmp_path / "back")
    assert decided(tmp_path / "back") == whole[:1]
    assert "decisions undone; r redoes one" in desk.text
    table(["back 2", "r"], tmp_path / "one")
    assert decided(tmp_path / "one") == whole[:2]
    table(["back 2", f"r {len(whole) - 1}"], tmp_path / "all")
    assert answers(tmp_path / "all") == answers(file)
    table(["back 2", "r 99"], tmp_path / "more")
    assert answers(tmp_path / "more") == answers(file)


def test_several_at_once(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    table([], file)
    table(["u 3"], tmp_path / "back")
    assert decided(tmp_path / "back") == decided(file)[:-3]


@pytest.mark.parametrize("line", ["back", "back 0", "back 99", "back x", "u 99", "u x"])
def test_what_is_no_decision_changes_nothing(tmp_path: Path, line: str) -> None:
    table([], tmp_path / "before")
    desk = table([line], tmp_path / "after")
    assert answers(tmp_path / "after") == answers(tmp_path / "before")
    assert "decision" in desk.pages[len(LINES) + 1]


def test_after_another_answer_nothing_is_redone(tmp_path: Path) -> None:
    desk = table(["back 2", "loaded 3", "r"], tmp_path / "evening")
    assert "there is nothing to redo" in desk.text
    assert read_match(tmp_path / "evening").history


def test_back_to_is_undo_again_and_again() -> None:
    def played() -> Match:
        match = Match.new(find_companion("mammoth"), 1, {}, 5, undo=Undo.FREE)
        for answer in LINES[:4]:
            match.answer(answer)
        return match

    one, many = played(), played()
    assert one.back_to(1, Seat(0)) == 3
    for _ in range(3):
        many.undo(Seat(0))
    assert one.history == many.history
    for _ in range(3):
        one.redo()
        many.redo()
    assert one.history == many.history == played().history
    assert one.back_to(one.moment) == 0


def test_where_undo_stops_nothing_is_taken_back() -> None:
    match = Match.new(ARNE, 2, {}, 5)
    while len(match.history) < 6:
        assert match.question is not None
        match.answer(match.question.options[0])
    before = list(match.history)
    with pytest.raises(CannotUndo):
        match.back_to(0)
    assert match.history == before
