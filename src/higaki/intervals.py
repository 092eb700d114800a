"""Intervals of measured figures, of 95 % if nothing else is said."""

import math
from typing import Final

# A normal deviate is within this of its mean in 95 of 100 cases.
Z_95: Final = 1.959964
# And within this in 99 of 100.
Z_99: Final = 2.575829


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    n, p, z = games, wins / games, Z_95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
