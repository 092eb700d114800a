"""The targets of an action card; without a target it cannot be played (ruling E21)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.table import Table
from higaki.games.yedo.box import DISTRICT_COUNT, POST_COUNT, STALL_COUNT
from higaki.games.yedo.places import CLOSED, GEISHAS, MARKET_AT, MISSION, MON, PRESTIGE, WEAPON
from higaki.games.yedo.printed import CARD_COST, CARD_FIGURE
from higaki.games.yedo.rule_numbers import MOST_GEISHAS, POST_IN
from higaki.games.yedo.rules.action_cards.names import (
    AMBUSH,
    BARRED_DOOR,
    FORGED_PAPERS,
    FRESH_DELIVERY,
    FRIEND_AT_THE_STALL,
    LETTER_OF_PASSAGE,
    LURED_AWAY,
    OVER_THE_ROOFTOPS,
    PICKPOCKET,
    SAFE_HOUSE,
    SEALED_ORDERS,
    SLANDER,
    SPOILED_SCHEME,
    SWITCHED_BLADES,
    TRAPDOOR,
)
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.disciple_positions import free_at, stand_at, stand_in, why_not_stand
from higaki.games.yedo.rules.market import can_buy_any
from higaki.games.yedo.rules.watch import watch_in


def mon_needed(card: i64) -> i64:
    """The Mon needed to play a card: its cost, or the payment to the target clan."""
    return CARD_FIGURE[card] if card == LURED_AWAY else CARD_COST[card]


def has_target(t: Table, seat: Seat, card: i64) -> bool:
    """Would the card have any effect?"""
    if is_aimed_at_clan(card):
        return any_clan(t, seat, card)
    if card in (TRAPDOOR, BARRED_DOOR, AMBUSH):
        return any_post(t, seat, card)
    if card in (FORGED_PAPERS, SAFE_HOUSE):
        return stand_in(t, seat, watch_in(t)) > 0
    if card == OVER_THE_ROOFTOPS:
        return stand_in(t, seat, watch_in(t)) > 0 and any_post(t, seat, card)
    if card == LETTER_OF_PASSAGE:
        return t.where(CLOSED) != NOWHERE
    if card == FRESH_DELIVERY:
        return weapons_on_stalls(t) > 0
    if card == FRIEND_AT_THE_STALL:
        return can_buy_any(t, seat)
    if card == SEALED_ORDERS:
        return missions_left(t)
    return True


def is_aimed_at_clan(card: i64) -> bool:
    return card in (PICKPOCKET, SWITCHED_BLADES, SLANDER, LURED_AWAY, SPOILED_SCHEME)


def any_clan(t: Table, seat: Seat, card: i64) -> bool:
    for clan in range(t.seats):
        if may_aim_at_clan(t, seat, card, clan):
            return True
    return False


def may_aim_at_clan(t: Table, seat: Seat, card: i64, clan: Seat) -> bool:
    """May the card target this clan?"""
    if clan == seat:
        return False
    if card == PICKPOCKET:
        return share_district(t, seat, clan) and t[MON + clan] > 0
    if card == SWITCHED_BLADES:
        return share_district(t, seat, clan) and t.size(WEAPON + seat) > 0 and t.size(WEAPON + clan) > 0
    if card == SLANDER:
        return t[PRESTIGE + clan] > t[PRESTIGE + seat]
    if card == LURED_AWAY:
        return t[GEISHAS + seat] < MOST_GEISHAS and t[GEISHAS + clan] > t[GEISHAS + seat]
    return t.size(MISSION + clan) > 0


def share_district(t: Table, seat: Seat, clan: Seat) -> bool:
    """Do both have a disciple in the same district?"""
    for district in range(DISTRICT_COUNT):
        if stand_in(t, seat, district) and stand_in(t, clan, district):
            return True
    return False


def any_post(t: Table, seat: Seat, card: i64) -> bool:
    for post in range(POST_COUNT):
        if may_aim_at_post(t, seat, card, post):
            return True
    return False


def may_aim_at_post(t: Table, seat: Seat, card: i64, post: i64) -> bool:
    """May the card target this post: to protect it, to move there, to block a space, or to meet a rival?"""
    if card == TRAPDOOR:
        return is_beside_watch(t, seat, post)
    if card == OVER_THE_ROOFTOPS:
        return may_flee_to(t, seat, post)
    if card == BARRED_DOOR:
        return free_at(t, post) > 0
    for clan in range(t.seats):
        if may_ambush(t, seat, post, clan):
            return True
    return False


def is_beside_watch(t: Table, seat: Seat, post: i64) -> bool:
    """Does an own disciple stand there, in the district of the watch?"""
    return POST_IN[post] == watch_in(t) and stand_at(t, seat, post) > 0


def may_flee_to(t: Table, seat: Seat, post: i64) -> bool:
    """A free space of an open district beside the watch's; in the garden house everybody stands once (p. 2)."""
    apart = (POST_IN[post] - watch_in(t) + DISTRICT_COUNT) % DISTRICT_COUNT
    return apart in (1, DISTRICT_COUNT - 1) and why_not_stand(t, seat, post) == ALLOWED


def may_ambush(t: Table, seat: Seat, post: i64, clan: Seat) -> bool:
    """Does a rival have a disciple in a district with an own one?"""
    return clan != seat and stand_at(t, clan, post) > 0 and stand_in(t, seat, POST_IN[post]) > 0


def weapons_on_stalls(t: Table) -> i64:
    lying: i64 = 0
    for stall in range(STALL_COUNT):
        lying += t.size(MARKET_AT + stall)
    return lying
