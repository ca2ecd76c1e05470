"""Several people at one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.desk import Desk

HAND_OVER = re.compile(r"Pass the screen to (\w+), then press Enter")
PEOPLE = ("Anna", "Ben")
SEATS = "human:Anna,human:Ben,greedy"


def patient(page: str) -> str:
    """Sits down when told to, passes, and plays what comes first."""
    return "" if HAND_OVER.search(page) or "Enter passes" in page else "1"


def readers(desk: Desk) -> list[tuple[str, str]]:
    """Each page with the one who sits before it; who has been called reads the next."""
    seated, read = "", []
    for page in desk.pages:
        read.append((seated, page))
        called = HAND_OVER.search(page)
        if called:
            seated = called[1]
    return read


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    """The pages of the first part of a match between two people and a bot."""
    desk = Desk(patient, most=90)
    desk.play(SEATS, save=tmp_path_factory.mktemp("desk") / "match")
    return desk


def test_another_person_s_hand_is_shown_only_after_that_person_sat_down(desk: Desk) -> None:
    asked = 0
    for reader, page in readers(desk):
        if "▶ Your turn" in page or "▶ Anything to play?" in page:
            rows = [line for line in page.splitlines() if line.startswith("▌")]
            assert any(reader in line for line in rows[-3:])  # one's own row is the last
            asked += 1
    assert asked > 20


def test_nobody_reads_what_another_drew(desk: Desk) -> None:
    drawn = dict.fromkeys(PEOPLE, 0)
    for reader, page in readers(desk):
        for who, what in re.findall(r"· (\w+): (.*) from the pile", page):
            if who == reader:
                drawn[who] += what != "a card"
            else:
                assert what == "a card", (reader, who, what)
    assert all(drawn.values())


def test_the_page_that_calls_somebody_shows_nothing_else(desk: Desk) -> None:
    calls = [page for page in desk.pages if HAND_OVER.search(page)]
    assert len(calls) > 10
    assert all(HAND_OVER.fullmatch(page.strip()) for page in calls)


def test_on_a_terminal_the_page_before_is_wiped_with_its_scrollback(tmp_path: Path) -> None:
    desk = Desk(patient, most=20, terminal=True)
    desk.play(SEATS, save=tmp_path / "match")
    calls = [page for page in desk.pages if HAND_OVER.search(page)]
    assert calls
    assert all("\x1b[2J" in page and "\x1b[3J" in page for page in calls)


def test_one_can_leave_instead_of_sitting_down(tmp_path: Path) -> None:
    desk = Desk(["q"])
    assert desk.play(SEATS, save=tmp_path / "match") == 0
    assert f"--load {tmp_path / 'match'}" in desk.text
    assert "Which colour" not in desk.text


def test_alone_nobody_is_called(tmp_path: Path) -> None:
    desk = Desk(["1", "", ""])
    desk.play(save=tmp_path / "match")
    assert not HAND_OVER.search(desk.text)


def test_among_several_people_a_lone_pass_is_asked_for_when_everybody_is_to_be_asked(tmp_path: Path) -> None:
    """[ARNE-7.9]"""
    alone, together = Desk(patient, most=60), Desk(patient, most=60)
    options = {"uniform_prompts": "yes"}
    alone.play("human,greedy", save=tmp_path / "alone", options=options, seed=1)
    together.play("human,human", save=tmp_path / "together", options=options, seed=1)
    lone = re.compile(r"(?s)Enter passes\n +1 Pass *\n(?! +2 )")
    assert not any(lone.search(page) for page in alone.pages)
    assert any(lone.search(page) for page in together.pages)
