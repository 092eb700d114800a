"""The worth of the actions of the disciples in town in this round besides missions (p. 3), in hundredths of a point."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo import box
from higaki.games.yedo.ai.gains import (
    best_annex,
    blessing_gain,
    card_gain,
    disciple_gain,
    disciples_worth_lost,
    geisha_gain,
    mission_gain,
    weapon_gain,
)
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import A_POINT, WHOLE
from higaki.games.yedo.ai.weights import A_DEED, A_FIELD_AHEAD, AN_EXCHANGE, PLANNED, SECOND, W
from higaki.games.yedo.box import POST_COUNT, STALL_COUNT
from higaki.games.yedo.places import (
    CHURCH,
    DISCIPLES_AT,
    MARKET_AT,
)
from higaki.games.yedo.rule_numbers import BUY_PRESTIGE, CARD_MON, GEISHA_MON, GEISHA_PRESTIGE, POST_IN, RECRUIT_MON
from higaki.games.yedo.rules.bidding_rewards import geisha_fits
from higaki.games.yedo.rules.disciple_positions import place_in_order
from higaki.games.yedo.rules.districts.castle import audience_prestige
from higaki.games.yedo.rules.districts.harbor import goods_price
from higaki.games.yedo.rules.districts.tavern import annex_price
from higaki.games.yedo.rules.market import price_at

# Looking at cards: better than nothing.
A_LOOK: Final = 8
THREE_DISCIPLES: Final = 3

_NO_POSTS: Final = figures([0] * POST_COUNT)


def town_worth(v: Situation, s: Schemes) -> i64:
    """The best deeds first, as far as the Mon goes; disciples who go home for missions omit the worst deeds."""
    worths, prices, left = _NO_POSTS[:], _NO_POSTS[:], v.at[:]
    for post in range(POST_COUNT):
        if left[post]:
            worths[post] = max(A_LOOK, deed_worth(v, s, post))
            prices[post] = v.price
    worth: i64 = 0
    mon = v.mon
    for _each in range(v.standing - s.ready):
        best = best_left(worths, left)
        if best < 0:
            # All others are on annexes.
            worth += W[AN_EXCHANGE]
            continue
        if prices[best] > mon:
            worths[best] = A_LOOK
            prices[best] = 0
            best = best_left(worths, left)
        mon -= prices[best]
        worth += worths[best] * v.escape // WHOLE if POST_IN[best] == v.danger else worths[best]
        left[best] -= 1
        worths[best] = max(A_LOOK, worths[best] * W[SECOND] // WHOLE)
    if v.danger >= 0:
        worth -= v.here[v.danger] * captured_cost(v)
    return worth * W[PLANNED] // WHOLE + (v.idle - max(0, s.ready - v.standing)) * W[A_DEED]


def best_left(worths: vec[i64], left: vec[i64]) -> i64:
    """The post with the best deed of a disciple who is left, or -1."""
    best: i64 = -1
    for post in range(POST_COUNT):
        if left[post] and (best < 0 or worths[post] > worths[best]):
            best = post
    return best


def captured_cost(v: Situation) -> i64:
    """The loss of a disciple to the watch, by its probability."""
    return disciples_worth_lost(v) * (WHOLE - v.escape) // WHOLE


def deed_worth(v: Situation, s: Schemes, post: i64) -> i64:
    """The best action of a post; `v.price` is its price."""
    v.price = 0
    if post == box.AUDIENCE:
        return A_POINT * audience_prestige(v.t)
    if post == box.ORDERS:
        return mission_gain(v)
    if post == box.GARDEN:
        return W[A_FIELD_AHEAD] * place_in_order(v.t, v.seat) if v.rounds else 0
    if post == box.GATES:
        return paid(v, disciple_gain(v), RECRUIT_MON)
    if post == box.TAVERN:
        return paid(v, best_annex(v, s), annex_price(v.t))
    if post == box.HARBOR:
        return at_harbor(v)
    if post == box.REDLIGHT:
        return at_redlight(v, s)
    if post == box.MARKET:
        return at_market(v, s)
    return blessing_gain(v, s)


def paid(v: Situation, gain: i64, price: i64) -> i64:
    """A gain minus its price, if it can be paid."""
    if price > v.mon:
        return 0
    v.price = price
    return gain - v.price_worth(price)


def at_harbor(v: Situation) -> i64:
    """The church, unless others there may empty it before, or foreign goods."""
    others = v.t.size(DISCIPLES_AT + box.HARBOR) - v.at[box.HARBOR]
    best = v.income_worth(v.t[CHURCH]) // (1 + others)
    taken: i64 = 0
    for much in range(2):
        price = goods_price(v.t, much)
        worth = paid(v, A_POINT * BUY_PRESTIGE[much][1], price)
        if worth > best:
            best, taken = worth, price
    v.price = taken
    return best


def at_redlight(v: Situation, s: Schemes) -> i64:
    best = paid(v, card_gain(v), CARD_MON)
    taken = v.price
    if geisha_fits(v.t, v.seat):
        gain = geisha_gain(v, s)
        if gain - A_POINT * GEISHA_PRESTIGE > best:
            best, taken = gain - A_POINT * GEISHA_PRESTIGE, 0
        worth = paid(v, gain, GEISHA_MON)
        if worth > best:
            best, taken = worth, GEISHA_MON
    v.price = taken
    return best


def at_market(v: Situation, s: Schemes) -> i64:
    best: i64 = 0
    taken: i64 = 0
    for stall in range(STALL_COUNT):
        if v.t.size(MARKET_AT + stall):
            price = price_at(v.t, v.seat, stall)
            worth = paid(v, weapon_gain(v, s, v.t.piece(MARKET_AT + stall, 0)), price)
            if worth > best:
                best, taken = worth, price
    v.price = taken
    return best
