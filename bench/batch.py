"""The speed of a batch of tables, beside the package in the same run: a step with mask and observation.

A round measures, one after the other in CPU seconds of one core: the package (play a thing, read options, observe), and
batches of 64 and 4,096 tables. Then one thread and two threads, in seconds of the clock. The table shows medians.

PYTHONPATH=build/trained python bench/batch.py [--rounds 5] [--seconds 1] [--games osaka,yedo]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

from higaki import catalogue
from higaki.batch import Batch
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.observation import observe
from higaki.engine.views.random_play import random_thing

SMALL, LARGE = 64, 4096


def of_package(name: str, seconds: float) -> float:
    """Decisions a second with options and observation, one table after the other."""
    game = catalogue.find(name)
    seats, rng = max(game.settings.seats), rng_of(1, "bench")
    decisions, seed, spent = 0, 0, 0.0
    while spent < seconds:
        t = game.new_table(seats, seed, {})
        seed += 1
        begin = time.process_time()
        while not t.over:
            t.follow(random_thing(t, rng))
            if t.seat >= 0:
                t.options  # noqa: B018
                observe(t, t.seat)
            decisions += 1
        spent += time.process_time() - begin
    return decisions / spent


def of_batch(name: str, seconds: float, n: int, threads: int, clock: Callable[[], float]) -> float:
    """Decisions a second of `step`, with mask and observation; choosing the things is not counted."""
    batch = Batch(name, n=n, seed=1, threads=threads, resets=True)
    batch.mask, batch.observation  # noqa: B018
    steps, spent = 0, 0.0
    while spent < seconds:
        things = batch.random_things()
        begin = clock()
        batch.step(things)
        spent += clock() - begin
        steps += 1
    return steps * n / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", default=",".join(catalogue.names()))
    asked = parser.parse_args()
    titles = ("package/s", f"N={SMALL}/s", f"N={LARGE}/s", "times package", f"{SMALL} to {LARGE}", "2 threads to 1")
    print(f"{'a step with mask and observation':<34}" + "".join(f"{title:>16}" for title in titles))
    for name in asked.games.split(","):
        rounds = []
        for _ in range(asked.rounds):
            package = of_package(name, asked.seconds)
            small, large = (of_batch(name, asked.seconds, n, 1, time.process_time) for n in (SMALL, LARGE))
            one, two = (of_batch(name, asked.seconds, LARGE, threads, time.perf_counter) for threads in (1, 2))
            rounds.append((package, small, large, large / package, small / large, two / one))
        medians = [statistics.median(figures) for figures in zip(*rounds, strict=True)]
        print(f"{name:<34}" + "".join(f"{figure:>16,.0f}" for figure in medians[:3]), end="")
        print("".join(f"{figure:>16.2f}" for figure in medians[3:]))


if __name__ == "__main__":
    main()
