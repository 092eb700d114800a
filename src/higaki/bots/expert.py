"""The expert: a tree search in the native library that is guided by a net."""

from __future__ import annotations

from typing import Final

from higaki.bots.bot import Bot
from higaki.bots.net import NetBot
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table


class Expert(NetBot):
    """Searches for a number of iterations, within a time limit."""

    def __init__(self, rng: Rng, iterations: int, seconds: float, stand_in: Bot) -> None:
        super().__init__(rng, stand_in)
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def choose(self, t: Table) -> int:
        tree = self.asked(t, self.iterations, self.seconds)
        if tree is None:
            return self.stand_in.choose(t)
        tree.redeal()
        return t.option(0) if t.choices == 1 else tree.think()

    def think(self, t: Table) -> int:
        tree = self.asked(t, self.iterations, self.seconds)
        if tree is None:
            return self.stand_in.think(t)
        return t.option(0) if t.choices == 1 else tree.think()

    def plan(self, t: Table) -> list[int]:
        """The thing to choose now, and the next ones, as far as they were searched well and nothing is revealed."""
        tree = self.asked(t, self.iterations, self.seconds)
        if tree is None:
            return self.stand_in.plan(t)
        return [t.option(0)] if t.choices == 1 else tree.plan()
