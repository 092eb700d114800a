"""A net with random weights, for tests and measurements: it fits its game and plays badly."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from higaki.engine.table.game import Game
from higaki.engine.views.observation import shape
from higaki.nets.net_file import AT_LEAST, BIT, EQUALS, LINEAR, LOG, MOST_BYTES, NetFile, net_of_arrays

# So much of a file is left for header, biases and inputs.
_RESERVED: Final = 60_000
_BYTES: Final = 256


def random_net(game: Game, seed: int, layers: Sequence[int] = (512, 256), most_bytes: int = MOST_BYTES) -> NetFile:
    """All kinds of inputs, as many as the file has room for, and weights drawn by a seed."""
    rng = random.Random(seed)
    things, seats = len(game.things.names), game.settings.seats[-1]
    sizes = [before * size for before, size in pairwise(layers)]
    other = 2 * (sum(sizes) + (things + seats) * layers[-1]) + _RESERVED
    inputs = _inputs(game)
    room = max(1, (most_bytes - other) // (2 * layers[0]))
    if len(inputs) > room:
        inputs = sorted(rng.sample(inputs, room))
    count = len(inputs)
    arrays = [struct.pack(f"<{count}{kind}", *[one[at] for one in inputs]) for at, kind in enumerate("HBhf")]
    # Some hundred inputs are active at once: their sum should be about one.
    arrays += [_weights(rng, count * layers[0], 0.15), _biases(rng, layers[0])]
    for before, size in pairwise(layers):
        arrays += [_weights(rng, before * size, 2.0 / before**0.5), _biases(rng, size)]
    for size in (things, seats):
        arrays += [_weights(rng, size * layers[-1], 2.0 / layers[-1] ** 0.5), _biases(rng, size)]
    return net_of_arrays(game, layers, arrays, {"seed": seed})


def _inputs(game: Game) -> list[tuple[int, int, int, float]]:
    """For every number of an observation: its values, its bits, or its size in three ways."""
    found: list[tuple[int, int, int, float]] = []
    for part in shape(game, game.settings.seats[-1], {}):
        for number, highest in enumerate(part.highest, part.begin):
            if part.is_index:
                found += [(number, EQUALS, value, 1.0) for value in range(1, highest + 1)]
            elif part.is_set:
                found += [(number, BIT, bit, 1.0) for bit in range(len(part.values))]
            else:
                found += [(number, AT_LEAST, value, 1.0) for value in range(1, min(highest, 3) + 1)]
                found += [(number, LINEAR, 0, 1.0 / max(1, highest)), (number, LOG, 0, 0.25)]
    return found


def _weights(rng: random.Random, count: int, most: float) -> bytes:
    """Numbers of 16 bits between `-most` and `most`: one of 256 for each."""
    values = struct.pack(f"<{_BYTES}e", *[(2 * value / (_BYTES - 1) - 1) * most for value in range(_BYTES)])
    drawn = rng.randbytes(count)
    found = bytearray(2 * count)
    found[0::2], found[1::2] = drawn.translate(values[0::2]), drawn.translate(values[1::2])
    return bytes(found)


def _biases(rng: random.Random, count: int) -> bytes:
    return struct.pack(f"<{count}f", *[rng.uniform(-0.1, 0.1) for _ in range(count)])
