"""Tune the weights of a game's greedy bot by self-play: simultaneous perturbation (SPSA), reproducible from a seed.

Each round changes all weights at once, each randomly up or down; two bots with these weights and two with the
opposite ones play each other, with every seed twice and seats exchanged. The weights then move in the direction of the
side that won more. The result is the mean over the second half of the rounds. Then one bot with the new
weights plays three with the old ones with seeds that were never used, in all seats: only if the 95 % interval of its
share of wins lies above a quarter, `--write` writes them into the game's `weights.toml`.

If games of greedy take long, `--hasty` tunes with games played like the rollouts of a search, one action ahead; the
final test is still with greedy.

PYTHONPATH=build/compiled python bench/tune.py osaka --rounds 400 --write
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from pathlib import Path

from higaki import catalogue
from higaki.bots.greedy import Greedy
from higaki.bots.rollout import played_on
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.judging.weights import Weights
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample
from higaki.intervals import wilson

ROOT = Path(__file__).parent.parent
SEATS = 4
FAIR = 1 / SEATS
# The size of a perturbation, the first step size, and how both shrink over the rounds (Spall's).
TRY, SHRINKING_TRY = 0.2, 0.101
SHRINKING_STEP, ROUNDS_OF_PATIENCE = 0.602, 20
# The first seed of the final games; no round uses it.
FRESH = 10_000_000


class Tuning:
    """A game, its old weights and the tuned ones."""

    def __init__(self, name: str, only: list[str], seed: int, hasty: bool) -> None:
        self.game: Game = catalogue.find(name)
        self.weights: Weights = importlib.import_module(f"higaki.games.{name}.ai.weights").WEIGHTS
        self.old = self.weights.values()
        self.tuned = [not only or weight in only for weight in self.weights.names]
        self.seed = seed
        self.play = self.hasty_game if hasty else self.greedy_game

    def greedy_game(self, seated: list[list[float]], seed: int) -> Table:
        """A game of greedy bots, each with the weights of its seat. Returns the table at its end."""
        t = self.game.new_table(SEATS, seed, self.game.settings.quick)
        # Not the native one, for which weights are constants.
        bots = [Greedy(rng_of(seed, f"bot {seat}")) for seat in range(SEATS)]
        chance = rng_of(seed, "chance")
        while not t.over:
            if t.seat == CHANCE:
                t.follow(sample(t, chance))
                continue
            self.weights.set(seated[t.seat])
            t.follow(bots[t.seat].choose(t))
        self.weights.set(self.old)
        return t

    def hasty_game(self, seated: list[list[float]], seed: int) -> Table:
        """The same with bots that plan as little as a rollout of a search."""
        t = self.game.new_table(SEATS, seed, self.game.settings.quick)
        rng = rng_of(seed, "chance")
        while not t.over:
            self.weights.set(seated[t.seat])
            t = played_on(t, t.seat, 0, rng)
        self.weights.set(self.old)
        return t

    def moved(self, weights: list[float], ways: list[int], far: float) -> list[float]:
        """All tuned weights, changed by a share of themselves up or down."""
        return [
            weight * (1 + far * way) if tuned else weight
            for weight, way, tuned in zip(weights, ways, self.tuned, strict=True)
        ]

    def ahead(self, ones: list[float], others: list[float], seeds: range) -> float:
        """How often a bot with the first weights finished before a bot with the second, from 0 to 1."""
        better, pairs = 0.0, 0
        for seed in seeds:
            for first in (0, 1):
                t = self.play([ones if seat % 2 == first else others for seat in range(SEATS)], seed)
                standings = [self.game.standing(t, seat) for seat in range(SEATS)]
                for one in range(first, SEATS, 2):
                    for other in range(1 - first, SEATS, 2):
                        if standings[one] == standings[other]:
                            better += 0.5
                        elif standings[one] > standings[other]:
                            better += 1.0
                        pairs += 1
        return better / pairs

    def tune(self, rounds: int, seeds: int, first_step: float) -> list[float]:
        weights = self.old
        total = [0.0] * len(weights)
        for number in range(rounds):
            rng = rng_of(self.seed, f"round {number}")
            ways = [2 * rng.below(2) - 1 for _ in weights]
            far = TRY / (number + 1) ** SHRINKING_TRY
            first = (self.seed * rounds + number) * seeds
            one, other = self.moved(weights, ways, far), self.moved(weights, ways, -far)
            better = self.ahead(one, other, range(first, first + seeds))
            step = first_step * ((1 + ROUNDS_OF_PATIENCE) / (number + 1 + ROUNDS_OF_PATIENCE)) ** SHRINKING_STEP
            weights = self.moved(weights, ways, step * (better - 0.5))
            if number >= rounds // 2:
                total = [so_far + weight for so_far, weight in zip(total, weights, strict=True)]
            if (number + 1) % 20 == 0:
                print(f"round {number + 1} of {rounds}: {self.spoken(weights)}", file=sys.stderr, flush=True)
        return [rounded(weight / (rounds - rounds // 2)) for weight in total]

    def against_old(self, weights: list[float], games: int) -> tuple[float, float, float]:
        """The share of wins of one bot with these weights against three with the old ones, with its interval."""
        won = 0.0
        for number in range(games):
            seat = number % SEATS
            seated = [weights if other == seat else self.old for other in range(SEATS)]
            winners = self.game.ranking(self.greedy_game(seated, FRESH + self.seed * games + number // SEATS))[0]
            won += 1 / len(winners) if seat in winners else 0.0
        return won / games, *wilson(won, games)

    def spoken(self, weights: list[float]) -> str:
        changed = zip(self.weights.names, weights, self.tuned, strict=True)
        return ", ".join(f"{name} {weight:.4g}" for name, weight, tuned in changed if tuned)

    def write(self, weights: list[float]) -> None:
        """Write the weights into the game's file; everything else in it stays."""
        path = ROOT / "src" / "higaki" / "games" / self.game.name / "ai" / "weights.toml"
        text = path.read_text(encoding="utf-8")
        for name, first in self.weights.first.items():
            values = [f"{weights[at]:g}" for at in range(first, first + self.weights.names.count(name))]
            written = values[0] if len(values) == 1 else f"[{', '.join(values)}]"
            text = re.sub(rf"^{name} = .*$", f"{name} = {written}", text, flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")


def rounded(weight: float) -> float:
    """Rounded to three digits."""
    return float(f"{weight:.3g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="for instance osaka")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seeds", type=int, default=10, help="for each round; two games from each")
    parser.add_argument("--games", type=int, default=2000, help="against the old weights, when all is tuned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.5, help="how far the weights go at first")
    parser.add_argument("--hasty", action="store_true", help="tune with games that are played in haste")
    parser.add_argument("--only", default="", help="names of weights, comma-separated; all others stay")
    parser.add_argument("--write", action="store_true", help="write weights that have won")
    asked = parser.parse_args()
    tuning = Tuning(asked.game, asked.only.split(",") if asked.only else [], asked.seed, asked.hasty)
    weights = tuning.tune(asked.rounds, asked.seeds, asked.step)
    print(tuning.spoken(weights))
    share, low, high = tuning.against_old(weights, asked.games)
    print(f"one against three with the old weights: {share:.1%} [{low:.1%}, {high:.1%}] in {asked.games:,} games")
    if low > FAIR and asked.write:
        tuning.write(weights)
        print("written")


if __name__ == "__main__":
    main()
