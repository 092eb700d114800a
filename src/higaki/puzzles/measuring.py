"""Measures what options are worth: each is played on, on the same redealt tables and with the same luck.

A rollout is that of a far-sighted search: the mean share of the win at the ends of some rounds, in which every seat
plays the best actions by evaluation. So the figures are those of hints.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch import Batch
from higaki.engine.table.table import Table
from higaki.intervals import Z_99

# Tables that are played on at once, and the most redealt tables of a comparison.
ROWS: Final = 256
MOST_REDEALS: Final = 256
STATES: Final = 1 << 48


class Measurer:
    """Compares options at tables of one game, number of seats and options."""

    def __init__(self, like: Table, seed: int) -> None:
        game = like.game
        options: dict[str, Any] = game.settings.chosen(like.settings)
        self.rounds: Final = int(game.search_settings.far_sight)
        self._random: Final = np.random.default_rng(seed)
        self._deals: Final = Batch(game, like.seats, MOST_REDEALS, threads=1, **options)
        self._rows: Final = Batch(game, like.seats, ROWS, threads=1, **options)

    def shares(self, t: Table, plans: list[list[int]], redeals: int) -> NDArray[np.float64]:
        """By plan and redealt table, the share of the win of the seat to move. A plan is an option and what follows."""
        self._deals.load(0, t)
        rows = np.arange(redeals)
        if redeals > 1:
            self._deals.copy(0, rows[1:])
        self._redeal(rows, t.seat)
        orders = [(deal, plan) for plan in plans for deal in range(redeals)]
        return np.array(self._judged(orders, self.rounds)).reshape(len(plans), redeals)

    def first_looks(self, games: Batch, rows: list[int], redeals: int, rounds: int) -> list[NDArray[np.float64]]:
        """At each of some tables of a batch: by option and redealt table the share of the win, after some rounds."""
        options = [[int(thing) for thing in games.options[row, : games.choices[row]]] for row in rows]
        sources = np.full(MOST_REDEALS, -1, np.int32)
        sources[: len(rows) * redeals] = np.repeat(rows, redeals)
        self._deals.take(games, sources)
        dealt = np.arange(len(rows) * redeals)
        self._redeal(dealt, self._deals.seat[: len(dealt)])
        orders = [
            (number * redeals + deal, [thing])
            for number, things in enumerate(options)
            for thing in things
            for deal in range(redeals)
        ]
        judged, first = np.array(self._judged(orders, rounds)), 0
        found: list[NDArray[np.float64]] = []
        for things in options:
            size = len(things) * redeals
            found.append(judged[first : first + size].reshape(len(things), redeals))
            first += size
        return found

    def _redeal(self, rows: NDArray[np.int64], seats: Any) -> None:
        """Deal anew what the seat to move cannot know."""
        self._deals.generators[:] = self._random.integers(STATES, size=MOST_REDEALS)
        viewers = np.zeros(MOST_REDEALS, np.int32)
        viewers[rows] = seats
        self._deals.redeal(viewers, rows)

    def _judged(self, orders: list[tuple[int, list[int]]], rounds: int) -> list[float]:
        """Of each order, a redealt table and a plan, the share of the win of the seat to move there."""
        luck = self._random.integers(STATES, size=MOST_REDEALS)
        longest = max(len(plan) for _, plan in orders)
        found: list[float] = []
        for first in range(0, len(orders), ROWS):
            some = orders[first : first + ROWS]
            sources = np.full(ROWS, -1, np.int32)
            plans = np.full((ROWS, longest), -1, np.int16)
            for row, (deal, plan) in enumerate(some):
                sources[row] = deal
                plans[row, : len(plan)] = plan
            self._rows.take(self._deals, sources, same_luck=True)
            self._rows.generators[:] = luck[sources]
            shares = self._rows.rollouts(plans, rounds)
            found += [float(shares[row, self._rows.seat[row]]) for row in range(len(some))]
        return found


def lead(some: NDArray[np.float64], others: NDArray[np.float64]) -> tuple[float, float]:
    """The mean difference of two options over the same redealt tables, and half of its 99 % interval."""
    differences = some - others
    return float(differences.mean()), Z_99 * float(differences.std(ddof=1)) / len(differences) ** 0.5
