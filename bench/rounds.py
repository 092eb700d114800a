"""The number of rounds in games of bots, by mode: the distribution, and how many games end without a winner's order.

PYTHONPATH=build/compiled python bench/rounds.py [--games 20] [--bot greedy]
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from higaki import catalogue
from higaki.arena import play_one
from higaki.games.dragon_market.box import MOST_ROUNDS
from higaki.games.dragon_market.places import ROUND, TO_WIN

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"long_game": True}),
    (3, {}),
    (4, {}),
    (2, {"mode": "advanced"}),
    (4, {"mode": "advanced"}),
    (4, {"teams": True}),
    (4, {"teams": True, "mode": "advanced"}),
]


def rounds_of(seats: int, options: dict[str, Any], seed: int, bot: str) -> tuple[int, bool]:
    """The rounds of one game, and whether somebody fulfilled the last order."""
    game = catalogue.find("dragon_market")
    t = play_one(game, [bot] * seats, seed, {**options, "boats": "lot"})
    return t[ROUND], max(game.scores(t)) >= t[TO_WIN]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    print(f"{'':<44}{'least':>7}{'quarter':>9}{'median':>8}{'quarter':>9}{'most':>6}{'closed':>8}")
    for seats, options in MODES:
        played = [rounds_of(seats, options, seed, asked.bot) for seed in range(asked.games)]
        rounds = sorted(count for count, _ in played)
        low, middle, high = statistics.quantiles(rounds, n=4)
        closed = sum(1 for _, won in played if not won)
        name = " ".join([f"{seats} players", *[f"{key}={value}" for key, value in options.items()]])
        print(f"{name:<44}{rounds[0]:>7}{low:>9.0f}{middle:>8.0f}{high:>9.0f}{rounds[-1]:>6}{closed:>8}", flush=True)
    print(f"closed: games that ended after {MOST_ROUNDS} rounds without a last order")


if __name__ == "__main__":
    main()
