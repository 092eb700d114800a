"""What a bot chooses, to learn from: `python -m training.demonstrations GAME FILE.npz --bot medium --seconds 120`.

Only seeds and decisions are stored: tables that are played again show all that was seen. Now and then a random thing is
played, so that the net sees mistakes, too. With `--net FILE.bin` a net plays a part of the decisions, and the bot says
what it would have chosen: so a net learns what to do where its own play leads (dataset aggregation, DAgger).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from higaki.batch import Batch, load_net
from higaki.bots.registry import bot_called
from higaki.engine.base.random_numbers import rng_of
from training.variants import variants_of

RANDOM = 0.03
# Tables that are played side by side by one process; the greedy bot plays whole batches.
ROWS, GREEDY_ROWS = 2, 64
MANY = 1 << 40


class Demonstration(NamedTuple):
    """Finished games at some tables: the variant, the seed of the tables, and by step and row what the bot chose and
    what was played; -1 after the end."""

    variant: int
    seed: int
    chosen: NDArray[np.int16]
    played: NDArray[np.int16]


def play(
    game: str, bot: str, number: int, until: float, usual: float, most: int = MANY, path: Path | None = None
) -> list[Demonstration]:
    """Games of one process, as many as it finishes in time, and at most so many batches.

    With the file of a net, each row draws which part of its decisions the net plays.
    """
    found: list[Demonstration] = []
    rng = np.random.default_rng(number)
    variants = variants_of(game)
    net = load_net(game, path) if path else None
    while time.time() < until and len(found) < most:
        which = 0 if rng.random() < usual else int(rng.integers(len(variants)))
        seed = int(rng.integers(1 << 40))
        variant = variants[which]
        rows = GREEDY_ROWS if bot == "greedy" else ROWS
        batch = Batch(game, variant.seats, rows, seed, threads=1, **variant.options)
        bots = [
            [bot_called(bot, rng_of(seed, f"{row} {seat}")) for seat in range(variant.seats)] for row in range(rows)
        ]
        part = rng.random(rows)
        chosen, played = [], []
        while not batch.over.all() and time.time() < until:
            generators = batch.generators.copy()
            things = batch.greedy_things() if bot == "greedy" else np.full(rows, -1)
            # Who plays these games again does not ask the bot: draws must not depend on it.
            batch.generators[:] = generators
            if bot != "greedy":
                for row in np.flatnonzero(~batch.over):
                    table = batch.table(int(row))
                    things[row] = bots[row][table.seat].choose(table)
            chosen.append(things.astype(np.int16))
            if net is not None:
                things = np.where(rng.random(rows) < part, batch.net_things(net), things)
            for row in np.flatnonzero(~batch.over & (rng.random(rows) < RANDOM)):
                things[row] = batch.options[row, int(rng.integers(batch.choices[row]))]
            played.append(things.astype(np.int16))
            batch.step(things)
        if batch.over.all():
            found.append(Demonstration(which, seed, np.array(chosen), np.array(played)))
    return found


def save(path: Path, games: list[Demonstration]) -> None:
    chosen = np.concatenate([game.chosen.flatten() for game in games])
    played = np.concatenate([game.played.flatten() for game in games])
    heads = np.array([(game.variant, game.seed, *game.chosen.shape) for game in games], np.int64)
    np.savez_compressed(path, chosen=chosen, played=played, games=heads)


def load(path: Path) -> Iterator[Demonstration]:
    stored = np.load(path)
    at = 0
    chosen, played = stored["chosen"], stored["played"]
    for variant, seed, steps, rows in stored["games"]:
        here = slice(at, at + steps * rows)
        yield Demonstration(
            int(variant), int(seed), chosen[here].reshape(steps, rows), played[here].reshape(steps, rows)
        )
        at += steps * rows


def shown(game: str, games: Iterator[Demonstration]) -> Iterator[dict[str, Any]]:
    """All decisions of the bot: what was seen and allowed, what it chose, and how the game ended."""
    variants = variants_of(game)
    for one in games:
        variant = variants[one.variant]
        batch = Batch(game, variant.seats, one.chosen.shape[1], one.seed, threads=1, **variant.options)
        seen, mask, seat, row, thing = [], [], [], [], []
        for chosen, played in zip(one.chosen, one.played, strict=True):
            good = np.flatnonzero(chosen >= 0)
            seen.append(batch.observation[good].copy())
            mask.append(batch.mask[good].copy())
            seat.append(batch.seat[good].copy())
            row.append(good)
            thing.append(chosen[good])
            batch.step(played)
        shares = batch.returns("win_share")
        shares = shares / shares.sum(axis=1, keepdims=True)
        seats, rows = np.concatenate(seat), np.concatenate(row)
        order = (np.arange(variant.seats) + seats[:, None]) % variant.seats
        yield {
            "seen": np.concatenate(seen),
            "mask": np.concatenate(mask),
            "thing": np.concatenate(thing).astype(np.int64),
            "target": shares[rows[:, None], order].astype(np.float32),
            "seats": variant.seats,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--usual", type=float, default=0.5, help="the share of games at the usual table")
    parser.add_argument("--net", type=Path, help="a net that plays a part of the decisions")
    given = parser.parse_args()
    until = time.time() + given.seconds
    # Each process begins anew: a library with threads of its own does not survive a fork.
    with get_context("spawn").Pool(given.jobs) as pool:
        work = [
            (given.game, given.bot, given.seed * 1000 + k, until, given.usual, MANY, given.net)
            for k in range(given.jobs)
        ]
        games = [one for part in pool.starmap(play, work) for one in part]
    save(given.file, games)
    count, decisions = sum(one.chosen.shape[1] for one in games), sum(int((one.chosen >= 0).sum()) for one in games)
    print(f"{given.game}: {count} games of {given.bot}, {decisions} decisions")


if __name__ == "__main__":
    main()
