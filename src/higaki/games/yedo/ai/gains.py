"""The worth of one more of something to a clan, and of its possessions, in hundredths of a prestige point."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.weights import (
    A_BLESSING,
    A_CARD_TOO_MUCH,
    A_DEED,
    A_GEISHA,
    A_MISSION_TOO_MUCH,
    A_NEW_CARD,
    A_NEW_MISSION,
    A_SAME_WEAPON,
    A_WEAPON,
    AN_ANNEX,
    FOURTH_BY_ROUND,
    FOURTH_DISCIPLE,
    THIRD_BY_ROUND,
    THIRD_DISCIPLE,
    W,
)
from higaki.games.yedo.box import ANNEX_COUNT, WEAPON_COUNT
from higaki.games.yedo.places import ANNEXES_LEFT, BLESSINGS, BLESSINGS_LEFT, CARD, RESERVE, WEAPON
from higaki.games.yedo.printed import NEED_ANNEX, NEED_BLESSING, NEED_GEISHAS, NEED_WEAPON
from higaki.games.yedo.rule_numbers import MOST_CARDS, MOST_MISSIONS, MOST_WEAPONS
from higaki.games.yedo.rules.disciple_positions import has_annex

TWO_DISCIPLES: Final = 2


def weapon_gain(v: Situation, s: Schemes, weapon: i64) -> i64:
    wanted = s.wanted[NEED_WEAPON + weapon]
    if v.t.size(WEAPON + v.seat) >= MOST_WEAPONS:
        return wanted // 2
    return wanted + v.over_time(W[A_SAME_WEAPON] if v.weapons[weapon] else W[A_WEAPON])


def best_annex(v: Situation, s: Schemes) -> i64:
    best: i64 = 0
    for annex in range(ANNEX_COUNT):
        if v.t.count(ANNEXES_LEFT, annex) and not has_annex(v.t, v.seat, annex):
            best = max(best, s.wanted[NEED_ANNEX + annex] + v.over_time(W[AN_ANNEX + annex]))
    return best


def geisha_gain(v: Situation, s: Schemes) -> i64:
    return s.wanted[NEED_GEISHAS] + v.over_time(W[A_GEISHA])


def blessing_gain(v: Situation, s: Schemes) -> i64:
    if v.t[BLESSINGS_LEFT] == 0 or v.t[BLESSINGS + v.seat]:
        return 0
    return s.wanted[NEED_BLESSING] + v.over_time(W[A_BLESSING])


def mission_gain(v: Situation) -> i64:
    """A mission that is still to be drawn."""
    return v.soon(W[A_NEW_MISSION] if v.held < MOST_MISSIONS else W[A_MISSION_TOO_MUCH])


def card_gain(v: Situation) -> i64:
    return v.soon(W[A_NEW_CARD] if v.t.size(CARD + v.seat) < MOST_CARDS else W[A_CARD_TOO_MUCH])


def disciple_gain(v: Situation) -> i64:
    """One more disciple from the reserve."""
    if v.t.count(RESERVE, v.seat) == 0:
        return 0
    return service_worth(v, v.disciples + 1) - service_worth(v, v.disciples)


def disciples_worth_lost(v: Situation) -> i64:
    return service_worth(v, v.disciples) - service_worth(v, v.disciples - 1)


def service_worth(v: Situation, disciples: i64) -> i64:
    """The worth of disciples in the coming rounds: the two that cannot be lost, and the others."""
    worth = TWO_DISCIPLES * W[A_DEED] * v.rounds
    if v.rounds == 0 or disciples <= TWO_DISCIPLES:
        return worth
    worth += W[THIRD_DISCIPLE] + W[THIRD_BY_ROUND] * v.rounds
    if disciples > TWO_DISCIPLES + 1:
        worth += W[FOURTH_DISCIPLE] + W[FOURTH_BY_ROUND] * v.rounds
    return worth


# Things already held, for missions that are not known yet.


def weapons_worth(v: Situation) -> i64:
    worth: i64 = 0
    for weapon in range(WEAPON_COUNT):
        if v.weapons[weapon]:
            worth += W[A_WEAPON] + (v.weapons[weapon] - 1) * W[A_SAME_WEAPON]
    return v.over_time(worth)


def annexes_worth(v: Situation) -> i64:
    worth: i64 = 0
    for annex in range(ANNEX_COUNT):
        if has_annex(v.t, v.seat, annex):
            worth += W[AN_ANNEX + annex]
    return v.over_time(worth)
