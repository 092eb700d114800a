"""How well chances foretell who wins: the odds of `odds.toml` beside the value of the game's net, on the same tables.

Bots play; at every few turns both say each seat's share of the win, the net from what the seat to move knows. Printed
are the mean log loss and the Brier score of both (less is better), and their reliability: of all shares between two
tenths, the mean that was said and the mean that came.

PYTHONPATH=build/compiled python bench/nets/calibration.py osaka --games 400 --bot medium
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.net import net_of
from higaki.bots.win_probability import chances, shares_won
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.views.random_play import sample
from higaki.native.net_tree import LoadedNet, NetTree

BINS = 10


def play(game: Game, net: LoadedNet, seats: int, bot: str, seed: int, every: int) -> list[list[list[float]]]:
    """A game: by table the shares that the odds say, that the net says, and that came."""
    t = game.new_table(seats, seed, game.settings.quick)
    bots = [bot_called(bot, rng_of(seed, f"bot {seat}")) for seat in range(seats)]
    chance, lot = rng_of(seed, "chance"), rng_of(seed, "lot")
    tree, said, last = NetTree(t, net), [], -1
    while not t.over:
        if t.seat == CHANCE:
            t.follow(sample(t, chance))
            continue
        if t.seat != last and not isinstance(t.step, Window):
            last = t.seat
            if lot.below(every) == 0:
                tree.ask(t, 0, 0.0, lot)
                said.append([chances(t), tree.judge(t)[1]])
        t.follow(bots[t.seat].choose(t))
    return [[odds, judged, shares_won(t)] for odds, judged in said]


def scores(said: np.ndarray, came: np.ndarray) -> tuple[float, float]:
    """The mean log loss and the Brier score."""
    return float(-(came * np.log(np.maximum(said, 1e-9))).sum(1).mean()), float(((said - came) ** 2).sum(1).mean())


def reliability(said: np.ndarray, came: np.ndarray) -> list[str]:
    """By tenth how many shares there are, and the means that were said and that came."""
    place = np.minimum((said * BINS).astype(int), BINS - 1).ravel()
    rows = []
    for at in range(BINS):
        here = place == at
        if here.any():
            means = f"{said.ravel()[here].mean():8.1%} {came.ravel()[here].mean():8.1%}"
            rows.append(f"{at * 10:3}-{at * 10 + 10:3} % {here.sum():8,} {means}")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game that has a net, for instance osaka")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="medium", help="who plays them")
    parser.add_argument("--every", type=int, default=2, help="one turn in so many is noted")
    parser.add_argument("--seed", type=int, default=500_000)
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    net = net_of(game)
    if net is None:
        sys.exit(f"{game.name} has no net that can be loaded; right would be a game with one, and `make native`")
    noted: list[list[list[float]]] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        noted += play(game, net, asked.seats, asked.bot, seed, asked.every)
    table = np.array(noted)
    came = table[:, 2]
    print(f"{len(came):,} tables of {asked.games} games of {asked.bot}")
    print("                log loss    Brier")
    for name, at in (("odds.toml", 0), ("net", 1)):
        print(f"{name:14} {scores(table[:, at], came)[0]:8.4f} {scores(table[:, at], came)[1]:8.4f}")
    lot = np.full_like(came, 1 / asked.seats)
    print(f"{'by lot':14} {scores(lot, came)[0]:8.4f} {scores(lot, came)[1]:8.4f}")
    for name, at in (("odds.toml", 0), ("net", 1)):
        print(f"{name}: shares, how many, said, came")
        print("\n".join(reliability(table[:, at], came)))


if __name__ == "__main__":
    main()
