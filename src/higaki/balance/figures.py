"""The figures of a balance report, each with its 95 % interval."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from higaki.balance.sums import Moments, Sums
from higaki.intervals import Z_95, wilson

# What fewer players took is left out: an interval of so few would say too much.
LEAST_TAKEN: Final = 30


class Share(NamedTuple):
    """A part of some cases, such as won games, with its interval."""

    share: float
    low: float
    high: float
    cases: int

    @staticmethod
    def of(wins: float, count: int) -> Share:
        # Sums of thirds may be a little more than all.
        return Share(wins / count, *wilson(min(wins, count), count), count) if count else Share(0.0, 0.0, 1.0, 0)


class Mean(NamedTuple):
    """A mean, and half of its interval."""

    mean: float
    within: float
    cases: int

    @staticmethod
    def of(count: float, total: float, squares: float) -> Mean:
        """From the sum of the values, and that of their squares."""
        if count < 2:
            return Mean(total if count else 0.0, 0.0, int(count))
        mean = total / count
        variance = max(0.0, squares - total * mean) / (count - 1)
        return Mean(mean, Z_95 * math.sqrt(variance / count), int(count))


class Item(NamedTuple):
    """Something that players took: how many of them, and how they did."""

    heading: str
    kind: str
    name: str
    taken: Share
    # The share of the win of the players with it, and of all others.
    wins_with: Mean
    wins_without: Mean
    # The share of the win less the chance that its players had before they took it.
    gain: Mean


class Figures:
    """The figures of some games with the same number of players and the same bots."""

    def __init__(self, sums: Sums) -> None:
        self.sums: Final = sums
        self.games: Final = sums.games
        self.seats: Final = sums.seats

    @property
    def wins(self) -> list[Share]:
        """By place in the turn order."""
        return [_share(one) for one in self.sums.wins]

    @property
    def points(self) -> list[Mean]:
        """By place in the turn order."""
        return [Mean.of(*one) for one in self.sums.points]

    @property
    def sources(self) -> dict[str, Mean]:
        """The points of a player by source."""
        return self._of_all_players(self.sums.sources)

    @property
    def left(self) -> dict[str, Mean]:
        """What a player has left at the end."""
        return self._of_all_players(self.sums.left)

    def _of_all_players(self, by_name: dict[str, Moments]) -> dict[str, Mean]:
        players = self.games * self.seats
        return {name: Mean.of(players, total, squares) for name, (_, total, squares) in by_name.items()}

    @property
    def decisions(self) -> Mean:
        return Mean.of(*self.sums.decisions)

    @property
    def rounds(self) -> Mean:
        """Zeros for a game whose log counts no rounds."""
        total = sum(count * games for count, games in self.sums.rounds.items())
        squares = sum(count * count * games for count, games in self.sums.rounds.items())
        return Mean.of(self.games, total, squares)

    @property
    def lengths(self) -> dict[int, Share]:
        """By number of rounds, how many games had so many."""
        return {count: Share.of(games, self.games) for count, games in sorted(self.sums.rounds.items())}

    @property
    def lead_changes(self) -> Mean:
        return Mean.of(*self.sums.lead_changes)

    @property
    def leader_wins(self) -> Share:
        """How often wins who led when half of the turns were over."""
        return _share(self.sums.led)

    @property
    def last_wins(self) -> Share:
        """How often wins who was last when half of the turns were over: a comeback."""
        return _share(self.sums.trailed)

    @property
    def ends(self) -> dict[str, Share]:
        """In how many games a line of the log brought the end; "" if none did."""
        return {line: Share.of(count, self.games) for line, count in self.sums.ends.most_common()}

    @property
    def restricted(self) -> Share:
        """How often the restricted seat won."""
        return _share(self.sums.restricted)

    @property
    def items(self) -> list[Item]:
        """What players took; what is worth most to who takes it comes first under its heading."""
        players, wins, squares = self.sums.shares
        found = []
        for (heading, kind, name), (with_it, gain) in self.sums.items.items():
            if with_it[0] < LEAST_TAKEN:
                continue
            rest = Mean.of(players - with_it[0], wins - with_it[1], squares - with_it[2])
            taken = Share.of(with_it[0], int(players))
            found.append(Item(heading, kind, name, taken, Mean.of(*with_it), rest, Mean.of(*gain)))
        return sorted(found, key=lambda item: (item.heading, -item.gain.mean, item.name))


def _share(moments: Moments) -> Share:
    return Share.of(moments[1], int(moments[0]))
