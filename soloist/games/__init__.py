"""The games, found by name; a game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.words import msg

NAMES = ("arne", "zooloretto", "arknova", "orichalcum")


def find_game(name: str) -> Game[Any, Any]:
    """The game of this name; raises BadSetting."""
    if name not in NAMES:
        raise BadSetting(msg("there is no game '{name}'; there are: {names}", name=name, names=", ".join(NAMES)))
    game: Game[Any, Any] = import_module(f"soloist.games.{name}").GAME
    return game


def all_games() -> list[Game[Any, Any]]:
    return [find_game(name) for name in NAMES]
