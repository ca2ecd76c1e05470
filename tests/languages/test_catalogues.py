"""Every catalogue has every sentence of the code, and keeps what has to be kept of it."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

import pytest

from tests.languages.catalogues import SAME, TRANSLATED, asked_forms, forms, gaps, has_words, template, translations

pytestmark = pytest.mark.parametrize("language", TRANSLATED)


def pairs(language: str) -> list[tuple[str, str]]:
    """English beside the translation; each further form of a plural beside the English plural."""
    found = []
    for message in translations(language):
        if message.id:
            english = forms(message.id)
            translated = forms(message.string)
            found += list(zip_longest(english, translated, fillvalue=english[-1]))
    return found


def test_every_sentence_is_translated(language: str) -> None:
    wanted = {(message.context, forms(message.id)) for message in template() if message.id}
    done = (message for message in translations(language) if message.id and all(forms(message.string)))
    assert {(message.context, forms(message.id)) for message in done} == wanted


def test_forms_that_are_asked_for_are_there(language: str) -> None:
    """`{terrain:of}` needs terrains with the context `of`."""
    contexts = {message.context for message in template()}
    assert {form for _, text in pairs(language) for form in asked_forms(text)} <= contexts
    assert {form for english, _ in pairs(language) for form in asked_forms(english)} == set()


def test_nothing_is_left_in_doubt(language: str) -> None:
    assert [message.id for message in translations(language) if message.id and message.fuzzy] == []


def test_every_gap_is_kept(language: str) -> None:
    changed = [(english, text) for english, text in pairs(language) if text and gaps(english) != gaps(text)]
    assert changed == []


def test_spaces_and_signs_at_the_ends_are_kept(language: str) -> None:
    """Where sentences are put beside each other, their ends matter."""
    changed = [(english, text) for english, text in pairs(language) if text and ends(english) != ends(text)]
    assert changed == []


def ends(text: str) -> tuple[int, int, bool, bool]:
    before, behind = len(text) - len(text.lstrip()), len(text) - len(text.rstrip())
    return before, behind, text.startswith("→"), text.endswith("…")


def test_what_people_have_to_type_is_kept(language: str) -> None:
    def typed(text: str) -> Counter[str]:
        return Counter(word.strip(".,;:()'") for word in text.split() if word.startswith("--"))

    changed = [(english, text) for english, text in pairs(language) if text and typed(english) != typed(text)]
    assert changed == []


def test_only_a_few_sentences_are_the_same_in_english(language: str) -> None:
    same = {english for english, text in pairs(language) if english == text and has_words(english)}
    assert sorted(same - SAME[language]) == []
