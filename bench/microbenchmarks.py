"""The cost to observe, redeal, evaluate and clone a table, by game, in microseconds of CPU time.

PYTHONPATH=build/compiled python bench/microbenchmarks.py [--games yedo] [--rounds 7]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from higaki import catalogue
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, shape
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal

# The options with more secrets.
OPTIONS: dict[str, dict[str, Any]] = {"dragon_market": {"mode": "advanced"}}
GAMES, DECISIONS, EVERY = 5, 300, 30


def tables(game: Game, seats: int, options: dict[str, Any]) -> list[Table]:
    """Tables sampled from a few random games."""
    found: list[Table] = []
    for seed in range(GAMES):
        t, rng = game.new_table(seats, seed, options), rng_of(seed, "walk")
        for number in range(DECISIONS):
            if t.over:
                break
            if number % EVERY == 0:
                found.append(t.clone())
            t.play(random_thing(t, rng))
    return found


def microseconds(one: Callable[[Table], object], at: list[Table], rounds: int) -> float:
    """The smallest mean time over this many rounds."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.process_time()
        for _again in range(20):
            for t in at:
                one(t)
        best = min(best, time.process_time() - begin)
    return best / 20 / len(at) * 1e6


def work(game: Game, rng: Rng) -> list[Callable[[Table], object]]:
    """The measured functions, in the order of the columns."""
    return [
        lambda t: observe(t, 1),
        lambda t: redeal(t, 1, rng),
        lambda t: game.evaluate(t, 1),
        lambda t: t.clone(),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(catalogue.names()), help="comma-separated")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    print(f"{'':<16}{'numbers':>10}{'observe':>10}{'redeal':>10}{'evaluate':>10}{'clone':>10}")
    for name in asked.games.split(","):
        game, options, rng = catalogue.find(name), OPTIONS.get(name, {}), rng_of(1, "mine")
        seats = game.settings.seats[-1]
        at = tables(game, seats, options)
        times = "".join(f"{microseconds(one, at, asked.rounds):>10.2f}" for one in work(game, rng))
        print(f"{name:<16}{shape(game, seats, options)[-1].end:>10}{times}")


if __name__ == "__main__":
    main()
