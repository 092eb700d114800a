"""The ways of a messenger: onto goods and docks (p. 3), by bonuses further (p. 4), and across others and merchants.

He may not stay on a merchant or with another messenger; so whether he may step there depends on the next steps.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.table import Table
from higaki.games.dragon_market import geometry
from higaki.games.dragon_market.box import IS_MERCHANT, MOST_COINS_SPENT, NOWHERE, WALKABLE
from higaki.games.dragon_market.geometry import NEIGHBOURS, OFF, REACH, way
from higaki.games.dragon_market.places import BOARD, CAME_FROM, COINS, DOCK, MESSENGER, POINTS, SPENT
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.board import cell_under, is_free
from higaki.games.dragon_market.rules.orders import NO_GOOD, good_wanted_at, would_win
from higaki.games.dragon_market.rules.teams import side_of

# The bonuses that a step needs: none, or a sum of these; or the step is impossible.
PLAIN: Final = 0
DIAGONALLY: Final = 1
LEAPING: Final = 2
CROSSING: Final = 4
IMPOSSIBLE: Final = 8
# The longest chain: three others can stand in a row with a merchant between, and one more step leads on. With one of
# them on the own dock, the way to the others, back for a good, and home is as long.
FURTHEST: Final = 5
NO_GOODS: Final = 0


def own_dock(t: Table, seat: i64) -> i64:
    return t[DOCK + seat]


def is_taken(t: Table, seat: i64, spot: i64) -> bool:
    """Does another messenger stand there?"""
    for other in range(t.seats):
        if other != seat and t[MESSENGER + other] == spot:
            return True
    return False


def may_stay(t: Table, seat: i64, spot: i64) -> bool:
    """On goods or a dock, alone (p. 3)."""
    return WALKABLE[spot] > 0 and not is_taken(t, seat, spot)


def must_go_on(t: Table, seat: i64) -> bool:
    """A messenger may cross a cell where another stands, or by a bonus a merchant, but not stay there (p. 3, p. 4)."""
    return not may_stay(t, seat, t[MESSENGER + seat])


def bonuses_for_steps(t: Table, seat: i64) -> i64:
    """The bonuses for messengers that are still unused, as a sum."""
    unused: i64 = 0
    if bonuses.any_left(t, seat):
        if bonuses.may_use(t, seat, bonuses.DIAGONAL_STEP):
            unused += DIAGONALLY
        if bonuses.may_use(t, seat, bonuses.LEAP_WATER):
            unused += LEAPING
        if bonuses.may_use(t, seat, bonuses.CROSS_MERCHANT):
            unused += CROSSING
    return unused


def cells_in_reach(here: i64, unused: i64) -> vec[i64]:
    """The cells in reach of one step; without a bonus only the neighbours."""
    return REACH[here] if unused else NEIGHBOURS[here]


def bonus_for_step(t: Table, here: i64, there: i64) -> i64:
    """The bonus that a step needs (p. 4, rulings D13 and D14).

    None from goods or dock to the next; one for a diagonal step, for a straight one over one cell of water, and for a
    step onto a merchant to cross him.
    """
    spot = t[BOARD + there]
    leading = way(here, there)
    if leading == geometry.STRAIGHT:
        return PLAIN if WALKABLE[spot] else CROSSING if IS_MERCHANT[spot] else IMPOSSIBLE
    if not WALKABLE[spot]:
        return IMPOSSIBLE
    if leading == geometry.DIAGONAL:
        return DIAGONALLY
    return LEAPING if is_free(t, (here + there) // 2) else IMPOSSIBLE


def may_enter(t: Table, seat: i64, here: i64, cell: i64, unused: i64) -> bool:
    """May he step there? From a merchant only forward (ruling D14), and only if he may stay, wins or can go on (D5)."""
    spot = t[BOARD + cell]
    if spot == t[CAME_FROM + seat]:
        return False
    if may_stay(t, seat, spot):
        return True
    return leads_on(t, seat, here, cell, unused, points_within_reach(t, seat), NO_GOODS, FURTHEST)


def points_within_reach(t: Table, seat: i64) -> i64:
    """The points left, and those that coins could still buy this turn."""
    return t[POINTS] + min(MOST_COINS_SPENT - t[SPENT], t[COINS + side_of(t, seat)])


def leads_on(
    t: Table, seat: i64, before: i64, here: i64, unused: i64, points: i64, collected: i64, furthest: i64
) -> bool:
    """Does a step onto a cell lead, with these points, to one where he may stay, or home to win (p. 3, ruling D5)?

    Goods collected on the way count. From a merchant he may not return to the cell before (ruling D14).
    """
    spot = t[BOARD + here]
    if may_stay(t, seat, spot) or wins_at(t, seat, spot, collected):
        return True
    if points < 2 or furthest < 1:
        return False
    barred = before if IS_MERCHANT[spot] else OFF
    collected |= good_at(t, seat, spot)
    for cell in cells_in_reach(here, unused):
        bonus = bonus_for_step(t, here, cell)
        if cell == barred or bonus & unused != bonus:
            continue
        if leads_on(t, seat, here, cell, unused - bonus, points - 1, collected, furthest - 1):
            return True
    return False


def wins_at(t: Table, seat: i64, spot: i64, collected: i64) -> bool:
    """Would entering his dock win, with a set of goods collected on the way?"""
    if spot != own_dock(t, seat):
        return False
    goods: i64 = 0
    while collected:
        collected &= collected - 1
        goods += 1
    return would_win(t, side_of(t, seat), goods)


def good_at(t: Table, seat: i64, spot: i64) -> i64:
    """The good he would collect there, as a set of one or none."""
    good = good_wanted_at(t, side_of(t, seat), spot)
    return NO_GOODS if good == NO_GOOD else 1 << good


def can_go_on(t: Table, seat: i64) -> bool:
    """Can he go on from a cell where he may not stay? A good that he can still collect there counts."""
    came_from = t[CAME_FROM + seat]
    before: i64 = OFF if came_from == NOWHERE else cell_under(t, came_from)
    here, unused = cell_under(t, t[MESSENGER + seat]), bonuses_for_steps(t, seat)
    return leads_on(t, seat, before, here, unused, points_within_reach(t, seat) + 1, NO_GOODS, FURTHEST + 1)
