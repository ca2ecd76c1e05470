"""Masked PPO learns on our environments. It needs torch, which is heavy: `scripts/ppo` runs this."""

from __future__ import annotations

import pytest

pytest.importorskip("sb3_contrib", reason="torch and sb3-contrib are not installed; scripts/ppo brings them")

from research import learn

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", ["arne", "zooloretto", "orichalcum", "arknova"])
def test_masked_ppo_learns_with_legal_actions_only(game: str) -> None:
    """An illegal action would raise; what comes out plays whole matches."""
    seats = "human,random"
    policy = learn.learned(game, seats, steps=128, together=64)
    assert policy.num_timesteps == 128
    assert -1 <= learn.mean_reward(policy, game, seats, matches=1) <= 1
