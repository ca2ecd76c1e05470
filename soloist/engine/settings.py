"""The options of a game, with types: command line, web forms and documentation are made from them.

A game lists them once, as the fields of a class that holds what was agreed on:

    @dataclass(frozen=True)
    class Settings(Agreement):
        tie: str = choice(msg("A tie"), "ARNE-Q19", shared=msg("is shared"), items=msg("goes to the shorter row"))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from enum import Enum
from functools import cache
from operator import not_
from typing import Any, Self

from soloist.engine.documents import number_in, shown
from soloist.engine.errors import BadSetting
from soloist.engine.remarks import Reconstructed
from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import Message, msg


class Mark(Enum):
    """How sure we are of the default."""

    RULE = "rule"  # printed in the rules: a variant, a number of players
    RULING = "ruling"  # the rules are silent or unclear; this is our reading, and here is the other one
    RECONSTRUCTION = "reconstruction"  # the printed value is lost; this is our best guess
    CONVENIENCE = "convenience"  # how Soloist runs the game, not a rule


@dataclass(frozen=True, kw_only=True)
class Setting:
    """One named option with a default."""

    name: str = ""  # that of its field, where it is one
    label: Message
    default: Any
    rule: str = ""  # the paragraph it belongs to
    mark: Mark = Mark.RULING

    def read(self, text: str) -> Any:
        """The value written as `text`; raises BadSetting for an impossible one."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        return str(value)

    def expected(self) -> Message:
        """What may be given, for errors and help."""
        raise NotImplementedError

    def refuse(self, text: str) -> BadSetting:
        return BadSetting(
            msg(
                "option {name}: expected {expected}, not '{text}'",
                name=self.name,
                expected=self.expected(),
                text=shown(text),
            )
        )


@dataclass(frozen=True, kw_only=True)
class Switch(Setting):
    """Yes or no."""

    def read(self, text: str) -> bool:
        match text.strip().lower():
            case "yes" | "true" | "on" | "1":
                return True
            case "no" | "false" | "off" | "0":
                return False
        raise self.refuse(text)

    def write(self, value: Any) -> str:
        return "yes" if value else "no"

    def expected(self) -> Message:
        return msg("yes or no")


@dataclass(frozen=True, kw_only=True)
class Choice(Setting):
    """One of a few named values."""

    values: Mapping[str, Message]

    def read(self, text: str) -> str:
        value = text.strip().lower()
        if value not in self.values:
            raise self.refuse(text)
        return value

    def expected(self) -> Message:
        return msg("one of {values}", values=", ".join(self.values))


@dataclass(frozen=True, kw_only=True)
class Some(Setting):
    """Any number of a few named values, written with commas; the value is a tuple in the declared order."""

    default: tuple[str, ...] = ()
    values: Mapping[str, Message]

    def read(self, text: str) -> tuple[str, ...]:
        given = [word.strip().lower() for word in text.split(",") if word.strip()]
        if any(word not in self.values for word in given):
            raise self.refuse(text)
        return tuple(value for value in self.values if value in given)

    def write(self, value: Any) -> str:
        return ", ".join(value)

    def expected(self) -> Message:
        return msg("some of {values}, with commas", values=", ".join(self.values))


@dataclass(frozen=True, kw_only=True)
class Number(Setting):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, text: str) -> int:
        number = number_in(text.strip())
        if number is None or not self.low <= number <= self.high:
            raise self.refuse(text)
        return number

    def expected(self) -> Message:
        return msg("a whole number from {low} to {high}", low=self.low, high=self.high)


@dataclass(frozen=True, kw_only=True)
class Document(Setting):
    """A small text the user brings, such as the card counts of their own box; read from a file at the edge.

    `check` raises BadSetting with place and reason if the text cannot be used. The value is the text itself, so
    that a record is complete. `reconstructed` names what we ship in its place where the print is unknown to us, and
    `is_ours` says whether some of that is still played with, given the text.
    """

    default: str = ""
    check: Callable[[str], object] = field(default=len)
    reconstructed: Message | None = None
    is_ours: Callable[[str], bool] = field(default=not_)

    def read(self, text: str) -> str:
        if text:
            self.check(text)
        return text

    def expected(self) -> Message:
        return msg("the name of a file")


