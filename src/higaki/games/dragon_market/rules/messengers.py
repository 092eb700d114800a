"""Messengers: stepping (p. 3), entering a cell, and changing places by a bonus (p. 4)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import BOAT_OF, FIRST_PART, IS_MERCHANT, NOWHERE
from higaki.games.dragon_market.places import BOARD, CAME_FROM, ENTERED, MESSENGER, MODE, POINTS
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.board import cell_under
from higaki.games.dragon_market.rules.messenger_ways import (
    CROSSING,
    DIAGONALLY,
    LEAPING,
    bonus_for_step,
    bonuses_for_steps,
    cells_in_reach,
    may_enter,
    own_dock,
)
from higaki.games.dragon_market.rules.orders import collect, hand_in, is_complete
from higaki.games.dragon_market.rules.teams import side_of


def offer_steps(t: Table, seat: i64) -> None:
    """The cells the messenger may step on now."""
    here = cell_under(t, t[MESSENGER + seat])
    unused = bonuses_for_steps(t, seat)
    for cell in cells_in_reach(here, unused):
        bonus = bonus_for_step(t, here, cell)
        if bonus & unused == bonus and may_enter(t, seat, here, cell, unused - bonus):
            t.offer(actions.CELL + cell)


def step_to(t: Table, seat: i64, cell: i64) -> None:
    """One step, which costs one point whatever it crosses (p. 3)."""
    left, entered = t[MESSENGER + seat], t[BOARD + cell]
    if bonuses.any_left(t, seat):
        spend_bonus(t, seat, bonus_for_step(t, cell_under(t, left), cell))
    t[POINTS] -= 1
    t[CAME_FROM + seat] = left if IS_MERCHANT[entered] else NOWHERE
    t.tell(events.STEPPED, seat, cell)
    enter(t, seat, entered)


def spend_bonus(t: Table, seat: i64, bonus: i64) -> None:
    """Turn the bonus, if the step needs one."""
    if bonus == DIAGONALLY:
        bonuses.use(t, seat, bonuses.DIAGONAL_STEP)
    elif bonus == LEAPING:
        bonuses.use(t, seat, bonuses.LEAP_WATER)
    elif bonus == CROSSING:
        bonuses.use(t, seat, bonuses.CROSS_MERCHANT)


def enter(t: Table, seat: i64, spot: i64) -> None:
    """Stand there; collect, or hand in at the own dock. In the advanced game collecting is a choice (ruling D8)."""
    t.send(MESSENGER + seat, spot)
    t[ENTERED] = 1
    if spot == own_dock(t, seat):
        if is_complete(t, side_of(t, seat)):
            hand_in(t, seat)
    elif not t[MODE]:
        collect(t, seat)


def partner_in_boat(t: Table, seat: i64) -> i64:
    """The other messenger in the same boat, or NOBODY (p. 4)."""
    spot = t[MESSENGER + seat]
    if spot >= FIRST_PART:
        for other in range(t.seats):
            if other != seat and BOAT_OF[t[MESSENGER + other]] == BOAT_OF[spot]:
                return other
    return NOBODY


def swap_messengers(t: Table, seat: i64) -> None:
    """Change places with the other messenger in the boat; only this one has entered his cell (p. 4, ruling D17)."""
    bonuses.use(t, seat, bonuses.SWAP_MESSENGERS)
    other = partner_in_boat(t, seat)
    here, there = t[MESSENGER + seat], t[MESSENGER + other]
    t.send(MESSENGER + other, here)
    t.tell(events.SWAPPED_MESSENGERS, seat, BOAT_OF[here])
    enter(t, seat, there)
