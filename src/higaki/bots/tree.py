"""A tree of decisions over the knowledge of one seat: a decision is one node, whatever the hidden cards are."""

from __future__ import annotations

import math
from typing import Final

from higaki.bots.planning import best_after
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table

# The weight of exploration: larger values prefer rarely visited decisions.
CURIOSITY: Final = 0.07
# A seat that almost certainly loses or wins still prefers better to worse.
LEAST_SLOPE: Final = 0.05
# The assumed share before anything was tried.
UNKNOWN: Final = 0.3


class Node:
    """A decision that was tried, and the decisions after it."""

    def __init__(self, seat: i64, thing: i64, look: float, planned: list[int]) -> None:
        self.seat: Final[i64] = seat
        self.thing: Final[i64] = thing
        # The prior by the plan, the planned continuation, and the number of options with a better prior.
        self.look = look
        self.planned = planned
        self.rank: i64 = 0
        self.visits: i64 = 0
        # The number of times it was available.
        self.available: i64 = 0
        # The sum of results for the seat that chose, in shares of the win.
        self.won = 0.0
        self.children: Final[list[Node]] = []

    @property
    def share(self) -> float:
        """The expected share of the win."""
        return self.won / float(self.visits) if self.visits else 0.0

    def child(self, thing: i64, likely: i64) -> Node | None:
        """The child of a decision, which mostly has the same index as the option."""
        children = self.children
        if likely < len(children) and children[likely].thing == thing:
            return children[likely]
        for child in children:
            if child.thing == thing:
                return child
        return None

    def outcome(self, thing: i64) -> Node:
        """The child of a random draw."""
        child = self.child(thing, 0)
        if child is None:
            child = Node(CHANCE, thing, 0.0, [])
            self.children.append(child)
        return child

    def expand(self, t: Table) -> None:
        """Add a child with a prior for every option that has none."""
        fresh = False
        for number in range(t.choices):
            thing = t.option(number)
            if self.child(thing, number) is None:
                self.children.append(self._seen(t, thing))
                fresh = True
        if fresh:
            self.order()

    def _seen(self, t: Table, thing: i64) -> Node:
        """The prior of a decision; a planned one keeps its earlier prior."""
        plan = best_after(t, thing)
        if self.planned and self.planned[0] == thing and self.seat == t.seat and self.look > plan.value:
            return Node(t.seat, thing, self.look, self.planned[1:])
        return Node(t.seat, thing, plan.value, plan.things[1:])

    def order(self) -> None:
        """Store for each child the number of better priors."""
        for child in self.children:
            rank: i64 = 0
            for other in self.children:
                if other.look > child.look:
                    rank += 1
            child.rank = rank

    def most_promising(self, t: Table) -> Node:
        """The decision to try next, by its result, its prior and the number of tries.

        An unvisited one is assumed to be as good as the others, minus the difference in priors.
        """
        won, best_look = 0.0, -math.inf
        visits: i64 = 0
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            assert child is not None
            child.available += 1
            visits += child.visits
            won += child.won
            best_look = max(best_look, child.look)
        mean = won / float(visits) if visits else UNKNOWN
        slope = t.game.search_settings.odds_per_point * max(LEAST_SLOPE, mean * (1.0 - mean))
        best: Node | None = None
        best_value = 0.0
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            assert child is not None
            share = child.won / float(child.visits) if child.visits else mean - slope * (best_look - child.look)
            novelty = math.sqrt(float(child.available)) / float((1 + child.visits) * (1 + child.rank))
            value = share + CURIOSITY * novelty
            if best is None or value > best_value:
                best, best_value = child, value
        assert best is not None
        return best

    def best_child(self, t: Table) -> Node | None:
        """The most visited decision; of unvisited ones, the one with the best prior.

        None if no option of this table was tried: what others hide may decide what can be chosen.
        """
        best: Node | None = None
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            if child is not None and (best is None or child.is_better_than(best)):
                best = child
        return best

    def is_better_than(self, other: Node) -> bool:
        return self.visits > other.visits or (self.visits == other.visits and self.look > other.look)
