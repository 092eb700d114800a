"""Win probability: each seat's share of the win, from the terms of the game's evaluation."""

import math

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.judging.win_model import NUMBERS_OF_A_TERM
from higaki.engine.table.table import Table


def chances(t: Table) -> list[float]:
    """Each seat's share of the win; the shares of all sides add up to one. At a finished table, the result."""
    if t.over:
        return shares_won(t)
    values = [log_odds(t, seat) for seat in range(t.seats)]
    best = max(values)
    odds = [math.exp(value - best) for value in values]
    total = 0.0
    for seat in range(t.seats):
        if t.game.eyes(t, seat) == seat:
            total += odds[seat]
    return [each / total for each in odds]


def log_odds(t: Table, seat: i64) -> float:
    """The standing of a seat: a lead of one makes it e times as likely to win."""
    numbers = t.game.odds.numbers
    if len(numbers) == 0:
        return t.game.search_settings.odds_per_point * t.game.evaluate(t, seat)
    elapsed = t.game.elapsed(t)
    found = 0.0
    at: i64 = 0
    for term in t.game.terms(t, seat):
        worth = numbers[at] + elapsed * (numbers[at + 1] - numbers[at])
        amount = numbers[at + 2] + elapsed * (numbers[at + 3] - numbers[at + 2])
        found += worth * term.worth + amount * float(term.amount)
        at += NUMBERS_OF_A_TERM
    return found


def shares_won(t: Table) -> list[float]:
    """One for the winner, or equal parts for equal seats; a team wins and shares together."""
    standings = [t.game.standing(t, seat) for seat in range(t.seats)]
    best = max(standings)
    sides: i64 = 0
    for seat in range(t.seats):
        if standings[seat] == best and t.game.eyes(t, seat) == seat:
            sides += 1
    return [1.0 / float(sides) if standing == best else 0.0 for standing in standings]
