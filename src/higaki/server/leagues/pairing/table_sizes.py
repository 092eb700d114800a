"""How many players sit at each table of a round."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache


def table_sizes(players: int, allowed: Collection[int]) -> list[int]:
    """The sizes of the tables, the largest first: as few players as possible sit out, then as few tables as possible,
    then sizes as even as possible. Empty if not even one table is possible.
    """
    sizes = tuple(sorted(set(allowed), reverse=True))
    return next((list(found) for seated in range(players, 0, -1) if (found := _split(seated, sizes))), [])


@cache
def _split(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Tables for exactly this many players."""
    if players == 0:
        return ()
    found = [(size, *rest) for size in sizes if size <= players and (rest := _split(players - size, sizes)) is not None]
    even = [tuple(sorted(one, reverse=True)) for one in found]
    return min(even, key=lambda one: (len(one), sum(size * size for size in one)), default=None)
