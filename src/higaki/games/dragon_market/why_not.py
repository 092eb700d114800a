"""What a player of Dragon Market would look for in a turn but cannot choose now, and why.

Only who is asked hears of it, so what his own secret order asks for may be said.
"""

from higaki.engine.base.lookup import is_in
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.state import NOTHING
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.dragon_market import bonuses, story, things
from higaki.games.dragon_market.board import cell_under
from higaki.games.dragon_market.boats import can_move
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
from higaki.games.dragon_market.crossing import (
    CROSSING,
    bonus_for_step,
    bonuses_for_steps,
    may_enter,
    must_go_on,
    points_within_reach,
)
from higaki.games.dragon_market.geometry import NEIGHBOURS
from higaki.games.dragon_market.messengers import partner_in_boat
from higaki.games.dragon_market.orders import goods_missing, order_of
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
from higaki.games.dragon_market.sides import side_of
from higaki.games.dragon_market.why_not_move import why_stuck


def why_no_action(t: Table, seat: i64) -> list[Refused]:
    """Boats, steps, and what the buttons stand for."""
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
        refused.append(Refused(things.DONE, story.MUST_GO_ON, [here]))
    return refused


def points_for_sale(t: Table, seat: i64) -> i64:
    """The points that coins could still buy this turn."""
    return points_within_reach(t, seat) - t[POINTS]


def why_no_boat(t: Table, seat: i64, here: i64, on_the_way: bool) -> list[Refused]:
    """Who crosses others must go on first; a move costs a point; and some boats are stuck (p. 3)."""
    any_boat = bonuses.may_use(t, seat, bonuses.SWAP_GOODS)
    refused: list[Refused] = []
    for boat in range(BOAT_COUNT):
        if on_the_way:
            refused.append(Refused(things.BOAT + boat, story.MUST_GO_ON, [here]))
        elif t[POINTS] == 0 and not any_boat:
            refused.append(Refused(things.BOAT + boat, story.NO_POINTS, [points_for_sale(t, seat)]))
        elif not any_boat and not can_move(t, seat, boat):
            refused.append(why_stuck(t, boat))
    return refused


def why_no_step(t: Table, seat: i64, here: i64, cell: i64) -> list[Refused]:
    """Why the messenger cannot step onto a cell beside him (p. 3); nothing if he can."""
    spot, thing, unused = t[BOARD + cell], things.CELL + cell, bonuses_for_steps(t, seat)
    if spot == NOWHERE:
        return [Refused(thing, story.WATER, [cell])]
    if IS_MERCHANT[spot] and not unused & CROSSING:
        return [Refused(thing, story.A_MERCHANT, [BOAT_OF[spot]])]
    if t[POINTS] == 0:
        return [Refused(thing, story.NO_POINTS, [points_for_sale(t, seat)])]
    if spot == t[CAME_FROM + seat]:
        return [Refused(thing, story.NOT_BACK, [cell])]
    if may_enter(t, seat, here, cell, unused - bonus_for_step(t, here, cell)):
        return []
    if IS_MERCHANT[spot]:
        return [Refused(thing, story.NO_WAY_ACROSS, [BOAT_OF[spot], points_within_reach(t, seat)])]
    return [Refused(thing, story.NO_WAY_ON, [who_stands_at(t, seat, spot), points_within_reach(t, seat)])]


def who_stands_at(t: Table, seat: i64, spot: i64) -> i64:
    for other in range(t.seats):
        if other != seat and t[MESSENGER + other] == spot:
            return other
    raise AssertionError("a messenger may step where nobody stands")


def why_not_collect(t: Table, seat: i64) -> list[Refused]:
    """Why the good he stands on cannot be taken, where collecting is a choice (p. 3, ruling D8)."""
    side = side_of(t, seat)
    order, good = order_of(t, side), good_under(t, t[MESSENGER + seat])
    if NOTHING in (order, good):
        return []
    if not is_in(good, ORDER_GOODS[order]):
        why = story.NOT_WANTED
    elif t.count(BASKET + side, good):
        why = story.IN_BASKET
    elif t.count(MARKET, good) == 0:
        why = story.SOLD_OUT
    elif goods_missing(t, side, order) <= 0:
        return [Refused(things.COLLECT, story.COMPLETE, [])]
    elif t[ENTERED] == 0:
        why = story.NOT_ENTERED
    else:
        return []
    return [Refused(things.COLLECT, why, [good])]


def good_under(t: Table, spot: i64) -> i64:
    """The good whose stack belongs to the seat he stands on, or NOTHING."""
    if WALKABLE[spot]:
        for good in range(GOOD_COUNT):
            if t[STACK + good] == spot:
                return good
    return NOTHING


def why_not_swap(t: Table, seat: i64, here: i64, on_the_way: bool) -> list[Refused]:
    """Changing places in the boat, for who has gained it (p. 4)."""
    if not bonuses.has(t, seat, bonuses.SWAP_MESSENGERS):
        return []
    if not bonuses.may_use(t, seat, bonuses.SWAP_MESSENGERS):
        return [Refused(things.SWAP_MESSENGERS, story.BONUS_USED, [bonuses.SWAP_MESSENGERS])]
    if on_the_way:
        return [Refused(things.SWAP_MESSENGERS, story.MUST_GO_ON, [here])]
    if partner_in_boat(t, seat) == NOBODY:
        return [Refused(things.SWAP_MESSENGERS, story.ALONE, [])]
    return []


def why_not_pay(t: Table, seat: i64) -> list[Refused]:
    """A coin buys a point when all are used, two in a turn, as far as one has coins (p. 3)."""
    if t[POINTS]:
        return [Refused(things.COIN, story.POINTS_LEFT, [t[POINTS]])]
    if t[SPENT] >= MOST_COINS_SPENT:
        return [Refused(things.COIN, story.SPENT_ENOUGH, [MOST_COINS_SPENT])]
    if t[COINS + side_of(t, seat)] == 0:
        return [Refused(things.COIN, story.NO_COINS, [])]
    return []


def why_not_roll(t: Table) -> list[Refused]:
    """Only one low die is rolled again (p. 4, ruling D18)."""
    refused: list[Refused] = []
    offered = False
    for die in range(DICE_COUNT):
        if t[DIE + die] != LOWEST:
            refused.append(Refused(things.DIE + die, story.HIGH_ENOUGH, [FACE_POINTS[t[DIE + die]]]))
        elif offered:
            refused.append(Refused(things.DIE + die, story.AS_GOOD, []))
        else:
            offered = True
    return refused
