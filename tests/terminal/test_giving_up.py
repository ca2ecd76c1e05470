"""Giving up in the terminal: asked once more, saved at once, said in the end."""

from __future__ import annotations

from pathlib import Path

from soloist.engine.seats import SEATS
from soloist.terminal.files import read_match
from tests.terminal.desk import Desk, answers

A, B = SEATS[:2]


def test_after_one_more_question_the_match_is_over_and_lost(tmp_path: Path) -> None:
    desk = Desk(["1", "give up", "yes"])
    assert desk.play("human,greedy", save=tmp_path / "match") == 0
    assert "Give up this match?" in desk.pages[2]
    assert "You gave up" in desk.text
    assert "Winner: Opportunist" in desk.text
    assert answers(tmp_path / "match")[-1] == ("A", "gives up and ends the match")
    assert read_match(tmp_path / "match").over


def test_against_several_nobody_has_won(tmp_path: Path) -> None:
    desk = Desk(["Give Up", "YES"])
    desk.play("human,greedy,greedy", save=tmp_path / "match")
    assert "Nobody has won" in desk.text


def test_alone_against_the_game_it_is_lost(tmp_path: Path) -> None:
    desk = Desk(["give up", "yes"])
    desk.play("human", save=tmp_path / "match", game="arknova")
    assert "Nobody has won" in desk.text


def test_anything_but_yes_goes_on(tmp_path: Path) -> None:
    desk = Desk(["1", "give up", "no", "give up", "", "give up"])
    desk.play("human,greedy", save=tmp_path / "match")
    assert desk.text.count("Resuming the match") == 2
    assert not read_match(tmp_path / "match").gave_up


def test_in_another_language_one_says_yes_in_it(tmp_path: Path) -> None:
    desk = Desk(["give up", "sim"])
    desk.play("human,greedy", save=tmp_path / "match", language="pt")
    assert read_match(tmp_path / "match").over


def test_it_stands_in_the_help_but_not_beside_a_box(tmp_path: Path) -> None:
    desk, beside = Desk(["?"]), Desk(["?", "give up", "yes"])
    desk.play("human,greedy", save=tmp_path / "match")
    beside.table(save=tmp_path / "evening")
    assert "give up the match for good" in desk.text
    assert "give up" not in beside.pages[1]
    assert not read_match(tmp_path / "evening").over


def test_others_at_the_same_screen_play_on_against_a_stand_in(tmp_path: Path) -> None:
    """Anna gives up; Ben is asked, and a bot and Anna's stand-in answer in between."""
    anna = iter(["", "give up", "yes"])
    desk = Desk(lambda page: next(anna, "" if "press Enter" in page or "Enter passes" in page else "1"), most=60)
    desk.play("human:Anna,human:Ben,greedy", save=tmp_path / "match")
    match = read_match(tmp_path / "match")
    assert list(match.gave_up) == [A]
    assert not match.over
    later = match.history[match.gave_up[A] + 1 :]
    assert any(entry.seat == A for entry in later)
    assert all(entry.auto for entry in later if entry.seat == A)
    assert any(entry.seat == B and not entry.auto for entry in later)
    assert "Pass the screen to Anna" not in "".join(desk.pages[3:])
    assert "Anna gave up" in desk.text


def test_after_a_kill_it_is_still_given_up(tmp_path: Path) -> None:
    Desk(["1", "give up", "yes"]).play("human,greedy", save=tmp_path / "match")
    before = (tmp_path / "match").read_text("utf-8")
    again = Desk([])
    assert again.play(load=tmp_path / "match") == 0
    assert "You gave up" in again.text
    assert (tmp_path / "match").read_text("utf-8") == before


def test_a_record_that_simply_stops_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "match"
    Desk(["1"] * 12).play("human,greedy", save=path)
    lines = path.read_text("utf-8").splitlines()
    cut = lines[: lines.index("--") + 20]
    path.write_text("\n".join(cut) + "\n", "utf-8")
    desk = Desk(["1"])
    desk.play(load=path)
    assert "Resuming the match" in desk.text
    assert path.read_text("utf-8").splitlines()[: len(cut)] == cut
    assert not read_match(path).over
