"""Do the leads of packaged puzzles hold to the end of the game? The greedy bot plays both options on from every redeal.

A puzzle's lead is measured by the win model after some rounds. Here the best option and the second are played on to the
end, each with the rest of its turn as a strong bot plans it, on the same redealt tables. The wins of all puzzles
together say how much of the lead is there.

    python bench/puzzles.py osaka [--puzzles 60] [--redeals 100] [--seed 1]
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.batch import Batch
from higaki.engine.table.table import Table
from higaki.intervals import Z_95
from higaki.puzzles import packaged
from higaki.puzzles.judging import Judge
from higaki.puzzles.measuring import Measurer


def won(t: Table, plan: list[int], redeals: int, seed: int) -> NDArray[np.float64]:
    """By redealt table, the share of the win at the end after this turn."""
    options: dict[str, Any] = t.game.settings.chosen(t.settings)
    batch = Batch(t.game, t.seats, redeals, seed, **options)
    batch.load(0, t)
    if redeals > 1:
        batch.copy(0, np.arange(1, redeals))
    batch.generators[:] = np.random.default_rng(seed).integers(1 << 48, size=redeals)
    batch.redeal(t.seat)
    for thing in plan:
        batch.step(np.full(redeals, thing))
    batch.play_greedy()
    return batch.returns("win_share")[:, t.seat]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--puzzles", type=int, default=60)
    parser.add_argument("--redeals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    measured, played = [], []
    game = catalogue.find(asked.game)
    for puzzle in list(packaged(game).puzzles.values())[: asked.puzzles]:
        t = puzzle.table(game)
        second = min(
            (one for one in puzzle.answers if one not in puzzle.best), key=lambda one: puzzle.answers[one].cost
        )
        things = [game.things.numbers[one] for one in (puzzle.best[0], second)]
        plans = Judge(Measurer(t, asked.seed), asked.seed).planned(t, things)
        best, other = (won(t, plans[thing], asked.redeals, asked.seed) for thing in things)
        measured.append(puzzle.lead)
        played.append(float((best - other).mean()))
    within = Z_95 * float(np.std(played, ddof=1)) / len(played) ** 0.5
    ahead = sum(one > 0 for one in played)
    print(f"{asked.game}: {len(played)} puzzles, {asked.redeals} redeals each")
    wins = f"{np.mean(played):.3f} ± {within:.3f} of wins"
    print(f"lead over the second option: {np.mean(measured):.3f} as measured; {wins}")
    print(f"the best option won more in {ahead} of {len(played)}")


if __name__ == "__main__":
    main()
