"""What people, bots and automas at a table are called."""

from __future__ import annotations

import re

import pytest

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.record import load, save
from soloist.names import names_of, recorded_names, table_names
from soloist.registry import find_companion, find_game
from soloist.seating import read_seating
from tests.kit import rule

ARNE = find_game("arne")
MAMMOTH = find_companion("mammoth")


def names(seats: str) -> list[str]:
    return list(names_of(read_seating(ARNE, seats.split(",")), "en").values())


def test_names() -> None:
    assert names("human,greedy,greedy,random") == ["You", "Opportunist", "Opportunist 2", "Novice"]
    assert names("human:Anna,greedy") == ["Anna", "Opportunist"]
    assert sorted(names("human,human:Opportunist,greedy")) == ["Opportunist", "Opportunist 2", "Player A"]


def test_beside_a_companion_people_have_the_names_of_the_record() -> None:
    evening = Match.new(MAMMOTH, 1, {"players": "3", "automas": "B=II"}, 1)
    assert {seat.code: name for seat, name in table_names(evening).items()} == {
        "A": "Player A",
        "B": "AutoMammoth",
        "C": "Player C",
    }
    evening.meta["names"] = "Anna, Ben"
    assert sorted(table_names(evening).values()) == ["Anna", "AutoMammoth", "Ben"]
    assert recorded_names(evening) == table_names(evening)
    evening.meta["names"] = "Anna, Ben, Carla"
    with pytest.raises(BadSetting):
        table_names(evening)


@rule("ARNO-1.6")
def test_an_automa_is_called_by_the_colour_of_its_pieces() -> None:
    """Without colours, as in earlier records, several are told apart by their seats."""
    arno = find_companion("arno")
    agreed = {"players": "3", "automas": "B=L1,C=L2"}
    plain = Match.new(arno, 1, agreed, 1)
    assert list(table_names(plain).values()) == ["Player A", "ARNO B", "ARNO C"]
    evening = Match.new(arno, 1, {**agreed, "colours": "a=blue,b=Red, C=yellow"}, 1)
    assert list(table_names(evening).values()) == ["Player A", "Red ARNO", "Yellow ARNO"]
    assert list(table_names(evening, "pt").values())[1:] == ["ARNO vermelho", "ARNO amarelo"]
    assert evening.settings["colours"] == "A=blue, B=red, C=yellow"


@pytest.mark.parametrize(("colours", "problem"), [
    ("B=pink", "expected seats with a colour"), ("1=red", "expected seats"), ("B=red,B=blue", "expected seats"),
    ("A=red,B=red", "two seats have the same colour"),
])  # fmt: skip
def test_colours_that_cannot_be(colours: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        Match.new(find_companion("arno"), 1, {"colours": colours}, 1)


def test_in_a_record_those_without_a_name_are_what_sat_there() -> None:
    match = Match.new(ARNE, 3, {}, 1)
    match.meta["seats"] = "human:Anna,greedy,random"
    assert list(recorded_names(match).values()) == ["Anna", "Opportunist", "Novice"]
    del match.meta["seats"]
    assert recorded_names(match) == {}


FAMILY = "👩\u200d👩\u200d👧"
REYHANEH = "می\u200cخواهم"


@pytest.mark.parametrize(
    "name", [FAMILY, REYHANEH, "Zoë", "Łukasz", "小明", "O'Neil", 'A "B" C', "a:b", "-", "*", "A\\B"]
)
def test_a_name_is_kept_as_it_is(name: str) -> None:
    seating = read_seating(ARNE, [f"human:{name}", "greedy"])
    assert list(names_of(seating, "en").values()) == [name, "Opportunist"]
    match = Match.new(ARNE, 2, {}, 1)
    match.meta["seats"] = f"human:{name},greedy"
    assert list(recorded_names(load(save(match), find_game)).values()) == [name, "Opportunist"]


@pytest.mark.parametrize(("name", "sign"), [
    ("a,b", "',' (U+002C)"), ("a\nb", "U+000A"), ("a\0b", "U+0000"), ("a\x1bb", "U+001B"), ("\u202eab", "U+202E"),
    ("a\u2028b", "U+2028"), ("\ufeffab", "U+FEFF"), ("\u200dab", "U+200D"), ("ab\u200d", "U+200D"),
    ("a\u200d\u200db", "U+200D"), ("a\ud800", "U+D800"), ("a\u200bb", "U+200B"),
])  # fmt: skip
def test_a_name_that_no_record_can_carry_is_refused_with_the_character(name: str, sign: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(f"leave out the character {sign}")) as refused:
        read_seating(ARNE, [f"human:{name}", "greedy"])
    assert str(refused.value).isprintable()


def test_names_that_look_the_same_are_the_same() -> None:
    with pytest.raises(BadSetting, match="two seats are named"):
        read_seating(ARNE, ["human:Anna", "human:An\u200dna"])
