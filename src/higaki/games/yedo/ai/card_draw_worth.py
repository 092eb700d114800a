"""The worth of unknown cards and weapons that are about to be drawn."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo.ai.gains import card_gain, mission_gain
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import WHOLE
from higaki.games.yedo.ai.weights import (
    A_BONUS_TOO_MUCH,
    A_NEW_BONUS,
    A_WEAPON,
    ONE_OF_THREE_CARDS,
    ONE_OF_THREE_MISSIONS,
    W,
)
from higaki.games.yedo.box import WEAPON_COUNT
from higaki.games.yedo.places import BONUS
from higaki.games.yedo.printed import NEED_WEAPON
from higaki.games.yedo.rule_numbers import MOST_BONUSES
from higaki.games.yedo.rules.action_cards.afterwards import OpenOrders
from higaki.games.yedo.rules.bidding_rewards import ChooseStackOfThree
from higaki.games.yedo.rules.draw_cards import KeepBonus, KeepCard, KeepMission, KeepWeapon
from higaki.games.yedo.rules.exchanging import DrawFrom
from higaki.games.yedo.rules.setup import DraftMission

# The probability, in percent, that three weapons contain one of this many wanted ones.
ONE_OF_THREE_WEAPONS: Final = figures([0, 33, 58, 76, 88, 95, 98, 99, 100])


def card_draw_worth(v: Situation, s: Schemes) -> i64:
    """The worth of the pending question, if it is about cards from a stack."""
    t = v.t
    if t.seat != v.seat:
        return 0
    step = t.step
    if isinstance(step, (DrawFrom, DraftMission)):
        return mission_gain(v)
    if isinstance(step, (ChooseStackOfThree, OpenOrders, KeepMission)):
        return one_of_three_missions(v)
    if isinstance(step, KeepCard):
        return one_of_three_cards(v)
    if isinstance(step, KeepBonus):
        return bonus_gain(v)
    if isinstance(step, KeepWeapon):
        return one_of_three_weapons(v, s)
    return 0


def one_of_three_missions(v: Situation) -> i64:
    return mission_gain(v) + v.soon(W[ONE_OF_THREE_MISSIONS])


def one_of_three_cards(v: Situation) -> i64:
    return card_gain(v) + v.soon(W[ONE_OF_THREE_CARDS])


def bonus_gain(v: Situation) -> i64:
    return W[A_NEW_BONUS] if v.t.size(BONUS + v.seat) < MOST_BONUSES else W[A_BONUS_TOO_MUCH]


def one_of_three_weapons(v: Situation, s: Schemes) -> i64:
    best: i64 = 0
    wanted: i64 = 0
    for weapon in range(WEAPON_COUNT):
        if s.wanted[NEED_WEAPON + weapon]:
            wanted += 1
            best = max(best, s.wanted[NEED_WEAPON + weapon])
    return best * ONE_OF_THREE_WEAPONS[wanted] // WHOLE + v.over_time(W[A_WEAPON])
