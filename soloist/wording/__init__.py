"""The options of a question as sentences, game by game, for every edge: terminal, web."""

from __future__ import annotations

from soloist.registry import ENTRIES, part
from soloist.wording.base import PLAIN, Wording


def wording_of(game: str) -> Wording:
    """The words of a game or companion; a game without words of its own says its options as they are."""
    entry = ENTRIES.get(game)
    wording: Wording = PLAIN if entry is None else part(entry.wording, "WORDING", PLAIN)
    return wording
