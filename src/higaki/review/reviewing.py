"""The work of a review in pieces, so that its progress can be reported and it can stop and continue anywhere.

Every piece has its own luck, so its result does not depend on order, place or repetition.
"""

from __future__ import annotations

from typing import Final

from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.review.luck import COMPARISONS, Fortune, chances_before_the_deal, fortune_of, fortune_of_deal
from higaki.review.move_cost import (
    LEAST_COST,
    BestMove,
    Cost,
    Lead,
    Measured,
    Suspicion,
    best_move_of,
    cost_of,
    measure,
    weigh,
)
from higaki.review.replayed_game import Course

# The bot that searches for better decisions. Limited by iterations, so that a game has the same review on any machine.
BOT: Final = "hard:200"
# The number of decisions of each seat that are measured, those with the largest estimated cost first.
MOST_MEASURED: Final = 16
# The number of decisions of each seat whose lead is measured, those with the largest estimated one first.
MOST_PRAISED: Final = 2
# The share of the work that looking at all decisions takes; the rest is measuring.
LOOKING: Final = 0.7


class Looked:
    """One decision: the win shares it led to, its luck, and what a search found: a better thing, or its lead."""

    def __init__(self, number: int, chances: list[float], fortune: Fortune, found: Suspicion | Lead | None) -> None:
        self.number: Final = number
        self.chances: Final = chances
        self.fortune: Final = fortune
        self.suspicion: Final = found if isinstance(found, Suspicion) else None
        self.lead: Final = found if isinstance(found, Lead) else None


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
        found = None if self.bot is None else weigh(decision, rng_of(self.seed, f"search {at}"), self.bot)
        return Looked(decision.number, chances(decision.after), fortune, found)

    def to_measure(self, looked: list[Looked]) -> list[tuple[int, int]]:
        """The decisions that seem to have cost their seats most, each with the better thing."""
        suspicions = ((at, one.suspicion) for at, one in enumerate(looked))
        return self._first_of_each_seat([(at, s.share, s.better) for at, s in suspicions if s], MOST_MEASURED)

    def to_praise(self, looked: list[Looked]) -> list[tuple[int, int]]:
        """The decisions that seem to be furthest ahead of the next best thing, each with that thing."""
        leads = ((at, one.lead) for at, one in enumerate(looked))
        return self._first_of_each_seat([(at, lead.share, lead.second) for at, lead in leads if lead], MOST_PRAISED)

    def _first_of_each_seat(self, found: list[tuple[int, float, int]], most: int) -> list[tuple[int, int]]:
        """The decisions with the largest differences, if they are worth naming, each with the other thing."""
        by_seat: dict[int, list[tuple[float, int, int]]] = {}
        for at, share, other in found:
            if share >= LEAST_COST:
                by_seat.setdefault(self.course.decisions[at].seat, []).append((share, at, other))
        chosen: list[tuple[int, int]] = []
        for found_ones in by_seat.values():
            found_ones.sort(reverse=True)
            chosen += [(at, other) for _, at, other in found_ones[:most]]
        return sorted(chosen)

    def measure(self, at: int, other: int, before: list[float]) -> list[float]:
        """The advantage of the other thing on the tables used before and on some more."""
        rng = rng_of(self.seed, f"cost {at} {len(before)}")
        return before + measure(self.course.decisions[at], other, rng)

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

    def best_move(self, at: int, second: int, differences: list[float]) -> BestMove | None:
        """The lead of a decision, from the advantages of the second thing; None if it is not certain."""
        measured = Measured([-each for each in differences])
        if not measured.sure:
            return None
        return best_move_of(self.course.decisions[at], second, measured, rng_of(self.seed, f"why {at}"))

    def praise(self, at: int, second: int) -> BestMove | None:
        """The lead of a decision; two are measured for each seat, on the first tables only."""
        return self.best_move(at, second, self.measure(at, second, []))