@dataclass(frozen=True, kw_only=True)
class AutomaSeats(Setting):
    """Which seats an automa plays, at which level: `B=II, C=I`. Made from the seats people name, not typed."""

    default: str = ""
    automa: str
    levels: tuple[str, ...]
    alias: str = ""  # a shorter word for its seats
    usual: str = ""  # the level for a newcomer; empty: the middle one

    @property
    def usual_level(self) -> str:
        return self.usual or self.levels[len(self.levels) // 2]

    def read(self, text: str) -> str:
        parts = [part.partition("=") for part in filter(None, text.replace(" ", "").split(","))]
        known = [seat.code for seat in SEATS]
        if any(level not in self.levels or seat not in known for seat, _, level in parts):
            raise self.refuse(text)
        if len({seat for seat, _, _ in parts}) < len(parts):
            raise self.refuse(text)
        return text

    def expected(self) -> Message:
        return msg("seats with a level, such as {example}", example=f"B={self.levels[-1]}")


def read_automa_seats(text: str) -> dict[Seat, str]:
    """The seats of a lineup with their levels."""
    parts = [part.partition("=") for part in filter(None, text.replace(" ", "").split(","))]
    return {seat: level for code, _, level in parts for seat in SEATS if seat.code == code}


@dataclass(frozen=True, kw_only=True)
class SeatColours(Setting):
    """Whose pieces have which colour: `A=blue, B=red`. Seats that are not named have none."""

    default: str = ""
    values: Mapping[str, Message]  # the colours of the box

    def read(self, text: str) -> str:
        parts = [part.partition("=") for part in filter(None, text.replace(" ", "").split(","))]
        seats, colours = [seat.upper() for seat, _, _ in parts], [colour.lower() for _, _, colour in parts]
        known = [seat.code for seat in SEATS]
        if any(seat not in known for seat in seats) or any(colour not in self.values for colour in colours):
            raise self.refuse(text)
        if len(set(seats)) < len(parts):
            raise self.refuse(text)
        if len(set(colours)) < len(parts):
            raise BadSetting(msg("option {name}: two seats have the same colour; give each its own", name=self.name))
        return ", ".join(f"{seat}={colour}" for seat, colour in zip(seats, colours, strict=True))

    def expected(self) -> Message:
        example = ", ".join(f"{seat.code}={colour}" for seat, colour in zip(SEATS, self.values, strict=False))
        return msg("seats with a colour, such as {example}", example=example)


def read_seat_colours(text: str) -> dict[Seat, str]:
    """The seats whose colour is known."""
    return read_automa_seats(text)  # written alike


@dataclass(frozen=True, kw_only=True)
class ForEachPlayer(Setting):
    """A thing for every player whom no automa plays: one name for all, or several with commas in the order of the
    seats; or one of the ways to come by them once the match has begun."""

    ways: Mapping[str, Message]


# what was agreed on


@dataclass(frozen=True)
class Agreement:
    """The options of a game with their values: each field is described by its setting."""

    @classmethod
    @cache
    def options(cls) -> dict[str, Setting]:
        """The settings by their fields."""
        described = {each.name: each.metadata["setting"] for each in fields(cls) if "setting" in each.metadata}
        return {name: replace(setting, name=setting.name or name) for name, setting in described.items()}

    @classmethod
    def of(cls, settings: Mapping[str, Any]) -> Self:
        return cls(**{name: settings[setting.name] for name, setting in cls.options().items()})


def option(setting: Setting) -> Any:
    """A field of an agreement."""
    return field(default=setting.default, metadata={"setting": setting})


def switch(label: Message, rule: str, default: bool = False, *, mark: Mark = Mark.RULING, name: str = "") -> Any:
    """A field that is yes or no."""
    return option(Switch(name=name, label=label, default=default, rule=rule, mark=mark))


def choice(label: Message, rule: str, mark: Mark = Mark.RULING, /, **values: Message) -> Any:
    """A field that is one of a few named values, usually the first."""
    return option(Choice(label=label, default=next(iter(values)), rule=rule, mark=mark, values=values))


def starting_seat(most: int, rule: str) -> Any:
    """A field for who starts: a random seat, or one of the first `most`."""
    letters = {seat.code.lower(): seat.say() for seat in SEATS[:most]}
    return choice(msg("Who goes first"), rule, random=msg("a random seat"), **letters)


# reading and writing


def read_settings(declared: tuple[Setting, ...], given: Mapping[str, str]) -> dict[str, Any]:
    """Turn texts into values, fill in the defaults, and refuse unknown names."""
    by_name = {setting.name: setting for setting in declared}
    for name in given:
        if name not in by_name:
            near = get_close_matches(name, by_name, 3, 0.5)
            if near:
                raise BadSetting(
                    msg("there is no option '{name}'; did you mean {near}?", name=shown(name), near=", ".join(near))
                )
            known = ", ".join(by_name) or "none"
            raise BadSetting(msg("there is no option '{name}'; available: {known}", name=shown(name), known=known))
    return {name: setting.read(given[name]) if name in given else setting.default for name, setting in by_name.items()}


def reconstructions(declared: tuple[Setting, ...], values: Mapping[str, Any] | None = None) -> list[Reconstructed]:
    """What is reconstructed of what we ship; with `values` only what is played with."""
    return [
        Reconstructed(setting.reconstructed, setting.name, setting.label)
        for setting in declared
        if isinstance(setting, Document) and setting.reconstructed is not None
        if setting.is_ours("" if values is None else values[setting.name])
    ]


def write_settings(declared: tuple[Setting, ...], values: Mapping[str, Any]) -> dict[str, str]:
    """Values as texts, only those that differ from the default."""
    return {
        setting.name: setting.write(values[setting.name])
        for setting in declared
        if values[setting.name] != setting.default
    }
