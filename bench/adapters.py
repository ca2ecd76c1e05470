#!/usr/bin/env python3
"""Steps per second of processor time: the research interfaces beside the bare engine, random play, taking turns.

uv run bench/adapters.py                   all games, six slices of half a second each
uv run bench/adapters.py arne --slices 20

bare        a match: the question with its options, an answer
view        the same, and the view of the seat that is asked
step        PettingZoo's `raw_env`: the action mask, a step
observed    the same, with the observation tensor of the agent that acts
env         the same with PettingZoo's checks
openspiel   an OpenSpiel state: legal actions, chance nodes, an action; only decisions are counted
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from soloist.adapters.games import GAMES
from soloist.adapters.openspiel import load
from soloist.adapters.pettingzoo import env, raw_env
from soloist.adapters.table import set_table

SEATS = {"arne": 3}  # other games are played by two
SLICE = 0.5

Play = Callable[[int], int]
"""One match by its seed: how many decisions were made."""


def bare(game: str, seats: int, looks: bool = False) -> Play:
    table = set_table(game, seats)

    def play(seed: int) -> int:
        match, chance, steps = table.match(seed, snapshots=False), random.Random(seed).random, 0
        while (question := match.question) is not None:
            if looks:
                match.view(question.seat)
            options = question.options
            match.answer(options[int(chance() * len(options))])
            steps += 1
        return steps

    return play


def stepped(table: Any, observes: bool) -> Play:
    def play(seed: int) -> int:
        table.reset(seed=seed)
        chance, steps = random.Random(seed).random, 0
        while True:
            _, _, is_over, _, info = table.last(observe=observes)
            if is_over:
                return steps
            legal = info["legal_actions"]
            table.step(legal[int(chance() * len(legal))])
            steps += 1

    return play


def walked(game: str, seats: int) -> Play:
    spiel = load(game, seats)

    def play(seed: int) -> int:
        state, chance, steps = spiel.new_initial_state(), random.Random(seed).random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), chance()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                steps += 1
        return steps

    return play


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome in which a point between 0 and 1 lies."""
    for outcome, odds in outcomes:
        point -= odds
        if point < 0:
            return outcome
    return outcomes[-1][0]


def ways(game: str) -> Iterator[tuple[str, Play]]:
    seats = SEATS.get(game, 2)
    yield "bare", bare(game, seats)
    yield "view", bare(game, seats, looks=True)
    yield "step", stepped(raw_env(game, seats), observes=False)
    yield "observed", stepped(raw_env(game, seats), observes=True)
    yield "env", stepped(env(game, seats), observes=True)
    yield "openspiel", walked(game, seats)


def rate(play: Play, first: int) -> float:
    """Decisions per second of one slice."""
    steps, number, begun = 0, first, process_time()
    while (spent := process_time() - begun) < SLICE:
        steps += play(number)
        number += 1
    return steps / spent


def measure(game: str, slices: int) -> None:
    listed = list(ways(game))
    rates: dict[str, list[float]] = {name: [] for name, _ in listed}
    for number in range(slices):
        for name, play in listed:
            rates[name].append(rate(play, 1000 * number))
    print(game)
    for name, found in rates.items():
        share = median(one / other for one, other in zip(found, rates["bare"], strict=True))
        print(f"  {name:10} {median(found):>9,.0f} steps/s   {share:.2f} of bare")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--slices", type=int, default=6)
    wanted = parser.parse_args()
    for game in wanted.games:
        measure(game, wanted.slices)


if __name__ == "__main__":
    main()
