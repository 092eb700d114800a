"""Gymnasium's spaces for what a seat knows and what it may choose."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from higaki.rl.spec import MASK_TYPE, OBSERVATION_TYPE, Spec

# What a learner gets: "observation" and "action_mask".
Observation = dict[str, NDArray[Any]]


def observation_space(of: Spec, actions: int = 0) -> spaces.Dict:
    """The numbers of an observation, and a mask: 1 for each action that is legal. There may be more than the game's."""
    # A number that is always 0 has room for 1, because Gymnasium refuses a space without any.
    highest = np.maximum(of.highest, 1)
    return spaces.Dict(
        {
            "observation": spaces.Box(of.lowest, highest, dtype=OBSERVATION_TYPE),
            "action_mask": spaces.Box(0, 1, (max(actions, of.mask_size),), MASK_TYPE),
        }
    )


def action_space(of: Spec) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(of.mask_size)
