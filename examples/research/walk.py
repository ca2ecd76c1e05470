"""Walk through a match with PettingZoo: every agent takes any legal action.

uv run examples/research/walk.py arknova --seats human,arno:L3 --show
"""

from __future__ import annotations

import argparse

import numpy as np

from soloist.adapters.pettingzoo import env


def walk(game: str, seats: str, seed: int = 0, show: bool = False) -> dict[str, float]:
    """What the match was worth to each agent."""
    table = env(game, seats, render_mode="human" if show else None)
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    worth: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, is_over, is_cut, _ = table.last()
        worth[agent] = reward
        done = is_over or is_cut
        table.step(None if done else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return worth


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="human,human")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args(arguments)
    for agent, reward in walk(given.game, given.seats, given.seed, given.show).items():
        print(f"{agent}: {reward:+g}")


if __name__ == "__main__":
    main()
