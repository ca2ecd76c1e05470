#!/usr/bin/env python3
"""Play many random games, look at the pieces after every step, and time every listing of options.

uv run bench/soak.py arknova                          1,000 games of two, 300 of each other number of players
uv run bench/soak.py arknova --players 2 --games 50 --option maps=9
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from soloist.engine.flow import Chance, Decision, Flow, Tell
from soloist.games import find_game
from tests.kit.games import SUBJECTS
from tests.kit.subject import Subject

MANY, SOME = 1_000, 300


class Soak:
    """What was seen: games, errors, the slowest listing and where it was."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = self.decisions = 0
        self.errors: list[str] = []
        self.slowest = (0.0, "")

    def play(self, players: int, settings: Any, seed: int) -> None:
        game = self.subject.game
        state = game.new(players, settings)
        game.hush(state)
        number = Random(seed)
        try:
            while (step := game.next_step(state)) is not None:
                self.drive(step, number)
                census = self.subject.census(state)
                assert census.found == census.owned, f"pieces of {census.owned - census.found}"
        except Exception as problem:  # noqa: BLE001 - every error is reported with its seed
            self.errors.append(f"{players} players, seed {seed}: {type(problem).__name__}: {problem}")
        self.games += 1

    def drive(self, flow: Flow[Any], number: Random) -> Any:
        """Answer everything at random; gives back what the flow returns."""
        value: Any = None
        while True:
            try:
                request = flow.send(value)
            except StopIteration as finished:
                return finished.value
            if isinstance(request, Tell):
                value = None
            elif isinstance(request, Chance):
                options = list(request.options())
                value = tuple(number.sample(options, request.count)) if request.count else number.choice(options)
            elif isinstance(request, Decision):
                value = number.choice(self.listed(request))
            else:
                value = {seat: self.drive(part, number) for seat, part in request.flows.items()}

    def listed(self, request: Decision[Any]) -> Any:
        """The options, timed; a slow listing is timed twice more, as the machine may have been elsewhere."""
        begun = perf_counter()
        options = request.options()
        spent = perf_counter() - begun
        self.decisions += 1
        if spent > self.slowest[0]:
            for _ in range(2):
                begun = perf_counter()
                request.options()
                spent = min(spent, perf_counter() - begun)
            self.slowest = max(self.slowest, (spent, f"{request.why}, {len(options)} options"))
        return options


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    subject = next(each for each in SUBJECTS if each.game.id == game.id)
    settings = game.read_settings(dict(option.split("=", 1) for option in wanted.option))
    failed = 0
    for players in wanted.players or sorted(game.player_counts):
        soak = Soak(subject)
        begun = perf_counter()
        for place in range(wanted.games or (MANY if players == 2 else SOME)):
            soak.play(players, settings, wanted.seed * 1_000_000 + place)
        spent, where = soak.slowest
        print(
            f"{game.id}, {players} players: {soak.games:,} games, {soak.decisions:,} decisions, "
            f"{len(soak.errors)} errors, slowest listing {spent * 1e3:.3f} ms ({where}), {perf_counter() - begun:.0f} s"
        )
        print(*soak.errors[:5], sep="\n", end="\n" if soak.errors else "")
        failed += len(soak.errors)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
