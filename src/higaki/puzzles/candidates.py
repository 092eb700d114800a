"""Candidates: decisions in games of the greedy bot at which another option looks clearly better than the bot's."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import numpy as np

from higaki.batch import Batch
from higaki.engine.table.game import Game
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table
from higaki.puzzles.measuring import Measurer

# Games that are played at once, and the share of their decisions that are looked at: neighbours are much alike.
GAMES: Final = 64
SHARE: Final = 0.2
# With fewer options a puzzle is a guess, with more nobody compares them.
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 40
# Of a seat that has almost won or lost, no decision is worth much.
LEAST_CHANCE: Final = 0.07
# The first look: redealt tables, rounds, and by how much another option must look better.
REDEALS: Final = 4
ROUNDS: Final = 1
LEAST_LEAD: Final = 0.05


class Candidates:
    """Plays games and looks at their decisions, one step of all games after the other."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.batch: Final = Batch(game, seats, GAMES, seed, threads=1, resets=True, **options)
        self.measurer: Final = Measurer(self.batch.table(0), seed)
        self.counts: Final = Counter[str]()
        self._drawn: Final = np.random.default_rng(seed)

    @property
    def games(self) -> int:
        """The number of games that have ended."""
        return int(self.batch.games.sum()) - GAMES

    def next(self) -> list[tuple[int, Table]]:
        """Play one decision of all games; returns the tables at which another option than the bot's looked better.

        Each with the number of its game.
        """
        batch, things = self.batch, self.batch.greedy_things()
        rows = self._asked()
        found: list[tuple[int, Table]] = []
        if rows:
            looks = self.measurer.first_looks(batch, rows, REDEALS, ROUNDS)
            for row, shares in zip(rows, looks, strict=True):
                means = shares.mean(axis=1)
                chosen = [int(thing) for thing in batch.options[row, : batch.choices[row]]].index(int(things[row]))
                if means.max() - means[chosen] >= LEAST_LEAD:
                    found.append((row + GAMES * int(batch.games[row]), batch.table(row)))
        self.counts["looked at"] += len(rows)
        self.counts["candidates"] += len(found)
        batch.step(things)
        return found

    def _asked(self) -> list[int]:
        """The games that are at a decision to look at; drawn by lot."""
        batch, kinds, chances = self.batch, self.batch.game.step_by_number, self.batch.chances()
        found: list[int] = []
        for row in np.flatnonzero(self._drawn.random(GAMES) < SHARE):
            seat = int(batch.seat[row])
            if seat < 0 or not FEWEST_OPTIONS <= batch.choices[row] <= MOST_OPTIONS:
                continue
            step = kinds[int(batch.cells[row, batch.pending[row] - 1])]
            if isinstance(step, Window) or step.decided_by_plan:
                continue
            if LEAST_CHANCE <= chances[row, seat] <= 1 - LEAST_CHANCE:
                found.append(int(row))
        return found
