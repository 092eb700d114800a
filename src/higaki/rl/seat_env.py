"""One seat of a table as an environment, with bots in the others; and the same at many tables at once.

gymnasium.make("higaki/Osaka-v0", seats=3, bots="greedy")
gymnasium.make_vec("higaki/Osaka-v0", num_envs=256, seats=3, bots="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from higaki.batch.table_batch import SEEDS, array_of, is_one_of, whole
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice, one_of, short
from higaki.engine.table.game import Game
from higaki.rl.opponents import Opponent, Opponents
from higaki.rl.spaces import Observation
from higaki.rl.spec import Spec, spec
from higaki.rl.vector_env import RENDER_MODES, Rows, TableVectorEnv

ANY_SEAT: Final = "random"
RAISE, LOSE = "raise", "lose"
# The reward for an illegal action, with `illegal="lose"`: the worst of each kind. A margin has no lower bound by the
# rules; this one is beyond any that was seen.
WORST: Final = {"win_share": 0.0, "place": 0.0, "score": -300.0}


class SeatVectorEnv(TableVectorEnv):
    """N tables of one game, at each of which the learner has one seat and bots play for the others.

    An action decides for the learner; then bots play until it is to move again. `bots` is one for all other seats, or
    one for each, clockwise from the learner's: a name (`random`, `greedy`, `easy`, `medium`, `hard`, `hard:500`), or a
    function of an observation and an action mask that returns an action. `random` and `greedy` play in the library, at
    all tables at once; others are asked row by row. `seat` is the learner's, or "random" for another one in each game.

    - Observations have "observation" (n × size, int16: what the learner knows) and "action_mask" (n × actions, int8).
      `info["action_mask"]` is the same array, and `info["seat"]` (n, int64) the learner's seat.
    - Rewards are n, float64: the learner's part of what `BatchEnv` gives.
    - An illegal action is refused, and no table changes; with `illegal="lose"` it ends the game with the worst result.
    - A game is truncated after `limit` decisions of the learner.

    "observation" and "action_mask" are views of the memory of the batch, as in `BatchEnv`, unless `copy=True`, which is
    the default here: most wrappers and learners expect copies.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        num_envs: int = 1,
        seed: int | None = None,
        *,
        bots: Opponent | Sequence[Opponent] = "greedy",
        seat: int | str = 0,
        threads: int | None = None,
        reward: str = "win_share",
        shaping: float = 0.0,
        discount: float = 1.0,
        limit: int | None = None,
        illegal: str = RAISE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        rewards = (reward, shaping, discount)
        super().__init__(
            game, seats, num_envs, seed, threads, rewards, limit, autoreset_mode, copy, render_mode, options
        )
        if not is_one_of(illegal, (RAISE, LOSE)):
            raise BadSetting(f"illegal is {short(illegal)}; right would be {one_of((RAISE, LOSE))}")
        self._loses: Final = illegal == LOSE
        self._seat: Final = None if is_one_of(seat, (ANY_SEAT,)) else _seat(seat, self.batch.seats)
        self._opponents: Final = Opponents(self.batch, bots)
        self._all: Final = np.arange(self.num_envs)

    def _play(self, things: NDArray[np.int32], rows: Rows | None) -> Rows | None:
        lost: Rows | None = None
        if self._loses:
            known = (things >= 0) & (things < self.layout.mask_size)
            legal = known & (self._mask[self._all, np.where(known, things, 0)] == 1)
            lost = ~legal if rows is None else rows & ~legal
            rows = legal if rows is None else rows & legal
        self.batch.step(things, rows, self._opponents.players)
        self._has_begun = False  # until no bot has failed
        self._opponents.answer()
        self._has_begun = True
        return lost

    def _after_deal(self, rows: Rows) -> None:
        seats = self.batch.seats
        own = self.np_random.integers(seats, size=self.num_envs) if self._seat is None else self._seat
        self._opponents.seat(np.broadcast_to(own, (self.num_envs,)), rows)
        self._redeal(rows)
        self._opponents.play()

    def _reward(self, ended: Rows | None) -> NDArray[np.float64]:
        given = self._rewards.after_step(ended)[self._all, self._opponents.own]
        if ended is not None:
            given[ended] += WORST[self._rewards.kind]
        return given

    def _viewers(self) -> NDArray[np.int64]:
        return self._opponents.shown_own

    def _observed(self) -> NDArray[np.int16]:
        """The batch shows seat 0 where a game is over."""
        others = self.batch.over & (self._opponents.own != 0)
        if not others.any():
            return self._observation
        shown = self._observation.copy()
        shown[others] = self.batch.observe(self._opponents.own, others)[others]
        return shown

    def _forget(self) -> None:
        self._opponents.forget()


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table of a game, with bots in the others. See `SeatVectorEnv`, of which this is one row.

    The same seed gives the same games, those of the first row there. Arrays are new in every step. `action_masks` is
    what MaskablePPO asks. `render_mode="ansi"` gives the text of the scene, as `higaki play` draws it.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        bots: Opponent | Sequence[Opponent] = "greedy",
        seat: int | str = 0,
        reward: str = "win_share",
        shaping: float = 0.0,
        discount: float = 1.0,
        limit: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        # First of all, because it knows which options there are.
        self.layout: Final[Spec] = spec(game, seats, **options)
        self._row: Final = SeatVectorEnv(
            game,
            seats,
            bots=bots,
            seat=seat,
            threads=1,
            reward=reward,
            shaping=shaping,
            discount=discount,
            limit=limit,
            illegal=illegal,
            autoreset_mode=AutoresetMode.DISABLED,
            copy=False,
            render_mode=render_mode,
            **options,
        )
        self._raises: Final = illegal == RAISE
        self._has_ended = False
        self.render_mode = self._row.render_mode
        self.observation_space = self._row.single_observation_space
        self.action_space = self._row.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the options are those of `SeatVectorEnv.reset`."""
        number = None if seed is None else whole("seed", seed, 0, SEEDS[1])
        shown, info = self._row.reset(seed=number, options=options)
        super().reset(seed=number)
        self._has_ended = False
        return _first(shown, info)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        thing = self._thing(action)
        if self._has_ended:
            raise BadCall("the game has ended; right would be reset()")
        batch = self._row.batch
        if self._raises and not (0 <= thing < self.layout.mask_size and batch.mask[0, thing]):
            raise IllegalChoice(batch.game.refusal(batch.table(0), thing))
        shown, reward, terminated, truncated, info = self._row.step(np.array([thing], np.int32))
        self._has_ended = bool(terminated[0] or truncated[0])
        seen, said = _first(shown, info)
        return seen, float(reward[0]), bool(terminated[0]), bool(truncated[0]), said

    def action_masks(self) -> NDArray[np.bool_]:
        """By action, may it be chosen now?"""
        return np.asarray(self._row.batch.mask[0], np.bool_)

    def render(self) -> str | None:
        """The text of the scene, as the learner sees it."""
        texts = self._row.render()
        return None if texts is None else texts[0]

    def _thing(self, action: object) -> int:
        array = array_of(action)
        if array.shape != () or array.dtype.kind not in "iu" or not -(1 << 31) <= array < 1 << 31:
            right = f"a whole number from 0 to {self.layout.mask_size - 1}"
            raise BadCall(f"action is {short(action)}; right would be {right}")
        return int(array)


def _first(shown: Observation, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
    """The first row alone, copied."""
    mask = shown["action_mask"][0].copy()
    return {"observation": shown["observation"][0].copy(), "action_mask": mask}, {
        "seat": int(info["seat"][0]),
        "action_mask": mask,
    }


def _seat(seat: object, seats: int) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        right = f"a number from 0 to {seats - 1}, or {ANY_SEAT!r}"
        raise BadSetting(f"seat is {short(seat)}; right would be {right}")
    return seat
