"""Planning: tries each option to the end of its action and evaluates the table there.

For turns with several actions, it plans a few of them and continues only from the best tables.
"""

import math
import time
from typing import Final

from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import Step, Window
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import any_state

# The most decisions to plan within one action; an action rarely has more.
PATIENCE: Final = 12
# The most actions of one turn to plan.
ACTIONS: Final = 3
# The number of samples for an answer that draws unknown pieces.
OUTCOMES: Final = 6


# A later gain counts slightly less than the same gain now.
LATER: Final = 1e-6


class Plan:
    """A sequence of things, the table it leads to, and its worth."""

    def __init__(self, things: list[int], table: Table, value: float) -> None:
        self.things: Final = things
        self.thing: Final = things[0]
        self.table: Final = table
        self.value: Final = value


def best_plans(t: Table, rng: Rng, actions: int = ACTIONS, breadth: int = 0, until: float = math.inf) -> list[Plan]:
    """For each option the best plan that begins with it.

    It plans `actions` ahead and continues from the best `breadth` tables after each (at least the game's setting),
    until the time is over.
    """
    seat = t.seat
    breadth = max(breadth, t.game.search_settings.promising)
    plans = plans_of_one_action(t)
    if t.step.unforeseen:
        plans = [Plan(plan.things, plan.table, expected(t, plan, rng)) for plan in plans]
    best: list[Plan] = []
    put_best(best, plans, 0.0)
    for later in range(1, actions):
        begun = promising(plans, seat, rng, breadth)
        plans = []
        for plan in begun:
            if time.perf_counter() > until:
                break
            for thing in plan.table.options:
                plans += after(plan.table, thing, seat, plan.things)
        put_best(best, plans, LATER * float(later))
    return best


def put_best(best: list[Plan], plans: list[Plan], discount: float) -> None:
    """Replace each worse plan that begins with the same thing."""
    for plan in plans:
        value = plan.value - discount
        for place, other in enumerate(best):
            if other.thing == plan.thing:
                if value > other.value:
                    best[place] = Plan(plan.things, plan.table, value)
                break
        else:
            best.append(Plan(plan.things, plan.table, value))


def plans_of_one_action(t: Table) -> list[Plan]:
    """All possible next actions, each to its end."""
    plans: list[Plan] = []
    for thing in t.options:
        plans += after(t, thing, t.seat, [])
    return plans


def best_action(t: Table) -> Plan:
    """The best of these plans."""
    return best_of(plans_of_one_action(t))


def best_of(plans: list[Plan]) -> Plan:
    """The first of the best plans."""
    best = plans[0]
    for plan in plans:
        if plan.value > best.value:
            best = plan
    return best


def one_of_best(plans: list[Plan], rng: Rng) -> Plan:
    """One of the best plans, drawn by lot."""
    best = best_of(plans).value
    equal = [plan for plan in plans if plan.value > best - 1e-9]
    return equal[rng.below(len(equal))]


def best_after(t: Table, thing: int) -> Plan:
    """The best continuation after this thing, to the end of its action."""
    return best_of(after(t, thing, t.seat, []))


def expected(t: Table, plan: Plan, rng: Rng) -> float:
    """The mean worth of a plan whose outcome depends on luck."""
    if plan.table.random_state == t.random_state:
        return plan.value
    total = plan.value
    for _ in range(OUTCOMES - 1):
        other = t.clone()
        other.random_state = any_state(rng)
        total += best_after(other, plan.thing).value
    return total / OUTCOMES


def promising(plans: list[Plan], seat: int, rng: Rng, breadth: int) -> list[Plan]:
    """The best plans that do not end the turn, each table once.

    Ties are broken at random, so that different plans are tried each time.
    """
    going_on = [plan for plan in plans if between_actions(plan.table, seat)]
    for last in range(len(going_on) - 1, 0, -1):
        other = rng.below(last + 1)
        going_on[last], going_on[other] = going_on[other], going_on[last]
    going_on.sort(key=lambda plan: -plan.value)
    chosen: list[Plan] = []
    for plan in going_on:
        if len(chosen) < breadth and not known_already(plan.table, chosen):
            chosen.append(plan)
    return chosen


def known_already(t: Table, plans: list[Plan]) -> bool:
    """Was the same table reached by the same actions in another order?"""
    for plan in plans:
        if plan.table.lies_like(t):
            return True
    return False


def stops_here(step: Step) -> bool:
    """Does planning stop here, because an action is over or because the next draw is unknown?"""
    return step.between_actions or step.unforeseen


def between_actions(t: Table, seat: int) -> bool:
    return t.seat == seat and t.step.between_actions


def amid_an_action(t: Table, seat: int) -> bool:
    """Does this question only complete an action, so that every answer is tried?"""
    return t.seat == seat and t.pending > 1 and t.step_after.between_actions and not t.step.unforeseen


def after(t: Table, thing: int, seat: int, before: list[int]) -> list[Plan]:
    """The possible ends of the action that begins with this thing, after the plan so far.

    A question that repeats until the seat is done has too many combinations of answers to try them all.
    """
    asked = t.step.number
    imagined = followed(t, thing, seat)
    things = [*before, thing]
    if amid_an_action(imagined, seat) and imagined.step.number != asked:
        plans: list[Plan] = []
        for answer in imagined.options:
            plans += after(imagined, answer, seat, things)
        return plans
    plan: Plan | None = None
    for _ in range(PATIENCE):
        if imagined.seat != seat or imagined.over or stops_here(imagined.step):
            break
        plan = best_next(imagined, things)
        imagined, things = plan.table, plan.things
    return [plan or Plan(things, imagined, t.game.evaluate(imagined, seat))]


def followed(t: Table, thing: int, seat: int) -> Table:
    """The table after this thing, with all windows declined."""
    imagined = t.clone()
    imagined.follow(thing)
    while not imagined.over and imagined.seat != seat:
        step = imagined.step
        if not isinstance(step, Window):
            break
        imagined.follow(step.decline)
    return imagined


def best_next(t: Table, before: list[int]) -> Plan:
    """The best of the tables one decision further, after the plan so far."""
    best: Table | None = None
    best_thing, best_value = 0, 0.0
    for thing in t.options:
        imagined = followed(t, thing, t.seat)
        value = t.game.evaluate(imagined, t.seat)
        if best is None or value > best_value:
            best, best_thing, best_value = imagined, thing, value
    assert best is not None
    return Plan([*before, best_thing], best, best_value)
