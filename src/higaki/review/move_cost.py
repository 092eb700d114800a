"""The cost of a decision, compared with the best thing that a search finds from the seat's knowledge.

The search names a better thing. Its advantage is then measured again, because the best of many estimates is too high:
both are played on with the same luck, on redealt tables. If the first tables leave it open, more are used. In the same
way the lead of a good decision over the next best thing is measured.
"""

from __future__ import annotations

import math
from typing import Final

from higaki.bots import bot_called
from higaki.bots.explaining import Change, why_rather
from higaki.bots.search import Search
from higaki.engine.base.random_numbers import Rng
from higaki.engine.views.random_play import any_state
from higaki.engine.views.redeal import redeal
from higaki.intervals import Z_95
from higaki.review.luck import mean_and_doubt
from higaki.review.replayed_game import Decision
from higaki.review.rollout import chances_later

# Tables per step on which both things are played on, and the most in all if the result is still open.
TABLES: Final = 40
MOST_TABLES: Final = 160
# They are played on this many times as far as for luck: plans pay late, and before that an estimate may prefer the
# wrong thing (bench/review.py).
FURTHER: Final = 2
# The number of standard errors that count as certain. Every game has dozens of measured decisions, and none may be
# named because it was the unluckiest.
SURELY: Final = 3.0
# A smaller difference is not worth naming.
LEAST_COST: Final = 0.01


class Measured:
    """The advantage of another thing over the chosen one, table by table."""

    def __init__(self, differences: list[float]) -> None:
        self.differences: Final = differences
        mean, doubt = mean_and_doubt([[each] for each in differences])
        self.mean: Final = mean[0]
        # The standard error of that.
        self.error: Final = math.sqrt(doubt[0])

    @property
    def sure(self) -> bool:
        """Did the decision cost something, without doubt?"""
        return self.mean >= LEAST_COST and self.mean > SURELY * self.error

    @property
    def open(self) -> bool:
        """Could more tables make the cost certain?"""
        possible = self.mean + Z_95 * self.error >= LEAST_COST
        return not self.sure and possible and len(self.differences) < MOST_TABLES


class Suspicion:
    """The thing that a search prefers to the chosen one, and the estimated difference."""

    def __init__(self, better: int, share: float) -> None:
        self.better: Final = better
        self.share: Final = share


class Lead:
    """The thing that a search finds best after the chosen one, and the estimated difference."""

    def __init__(self, second: int, share: float) -> None:
        self.second: Final = second
        self.share: Final = share


class Cost:
    """A decision that cost something: the better thing, its advantage, the interval, and the reasons.

    The reasons compare the effects of the better thing with those of the chosen one.
    """

    def __init__(
        self, number: int, seat: int, thing: int, better: int, cost: float, within: float, why: list[Change]
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.thing: Final = thing
        self.better: Final = better
        self.cost: Final = cost
        # Half of the 95 % interval.
        self.within: Final = within
        self.why: Final = why


class BestMove:
    """A decision that was clearly better than the next best thing: its lead, the interval, and the reasons."""

    def __init__(
        self, number: int, seat: int, thing: int, second: int, lead: float, within: float, why: list[Change]
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.thing: Final = thing
        self.second: Final = second
        self.lead: Final = lead
        # Half of the 95 % interval.
        self.within: Final = within
        self.why: Final = why


def weigh(decision: Decision, rng: Rng, name: str) -> Suspicion | Lead | None:
    """What a search prefers to the chosen thing; if it prefers the chosen one, the next best."""
    if decision.before.choices < 2:
        return None
    bot = bot_called(name, rng)
    assert isinstance(bot, Search), f"{name} cannot weigh"
    weighed = bot.weigh(redeal(decision.before, decision.seat, rng))
    best = weighed[0]
    if best.thing == decision.thing:
        return Lead(weighed[1].thing, best.share - weighed[1].share) if len(weighed) > 1 else None
    for one in weighed:
        if one.thing == decision.thing:
            return Suspicion(best.thing, best.share - one.share) if best.share > one.share else None
    return None  # the search never visited it


def measure(decision: Decision, other: int, rng: Rng) -> list[float]:
    """The advantage of another thing over the chosen one on some redealt tables, both with the same luck."""
    seat = decision.seat
    differences: list[float] = []
    for _ in range(TABLES):
        imagined, state = redeal(decision.before, seat, rng), any_state(rng)
        as_it_was = imagined.clone()
        as_it_was.play(decision.thing)
        imagined.play(other)
        other_later, later = chances_later(imagined, state, FURTHER), chances_later(as_it_was, state, FURTHER)
        differences.append(other_later[seat] - later[seat])
    return differences


def cost_of(decision: Decision, better: int, measured: Measured, rng: Rng) -> Cost:
    """The measured cost, with its reasons."""
    why = why_rather(redeal(decision.before, decision.seat, rng), better, decision.thing)
    within = Z_95 * measured.error
    return Cost(decision.number, decision.seat, decision.thing, better, measured.mean, within, why)


def best_move_of(decision: Decision, second: int, measured: Measured, rng: Rng) -> BestMove:
    """The measured lead over the second thing, with its reasons."""
    why = why_rather(redeal(decision.before, decision.seat, rng), decision.thing, second)
    within = Z_95 * measured.error
    return BestMove(decision.number, decision.seat, decision.thing, second, measured.mean, within, why)
