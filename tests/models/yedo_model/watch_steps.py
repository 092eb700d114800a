"""How the watch walks around the town."""

from __future__ import annotations

from .tables import DIRECTION, RING


def step(place: str, figure: str, steps: int) -> str:
    """Red follows the ring as it is numbered, blue runs back."""
    return RING[(RING.index(place) + DIRECTION[figure] * steps) % len(RING)]
