"""What players and things are called in reports."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from soloist.engine.match import Match
from soloist.engine.seats import Seat
from soloist.engine.words import Sayable
from soloist.lab.accounts import deeds_of
from soloist.language import Reader
from soloist.names import known_as
from soloist.registry import automa_called, find_game, is_automa
from soloist.web.pages.layout import capital


def called(word: str, reader: Reader) -> str:
    """`ARNO L3` for `arno:L3`, `Greedy` for `greedy`: close to what is typed."""
    kind, _, level = word.partition(":")
    name = reader.read(known_as(automa_called(kind))) if is_automa(kind) else kind.capitalize()
    return f"{name} {level}" if level else name


def seated(words: Sequence[str], reader: Reader) -> str:
    """Everybody at a table, in the order of the seats."""
    return ", ".join(called(word, reader) for word in words)


@cache
def holding_names(game: str) -> dict[str, Sayable]:
    """What a seat may hold, by its code; every game says it of a new table."""
    played = find_game(game)
    match = Match.new(played, max(min(played.player_counts), 2))
    return {holding.code: holding.name for holding in played.holdings(match.view(Seat(0)), Seat(0))}


def names_in(game: str, reader: Reader) -> dict[str, str]:
    return {code: capital(reader.read(name)) for code, name in {**holding_names(game), **deeds_of(game).names}.items()}
