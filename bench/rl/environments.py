"""The speed of learning environments: steps a second of `BatchEnv` with mask and observation, beside the bare batch.

A round measures each in CPU seconds of one core, one after the other; actions are random legal ones, and choosing them
is not counted. Then `SeatVectorEnv`, in decisions of the learner, among random and among greedy bots, whose decisions
are counted as time. The table shows medians.

PYTHONPATH=build/trained python bench/rl/environments.py [--rounds 5] [--seconds 1] [--games osaka,yedo]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.batch import Batch
from higaki.rl.batch_env import BatchEnv
from higaki.rl.seat_env import SeatVectorEnv

TABLES = 4096
FEWER_TABLES = 256


def speed(batch: Batch, step: Callable[[NDArray[np.int32]], object], seconds: float) -> float:
    """Steps a second of all rows together."""
    steps, spent = 0, 0.0
    while spent < seconds:
        things = batch.random_things()
        begin = time.process_time()
        step(things)
        spent += time.process_time() - begin
        steps += 1
    return steps * batch.n / spent


def of_batch(name: str, seconds: float) -> float:
    batch = Batch(name, n=TABLES, seed=1, threads=1, resets=True)
    batch.mask, batch.observation  # noqa: B018
    return speed(batch, batch.step, seconds)


def of_batch_env(name: str, seconds: float, shaping: float = 0.0) -> float:
    env = BatchEnv(name, n=TABLES, threads=1, shaping=shaping)
    env.reset(seed=1)
    return speed(env.batch, env.step, seconds)


def of_seat_env(name: str, seconds: float, bots: str) -> float:
    env = SeatVectorEnv(name, num_envs=FEWER_TABLES, threads=1, bots=bots, copy=False)
    env.reset(seed=1)
    return speed(env.batch, env.step, seconds)


# By title: what is measured of a game.
FIGURES: dict[str, Callable[[str, float], float]] = {
    "Batch/s": of_batch,
    "BatchEnv/s": of_batch_env,
    "with shaping/s": lambda name, seconds: of_batch_env(name, seconds, 1.0),
    "random bots/s": lambda name, seconds: of_seat_env(name, seconds, "random"),
    "greedy bots/s": lambda name, seconds: of_seat_env(name, seconds, "greedy"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", default=",".join(catalogue.names()))
    asked = parser.parse_args()
    print(f"{'a step with mask and observation':<34}" + "".join(f"{title:>16}" for title in FIGURES))
    for name in asked.games.split(","):
        rounds = [[figure(name, asked.seconds) for figure in FIGURES.values()] for _ in range(asked.rounds)]
        medians = [statistics.median(figures) for figures in zip(*rounds, strict=True)]
        print(f"{name:<34}" + "".join(f"{figure:>16,.0f}" for figure in medians), flush=True)


if __name__ == "__main__":
    main()
