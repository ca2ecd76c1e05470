"""At a table nothing an automa did is left out, however low the screen is: it is told before the next answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.companion.arno.reports import IncomeOf
from soloist.companion.people import WhatDid
from soloist.engine.match import Match, Undo
from soloist.engine.notation import code
from soloist.engine.seats import Seat
from soloist.registry import find_companion
from soloist.terminal.files import read_match
from soloist.terminal.play import finish, open_session
from tests.terminal import test_arno_table, test_mammoth_table, test_orichalcum_ai_table
from tests.terminal.desk import Desk

PERSON = Seat(0)
ONWARD = "Enter: go on"
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PLAYERS: dict[str, Callable[[int], Callable[[str], str]]] = {
    "arno": test_arno_table.player, "mammoth": test_mammoth_table.player,
    "orichalcum-ai": test_orichalcum_ai_table.player,
}  # fmt: skip
ONE: dict[str, str] = {"automas": "B=L3"}
TWO = {"players": "3", "automas": "B=L4, C=L1"}
THREE = {"players": "4", "automas": "B=L4, C=L1, D=L6", "marine": "yes"}
MAMMOTHS = {"players": "4", "automas": "B=III, C=I, D=II"}
WHOLE = 10_000


class Evening:
    """An evening at a screen that scrolls: whatever was told has to be on a page before an answer is typed."""

    def __init__(self, automa: str, options: Mapping[str, str], width: int, height: int, save: Path) -> None:
        self.match = Match.new(find_companion(automa), 1, dict(options), 3, undo=Undo.FREE)
        self.width, self.height = width, height
        self.save = save
        self.type_it = PLAYERS[automa](3)
        self.pages: list[str] = []
        self.shown = ""  # of all pages, without spaces
        self.told = 0  # lines of the log that have been looked for
        self.numbers: dict[tuple[str, str], set[int]] = {}  # of each option that was offered again and again

    def play(self, most: int = WHOLE) -> Evening:
        desk = Desk(self.type_line, most, self.width, self.height, terminal=True)
        self.session = open_session(self.match, self.save, desk.screen, "en")
        self.session.run()
        if self.match.over:
            finish(self.session)
        desk.turn_page()
        self.look_at(desk.pages[-1])
        if self.match.over:
            self.look_for_news()
        return self

    def type_line(self, page: str) -> str:
        shown = self.look_at(page)
        if ONWARD in shown:
            return ""
        if "▶" in shown and not self.match.over:
            assert len(shown.splitlines()) < self.height, shown
            self.look_for_news()
            self.note_numbers()
        return self.type_it(shown)

    def look_at(self, page: str) -> str:
        shown = ESCAPE.sub("", page)
        self.pages.append(shown)
        self.shown += squeezed(shown)
        if ONWARD in shown:
            assert len(shown.splitlines()) < self.height, shown
        lines = [line for line in shown.splitlines() if str(self.save) not in line]
        assert max((cell_len(line) for line in lines), default=0) <= self.width
        return shown

    def look_for_news(self) -> None:
        """Every line of the log stands on some page, whole."""
        for place, what in self.match.heard(PERSON, self.told):
            line = squeezed(self.session.face.told(what, self.session.reader).plain)
            assert line in self.shown, line
            self.told = place + 1

    def note_numbers(self) -> None:
        question = self.match.question
        assert question is not None
        if isinstance(question.ask, WhatDid | IncomeOf):
            for offer in self.session.wording.numbered(self.match, question):
                self.numbers.setdefault(("turn", code(offer.option)), set()).add(offer.number)


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("automa", "options", "size", "most"),
    [
        ("arno", ONE, (80, 24), WHOLE), ("arno", TWO, (80, 24), 60), ("arno", THREE, (80, 24), 40),
        ("arno", TWO, (80, 20), 40), ("arno", THREE, (60, 24), 40), ("arno", TWO, (100, 40), 40),
        ("mammoth", {}, (80, 24), WHOLE), ("mammoth", MAMMOTHS, (80, 20), 60), ("mammoth", MAMMOTHS, (60, 24), 60),
        ("orichalcum-ai", {}, (80, 24), WHOLE), ("orichalcum-ai", {"dice": "typed"}, (80, 20), 40),
        ("orichalcum-ai", {}, (60, 24), 40),
    ],
)  # fmt: skip
def test_every_line_is_shown_before_the_next_answer_and_numbers_stay(
    automa: str, options: dict[str, str], size: tuple[int, int], most: int, tmp_path: Path
) -> None:
    evening = Evening(automa, options, *size, tmp_path / "evening").play(most)
    assert evening.match.over == (most == WHOLE)
    assert evening.told > 20
    assert "more line" not in "".join(evening.pages)
    numbers = [each for found in evening.numbers.values() for each in found]
    assert len(numbers) == len(evening.numbers)  # one for each option, all evening
    assert len(set(numbers)) == len(numbers)


def test_an_evening_in_a_low_window_has_pages_of_their_own(tmp_path: Path) -> None:
    evening = Evening("arno", TWO, 80, 24, tmp_path / "evening").play(40)
    own = [page for page in evening.pages if ONWARD in page]
    assert len(own) >= 4
    assert not any("What did" in page or "What is it?" in page for page in own)
    assert not any("Turn " in page and "Break, caused by" in page for page in own)


def desk_at(lines: list[str], save: Path, load: Path | None = None) -> Desk:
    desk = test_arno_table.ArnoDesk(lines, width=80, height=24, terminal=True)
    desk.sit(3, save=None if load else save, load=load, options=TWO)
    return desk


def test_answers_wait_until_the_question_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = desk_at(["animal", "1", "?", "", ""], file)
    assert "Press Enter to go on" in desk.pages[1]
    assert "Press Enter to go on" in desk.pages[2]
    assert "undo" in desk.pages[3]
    assert "Which is the first project?" in desk.pages[5]
    assert not [entry for entry in read_match(file).history if entry.seat == PERSON]


def test_what_was_told_is_told_again_after_undo_and_redo_and_after_loading(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = desk_at([*[""] * 5, "u", "r"], file)
    turn = desk.pages[5]
    assert "Turn 2: ARNO B" in turn
    assert "Turn 2: ARNO B" not in desk.pages[6]
    assert desk.pages[7] == turn
    assert "Turn 2: ARNO B" in desk_at([], file, load=file).pages[0]


def test_lines_of_answers_typed_ahead_are_told_too(tmp_path: Path) -> None:
    typed = iter(["", "break", "", "", "sponsor animal 131"])
    desk = test_arno_table.ArnoDesk(
        lambda page: "" if ONWARD in page else next(typed), 20, width=80, height=24, terminal=True
    )
    with suppress(StopIteration):
        desk.sit(5, save=tmp_path / "evening", options={"dice": "typed"})
    assert "Keep Large Animals for ARNO" in desk.text


def test_all_choices_and_the_whole_table_are_one_letter_away(tmp_path: Path) -> None:
    desk = desk_at([*[""] * 4, "o", "v"], tmp_path / "evening")
    page, choices, table = desk.pages[4:7]
    assert "o lists all choices" in page
    assert "base 3 right" not in page
    assert "base 3 right" in choices
    assert "Projects base 1" not in page
    assert "Projects base 1" in table
