"""Another engine in the same run, for comparison: catanatron's Settlers of Catan with two random players.

It is no part of Soloist and not installed with it: `pip install catanatron`, or the development group.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from statistics import fmean
from time import perf_counter
from typing import Any

from soloist.engine import dice, errors
from soloist.engine.words import msg
from soloist.lab.bench import REFERENCE_ROUNDS, SEED, SLICE, reference_loop

NAME = "catanatron"
COPIES = 20
MID_GAME = 200  # ticks


def measure_catanatron(seconds: float, advance: Callable[[float], object]) -> dict[str, Any]:
    """Games, decisions and copies; the reference loop takes turns with them, as it does with our games."""
    library = _library()
    games = decisions = rounds = 0
    playing = looping = 0.0
    copies: list[float] = []
    left = seconds
    while left > 0:
        begun = perf_counter()
        reference_loop(REFERENCE_ROUNDS)
        looped = perf_counter()
        rounds += REFERENCE_ROUNDS
        looping += looped - begun
        while perf_counter() - looped < SLICE:
            match = _new(library, games)
            match.play()
            games += 1
            decisions += len(match.state.actions)
        playing += perf_counter() - looped
        copies.append(_time_copy(library, games))
        spent = perf_counter() - begun
        left -= spent
        advance(spent)
    reference, copy = rounds / looping, fmean(copies)
    return {
        "game": NAME, "seats": ["random", "random"], "games_per_s": games / playing,
        "decisions_per_s": decisions / playing, "copy_us": copy * 1e6, "reference": reference,
        "ratio": decisions / playing / reference, "copy_ratio": copy * reference,
    }  # fmt: skip


def _library() -> Any:
    try:
        return import_module(NAME)
    except ImportError:
        raise errors.BadSetting(
            msg("catanatron is not installed; 'pip install catanatron' or 'uv sync --group dev' brings it")
        ) from None


def _new(library: Any, number: int) -> Any:
    """A game of two random players, which draw their numbers from Python's own generator."""
    seed = dice.derived_seed(SEED, number)
    random.seed(seed)
    players = [library.RandomPlayer(color) for color in (library.Color.RED, library.Color.BLUE)]
    return library.Game(players, seed=seed)


def _time_copy(library: Any, number: int) -> float:
    """A copy in the middle of a game."""
    match = _new(library, number)
    for _ in range(MID_GAME):
        if match.winning_color() is None:
            match.play_tick()
    begun = perf_counter()
    for _ in range(COPIES):
        match.copy()
    return (perf_counter() - begun) / COPIES
