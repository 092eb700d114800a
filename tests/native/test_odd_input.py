"""Random values of any kind are refused with a sentence and change nothing, or they are accepted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from odd_values import is_refused, odd_value
from variants import TIMES

from higaki import catalogue
from higaki.batch import Batch

ROWS, SEATS = 4, 3


def everything(batch: Batch) -> bytes:
    arrays = (batch.cells, batch.random_state, batch.seat, batch.pending, batch.choices, batch.games, batch.generators)
    return b"".join(array.tobytes() for array in (*arrays, batch.over, batch.dealt_from))


def legal(batch: Batch) -> list[int]:
    return [int(batch.options[row, 0]) for row in range(ROWS)]


CALLS: dict[str, Callable[[Batch, Any], object]] = {
    "step": lambda b, odd: b.step(odd),
    "rows of a step": lambda b, odd: b.step(legal(b), odd),
    "players of a step": lambda b, odd: b.step(legal(b), players=odd),
    "play_on": lambda b, odd: b.play_on(odd),
    "reset": lambda b, odd: b.reset(odd),
    "reseed": lambda b, odd: b.reseed(odd),
    "observe": lambda b, odd: b.observe(odd),
    "rows of observe": lambda b, odd: b.observe(0, odd),
    "redeal": lambda b, odd: b.redeal(odd),
    "rows of redeal": lambda b, odd: b.redeal(0, odd),
    "chances": lambda b, odd: b.chances(odd),
    "returns": lambda b, odd: b.returns(odd),
    "net_things": lambda b, odd: b.net_things(odd),
    "copy": lambda b, odd: b.copy(odd, [0]),
    "targets of copy": lambda b, odd: b.copy(0, odd),
    "luck of copy": lambda b, odd: b.copy(0, [1], odd),
    "take": lambda b, odd: b.take(odd, [0] * ROWS),
    "sources of take": lambda b, odd: b.take(Batch(b.game, SEATS, 2), odd),
    "table": lambda b, odd: b.table(odd),
    "load": lambda b, odd: b.load(0, odd),
    "row of load": lambda b, odd: b.load(odd, b.table(0)),
    "save": lambda b, odd: b.save(odd),
    "restore": lambda b, odd: b.restore(odd),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", catalogue.names())
def test_a_batch_takes_no_odd_value(name: str) -> None:
    random, refused = Random(name), dict.fromkeys(CALLS, 0)
    for number in range(8 * TIMES):
        batch = Batch(name, SEATS, ROWS, seed=number)
        assert number % 2 or batch.mask.any()
        for _ in range(5):
            batch.step(batch.random_things())
        for what, call in CALLS.items():
            for _ in range(10):
                asked = partial(call, batch, odd_value(random, ROWS))
                refused[what] += is_refused(asked, partial(everything, batch))
                if batch.over.any():
                    batch.reset()
    assert min(refused.values()) > 20


@pytest.mark.parametrize("name", catalogue.names())
def test_no_batch_is_made_of_odd_values(name: str) -> None:
    random, refused = Random(name), 0
    for _ in range(100 * TIMES):
        what = random.choice(["seats", "n", "seed", "threads", "resets", "asks_chance", "teams", "colour"])
        odd = odd_value(random, ROWS)
        if what != "n" or not isinstance(odd, int) or odd < 100:
            wish = {"n": 2, what: odd}
            refused += is_refused(partial(Batch, name, **wish), lambda: None)
        refused += is_refused(partial(Batch, odd_value(random, ROWS), n=1), lambda: None)
    assert refused > 50
