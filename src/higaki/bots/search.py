"""Information-set tree search: one tree over the knowledge of a seat, and a new redealt table for every iteration.

An iteration follows the tree as far as it exists, adds one decision, and plays the best actions to the end of a
turn that is the same for all. At the end of every round the game's win model gives each seat's share of the win.
"""

from __future__ import annotations

import time
from typing import Final

from higaki.bots.bot import Bot
from higaki.bots.planning import ACTIONS, Plan, best_of, best_plans, one_of_best
from higaki.bots.rollout import carry_out, shares_on_the_way
from higaki.bots.tree import Node
from higaki.engine.base.mypyc_compat import i16, i64, vec
from higaki.engine.base.random_numbers import MASK, MULTIPLIER, Rng
from higaki.engine.table.steps import CHANCE, NOBODY, Window
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.random_play import any_state, sample
from higaki.engine.views.redeal import redeal

# For turns that are planned as a whole, an iteration is a table from which the plan continues after each action: the
# number of actions to plan, the number of tables per second, the share of the time for the plan, and the iterations
# after it.
ACTIONS_OF_A_TURN: Final = 10
TABLES_A_SECOND: Final = 500.0
TIME_FOR_A_PLAN: Final = 0.7
TRIES_OF_A_TURN: Final = 80
# A question that was answered this often during the search before it is not searched again.
THOROUGH: Final = 20
# The most decisions of a turn in a hint.
LONGEST_TURN: Final = 24
# With fewer visits the value of an option is mostly chance.
ENOUGH_TO_COMPARE: Final = 30


