"""A table as an environment of PettingZoo: agents move one after the other (AEC).

from pettingzoo.env_registry.registration import make
from higaki.rl import register_pettingzoo

register_pettingzoo()
env = make("aec", "higaki/osaka-v0", seats=4)

There is no parallel form: one seat decides at a time, and often several times in a row.
"""

from __future__ import annotations

import sys
from secrets import randbits
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.env_registry.registration import aec_registry, register
from pettingzoo.utils.env import AECEnv

from higaki import catalogue
from higaki.batch.batch import Batch
from higaki.batch.table_batch import is_one_of, whole
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice, one_of, short
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.rl.rewards import Rewards
from higaki.rl.scene_text import scene_text
from higaki.rl.spaces import Observation, observation_space
from higaki.rl.spec import spec

IDLE: Final = ("none", "noop")
RENDER_MODES: Final = ("human", "ansi")
MOST_DECISIONS: Final = 1 << 40


def register_pettingzoo() -> None:
    """Register every game of the catalogue as `higaki/<game>-v0`; a second call changes nothing."""
    for name in catalogue.names():
        if f"higaki/{name}-v0" not in aec_registry:
            register("aec", f"higaki/{name}-v0", "higaki.rl.pettingzoo_env:TableEnv", kwargs={"game": name})


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table; the agents are its seats, `player_0` and so on.

    An observation has two arrays, which later steps leave alone: `observation`, the numbers of `observe`, and
    `action_mask`, which is also in the info, as the same array. All seats end together. `reward`, `shaping` and
    `discount` are those of `Rewards`. After `limit` decisions (PettingZoo's name for it is `max_cycles`) all seats are
    truncated. A seat that is not to move has a mask of zeros; with `idle="noop"` there is one more action, the last,
    which only such a seat has. All other keywords are options of the game.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        reward: str = "win_share",
        shaping: float = 0.0,
        discount: float = 1.0,
        limit: int | None = None,
        max_cycles: int | None = None,
        idle: str = "none",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if limit is not None and max_cycles is not None:
            raise BadSetting("limit and max_cycles are two names of the same number; right would be one of them")
        allowed = max_cycles if limit is None else limit
        self.limit: Final = None if allowed is None else whole("limit", allowed, 1, MOST_DECISIONS)
        if not is_one_of(idle, IDLE):
            raise BadSetting(f"idle is {short(idle)}; right would be {one_of(IDLE, idle)}")
        if render_mode is not None and not is_one_of(render_mode, RENDER_MODES):
            raise BadSetting(f"render_mode is {short(render_mode)}; right would be None or {one_of(RENDER_MODES)}")
        self.idle: Final = idle
        self.render_mode: Final = render_mode
        self._options: Final = options
        self._kinds: Final = (reward, shaping, discount)
        self._begin(Batch(game, seats, 1, randbits(63), threads=1, **options))
        self.game: Final = self._batch.game
        self.seats: Final = self._batch.seats
        self.metadata = {
            "name": f"higaki/{self.game.name}-v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._things: Final = len(self.game.things.names)
        self._actions: Final = self._things + (idle == "noop")
        self._thing: Final = np.zeros(1, np.int32)
        layout = spec(self.game, self.seats, **options)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(layout, self._actions) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self._actions) for agent in self.possible_agents
        }
        every = np.tile(layout.highest, self.seats)
        self.state_space: Final = spaces.Box(np.zeros_like(every), np.maximum(every, 1), dtype=np.int16)
        self._clear()

    def _begin(self, batch: Batch) -> None:
        """Play on in this batch."""
        self._batch = batch
        self._rewards = Rewards(batch, *self._kinds)
        self._mask = batch.mask[0].view(np.int8)
        self._observed = batch.observation[0]

    def _clear(self) -> None:
        """The beginning of a game, for all agents."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._resting = {agent: {"action_mask": self._resting_mask()} for agent in self.agents}
        self.infos = cast(dict[str, dict[str, Any]], self._resting.copy())
        self.decisions = 0
        self._skip_agent_selection: str | None = None
        self._ask()

    def _resting_mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self._actions, np.int8)
        mask[self._things :] = 1
        return mask

    def _ask(self) -> None:
        """Select the agent that has to decide, and write its mask."""
        self._seat = int(self._batch.seat[0])
        self.agent_selection = self.possible_agents[self._seat]
        if self._actions == self._things:
            mask = self._mask.copy()
        else:
            mask = np.zeros(self._actions, np.int8)
            mask[: self._things] = self._mask
        self.infos[self.agent_selection] = {"action_mask": mask}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._checked(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._checked(agent)]

    def _checked(self, agent: str) -> str:
        if not isinstance(agent, str) or agent not in self._seat_of:
            raise BadSetting(f"there is no agent {short(agent)}; right would be {one_of(self.possible_agents, agent)}")
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same games. `options` are PettingZoo's and mean nothing here."""
        if seed is None:
            self._batch.reset()
            self._rewards.begin()
        else:
            self._begin(Batch(self.game, self.seats, 1, seed, threads=1, **self._options))
        self._clear()

    def step(self, action: int | None) -> None:
        """Play a thing for the selected agent, by its number; None for an agent that has ended."""
        agent = self.agent_selection
        if not self.agents:
            raise BadCall("the game is over for all agents; right would be `reset`")
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalChoice(f"{agent} has ended; right would be None instead of {short(action)}")
            self._was_dead_step(cast(int, None))
            return
        self._thing[0] = self._number(action)
        self._batch.step(self._thing)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._resting[agent]
        over = self._batch.seat[0] == NOBODY
        if over or self._rewards.shaping:
            given = self._rewards.after_step()[0].tolist()
            self.rewards = dict(zip(self.agents, given, strict=True))
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions == self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        if over or self.decisions == self.limit:
            self._seat = NOBODY
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _number(self, action: object) -> int:
        """An action, if it is an option."""
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            right = f"the number of a thing, from 0 to {self._things - 1}, where the mask is 1"
            raise IllegalChoice(f"{short(action)} is no action; right would be {right}")
        number = int(action)
        if not 0 <= number < self._things or not self._mask[number]:
            raise IllegalChoice(self.game.refusal(self._batch.table(0), number))
        return number

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[self._checked(agent)]
        if seat == self._seat:
            return {"observation": self._observed.copy(), "action_mask": self.infos[agent]["action_mask"]}
        return {"observation": self._batch.observe(seat)[0], "action_mask": self._resting[agent]["action_mask"]}

    def state(self) -> NDArray[np.int16]:
        """What all seats know together, for a critic in training: their observations, that of `player_0` first.

        It has no pieces that nobody has seen, such as the order of a shuffled stack.
        """
        return np.concatenate([self._batch.observe(seat)[0] for seat in range(self.seats)])

    def render(self) -> str | None:
        """What the seat to move sees, and its options, as the terminal writes them; at the end, the result."""
        if self.render_mode is None:
            gymnasium.logger.warn('render without a render_mode; right would be render_mode="ansi" or "human"')
            return None
        text = scene_text(self._batch.table(0), int(self._batch.seat[0]))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing stays open."""

    def __getstate__(self) -> dict[str, Any]:
        """Copy and pickle with the table and its luck: a copy continues like the original."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _OF_THE_BATCH}
        batch = self._batch
        row = (batch.seed, batch.save(0), int(batch.generators[0]), int(batch.games[0]))
        return kept | {"row": row}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        seed, saved, generator, games = kept.pop("row")
        self.__dict__.update(kept)
        batch = Batch(self.game, self.seats, 1, seed, threads=1, **self._options)
        batch.restore(saved)
        batch.generators[0] = generator
        batch.games.flags.writeable = True
        batch.games[0] = games
        batch.games.flags.writeable = False
        self._begin(batch)


# What is made anew for a copy.
_OF_THE_BATCH: Final = ("_batch", "_rewards", "_mask", "_observed")
