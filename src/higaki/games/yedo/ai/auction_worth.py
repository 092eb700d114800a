"""The worth of the bidding for a clan (p. 2): the standing bid, or a bid it may still open or raise."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.table import Table
from higaki.games.yedo.ai.card_draw_worth import (
    bonus_gain,
    one_of_three_cards,
    one_of_three_missions,
    one_of_three_weapons,
)
from higaki.games.yedo.ai.gains import best_annex, disciple_gain, geisha_gain
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import A_POINT, WHOLE
from higaki.games.yedo.ai.weights import FOR_EACH_MON, LIKELY_TO_RAISE, STILL_TO_COME, USUAL_BID, W
from higaki.games.yedo.box import FIELD_COUNT, PHASE_2
from higaki.games.yedo.places import AUCTION, BID, BIDDER, BIDDING, MON, PHASE
from higaki.games.yedo.rule_numbers import ANNEX_BID_PRESTIGE, GEISHA_BID_PRESTIGE, GROUP, MINIMUM_BID
from higaki.games.yedo.rules.bidding_rewards import (
    ACTION_FIELD,
    ANNEX_FIELD,
    BONUS_FIELD,
    DISCIPLE_FIELD,
    GEISHA_FIELD,
    WEAPON_FIELD,
    geisha_fits,
)
from higaki.games.yedo.rules.phases.bidding import Raise, in_groups, is_open

# A bid that cannot be paid costs all Mon, for nothing.
A_BID_TOO_HIGH: Final = -1000
# The least and the greatest probability that another player raises a bid.
LEAST_LIKELY: Final = 4
MOST_LIKELY: Final = 88
# The first bidder also has the last word once more.
LAST_WORD: Final = 50


def auction_worth(v: Situation, s: Schemes) -> i64:
    t = v.t
    if t[PHASE] != PHASE_2 or not takes_part(t, v.seat):
        return 0
    field, bid = t.where(AUCTION), t[BID]
    if field == NOWHERE or t.holder(BIDDER) != v.seat:
        return best_to_come(v, s, field)
    if bid > v.mon:
        return A_BID_TOO_HIGH
    win = chance_to_win(v, field, bid)
    surplus = best_of_group(v, s, field, bid) - v.price_worth(bid)
    return (win * surplus + (WHOLE - win) * best_to_come(v, s, field)) // WHOLE


def takes_part(t: Table, seat: Seat) -> bool:
    """Is the marker still on the bidding track?"""
    for slot in range(t.size(BIDDING)):
        if t.piece(BIDDING, slot) == seat:
            return True
    return False


def best_to_come(v: Situation, s: Schemes, auctioned: i64) -> i64:
    """The best category that is not being auctioned, at its usual price."""
    best: i64 = 0
    for field in range(FIELD_COUNT):
        if field == auctioned or not is_open(v.t, field):
            continue
        if auctioned >= 0 and in_groups(v.t) and GROUP[field] == GROUP[auctioned]:
            continue
        price = max(MINIMUM_BID[field], W[USUAL_BID + field] - 1)
        if price <= v.mon:
            best = max(best, field_gain(v, s, field) - v.price_worth(price))
    return best * W[STILL_TO_COME] // WHOLE


def best_of_group(v: Situation, s: Schemes, field: i64, bid: i64) -> i64:
    """The category that the bid can win: with two and three players any one of the group that it reaches."""
    if not in_groups(v.t):
        return field_gain(v, s, field)
    best: i64 = 0
    for other in range(FIELD_COUNT):
        if GROUP[other] == GROUP[field] and MINIMUM_BID[other] <= bid:
            best = max(best, field_gain(v, s, other))
    return best


def chance_to_win(v: Situation, field: i64, bid: i64) -> i64:
    """In percent, by the players who can still raise."""
    t = v.t
    raises = W[LIKELY_TO_RAISE] + W[FOR_EACH_MON] * (W[USUAL_BID + field] - bid)
    passes = WHOLE - max(LEAST_LIKELY, min(MOST_LIKELY, raises))
    win: i64 = WHOLE
    last_word = False
    for number in range(t.pending):
        step = t.planned(number)
        if isinstance(step, Raise):
            if step.seat == v.seat:
                last_word = True
            elif t[MON + step.seat] > bid:
                win = win * passes // WHOLE
    if last_word:
        win += (WHOLE - win) * LAST_WORD // WHOLE
    return win


def field_gain(v: Situation, s: Schemes, field: i64) -> i64:
    """The worth of winning a category, before its price."""
    if field == ACTION_FIELD:
        return one_of_three_cards(v)
    if field == BONUS_FIELD:
        return bonus_gain(v)
    if field == WEAPON_FIELD:
        return one_of_three_weapons(v, s)
    if field == ANNEX_FIELD:
        return A_POINT * ANNEX_BID_PRESTIGE + best_annex(v, s)
    if field == GEISHA_FIELD:
        gain: i64 = A_POINT * GEISHA_BID_PRESTIGE
        return gain + geisha_gain(v, s) if geisha_fits(v.t, v.seat) else gain
    if field == DISCIPLE_FIELD:
        return disciple_gain(v)
    return one_of_three_missions(v)
