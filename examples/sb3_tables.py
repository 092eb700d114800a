"""Many tables as one vector environment of Stable-Baselines3, which has a form of its own. `maskable_ppo.py` uses it.

All tables are in one batch, where the bots play, too: this is many times as fast as a `DummyVecEnv` of single tables.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from higaki.rl import SeatVectorEnv


class Tables(VecEnv):  # type: ignore[misc]
    """The learner has a random seat at each table. It sees indexes as one-hot, and amounts from 0 to 1.

    The reward is multiplied by `scale`, for learners that want it near 1.
    """

    def __init__(self, game: str, seats: int, tables: int, seed: int, bots: str, reward: str, scale: float) -> None:
        self.env = SeatVectorEnv(game, seats, tables, seed=seed, bots=bots, seat="random", reward=reward)
        self.scale = scale
        seen = spaces.Box(0, 1, (self.env.layout.one_hot_size,), np.float32)
        super().__init__(tables, seen, self.env.single_action_space)

    def _features(self, shown: dict[str, Any]) -> Any:
        self.masks = shown["action_mask"]
        return self.env.layout.one_hot(shown["observation"], scaled=True)

    def reset(self) -> Any:
        return self._features(self.env.reset()[0])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        shown, rewards, ended, _, _ = self.env.step(self.actions)
        return self._features(shown), self.scale * rewards, ended, [{} for _ in range(self.num_envs)]

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:
        """MaskablePPO asks for `action_masks`."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return self.masks

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()
