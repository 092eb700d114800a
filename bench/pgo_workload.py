"""The training workload of the compiled build: random play of every game, clones, and some moves of bots.

PYTHONPATH=build/compiled python bench/pgo_workload.py [SECONDS]
"""

from __future__ import annotations

import itertools
import sys
import time
from typing import Any

from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.views.random_play import play_out, random_thing

# Decisions of a bot at the start of a game: a small share of the time, even for slow bots.
THOUGHTS = 3


def options_in_turn(game: Game, seats: int, number: int) -> dict[str, Any]:
    """The options of one table: a sequence of tables uses all of them."""
    chosen = {}
    for option in game.settings.options:
        if seats in option.seats:
            number, value = divmod(number, len(option.values))
            chosen[option.name] = option.values[value]
    return chosen


def play(game: Game, seats: int, seed: int) -> None:
    """A bot's first moves; from the same deal random play, first with clones and then without."""
    t, rng = game.new_table(seats, seed, options_in_turn(game, seats, seed)), rng_of(seed, "training")
    thinking = t.clone()
    for _ in range(THOUGHTS):
        thinking.play(random_thing(thinking, rng) if thinking.seat < 0 else bot_called("greedy", rng).choose(thinking))
    for _ in range(100):
        if not t.over:
            t.play(random_thing(t, rng))
            t.clone()
    play_out(t, rng)


def train(seconds: float) -> None:
    """Every game gets the same time."""
    for name in catalogue.names():
        game, end = catalogue.find(name), time.process_time() + seconds
        for seed in itertools.count():
            for seats in game.settings.seats:
                play(game, seats, seed)
            if time.process_time() > end:
                break


if __name__ == "__main__":
    train(float(sys.argv[1]) if len(sys.argv) > 1 else 8.0)
