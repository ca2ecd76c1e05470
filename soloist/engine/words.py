"""Sentences for people: a text with named gaps, filled in only where somebody reads it.

The text is the English sentence and at the same time the key of the translation catalogue, so `msg`, `nmsg`
and `pmsg` take literals only; a test over the syntax tree keeps it so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from operator import attrgetter
from types import NoneType
from typing import Any, ClassVar, Protocol, TypeAlias

_GAP = re.compile(r"\{(\w+)\}")


class Sayable(Protocol):
    """Anything that can be read out: a card, a seat, a move, something that happened."""

    def say(self) -> Message: ...


Gap: TypeAlias = "Sayable | str | int"


class Message:
    """One sentence: its English text (and plural, and meaning), and what goes into the gaps."""

    __slots__ = ("context", "gaps", "plural", "text")

    def __init__(self, _text: str, /, **gaps: Gap) -> None:
        self.text = _text  # its underscore leaves `text` to the gaps, compiled too
        self.plural: str | None = None
        self.context: str | None = None
        self.gaps = gaps

    def say(self) -> Message:
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        mine, theirs = ((each.text, each.plural, each.context, each.gaps) for each in (self, other))
        return mine == theirs

    def __hash__(self) -> int:
        return hash((self.text, self.plural))

    def __repr__(self) -> str:
        return f"msg({self.text!r}, {self.gaps!r})"


msg = Message
"""A sentence with gaps: `msg("{seat}: {card} from the pile", seat=seat, card=card)`."""


def nmsg(_text: str, _plural: str, /, **gaps: Gap) -> Message:
    """A sentence that depends on the number in its gap `n`: `nmsg("{n} card", "{n} cards", n=3)`."""
    message = Message(_text, **gaps)
    message.plural = _plural
    return message


def pmsg(_context: str, _text: str, /, **gaps: Gap) -> Message:
    """A sentence that means something else elsewhere, so that it can be translated apart: `pmsg("price", "free")`."""
    message = Message(_text, **gaps)
    message.context = _context
    return message


template = Message
"""A sentence of a class; its gaps are fields, by their own names or those given: `template("{n} left", n="tokens")`."""

ntemplate = nmsg
"""The same, depending on the number in its gap `n`: `ntemplate("{n} card", "{n} cards", n="count")`."""


def filled(sentence: Message, owner: object) -> Message:
    """The sentence, its gaps filled by what its owner has under these names; several things stand in a row."""
    names = _gaps_of(sentence.text, sentence.plural)
    if not names:
        return sentence
    return _said(sentence, {name: _gap(owner, str(sentence.gaps.get(name, name))) for name in names})


def about(sentence: Message, thing: Gap, **known: Gap) -> Message:
    """The sentence with its gaps filled: the one that is not known is the thing."""
    names = _gaps_of(sentence.text, sentence.plural)
    return _said(sentence, {name: known.get(name, thing) for name in names})


@cache
def _gaps_of(text: str, plural: str | None) -> tuple[str, ...]:
    """The names of the gaps; the sentences of the rules are not many."""
    return tuple(_GAP.findall(text + (plural or "")))


def _said(sentence: Message, gaps: Mapping[str, Gap]) -> Message:
    said = Message(sentence.text, **gaps)
    said.plural, said.context = sentence.plural, sentence.context
    return said


def _gap(owner: object, field: str) -> Any:
    value = attrgetter(field)(owner)
    return joined(value) if type(value) is tuple else value


class Spoken:
    """Read out by its text, whose gaps are fields; a class whose sentence is not always the same has its own `say`."""

    __slots__ = ()
    text: ClassVar[Message]
    without: ClassVar[tuple[str, Message] | None] = None  # a field, and what is said if it is None, no or empty

    def say(self) -> Message:
        if self.without is not None:
            field, sentence = self.without
            value = getattr(self, field)
            if not value and type(value) in (bool, int, tuple, NoneType):  # members of enumerations and seats may be 0
                return filled(sentence, self)
        return filled(self.text, self)


def joined(things: Sequence[Sayable]) -> Message:
    """Things in a row with commas: `Lion, Zebra, Owl`."""
    if not things:
        return msg("nothing")
    first, *rest = things
    return reduce(lambda some, one: msg("{some}, {one}", some=some, one=one), rest, msg("{one}", one=first))


def numeral(number: int) -> str:
    """A number as people read it: with a minus sign, not a hyphen."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def sentence(thing: object) -> Message:
    """How an option, a card or a plain number is read out."""
    say = getattr(thing, "say", None)
    if say is not None:
        spoken: Message = say()
        return spoken
    if isinstance(thing, bool):
        return msg("yes") if thing else msg("no")
    return Message("{thing}", thing=thing if type(thing) is int else str(thing))


def english(thing: object) -> str:
    """Plain English, for error texts and tests; people's screens use `soloist.language`."""
    message = sentence(thing)
    text = message.text
    if message.plural is not None and message.gaps.get("n") != 1:
        text = message.plural
    if not message.gaps:
        return text
    return text.format_map({name: filling(value, english) for name, value in message.gaps.items()})


def filling(value: object, read: Callable[[object], str]) -> str:
    """What stands in a gap; whatever is neither text nor number is read out."""
    return value if isinstance(value, str) else numeral(value) if type(value) is int else read(value)
