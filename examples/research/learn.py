"""Learn one seat with masked PPO (sb3-contrib's MaskablePPO) against a bot or an automa.

    pip install torch sb3-contrib
    python examples/research/learn.py arne --seats human,random --steps 20000

No learned network is kept: this shows that a usual library learns on our environments, and how well.
"""

from __future__ import annotations

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from soloist.adapters.gymnasium import SeatEnv


def learned(game: str, seats: str, steps: int, seed: int = 0, together: int = 512) -> MaskablePPO:
    """A policy after so many steps; `together`: steps between two updates."""
    policy = MaskablePPO("MlpPolicy", SeatEnv(game, seats), n_steps=together, batch_size=64, seed=seed, device="cpu")
    return policy.learn(steps)


def mean_reward(policy: MaskablePPO | None, game: str, seats: str, matches: int, seed: int = 1_000_000) -> float:
    """Of matches with seeds that were not learned with; None plays at random."""
    table = SeatEnv(game, seats)
    chance = np.random.default_rng(seed)
    total = 0.0
    for number in range(matches):
        seen, _ = table.reset(seed=seed + number)
        is_over = False
        while not is_over:
            masks = table.action_masks()
            if policy is None:
                action = int(chance.choice(np.flatnonzero(masks)))
            else:
                action = int(policy.predict(seen, action_masks=masks, deterministic=True)[0])
            seen, reward, is_over, _, _ = table.step(action)
        total += reward
    return total / matches


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="human,random")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    policy = learned(given.game, given.seats, given.steps, given.seed)
    for name, who in (("random", None), ("learned", policy)):
        print(f"{name}: mean reward {mean_reward(who, given.game, given.seats, given.matches):+.2f}")


if __name__ == "__main__":
    main()
