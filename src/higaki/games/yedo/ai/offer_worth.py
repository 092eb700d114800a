"""The worth of an own offer (p. 3): the gain, if the other player has reason to accept."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yedo.ai.gains import geisha_gain, weapon_gain
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import WHOLE
from higaki.games.yedo.ai.weights import A_WEAPON, W
from higaki.games.yedo.box import (
    COLOUR_COUNT,
    WEAPON_COUNT,
    WISH_BONUS,
    WISH_CARD,
    WISH_GEISHA,
)
from higaki.games.yedo.places import (
    OFFERED_BONUS,
    OFFERED_CARD,
    OFFERED_GEISHAS,
    OFFERED_MISSION,
    OFFERED_MON,
    OFFERED_WEAPON,
    OFFERER,
    OFFERS_MADE,
    WANTED,
    WANTED_MISSION,
    WANTED_MON,
)
from higaki.games.yedo.printed import NEED_WEAPON
from higaki.games.yedo.rules.missions.requirements import NEEDED_STANDARD
from higaki.games.yedo.rules.offers.offering import Compose

# The assumed price of a geisha to others, in hundredths, and of a Mon; a weapon is worth as much as to oneself.
THEIR_GEISHA: Final = 260
THEIR_MON: Final = 36
# A smaller gain is no reason to accept.
A_REASON: Final = 38
# The additional loss of a weapon that an own mission needs; and of a geisha.
A_MISSION_FURTHER: Final = 165
A_NEEDED_GEISHA: Final = 340
NOT_FOR_SALE: Final = 1000
# The weight of an offer while it is made, and when it is proposed. It must exceed a minimum.
IN_THE_MAKING: Final = 70
PROPOSED: Final = 80
THE_TALK: Final = 40
ENOUGH_OFFERS: Final = 1


def offer_worth(v: Situation, s: Schemes) -> i64:
    t, seat = v.t, v.seat
    if t.holder(OFFERER) != seat:
        return -t[OFFERS_MADE + seat]
    if t[OFFERS_MADE + seat] > ENOUGH_OFFERS:
        return -THE_TALK
    mine = own_gain(v, s)
    theirs = their_gain(v)
    if not isinstance(t.step, Compose):
        return mine * PROPOSED // WHOLE - THE_TALK if theirs >= A_REASON else -THE_TALK
    if theirs < A_REASON:
        # The missing amount can still be given in Mon, once.
        mon = (A_REASON - theirs + THEIR_MON - 1) // THEIR_MON
        if t[OFFERED_MON] or t[WANTED_MON] or mon > v.mon:
            return -THE_TALK
        mine -= v.price_worth(mon)
    return mine * IN_THE_MAKING // WHOLE - THE_TALK


def own_gain(v: Situation, s: Schemes) -> i64:
    """The worth of the wishes less that of the gifts."""
    t, seat = v.t, v.seat
    gain: i64 = 0
    for weapon in range(WEAPON_COUNT):
        if t[WANTED + weapon]:
            gain += weapon_gain(v, s, weapon)
        if t.count(OFFERED_WEAPON, weapon):
            gain -= weapon_loss(v, weapon)
    if t[WANTED + WISH_GEISHA]:
        gain += geisha_gain(v, s)
    gain -= t[OFFERED_GEISHAS] * A_NEEDED_GEISHA
    # Hidden cards are neither demanded nor offered, because nobody knows them.
    gain -= NOT_FOR_SALE * (t[WANTED + WISH_CARD] + t[WANTED + WISH_BONUS] + missions_wanted(v))
    gain -= NOT_FOR_SALE * (t.size(OFFERED_CARD + seat) + t.size(OFFERED_BONUS + seat))
    gain -= NOT_FOR_SALE * t.size(OFFERED_MISSION + seat)
    if t[OFFERED_MON]:
        gain -= v.price_worth(t[OFFERED_MON])
    return gain + v.income_worth(t[WANTED_MON])


def weapon_loss(v: Situation, weapon: i64) -> i64:
    loss = v.over_time(W[A_WEAPON])
    for number in range(v.held):
        if NEEDED_STANDARD[v.missions[number]][NEED_WEAPON + weapon] and v.weapons[weapon] == 1:
            return loss + A_MISSION_FURTHER
    return loss


def missions_wanted(v: Situation) -> i64:
    wanted: i64 = 0
    for colour in range(COLOUR_COUNT):
        wanted += v.t[WANTED_MISSION + colour]
    return wanted


def their_gain(v: Situation) -> i64:
    """The same for the other player, estimated without knowing his missions."""
    t, their_weapon = v.t, v.over_time(W[A_WEAPON])
    gain = THEIR_MON * (t[OFFERED_MON] - t[WANTED_MON])
    gain += their_weapon * t.size(OFFERED_WEAPON) // 2
    for weapon in range(WEAPON_COUNT):
        gain -= their_weapon * t[WANTED + weapon]
    return gain + THEIR_GEISHA * (t[OFFERED_GEISHAS] - t[WANTED + WISH_GEISHA])
