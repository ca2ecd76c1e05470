"""The deck: copies of each card by player count, from the facts or from a user's own counts [ARNE-1.1 to 1.3]."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg
from soloist.games.arne.cards import CARD, COLOURED_KINDS, Card, Colour, Kind

MOST_COPIES = 60


@dataclass(frozen=True)
class Copies:
    """How often a kind is in the box: per colour, or without and with a star."""

    plain: int
    star: int
    first_game: bool


@dataclass(frozen=True)
class Deck:
    """All counts of one box."""

    plain_colours: tuple[Colour, ...]
    star_colours: tuple[Colour, ...]
    copies: dict[Kind, Copies]

    def colours(self, block: str) -> tuple[Colour, ...]:
        """The colours of a card set."""
        return {
            "star": self.star_colours,
            "plain": self.plain_colours,
            "all": self.plain_colours + self.star_colours,
        }[block]

    def cards(self, block: str, first_game: bool) -> list[Card]:
        """The playing cards of a card set, without the colour cards [ARNE-1.2, 1.3]."""
        dealt: list[Card] = []
        for kind, copies in self.copies.items():
            if first_game and not copies.first_game:
                continue
            count = (copies.plain if block != "star" else 0) + (copies.star if block != "plain" else 0)
            if kind in COLOURED_KINDS:
                for colour in self.colours(block):
                    each = copies.star if colour in self.star_colours else copies.plain
                    dealt += [CARD[f"{kind.value}-{colour.code}"]] * each
            else:
                dealt += [CARD[kind.value]] * count
        return dealt


def block_for(persons: int) -> str:
    """Star cards serve 2 persons, unstarred ones 3 or 4, all of them 5 or 6 [ARNE-1.2]."""
    return "star" if persons == 2 else "plain" if persons <= 4 else "all"


def _bad(where: str, problem: Message) -> BadSetting:
    return BadSetting(msg("deck file, {where}: {problem}", where=where, problem=problem))


def _fields(kind: Kind) -> tuple[str, ...]:
    return ("per_colour", "first_game") if kind in COLOURED_KINDS else ("plain", "star", "first_game")


def _count(entry: dict[str, Any], name: str, where: str, default: int) -> int:
    value = entry.get(name, default)
    if type(value) is not int or not 0 <= value <= MOST_COPIES:
        raise _bad(
            where,
            msg(
                "'{name}' must be a whole number from 0 to {most}, not {value}",
                name=name,
                most=MOST_COPIES,
                value=str(value),
            ),
        )
    return value


def _read_copies(kind: Kind, entry: Any, default: Copies | None) -> Copies:
    where = f"'{kind.value}'"
    if not isinstance(entry, dict):
        raise _bad(where, msg("expected an object with {names}", names=", ".join(_fields(kind))))
    for name in entry:
        if name not in _fields(kind):
            raise _bad(where, msg("'{name}' is unknown; there are {names}", name=name, names=", ".join(_fields(kind))))
    first = entry.get("first_game", default.first_game if default else False)
    if not isinstance(first, bool):
        raise _bad(where, msg("'first_game' must be true or false, not {value}", value=str(first)))
    plain, star = (default.plain, default.star) if default else (0, 0)
    if kind in COLOURED_KINDS:
        each = _count(entry, "per_colour", where, plain)
        return Copies(each, each, first)
    return Copies(_count(entry, "plain", where, plain), _count(entry, "star", where, star), first)


def _refuse_other_parts(content: dict[str, Any]) -> None:
    """Only the copies are read; the rest of our own file may stand there unchanged, and a note of any kind."""
    ours = json.loads(_SHIPPED)
    for name, part in content.items():
        if name not in ("copies", "note") and (name not in ours or ours[name] != part):
            raise _bad(
                "as a whole", msg("'{name}' cannot be set here; there are {names}", name=name, names="copies, note")
            )


_SHIPPED = files(__package__).joinpath("facts/deck.json").read_text("utf-8")


def _read(text: str, default: Deck | None) -> Deck:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise _bad("as a whole", msg("it is not JSON ({problem})", problem=str(problem))) from None
    if not isinstance(content, dict) or not isinstance(content.get("copies"), dict):
        raise _bad("as a whole", msg("expected an object with {names}", names="copies"))
    if default:
        _refuse_other_parts(content)
    copies = dict(default.copies) if default else {}
    for word, entry in content["copies"].items():
        kind = next((kind for kind in Kind if kind.value == word), None)
        if kind is None:
            raise _bad(
                f"'{word}'",
                msg("no such kind of card; there are {names}", names=", ".join(kind.value for kind in Kind)),
            )
        copies[kind] = _read_copies(kind, entry, copies.get(kind))
    if default:
        return Deck(default.plain_colours, default.star_colours, copies)
    plain, star = ([Colour[name.upper()] for name in content["colours"][block]] for block in ("plain", "star"))
    return Deck(tuple(plain), tuple(star), copies)


DECK = _read(_SHIPPED, None)
"""The box as we reconstruct it."""


def read_deck(text: str) -> Deck:
    """A user's own counts; kinds they do not name keep ours. Raises BadSetting with place and reason."""
    return _read(text, DECK) if text else DECK
