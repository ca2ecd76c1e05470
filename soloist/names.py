"""What the people and bots at the table are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.match import Match
from soloist.engine.seats import SEATS, Seat, seats
from soloist.engine.settings import read_seat_colours
from soloist.engine.words import Message, filled, msg, nmsg, template
from soloist.language import YOU, Reader
from soloist.registry import automa_called, is_automa
from soloist.seating import HUMAN, Seating, read_name, split_seats

WORDS = {"AI": msg("AI")}
"""Names of automas that are words, and so are translated."""
BOTS = {"greedy": msg("Opportunist"), "random": msg("Novice")}
"""What people call our bots, by their ids."""
COLOURED = {
    "red": template("Red {automa}"), "blue": template("Blue {automa}"), "yellow": template("Yellow {automa}"),
    "black": template("Black {automa}"),
}  # fmt: skip
"""An automa by the colour of its pieces."""
COLOURS = "colours"  # the option for them
NO_COLOURS: Mapping[Seat, str] = {}


def known_as(name: str) -> Message:
    """An automa's name in the reader's language."""
    return WORDS.get(name) or msg("{name}", name=name)


def bot_called(bot: str) -> Message:
    """A bot by its name; one of another package by its id."""
    return BOTS.get(bot) or msg("{name}", name=bot.capitalize())


def opponent_called(kind: str) -> Message:
    """Whoever is seated by this word, without a level: an automa or a bot."""
    return known_as(automa_called(kind)) if is_automa(kind) else bot_called(kind)


def level_beside(level: str) -> str:
    """What stands beside an automa's name: nothing where its only level is the name."""
    return "" if level in WORDS else level


def names_of(seating: Seating, language: str, *, is_watching: bool = False) -> dict[Seat, str]:
    """Given names as they are, a lone person "You" unless somebody else looks, others by their seat, bots by their
    kind."""
    reader = Reader(language)
    names: dict[Seat, str] = dict(seating.names)
    for seat, word in zip(SEATS, seating.words, strict=False):
        if seat in names:
            continue
        if seat not in seating.people:
            names[seat] = _free(_automa_or_bot(word, reader), names)
        elif len(seating.people) == 1 and not is_watching:
            names[seat] = reader.read(YOU)
        else:
            names[seat] = reader.read(msg("Player {letter}", letter=seat.code))
    return names


def _automa_or_bot(word: str, reader: Reader) -> str:
    """`ARNO L3` for `arno:L3`, `Opportunist` for `greedy`."""
    kind, _, level = word.lower().partition(":")
    name = reader.read(opponent_called(kind))
    return f"{name} {level.upper()}" if level_beside(level.upper()) else name


def _free(name: str, taken: dict[Seat, str]) -> str:
    """The name, with a number if somebody has it already."""
    if name not in taken.values():
        return name
    return next(numbered for n in range(2, 30) if (numbered := f"{name} {n}") not in taken.values())


def names_at_table(
    automa: str, automas: Mapping[Seat, object], players: int, given: Sequence[str], language: str = "en",
    colours: Mapping[Seat, str] = NO_COLOURS,
) -> dict[Seat, str]:  # fmt: skip
    """The players of a physical game: people by the names given or by their letters, automas by theirs, with the
    colour of their pieces if it is known."""
    people = [seat for seat in seats(players) if seat not in automas]
    if len(given) > len(people):
        raise BadSetting(
            nmsg("{n} person sits at the table, so there cannot be {names} names",
                 "{n} people sit at the table, so there cannot be {names} names", n=len(people), names=len(given))
        )  # fmt: skip
    reader = Reader(language)
    names = {seat: reader.read(msg("Player {letter}", letter=seat.code)) for seat in people}
    for seat, name in zip(people, given, strict=False):
        names[seat] = read_name(name, names) if name else names[seat]
    for seat in automas:
        called = known_as(automa_called(automa))
        if seat in colours:
            names[seat] = reader.read(coloured(colours[seat], called))
        else:
            names[seat] = reader.read(called) if len(automas) == 1 else f"{reader.read(called)} {seat.code}"
    return names


def coloured(colour: str, automa: Message) -> Message:
    """An automa by the colour of its pieces."""
    return filled(COLOURED[colour], SimpleNamespace(automa=automa)) if colour in COLOURED else automa


def colours_of(settings: Mapping[str, Any]) -> dict[Seat, str]:
    """The colours of the pieces on a table, as far as they were agreed on."""
    return read_seat_colours(settings.get(COLOURS, ""))


def table_names(match: Match, language: str = "en") -> dict[Seat, str]:
    """The players beside a companion, as its record names them and its view counts them."""
    agreed = match.view(None).agreed
    given = match.meta.get("names", "")
    names = [name.strip() for name in given.split(",")] if given else []
    colours = colours_of(match.settings)
    return names_at_table(match.game.id, agreed.automas, agreed.players, names, language, colours)


def recorded_names(match: Match, language: str = "en") -> dict[Seat, str]:
    """The players of a saved match by their names, or by what sat where."""
    if match.game.is_companion:
        return table_names(match, language)
    words = split_seats(match.meta.get("seats", ""))
    names: dict[Seat, str] = {}
    for seat, word in zip(seats(match.seats), words, strict=False):
        if word:
            names[seat] = _free(_recorded(word, seat, Reader(language)), names)
    return names


def _recorded(word: str, seat: Seat, reader: Reader) -> str:
    kind, _, name = word.partition(":")
    if kind.lower() != HUMAN:
        return _automa_or_bot(word, reader)
    return name or reader.read(msg("Player {letter}", letter=seat.code))
