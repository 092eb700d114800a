"""Nets at one seat of four: `python -m training.measure GAME FILE.bin ... [--games 2000] [--bot medium --jobs 16]`.

Each deal is played from every seat, and by every net. Against *greedy* it takes seconds; against other bots so many
processes play until the deals or the seconds are over. `higaki arena` measures any bots, with other seeds.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from higaki.batch import Batch, load_net
from higaki.bots.registry import bot_called
from higaki.engine.base.random_numbers import rng_of

SEATS = 4


def against_greedy(game: str, path: Path, games: int, seed: int) -> list[float]:
    """By deal, the share of the win, the mean of all seats."""
    net = load_net(game, path)
    shares = []
    for seat in range(SEATS):
        batch = Batch(game, SEATS, -(-games // SEATS), seed)
        while not batch.over.all():
            things = batch.greedy_things()
            batch.step(np.where(batch.seat == seat, batch.net_things(net), things))
        shares.append(batch.returns("win_share")[:, seat])
    found: list[float] = np.mean(shares, axis=0).tolist()
    return found


@cache
def _net(game: str, path: Path) -> Any:
    return load_net(game, path)


def one_deal(game: str, path: Path, bot: str, seed: int, until: float) -> float | None:
    """The share of the win of a net in one deal, the mean of all seats; None if there was no time."""
    net, shares = _net(game, path), []
    for seat in range(SEATS):
        batch = Batch(game, SEATS, 1, seed, threads=1)
        bots = [bot_called(bot, rng_of(seed, f"bot {each}")) for each in range(SEATS)]
        while not batch.over[0]:
            if time.time() > until:
                return None
            mover = int(batch.seat[0])
            batch.step(batch.net_things(net) if mover == seat else [bots[mover].choose(batch.table(0))])
        shares.append(float(batch.returns("win_share")[0, seat]))
    return sum(shares) / SEATS


def against(game: str, files: list[Path], bot: str, deals: range, seconds: float, jobs: int) -> list[list[float]]:
    """By net and deal, its share of the win."""
    until = time.time() + seconds
    work = [(game, path, bot, seed, until) for seed in deals for path in files]
    # Each process begins anew: a library with threads of its own does not survive a fork.
    with get_context("spawn").Pool(jobs) as pool:
        shares = pool.starmap(one_deal, work, chunksize=1)
    return [[share for share in shares[k :: len(files)] if share is not None] for k in range(len(files))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=90_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600)
    given = parser.parse_args()
    if given.bot == "greedy":
        found = [against_greedy(given.game, path, given.games, given.seed) for path in given.files]
    else:
        deals = range(given.seed, given.seed + given.games // SEATS)
        found = against(given.game, given.files, given.bot, deals, given.seconds, given.jobs)
    print("game,net,bot,games,share,half_interval")
    for path, shares in zip(given.files, found, strict=True):
        half = 1.96 * float(np.std(shares)) / max(1, len(shares)) ** 0.5
        mean = float(np.mean(shares)) if shares else 0.0
        print(f"{given.game},{path.stem},{given.bot},{SEATS * len(shares)},{mean:.4f},{half:.4f}", flush=True)


if __name__ == "__main__":
    main()
