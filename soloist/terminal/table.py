"""An automa beside a physical game, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from soloist.engine.game import Game
from soloist.engine.match import Match, Undo
from soloist.names import table_names
from soloist.seating import ONE_PERSON
from soloist.terminal.draw import face_of
from soloist.terminal.files import new_file
from soloist.terminal.ink import ink_reader
from soloist.terminal.play import resume, sit
from soloist.terminal.screen import Screen
from soloist.terminal.session import Session


def table(
    game: Game[Any, Any],
    options: dict[str, str],
    names: list[str],
    seed: int,
    load: Path | None,
    save: Path | None,
    language: str,
    screen: Screen | None = None,
) -> int:
    """Begin an evening, or go on with one; returns the exit code."""
    if load is None:
        match = Match.new(game, 1, options, seed, undo=Undo.FREE)
    else:
        match, path = resume(game, [], load, save)
    if names:
        match.meta["names"] = ",".join(names)
    called = table_names(match)
    if load is None:
        path = new_file(match, save)
    match.meta["language"] = language = language or match.meta.get("language", "en")
    reader = ink_reader(language, called, face_of(game.id).style_of)
    return sit(Session(match, ONE_PERSON, path, screen or Screen(), reader), load)
