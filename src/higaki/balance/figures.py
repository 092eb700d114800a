"""The figures of a balance report, each with its 95 % interval."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import Final, NamedTuple

from higaki.balance.play import NOBODY, Record
from higaki.intervals import Z_95, wilson


class Share(NamedTuple):
    """A part of some cases, such as won games, with its interval."""

    share: float
    low: float
    high: float
    cases: int

    @staticmethod
    def of(wins: float, count: int) -> Share:
        return Share(wins / count, *wilson(wins, count), count) if count else Share(0.0, 0.0, 1.0, 0)


class Mean(NamedTuple):
    """A mean, and half of its interval."""

    mean: float
    within: float
    cases: int

    @staticmethod
    def of(values: list[float]) -> Mean:
        if not values:
            return Mean(0.0, 0.0, 0)
        mean = math.fsum(values) / len(values)
        if len(values) == 1:
            return Mean(mean, 0.0, 1)
        variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return Mean(mean, Z_95 * math.sqrt(variance / len(values)), len(values))


class Item(NamedTuple):
    """Something that the log names: how many of the players took it, and how they did."""

    line: str
    name: str
    taken: Share
    # The share of the win of the players with it, and of all others.
    wins_with: Mean
    wins_without: Mean
    # The share of the win less the chance that its players had before they took it.
    gain: Mean


class Figures:
    """The figures of some games with the same number of players and the same bots."""

    def __init__(self, records: list[Record]) -> None:
        first = records[0]
        self.games: Final = len(records)
        self.seats: Final = len(first.shares)
        self._records: Final = records

    @property
    def wins(self) -> list[Share]:
        """By place in the turn order."""
        return [Share.of(math.fsum(r.shares[place] for r in self._records), self.games) for place in range(self.seats)]

    @property
    def points(self) -> list[Mean]:
        """By place in the turn order."""
        return [Mean.of([float(r.scores[place]) for r in self._records]) for place in range(self.seats)]

    @property
    def sources(self) -> dict[str, Mean]:
        """The points of a player by source."""
        return _means([account for record in self._records for account in record.account])

    @property
    def left(self) -> dict[str, Mean]:
        """What a player has left at the end."""
        return _means([left for record in self._records for left in record.left])

    @property
    def decisions(self) -> Mean:
        return Mean.of([float(record.decisions) for record in self._records])

    @property
    def rounds(self) -> Mean:
        """Zeros for a game whose log counts no rounds."""
        return Mean.of([float(record.rounds) for record in self._records])

    @property
    def lead_changes(self) -> Mean:
        return Mean.of([float(record.lead_changes) for record in self._records])

    @property
    def leader_wins(self) -> Share:
        """How often wins who led when half of the turns were over."""
        led = [record for record in self._records if record.led_at_half != NOBODY]
        return Share.of(math.fsum(record.shares[record.led_at_half] for record in led), len(led))

    @property
    def told(self) -> dict[str, Share]:
        """In how many games the log had a line, such as what ended the game."""
        counts = Counter(name for record in self._records for name in record.told)
        return {name: Share.of(count, self.games) for name, count in counts.most_common()}

    @property
    def restricted(self) -> Share:
        """How often the restricted seat won."""
        held = [record for record in self._records if record.restricted != NOBODY]
        return Share.of(math.fsum(record.shares[record.restricted] for record in held), len(held))

    @property
    def items(self) -> list[Item]:
        """All that the log names; what is worth most to who takes it comes first within its line."""
        had: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
        players, wins, squares = self.games * self.seats, 0.0, 0.0
        for record in self._records:
            wins += math.fsum(record.shares)
            squares += math.fsum(share * share for share in record.shares)
            for taken in record.taken:
                had[taken.line, taken.name].append((record.shares[taken.seat], taken.chance))
        found = []
        for (line, name), results in had.items():
            shares = [share for share, _ in results]
            others = _mean_of_the_rest(players, wins, squares, shares)
            gain = Mean.of([share - chance for share, chance in results])
            found.append(Item(line, name, Share.of(len(results), players), Mean.of(shares), others, gain))
        return sorted(found, key=lambda item: (item.line, -item.gain.mean, item.name))


def _means(players: list[dict[str, int]]) -> dict[str, Mean]:
    names = dict.fromkeys(name for player in players for name in player)
    return {name: Mean.of([float(player.get(name, 0)) for player in players]) for name in names}


def _mean_of_the_rest(players: int, wins: float, squares: float, shares: list[float]) -> Mean:
    """The mean of all players' shares but these, from the sums of all."""
    count = players - len(shares)
    if count < 2:
        return Mean(0.0, 0.0, count)
    mean = (wins - math.fsum(shares)) / count
    variance = max(0.0, squares - math.fsum(share * share for share in shares) - count * mean * mean) / (count - 1)
    return Mean(mean, Z_95 * math.sqrt(variance / count), count)
