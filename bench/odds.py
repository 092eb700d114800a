"""Fit a win model: how the terms of a game's evaluation predict the winner, from finished games of bots.

Every few turns it records the terms of `ai/evaluation.py` for each seat, and how much of the game was over. The weight
of each term at the beginning and at the end of a game is then fitted (a logistic model of one winner among the
seats, by Newton's method) to four fifths of the games; on the last fifth it is compared with `win_probability`.
Only if it predicts better there, `--write` writes it into the game's `odds.toml`.

PYTHONPATH=build/compiled python bench/odds.py osaka --games 2500 --write
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.rollout import played_on
from higaki.bots.win_probability import chances, shares_won
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.judging.win_model import NUMBERS_OF_A_TERM
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample

ROOT = Path(__file__).parent.parent
SEATS = 4
# One game in this many is reserved for the test of the fitted model.
KEPT = 5
# The regularisation of weights about which the games say little.
MODESTY = 3e-4
NEWTON_STEPS = 30
# Plays like a rollout of a search, which is the fastest.
HASTY = "hasty"
# A smaller number is a rounding error, of a term that is the same for every seat.
NOTHING = 1e-6
HEAD = """\
# What each term of the evaluation says about who will win: its worth at the beginning and at the end of a game, then
# its amount, likewise. Fitted by bench/odds.py, not by hand; `docs/tuning.md` says how.

"""


class Noted(NamedTuple):
    """A table between two turns: by seat the inputs of the model, the chances by the current model, and the winner."""

    game: int
    seen: list[list[float]]
    judged: list[float]
    won: list[float]


def measured(t: Table, seat: int) -> list[float]:
    """The inputs that are multiplied with the numbers of `odds.toml`, in order."""
    over = t.game.elapsed(t)
    found = []
    for term in t.game.terms(t, seat):
        found += [(1 - over) * term.worth, over * term.worth, (1 - over) * term.amount, over * term.amount]
    return found


def play(game: Game, bot: str, seed: int, every: int) -> list[Noted]:
    """Play a game. Returns the table of every few turns, averaged."""
    t = game.new_table(SEATS, seed, game.settings.quick)
    bots = [] if bot == HASTY else [bot_called(bot, rng_of(seed, f"bot {seat}")) for seat in range(SEATS)]
    chance, lot = rng_of(seed, "chance"), rng_of(seed, "lot")
    stood, last = [], -1
    while not t.over:
        if t.seat == CHANCE:
            t.follow(sample(t, chance))
            continue
        if t.seat != last and not isinstance(t.step, Window):
            last = t.seat
            if lot.below(every) == 0:
                stood.append(([measured(t, seat) for seat in range(SEATS)], chances(t)))
        if bots:
            t.follow(bots[t.seat].choose(t))
        else:
            t = played_on(t, t.seat, 0, chance)
    return [Noted(seed, seen, judged, shares_won(t)) for seen, judged in stood]


def loss(shares: np.ndarray, won: np.ndarray) -> float:
    """The mean log loss of the predicted winners: less is better."""
    return float(-(won * np.log(np.maximum(shares, 1e-9))).sum(1).mean())


def shares_of(weighed: np.ndarray) -> np.ndarray:
    odds = np.exp(weighed - weighed.max(1, keepdims=True))
    shares: np.ndarray = odds / odds.sum(1, keepdims=True)
    return shares


def fitted(seen: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights of maximum likelihood."""
    spread = seen.std((0, 1))
    told = spread > 1e-9
    scaled = seen[:, :, told] / spread[told]
    numbers = np.zeros(scaled.shape[2])
    modesty = 2 * MODESTY * np.eye(len(numbers))
    for _ in range(NEWTON_STEPS):
        shares = shares_of(scaled @ numbers)
        slope = np.einsum("ns,nsk->k", shares - won, scaled) / len(won) + modesty @ numbers
        mean = np.einsum("ns,nsk->nk", shares, scaled)
        bend = np.einsum("ns,nsk,nsl->kl", shares, scaled, scaled, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend / len(won) + modesty, slope)
        numbers -= step
        if np.abs(step).max() < 1e-6:
            break
    whole = np.zeros(seen.shape[2])
    whole[told] = numbers / spread[told]
    return np.where(np.abs(whole) < NOTHING, 0.0, whole)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="for instance osaka")
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--bot", default="greedy", help=f"who plays them: a bot, or {HASTY}, as a search plays on")
    parser.add_argument("--every", type=int, default=4, help="one turn in so many is noted")
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--write", action="store_true", help="write what tells better who wins")
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    noted: list[Noted] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        noted += play(game, asked.bot, seed, asked.every)
        if (seed - asked.seed + 1) % 100 == 0:
            print(f"{seed - asked.seed + 1} games, {len(noted):,} tables", file=sys.stderr, flush=True)
    seen, judged, won = (np.array(each) for each in zip(*((n.seen, n.judged, n.won) for n in noted), strict=True))
    kept = np.array([n.game % KEPT == 0 for n in noted])
    numbers = fitted(seen[~kept], won[~kept])
    now, then = loss(judged[kept], won[kept]), loss(shares_of(seen[kept] @ numbers), won[kept])
    print(f"surprise by who wins, {kept.sum():,} tables: {then:.4f}, until now {now:.4f}, by lot {np.log(SEATS):.4f}")
    words = [term.word for term in game.terms(game.new_table(SEATS, 1, game.settings.quick), 0)]
    rows = numbers.reshape(len(words), NUMBERS_OF_A_TERM)
    text = "".join(f"{word} = [{', '.join(f'{n:.3g}' for n in row)}]\n" for word, row in zip(words, rows, strict=True))
    print(text, end="")
    if then < now and asked.write:
        (ROOT / "src" / "higaki" / "games" / game.name / "ai" / "odds.toml").write_text(HEAD + text, encoding="utf-8")
        print("written")


if __name__ == "__main__":
    main()
