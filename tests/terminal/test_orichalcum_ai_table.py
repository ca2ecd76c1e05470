"""The AI of Orichalcum beside the box, in the terminal: typed from a script, killed and gone on with, won."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from soloist.companion.orichalcum_ai.session import AiSession, Stage
from soloist.engine.dice import Stream
from soloist.engine.seats import CHANCE
from soloist.games.orichalcum.pieces import Kind
from soloist.registry import find_companion
from soloist.terminal.files import read_match
from soloist.terminal.play import table
from tests.terminal.desk import Desk, Killed, answers

LETTERS = "mfldv"
CREATURES = ("cyclops", "minotaur", "gorgon", "cerberus", "hydra")


class Table(Desk):
    """A desk with this companion."""

    def sit(
        self,
        seed: int = 7,
        names: str = "Anna",
        load: Path | None = None,
        save: Path | None = None,
        language: str = "en",
        options: dict[str, str] | None = None,
    ) -> int:
        people = names.split(",") if names and load is None else []
        try:
            return table(
                find_companion("orichalcum-ai"), options or {}, people, seed, load, save, language, self.screen
            )
        finally:
            self.turn_page()


def player(seed: int = 0, wrong: bool = False) -> Callable[[str], str]:
    """Says what somebody at a real table would say; now and then nonsense first."""
    asked, question = 0, ""

    def typist(page: str) -> str:
        nonlocal asked, question
        asked += 1
        question = page[page.rfind("▶") :] if "▶" in page else question
        chance = Stream(seed, 70, asked)
        if wrong and "is not" not in page and chance.below(6) == 0:
            return chance.pick(["nonsense", "999", "t9", "-1000", "zzz"])
        if "Enter ends" in page:
            return ""
        if "What did" in question:
            return chance.pick(["", "done", "tf", "bm", "p3"])
        if "What else did" in question:
            return ""
        if "Which is it?" in question:
            return f"{chance.pick(['produce', 'recruit', 'construct', 'capture'])}-{1 + chance.below(3)}"
        if "Which terrain" in question:
            return spelled(question, chance)
        if "Which creature" in question:
            return chance.pick(CREATURES)
        if "What is on" in question:
            return chance.pick(["mine", "tr", "other", "arch", "empty"])
        if "any skull" in question:
            return chance.pick(["skull", "none", "", "1 2 3 4"])
        if "what does it show" in question:
            return chance.pick(["1", "3", "6", "skull", "roll"])
        if "in reserve" in question:
            return chance.pick(["more", "equal", "fewer", "3"])
        raise AssertionError(question)

    return typist


def spelled(question: str, chance: Stream) -> str:
    """A tile of the size that is asked for: a list of terrains, or letters."""
    if "Type the letters" not in question:
        return chance.pick(["mountain", "fo", "la", "5"])
    return "".join(chance.pick(LETTERS) for _ in range(2 if "size-2 tile" in question else 3))


def view_of(path: Path) -> AiSession:
    view: AiSession = read_match(path).view(None)
    return view


@pytest.mark.parametrize(
    ("seed", "options", "width"),
    [(1, {}, 120), (2, {"dice": "typed"}, 80), (3, {"dice": "typed", "volcano_titans": "no"}, 80)],
)
def test_an_evening_is_played_to_its_end(tmp_path: Path, seed: int, options: dict[str, str], width: int) -> None:
    file = tmp_path / "evening"
    desk = Table(player(seed, wrong=True), width=width)
    assert desk.sit(seed, save=file, options=options) == 0

    view = view_of(file)
    assert view.stage is Stage.OVER
    assert view.winner is not None
    (page,) = [page for page in desk.pages if "Winner" in page]
    assert "Winner: AI" in page
    typed = [line for shown in desk.pages for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(cell_len(line) for line in typed) <= width
    assert "is not" in desk.text  # something wrong was typed, and explained


def test_the_picture_follows_the_books(tmp_path: Path) -> None:
    file, looked = tmp_path / "evening", 0
    typist = player(4)

    def looking(page: str) -> str:
        nonlocal looked
        if "What did" in page:
            view, ai = view_of(file), view_of(file).ai
            looked += 1
            assert f"round {view.round} · turn: Anna" in page
            assert "seed 4" in page
            assert f"{ai.points} of 5 points" in page
            mines, camps = ai.count(Kind.MINE), ai.count(Kind.TRAINING_CAMP)
            assert re.search(rf"⚔ {ai.hoplites}  ◆ {ai.nuggets}  {mines} mines?  {camps} training", page)
            assert f"{len(view.known.row)} card" in page
            for beast in ai.beasts:
                assert f" {ai.ground.names[beast.circle]}" in page
            board = page[page.index("a2 ") : page.index("Track ")]
            assert len(board.splitlines()) == 7
            assert board.count("»") == view.fresh.bit_count()
        return typist(page)

    Table(looking, width=80).sit(4, save=file)
    assert looked > 3


def test_orders_stand_out_and_every_step_has_its_rule(tmp_path: Path) -> None:
    desk = Table(player(5), width=100)
    desk.sit(5, save=tmp_path / "evening")
    orders = re.findall(r"(?m)^→ .*", desk.text)
    assert any("Take card" in order for order in orders)
    assert any("Discard card" in order for order in orders)
    steps = [line for line in re.findall(r"(?m)^ {4}\S.*\[.*$", desk.text) if "Type" not in line]
    assert len(steps) > 20
    assert all(re.search(r"\[(OAI|ORI)-\d+\.\d+\]$", step) for step in steps)


def test_a_whole_card_is_typed_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = Table(["", "recruit-2 dv hydra"])
    desk.sit(1, save=file)
    given = [what for who, what in answers(file) if who != CHANCE.code]
    assert given == ["done", "recruit-2", "dv", "hydra"]
    assert [beast.creature.code for beast in view_of(file).ai.beasts] == ["hydra"]


def test_dice_of_a_fight_are_typed_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    Table(["", "1", "capture-1 volcano hydra", "1 2 3 4", "5 skull"]).sit(4, save=file, options={"dice": "typed"})
    assert [creature.code for creature in view_of(file).ai.captured] == ["hydra"]


@pytest.mark.parametrize("at", [3, 9, 20])
def test_killed_and_gone_on_with(tmp_path: Path, at: int) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    lines: list[str] = []
    typist = player(6)

    def noting(page: str) -> str:
        lines.append(typist(page))
        return lines[-1]

    Table(noting, most=40).sit(6, save=whole)
    first = Table(lines)
    first.killed_at = at
    with pytest.raises(Killed):
        first.sit(6, save=broken)
    Table(lines[at:]).sit(load=broken)
    assert answers(broken) == answers(whole)


def test_undo_over_the_end_of_a_round(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    lines = [*("bm", "bf", "bl", "bd", ""), "produce-1 forest", "more", "u", "u", "desert", "fewer"]
    Table(lines).sit(4, save=file)
    view = view_of(file)
    assert view.round == 2
    assert view.active == view.pawn == 1
    assert view.ai.lands[3]


def test_corrections_and_help(tmp_path: Path) -> None:
    file = tmp_path / "evening"
    desk = Table(
        ["correct", "hoplites", "9", "correct", "circle d3", "volcano hydra", "?", "? 1", "? volcano", "? OAI-4.4"]
    )
    desk.sit(4, save=file)
    view = view_of(file)
    assert view.ai.hoplites == 9
    assert view.ai.beasts
    assert "H12" in desk.text
    assert "undo" in desk.text
    assert "capture-2 dv cyclops" in desk.text
    assert "OAI-4.7" in desk.text


def test_in_portuguese_nothing_breaks(tmp_path: Path) -> None:
    desk = Table(["", "recruit-2 dv hydra"], width=80)
    assert desk.sit(4, save=tmp_path / "evening", language="pt") == 0
