"""Enumerations of pieces: members with a word for facts and answers, and a name for people."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Self

from soloist.engine.words import Message


class Named(Enum):
    """Members with a word in facts and answers, and a name for people."""

    code: str
    called: Message
    __hash__ = object.__hash__  # members are unique, and this one needs no Python call

    def __new__(cls, code: str, called: Message) -> Self:
        member = object.__new__(cls)
        member._value_ = member.code = code
        member.called = called
        return member

    def say(self) -> Message:
        return self.called


class Ranked(IntEnum):
    """Members with a number and a name for people; facts and answers write their own one in small letters."""

    code: str
    called: Message
    __hash__ = int.__hash__  # an enumeration's own one is a Python call

    def __new__(cls, number: int, *_: Message) -> Self:
        member = int.__new__(cls, number)
        member._value_ = number
        return member

    def __init__(self, _: int, *called: Message) -> None:
        self.code = self.name.lower()
        (self.called,) = called

    def say(self) -> Message:
        return self.called


class Hyphened(Ranked):
    """The same, words of several parts written with hyphens."""

    def __init__(self, number: int, *called: Message) -> None:
        super().__init__(number, *called)
        self.code = self.code.replace("_", "-")
