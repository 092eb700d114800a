"""The work of a review in pieces, so that its progress can be reported and it can stop and continue anywhere.

Every piece has its own luck, so its result does not depend on order, place or repetition.
"""

from __future__ import annotations

from typing import Final

from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.review.luck import COMPARISONS, Fortune, chances_before_the_deal, fortune_of, fortune_of_deal
from higaki.review.move_cost import LEAST_COST, Cost, Measured, Suspicion, cost_of, measure, suspect
from higaki.review.replayed_game import Course

# The bot that searches for better decisions. Limited by iterations, so that a game has the same review on any machine.
BOT: Final = "hard:200"
# The number of decisions of each seat that are measured, those with the largest estimated cost first.
MOST_MEASURED: Final = 16
# The share of the work that looking at all decisions takes; the rest is measuring.
LOOKING: Final = 0.7


class Looked:
    """One decision: the win shares it led to, its luck, and the better thing that a search found."""

    def __init__(self, number: int, chances: list[float], fortune: Fortune, suspicion: Suspicion | None) -> None:
        self.number: Final = number
        self.chances: Final = chances
        self.fortune: Final = fortune
        self.suspicion: Final = suspicion


class Reviewing:
    """A finished game under review."""

    def __init__(self, match: Match, seed: int = 0, bot: str | None = BOT, comparisons: int = COMPARISONS) -> None:
        self.course: Final = Course(match)
        self.seed: Final = seed
        # The bot that searches for better decisions; without it, only luck is measured, with this many comparisons.
        self.bot: Final = bot
        self.comparisons: Final = comparisons

    @property
    def decisions(self) -> int:
        return len(self.course.decisions)

    def deal(self) -> Looked:
        """The shares after the deal: those before it, plus the luck of the deal."""
        before = chances_before_the_deal(self.course, rng_of(self.seed, "before the deal"))
        fortune = fortune_of_deal(self.course, rng_of(self.seed, "deal"), self.comparisons)
        return Looked(0, [before[seat] + fortune.luck[seat] for seat in range(len(before))], fortune, None)

    def look(self, at: int) -> Looked:
        """One decision, counted from 0."""
        decision = self.course.decisions[at]
        fortune = fortune_of(decision, rng_of(self.seed, f"luck {at}"), self.comparisons)
        suspicion = None if self.bot is None else suspect(decision, rng_of(self.seed, f"search {at}"), self.bot)
        return Looked(decision.number, chances(decision.after), fortune, suspicion)

    def to_measure(self, looked: list[Looked]) -> list[tuple[int, int]]:
        """The decisions that seem to have cost their seats most, each with the better thing."""
        by_seat: dict[int, list[tuple[float, int, int]]] = {}
        for at, (decision, one) in enumerate(zip(self.course.decisions, looked, strict=True)):
            if one.suspicion is not None and one.suspicion.share >= LEAST_COST:
                found = (one.suspicion.share, at, one.suspicion.better)
                by_seat.setdefault(decision.seat, []).append(found)
        chosen: list[tuple[int, int]] = []
        for found_ones in by_seat.values():
            found_ones.sort(reverse=True)
            chosen += [(at, better) for _, at, better in found_ones[:MOST_MEASURED]]
        return sorted(chosen)

    def measure(self, at: int, better: int, before: list[float]) -> list[float]:
        """The advantage of the better thing on the tables used before and on some more."""
        rng = rng_of(self.seed, f"cost {at} {len(before)}")
        return before + measure(self.course.decisions[at], better, rng)

    def cost(self, at: int, better: int, differences: list[float]) -> Cost | None:
        """The cost of a decision; None if it is not certain."""
        measured = Measured(differences)
        if not measured.sure:
            return None
        return cost_of(self.course.decisions[at], better, measured, rng_of(self.seed, f"why {at}"))

    def judge(self, at: int, better: int) -> Cost | None:
        """The cost of a decision, measured on as many tables as needed."""
        differences = self.measure(at, better, [])
        while Measured(differences).open:
            differences = self.measure(at, better, differences)
        return self.cost(at, better, differences)
