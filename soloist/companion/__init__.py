"""Automas beside a physical game, found by name: each is a game of its own whose only player is the person there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from soloist.engine.errors import BadSetting
from soloist.engine.game import Game
from soloist.engine.words import msg
from soloist.games import find_game

AUTOMAS = ("mammoth", "arno", "orichalcum-ai")


def find_automa(name: str) -> Game[Any, Any]:
    """The companion of this automa; raises BadSetting."""
    if name not in AUTOMAS:
        raise BadSetting(msg("there is no automa '{name}'; there are: {names}", name=name, names=", ".join(AUTOMAS)))
    game: Game[Any, Any] = import_module(f"soloist.companion.{name.replace('-', '_')}").GAME
    return game


def find_any(name: str) -> Game[Any, Any]:
    """A game or a companion, by the name in a record."""
    return find_automa(name) if name in AUTOMAS else find_game(name)
