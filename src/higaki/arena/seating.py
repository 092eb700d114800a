"""Line-ups of a contest, and the seats in each game of one.

In game number g every bot sits one seat further than in the game before. After a full round, the next order around the
table is used. No bot profits from its seat or its neighbour.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from higaki.engine.base.errors import BadSetting

# The bots at one table by number, one per seat. In a ladder the first of them plays alone.
Lineup = tuple[int, ...]


def round_robin(bots: int, seats: int) -> list[Lineup]:
    """Every group of bots of the size of the table, once."""
    if bots < seats:
        right = f"to name {seats} bots or more, fewer --seats, or a ladder"
        raise BadSetting(f"{bots} bots do not fill {seats} seats; right would be {right}")
    return list(combinations(range(bots), seats))


def ladder(bots: int, seats: int) -> list[Lineup]:
    """Each bot alone against copies of the bot listed before it, which should be weaker."""
    if bots < 2:
        raise BadSetting("a ladder needs two rungs; right would be two bots or more, the weakest first")
    return [(above, *[above - 1] * (seats - 1)) for above in range(1, bots)]


class Seating:
    """The seating orders of a line-up, game by game."""

    def __init__(self, lineup: Lineup) -> None:
        # Rotations of a table are equal, so the first one keeps its place.
        first, *others = lineup
        orders: Final = dict.fromkeys((first, *order) for order in permutations(others))
        self.orders: Final = list(orders)

    def of(self, game: int) -> Lineup:
        """The bots from the first seat to the last in this game, counted from 0."""
        seats = len(self.orders[0])
        order = self.orders[game // seats % len(self.orders)]
        shift = game % seats
        return order[-shift:] + order[:-shift] if shift else order
