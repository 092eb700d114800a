"""Tables of random games at which a seat has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from higaki import catalogue
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal

Variant = tuple[str, int, dict[str, Any]]
# Random decisions between two positions.
APART = 40


def positions(variant: Variant, count: int) -> Iterator[Table]:
    """Redealt tables of random games at which a seat has a choice."""
    name, seats, options = variant
    game, rng = catalogue.find(name), rng_of(seats, "positions")
    seed = 0
    t = game.new_table(seats, seed, options)
    while count:
        for _ in range(1 + rng.below(APART)):
            if not t.over:
                t.follow(random_thing(t, rng))
        if t.over:
            seed += 1
            t = game.new_table(seats, seed, options)
        elif t.seat >= 0 and t.choices > 1:
            count -= 1
            yield redeal(t, t.seat, rng)
