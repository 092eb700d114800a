"""Plain information-set tree search: one tree over the knowledge of a seat, a new redealt table for every iteration.

An iteration follows the tree as far as it exists, adds one decision, and plays the rest at random. `bench/speed.py`
measures it. It is not one of the bots that people play against.
"""

from __future__ import annotations

import math
from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import CHANCE, NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import play_out, sample
from higaki.engine.views.redeal import redeal

# The weight of exploration: larger values prefer rarely visited decisions.
CURIOSITY: Final = 0.7


class Node:
    """A decision that was tried, and the decisions after it."""

    def __init__(self, seat: i64, thing: i64) -> None:
        self.seat: i64 = seat
        self.thing: i64 = thing
        self.visits: i64 = 0
        # The number of times it was available.
        self.available: i64 = 0
        self.won = 0.0
        self.children: list[Node] = []

    def child(self, thing: i64) -> Node | None:
        for child in self.children:
            if child.thing == thing:
                return child
        return None


def search(t: Table, iterations: int, rng: Rng) -> Node:
    """The tree after a number of iterations from the true table; only the seat's knowledge is used."""
    root = Node(NOBODY, -1)
    for _each in range(iterations):
        imagined = redeal(t, t.seat, rng)
        path = descend(root, imagined, rng)
        play_out(imagined, rng)
        reward(path, imagined)
    return root


def descend(root: Node, t: Table, rng: Rng) -> list[Node]:
    """Follow the tree and add one decision to it. Returns the nodes on the path."""
    path = [root]
    node = root
    while t.pending:
        if t.seat == CHANCE:
            t.follow(sample(t, rng))
            continue
        fresh = untried(node, t, rng)
        if fresh >= 0:
            child = Node(t.seat, fresh)
            child.available = 1
            node.children.append(child)
            t.follow(fresh)
            path.append(child)
            return path
        node = best_child(node, t)
        t.follow(node.thing)
        path.append(node)
    return path


def untried(node: Node, t: Table, rng: Rng) -> i64:
    """A random option without a child, or -1; counts that the options with a child were available."""
    found: i64 = -1
    count: i64 = 0
    for number in range(t.choices):
        child = node.child(t.option(number))
        if child is not None:
            child.available += 1
        else:
            count += 1
            if rng.below(count) == 0:
                found = t.option(number)
    return found


def best_child(node: Node, t: Table) -> Node:
    """The most promising option; all of them have been visited."""
    best: Node | None = None
    best_value = -1.0
    for number in range(t.choices):
        child = node.child(t.option(number))
        assert child is not None
        visits = float(child.visits)
        value = child.won / visits + CURIOSITY * math.sqrt(math.log(float(child.available)) / visits)
        if value > best_value:
            best, best_value = child, value
    assert best is not None
    return best


def reward(path: list[Node], t: Table) -> None:
    """Add the result to the decisions on the path: one point, shared by the winners."""
    standings = [t.game.standing(t, seat) for seat in range(t.seats)]
    best = max(standings)
    share = 1.0 / standings.count(best)
    for node in path:
        node.visits += 1
        if node.seat >= 0 and standings[node.seat] == best:
            node.won += share
