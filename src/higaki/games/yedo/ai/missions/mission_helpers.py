"""The disciples who can get a missing thing of a mission in this round."""

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.box import ANNEX_COUNT, MARKET, REDLIGHT, STALL_COUNT, TAVERN, TEMPLE, WEAPON_COUNT, YASHIKI
from higaki.games.yedo.places import ANNEXES_LEFT, BLESSINGS_LEFT, GEISHAS_LEFT, MARKET_AT
from higaki.games.yedo.printed import NEED_ANNEX, NEED_BLESSING, NEED_GEISHAS, NEED_WEAPON
from higaki.games.yedo.rule_numbers import GEISHA_MON
from higaki.games.yedo.rules.disciple_positions import has_annex
from higaki.games.yedo.rules.districts.tavern import annex_price
from higaki.games.yedo.rules.market import price_at


def helper_for(v: Situation, needs: vec[i64]) -> i64:
    """The post that gives the one missing thing of a mission in this round, or -1; `v.price` is its price."""
    t = v.t
    v.price = 0
    for weapon in range(WEAPON_COUNT):
        if needs[NEED_WEAPON + weapon] > v.weapons[weapon]:
            return MARKET if finds_weapon(v, weapon) else -1
    for annex in range(ANNEX_COUNT):
        if needs[NEED_ANNEX + annex] and not has_annex(t, v.seat, annex):
            v.price = annex_price(t)
            return TAVERN if t.count(ANNEXES_LEFT, annex) and v.price <= v.mon else -1
    if needs[NEED_GEISHAS] > v.geishas + v.on_annex[YASHIKI]:
        v.price = GEISHA_MON
        return REDLIGHT if t[GEISHAS_LEFT] and v.price <= v.mon else -1
    if needs[NEED_BLESSING] and v.blessings == 0:
        return TEMPLE if t[BLESSINGS_LEFT] else -1
    return -1


def finds_weapon(v: Situation, weapon: i64) -> bool:
    """Is it on a stall at a price that can be paid? Then `v.price` is the lowest price."""
    found = False
    for stall in range(STALL_COUNT):
        if v.t.size(MARKET_AT + stall) and v.t.piece(MARKET_AT + stall, 0) == weapon:
            price = price_at(v.t, v.seat, stall)
            if price <= v.mon and (not found or price < v.price):
                v.price = price
                found = True
    return found
