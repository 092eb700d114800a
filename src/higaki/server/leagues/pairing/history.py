"""What happened in the rounds of a league so far: who met whom, who sat out, who got which points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple


class Game(NamedTuple):
    """A table of a league: its players in the order of the seats, and its outcome. A single player has a bye.

    A side is a player, or a team. Without places the game is not over, or had no result.
    """

    round: int
    players: Sequence[int]
    sides: Sequence[int] | None = None
    places: Sequence[int] | None = None


class History:
    """Counts over games that were paired, finished or not."""

    def __init__(self, players: int, games: Iterable[Game]) -> None:
        self.met: Final = [[0] * players for _ in range(players)]
        self.byes: Final = [0] * players
        # By player, how often they sat at which seat.
        self.sat: Final[list[dict[int, int]]] = [{} for _ in range(players)]
        for game in games:
            if len(game.players) == 1:
                self.byes[game.players[0]] += 1
                continue
            for a, b in combinations(game.players, 2):
                self.met[a][b] += 1
                self.met[b][a] += 1
            for seat, player in enumerate(game.players):
                self.sat[player][seat] = self.sat[player].get(seat, 0) + 1

    def seated(self, table: Sequence[int], order: Sequence[int]) -> list[int]:
        """The players of a table by seats: each seat goes to who sat there least. `order` decides among equals."""
        left = sorted(table, key=order.index)
        found: list[int] = []
        for seat in range(len(table)):
            chosen = min(left, key=lambda player: self.sat[player].get(seat, 0))
            left.remove(chosen)
            found.append(chosen)
        return found
