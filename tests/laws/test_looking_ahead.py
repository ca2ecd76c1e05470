"""The page that asks to confirm a turn tells nothing that the person does not know: hidden things may lie otherwise,
and it looks the same. And what it shows is what comes once the answer is given."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from soloist.engine import notation
from soloist.engine.errors import CannotImagine
from soloist.engine.events import HandsShown, TurnBegins, TurnEnds, TurnSettled
from soloist.engine.history import Told
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import CHANCE
from tests.kit.games import REAL
from tests.kit.subject import Subject

GAMES = [subject for subject in REAL if not subject.game.is_companion]
ANSWERS, TRIED, OTHERWISE = 160, 4, 2


def played(subject: Subject, number: int) -> Iterator[tuple[Match, Question, random.Random]]:
    """Every question to a seat in a stretch of random play."""
    agreement = subject.agreements[number % len(subject.agreements)]
    chance = random.Random(number)
    match = Match.new(subject.game, agreement.seats, agreement.options, seed=number)
    for _ in range(ANSWERS):
        question = match.question
        if question is None:
            return
        if question.seat != CHANCE:
            yield match, question, chance
        match.answer(chance.choice(question.options), seat=question.seat)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: str(subject.game.id))
def test_looking_ahead_tells_nothing_hidden(subject: Subject, number: int) -> None:
    looked = 0
    for match, question, chance in played(subject, number):
        seat = question.seat
        before = match.view(seat)
        for option in chance.sample(list(question.options), min(TRIED, len(question.options))):
            code = notation.code(option)
            ahead = match.ahead(code, seat)
            assert match.view(seat) == before, "looking changed the match"
            if ahead is None:
                continue
            looked += 1
            for seed in range(OTHERWISE):
                try:
                    imagined = match.outlook(seat).imagine(seed)
                except CannotImagine:
                    continue
                assert imagined.log is not None
                imagined.log.insert(0, Told(0, TurnBegins(seat)))  # it may have begun in an earlier step
                other = imagined.ahead(code, seat)
                assert other is not None, f"{question}: whether {code} ends the turn depends on something hidden"
                assert other.view(seat) == ahead.view(seat), f"{question}: {code} shows something hidden"
    assert looked


@pytest.mark.parametrize("subject", GAMES, ids=lambda subject: str(subject.game.id))
def test_what_is_shown_is_what_comes(subject: Subject) -> None:
    looked = 0
    for match, question, _ in played(subject, 7):
        seat, told = question.seat, len(match.log or ())
        option = question.options[0]
        ahead = match.ahead(option, seat)
        real = match.copy()
        real.answer(option, seat=seat)
        log = [each.event for each in (real.log or [])[told:]]
        if ahead is None:
            continue
        looked += 1
        shown = [each.event for each in (ahead.log or [])[told:]]
        assert shown == log[: len(shown)]
        assert isinstance(shown[-1], TurnEnds | TurnSettled)
        assert not any(isinstance(event, HandsShown) for event in shown)
    assert looked
