"""What a decision cost: compared with the best that a search finds from what the seat knew.

The search names the better thing. What it is worth more is then measured anew, because the best of many estimates looks
better than it is: on tables as the seat could imagine them both are played on with the same luck.
"""

from __future__ import annotations

import math
from typing import Final

from higaki.bots import bot_called
from higaki.bots.explaining import Change, why_rather
from higaki.bots.search import Search
from higaki.engine.luck import Luck
from higaki.engine.playout import any_state
from higaki.engine.redeal import redeal
from higaki.intervals import Z_95
from higaki.review.course import Decision
from higaki.review.fortune import mean_and_doubt
from higaki.review.playing_on import chances_later

# On so many tables both are played on.
TABLES: Final = 40


class Suspicion:
    """A search would rather have pointed at something else, and thinks so much more of it."""

    def __init__(self, better: int, share: float) -> None:
        self.better: Final = better
        self.share: Final = share


class Cost:
    """A decision that cost something: what would have been better, by how much, within what, and why.

    The reasons hold what comes of the better thing against what came of the chosen one.
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


def suspect(decision: Decision, luck: Luck, name: str) -> Suspicion | None:
    """What a bot that searches would rather have pointed at, if anything."""
    if decision.before.choices < 2:
        return None
    bot = bot_called(name, luck)
    assert isinstance(bot, Search), f"{name} cannot weigh"
    weighed = bot.weigh(redeal(decision.before, decision.seat, luck))
    best = weighed[0]
    for one in weighed:
        if one.thing == decision.thing:
            return Suspicion(best.thing, best.share - one.share) if best.share > one.share else None
    return None  # it was never tried


def measure(decision: Decision, better: int, luck: Luck) -> Cost:
    """What the better thing is worth more, each time on the same imagined table with the same luck."""
    seat = decision.seat
    differences: list[list[float]] = []
    for _ in range(TABLES):
        imagined, state = redeal(decision.before, seat, luck), any_state(luck)
        as_it_was = imagined.clone()
        as_it_was.play(decision.thing)
        imagined.play(better)
        differences.append([chances_later(imagined, state)[seat] - chances_later(as_it_was, state)[seat]])
    mean, doubt = mean_and_doubt(differences)
    why = why_rather(redeal(decision.before, seat, luck), better, decision.thing)
    within = Z_95 * math.sqrt(doubt[0])
    return Cost(decision.number, seat, decision.thing, better, mean[0], within, why)
