"""Luck: the part of a change in win shares that was drawn and not decided.

A table draws at the moment of the draw, so a decision can be repeated with other luck. The real outcome minus the mean
outcome is luck; its mean is zero for any estimator. Both outcomes are played on for a while with the same luck before
they are estimated, because a draw often pays only when the player uses it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import any_state, sample
from higaki.review.replayed_game import Course, Decision
from higaki.review.rollout import chances_later

# The number of alternative outcomes that an outcome is compared with.
COMPARISONS: Final = 64


# The number of deals that estimate a game before it is dealt.
DEALS: Final = 128


class Fortune:
    """By seat the share of the win that luck brought, and the variance of that estimate."""

    def __init__(self, luck: list[float], doubt: list[float]) -> None:
        self.luck: Final = luck
        self.doubt: Final = doubt


def nothing_drawn(seats: int) -> Fortune:
    return Fortune([0.0] * seats, [0.0] * seats)


def fortune_of(decision: Decision, rng: Rng, comparisons: int = COMPARISONS) -> Fortune:
    """Every seat's luck in the draws of a decision."""
    if not taken_again(decision, rng)[1]:
        return nothing_drawn(decision.before.seats)
    return compare(decision.after, lambda: taken_again(decision, rng)[0], rng, comparisons)


def fortune_of_deal(course: Course, rng: Rng, comparisons: int = COMPARISONS) -> Fortune:
    """The luck of the deal itself; zero for a game that started at a written position."""
    if course.match.origin is not None:
        return nothing_drawn(course.seats)
    return compare(course.first, lambda: dealt_again(course, rng), rng, comparisons)


def chances_before_the_deal(course: Course, rng: Rng) -> list[float]:
    """Every seat's expected share of the win before the deal."""
    if course.match.origin is not None:
        return chances(course.first)
    return mean_and_doubt([chances(dealt_again(course, rng)) for _ in range(DEALS)])[0]


def dealt_again(course: Course, rng: Rng) -> Table:
    options = course.match.game.settings.chosen(course.first.settings)
    t = course.match.game.dealt_table(course.seats, any_state(rng), options)
    _run_on(t, rng)
    return t


def compare(came: Table, could_have_come: Callable[[], Table], rng: Rng, comparisons: int) -> Fortune:
    """The difference between the real outcome and alternative ones."""
    differences: list[list[float]] = []
    for _ in range(comparisons):
        other, state = could_have_come(), any_state(rng)
        one, another = chances_later(came, state), chances_later(other, state)
        differences.append([one[seat] - another[seat] for seat in range(came.seats)])
    return Fortune(*mean_and_doubt(differences))


def taken_again(decision: Decision, rng: Rng) -> tuple[Table, bool]:
    """The table to which the same decision leads with other luck, and whether luck had a part in it."""
    t = decision.before.clone()
    begin = t.random_state = any_state(rng)
    t.play(decision.thing)
    drew = t.random_state != begin
    return t, _run_on(t, rng) or drew


def _run_on(t: Table, rng: Rng) -> bool:
    """Draw random results until a seat has to choose. Returns whether there were any."""
    thrown = False
    while not t.over and t.seat == CHANCE:
        t.follow(sample(t, rng))
        thrown = True
    return thrown


def mean_and_doubt(samples: list[list[float]]) -> tuple[list[float], list[float]]:
    """By seat the mean, and the variance of the mean."""
    count, seats = len(samples), range(len(samples[0]))
    mean = [math.fsum(sample[seat] for sample in samples) / count for seat in seats]
    squares = [math.fsum((sample[seat] - mean[seat]) ** 2 for sample in samples) for seat in seats]
    return mean, [each / (count - 1) / count for each in squares]
