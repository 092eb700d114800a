"""Learning curves as a picture: `python -m training.curves training/runs/GAME.csv docs/GAME-net.svg`; needs matplotlib.

Strength is read from GAME-greedy.csv beside the log: decisions, share against three greedy bots, half of its interval.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import matplotlib.pyplot as plt


def column(path: Path, *names: str) -> list[list[float]]:
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return [[float(row[name]) for row in rows] for name in names]


def draw(log: Path, picture: Path) -> None:
    decisions, entropy, loss = column(log, "decisions", "entropy", "critic_loss")
    at, share, half = column(log.with_name(f"{log.stem}-greedy.csv"), "decisions", "share", "half_interval")
    figure, plots = plt.subplots(1, 3, figsize=(11, 3), layout="constrained")
    plots[0].errorbar(
        [number / 1e6 for number in at], [100 * one for one in share], [100 * one for one in half], marker="o"
    )
    plots[0].axhline(25, linestyle=":")
    millions = [number / 1e6 for number in decisions]
    plots[1].plot(millions, entropy)
    plots[2].plot(millions, loss)
    titles = ("% of the win against three greedy", "entropy of the policy", "squared error of the critic")
    for plot, title in zip(plots, titles, strict=True):
        plot.set_title(title, fontsize=10)
        plot.set_xlabel("million decisions")
    figure.savefig(picture)


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
