#!/usr/bin/env python3
"""Count the instructions of the games in two checkouts, so that noise of the machine does not matter. Needs valgrind.

git worktree add ../before <commit>
uv run bench/against.py ../before                       all games: ratios now to before, per decision or copy
uv run bench/against.py ../before arknova --games 4     one game, more of it

Random games with fixed seeds are played, once and twice as many: what the second half costs is without the start-up.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
GAMES = ("arknova", "zooloretto", "orichalcum", "arne")
WORKS = ("playout", "simulate", "match", "copy")

WORK = """
import sys
from soloist.engine.dice import Stream
from soloist.engine.match import Match
try:
    from soloist.registry import find_game
except ImportError:
    from soloist.games import find_game
try:
    from soloist.bots.playout import playout
except ImportError:
    from soloist.lab.playout import playout
name, work, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
game, seats = find_game(name), 3 if name == "arne" else 2
from soloist.lab.simulation import Lineup, Series
lineup = Lineup.of(Series(name, ("random",) * seats, 1, 1))
done = 0
for seed in range(games):
    if work == "playout":
        done += playout(game, game.new(seats, game.read_settings({})), seed).decisions
        continue
    if work == "simulate":
        done += lineup.play(seed).decisions
        continue
    match, chance = Match.new(game, seats, {}, seed, snapshots=work == "copy", log=False), Stream(seed, 5)
    while not match.over:
        question = match.question
        match.answer(chance.pick(question.options), seat=question.seat)
        if work == "copy" and not match.over:
            match.copy()
        done += 1
print("done", done)
"""


def counted(checkout: Path, game: str, work: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games."""
    tool = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
    result = subprocess.run(
        [*tool, sys.executable, "-c", WORK, game, work, str(games)],
        cwd=checkout, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    instructions = re.search(r"I\s+refs:\s+([\d,]+)", result.stderr)
    done = re.search(r"done (\d+)", result.stdout)
    if instructions is None or done is None:
        sys.exit(f"{checkout}: {result.stderr[-2000:]}")
    return int(instructions[1].replace(",", "")), int(done[1])


def per_decision(checkout: Path, game: str, work: str, games: int) -> float:
    few, fewer = counted(checkout, game, work, games)
    many, more = counted(checkout, game, work, 2 * games)
    return (many - few) / (more - fewer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--games", dest="count", type=int, default=2)
    parser.add_argument("--work", action="append", choices=WORKS)
    wanted = parser.parse_args()
    for game in wanted.games:
        for work in wanted.work or WORKS:
            before = per_decision(wanted.before.resolve(), game, work, wanted.count)
            now = per_decision(HERE, game, work, wanted.count)
            print(f"{game:12} {work:8} {before:12,.0f} -> {now:12,.0f}   {now / before:.3f}", flush=True)


if __name__ == "__main__":
    main()
