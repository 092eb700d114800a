"""The arena: bots play each other many times, every bot on every seat in turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from higaki.bots import bot_called
from higaki.engine.game import Game
from higaki.engine.luck import luck_of
from higaki.engine.playout import sample
from higaki.engine.steps import CHANCE
from higaki.engine.table import Table

Z_95 = 1.959964


class Result:
    """How one bot fared."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.points = 0

    @property
    def win_share(self) -> float:
        """Games won; a shared first place is a share of a win."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % confidence interval of the win share."""
        n, p, z = self.games, self.win_share, Z_95
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "win_share": self.win_share,
            "low": low,
            "high": high,
            "mean_score": self.points / self.games,
        }


def compete(
    game: Game, bots: list[str], games: int, seed: int, options: dict[str, Any], progress: Callable[[int], None]
) -> list[Result]:
    """Play the games; game number g sits the bots g seats further round, so nobody profits from a seat."""
    results = [Result(name) for name in _numbered(bots)]
    for number in range(games):
        seated = [(seat + number) % len(bots) for seat in range(len(bots))]
        t = play_one(game, [bots[bot] for bot in seated], seed + number, options)
        scores, winners = game.scores(t), game.ranking(t)[0]
        for seat, bot in enumerate(seated):
            results[bot].games += 1
            results[bot].points += scores[seat]
            if seat in winners:
                results[bot].wins += 1 / len(winners)
        progress(number + 1)
    return results


def _numbered(bots: list[str]) -> list[str]:
    """Names that tell two bots of one kind apart."""
    return [name if bots.count(name) == 1 else f"{name} {bots[: at + 1].count(name)}" for at, name in enumerate(bots)]


def play_one(game: Game, bots: list[str], seed: int, options: dict[str, Any]) -> Table:
    """One game of bots; the table at its end."""
    t = game.new_table(len(bots), seed, options)
    players = [bot_called(name, luck_of(seed, f"bot {seat}")) for seat, name in enumerate(bots)]
    chance = luck_of(seed, "chance")
    while not t.over:
        t.play(sample(t, chance) if t.seat == CHANCE else players[t.seat].choose(t))
    return t
