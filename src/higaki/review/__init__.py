"""The review of a finished game: everybody's chances over time, the decisions that cost most, skill and luck apart."""

from __future__ import annotations

from collections.abc import Callable

from higaki.engine.match.match import Match
from higaki.review.luck import COMPARISONS
from higaki.review.report import Review
from higaki.review.reviewing import BOT, LOOKING, Reviewing

__all__ = ["Review", "Reviewing", "review"]


def review(
    match: Match,
    seed: int = 0,
    bot: str | None = BOT,
    comparisons: int = COMPARISONS,
    progress: Callable[[float], None] = lambda done: None,
) -> Review:
    """A whole review, one piece after the other. Progress is a share of the work."""
    work = Reviewing(match, seed, bot, comparisons)
    deal, looked = work.deal(), []
    for at in range(work.decisions):
        looked.append(work.look(at))
        progress(LOOKING * (at + 1) / work.decisions)
    measuring, praising = work.to_measure(looked), work.to_praise(looked)
    costs, good, pieces = [], [], len(measuring) + len(praising)
    for at, better in measuring:
        costs.append(work.judge(at, better))
        progress(LOOKING + (1 - LOOKING) * len(costs) / pieces)
    for at, second in praising:
        good.append(work.praise(at, second))
        progress(LOOKING + (1 - LOOKING) * (len(costs) + len(good)) / pieces)
    return Review(work.course, deal, looked, [one for one in costs if one], [one for one in good if one])
