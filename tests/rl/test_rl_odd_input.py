"""Random values of any kind are refused with a sentence and change nothing, or environments accept them."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from odd_values import is_refused, odd_value
from sampling import each_value
from variants import TIMES

from higaki import catalogue
from higaki.batch import Batch
from higaki.rl import BatchEnv, spec
from higaki.rl.seat_env import SeatEnv

pytest.importorskip("pettingzoo")
from higaki.rl.pettingzoo_env import TableEnv

ROWS, SEATS = 4, 3
every_game = pytest.mark.parametrize("name", catalogue.names())
COMMON = ["seats", "reward", "shaping", "discount", "limit", "render_mode", "teams", "colour"]


def tables_of(env: BatchEnv) -> bytes:
    batch = env.batch
    return b"".join(array.tobytes() for array in (batch.cells, batch.random_state, batch.games, batch.generators))


@every_game
def test_many_tables_take_no_odd_value(name: str) -> None:
    near = Batch(name, SEATS, 2, seed=1)
    calls: list[Callable[[BatchEnv, Any], object]] = [
        lambda env, odd: env.step(odd),
        lambda env, odd: env.reset(seed=odd),
        lambda env, odd: env.reset(options=odd),
        lambda env, odd: env.reset(options={"tables": odd}),
        lambda env, odd: env.reset(options={"tables": near, "redeal": odd}),
        lambda env, odd: env.reset(options={"tables": near, "same_luck": odd}),
        lambda env, odd: env.reset(options={"reset_mask": odd}),
    ]
    random, refused = Random(name), [0] * len(calls)
    env = BatchEnv(name, SEATS, ROWS, seed=1)
    env.reset()
    for _ in range(60 * TIMES):
        for number, call in enumerate(calls):
            refused[number] += is_refused(partial(call, env, odd_value(random, ROWS)), partial(tables_of, env))
    assert min(refused) > 20


@every_game
def test_one_table_takes_no_odd_value(name: str) -> None:
    random, refused = Random(name), 0
    env, seat, layout = TableEnv(name, SEATS), SeatEnv(name, SEATS, bots="random"), spec(name, SEATS)
    env.reset(seed=1)
    seat.reset(seed=1)
    calls: list[Callable[[Any], object]] = [
        env.step,
        env.observe,
        env.action_space,
        env.observation_space,
        layout.one_hot,
        layout.scaled,
        lambda odd: spec(name, odd),
        spec,
        lambda odd: seat.reset(seed=odd),
        seat.step,
    ]
    for _ in range(20 * TIMES):
        for call in calls:
            refused += is_refused(partial(call, odd_value(random, ROWS)), lambda: pickle.dumps(env))
            if not env.agents or any(env.terminations.values()):
                env.reset()
    assert refused > 100


# Each environment and each game once: what is refused depends on no game.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind", "names"),
    [
        (name, *environment)
        for name, environment in each_value(
            catalogue.names(),
            [
                (BatchEnv, [*COMMON, "seed", "threads", "autoreset_mode", "copy"]),
                (SeatEnv, [*COMMON, "bots", "seat", "illegal"]),
                (TableEnv, [*COMMON, "max_cycles", "idle"]),
            ],
        )
    ],
)
def test_no_environment_is_made_of_odd_values(name: str, kind: Any, names: list[str]) -> None:
    random, refused = Random(name), dict.fromkeys(names, 0)
    for what in names:
        for _ in range(20 * TIMES):
            wish = {what: odd_value(random, ROWS)} | ({"n": 2} if kind is BatchEnv else {})
            refused[what] += is_refused(partial(kind, name, **wish), lambda: None)
    assert min(refused.values()) > 5
