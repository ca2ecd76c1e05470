"""Sentences with gaps."""

from __future__ import annotations

from enum import Enum, IntEnum

import pytest

from soloist.engine.errors import IllegalAnswer
from soloist.engine.flow import DONE
from soloist.engine.seats import CHANCE
from soloist.engine.words import Message, english, msg, nmsg, sentence
from tests.kit.little import A, B
from tests.kit.toy import Token


class Suit(IntEnum):
    HEARTS = 1


class Mood(Enum):
    GLAD = "glad"


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (msg("plain"), "plain"),
        (msg("{seat} draws {card}", seat=B, card=Token(4)), "Seat B draws token 4"),
        (nmsg("{n} card", "{n} cards", n=1), "1 card"),
        (nmsg("{n} card", "{n} cards", n=0), "0 cards"),
        (nmsg("{n} card", "{n} cards", n=2), "2 cards"),
        (msg("{what}!", what=nmsg("{n} day", "{n} days", n=3)), "3 days!"),
        (A, "Seat A"),
        (CHANCE, "Chance"),
        (DONE, "Done"),
        (7, "7"),
        ("a text", "a text"),
        (True, "yes"),
        (False, "no"),
        (msg("{x}", x="{y} { }}"), "{y} { }}"),
    ],
)
def test_everything_can_be_read_out_in_english(thing: object, text: str) -> None:
    assert english(thing) == text


def test_numbers_that_have_names_can_be_read_out_too() -> None:
    assert english(Suit.HEARTS)
    assert english(Mood.GLAD)


def test_equal_sentences_are_equal() -> None:
    assert msg("{n} of {m}", n=1, m=2) == msg("{n} of {m}", n=1, m=2)
    assert msg("{n} of {m}", n=1, m=2) != msg("{n} of {m}", n=1, m=3)
    assert msg("x") != nmsg("x", "x")
    assert hash(msg("{n}", n=1)) == hash(msg("{n}", n=1))
    assert msg("x") != "x"


def test_a_sentence_is_its_own_sentence() -> None:
    message = msg("x")
    assert sentence(message) is message
    assert isinstance(sentence(Token(1)), Message)


def test_an_error_is_its_sentence() -> None:
    assert str(IllegalAnswer(msg("{seat} sleeps", seat=A))) == "Seat A sleeps"
