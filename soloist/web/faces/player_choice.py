"""Before a match each player is given something, such as a zoo map: what there is, drawn small and large."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from soloist.engine.words import Message
from soloist.language import Reader
from soloist.web.html import Node


@dataclass(frozen=True)
class Thing:
    """One of the things to choose from; `code` is its name in the option."""

    code: str
    name: Message
    group: str
    short: Message  # what is special about it, in a few words
    special: Message  # the same in a sentence or two
    rule: str
    is_dealt: bool  # takes part where they are dealt at random
    good_for: tuple[Message, ...] = ()  # what most of the others have less of
    is_any: bool = False  # not one of them: one is dealt when the match begins


@dataclass(frozen=True)
class Way:
    """A way to come by things once the match has begun."""

    text: Message
    rule: str


@dataclass(frozen=True)
class PlayerChoice:
    """The page, and what it draws; `setting` is the option of the game that it fills in."""

    setting: str
    title: Message
    lead: Message
    button: Message  # on the form for a new match
    groups: Mapping[str, Message]
    things: Sequence[Thing]
    missing: Sequence[tuple[Message, str]]  # what there is in print but not here, and the rule that says why
    ways: Mapping[str, Way]
    automas: tuple[Message, str]  # what an automa has instead, and the rule
    small: Callable[[Thing], Node]
    counts: Callable[[Thing, Reader], Node]
    large: Callable[[Thing, Reader], Node]
    about: Callable[[Thing, Reader], Node]  # rows of a list: dt, dd

    @property
    def known(self) -> list[Thing]:
        """Those that can be looked at now."""
        return [each for each in self.things if not each.is_any]

    def thing(self, code: str) -> Thing:
        """By its code; the first for one that nobody knows."""
        return next((each for each in self.things if each.code.lower() == code.lower()), self.things[0])
