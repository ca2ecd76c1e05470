"""One seat as a Gymnasium environment: the others are bots and automas, so that one agent can learn alone.

    SeatEnv("zooloretto", "human,mammoth:II")

`action_masks` is what sb3-contrib's MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from soloist.adapters.extras import missing
from soloist.adapters.table import Seats

try:
    import numpy as np
    from gymnasium import Env
    from numpy.typing import NDArray

    from soloist.adapters.pettingzoo import TableEnv
except ImportError as problem:
    raise missing("Gymnasium") from problem


class SeatEnv(Env[NDArray[np.float32], np.int64]):
    """The agent sits where `human` stands; rewards are those of `pettingzoo.env`."""

    def __init__(
        self,
        game: str,
        seats: Seats = "human,random",
        options: Mapping[str, object] | None = None,
        *,
        rewards: str = "win",
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        self.table_env = TableEnv(game, seats, options, rewards=rewards, render_mode=render_mode, illegal=illegal)
        if len(self.table_env.possible_agents) != 1:
            raise ValueError("one seat learns alone; let bots or automas take the others, as in 'human,greedy'")
        self.metadata = self.table_env.metadata
        self.render_mode = render_mode
        (self._agent,) = self.table_env.possible_agents
        self.action_space = self.table_env.action_space(self._agent)
        self.observation_space = self.table_env.observation_space(self._agent)["observation"]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.table_env.reset(seed=seed)
        return self._observed(), self.table_env.infos[self._agent]

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        env, agent = self.table_env, self._agent
        env.step(int(action))
        return self._observed(), env.rewards[agent], env.terminations[agent], env.truncations[agent], env.infos[agent]

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        mask: NDArray[np.int8] = self.table_env.infos[self._agent]["action_mask"]
        return mask.astype(np.bool_)

    def _observed(self) -> NDArray[np.float32]:
        return self.table_env.observe(self._agent)["observation"]

    def render(self) -> Any:
        return self.table_env.render()
