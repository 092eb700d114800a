"""The work of a review, in pieces: whoever does it can tell how far it is, and stop and go on anywhere.

Every piece has luck of its own, so it does not matter in what order, where or how often it is done.
"""

from __future__ import annotations

from typing import Final

from higaki.bots.chances import chances
from higaki.engine.luck import luck_of
from higaki.engine.match import Match
from higaki.review.course import Course
from higaki.review.judging import Cost, Suspicion, measure, suspect
from higaki.review.parting import Parting, part, part_deal

# So many of each seat's decisions are measured that a search thinks the least of.
MOST_MEASURED: Final = 4
# A difference below this is not worth a word.
LEAST_COST: Final = 0.01


class Looked:
    """One decision, looked at: the chances it led to, what of the change was luck, and what a search thinks of it."""

    def __init__(self, number: int, chances: list[float], parting: Parting, suspicion: Suspicion | None) -> None:
        self.number: Final = number
        self.chances: Final = chances
        self.parting: Final = parting
        self.suspicion: Final = suspicion


class Reviewing:
    """A finished game under review."""

    def __init__(self, match: Match, seed: int = 0, searching: bool = True) -> None:
        self.course: Final = Course(match)
        self.seed: Final = seed
        # Without it there is only luck to be told from skill, which takes no time.
        self.searching: Final = searching

    @property
    def decisions(self) -> int:
        return len(self.course.decisions)

    def deal(self) -> Looked:
        """How it stood before the first decision."""
        return Looked(0, chances(self.course.first), part_deal(self.course, luck_of(self.seed, "deal")), None)

    def look(self, at: int) -> Looked:
        """One decision, counted from 0."""
        decision = self.course.decisions[at]
        was, became = chances(decision.before), chances(decision.after)
        parting = part(decision, was, became, luck_of(self.seed, f"luck {at}"))
        suspicion = suspect(decision, luck_of(self.seed, f"search {at}")) if self.searching else None
        return Looked(decision.number, became, parting, suspicion)

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
