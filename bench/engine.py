#!/usr/bin/env python3
"""Measure the engine several times and show the middle of the runs and how far they lie apart.

uv run bench/engine.py                        all games, five runs of five seconds each
uv run bench/engine.py arne --runs 9 --seconds 10
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from statistics import median


def measured(games: list[str], seconds: float) -> dict[str, dict[str, float]]:
    """The figures of one run in a process of its own, so that no run inherits another's memory."""
    command = [sys.executable, "-m", "soloist", "bench", "--json", "--seconds", str(seconds), *games]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    return {
        game: {name: value for name, value in figures.items() if isinstance(value, float)}
        for game, figures in json.loads(printed).items()
    }


def show(game: str, runs: list[dict[str, float]]) -> None:
    print(f"{game}: middle of {len(runs)} runs (lowest to highest)")
    for name in runs[0]:
        values = [run[name] for run in runs]
        spread = (max(values) - min(values)) / median(values)
        print(
            f"  {name:22} {number(median(values)):>12}   ({number(min(values))} to {number(max(values))}, {spread:.0%})"
        )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    runs = [measured(wanted.games, wanted.seconds) for _ in range(max(wanted.runs, 1))]
    for game in runs[0]:
        show(game, [run[game] for run in runs])


if __name__ == "__main__":
    main()
