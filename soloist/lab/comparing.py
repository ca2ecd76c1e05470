"""Plain Python, the compiled build and another engine in one run: each in a process of its own, taking turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any

from soloist import PLAIN
from soloist.build import has_compiled
from soloist.lab.bench import CATANATRON, COMPILED, measure_catanatron, other_engine

ROUNDS = 3
FASTER = ("games_per_s", "match_games_per_s", "decisions_per_s")  # the more the better
COMMON = ("games_per_s", "decisions_per_s")  # what is known of the other engine
SHORTER = ("copy_start_us", "copy_us")  # the less the better
SIMULATED = "simulated to rolled out"


def compare(games: Sequence[str], seconds: float, advance: Callable[[float], object]) -> dict[str, dict[str, Any]]:
    """Every game in both builds, the compiled one under `GAME compiled` if there is one, then catanatron, then ratios.

    All take turns, so that all meet the same noise.
    """
    share = seconds / ROUNDS
    rounds: dict[str, list[dict[str, Any]]] = {}
    other_engine()  # says so at once where it is not installed
    for _ in range(ROUNDS):
        for game in games:
            rounds.setdefault(game, []).append(_measured(game, share, plain=True))
            if has_compiled():
                rounds.setdefault(f"{game} {COMPILED}", []).append(_measured(game, share, plain=False))
            advance(share)
        rounds.setdefault(CATANATRON, []).append(measure_catanatron(share, lambda _: None))
        advance(share)
    found = {name: _mean(each) for name, each in rounds.items()}
    other = found.pop(CATANATRON)
    return {**found, CATANATRON: other}


def _measured(game: str, seconds: float, *, plain: bool) -> dict[str, Any]:
    """The figures of one game, by a process in which the one or the other build runs."""
    environment = {name: value for name, value in os.environ.items() if name != PLAIN}
    if plain:
        environment[PLAIN] = "1"
    command = [sys.executable, "-m", "soloist", "bench", game, "--json", "--seconds", str(max(seconds, 0.1))]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(result.stdout)[game]
    return figures


def _mean(rounds: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The figures of several rounds as one: numbers are averaged."""
    first = rounds[0]
    numbers = [name for name, value in first.items() if isinstance(value, float)]
    return {**first, **{name: fmean(each[name] for each in rounds) for name in numbers}}


def ratios(measured: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, float]]:
    """How many times as fast: what is simulated to what is rolled out, compiled to plain, and both to the other engine;
    the last are games unlike each other."""
    found: dict[str, dict[str, float]] = {}
    other = measured[CATANATRON]
    for name, figures in measured.items():
        if name == CATANATRON:
            continue
        game = name.removesuffix(f" {COMPILED}")
        compared = {SIMULATED: figures["simulated_games_per_s"] / figures["games_per_s"]}
        compared |= {f"{each} to {CATANATRON}": figures[each] / other[each] for each in COMMON}
        if name != game:
            plain = measured[game]
            compared |= {f"{each} to plain": figures[each] / plain[each] for each in (*FASTER, *SHORTER)}
        found[name] = compared
    return found
