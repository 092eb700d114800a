"""The greedy bot in the native library: the same choices and random numbers as `Greedy`, in a fraction of the time."""

from __future__ import annotations

from higaki.bots.greedy import Greedy
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table
from higaki.native.search_tree import SearchTree, tree_for


class NativeGreedy(Greedy):
    """Plans in the library; in Python where the library is missing or does not play the game."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self._tree: SearchTree | None = None

    def choose(self, t: Table) -> int:
        tree = self._asked(t)
        if tree is None:
            return super().choose(t)
        tree.redeal()
        return tree.greedy()

    def think(self, t: Table) -> int:
        tree = self._asked(t)
        return super().think(t) if tree is None else tree.greedy()

    def _asked(self, t: Table) -> SearchTree | None:
        """The memory for plans in the library, asked about this table; None if Python must plan."""
        self._tree = tree_for(t, self._tree, False)
        if self._tree is not None:
            self._tree.ask(t, 0, 0.0, self.rng)
        return self._tree
