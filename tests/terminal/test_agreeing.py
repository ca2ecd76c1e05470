"""What `soloist table` asks before an evening, where nothing was said on the command line."""

from __future__ import annotations

import pytest

from soloist.companion.strength import MEASURED_GAMES, STRENGTHS, strength_of
from soloist.engine.settings import AutomaSeats
from soloist.language import Reader
from soloist.registry import companion_ids, find_companion
from soloist.terminal.agreeing import Left, agree, which_automa
from tests.terminal.desk import Desk

NOTHING: list[str] = []


def agreed(automa: str, *lines: str, names: list[str] = NOTHING) -> tuple[dict[str, str], list[str], str]:
    """What was agreed on, and what was shown meanwhile."""
    desk = Desk(lines, width=80)
    options, called = agree(find_companion(automa), names, desk.screen, Reader("en"))
    desk.turn_page()
    return options, called, desk.text


@pytest.mark.parametrize("automa", companion_ids())
def test_enter_takes_what_is_usual(automa: str) -> None:
    game = find_companion(automa)
    options, called, text = agreed(automa, *[""] * 6)
    assert game.read_settings(options) == game.read_settings({})
    assert called == []
    assert "takes a player's place" in " ".join(text.split())
    game.check(1, game.read_settings(options))


def test_people_automas_and_levels() -> None:
    options, called, text = agreed("arno", "Anna, Ben", "2", "L5", "3", "yes", "2")
    assert called == ["Anna", "Ben"]
    assert options == {"players": "4", "automas": "C=L5, D=L3", "marine": "yes", "dice": "typed"}
    assert text.count("beginner") == 1
    assert "Which level for ARNO D?" in text


def test_a_number_of_people_needs_no_names() -> None:
    options, called, _ = agreed("mammoth", "3", "1", "", "")
    assert called == []
    assert options["players"] == "4"
    assert options["automas"] == "D=II"


def test_names_given_before_are_not_asked_for() -> None:
    options, called, text = agreed("mammoth", "", "iii", "", names=["Anna", "Ben"])
    assert called == ["Anna", "Ben"]
    assert options["automas"] == "C=III"
    assert "Who plays" not in text


def test_wrong_answers_are_explained_and_asked_again() -> None:
    options, _, text = agreed("arno", "9", "Anna, Anna", "1", "7", "1", "L13", "L2", "perhaps", "no", "app")
    for words in ("1 to 3 people", "two seats are named 'Anna'", "from 1 to 3", "'L13' is none", "'perhaps' is none"):
        assert words in text
    assert options["automas"] == "B=L2"


@pytest.mark.parametrize("lines", [(), ("q",), ("Anna", "q")])
def test_whoever_leaves_has_begun_nothing(lines: tuple[str, ...]) -> None:
    with pytest.raises(Left):
        agreed("arno", *lines)


def test_which_automa() -> None:
    desk = Desk(["arno"], width=80)
    assert which_automa(desk.screen, Reader("en")).id == "arno"
    assert "ARNO 3 for Ark Nova" in " ".join(desk.text.split())


def test_the_levels_stand_with_what_was_measured() -> None:
    *_, text = agreed("arno", *[""] * 6)
    lines = [line.split() for line in text.splitlines()]
    assert ["1", "L1", "beginner", "95", "%"] in lines
    assert ["12", "L12", "for", "pros", "3", "%"] in lines
    assert f"{MEASURED_GAMES:,} games" in text


@pytest.mark.parametrize("automa", companion_ids())
def test_every_level_is_measured_and_each_is_harder_than_the_one_before(automa: str) -> None:
    levels = next(setting.levels for setting in find_companion(automa).settings if isinstance(setting, AutomaSeats))
    measured = [strength_of(automa, level) for level in levels]
    wins = [each.wins for each in measured if each is not None]
    assert len(wins) == len(levels)
    assert wins == sorted(wins, reverse=True)
    assert all(0 < number < 1000 for number in wins)


def test_nothing_else_is_measured() -> None:
    assert {automa for automa, _ in STRENGTHS} == set(companion_ids())
    assert strength_of("arno", "L99") is None
