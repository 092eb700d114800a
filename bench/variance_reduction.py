"""How many fewer games are needed to rank two bots when luck is subtracted from the results.

One bot plays against others on every seat in turn. Each game gives two numbers: its share of the win, and the
same minus its luck (`higaki.review`). Both have the same mean, so their variances show how many games each needs to
tell the bots apart. A noisy estimate of luck may be subtracted in part only: the best part is fitted on
one half of the games and used on the other.

PYTHONPATH=build/compiled python bench/variance_reduction.py osaka [--bots greedy,random] [--games 200]
    [--comparisons 24] [--jobs 2]
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.intervals import Z_95
from higaki.review import review
from higaki.review.luck import COMPARISONS

RESAMPLES = 1000
# With fewer games, a resample may contain the same game too often.
FEWEST = 20
# The result of one game: the share of the win, and the part of it that was luck.
Brought = tuple[float, float]


def play(game: str, bots: list[str], seats: int, comparisons: int, seed: int) -> Brought:
    """The first bot's share of one game; its seat rotates."""
    own = seed % seats
    match = higaki.new(game, seats=seats, seed=seed)
    players = [bot_called(bots[0] if seat == own else bots[1], rng_of(seed, f"bot {seat}")) for seat in range(seats)]
    while not match.over:
        match.play(match.game.things.names[players[match.seat].choose(match.table)])
    balance = review(match, seed, bot=None, comparisons=comparisons).balances[own]
    return balance.end, balance.luck


def best_part(games: list[Brought]) -> float:
    """The part of the estimated luck to subtract for the smallest variance."""
    spread = statistics.variance([luck for _, luck in games])
    return statistics.covariance([end for end, _ in games], [luck for _, luck in games]) / spread if spread else 0.0


def less_luck(games: list[Brought]) -> list[float]:
    """Every result minus the best part of its luck, fitted on the other half of the games."""
    halves = games[::2], games[1::2]
    parts = [best_part(half) for half in halves]
    return [end - parts[1 - number % 2] * luck for number, (end, luck) in enumerate(games)]


def needed(results: list[float], fair: float) -> str:
    """The number of games until the 95 % interval excludes the fair share."""
    ahead = statistics.mean(results) - fair
    return f"{math.ceil((Z_95 / ahead) ** 2 * statistics.variance(results)):6}" if ahead else "   ∞"


def fewer(games: list[Brought]) -> float:
    """The share of the games that is enough when luck is subtracted."""
    return statistics.variance(less_luck(games)) / statistics.variance([end for end, _ in games])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=catalogue.names())
    asked.add_argument("--bots", default="greedy,random")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--comparisons", type=int, default=COMPARISONS)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    wish = asked.parse_args()
    if wish.games < FEWEST:
        asked.error(f"{wish.games} games say nothing about luck; right would be {FEWEST} or more")
    one = partial(play, wish.game, wish.bots.split(","), wish.seats, wish.comparisons)
    seeds = range(wish.seed, wish.seed + wish.games)
    with ProcessPoolExecutor(wish.jobs) as pool:
        games = list(pool.map(one, seeds))
    fair = 1 / wish.seats
    ways = {"plain": [end for end, _ in games], "less luck": [end - luck for end, luck in games]}
    ways["less the best part of it"] = less_luck(games)
    for called, results in ways.items():
        within = Z_95 * statistics.stdev(results) / math.sqrt(len(results))
        print(f"{called:26} {statistics.mean(results):7.3f} ± {within:.3f}   games needed: {needed(results, fair)}")
    chance = random.Random(wish.seed)
    drawn = sorted(fewer(chance.choices(games, k=len(games))) for _ in range(RESAMPLES))
    low, high = drawn[RESAMPLES // 40], drawn[-RESAMPLES // 40]
    print(f"so many of the games are enough: {fewer(games):.0%} ({low:.0%} to {high:.0%})")
    lucky = [luck for _, luck in games]
    within = Z_95 * statistics.stdev(lucky) / math.sqrt(len(lucky))
    print(f"luck itself: {statistics.mean(lucky):+.4f} ± {within:.4f}")


if __name__ == "__main__":
    main()
