"""Matches that differ only in what one seat cannot know: the same history to its eyes, other cards behind it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from soloist.engine.errors import BrokenRules, IllegalAnswer
from soloist.engine.game import sees
from soloist.engine.history import Entry
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.record import Record
from soloist.engine.seats import Seat
from soloist.engine.words import english
from soloist.web.keeping import kept_of
from soloist.web.room import Beginning
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


class Different(Exception):
    """Somebody could have noticed."""


class Traced:
    """A match played from its beginning on, with all that somebody could observe of it."""

    def __init__(
        self, beginning: Beginning, history: Sequence[Entry], eyes: Seat | None, like: Traced | None = None, at: int = 0
    ) -> None:
        """Raises Different as soon as it is not `like` the other, which has the same history up to `at`."""
        self.match = new_match(beginning)
        self.asked: list[Question] = []  # what each answer of the history was given to
        self.seen: list[Any] = []
        for place, entry in enumerate((*history, None)):
            if like is None or place > at:
                self.seen.append(self._sight(eyes))
            else:
                self.seen.append(like.seen[place])
            if like is not None and self.seen[-1] != like.seen[place]:
                raise Different
            if entry is not None:
                question = self.match.asked(entry.seat)
                if question is None:
                    raise Different
                self.asked.append(question)
                self.match.answer(entry.value, seat=entry.seat, auto=entry.auto)
        self.heard = [(place, english(what)) for place, what in self.match.heard(eyes)]
        if like is not None and self.heard != like.heard:
            raise Different

    def _sight(self, eyes: Seat | None) -> Any:
        own = None if eyes is None else self.match.asked(eyes)
        options = None if own is None else [code(option) for option in own.options]
        return self.match.view(eyes), [question.seat for question in self.match.questions], options


def otherwise(position: Position, eyes: Seat | None, seed: int) -> Position | None:
    """The same to these eyes, with as much as possible changed behind them; None if nothing could be."""
    chance = random.Random(seed)
    true = now = Traced(position.beginning, position.history, eyes)
    history = list(position.history)
    hidden = [place for place, entry in enumerate(history) if entry.seat != eyes and not sees(entry.seen_by, eyes)]
    for _ in range(TRIES if hidden else 0):
        place = chance.choice(hidden)
        entry = another(now.asked[place], history[place], chance)
        if code(entry.value) == code(history[place].value):
            continue
        changed = [*history[:place], entry, *history[place + 1 :]]
        try:
            found = Traced(position.beginning, changed, eyes, now, place)
        except (IllegalAnswer, BrokenRules, Different):
            continue
        if not any(is_given(question) for question in found.match.questions):
            history, now = changed, found
    return None if now.match.state == true.match.state else Position(position.beginning, tuple(history))


def another(question: Question, entry: Entry, chance: random.Random) -> Entry:
    """A hidden answer as it could have been instead: another option, or another card among those drawn."""
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
