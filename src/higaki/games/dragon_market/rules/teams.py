"""Sides: every player alone, or in the team game two against two, sitting crosswise (p. 4).

A side is a seat number, too: the player's own or, for a team, its first member's. Common pieces lie there.
"""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import TO_WIN_ADVANCED, TO_WIN_BASIC, TO_WIN_LONG_GAME, TO_WIN_TEAMS
from higaki.games.dragon_market.places import LONG_GAME, MODE, TEAMS


def side_of(t: Table, seat: i64) -> i64:
    return seat & 1 if t[TEAMS] else seat


def sides(t: Table) -> i64:
    return 2 if t[TEAMS] else t.seats


def orders_to_win(t: Table) -> i64:
    """Two; three in the advanced game and in the long one, for two or three players; four for a team (ruling D22)."""
    if t[TEAMS]:
        return TO_WIN_TEAMS
    if t[MODE]:
        return TO_WIN_ADVANCED
    return TO_WIN_LONG_GAME if t[LONG_GAME] else TO_WIN_BASIC
