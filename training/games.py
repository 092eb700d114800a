"""What training must know of each game beside its rules."""

from __future__ import annotations

from typing import Final, NamedTuple


class About(NamedTuple):
    """The hidden layers of the net that plays, a usual change of the evaluation, the decisions of a usual game."""

    layers: list[int]
    unit: float
    length: int


# The file of a net has at most 2 MB, most of it for the first layer: so that is small where there are many inputs.
GAMES: Final = {
    "osaka": About([448, 256, 256], 1.0, 160),
    "dragon_market": About([192, 256, 256], 10.0, 330),
    "yokohama": About([192, 256, 256], 5.0, 550),
    "yedo": About([112, 256, 256], 5.0, 640),
}
