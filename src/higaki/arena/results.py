"""Results of a contest: each bot's win share, margin, rating and time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from higaki.arena.play_game import Meeting, Played
from higaki.arena.ratings import Rating, rate
from higaki.intervals import Z_95, wilson


class Figures:
    """The results of one bot in games in which it had one seat."""

    def __init__(self, bot: int, games: Sequence[Played]) -> None:
        self.games: Final = len(games)
        # The share of the win in each game.
        self.shares: Final[list[float]] = []
        self.points = 0
        self.margins: Final[list[int]] = []
        for game in games:
            seat = game.bots.index(bot)
            self.shares.append(1 / game.places.count(0) if game.places[seat] == 0 else 0.0)
            self.points += game.scores[seat]
            side = game.sides[seat]
            others = [score for score, theirs in zip(game.scores, game.sides, strict=True) if theirs != side]
            self.margins.append(game.scores[seat] - max(others))

    @property
    def wins(self) -> float:
        return sum(self.shares)

    @property
    def win_share(self) -> float:
        """Games won; a shared first rank is a share of a win."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win share."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games

    @property
    def margin(self) -> float:
        """The mean lead over the best opponent of another team; negative if behind."""
        return sum(self.margins) / self.games

    @property
    def margin_doubt(self) -> float:
        """Half of the margin's 95 % interval; undefined for one game."""
        if self.games < 2:
            return math.inf
        spread = sum((margin - self.margin) ** 2 for margin in self.margins) / (self.games - 1)
        return Z_95 * math.sqrt(spread / self.games)


class Pace(NamedTuple):
    """The number of a bot's choices, and its total and longest time in seconds."""

    moves: int
    seconds: float
    longest: float

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0


class Row(NamedTuple):
    """One bot: its results, its opponents if these are always the same, its rating, its time.

    The first bot of a ladder has no figures, because it never plays alone against another.
    """

    bot: str
    against: str | None
    figures: Figures | None
    rating: Rating
    pace: Pace


class Contest:
    """The results of one game's meetings. They are reproducible, except for the times.

    A stopped contest has the first games, the same number of each meeting.
    """

    def __init__(self, names: list[str], is_ladder: bool, meetings: list[Meeting], played: list[list[Played]]) -> None:
        meeting = meetings[0]
        self.game: Final = meeting.game
        self.options: Final = meeting.options
        self.seats: Final = len(meeting.lineup)
        self.seed: Final = meeting.seed
        self.games: Final = len(played[0])
        self.asked: Final = meeting.games
        self.is_ladder: Final = is_ladder
        # Alternating between the meetings, because ratings depend on the order of the games.
        in_turn = [game for games in zip(*played, strict=True) for game in games]
        ratings = rate(len(names), in_turn)
        self.rows: Final = [
            Row(
                name,
                names[bot - 1] if is_ladder and bot else None,
                _figures(bot, played, is_ladder),
                ratings[bot],
                _pace(bot, in_turn),
            )
            for bot, name in enumerate(names)
        ]

    @property
    def finished(self) -> bool:
        return self.games == self.asked

    @property
    def extent(self) -> str:
        """The number of games of each line-up, with the planned number if some are missing."""
        return str(self.games) if self.finished else f"{self.games}/{self.asked}"

    @property
    def fair_share(self) -> float:
        """The win share of a bot as strong as the others."""
        return 1 / self.seats

    @property
    def strongest_first(self) -> list[Row]:
        return sorted(self.rows, key=lambda row: -row.rating.shown)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "kind": "ladder" if self.is_ladder else "round robin",
            "seed": self.seed,
            "games_per_lineup": self.games,
            "finished": self.finished,
            "games_asked": self.asked,
            "fair_share": self.fair_share,
            "bots": [_as_json(row) for row in self.rows],
        }


def common(played: list[list[Played]]) -> list[list[Played]]:
    """The first games of each meeting, the same number of each, so that no bot profits from weak opponents."""
    whole = min(next((n for n, game in enumerate(games) if game.number != n), len(games)) for games in played)
    return [games[:whole] for games in played]


def _figures(bot: int, played: list[list[Played]], is_ladder: bool) -> Figures | None:
    """In a ladder only the games count in which a bot plays alone: those of its own meeting."""
    if is_ladder:
        return Figures(bot, played[bot - 1]) if bot else None
    return Figures(bot, [game for games in played for game in games if bot in game.bots])


def _pace(bot: int, games: list[Played]) -> Pace:
    seats = [(game, seat) for game in games for seat, seated in enumerate(game.bots) if seated == bot]
    return Pace(
        sum(game.moves[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats),
        max(game.longest[seat] for game, seat in seats),
    )


def _as_json(row: Row) -> dict[str, Any]:
    """`time` depends on the machine; everything else is the same everywhere."""
    found: dict[str, Any] = {"bot": row.bot, "against": row.against, "moves": row.pace.moves}
    if row.figures is not None:
        low, high = row.figures.interval
        doubt = row.figures.margin_doubt
        found |= {
            "games": row.figures.games,
            "win_share": row.figures.win_share,
            "low": low,
            "high": high,
            "mean_score": row.figures.mean_score,
            "margin": row.figures.margin,
            "margin_doubt": doubt if math.isfinite(doubt) else None,
        }
    found |= {"rating": row.rating.shown, "rating_doubt": row.rating.doubt}
    return found | {"time": {"per_move": row.pace.mean, "longest": row.pace.longest}}
