"""Information-set tree search: one tree over what a seat knows, a newly redealt table for every iteration.

In each iteration the tree is followed down as far as it is known, one decision is added, what looks best is played on
for a while, and the game's evaluation says who would win.
"""

from __future__ import annotations

import time
from typing import Final

from higaki.bots.bot import Bot
from higaki.bots.chances import chances
from higaki.bots.looking import play_on
from higaki.bots.tree import Node, Style
from higaki.engine.luck import Luck
from higaki.engine.native import i16, i64, vec
from higaki.engine.observation import observe
from higaki.engine.playout import sample
from higaki.engine.redeal import redeal
from higaki.engine.steps import CHANCE, NOBODY
from higaki.engine.table import Table

# So many iterations go by between two looks at the clock.
BREATH: Final = 16


class Weighed:
    """Something to point at, how often it was tried, and the share of the win to be expected of it."""

    def __init__(self, thing: int, visits: int, share: float) -> None:
        self.thing: Final = thing
        self.visits: Final = visits
        self.share: Final = share


class Search(Bot):
    """Thinks for so many iterations, but no longer than so many seconds; none is as long as it takes."""

    def __init__(self, luck: Luck, iterations: int, seconds: float, style: Style) -> None:
        super().__init__(luck)
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.style: Final = style
        # What was thought of already when the last thing was pointed at, and what the table must look like for it.
        self._kept: Node | None = None
        self._expected: vec[i16] = vec[i16]()

    def think(self, t: Table) -> int:
        if t.choices == 1:
            return t.option(0)
        root = self.grown(t)
        chosen = root.most_visited(t)
        self._keep(t, chosen)
        return chosen.thing

    def weigh(self, t: Table) -> list[Weighed]:
        """All that can be pointed at, the best first."""
        root = self.grown(t)
        found = [Weighed(node.thing, node.visits, node.share) for node in root.children if node.thing in t.options]
        found.sort(key=lambda weighed: (-weighed.visits, -weighed.share))
        return found

    def grown(self, t: Table) -> Node:
        """The tree of what follows from here, with the one of the last decision if it led here."""
        root = self._kept_for(t)
        until = time.perf_counter() + self.seconds if self.seconds else 0.0
        done: i64 = root.visits
        while done < self.iterations and not self._is_decided(root, self.iterations - done):
            if until and done % BREATH == 0 and done and time.perf_counter() > until:
                break
            self._iterate(root, redeal(t, t.seat, self.luck))
            done += 1
        return root

    def _iterate(self, root: Node, t: Table) -> None:
        """Follow the tree, add to it, and judge where that leads."""
        path = [root]
        node = root
        while t.pending:
            if t.seat == CHANCE:
                result = sample(t, self.luck)
                node = node.outcome(result, CHANCE)
                t.follow(result)
                path.append(node)
                continue
            node.expand(t, self.style.trust * t.game.odds_per_point)
            if node.visits == 0 and node is not root:
                break
            node = node.most_promising(t, self.style)
            t.follow(node.thing)
            path.append(node)
        if self.style.turns >= 0:
            play_on(t, self.style.turns, self.luck)
        shares = chances(t)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.won += shares[node.seat]

    def _is_decided(self, root: Node, left: i64) -> bool:
        """Can nothing overtake what was tried most?"""
        first: i64 = 0
        second: i64 = 0
        for child in root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first > second + left

    def _keep(self, t: Table, chosen: Node) -> None:
        """What was found about the next question, if it is the same seat's."""
        self._kept = None
        after = t.clone()
        after.follow(chosen.thing)
        if after.seat == t.seat:
            self._kept = chosen
            self._expected = observe(after, t.seat)

    def _kept_for(self, t: Table) -> Node:
        kept = self._kept
        self._kept = None
        if kept is not None and same(self._expected, observe(t, t.seat)):
            root = Node(NOBODY, -1, 1.0)
            root.children.extend(kept.children)
            for child in root.children:
                root.visits += child.visits
            return root
        return Node(NOBODY, -1, 1.0)


def same(some: vec[i16], others: vec[i16]) -> bool:
    if len(some) != len(others):
        return False
    for number in range(len(some)):
        if some[number] != others[number]:
            return False
    return True
