"""The rounds of a round robin: everybody meets everybody, as evenly as possible.

For two at a table there is the well-known circle. For larger tables a perfect plan exists for few numbers of players,
so the plan is searched: the fewest rounds in which all meet that the search finds.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from random import Random
from typing import Final

from higaki.server.leagues.pairing.arranging import Tables, Weights, arranged
from higaki.server.leagues.pairing.table_sizes import table_sizes

TRIES: Final = 4
PASSES: Final = 6
KICKS: Final = 8


def round_robin(players: int, allowed: Collection[int], seed: int) -> list[Tables]:
    """The tables of every round. Who sits at no table in a round has a bye."""
    draw = Random(seed)
    sizes = table_sizes(players, allowed)
    numbers = list(range(players))
    draw.shuffle(numbers)
    plan = _circle(players) if max(sizes) == 2 else _searched(players, sizes, draw)
    return [[[numbers[one] for one in table] for table in tables] for tables in plan]


def _circle(players: int) -> list[Tables]:
    """Two at each table: one player stays, the others move on by one. With an odd number, the empty chair is a bye."""
    ring: list[int | None] = [*range(players), *([None] if players % 2 else [])]
    rounds: list[Tables] = []
    for _ in range(len(ring) - 1):
        pairs = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        rounds.append([[a, b] for a, b in pairs if a is not None and b is not None])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _searched(players: int, sizes: list[int], draw: Random) -> list[Tables]:
    pairs, meetings = players * (players - 1) // 2, sum(size * (size - 1) // 2 for size in sizes)
    rounds = -(-pairs // meetings)
    while True:
        found = [_Plan(players, sizes, rounds, draw) for _ in range(TRIES)]
        whole = [plan for plan in found if plan.everybody_met]
        if whole:
            return min(whole, key=lambda plan: plan.unevenness).rounds
        rounds += 1


class _Plan:
    """A plan with this number of rounds. Each round in turn is arranged anew, given the meetings of all others."""

    def __init__(self, players: int, sizes: list[int], rounds: int, draw: Random) -> None:
        self.met: Weights = [[0] * players for _ in range(players)]
        self._byes = [0] * players
        self.rounds: list[Tables] = []
        for _ in range(rounds):
            self._add(self._arranged(sizes, draw))
        for _pass in range(PASSES):
            before = self.unevenness
            for _ in range(rounds):
                self._remove(self.rounds.pop(0))
                self._add(self._arranged(sizes, draw))
            if self.unevenness == before:
                return

    @property
    def everybody_met(self) -> bool:
        return all(self.met[a][b] for a, b in combinations(range(len(self.met)), 2))

    @property
    def unevenness(self) -> int:
        return sum(times * times for row in self.met for times in row)

    def _arranged(self, sizes: list[int], draw: Random) -> Tables:
        order = list(range(len(self.met)))
        draw.shuffle(order)
        order.sort(key=lambda player: -self._byes[player])  # who has sat out most plays now
        # A further meeting raises the sum of squares by this much.
        weights = [[(2 * times + 1) * (a != b) for b, times in enumerate(row)] for a, row in enumerate(self.met)]
        return arranged(order[: sum(sizes)], sizes, weights, KICKS, draw)

    def _add(self, tables: Tables) -> None:
        self.rounds.append(tables)
        self._count(tables, 1)

    def _remove(self, tables: Tables) -> None:
        self._count(tables, -1)

    def _count(self, tables: Tables, by: int) -> None:
        for table in tables:
            for a, b in combinations(table, 2):
                self.met[a][b] += by
                self.met[b][a] += by
        for player in set(range(len(self.met))) - {one for table in tables for one in table}:
            self._byes[player] += by
