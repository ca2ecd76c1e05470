#!/usr/bin/env python3
"""Compare the games in two checkouts: by their instructions, where noise of the machine does not matter, or by time.

git worktree add ../before <commit>
uv run bench/against.py ../before                       all games: ratios now to before, per decision or copy
uv run bench/against.py ../before arknova --games 4     one game, more of it
uv run bench/against.py ../before --time                how many times as fast now: games rolled out, processor time

Random games with fixed seeds are played. Instructions are counted by valgrind for so many games and for twice as many:
what the second half costs is without the start-up. For times, several processes of each checkout take turns, because
where a process happens to lie in memory alone makes a difference of some percent.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent
GAMES = ("arknova", "zooloretto", "orichalcum", "arne")
WORKS = ("playout", "simulate", "match", "copy")

PLAYING = """
import sys
from time import process_time
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
"""
WORK = (
    PLAYING
    + """
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
)
TURNS = (
    PLAYING
    + """
for turn, line in enumerate(sys.stdin):
    begun = process_time()
    for seed in range(turn * games, (turn + 1) * games):  # new ones: what is remembered of positions must not help
        playout(game, game.new(seats, game.read_settings({})), seed)
    print(process_time() - begun, flush=True)
"""
)
GAMES_A_TURN = {"arknova": 8, "zooloretto": 100, "orichalcum": 20, "arne": 60}  # a tenth of a second or less
PROCESSES = 3  # of each checkout at a time


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


def taking_turns(before: Path, game: str, rounds: int) -> list[float]:
    """How many times as fast as before, by the times of processes that take turns; one ratio for each pair of them."""
    command = [sys.executable, "-c", TURNS, game, "playout", str(GAMES_A_TURN[game])]
    players = [
        subprocess.Popen(command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(PROCESSES)
        for checkout in (before, HERE)
    ]
    times: list[list[float]] = [[] for _ in players]
    for _ in range(rounds + 1):
        for player, spent in zip(players, times, strict=True):
            assert player.stdin is not None
            assert player.stdout is not None
            print(file=player.stdin, flush=True)
            spent.append(float(player.stdout.readline()))
    for player in players:
        player.communicate()
    return [
        median(earlier / later for earlier, later in zip(times[number][1:], times[number + 1][1:], strict=True))
        for number in range(0, len(players), 2)
    ]  # the first round only warms up


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--games", dest="count", type=int, default=2)
    parser.add_argument("--work", action="append", choices=WORKS)
    parser.add_argument("--time", action="store_true", help="compare processor times of games rolled out")
    parser.add_argument("--rounds", type=int, default=15, help="of times, in each of three pairs of processes twice")
    wanted = parser.parse_args()
    if wanted.time:
        for game in wanted.games:
            ratios = sorted(
                ratio for _ in range(2) for ratio in taking_turns(wanted.before.resolve(), game, wanted.rounds)
            )
            print(f"{game:12} {median(ratios):.3f} times as fast, {ratios[0]:.3f} to {ratios[-1]:.3f}", flush=True)
        return
    for game in wanted.games:
        for work in wanted.work or WORKS:
            before = per_decision(wanted.before.resolve(), game, work, wanted.count)
            now = per_decision(HERE, game, work, wanted.count)
            print(f"{game:12} {work:8} {before:12,.0f} -> {now:12,.0f}   {now / before:.3f}", flush=True)


if __name__ == "__main__":
    main()
