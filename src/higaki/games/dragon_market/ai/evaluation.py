"""The evaluation of Dragon Market, one action ahead: the way to the nearest needed good, then home.

The unit is one movement point.
"""

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures, is_in
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.dragon_market.ai.distances import FAR, STEP, Chart, crow_flies
from higaki.games.dragon_market.ai.weights import A_COIN, A_GOOD, A_POINT, A_SPARE_COIN, AN_ORDER, COST, ROUGHLY, W
from higaki.games.dragon_market.box import FIRST_PART, MOST_COINS_SPENT, ORDER_GOODS
from higaki.games.dragon_market.cell_sets import CELL_NORTH, CELL_SOUTH
from higaki.games.dragon_market.geometry import OFF
from higaki.games.dragon_market.places import BASKET, COINS, ENTERED, MESSENGER, POINTS, STACK, TO_WIN
from higaki.games.dragon_market.rules.board import cell_under
from higaki.games.dragon_market.rules.messenger_ways import own_dock
from higaki.games.dragon_market.rules.orders import goods_missing, is_to_be_had, order_of, orders_fulfilled
from higaki.games.dragon_market.rules.teams import side_of


def evaluate(t: Table, seat: i64) -> float:
    """Orders fulfilled, goods collected, the remaining way, and the coins and points for it."""
    side = side_of(t, seat)
    order = order_of(t, side)
    value = W[AN_ORDER] * float(orders_fulfilled(t, side)) + W[A_GOOD] * float(t.size(BASKET + side))
    value += worth_of(t[COINS + side]) + W[A_POINT] * float(points_left(t, seat, order))
    return value - float(way(t, seat, order)) / STEP


def terms(t: Table, seat: i64) -> list[Term]:
    """The same terms as a list."""
    side = side_of(t, seat)
    order = order_of(t, side)
    fulfilled, goods, coins = orders_fulfilled(t, side), t.size(BASKET + side), t[COINS + side]
    points, halves = points_left(t, seat, order), way(t, seat, order)
    return [
        Term("orders", W[AN_ORDER] * float(fulfilled), fulfilled),
        Term("goods", W[A_GOOD] * float(goods), goods),
        Term("coins", worth_of(coins), coins),
        Term("points", W[A_POINT] * float(points), points),
        Term("way", -float(halves) / STEP, (halves + STEP - 1) // STEP, less_is_better=True),
    ]


def elapsed(t: Table) -> float:
    """The largest number of fulfilled orders of any side."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, orders_fulfilled(t, side_of(t, seat)))
    return float(most) / float(t[TO_WIN])


def points_left(t: Table, seat: i64, order: i64) -> i64:
    """The points of its turn that the seat can still use."""
    if t.over or t.seat != seat or order == NOTHING:
        return 0
    return t[POINTS]


def way(t: Table, seat: i64, order: i64) -> i64:
    """The remaining way for the current order, in halves of a point."""
    if t.over or order == NOTHING:
        return 0
    return way_to_go(t, seat, order)


def worth_of(coins: i64) -> float:
    """Coins for the next turns; coins that cannot be spent soon hardly count."""
    ready = min(coins, 2 * MOST_COINS_SPENT)
    return W[A_COIN] * float(ready) + W[A_SPARE_COIN] * float(coins - ready)


def way_to_go(t: Table, seat: i64, order: i64) -> i64:
    """The distance to the nearest missing good, from there in straight lines to the others, and home."""
    side = side_of(t, seat)
    here = cell_under(t, t[MESSENGER + seat])
    home = cell_under(t, own_dock(t, seat))
    missing = goods_missing(t, side, order)
    goals = figures([home])
    if missing > 0:
        goals = cells_wanted(t, side, order)
    # A good in his cell counts as nearest if he has just entered the cell; otherwise he cannot collect it.
    if missing > 0 and t[ENTERED] and is_in(here, goals):
        return way_on(here, goals, missing, home)
    chart = Chart(t)
    if t[MESSENGER + seat] < FIRST_PART:
        chart.bar_dock(here)
    if missing <= 0 and here != home:
        chart.bar_dock(home)
    cost = chart.find_nearest(here, goals)
    if missing <= 0:
        return cost
    least: i64 = FAR
    for goal in goals:
        if goal != OFF and (CELL_NORTH[goal] & chart.found_north or CELL_SOUTH[goal] & chart.found_south):
            least = min(least, way_on(goal, goals, missing, home))
    return cost + least


def way_on(here: i64, goals: vec[i64], missing: i64, home: i64) -> i64:
    """After the first goal, the straight-line distances to each next missing good, then home."""
    cost: i64 = 0
    left: i64 = (1 << len(goals)) - 1
    while True:
        nearest: i64 = OFF
        least: i64 = 0
        for number in range(len(goals)):
            goal = goals[number]
            if goal in (here, OFF):
                left &= ~(1 << number)
            elif left >> number & 1:
                apart = crow_flies(here, goal)
                if nearest == OFF or apart < least:
                    nearest, least = goal, apart
        missing -= 1
        if nearest == OFF or missing == 0:
            return cost + COST[ROUGHLY] * crow_flies(here, home)
        cost += COST[ROUGHLY] * least
        here = nearest


def cells_wanted(t: Table, side: i64, order: i64) -> vec[i64]:
    """The cells of the goods that the order needs; OFF if the side has one or none is left."""
    cells = ORDER_GOODS[order][:]
    for number in range(len(cells)):
        good = cells[number]
        cells[number] = cell_under(t, t[STACK + good]) if is_to_be_had(t, side, good) else OFF
    return cells
