"""Options of a game: typed, with defaults, refused in one clear line."""

from __future__ import annotations

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.settings import Choice, Number, Switch, read_settings, write_settings
from soloist.engine.words import msg
from tests.kit.toygame import TOY

LABEL = msg("An option")
SWITCH = Switch(name="on", label=LABEL, default=True)
NUMBER = Number(name="n", label=LABEL, default=3, low=2, high=12)
CHOICE = Choice(name="kind", label=LABEL, default="red", values={"red": msg("Red"), "blue": msg("Blue")})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", True),
        (" YES ", True),
        ("on", True),
        ("1", True),
        ("True", True),
        ("no", False),
        ("off", False),
        ("0", False),
    ],
)
def test_a_switch_is_yes_or_no(text: str, value: bool) -> None:
    assert SWITCH.read(text) is value
    assert SWITCH.read(SWITCH.write(value)) is value


@pytest.mark.parametrize("text", ["", "y", "maybe", "yes\n no", "2"])
def test_a_switch_is_nothing_else(text: str) -> None:
    with pytest.raises(BadSetting, match="option on: expected yes or no, not"):
        SWITCH.read(text)


@pytest.mark.parametrize(("text", "value"), [("2", 2), (" 12 ", 12), ("007", 7)])
def test_a_number_lies_between_its_bounds(text: str, value: int) -> None:
    assert NUMBER.read(text) == value


@pytest.mark.parametrize("text", ["1", "13", "-3", "+3", "3.0", "three", "", "٣", "³", "3_0", "9" * 5000])
def test_other_numbers_are_refused(text: str) -> None:
    with pytest.raises(BadSetting, match="option n: expected a whole number from 2 to 12, not"):
        NUMBER.read(text)


def test_a_choice_is_one_of_its_words() -> None:
    assert CHOICE.read(" Blue ") == "blue"
    with pytest.raises(BadSetting, match="option kind: expected one of red, blue, not 'green'"):
        CHOICE.read("green")


def test_a_document_is_checked_when_read() -> None:
    assert TOY.read_settings({"note": "hello"})["note"] == "hello"
    with pytest.raises(BadSetting, match="Bazaar: a note has one line"):
        TOY.read_settings({"note": "hello\nthere"})


def test_defaults_fill_what_was_not_given() -> None:
    assert read_settings((SWITCH, NUMBER), {"n": "5"}) == {"on": True, "n": 5}


def test_unknown_options_are_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetting, match="there is no option 'N'; available: on, n"):
        read_settings((SWITCH, NUMBER), {"N": "5"})
    with pytest.raises(BadSetting, match="available: none"):
        read_settings((), {"x": ""})


def test_only_what_differs_from_the_default_is_written() -> None:
    declared = (SWITCH, NUMBER, CHOICE)
    values = read_settings(declared, {"on": "no", "n": "3", "kind": "BLUE"})
    written = write_settings(declared, values)
    assert written == {"on": "no", "kind": "blue"}
    assert read_settings(declared, written) == values
