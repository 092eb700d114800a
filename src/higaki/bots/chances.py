"""How likely each seat is to win: what the game's evaluation says, turned into shares of the win."""

import math

from higaki.engine.native import i64
from higaki.engine.table import Table


def chances(t: Table) -> list[float]:
    """Each seat's share of the win; those of all sides add up to one. At a finished table, what came of it."""
    if t.over:
        return shares_won(t)
    odds_per_point = t.game.odds_per_point
    values = [t.game.evaluate(t, seat) for seat in range(t.seats)]
    best = max(values)
    odds = [math.exp(odds_per_point * (value - best)) for value in values]
    total = 0.0
    for seat in range(t.seats):
        if t.game.eyes(t, seat) == seat:
            total += odds[seat]
    return [each / total for each in odds]


def shares_won(t: Table) -> list[float]:
    """One for the winner, or a part of it for each that cannot be told apart; a team wins and shares together."""
    standings = [t.game.standing(t, seat) for seat in range(t.seats)]
    best = max(standings)
    sides: i64 = 0
    for seat in range(t.seats):
        if standings[seat] == best and t.game.eyes(t, seat) == seat:
            sides += 1
    return [1.0 / float(sides) if standing == best else 0.0 for standing in standings]
