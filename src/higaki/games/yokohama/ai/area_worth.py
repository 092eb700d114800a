"""The worth of the action of an area to a seat at some strength, in hundredths of a point (p. 12 to 16)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yokohama.ai.board_assistant_worth import clearing, praying
from higaki.games.yokohama.ai.holdings import (
    chance_of,
    house_worth,
    more_of,
    orders_now,
    promise,
    shop_worth,
    work_for,
    yen_worth,
)
from higaki.games.yokohama.ai.situation import Situation
from higaki.games.yokohama.ai.values import A_POINT, A_TECHNOLOGY, WHOLE
from higaki.games.yokohama.ai.weights import (
    A_LATER_ASSISTANT,
    A_YEN,
    AN_EXCHANGE,
    AN_INDUSTRY_VALUE,
    MAJORITY_IN_INDUSTRY,
    W,
)
from higaki.games.yokohama.box import BOARD_SLOTS, COPPER, HOUSE
from higaki.games.yokohama.places import ORDER_ON, TECH_ON, TECHNOLOGY, WAREHOUSE
from higaki.games.yokohama.printed import (
    BY_STRENGTH,
    GOOD_COUNT,
    IN_PRODUCTION,
    MOST_ORDERS,
    ORDER_LEVEL,
    POINTS_AT_STRENGTH_5,
    PRICE,
    PRODUCES,
    SHOP_COST,
    SURCHARGE,
    TECHNOLOGY_COST,
    TECHNOLOGY_COUNTRY,
    goods_asked,
)
from higaki.games.yokohama.rules.areas.laboratory import BY_EXHIBITION, BY_PATENTS, CARDS_WITHOUT_EXTRA
from higaki.games.yokohama.rules.rewards import item_cost
from higaki.games.yokohama.rules.technologies import EXHIBITION, MINING_TECHNOLOGY, PATENTS, owns
from higaki.games.yokohama.rules.town import (
    AGENCY,
    BANK,
    CHINATOWN,
    CHURCH,
    CUSTOMS,
    DOCK,
    LABORATORY,
    RESEARCH_CENTER,
    STRONGEST,
    assistant_of,
    house_of,
    shop_of,
)


def action_worth(v: Situation, area: i64, strength: i64) -> i64:
    """The worth of the action, without tile and building."""
    gives = BY_STRENGTH[area][strength]
    if IN_PRODUCTION[area]:
        return production(v, PRODUCES[area], gives)
    if area == BANK:
        return yen_worth(v, v.yen + gives) - yen_worth(v, v.yen)
    if area == CHINATOWN:
        return exchanges(v, gives)
    if area == CHURCH:
        return praying(v, strength)
    if area == CUSTOMS:
        return clearing(v, gives)
    if area == AGENCY:
        return hiring(v, gives)
    if area == LABORATORY:
        return learning(v, 0, strength)
    if area == RESEARCH_CENTER:
        return learning(v, BOARD_SLOTS, strength)
    first: i64 = BOARD_SLOTS if area == DOCK else 0
    worth = taking_order(v, first, gives)
    if strength == STRONGEST:
        worth += A_POINT * POINTS_AT_STRENGTH_5
    return worth


def production(v: Situation, good: i64, count: i64) -> i64:
    if good == COPPER and count and owns(v.t, v.seat, MINING_TECHNOLOGY):
        count += 1
    return more_of(v, good, count)


def exchanges(v: Situation, left: i64) -> i64:
    """A small worth for any exchange, more if it completes an order."""
    best = W[AN_EXCHANGE] * left
    for place in range(v.held):
        order = v.orders[place]
        bought: i64 = 0
        cost: i64 = 0
        for good in range(GOOD_COUNT):
            missing = goods_asked(order, good) - v.wares[good]
            if missing > 0:
                bought += missing
                cost += missing * PRICE[good]
        if 0 < bought <= left and cost <= v.yen:
            doubt = WHOLE - chance_of(v, work_for(order, v.wares))
            best = max(best, v.rewards[place] * doubt // WHOLE - W[A_YEN] * cost // 2)
    return best


def hiring(v: Situation, pieces: i64) -> i64:
    """The most expensive first, while the money lasts: a house, shops, and free assistants."""
    t, seat = v.t, v.seat
    yen = v.yen
    worth: i64 = 0
    house_cost = item_cost(t, seat, HOUSE)
    shops, assistants = t.count(WAREHOUSE + seat, shop_of(seat)), t.count(WAREHOUSE + seat, assistant_of(seat))
    usable = v.left - v.shops - v.houses
    if pieces and usable > 0 and t.count(WAREHOUSE + seat, house_of(seat)) and yen >= house_cost:
        worth += house_worth(v) - W[A_YEN] * house_cost
        yen -= house_cost
        pieces -= 1
        usable -= 1
    while pieces and usable > 0 and shops and yen >= SHOP_COST:
        worth += shop_worth(v) - W[A_YEN] * SHOP_COST
        yen -= SHOP_COST
        shops -= 1
        pieces -= 1
        usable -= 1
    return worth + v.over_time(W[A_LATER_ASSISTANT] + 20) * min(pieces, assistants)


def learning(v: Situation, first: i64, strength: i64) -> i64:
    """The best technology of a board that can be paid."""
    t, seat = v.t, v.seat
    extra: i64 = 1 if t.size(TECHNOLOGY + seat) >= CARDS_WITHOUT_EXTRA else 0
    payable = v.imports + v.yen // 2
    best: i64 = 0
    for slot in range(first, first + BOARD_SLOTS):
        if t.size(TECH_ON + slot):
            technology = t.piece(TECH_ON + slot, 0)
            missing = max(0, TECHNOLOGY_COST[technology] + SURCHARGE[slot] - strength) + extra
            if missing <= payable and not owns(t, seat, technology):
                best = max(best, technology_worth(v, technology) - W[AN_INDUSTRY_VALUE] * missing)
    return best


def technology_worth(v: Situation, technology: i64) -> i64:
    """Its use, its flag, its industry value, and its immediate reward."""
    worth = v.over_time(A_TECHNOLOGY[technology]) + v.flag_worth(TECHNOLOGY_COUNTRY[technology])
    worth += W[MAJORITY_IN_INDUSTRY] * TECHNOLOGY_COST[technology]
    if technology == EXHIBITION:
        worth += A_POINT * BY_EXHIBITION
    if owns(v.t, v.seat, PATENTS):
        worth += A_POINT * BY_PATENTS
    return worth


def taking_order(v: Situation, first: i64, level: i64) -> i64:
    """The best order of a board up to a level."""
    t = v.t
    best: i64 = 0
    orders_now(v)
    if v.held < MOST_ORDERS:
        for slot in range(first, first + BOARD_SLOTS):
            if ORDER_LEVEL[slot] <= level and t.size(ORDER_ON + slot):
                order = t.piece(ORDER_ON + slot, 0)
                best = max(best, promise(v, order, v.order_worth(order), v.spare))
    return best
