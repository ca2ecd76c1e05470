"""Matches that differ only in what one seat cannot know: the same history to its eyes, other cards behind it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.errors import BrokenRules, IllegalAnswer
from soloist.engine.game import sees
from soloist.engine.match import Entry, Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.record import Record
from soloist.engine.seats import Seat
from soloist.engine.words import english
from soloist.web.room import Beginning, kept_of
from soloist.web.store import Kept

TRIES = 150  # changes of hidden answers tried for one position


@dataclass(frozen=True)
class Position:
    """A match so far: what was agreed, and all answers, those of Chance too."""

    beginning: Beginning
    history: tuple[Entry, ...]

    def match(self) -> Match:
        return replay(self.beginning, self.history)

    def kept(self, name: str) -> Kept:
        """As a store keeps it: the answers of Chance as they are here, whatever the seed would say."""
        match = self.match()
        kept = kept_of(self.beginning.match(), name)
        kept.answers = Record.of(match).answers
        kept.begun = kept.changed = 1_000_000_000.0
        return kept


def new_match(beginning: Beginning) -> Match:
    """As the room makes it, but Chance answers by hand."""
    match = beginning.match()
    again = Match.new(match.game, match.seats, beginning.options, match.seed, dice=False, undo=match.undo_mode)
    again.meta = dict(match.meta)
    return again


def replay(beginning: Beginning, history: Sequence[Entry]) -> Match:
    match = new_match(beginning)
    for entry in history:
        match.answer(code(entry.value), seat=entry.seat, auto=entry.auto)
    return match


def play(beginning: Beginning, answers: int) -> Position:
    """A position after so many answers of people, any of them, up to where a person has a choice."""
    match = new_match(beginning)
    chance = random.Random(f"{beginning.seed}/{answers}")
    given = 0
    while not match.over and (given < answers or any(is_given(question) for question in match.questions)):
        question = chance.choice(match.questions)
        match.answer(any_answer(question, chance), seat=question.seat)
        given += question.seat >= 0
    return Position(beginning, tuple(match.history))


def is_given(question: Question) -> bool:
    """Whether nobody is waited for: Chance answers, or there is nothing to choose."""
    return question.seat < 0 or len(question.options) == 1


def any_answer(question: Question, chance: random.Random) -> Any:
    if question.count:
        return tuple(chance.sample(list(question.options), question.count))
    return chance.choice(list(question.options))


def traced(beginning: Beginning, history: Sequence[Entry], eyes: Seat | None) -> tuple[list[Any], Match]:
    """All that somebody could observe of a match from its beginning on, and the match."""
    match = new_match(beginning)
    seen: list[Any] = []
    for entry in (*history, None):
        own = None if eyes is None else match.asked(eyes)
        options = None if own is None else [code(option) for option in own.options]
        seen.append((match.view(eyes), [question.seat for question in match.questions], options))
        if entry is not None:
            match.answer(code(entry.value), seat=entry.seat, auto=entry.auto)
    return [seen, [(place, english(what)) for place, what in match.heard(eyes)]], match


def otherwise(position: Position, eyes: Seat | None, seed: int) -> Position | None:
    """The same to these eyes, with as much as possible changed behind them; None if nothing could be."""
    chance = random.Random(seed)
    wanted, true = traced(position.beginning, position.history, eyes)
    history = list(position.history)
    hidden = [place for place, entry in enumerate(history) if entry.seat != eyes and not sees(entry.seen_by, eyes)]
    for _ in range(TRIES if hidden else 0):
        place = chance.choice(hidden)
        changed = [*history[:place], another(position.beginning, history, place, chance), *history[place + 1 :]]
        try:
            found, match = traced(position.beginning, changed, eyes)
        except (IllegalAnswer, BrokenRules):
            continue
        if found == wanted and not any(is_given(question) for question in match.questions):
            history = changed
    other = Position(position.beginning, tuple(history))
    return None if other.match().state == true.state else other


def another(beginning: Beginning, history: Sequence[Entry], place: int, chance: random.Random) -> Entry:
    """A hidden answer as it could have been instead: another option, or another card among those drawn."""
    entry = history[place]
    question = replay(beginning, history[:place]).asked(entry.seat)
    assert question is not None
    if not question.count:
        return entry._replace(value=chance.choice(list(question.options)))
    drawn = list(entry.value)
    left = list(question.options)
    for card in drawn:
        left.remove(card)
    if left:
        drawn[chance.randrange(len(drawn))] = chance.choice(left)
    return entry._replace(value=tuple(drawn))


def differing(one: Position, other: Position) -> Iterator[Seat]:
    """The seats that would see the difference."""
    first, second = one.match(), other.match()
    for seat in (Seat(number) for number in range(first.seats)):
        if first.view(seat) != second.view(seat):
            yield seat
