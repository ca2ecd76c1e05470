"""OpenSpiel's searches against random play: MCTS where all is open, ISMCTS where cards are hidden.

    uv run examples/research/search.py zooloretto --simulations 50 --matches 10
    uv run examples/research/search.py arne --simulations 20 --matches 10

ISMCTS searches in matches that its seat can imagine: everything hidden is dealt anew for each simulation.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from soloist.adapters.openspiel import load, resampled

EXPLORATION = 1.4


class Imagining(ISMCTSBot):  # type: ignore[misc]
    """ISMCTS for a whole match: it keeps nothing from one question to the next."""

    def restart_at(self, state: Any) -> None:
        self.reset()


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """MCTS, or ISMCTS where somebody has hidden cards."""
    chance = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return MCTSBot(game, EXPLORATION, simulations, evaluator, solve=False, random_state=chance)
    bot = Imagining(
        game, evaluator, EXPLORATION, simulations, random_state=chance, use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(resampled(seed))
    return bot


def tournament(name: str, simulations: int, matches: int, seed: int = 0) -> list[float]:
    """What each match was worth to the searcher, which sits in turn at either seat."""
    game = load(name)
    found = []
    for number in range(matches):
        chance = np.random.RandomState(seed + number)
        place = number % 2
        bots = [UniformRandomBot(player, chance) for player in range(2)]
        bots[place] = searcher(game, simulations, seed + number)
        found.append(evaluate_bots(game.new_initial_state(), bots, chance)[place])
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    found = tournament(given.game, given.simulations, given.matches, given.seed)
    print(f"{given.game}: {sum(worth > 0 for worth in found)} of {len(found)} matches won against random play")


if __name__ == "__main__":
    main()
