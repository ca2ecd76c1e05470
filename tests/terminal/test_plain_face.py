"""A game the terminal knows nothing of can be played all the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from soloist.engine.events import Tell
from soloist.engine.flow import Flow, choose, choose_up_to
from soloist.engine.match import Match
from soloist.engine.words import msg
from soloist.names import names_of
from soloist.seating import read_seating
from soloist.terminal.draw import PLAIN, ink_reader
from soloist.terminal.session import Session
from tests.kit.little import A, B, Notes, little
from tests.terminal.desk import Desk

SWEETS = ("apple", "banana", "cherry")


def dessert(notes: Notes) -> Flow[None]:
    """Somebody picks fruit, then somebody else says how many more are wanted."""
    fruit = yield from choose_up_to(2, A, SWEETS, ask=msg("Which fruit?"), why="X-1")
    more = yield from choose(B, lambda: range(1, 4), ask=msg("How many more?"), why="X-2")
    notes.lines += [*fruit, more]
    yield Tell(msg("{n} more", n=more))


def at_the_desk(tmp_path: Path, lines: Sequence[str]) -> tuple[Desk, Match]:
    desk = Desk(lines)
    match = little(dessert)
    seating = read_seating(match.game, ["human:Anna", "random"])
    reader = ink_reader("en", names_of(seating, "en"), PLAIN.style_of)
    Session(match, seating, tmp_path / "match", desk.screen, reader).run()
    desk.turn_page()
    return desk, match


def test_options_have_numbers_and_can_be_named(tmp_path: Path) -> None:
    desk, match = at_the_desk(tmp_path, ["ban", "1"])
    assert "▶ Which fruit?  [X-1]  1 of 2" in desk.pages[0]
    assert "2 banana" in desk.pages[0]
    assert match.over
    assert match.state.lines[:2] == ["apple", "banana"]  # in the order of the list


def test_enter_ends_the_picking(tmp_path: Path) -> None:
    _, match = at_the_desk(tmp_path, ["apple", ""])
    assert match.over
    assert match.state.lines[0] == "apple"
    assert len(match.state.lines) == 2


def test_the_table_shows_turn_and_points(tmp_path: Path) -> None:
    desk, _ = at_the_desk(tmp_path, ["? 1", "why plum"])
    assert "Little, turn 1" in desk.pages[0]
    assert "Anna: 0" in desk.pages[0]
    assert "'plum' is not a choice here" in desk.pages[2]
