"""Answers as text."""

from __future__ import annotations

from enum import Enum

import pytest

from soloist.engine.flow import DONE
from soloist.engine.notation import code, find, find_several, similar
from tests.kit.little import A
from tests.kit.toy import Move, Token


class Side(Enum):
    LEFT = "left"


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (3, "3"),
        (True, "yes"),
        (False, "no"),
        ("abc", "abc"),
        (A, "A"),
        (Token(2), "t2"),
        (Side.LEFT, "left"),
        (Move.ROLL, "roll"),
        (DONE, "done"),
        ((Token(2), 5, Side.LEFT), "t2, 5, left"),
    ],
)
def test_every_option_has_a_text_and_is_found_by_it(option: object, text: str) -> None:
    assert code(option) == text
    assert find(f" {text.upper()} ", ["other", option]) is option


def test_what_is_not_there_is_not_found() -> None:
    assert find("t", [Token(1)]) is None
    assert find("", [Token(1)]) is None


def test_several_outcomes_are_taken_once_each() -> None:
    pile = [Token(1), Token(1), Token(2)]
    assert find_several("t1,T2 , t1", pile, 3) == (Token(1), Token(2), Token(1))
    assert find_several("t2, t2", pile, 2) is None
    assert find_several("t1", pile, 2) is None
    assert find_several("t1, t2, t1", pile, 2) is None
    assert find_several("", pile, 1) is None
    assert len(pile) == 3


def test_near_misses_are_suggested() -> None:
    assert similar("rol", list(Move)) == ["roll"]
    assert similar("xyz", list(Move)) == []