class Search(Bot):
    """Searches for a number of iterations (0: the game's setting), within a time limit.

    A far-sighted search plays more rounds before it evaluates a table, which takes longer and needs more iterations.
    """

    def __init__(self, rng: Rng, iterations: int, seconds: float, far_sighted: bool) -> None:
        super().__init__(rng)
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.far_sighted: Final = far_sighted
        # The state from which the generators of redealt tables are derived.
        self._fortune: i64 = 0
        # The tree of the last decision, and the knowledge of the table to which it belongs.
        self._kept: Node | None = None
        self._expected: vec[i16] = vec[i16]()

    def think(self, t: Table) -> int:
        if t.choices == 1:
            return t.option(0)
        if t.step.decided_by_plan:
            return one_of_best(best_plans(t, self.rng), self.rng).thing
        root = self.grown(t)
        chosen = root.best_child(t)
        assert chosen is not None
        self._keep(t, chosen)
        return chosen.thing

    def plan(self, t: Table) -> list[int]:
        """The thing to choose now, and the next ones, as far as they were searched well and nothing is revealed."""
        if t.choices == 1 or t.step.decided_by_plan:
            return [self.think(t)]
        chosen = self.grown(t).best_child(t)
        assert chosen is not None
        return self._searched(t, chosen)

    def _searched(self, t: Table, node: Node) -> list[int]:
        """The option of a node and the next things, as far as they were searched well and nothing is revealed."""
        planned: list[int] = [node.thing]
        after = t.clone()
        after.follow(node.thing)
        if t.game.search_settings.whole_turns:
            for thing in node.planned:
                if not nothing_new(after, t) or thing not in after.options:
                    break
                planned.append(thing)
                after.follow(thing)
            return planned
        while nothing_new(after, t):
            found = node.best_child(after)
            if found is None or found.visits < THOROUGH:
                break
            node = found
            planned.append(node.thing)
            after.follow(node.thing)
        return planned

    def turn(self, t: Table, node: Node) -> list[int]:
        """The option of a node with the rest of its turn: what was not searched well is planned."""
        things = self._searched(t, node)
        after = t.clone()
        for thing in things:
            after.follow(thing)
        while nothing_new(after, t) and len(things) < LONGEST_TURN:
            for thing in best_of(best_plans(after, self.rng)).things:
                if not nothing_new(after, t) or thing not in after.options:
                    break
                things.append(thing)
                after.follow(thing)
        return things

    def weigh(self, t: Table) -> list[Node]:
        """All options, the best first."""
        root = self.grown(t)
        found = [node for node in root.children if node.thing in t.options]
        found.sort(key=lambda node: (-node.visits, -node.share))
        return found

    def compare(self, t: Table, few: int) -> list[Node]:
        """The most visited options, each with enough visits to be compared, the largest share first.

        This may take as long again; options that still have too few visits are left out.
        """
        root = self.grown(t)
        until = time.perf_counter() + self.seconds
        best = [node for node in root.children if node.thing in t.options]
        best.sort(key=lambda node: (-node.visits, -node.look))
        for node in best[:few]:
            while node.visits < ENOUGH_TO_COMPARE and time.perf_counter() < until:
                self._iterate(root, node, t)
        enough = min(ENOUGH_TO_COMPARE, best[0].visits)
        compared = [node for node in best[:few] if node.visits >= enough]
        compared.sort(key=lambda node: -node.share)
        return compared

    def iterations_at(self, t: Table) -> i64:
        return self.iterations if self.iterations > 0 else t.game.search_settings.medium_iterations

    def grown(self, t: Table) -> Node:
        """The tree from here: the subtree of the last decision, if it led here."""
        until = time.perf_counter() + self.seconds
        root = self.begun(t)
        self._fortune = any_state(self.rng)
        iterations = self.iterations_at(t)
        most = min(iterations, TRIES_OF_A_TURN) if t.game.search_settings.whole_turns else iterations
        done: i64 = root.visits
        while done < most and not self._is_decided(root, most - done):
            self._iterate(root, root.most_promising(t), t)
            done += 1
            if time.perf_counter() > until:
                break
        return root

    def _iterate(self, root: Node, node: Node, known: Table) -> None:
        """Take this decision, follow the tree, add to it, and evaluate the result.

        Deal and draws depend on the number of visits of a first decision: all options are tried with the same luck, so
        that they differ in value only.
        """
        rng = Rng(mixed(self._fortune, node.visits))
        t = redeal(known, known.seat, rng)
        t.follow(node.thing)
        path = [root, node]
        seat = known.seat
        turns: i64 = 0
        while t.pending:
            if t.seat == CHANCE:
                result = sample(t, rng)
                node = node.outcome(result)
                t.follow(result)
                path.append(node)
                continue
            if t.seat != seat and not isinstance(t.step, Window):
                seat = t.seat
                turns += 1
                if t.game.search_settings.long_turns:
                    break
            if node.visits == 0:
                carry_out(t, node.seat, node.planned)
                break
            node.expand(t)
            node = node.most_promising(t)
            t.follow(node.thing)
            path.append(node)
        horizon = (t.game.search_settings.far_sight if self.far_sighted else t.game.search_settings.foresight) * t.seats
        shares = shares_on_the_way(t, seat, horizon - 1 - turns % horizon, rng)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.won += shares[node.seat]

    def _is_decided(self, root: Node, left: i64) -> bool:
        """Can no other option overtake the most visited one?"""
        first: i64 = 0
        second: i64 = 0
        for child in root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first > second + left

    def _keep(self, t: Table, chosen: Node) -> None:
        """Store the results for the next question, if the same seat is asked."""
        self._kept = None
        after = t.clone()
        after.follow(chosen.thing)
        if after.seat == t.seat:
            self._kept = chosen
            self._expected = observe(after, t.seat)

    def begun(self, t: Table) -> Node:
        """The initial tree: all options, with priors from plans of a whole turn."""
        root = self._remembered(t)
        if t.game.search_settings.whole_turns and root.planned:
            root.expand(t)
            return root
        for plan in self._plans(t):
            found = root.child(plan.thing, 0)
            if found is None:
                root.children.append(Node(t.seat, plan.thing, plan.value, plan.things[1:]))
            else:
                found.look, found.planned = plan.value, plan.things[1:]
        root.order()
        return root

    def _remembered(self, t: Table) -> Node:
        """Results for this question from the last search; None if it expected another question."""
        kept = self._kept
        self._kept = None
        if kept is None or not same(self._expected, observe(t, t.seat)):
            return Node(NOBODY, -1, 0.0, [])
        root = Node(t.seat, -1, kept.look, kept.planned)
        for child in kept.children:
            if child.thing in t.options:
                root.children.append(child)
                root.visits += child.visits
        return root

    def _plans(self, t: Table) -> list[Plan]:
        until = time.perf_counter() + TIME_FOR_A_PLAN * self.seconds
        if not t.game.search_settings.whole_turns:
            return best_plans(t, self.rng, ACTIONS, 0, until)
        tables = min(self.iterations_at(t), i64(self.seconds * TABLES_A_SECOND))
        return best_plans(t, self.rng, ACTIONS_OF_A_TURN, tables, until)


def nothing_new(after: Table, before: Table) -> bool:
    """Is the same seat asked, without a draw since?"""
    return after.seat == before.seat and after.random_state == before.random_state


def mixed(state: i64, number: i64) -> i64:
    """A state for the generator of this number; different numbers are independent."""
    rng = Rng((state + number * MULTIPLIER) & MASK)
    rng.below(2)
    return any_state(rng)


def same(some: vec[i16], others: vec[i16]) -> bool:
    if len(some) != len(others):
        return False
    for number in range(len(some)):
        if some[number] != others[number]:
            return False
    return True
