"""The report of a review."""

from __future__ import annotations

import math
from typing import Final

from higaki.intervals import Z_95
from higaki.review.move_cost import BestMove, Cost
from higaki.review.replayed_game import Course
from higaki.review.reviewing import Looked


class Balance:
    """Changes of a seat's share of the win: by its own decisions, by those of others, and by luck.

    `own` is no measure of skill: a seat looks better right after its move, and the others' moves reduce that. `lost`
    is the sum of the costs of its own decisions.
    """

    def __init__(
        self, begin: float, own: float, others: float, luck: float, within: float, end: float, lost: float
    ) -> None:
        # The expected share before the deal.
        self.begin: Final = begin
        self.own: Final = own
        self.others: Final = others
        self.luck: Final = luck
        # Half of the 95 % interval of luck.
        self.within: Final = within
        # The result; for a game that was stopped, the estimate at its end.
        self.end: Final = end
        # The measured costs of decisions.
        self.lost: Final = lost

    @property
    def without_luck(self) -> float:
        """The result without luck; it may lie below 0 or above 1."""
        return self.end - self.luck


def ends_of_turns(course: Course, looked: list[Looked]) -> list[Looked]:
    """Of the first decisions, those after which the turn changed: within a turn an estimate means little."""
    last = len(course.decisions) - 1
    return [
        one
        for at, (one, decision) in enumerate(zip(looked, course.decisions, strict=False))
        if at == last or decision.after.seat != decision.seat
    ]


class Review:
    """The review of a finished game."""

    def __init__(
        self, course: Course, deal: Looked, looked: list[Looked], costs: list[Cost], good: list[BestMove]
    ) -> None:
        self.course: Final = course
        # Before the first decision, and after every one.
        self.moments: Final = [deal, *looked]
        # The most expensive first.
        self.costs: Final = sorted(costs, key=lambda cost: -cost.cost)
        # By seat the decision with the largest lead, if any has one.
        self.best: Final = {one.seat: one for one in sorted(good, key=lambda one: one.lead)}
        self.balances: Final = [self._balance(seat) for seat in range(course.seats)]

    @property
    def turns(self) -> list[Looked]:
        """The moments at which the turn changed, and the one before the first decision."""
        return [self.moments[0], *ends_of_turns(self.course, self.moments[1:])]

    def _balance(self, seat: int) -> Balance:
        own: list[float] = []
        others: list[float] = []
        for before, after, decision in zip(self.moments, self.moments[1:], self.course.decisions, strict=False):
            # Every change that was not luck is a decision.
            decided = after.chances[seat] - before.chances[seat] - after.fortune.luck[seat]
            (own if decision.seat == seat else others).append(decided)
        luck = math.fsum(moment.fortune.luck[seat] for moment in self.moments)
        doubt = math.fsum(moment.fortune.doubt[seat] for moment in self.moments)
        begin = self.moments[0].chances[seat] - self.moments[0].fortune.luck[seat]
        end = self.moments[-1].chances[seat]
        lost = math.fsum(cost.cost for cost in self.costs if cost.seat == seat)
        return Balance(begin, math.fsum(own), math.fsum(others), luck, Z_95 * math.sqrt(doubt), end, lost)
