"""Every game has its words; those without any say their options as they are."""

from __future__ import annotations

import pytest

from soloist.engine.match import Match
from soloist.registry import companion_ids, find, game_ids
from soloist.wording import wording_of
from soloist.wording.base import PLAIN, option_text


@pytest.mark.parametrize("game", [*game_ids(), *companion_ids()])
def test_games_and_companions_word_their_first_question(game: str) -> None:
    rules = find(game)
    match = Match.new(rules, min(rules.player_counts), {}, 1)
    wording, question = wording_of(game), match.question
    assert question is not None
    assert wording is not PLAIN
    assert wording.offers(match, question)
    assert wording.vocabulary


def test_a_game_without_words_says_its_options_as_they_are() -> None:
    assert wording_of("some other game") is PLAIN
    match = Match.new(find("arne"), 2, {}, 1)
    question = match.question
    assert question is not None
    offered = PLAIN.offers(match, question)
    assert [offer.option for offer in offered] == list(question.options)
    assert [offer.text for offer in offered] == [option_text(option) for option in question.options]
    assert PLAIN.idle(match, question) == []
    assert PLAIN.explain(question.options[0]) is None
