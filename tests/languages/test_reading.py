"""Whole games read in other languages: every line of the log, every question and option, and nothing stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from soloist.engine.game import Game
from soloist.engine.match import Match
from soloist.engine.question import Question
from soloist.engine.seats import RandomBot, Seat, ask, seats
from soloist.engine.words import Message, english, sentence
from soloist.games.arknova.cards import CARD, FINAL
from soloist.language import Reader
from soloist.registry import companion_ids, find, game_ids
from soloist.wording import wording_of
from tests.languages.catalogues import TRANSLATED, forms, has_words, template

GAMES: dict[str, tuple[str, int, dict[str, str]]] = {
    "arne": ("arne", 3, {}),
    "arne as ghost": ("arne", 3, {"variant": "ghost", "games": "2"}),
    "arne in teams": ("arne", 4, {"variant": "teams", "announce_window": "yes"}),
    "zooloretto": ("zooloretto", 3, {"automas": "B=III"}),
    "zooloretto for two": ("zooloretto", 2, {}),
    "arknova": ("arknova", 2, {"maps": "draft"}),
    "arknova alone": ("arknova", 1, {"maps": "9"}),
    "mammoth": ("mammoth", 1, {"players": "3", "automas": "B=I, C=III"}),
}
CARD_NAMES = {card.name for card in (*CARD.values(), *FINAL.values())}  # stay as they are printed
PLAIN_TEXT = re.compile(r"[A-Z0-9., /-]*|\d+a|none")
"""Letters, numbers, ids; and one answer that its wording puts into words."""


def spoken(thing: object) -> Iterator[Message]:
    """A sentence and those in its gaps."""
    message = thing if isinstance(thing, Message) else sentence(thing)
    yield message
    for gap in message.gaps.values():
        if type(gap) not in (str, int):
            yield from spoken(gap)


def words_of(match: Match, question: Question) -> Iterator[object]:
    """All that a person may read at a question."""
    yield question.ask
    wording = wording_of(match.game.id)
    for option in question.options:
        yield option
        explained = wording.explain(option)
        if explained is not None:
            yield from (explained.title, explained.text)
    for offer in wording.offers(match, question):
        yield from (text for text in (offer.text, offer.group, offer.short) if text is not None)
    for idle in wording.idle(match, question):
        yield from (*idle.things, idle.refusal)


def play(match: Match) -> Iterator[object]:
    """A random game, with all there is to read in it."""
    bot = RandomBot()
    while (question := match.question) is not None:
        yield from words_of(match, question)
        match.answer(ask(bot, match, question), seat=question.seat)
    viewers: Sequence[Seat | None] = (None, *seats(match.seats))
    for viewer in viewers:
        yield from (what for _, what in match.heard(viewer))
    for score in match.result.scores:
        yield from (part for part, _ in score.parts)


def about(game: Game[Any, Any]) -> Iterator[object]:
    """What can be read of a game before it begins."""
    yield game.summary
    for setting in game.settings:
        yield from (setting.label, setting.expected(), *getattr(setting, "values", {}).values())
    yield from (trigger.label for trigger in game.triggers)


def check(things: Iterator[object], language: str) -> int:
    """Read everything; returns how many different sentences there were."""
    reader = Reader(language)
    known = {form for message in template() if message.id for form in forms(message.id)}
    met = set()
    for thing in things:
        text = reader.read(thing)
        assert "{" not in text
        for message in spoken(thing):
            assert message.text in known or not has_words(message.text), f"not collected: {message.text}"
            met.add(message.text)
        if text == english(thing):
            assert all(said_alike(message, reader) for message in spoken(thing)), text
    return len(met)


def said_alike(message: Message, reader: Reader) -> bool:
    """Whether a sentence may look like English: it has no words, or they are the same in both languages."""
    own = Message(message.text, **dict.fromkeys(message.gaps, ""))
    return not has_words(message.text) or reader.read(own) == english(own)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_read(name: str, language: str) -> None:
    game, count, options = GAMES[name]
    match = Match.new(find(game), count, options, seed=11)
    assert check(play(match), language) > 30


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", [*game_ids(), *companion_ids()])
def test_what_is_said_before_a_game_can_be_read(name: str, language: str) -> None:
    assert check(about(find(name)), language) > 5


@pytest.mark.parametrize("name", GAMES)
def test_gaps_hold_things_and_not_english_words(name: str) -> None:
    game, count, options = GAMES[name]
    match = Match.new(find(game), count, options, seed=12)
    texts = {
        gap
        for thing in play(match)
        for message in spoken(thing)
        for gap in message.gaps.values()
        if isinstance(gap, str)
    }
    assert [text for text in sorted(texts - CARD_NAMES) if not PLAIN_TEXT.fullmatch(text)] == []
