"""How good is a policy against bots? What the learning examples beside it use: an evaluation, and a curve in a file.

Time is that of the processor, all cores together, so that a busy machine does not change what a curve shows.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from higaki.batch import Batch
from higaki.batch.table_batch import GREEDY_PLAYER, NO_PLAYER, RANDOM_PLAYER

# From observations and masks, one a row, the actions.
Policy = Callable[[Any, Any], Any]
BOTS = {"random": RANDOM_PLAYER, "greedy": GREEDY_PLAYER}
COLUMNS = ("minutes", "decisions", "win_share", "half_interval", "points", "scored")


def evaluate(policy: Policy, game: str, seats: int, bot: str, games: int, seed: int) -> tuple[float, ...]:
    """One seat for the policy, bots at all others; the same deals once for every seat.

    Returns its share of the win, half the 95 % interval of it, its points, and the share of games in which it has any.
    """
    shares, points = [], []
    for seat in range(seats):
        batch = Batch(game, seats, games // seats, seed)
        players = np.full(seats, BOTS[bot])
        players[seat] = NO_PLAYER
        batch.play_on(players)
        while not batch.over.all():
            batch.step(policy(batch.observation, batch.mask), players=players)
        shares.append(batch.returns("win_share")[:, seat])
        points.append(batch.scores()[:, seat])
    # The same deal with another seat is no independent game: the interval is that of the deals.
    deals, scored = np.mean(shares, axis=0), np.array(points) > 0
    half = 1.96 * deals.std() / len(deals) ** 0.5
    return float(deals.mean()), float(half), float(np.mean(points)), float(scored.mean())


class Curve:
    """What evaluations found in the course of learning, printed and written as CSV."""

    def __init__(self, minutes: float, evaluations: int, path: str) -> None:
        self.minutes, self.evaluations, self.path = minutes, evaluations, path
        self.found: list[tuple[float, ...]] = []
        self.begin = time.process_time()

    @property
    def part(self) -> float:
        """How much of the time is over, from 0 to 1."""
        return min((time.process_time() - self.begin) / 60 / self.minutes, 1)

    @property
    def is_due(self) -> bool:
        """Is it time for the next evaluation?"""
        return not self.found or self.part >= self.found[-1][0] / self.minutes + 1 / self.evaluations or self.part == 1

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What happens here takes no time: learning alone counts."""
        began = time.process_time()
        yield
        self.begin += time.process_time() - began

    def note(self, decisions: int, found: tuple[float, ...]) -> None:
        self.found.append((self.minutes * self.part, decisions, *found))
        line = "{:5.2f} minutes, {:9d} decisions: wins {:.1%} ± {:.1%}, {:.2f} points, any in {:.0%}"
        print(line.format(*self.found[-1]), flush=True)
        with open(self.path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([COLUMNS, *self.found])
