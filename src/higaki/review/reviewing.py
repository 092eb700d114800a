"""The work of a review, in pieces: whoever does it can tell how far it is, and stop and go on anywhere.

Every piece has luck of its own, so it does not matter in what order, where or how often it is done.
"""

from __future__ import annotations

from typing import Final

from higaki.bots.chances import chances
from higaki.engine.luck import luck_of
from higaki.engine.match import Match
from higaki.review.course import Course
from higaki.review.fortune import COMPARISONS, Fortune, chances_before_the_deal, fortune_of, fortune_of_deal
from higaki.review.judging import Cost, Suspicion, measure, suspect

# Who looks for something better. By iterations, so that the same game has the same review on any machine.
BOT: Final = "hard:200"
# So many of each seat's decisions are measured that a search thinks the least of.
MOST_MEASURED: Final = 4
# A difference below this is not worth a word.
LEAST_COST: Final = 0.01


class Looked:
    """One decision, looked at: the chances it led to, what luck had to do with it, and what a search thinks of it."""

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
        # Who looks for better decisions; without it only skill and luck are told apart, by so many comparisons.
        self.bot: Final = bot
        self.comparisons: Final = comparisons

    @property
    def decisions(self) -> int:
        return len(self.course.decisions)

    def deal(self) -> Looked:
        """How it stood once it was dealt: as before, but for the luck of the deal."""
        before = chances_before_the_deal(self.course, luck_of(self.seed, "before the deal"))
        fortune = fortune_of_deal(self.course, luck_of(self.seed, "deal"), self.comparisons)
        return Looked(0, [before[seat] + fortune.luck[seat] for seat in range(len(before))], fortune, None)

    def look(self, at: int) -> Looked:
        """One decision, counted from 0."""
        decision = self.course.decisions[at]
        fortune = fortune_of(decision, luck_of(self.seed, f"luck {at}"), self.comparisons)
        suspicion = None if self.bot is None else suspect(decision, luck_of(self.seed, f"search {at}"), self.bot)
        return Looked(decision.number, chances(decision.after), fortune, suspicion)

    def to_measure(self, looked: list[Looked]) -> list[tuple[int, int]]:
        """The decisions that seem to have cost their seats most, each with what seems better."""
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

    def measure(self, at: int, better: int) -> Cost | None:
        """What a decision cost; none where nobody can be sure that it did."""
        cost = measure(self.course.decisions[at], better, luck_of(self.seed, f"cost {at}"))
        return cost if cost.cost >= LEAST_COST and cost.cost > cost.within else None
