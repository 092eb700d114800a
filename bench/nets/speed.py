"""Microseconds that a decision of the net takes, beside the greedy bot and an iteration of the expert, on one core.

PYTHONPATH=src python bench/nets/speed.py [--games yedo] [--rounds 7] [--shipped]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from higaki import catalogue
from higaki.bots import Bot, bot_called
from higaki.bots.net import net_of
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing
from higaki.nets.net_file import FOLDER, write_net
from higaki.nets.random_net import random_net

TABLES, ITERATIONS = 60, 100
BOTS = ("net", "net:0.5", "greedy", f"expert:{ITERATIONS}")


def tables(game: Game) -> list[Table]:
    """Tables of a random game at which a seat has a choice."""
    t, rng = game.new_table(game.settings.seats[-1], 1, {}), rng_of(1, "walk")
    found: list[Table] = []
    while not t.over:
        if t.seat >= 0 and t.choices > 1:
            found.append(t.clone())
        t.play(random_thing(t, rng))
    return found[:: max(1, len(found) // TABLES)]


def microseconds(bot: Bot, at: list[Table], rounds: int) -> float:
    """The smallest mean time of a decision over this many rounds."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        for t in at:
            bot.choose(t)
        best = min(best, time.perf_counter() - begin)
    return best / len(at) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(catalogue.names()), help="comma-separated")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--shipped", action="store_true", help="the nets of the games; otherwise random ones")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not asked.shipped:
            os.environ[FOLDER] = folder
        print(f"{'':<16}{'net':>10}{'net:0.5':>10}{'greedy':>10}{'expert, one iteration':>24}")
        for name in asked.games.split(","):
            game = catalogue.find(name)
            if not asked.shipped:
                write_net(random_net(game, 1), Path(folder) / f"{name}.bin")
            if net_of(game) is None:
                continue
            at = tables(game)
            times = [microseconds(bot_called(bot, rng_of(2, "bot")), at, asked.rounds) for bot in BOTS]
            print(f"{name:<16}{times[0]:>10.1f}{times[1]:>10.1f}{times[2]:>10.1f}{times[3] / ITERATIONS:>24.1f}")


if __name__ == "__main__":
    main()
