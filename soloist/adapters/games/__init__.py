"""One module for each game: its answers and views as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from soloist.adapters.coding import Coding
from soloist.engine.game import Game

GAMES = ("arknova", "arne", "orichalcum", "zooloretto")


def coding_of(game: Game[Any, Any], seats: int, settings: Mapping[str, Any]) -> Coding:
    """The numbers of a game as it was agreed; raises ValueError for one that has none."""
    if game.id not in GAMES:
        raise ValueError(f"{game.title} has no encoding; those that have: {', '.join(GAMES)}")
    coding: Coding = import_module(f"{__name__}.{game.id}").CODING(seats, settings)
    return coding
