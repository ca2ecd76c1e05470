"""What every game's wording is made of, and the plain one for games without their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from soloist.companion.corrections import Correction
from soloist.engine.flow import Refusal
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.engine.words import Message, Sayable, msg, sentence


@dataclass(frozen=True)
class Offer:
    """One option as a person reads it: a whole sentence, or a few words under a heading it shares with others."""

    option: Any
    text: Message
    group: Message | None = None
    short: Message | None = None
    number: int = 0  # what people type for it, where options are numbered


@dataclass(frozen=True)
class Idle:
    """Things in hand that cannot be played now, and why."""

    things: tuple[Sayable, ...]
    refusal: Refusal


@dataclass(frozen=True)
class Explanation:
    """What something does, in a sentence or two, and the rules that say so."""

    title: Message
    text: Message
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Wording:
    """How a game puts its questions to people."""

    offers: Callable[[Match, Question], list[Offer]]
    idle: Callable[[Match, Question], list[Idle]]
    explain: Callable[[object], Explanation | None]
    vocabulary: Sequence[Any]  # what people may ask about by its name
    typed: Callable[[Question, str], list[Any] | None] = lambda *_: None
    """Options typed in another way than by number, code or name; an empty list is refused, None is not that way."""
    remark: Callable[[str], Message | None] = lambda _: None
    """What a match has instead of the values that a rule, by its id, names: those of somebody's own box."""
    numbers: Callable[[Match, Question], Mapping[str, int]] = lambda *_: {}
    """Numbers that the options of a recurring question keep, by their codes: what is not possible now leaves its number
    unused. Options that are not among them are numbered behind."""
    at: Callable[[Match], Wording] | None = None
    """The same for a match that is played with other things than those we ship."""

    def for_match(self, match: Match) -> Wording:
        return self if self.at is None else self.at(match)

    def numbered(self, match: Match, question: Question) -> list[Offer]:
        """The options with their numbers, the lowest first."""
        kept = self.numbers(match, question)
        free = count(max(kept.values(), default=0) + 1)
        offers = self.offers(match, question)
        found = [replace(offer, number=kept.get(code(offer.option)) or next(free)) for offer in offers]
        return sorted(found, key=lambda offer: offer.number)


def option_text(option: object) -> Message:
    """An option as a message of its own, so that a reader knows what it is about."""
    if isinstance(option, Message):
        return option
    return msg("{option}", option=option) if hasattr(option, "say") else sentence(option)


def is_begun(question: Question) -> bool:
    """Whether it asks for the rest of something: where a card goes, which card comes second."""
    return question.about is not None or question.of > 1


def asks_number(question: Question) -> bool:
    """Whether the options are plain numbers: then a number means itself, not a place in a list."""
    return all(type(option) is int for option in question.options)


def answers(question: Question) -> Sequence[Any]:
    """What may be answered, in one list; numbers are typed, and what may be said beside them is no number."""
    return question.options if asks_number(question) else [*question.options, *question.besides]


def in_order(*options: object) -> dict[str, int]:
    """Everything that may ever be an option, numbered from 1; None is a number that nothing has."""
    return {code(option): number for number, option in enumerate(options, 1) if option is not None}


def plain_offers(match: Match, question: Question) -> list[Offer]:
    return [Offer(option, option_text(option)) for option in answers(question)]


def correction_offer(correction: Correction[Any]) -> Offer:
    """Something in the books, under whose it is."""
    whose = msg("On the table") if correction.seat is None else msg("{seat}", seat=correction.seat)
    short = msg("{label} {now}", label=correction.label, now=correction.now)
    return Offer(correction, correction.say(), whose, short)


def nothing_idle(match: Match, question: Question) -> list[Idle]:
    return []


def refused(match: Match, question: Question, things: Mapping[Any, Sayable]) -> list[Idle]:
    """Those things, with the words they are shown by, that are no options of the question, by the reason why."""
    others = ((thing, shown) for thing, shown in things.items() if thing not in question.options)
    return by_reason((shown, match.why_not(thing.code, seat=question.seat)) for thing, shown in others)


def by_reason(held: Iterable[tuple[Sayable, Refusal | None]]) -> list[Idle]:
    """Things that are refused, those for the same reason together."""
    found: dict[tuple[str, Message], Idle] = {}
    for thing, refusal in held:
        if refusal is not None:
            key = (refusal.rule, refusal.reason)
            before = found.get(key)
            found[key] = Idle((*(before.things if before else ()), thing), refusal)
    return list(found.values())


def unexplained(thing: object) -> None:
    return None


PLAIN = Wording(plain_offers, nothing_idle, unexplained, ())
