"""Skill and luck apart: how much of a change of the chances was decided, and how much was drawn.

A table draws at the moment of drawing, so a decision can be taken again with other luck. What came of it, less what
comes of it on average, is luck. Its mean is zero whatever the chances are estimated by; a better estimate only makes it
say more. What is left of the change is what the decision did. Both together are the change, exactly.
"""

from __future__ import annotations

import math
from typing import Final

from higaki.bots.chances import chances
from higaki.engine.luck import Luck
from higaki.engine.playout import any_state, sample
from higaki.engine.steps import CHANCE
from higaki.engine.table import Table
from higaki.review.course import Course, Decision

# So often a decision is taken again, and so often the game is dealt again.
OTHER_WAYS: Final = 64
OTHER_DEALS: Final = 128


class Parting:
    """A change of everybody's chances, parted: by seat what was decided, what was luck, and the doubt about both."""

    def __init__(self, decided: list[float], luck: list[float], doubt: list[float]) -> None:
        self.decided: Final = decided
        self.luck: Final = luck
        # The variance of the mean that luck is measured from.
        self.doubt: Final = doubt


def part(decision: Decision, was: list[float], became: list[float], luck: Luck) -> Parting:
    """What of the change from one estimate to the next was decided, and what was luck."""
    seats = len(was)
    first, drew = taken_again(decision, luck)
    if not drew:
        return Parting([became[seat] - was[seat] for seat in range(seats)], [0.0] * seats, [0.0] * seats)
    others = [chances(first)]
    others += [chances(taken_again(decision, luck)[0]) for _ in range(OTHER_WAYS - 1)]
    mean, doubt = mean_and_doubt(others)
    return Parting(
        [mean[seat] - was[seat] for seat in range(seats)], [became[seat] - mean[seat] for seat in range(seats)], doubt
    )


def part_deal(course: Course, luck: Luck) -> Parting:
    """How lucky everybody was with the deal itself; a game that began at a written position was not dealt."""
    seats = course.seats
    if course.match.origin is not None:
        return Parting([0.0] * seats, [0.0] * seats, [0.0] * seats)
    options = course.match.game.settings.chosen(course.first.settings)
    deals: list[list[float]] = []
    for _ in range(OTHER_DEALS):
        t = course.match.game.dealt_table(seats, any_state(luck), options)
        _run_on(t, luck)
        deals.append(chances(t))
    mean, doubt = mean_and_doubt(deals)
    dealt = chances(course.first)
    return Parting([0.0] * seats, [dealt[seat] - mean[seat] for seat in range(seats)], doubt)


def taken_again(decision: Decision, luck: Luck) -> tuple[Table, bool]:
    """The table to which the same decision leads with other luck, and whether luck had a part in it."""
    t = decision.before.clone()
    begin = t.luck = any_state(luck)
    t.play(decision.thing)
    drew = t.luck != begin
    return t, _run_on(t, luck) or drew


def _run_on(t: Table, luck: Luck) -> bool:
    """Throw the dice, until a seat has to choose; were there any?"""
    thrown = False
    while not t.over and t.seat == CHANCE:
        t.follow(sample(t, luck))
        thrown = True
    return thrown


def mean_and_doubt(samples: list[list[float]]) -> tuple[list[float], list[float]]:
    """By seat the mean, and the variance of that mean."""
    count, seats = len(samples), range(len(samples[0]))
    mean = [math.fsum(sample[seat] for sample in samples) / count for seat in seats]
    squares = [math.fsum((sample[seat] - mean[seat]) ** 2 for sample in samples) for seat in seats]
    return mean, [each / (count - 1) / count for each in squares]
