"""All seats of many tables as one vector environment, for learners that play for every seat."""

from __future__ import annotations

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from higaki.engine.table.game import Game
from higaki.rl.vector_env import Rows, TableVectorEnv


class BatchEnv(TableVectorEnv):
    """N tables of one game. Every row is a table, and an action decides for the seat to move there.

    - Observations have "observation" (n × size, int16: what the seat to move knows, or seat 0 where a game is over)
      and "action_mask" (n × actions, int8). `info["action_mask"]` is the same array, and `info["seat"]` (n, int64) says
      who decides; -1 where a game is over.
    - Rewards are n × seats, float64: `reward` of a finished game (`win_share`, `place`, `score`), 0 before; with
      `shaping`, the change of the win model's share times this weight, for a learner with this `discount`.
    - A game with more than `limit` decisions is truncated, never terminated.
    - With `AutoresetMode.SAME_STEP` the next game begins in the step in which one ends, and `info["final_obs"]` and
      `info["final_info"]` have what was last seen of it. `NEXT_STEP` and `DISABLED` are those of Gymnasium.

    "observation", "action_mask" and "seat" are read-only views of the memory of the batch, which the next `step` or
    `reset` overwrites; `copy=True` gives copies. All other arrays are new. An illegal action is refused, and no table
    changes. The batch makes random draws by itself. The environment belongs to one thread of Python at a time.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        n: int = 1024,
        seed: int | None = None,
        *,
        threads: int | None = None,
        reward: str = "win_share",
        shaping: float = 0.0,
        discount: float = 1.0,
        limit: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        rewards = (reward, shaping, discount)
        super().__init__(game, seats, n, seed, threads, rewards, limit, autoreset_mode, copy, render_mode, options)

    def _play(self, things: NDArray[np.int32], rows: Rows | None) -> Rows | None:
        self.batch.step(things, rows)
        return None

    def _after_deal(self, rows: Rows) -> None:
        self._redeal(rows)

    def _reward(self, ended: Rows | None) -> NDArray[np.float64]:
        return self._rewards.after_step(ended)

    def _viewers(self) -> NDArray[np.int64]:
        return self.batch.seat
