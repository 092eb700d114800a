"""Decisions a second on a GPU, beside the processor library on all cores: `python bench/gpu.py`.

Random play with its deals, and single steps of random things with mask and observation, for several numbers of tables.
"""

import argparse
import time
from collections.abc import Callable

from higaki import catalogue
from higaki.batch import Batch
from higaki.gpu import GpuBatch

TABLES = (1 << 12, 1 << 15, 135168, 1 << 18, 1 << 19)
ON_PROCESSOR = 1 << 13


def rate(work: Callable[[], tuple[int, float]], seconds: float) -> float:
    """Millions of decisions a second, after one call that does not count."""
    work()
    decisions, passed = 0, 0.0
    while passed < seconds:
        more, took = work()
        decisions, passed = decisions + more, passed + took
    return decisions / passed / 1e6


def playing(batch: Batch | GpuBatch, games: int) -> Callable[[], tuple[int, float]]:
    def play() -> tuple[int, float]:
        begin = time.perf_counter()
        return batch.play_many(games), time.perf_counter() - begin

    return play


def stepping(batch: Batch | GpuBatch) -> Callable[[], tuple[int, float]]:
    """Single steps; drawing the things is not counted."""
    assert batch.mask is not None and batch.observation is not None

    def step() -> tuple[int, float]:
        things = batch.random_things()
        begin = time.perf_counter()
        batch.step(things)
        return batch.n, time.perf_counter() - begin

    return step


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(catalogue.names()))
    parser.add_argument("--tables", nargs="+", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(
        f"{'game':14} {'tables':>8} {'':10} {'random play':>14} {'step, mask, observation':>24}   M decisions a second"
    )
    for name in given.games:
        for kind, tables in ((Batch, [ON_PROCESSOR]), (GpuBatch, given.tables)):
            for n in tables:
                played = rate(playing(kind(name, n=n, seed=1), 2), given.seconds)
                stepped = rate(stepping(kind(name, n=n, seed=1, resets=True)), given.seconds)
                where = "processor" if kind is Batch else "GPU"
                print(f"{name:14} {n:8} {where:10} {played:14.1f} {stepped:24.1f}", flush=True)


if __name__ == "__main__":
    main()
