"""Rewards: the result of a finished game for each seat, and the change of a potential on the way there.

The potential is the win model's share for each seat. It changes what a learner sees early, and not which policy is
best: over a whole game the changes add up to a constant, the potential of the first table with its sign turned.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch.batch import Batch
from higaki.batch.table_batch import RETURNS, is_one_of
from higaki.engine.base.errors import BadSetting, short


class Rewards:
    """The rewards of a batch, step by step, for every row and seat.

    `kind` is one of `Batch.returns`: `win_share`, `place`, `score`. `shaping` is the weight of the potential, 0 for
    none, and `discount` the learner's own. The potential looks at the whole table, hidden pieces too: it is a reward,
    and never part of an observation.
    """

    def __init__(self, batch: Batch, kind: str = "win_share", shaping: float = 0.0, discount: float = 1.0) -> None:
        if not is_one_of(kind, RETURNS):
            raise BadSetting(f"{short(kind)} is no reward; right would be one of {', '.join(RETURNS)}")
        self.batch: Final = batch
        self.kind: Final = kind
        self.shaping: Final = _share("shaping", shaping, 1e6)
        self.discount: Final = _share("discount", discount, 1.0)
        self._before: NDArray[np.float64] = np.zeros((batch.n, batch.seats))
        self.begin()

    def begin(self, rows: NDArray[np.bool_] | None = None) -> None:
        """Remember the potential of all tables, or of those in a mask, after a deal or a load."""
        if self.shaping:
            potential = self._potential(rows)
            if rows is None:
                self._before = potential
            else:
                self._before[rows] = potential[rows]

    def after_step(self, ended: NDArray[np.bool_] | None = None) -> NDArray[np.float64]:
        """By row and seat, the reward of the step just made. A finished row must not be asked twice.

        `ended` is a mask of rows that end here although their game is not over; their result is 0.
        """
        over = self.batch.over
        given = self.batch.returns(self.kind) if over.any() else np.zeros((self.batch.n, self.batch.seats))
        if self.shaping:
            potential = self._potential()
            if ended is not None:
                potential[ended] = 0
            given += self.shaping * (self.discount * potential - self._before)
            self._before = potential
        return given

    def _potential(self, rows: NDArray[np.bool_] | None = None) -> NDArray[np.float64]:
        """The win model's share, and 0 where the game is over."""
        potential = self.batch.chances(rows)
        potential[self.batch.over] = 0
        return potential


def _share(name: str, value: object, most: float) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadSetting(f"{name} is {short(value)}; right would be a number from 0 to {most:g}")
    return float(value)
