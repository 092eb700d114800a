"""Comparison of two bots in pairs of games: the same seed, seat, opponents and random numbers.

Both games of a pair have the same deal, and bots have generators that depend on seed and seat. Much of the luck is
thus in both games and cancels in their difference.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from higaki import catalogue
from higaki.arena.participants import Entrant, enter
from higaki.arena.play_game import Meeting, Played
from higaki.arena.results import Figures, common
from higaki.arena.tournament import GAMES, LADDER_SEATS, check_extent, chosen_games, fitting_options, play_all
from higaki.engine.base.errors import BadSetting
from higaki.intervals import Z_95

# The numbers of the two compared bots; the others follow.
FIRST: Final = 0
SECOND: Final = 1


class Difference:
    """The mean difference between the second bot and the first, and half of its 95 % interval."""

    def __init__(self, first: list[float], second: list[float]) -> None:
        differences = [other - one for one, other in zip(first, second, strict=True)]
        self.mean: Final = statistics.fmean(differences)
        # One pair has no interval.
        self.within: Final = _half([differences])
        # The same for unpaired games: no two of them have a common seed.
        self.unpaired: Final = _half([first, second])

    @property
    def games_saved(self) -> float:
        """How many times as many games would be needed without pairs for the same interval."""
        return (self.unpaired / self.within) ** 2 if self.within else math.inf


def _half(samples: list[list[float]]) -> float:
    """Half of the 95 % interval of a sum of means."""
    if len(samples[0]) < 2:
        return math.inf
    return Z_95 * math.sqrt(sum(statistics.variance(sample) / len(sample) for sample in samples))


class Comparison:
    """The result of the pairs of one game. After a stop, only pairs with both games count."""

    def __init__(
        self, names: list[str], others: list[str], meetings: list[Meeting], played: list[list[Played]]
    ) -> None:
        meeting = meetings[0]
        self.game: Final = meeting.game
        self.options: Final = meeting.options
        self.seats: Final = len(meeting.lineup)
        self.seed: Final = meeting.seed
        self.pairs: Final = len(played[0])
        self.asked: Final = meeting.games
        self.names: Final = names
        self.others: Final = others
        # The results of each of the two.
        self.figures: Final = [Figures(bot, games) for bot, games in zip((FIRST, SECOND), played, strict=True)]
        first, second = self.figures
        self.wins: Final = Difference(first.shares, second.shares)
        self.margin: Final = Difference(
            [float(each) for each in first.margins], [float(each) for each in second.margins]
        )

    @property
    def finished(self) -> bool:
        return self.pairs == self.asked

    @property
    def extent(self) -> str:
        """The number of pairs, with the planned number if some are missing."""
        return str(self.pairs) if self.finished else f"{self.pairs}/{self.asked}"

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "kind": "pairs",
            "seed": self.seed,
            "pairs": self.pairs,
            "finished": self.finished,
            "pairs_asked": self.asked,
            "others": self.others,
            "bots": [
                {
                    "bot": name,
                    "win_share": figures.win_share,
                    "low": figures.interval[0],
                    "high": figures.interval[1],
                    "mean_score": figures.mean_score,
                    "margin": figures.margin,
                }
                for name, figures in zip(self.names, self.figures, strict=True)
            ],
            "difference": {"win_share": _as_json(self.wins), "margin": _as_json(self.margin)},
        }


def _as_json(difference: Difference) -> dict[str, float | None]:
    found = {
        "mean": difference.mean,
        "within": difference.within,
        "within_unpaired": difference.unpaired,
        "games_saved": difference.games_saved,
    }
    return {name: value if math.isfinite(value) else None for name, value in found.items()}


def compare(
    bots: Sequence[Entrant],
    *,
    game: str | Sequence[str] | None = None,
    games: int = GAMES,
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    rows: Path | None = None,
    resume: bool = False,
    progress: Callable[[int, int], None] = lambda done, total: None,
    unfinished: Callable[[dict[str, Comparison]], None] = lambda comparisons: None,
) -> dict[str, Comparison]:
    """Compare the second bot with the first in pairs of games; returns the results by game.

    In both games of a pair they have the same seat, which moves on by one with each pair. The other seats are taken by
    the bots listed after these two, in turn, or by more of the first. The rest is as in `compete`.
    """
    check_extent(games, seed, jobs, ray, seats)
    if isinstance(bots, str) or len(bots) < 2:
        raise BadSetting("a pair is of two bots; right would be two, and others to sit with them where that is wanted")
    count = LADDER_SEATS if seats is None else seats
    sitting = list(bots[2:]) or [bots[0]]
    names, others = enter(bots[:2]), enter(sitting)
    chosen = [catalogue.find(name) for name in chosen_games(game)]
    fitting = fitting_options(chosen, count, options or {})
    seated = [2 + seat % len(sitting) for seat in range(count - 1)]
    meetings = [
        Meeting(found.name, fitting[found.name], (*bots[:2], *sitting), (bot, *seated), seed, games)
        for found in chosen
        for bot in (FIRST, SECOND)
    ]

    def comparisons(played: list[list[Played]]) -> dict[str, Comparison]:
        found = {}
        for begin in range(0, len(meetings), 2):
            pairs = common(played[begin : begin + 2])
            if pairs[0]:
                found[meetings[begin].game] = Comparison(names, others, meetings[begin : begin + 2], pairs)
        return found

    return play_all(meetings, jobs, ray, rows, resume, progress, comparisons, unfinished)
