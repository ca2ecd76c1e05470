"""What people mean by what they type: a number, a code, a name, or the beginning of one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from soloist.engine.errors import IllegalAnswer
from soloist.engine.match import Match
from soloist.engine.notation import code, find
from soloist.engine.question import Question
from soloist.engine.words import msg
from soloist.language import Reader
from soloist.terminal.draw import plain
from soloist.wording.base import Offer, Wording, asks_number, is_begun

_NUMBER = re.compile(r"[+-]?[0-9]{1,4}")


def named(text: str, things: Sequence[Any], reader: Reader) -> list[Any]:
    """The things whose code or name is the text, or else begins with it."""
    wanted = text.casefold()
    spelled = [(thing, code(thing).casefold(), plain(reader.read(thing)).casefold()) for thing in things]
    exact = [thing for thing, *texts in spelled if wanted in (*texts, initials(texts[0]))]
    if exact or not wanted:
        return exact
    return [thing for thing, *texts in spelled if any(text.startswith(wanted) for text in texts)]


def initials(spelled: str) -> str:
    """A code of several words in short: l2 for `loaded 2`."""
    words = spelled.split()
    return "".join(word[0] for word in words) if len(words) > 1 else spelled


def numbered(text: str, offers: Sequence[Offer]) -> Offer | None:
    """The offer with this number."""
    number = whole_number(text)
    return next((offer for offer in offers if number and offer.number == number), None)


def whole_number(text: str) -> int:
    """The number written as text, 0 if it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else 0


def as_number(text: str) -> int | None:
    """The number that answers a question for one: 34, -3."""
    digits = text.replace("\N{MINUS SIGN}", "-")
    return int(digits) if _NUMBER.fullmatch(digits) else None


def meant(text: str, question: Question, offers: Sequence[Offer], wording: Wording, reader: Reader) -> list[Any]:
    """The options that could be meant."""
    typed = wording.typed(question, text.casefold())
    if typed is not None:
        return typed
    if asks_number(question):
        number = as_number(text)
        if number is None:
            return named(text, question.besides, reader)
        return [option for option in question.options if option == number]
    offer = numbered(text, offers)
    if offer is not None:
        return [offer.option]
    option = find(text, question.options)
    return [option] if option is not None else named(text, [offer.option for offer in offers], reader)


def split(line: str, question: Question, offers: Sequence[Offer], wording: Wording, reader: Reader) -> tuple[str, str]:
    """As many words as name one thing, and those typed ahead for the questions that follow."""
    words = line.split()
    for count in range(len(words), 0, -1):
        text, rest = " ".join(words[:count]), " ".join(words[count:])
        is_typed = wording.typed(question, text.casefold()) is not None
        is_clear = is_typed or len(meant(text, question, offers, wording, reader)) == 1
        if is_clear or (rest and is_name(text, wording.vocabulary, reader)):
            return text, rest
    return line, ""


def is_name(text: str, vocabulary: Sequence[Any], reader: Reader) -> bool:
    return any(text.casefold() == plain(reader.read(thing)).casefold() for thing in vocabulary)


def why_not(text: str, match: Match, question: Question, wording: Wording, reader: Reader) -> IllegalAnswer:
    """The reason why something cannot be answered now, as well as the game knows."""
    if asks_number(question):
        low, high = min(question.options), max(question.options)
        return IllegalAnswer(
            msg("'{text}' is not possible here; a number from {low} to {high}, please", text=text, low=low, high=high)
        )
    if whole_number(text) in wording.numbers(match, question).values():
        return IllegalAnswer(msg("{number} is not possible now; o lists what is", number=text))
    known = named(text, wording.vocabulary, reader)
    word = code(known[0]) if known else text
    return question.refuse(text, match.reasons(word, seat=question.seat))


def read_answers(line: str, match: Match, question: Question, wording: Wording, reader: Reader) -> list[Any]:
    """The answers in a line: to this question, and to those that follow from it; raises IllegalAnswer.

    What is typed ahead is tried on a copy first, so a line is taken as a whole or not at all.
    """
    offers = wording.numbered(match, question)
    text, rest = split(line, question, offers, wording, reader)
    options = meant(text, question, offers, wording, reader)
    if not options:
        raise why_not(text, match, question, wording, reader)
    if len(options) > 1:
        some = ", ".join(dict.fromkeys(code(option) for option in options))
        raise IllegalAnswer(msg("'{text}' could be {some}", text=text, some=some))
    if not rest:
        return options
    ahead = match.copy()
    ahead.answer(options[0], seat=question.seat)
    following = ahead.question
    if following is None or following.seat != question.seat or not is_begun(following):
        raise IllegalAnswer(msg("after '{text}' nothing is asked that '{rest}' could answer", text=text, rest=rest))
    return [options[0], *read_answers(rest, ahead, following, wording, reader)]
