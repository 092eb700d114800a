"""The search in the native library: the same decisions and random numbers as `Search`, in a fraction of the time."""

from __future__ import annotations

from higaki.bots.search import Search
from higaki.bots.tree import Node
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table
from higaki.native.search_tree import NodeView, SearchTree, tree_for


class NativeSearch(Search):
    """Searches in the library; in Python where the library is missing or does not play the game.

    The tree stays in the library. What others see of it are copies of the root and its children.
    """

    def __init__(self, rng: Rng, iterations: int, seconds: float, far_sighted: bool) -> None:
        super().__init__(rng, iterations, seconds, far_sighted)
        self._tree: SearchTree | None = None
        # A copy of the root, as long as the library has it.
        self._root: Node | None = None

    def choose(self, t: Table) -> int:
        tree = self._asked(t)
        if tree is None:
            return super().choose(t)
        tree.redeal()
        return self._thought(tree, t)

    def think(self, t: Table) -> int:
        tree = self._asked(t)
        if tree is None:
            return super().think(t)
        return self._thought(tree, t)

    def _thought(self, tree: SearchTree, t: Table) -> int:
        """The thing to choose; the seat's options are the same at the true table and at a redealt one."""
        if t.choices == 1:
            return t.option(0)
        if t.step.decided_by_plan:
            return tree.greedy()
        self._root = None
        return tree.think()

    def plan(self, t: Table) -> list[int]:
        if t.choices == 1 or t.step.decided_by_plan:
            return [self.think(t)]
        tree = self._asked(t)
        if tree is None:
            return super().plan(t)
        self._root = None
        return tree.plan()

    def turn(self, t: Table, node: Node) -> list[int]:
        tree = self._asked(t)
        if tree is None or self._root is None or node not in self._root.children:
            return super().turn(t, node)
        return tree.turn(node.thing)

    def grown(self, t: Table) -> Node:
        """The root with its children; nodes further down stay in the library."""
        tree = self._asked(t)
        if tree is None:
            return super().grown(t)
        root, *children = [_copied(view) for view in tree.grown()]
        root.children.extend(children)
        self._root = root
        return root

    def _iterate(self, root: Node, node: Node, known: Table) -> None:
        if self._tree is None or root is not self._root:
            super()._iterate(root, node, known)
            return
        node.visits, node.won = self._tree.iterate(node.thing)
        root.visits += 1

    def _asked(self, t: Table) -> SearchTree | None:
        """The tree in the library, asked about this table; None if Python must search."""
        tree = tree_for(t, self._tree, self.far_sighted)
        if tree is not self._tree:
            self._root, self._tree = None, tree
        if tree is not None:
            tree.ask(t, self.iterations_at(t), self.seconds, self.rng)
        return tree


def _copied(view: NodeView) -> Node:
    node = Node(view.seat, view.thing, view.look, view.things)
    node.visits, node.available, node.rank, node.won = view.visits, view.available, view.rank, view.won
    return node
