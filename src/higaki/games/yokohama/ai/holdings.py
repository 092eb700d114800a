"""The worth of goods, orders in hand, import goods, money and pieces to a seat, in hundredths of a point."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.games.yokohama.ai.situation import LATER, Situation, assistants_of
from higaki.games.yokohama.ai.values import (
    A_GOOD_AT_END,
    A_HOUSE_AT_END,
    A_SHOP_AT_END,
    A_YEN_AT_END,
    AN_AGENT_AT_END,
    AN_IMPORT_AT_END,
    WHOLE,
    by_time,
)
from higaki.games.yokohama.ai.weights import (
    A_GOOD,
    A_HOUSE,
    A_LATER_ASSISTANT,
    A_SHOP,
    A_SPARE_GOOD,
    A_SPARE_IMPORT,
    A_YEN,
    AN_AGENT,
    AN_ASSISTANT,
    AN_ASSISTANT_READY,
    AN_IMPORT,
    DOUBT,
    EFFORT,
    ENOUGH_ASSISTANTS,
    ENOUGH_GOODS,
    ENOUGH_IMPORTS,
    ENOUGH_READY,
    ENOUGH_YEN,
    HOPE,
    HOUSE_STANDS,
    LEAST_PROMISE,
    MANY_ASSISTANTS,
    SHOP_STANDS,
    SURE,
    W,
)
from higaki.games.yokohama.box import COPPER
from higaki.games.yokohama.places import AGENT, WAREHOUSE
from higaki.games.yokohama.printed import GOOD_COUNT, goods_asked
from higaki.games.yokohama.rules.town import house_of, shop_of

SHOPS: Final = 8
HOUSES: Final = 4


def good_worth(v: Situation, good: i64, count: i64) -> i64:
    """The worth of this many of a good without a special purpose."""
    enough = min(count, W[ENOUGH_GOODS])
    ahead = W[A_GOOD + good] * enough + W[A_SPARE_GOOD + good] * (count - enough)
    return by_time(A_GOOD_AT_END * count, ahead, v.future)


def goods_worth(v: Situation) -> i64:
    worth: i64 = 0
    for good in range(GOOD_COUNT):
        worth += good_worth(v, good, v.wares[good])
    return worth


def work_for(order: i64, goods: vec[i64]) -> i64:
    """The part of a turn, in hundredths, to get the missing goods."""
    work: i64 = 0
    for good in range(GOOD_COUNT):
        missing = goods_asked(order, good) - goods[good]
        if missing > 0:
            work += missing * W[EFFORT + good]
    return work


def chance_of(v: Situation, work: i64) -> i64:
    """The probability that an order will be fulfilled, in hundredths, by its remaining work."""
    if work == 0 and (v.turns or v.t.seat == v.seat):
        return W[SURE]
    if work > v.turns * WHOLE or v.turns == 0:
        return 0
    return max(W[HOPE], W[SURE] - work * W[DOUBT] // WHOLE) * min(v.turns, 4) // 4


def gain_of(v: Situation, order: i64, reward: i64) -> i64:
    """The worth of a fulfilled order beyond the goods for it."""
    asked: i64 = 0
    for good in range(GOOD_COUNT):
        asked += good_worth(v, good, goods_asked(order, good))
    return max(W[LEAST_PROMISE], reward - asked)


def promise(v: Situation, order: i64, reward: i64, goods: vec[i64]) -> i64:
    """The same, times the probability that it will be fulfilled with these goods."""
    chance = chance_of(v, work_for(order, goods))
    return gain_of(v, order, reward) * chance // WHOLE if chance else 0


def orders_worth(v: Situation, good: i64, more: i64) -> i64:
    """All orders in hand, the nearest first, each with the goods that are left, if there were more of one good."""
    goods = v.wares[:]
    goods[good] += more
    done: i64 = 0
    worth: i64 = 0
    for _each in range(v.held):
        nearest: i64 = -1
        least: i64 = 0
        for place in range(v.held):
            if not done >> place & 1:
                work = work_for(v.orders[place], goods)
                if nearest < 0 or work < least:
                    nearest, least = place, work
        done |= 1 << nearest
        order = v.orders[nearest]
        worth += v.gains[nearest] * chance_of(v, least) // WHOLE
        for asked in range(GOOD_COUNT):
            goods[asked] = max(0, goods[asked] - goods_asked(order, asked))
    return worth


def more_of(v: Situation, good: i64, count: i64) -> i64:
    """The worth of this many more of a good."""
    if count == 0:
        return 0
    have = v.wares[good]
    worth = good_worth(v, good, have + count) - good_worth(v, good, have)
    now = orders_now(v)
    if not v.short >> good & 1:
        return worth
    return worth + orders_worth(v, good, count) - now


def orders_now(v: Situation) -> i64:
    """All orders in hand with the available goods, computed once, and the goods that no order needs."""
    if v.promised < 0:
        for place in range(v.held):
            v.gains[place] = gain_of(v, v.orders[place], v.rewards[place])
        v.promised = orders_worth(v, COPPER, 0)
        for good in range(GOOD_COUNT):
            asked: i64 = 0
            for place in range(v.held):
                asked += goods_asked(v.orders[place], good)
            v.spare[good] = max(0, v.wares[good] - asked)
            if asked > v.wares[good]:
                v.short |= 1 << good
    return v.promised


def yen_worth(v: Situation, yen: i64) -> i64:
    ready = min(yen, W[ENOUGH_YEN])
    return by_time(A_YEN_AT_END * yen, W[A_YEN] * ready + A_YEN_AT_END * (yen - ready), v.future)


def imports_worth(v: Situation, imports: i64) -> i64:
    ready = min(imports, W[ENOUGH_IMPORTS])
    ahead = W[AN_IMPORT] * ready + W[A_SPARE_IMPORT] * (imports - ready)
    # One turn in the customs house is enough.
    return by_time(AN_IMPORT_AT_END * imports, ahead, min(WHOLE, 40 * v.turns))


def agents_worth(v: Situation) -> i64:
    return by_time(AN_AGENT_AT_END, W[AN_AGENT], min(WHOLE, 25 * v.turns)) * v.t.size(AGENT + v.seat)


def assistants_worth(v: Situation) -> i64:
    """All pieces out of the warehouse, and a little for those in the supply."""
    count = assistants_of(v)
    enough = min(count, W[ENOUGH_ASSISTANTS])
    later = min(count, W[MANY_ASSISTANTS]) - enough
    worth = v.over_time(W[AN_ASSISTANT] * enough + W[A_LATER_ASSISTANT] * later)
    if v.turns == 0 and v.phase == LATER:
        return worth
    return worth + W[AN_ASSISTANT_READY] * min(v.ready, W[ENOUGH_READY])


def shop_worth(v: Situation) -> i64:
    """A shop in the supply with enough time to build it."""
    return by_time(A_SHOP_AT_END, W[A_SHOP], v.future)


def house_worth(v: Situation) -> i64:
    return by_time(A_HOUSE_AT_END, W[A_HOUSE], v.future)


def buildings_at_hand(v: Situation) -> i64:
    """As many as can be built in the remaining turns."""
    houses = min(v.houses, v.turns)
    shops = min(v.shops, v.turns - houses)
    return houses * house_worth(v) + shops * shop_worth(v)


def shops_built(v: Situation) -> i64:
    return SHOPS - v.shops - v.t.count(WAREHOUSE + v.seat, shop_of(v.seat))


def houses_built(v: Situation) -> i64:
    return HOUSES - v.houses - v.t.count(WAREHOUSE + v.seat, house_of(v.seat))


def buildings_standing(v: Situation) -> i64:
    """Each makes the seat stronger in its area."""
    return v.over_time(W[SHOP_STANDS] * shops_built(v) + W[HOUSE_STANDS] * houses_built(v))
