"""Refusals in a turn of Dragon Market: things that a player may expect but cannot choose now, and why.

Only the player to move sees them, so they may mention his own secret order.
"""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import is_in
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import (
    BOAT_COUNT,
    BOAT_OF,
    DICE_COUNT,
    FACE_POINTS,
    GOOD_COUNT,
    IS_MERCHANT,
    LOWEST,
    MOST_COINS_SPENT,
    NOWHERE,
    ORDER_GOODS,
    WALKABLE,
)
from higaki.games.dragon_market.geometry import NEIGHBOURS
from higaki.games.dragon_market.places import (
    BASKET,
    BOARD,
    CAME_FROM,
    COINS,
    DIE,
    ENTERED,
    MARKET,
    MESSENGER,
    MODE,
    POINTS,
    SPENT,
    STACK,
)
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.board import cell_under
from higaki.games.dragon_market.rules.boat_refusals import why_stuck
from higaki.games.dragon_market.rules.boats import can_move
from higaki.games.dragon_market.rules.messenger_ways import (
    CROSSING,
    bonus_for_step,
    bonuses_for_steps,
    may_enter,
    must_go_on,
    points_within_reach,
)
from higaki.games.dragon_market.rules.messengers import partner_in_boat
from higaki.games.dragon_market.rules.orders import goods_missing, order_of
from higaki.games.dragon_market.rules.teams import side_of


def why_no_action(t: Table, seat: i64) -> list[Refused]:
    """Boats, steps, and the actions of the buttons."""
    here = cell_under(t, t[MESSENGER + seat])
    on_the_way = must_go_on(t, seat)
    refused = why_no_boat(t, seat, here, on_the_way)
    for cell in NEIGHBOURS[here]:
        refused += why_no_step(t, seat, here, cell)
    if t[MODE]:
        refused += why_not_collect(t, seat)
        refused += why_not_swap(t, seat, here, on_the_way)
    refused += why_not_pay(t, seat)
    if on_the_way:
        refused.append(Refused(actions.DONE, events.MUST_GO_ON, [here]))
    return refused


def points_for_sale(t: Table, seat: i64) -> i64:
    """The points that coins could still buy this turn."""
    return points_within_reach(t, seat) - t[POINTS]


def why_no_boat(t: Table, seat: i64, here: i64, on_the_way: bool) -> list[Refused]:
    """A messenger amid a crossing must go on first; a move costs a point; some boats are stuck (p. 3)."""
    any_boat = bonuses.may_use(t, seat, bonuses.SWAP_GOODS)
    refused: list[Refused] = []
    for boat in range(BOAT_COUNT):
        if on_the_way:
            refused.append(Refused(actions.BOAT + boat, events.MUST_GO_ON, [here]))
        elif t[POINTS] == 0 and not any_boat:
            refused.append(Refused(actions.BOAT + boat, events.NO_POINTS, [points_for_sale(t, seat)]))
        elif not any_boat and not can_move(t, seat, boat):
            refused.append(why_stuck(t, boat))
    return refused


def why_no_step(t: Table, seat: i64, here: i64, cell: i64) -> list[Refused]:
    """Why the messenger cannot step onto a neighbouring cell (p. 3); empty if he can."""
    spot, thing, unused = t[BOARD + cell], actions.CELL + cell, bonuses_for_steps(t, seat)
    if spot == NOWHERE:
        return [Refused(thing, events.WATER, [cell])]
    if IS_MERCHANT[spot] and not unused & CROSSING:
        return [Refused(thing, events.A_MERCHANT, [BOAT_OF[spot]])]
    if t[POINTS] == 0:
        return [Refused(thing, events.NO_POINTS, [points_for_sale(t, seat)])]
    if spot == t[CAME_FROM + seat]:
        return [Refused(thing, events.NOT_BACK, [cell])]
    if may_enter(t, seat, here, cell, unused - bonus_for_step(t, here, cell)):
        return []
    if IS_MERCHANT[spot]:
        return [Refused(thing, events.NO_WAY_ACROSS, [BOAT_OF[spot], points_within_reach(t, seat)])]
    return [Refused(thing, events.NO_WAY_ON, [who_stands_at(t, seat, spot), points_within_reach(t, seat)])]


def who_stands_at(t: Table, seat: i64, spot: i64) -> i64:
    for other in range(t.seats):
        if other != seat and t[MESSENGER + other] == spot:
            return other
    raise AssertionError("a messenger may step where nobody stands")


def why_not_collect(t: Table, seat: i64) -> list[Refused]:
    """Why the good in his cell cannot be taken, if collecting is a choice (p. 3, ruling D8)."""
    side = side_of(t, seat)
    order, good = order_of(t, side), good_under(t, t[MESSENGER + seat])
    if NOTHING in (order, good):
        return []
    if not is_in(good, ORDER_GOODS[order]):
        why = events.NOT_WANTED
    elif t.count(BASKET + side, good):
        why = events.IN_BASKET
    elif t.count(MARKET, good) == 0:
        why = events.SOLD_OUT
    elif goods_missing(t, side, order) <= 0:
        return [Refused(actions.COLLECT, events.COMPLETE, [])]
    elif t[ENTERED] == 0:
        why = events.NOT_ENTERED
    else:
        return []
    return [Refused(actions.COLLECT, why, [good])]


def good_under(t: Table, spot: i64) -> i64:
    """The good whose stack belongs to the seat he stands on, or NOTHING."""
    if WALKABLE[spot]:
        for good in range(GOOD_COUNT):
            if t[STACK + good] == spot:
                return good
    return NOTHING


def why_not_swap(t: Table, seat: i64, here: i64, on_the_way: bool) -> list[Refused]:
    """Changing places in the boat, for a player with that bonus (p. 4)."""
    if not bonuses.has(t, seat, bonuses.SWAP_MESSENGERS):
        return []
    if not bonuses.may_use(t, seat, bonuses.SWAP_MESSENGERS):
        return [Refused(actions.SWAP_MESSENGERS, events.BONUS_USED, [bonuses.SWAP_MESSENGERS])]
    if on_the_way:
        return [Refused(actions.SWAP_MESSENGERS, events.MUST_GO_ON, [here])]
    if partner_in_boat(t, seat) == NOBODY:
        return [Refused(actions.SWAP_MESSENGERS, events.ALONE, [])]
    return []


def why_not_pay(t: Table, seat: i64) -> list[Refused]:
    """A coin buys a point when all are used, two in a turn, as far as one has coins (p. 3)."""
    if t[POINTS]:
        return [Refused(actions.COIN, events.POINTS_LEFT, [t[POINTS]])]
    if t[SPENT] >= MOST_COINS_SPENT:
        return [Refused(actions.COIN, events.SPENT_ENOUGH, [MOST_COINS_SPENT])]
    if t[COINS + side_of(t, seat)] == 0:
        return [Refused(actions.COIN, events.NO_COINS, [])]
    return []


def why_not_roll(t: Table) -> list[Refused]:
    """Only one low die is rolled again (p. 4, ruling D18)."""
    refused: list[Refused] = []
    offered = False
    for die in range(DICE_COUNT):
        if t[DIE + die] != LOWEST:
            refused.append(Refused(actions.DIE + die, events.HIGH_ENOUGH, [FACE_POINTS[t[DIE + die]]]))
        elif offered:
            refused.append(Refused(actions.DIE + die, events.AS_GOOD, []))
        else:
            offered = True
    return refused
