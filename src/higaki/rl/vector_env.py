"""What the vector environments on a batch have in common: resets in Gymnasium's modes, truncation, final results."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from higaki.batch.batch import Batch
from higaki.batch.table_batch import SEEDS, is_one_of, whole, yes_or_no
from higaki.engine.base.errors import BadCall, BadSetting, one_of, short
from higaki.engine.table.game import Game
from higaki.rl.beginnings import Beginnings, read_options
from higaki.rl.rewards import Rewards
from higaki.rl.scene_text import scene_text
from higaki.rl.spaces import Observation, action_space, observation_space
from higaki.rl.spec import MASK_TYPE, Spec, spec

RENDER_MODES: Final = ("ansi",)
MOST_DECISIONS: Final = 1 << 40
# How often a game is begun anew that was over before the learner's first decision.
MOST_BEGINNINGS: Final = 100

Rows = NDArray[np.bool_]
Result = tuple[Observation, NDArray[np.float64], Rows, Rows, dict[str, Any]]


class TableVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """An environment in which every row is a table of one batch."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        n: int,
        seed: int | None,
        threads: int | None,
        rewards: tuple[str, float, float],
        limit: int | None,
        autoreset_mode: AutoresetMode | str,
        copy: bool,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        # First of all, because it knows which options there are.
        self.layout: Final[Spec] = spec(game, seats, **options)
        self._limit: Final = None if limit is None else whole("limit", limit, 1, MOST_DECISIONS)
        self.autoreset_mode: Final = _mode(autoreset_mode)
        self.render_mode = checked_render_mode(render_mode)
        given = self._drawn_seed() if seed is None else seed
        self.batch: Final = Batch(self.layout.game, self.layout.seats, n, given, threads=threads, **options)
        self._options: Final = options
        self._rewards: Final = Rewards(self.batch, *rewards)
        self._copies: Final = yes_or_no("copy", copy)
        self.num_envs = self.batch.n
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._observation: Final = self.batch.observation
        self._mask: Final = self.batch.mask.view(MASK_TYPE)
        self._everywhere: Final[Rows] = np.ones(self.num_envs, np.bool_)
        self._everywhere.flags.writeable = False
        self._decisions: NDArray[np.int64] = np.zeros(self.num_envs, np.int64)
        # Rows whose game is over or truncated, and that were not begun anew.
        self._ended: Rows = np.zeros(self.num_envs, np.bool_)
        # Do all games wait for a decision? Not before the first reset, nor after a bot has failed.
        self._has_begun = False
        # Has the batch just dealt the first games of its seed?
        self._is_dealt = True
        self._beginnings: Beginnings | None = None

    # What differs between environments.

    def _play(self, things: NDArray[np.int32], rows: Rows | None) -> Rows | None:
        """Play the things, at all tables or at those rows. Returns rows that ended there, though not by the rules."""
        raise NotImplementedError

    def _after_deal(self, rows: Rows) -> None:
        """Bring tables where a game begins to the first decision."""

    def _reward(self, ended: Rows | None) -> NDArray[np.float64]:
        raise NotImplementedError

    def _viewers(self) -> NDArray[np.int64]:
        """By row, whose observation it is; it decides, unless the game is over."""
        raise NotImplementedError

    def _observed(self) -> NDArray[np.int16]:
        """What a row's viewer knows; a view, where it is that of the batch."""
        return self._observation

    # The face of Gymnasium.

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin new games. The same seed gives the same games again, those of `Batch` with this seed.

        Options: `tables`, a list of tables or matches or a `Batch`, at which games begin until the next call, each at
        one of them drawn at random; with them `redeal`, to replace what the viewer cannot know by a random draw, and
        `same_luck`, to continue with the random numbers of the table. `reset_mask` names the rows to reset; then all
        others keep their games, and the tables they begin at.
        """
        number = None if seed is None else whole("seed", seed, 0, SEEDS[1])
        beginnings, rows = read_options(self.batch, self._options, options)
        if rows is not None and number is not None:
            raise BadCall("a seed is for all tables; right would be a seed or a reset_mask")
        if rows is not None and not self._has_begun:
            raise BadCall("no game was begun; right would be reset() of all tables first")
        super().reset(seed=number)
        if number is not None:
            self.batch.reseed(number)
            self._is_dealt = True
            self._forget()
        if rows is None or beginnings is not None:
            self._beginnings = beginnings
        self._begin(self._everywhere if rows is None else rows)
        return self._shown(), self._info()

    def step(self, actions: Any) -> Result:
        if not self._has_begun:
            raise BadCall("no game was begun; right would be reset()")
        things = self.batch.row_numbers(actions, "actions")
        waiting = self._ended if self._ended.any() else None
        if waiting is not None and self.autoreset_mode is AutoresetMode.DISABLED:
            row = int(np.flatnonzero(waiting)[0])
            right = "reset(options={'reset_mask': terminations | truncations})"
            raise BadCall(f"row {row} has ended; right would be {right} before the next step")
        lost = self._play(things, None if waiting is None else ~waiting)
        self._decisions += 1
        if waiting is not None:
            self._begin(waiting)
        reward = self._reward(lost)
        if waiting is not None:
            reward[waiting] = 0
        terminated = self.batch.over.copy() if lost is None else self.batch.over | lost
        if self._limit is None:
            truncated = np.zeros(self.num_envs, np.bool_)
        else:
            truncated = (self._decisions >= self._limit) & ~terminated
        self._ended = terminated | truncated
        final: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._ended.any():
            final = self._final(self._ended)
            self._begin(self._ended)
        return self._shown(), reward, terminated, truncated, final | self._info()

    def render(self) -> tuple[str, ...] | None:
        """The text of each table, as its viewer sees it."""
        if self.render_mode is None:
            return None
        viewers = self._viewers()
        return tuple(scene_text(self.batch.table(row), int(viewers[row])) for row in range(self.num_envs))

    # Games

    def _drawn_seed(self) -> int:
        return int(self.np_random.integers(SEEDS[1]))

    def _forget(self) -> None:
        """Forget what was drawn for games before the present seed."""

    def _begin(self, rows: Rows) -> None:
        """Begin a game at each of these rows."""
        left = rows
        self._has_begun = False  # until no bot has failed
        for _ in range(MOST_BEGINNINGS):
            if self._beginnings is not None:
                self._beginnings.put_into(self.batch, left, self.np_random)
            elif not self._is_dealt:
                self.batch.reset(left)
            self._is_dealt = False
            self._after_deal(left)
            left = rows & self.batch.over
            if not left.any():
                break
        else:
            raise BadCall("games are over before the first decision; right would be tables further from the end")
        self._decisions[rows] = 0
        self._ended = self._ended & ~rows
        self._rewards.begin(None if rows is self._everywhere else rows)
        self._has_begun = True

    def _redeal(self, rows: Rows) -> None:
        if self._beginnings is not None and self._beginnings.redeals:
            self.batch.redeal(self._viewers(), rows)

    # What is shown

    def _shown(self) -> Observation:
        observed = self._observed()
        if self._copies:
            self._shown_mask: NDArray[np.int8] = self._mask.copy()
            return {"observation": observed.copy(), "action_mask": self._shown_mask}
        self._shown_mask = self._mask
        return {"observation": observed, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        """After `_shown`, whose mask it gives again."""
        viewers = self._viewers()
        return {
            "seat": viewers.copy() if self._copies else viewers,
            "_seat": self._everywhere,
            "action_mask": self._shown_mask,
            "_action_mask": self._everywhere,
        }

    def _final(self, rows: Rows) -> dict[str, Any]:
        """The last observations and infos of games that end, in Gymnasium's form."""
        numbers = np.flatnonzero(rows)
        observed, masks = self._observed()[numbers], self._mask[numbers]
        final = np.empty(self.num_envs, object)  # with None everywhere
        for k, row in enumerate(numbers):
            final[row] = {"observation": observed[k], "action_mask": masks[k]}
        seat = np.zeros(self.num_envs, np.int64)
        seat[numbers] = self._viewers()[numbers]
        mask = np.zeros(self._mask.shape, MASK_TYPE)
        mask[numbers] = masks
        info = {"seat": seat, "_seat": rows, "action_mask": mask, "_action_mask": rows}
        return {"final_obs": final, "_final_obs": rows, "final_info": info, "_final_info": rows}


def _mode(mode: object) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except (ValueError, TypeError):
        right = one_of(str(known.value) for known in AutoresetMode)
        raise BadSetting(f"autoreset_mode is {short(mode)}; right would be {right}") from None


def checked_render_mode(mode: object) -> str | None:
    if mode is not None and not is_one_of(mode, RENDER_MODES):
        raise BadSetting(f"render_mode is {short(mode)}; right would be {one_of(RENDER_MODES)}, or None")
    return None if mode is None else str(mode)
