"""Nothing is recognised by its words: facts and questions have types, and rule ids are citations."""

from __future__ import annotations

import pytest

from tests.kit.recognising import recognised_by_words
from tests.kit.trees import Module, modules


def test_nothing_is_recognised_by_its_words() -> None:
    assert [problem for module in modules() for problem in recognised_by_words(module)] == []


@pytest.mark.parametrize(
    "text",
    [
        'question.why == "AN-2.6"',
        "question.why in PLAYING",
        'rule == "ARNO-4.1"',
        'SIGNS = {"ARNO-4.6": "eye"}',
        'match why:\n    case "AN-2.6":\n        pass',
        'what.text == "Break"',
        'what.text.startswith("→")',
        'seat = what.gaps["seat"]',
        'english(what) == "Break"',
    ],
)
def test_what_is_recognised_by_words_would_be_found(text: str) -> None:
    assert list(recognised_by_words(Module("soloist.web.faces.some", text)))


@pytest.mark.parametrize(
    "text",
    [
        'yield from choose(seat, options, ask=WhichUpgrade(), why="AN-2.6")',
        'Refusal("AN-2.6", msg("there is none"))',
        "match question.ask:\n    case WhichUpgrade():\n        pass",
        'RULES = {Action.ANIMALS: "AN-6.9"}',
    ],
)
def test_citations_and_types_are_left_alone(text: str) -> None:
    assert list(recognised_by_words(Module("soloist.web.faces.some", text))) == []
