"""Nets at one seat of four against greedy bots: `python -m training.measure GAME FILE.bin ... [--games 2000]`.

Each deal is played from every seat. It takes seconds; `higaki arena` measures against any bot.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from higaki.batch import Batch, load_net

SEATS = 4


def against_greedy(game: str, path: Path, games: int, seed: int) -> tuple[float, float]:
    """The share of the win, and half of its 95 % interval."""
    net = load_net(game, path)
    shares = []
    for seat in range(SEATS):
        batch = Batch(game, SEATS, -(-games // SEATS), seed)
        while not batch.over.all():
            things = batch.greedy_things()
            batch.step(np.where(batch.seat == seat, batch.net_things(net), things))
        shares.append(batch.returns("win_share")[:, seat])
    by_deal = np.mean(shares, axis=0)
    return float(by_deal.mean()), float(1.96 * by_deal.std() / len(by_deal) ** 0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=90_000)
    given = parser.parse_args()
    print("net,share,half_interval")
    for path in given.files:
        share, half = against_greedy(given.game, path, given.games, given.seed)
        print(f"{path.stem},{share:.4f},{half:.4f}", flush=True)


if __name__ == "__main__":
    main()
