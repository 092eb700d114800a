"""A round of a Swiss league: players with equal points meet, and nobody meets the same player again if avoidable."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from higaki.server.leagues.pairing.arranging import Tables, arranged
from higaki.server.leagues.pairing.history import History
from higaki.server.leagues.pairing.scores import WHOLE
from higaki.server.leagues.pairing.table_sizes import table_sizes

KICKS: Final = 60


def swiss_round(
    points: Sequence[int],
    allowed: Collection[int],
    history: History,
    apart: Collection[frozenset[int]],
    draw: Random,
) -> Tables:
    """The tables of the next round. A bye goes to who had fewest of them, then to who has fewest points.

    A repeated meeting weighs more than any difference in points, and a pair that a block keeps apart weighs more than
    a repeated meeting.
    """
    players = len(points)
    sizes = table_sizes(players, allowed)
    order = list(range(players))
    draw.shuffle(order)
    by_byes = sorted(order, key=lambda player: (-history.byes[player], -points[player]))
    order = [player for player in order if player in set(by_byes[: sum(sizes)])]
    order.sort(key=lambda player: -points[player])
    # Points in halves of one point: smaller differences are no reason to meet anybody again.
    steps = [round(2 * one / WHOLE) for one in points]
    widest = max(steps) - min(steps)
    again = players * players * (widest * widest + 1)
    never = again * players * players * (1 + max(map(max, history.met)) ** 2)
    weights = [
        [
            0
            if a == b
            else (steps[a] - steps[b]) ** 2 + again * history.met[a][b] ** 2 + never * (frozenset((a, b)) in apart)
            for b in range(players)
        ]
        for a in range(players)
    ]
    return arranged(order, sizes, weights, KICKS, draw)
