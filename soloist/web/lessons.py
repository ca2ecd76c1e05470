"""Which games are taught, and by which page."""

from __future__ import annotations

from typing import Any

from soloist.engine.game import Game
from soloist.registry import all_games
from soloist.web.faces import TableFace, face_of
from soloist.web.faces.teaching import Lesson


def lesson_of(game: str) -> Lesson | None:
    """What teaches a game, if there is something."""
    face = face_of(game)
    return face.lesson if isinstance(face, TableFace) else None


def taught_games() -> list[Game[Any, Any]]:
    return [game for game in all_games() if lesson_of(game.id) is not None]


def taught_by(book: str) -> Game[Any, Any] | None:
    """The game that the lesson for a book of rules is about: its own, or the one that its automa plays."""
    return next((game for game in taught_games() if book in books_of(game)), None)


def books_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The books of a game and its automas; some of these are called by a longer name."""
    return (game.id, *game.automas, *(f"auto{automa}" for automa in game.automas))
