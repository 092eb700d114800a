"""A tree of decisions as one seat knows them: the same decision is one node, however the hidden cards may lie."""

from __future__ import annotations

import math
from typing import Final

from higaki.bots.looking import look
from higaki.engine.native import i64
from higaki.engine.table import Table

# Beyond this one option looks so much better than another that more makes no difference.
CLEAR: Final = 15.0


class Style:
    """How a tree grows."""

    def __init__(self, curiosity: float, trust: float, caution: float, turns: int) -> None:
        # How much a decision that was tried seldom is worth a try.
        self.curiosity: Final = curiosity
        # How much more often what looks better is tried.
        self.trust: Final = trust
        # How much worse than its neighbours a decision is supposed to be before it was tried.
        self.caution: Final = caution
        # So many turns are played on before a table is judged; none: until nothing is half done.
        self.turns: Final[i64] = turns


class Node:
    """A decision that was taken, and those that were seen to follow it."""

    def __init__(self, seat: i64, thing: i64, promise: float) -> None:
        self.seat: Final[i64] = seat
        self.thing: Final[i64] = thing
        # How good it looked beside the others that could have been chosen, in any unit.
        self.promise: Final = promise
        self.visits: i64 = 0
        # How often it could have been chosen.
        self.available: i64 = 0
        # What came of it for the seat that chose, in shares of the win.
        self.won = 0.0
        self.children: Final[list[Node]] = []

    @property
    def share(self) -> float:
        """The share of the win that is to be expected of it."""
        return self.won / float(self.visits) if self.visits else 0.0

    def child(self, thing: i64, likely: i64) -> Node | None:
        """The node of a decision, which mostly stands where the option stands."""
        children = self.children
        if likely < len(children) and children[likely].thing == thing:
            return children[likely]
        for child in children:
            if child.thing == thing:
                return child
        return None

    def expand(self, t: Table, trust: float) -> None:
        """A child for every option, with what it promises."""
        before = 0.0
        looked = False
        for number in range(t.choices):
            thing = t.option(number)
            if self.child(thing, number) is None:
                if not looked:
                    before, looked = t.game.evaluate(t, t.seat), True
                ahead = trust * (look(t, thing) - before)
                self.children.append(Node(t.seat, thing, math.exp(max(-CLEAR, min(CLEAR, ahead)))))

    def outcome(self, thing: i64, seat: i64) -> Node:
        """The node of what chance gave."""
        child = self.child(thing, 0)
        if child is None:
            child = Node(seat, thing, 1.0)
            self.children.append(child)
        return child

    def most_promising(self, t: Table, style: Style) -> Node:
        """The decision to try next: what has been good, what looks good, and what was hardly tried."""
        promises, won = 0.0, 0.0
        visits: i64 = 0
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            assert child is not None
            child.available += 1
            promises += child.promise
            visits += child.visits
            won += child.won
        unknown = max(0.0, won / float(visits) - style.caution) if visits else 0.5
        curiosity = style.curiosity / promises
        best: Node | None = None
        best_value = 0.0
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            assert child is not None
            share = child.won / float(child.visits) if child.visits else unknown
            value = share + curiosity * child.promise * math.sqrt(float(child.available)) / float(1 + child.visits)
            if best is None or value > best_value:
                best, best_value = child, value
        assert best is not None
        return best

    def most_visited(self, t: Table) -> Node:
        """The decision that was found best."""
        best: Node | None = None
        for number in range(t.choices):
            child = self.child(t.option(number), number)
            if child is not None and (
                best is None
                or child.visits > best.visits
                or (child.visits == best.visits and child.promise > best.promise)
            ):
                best = child
        assert best is not None
        return best
