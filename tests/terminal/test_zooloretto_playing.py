"""Zooloretto at the terminal, typed from a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.engine.words import english
from soloist.names import opponent_called
from soloist.terminal.files import read_match
from tests.terminal.desk import Desk, answers
from tests.terminal.typists import anything

SEATS = ["human,greedy", "human,mammoth:II", "greedy,mammoth:I,human,mammoth:III,random"]


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_is_played_to_its_end_by_numbers(tmp_path: Path, seats: str) -> None:
    file = tmp_path / "match"
    desk = Desk(anything(2), width=80)

    assert desk.play(seats, 3, save=file, game="zooloretto") == 0

    match = read_match(file)
    assert match.over
    winner = english(opponent_called(seats.split(",")[match.result.winners[0]].split(":")[0]))
    winner = {"Human": "You", "Mammoth": "AutoMammoth"}.get(winner, winner)
    assert re.search(rf"Winners?: {winner}", desk.text)
    typed = [line for page in desk.pages for line in page.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in typed) <= 80


def test_the_automas_turn_is_told_step_by_step_with_its_rules(tmp_path: Path) -> None:
    desk = Desk(anything(3), most=40)
    desk.play("human,mammoth:II", 5, save=tmp_path / "match", game="zooloretto")
    told = [page for page in desk.pages if " is turned up" in page]
    assert len(told) > 5
    for page in told:
        assert page.index("is turned up") < page.index("▶ ")
        assert re.search(
            r"    AutoMammoth II: card I{1,3}-\d\d is turned up \[MAM-2.2\]\n      \S.* \[MAM-\d.\d\]", page
        )
    assert "· AutoMammoth II: " in desk.text


def test_short_codes_and_typing_ahead(tmp_path: Path) -> None:
    long, short = tmp_path / "long", tmp_path / "short"
    first = {"first_seat": "a"}
    lines = ["truck 2", "load", "truck 2", "take 2", "flamingo e4", "zebra e5"]
    Desk(lines).play("human,greedy,greedy", 23, save=long, game="zooloretto", options=first)
    lines = ["t2", "load t2", "t2 flamingo e4 zebra e5"]
    Desk(lines).play("human,greedy,greedy", 23, save=short, game="zooloretto", options=first)
    assert [what for who, what in answers(long) if who == "A"][-3:] == ["take 2", "flamingo e4", "zebra e5"]
    assert answers(short) == answers(long)


def test_why_and_explanations_name_the_rules(tmp_path: Path) -> None:
    lines = ["why expand", "why take 2", "why load", "? exchange", "? 1", "? zebra", "?", "pp", "t 1"]
    desk = Desk(["1", *lines])
    desk.play("human,greedy", 2, save=tmp_path / "match", game="zooloretto", options={"first_seat": "a"})
    expand, take, load, exchange, number, zebra, overview, passing, trigger = desk.pages[2:11]
    assert "it costs 3 coins [ZOO-6.1]" in expand
    assert "an empty truck cannot be taken [ZOO-5.1]" in take or "that truck has been taken" in take
    assert "'load' is possible now" in load
    assert "ZOO-6.6 Exchange, 1 coin" in exchange
    assert "ZOO-4.1 Draw the top tile" in number
    assert "ZOO-7.1 As soon as a fertile male" in zebra
    assert "why expand" in overview
    assert "pass until" not in overview
    for page in (passing, trigger):  # nothing to wait for in this game
        assert "is not a choice here" in page


def test_a_refused_answer_changes_nothing(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    Desk(["1", "1"]).play("human,greedy", 4, save=before, game="zooloretto")
    desk = Desk(["1", "1", "99", "expand", "take 3 zebra", "nonsense", "t9"])
    desk.play("human,greedy", 4, save=after, game="zooloretto")
    assert after.read_text() == before.read_text()
    assert "'expand' is not possible" in desk.text
