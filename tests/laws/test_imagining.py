"""A bot can imagine the match whenever it is asked: one whole match of every agreement, looked at all along."""

from __future__ import annotations

from pathlib import Path

import pytest

from soloist.engine.dice import Stream
from soloist.engine.errors import CannotImagine
from soloist.engine.record import load
from tests.kit.games import SUBJECTS, find_game
from tests.kit.laws import asked_of
from tests.kit.subject import Agreement, Subject

CASES = [(subject, agreement) for subject in SUBJECTS for agreement in subject.agreements]
POSITIONS = Path(__file__).parent / "positions"
EVERY = 3  # questions
MOST_QUESTIONS = 400


@pytest.mark.parametrize(("subject", "agreement"), CASES, ids=str)
def test_imagining_never_fails(subject: Subject, agreement: Agreement) -> None:
    match = subject.new(agreement, seed=1)
    chance = Stream(1, 50)
    failed = []
    while not match.over and match.moment < MOST_QUESTIONS:
        question = chance.pick(match.questions)
        if chance.below(EVERY) == 0:
            try:
                match.outlook(question.seat).imagine(match.moment)
            except CannotImagine:
                failed.append(f"answer {match.moment}, {question.seat.code} [{question.why}]")
        match.answer(subject.choose(question, chance.bits()), seat=question.seat)
    assert failed == []


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.txt")), ids=lambda path: path.stem)
def test_positions_that_once_could_not_be_imagined(path: Path) -> None:
    match = load(path.read_text("utf-8"), find_game)
    for question in match.questions:
        for seed in range(10):
            imagined = match.outlook(question.seat).imagine(seed)
            assert imagined.view(question.seat) == match.view(question.seat)
            assert asked_of(imagined, question.seat) == asked_of(match, question.seat)
