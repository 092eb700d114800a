"""Arranges players at tables so that the sum of weights of all pairs at the same table is small.

A local search with swaps and kicks: the result is the best that was found, and the same for the same random numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Weights = list[list[int]]
Tables = list[list[int]]


def arranged(order: Sequence[int], sizes: Sequence[int], weights: Weights, kicks: int, draw: Random) -> Tables:
    """These players at tables of these sizes. The search begins with them in this order.

    The weights are symmetric, and zero between a player and themselves.
    """
    best = _Search(order, sizes, weights)
    best.improve()
    for _ in range(kicks if len(sizes) > 1 else 0):
        if best.cost == best.least:
            break
        trial = best.copy()
        trial.kick(draw)
        trial.improve()
        if trial.cost <= best.cost:
            best = trial
    return best.tables()


class _Search:
    """Players at tables, and how heavily each player would weigh at each table."""

    def __init__(self, order: Sequence[int], sizes: Sequence[int], weights: Weights) -> None:
        self.players = list(order)
        self.sizes = sizes
        self.weights = weights
        self.at = [number for number, size in enumerate(sizes) for _ in range(size)]
        members: Tables = [[] for _ in sizes]
        for player, table in zip(self.players, self.at, strict=True):
            members[table].append(player)
        # By place in `players`, then by table.
        self.pulls = [[sum(weights[one][other] for other in table) for table in members] for one in self.players]
        self.cost = sum(self.pulls[place][table] for place, table in enumerate(self.at)) // 2
        # No arrangement costs less than all pairs at the lowest weight.
        pairs = sum(size * (size - 1) // 2 for size in sizes)
        self.least = pairs * min((weights[a][b] for a in order for b in order if a != b), default=0)

    def copy(self) -> _Search:
        other = object.__new__(_Search)
        other.players, other.sizes, other.weights = self.players, self.sizes, self.weights
        other.at, other.pulls = list(self.at), [list(row) for row in self.pulls]
        other.cost, other.least = self.cost, self.least
        return other

    def gain(self, a: int, b: int) -> int:
        """What a swap of the players at these places saves."""
        here, there = self.at[a], self.at[b]
        apart = 2 * self.weights[self.players[a]][self.players[b]]
        return self.pulls[a][here] + self.pulls[b][there] - self.pulls[a][there] - self.pulls[b][here] + apart

    def swap(self, a: int, b: int) -> None:
        self.cost -= self.gain(a, b)
        here, there = self.at[a], self.at[b]
        of_a, of_b = self.weights[self.players[a]], self.weights[self.players[b]]
        for player, row in zip(self.players, self.pulls, strict=True):
            moved = of_b[player] - of_a[player]
            row[here] += moved
            row[there] -= moved
        self.at[a], self.at[b] = there, here

    def improve(self) -> None:
        """Swap while that saves something."""
        places, found = range(len(self.players)), True
        while found:
            found = False
            for a in places:
                for b in range(a + 1, len(places)):
                    if self.at[a] != self.at[b] and self.gain(a, b) > 0:
                        self.swap(a, b)
                        found = True

    def kick(self, draw: Random) -> None:
        """Swap a few players at random."""
        for _ in range(3):
            a, b = draw.sample(range(len(self.players)), 2)
            if self.at[a] != self.at[b]:
                self.swap(a, b)

    def tables(self) -> Tables:
        found: Tables = [[] for _ in self.sizes]
        for player, table in zip(self.players, self.at, strict=True):
            found[table].append(player)
        return found
