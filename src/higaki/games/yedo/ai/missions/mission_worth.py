"""The worth of a clan's unfulfilled missions, in hundredths of a prestige point.

First the missions that can be fulfilled in this round with disciples in town or still to be placed; then the others,
the best first, by the remaining work and time. The next mission may use the same things again.
"""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.games.yedo.ai.missions.mission_helpers import helper_for
from higaki.games.yedo.ai.missions.mission_work import DEED, THING_WORK, Stock, lacking
from higaki.games.yedo.ai.missions.reward_worth import reward_worth
from higaki.games.yedo.ai.missions.sureness import sure_in_time
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import WHOLE
from higaki.games.yedo.ai.weights import (
    A_DEED,
    A_GEISHA,
    A_MON,
    A_STEP,
    A_WEAPON,
    AN_ANNEX,
    ANNEX_PRICE,
    EXTRA_AFTER_ONE,
    EXTRA_FAR,
    EXTRA_IN_REACH,
    GEISHA_PRICE,
    WEAPON_PRICE,
    W,
)
from higaki.games.yedo.box import ANNEX_COUNT, DISTRICT_COUNT, POST_COUNT, WEAPON_COUNT
from higaki.games.yedo.printed import NEED_ANNEX, NEED_BLESSING, NEED_COUNT, NEED_GEISHAS, NEED_MON, NEED_WEAPON
from higaki.games.yedo.rule_numbers import POST_IN
from higaki.games.yedo.rules.disciple_positions import free_at
from higaki.games.yedo.rules.missions.requirements import NEEDED_EXTRA, NEEDED_STANDARD

# The certainty of a mission in this round: when all disciples stand there, and for each still to be placed.
WHEN_ALL_STAND: Final = 97
BEFORE_THE_WATCH: Final = 96
FOR_EACH_MISSING: Final = 3
# The certainty if one more disciple must get the missing thing before others take it.
WITH_HELP: Final = 94
# The certainty of its bonus part when nothing is missing for it.
EXTRA_IN_HAND: Final = 95
IMPOSSIBLE: Final = 1000

_NO_NEEDS: Final = figures([0] * NEED_COUNT)


class Schemes:
    """The missions of a clan, planned one after the other."""

    def __init__(self, v: Situation) -> None:
        self.v: Final = v
        self.stock: Final = Stock(v)
        self.worth: i64 = 0
        # The missions that can be fulfilled in this round: their worth and their number.
        self.worth_ready: i64 = 0
        self.ready: i64 = 0
        # The saving by one more of each thing that missions can demand.
        self.wanted = _NO_NEEDS[:]
        # Disciples that no mission of this round sends home, and those still to be placed for none.
        self.here = v.here[:]
        self.idle: i64 = v.idle
        self.worked: i64 = 0
        # The worth of the last mission looked at beyond its work, if it is fulfilled.
        self.net: i64 = 0
        left: i64 = EMPTY_SET
        for number in range(v.held):
            left = SetOf.with_(left, number)
        self.plan_ahead(self.plan_round(left))

    def plan_round(self, left: i64) -> i64:
        """Choose missions for this round, the best one first; returns the others."""
        v = self.v
        while left != EMPTY_SET:
            best: i64 = -1
            best_worth: i64 = 0
            for number in range(v.held):
                if SetOf.has(left, number):
                    worth = self.worth_now(v.missions[number])
                    if worth > best_worth and worth > self.worth_later(v.missions[number]):
                        best, best_worth = number, worth
            if best < 0:
                break
            left = SetOf.without(left, best)
            self.worth_ready += best_worth
            self.ready += 1
            self.send_home(v.missions[best])
        return left

    def plan_ahead(self, left: i64) -> None:
        """The other missions, in the order of their gain per work."""
        v = self.v
        while left != EMPTY_SET:
            best: i64 = -1
            best_worth: i64 = 0
            for number in range(v.held):
                if SetOf.has(left, number):
                    worth = self.worth_later(v.missions[number])
                    worth = worth * DEED // (self.stock.work() + DEED)
                    if worth > best_worth:
                        best, best_worth = number, worth
            if best < 0:
                break
            left = SetOf.without(left, best)
            self.prepare(v.missions[best])

    # In this round.

    def worth_now(self, mission: i64) -> i64:
        """The worth of the mission if it can be fulfilled in this round, or 0."""
        v = self.v
        needs = NEEDED_STANDARD[mission]
        lacks = lacking(v, needs, True)
        if needs[NEED_MON] > v.mon or lacks > 1:
            return 0
        missing = self.missing_districts(needs)
        if missing > self.idle:
            return 0
        cost: i64 = v.price_worth(needs[NEED_MON])
        sure: i64 = WHEN_ALL_STAND if v.acting else BEFORE_THE_WATCH
        sure -= missing * FOR_EACH_MISSING
        if lacks:
            if not self.has_helper(needs, missing):
                return 0
            cost += v.price_worth(v.price) + W[A_STEP]
            sure = sure * WITH_HELP // WHOLE
        if v.danger >= 0 and needs[v.danger]:
            sure = sure * v.escape // WHOLE
        extra: i64 = W[EXTRA_FAR]
        asked = NEEDED_EXTRA[mission]
        if lacking(v, asked, True) == 0:
            extra = EXTRA_IN_HAND if self.missing_districts(asked) == 0 else W[EXTRA_IN_REACH]
        return max(1, reward_worth(v, mission, extra) - cost) * sure // WHOLE

    def has_helper(self, needs: vec[i64], missing: i64) -> bool:
        """Can a disciple who is not needed for the mission get the one missing thing?"""
        post = helper_for(self.v, needs)
        if post < 0 or POST_IN[post] == self.v.danger:
            return False
        if self.here[POST_IN[post]] > needs[POST_IN[post]]:
            return True
        return missing < self.idle and free_at(self.v.t, post) > (1 if needs[POST_IN[post]] else 0)

    def missing_districts(self, needs: vec[i64]) -> i64:
        """The number of disciples that must still be placed; more than there are if no space is free."""
        missing: i64 = 0
        for district in range(DISTRICT_COUNT):
            if needs[district] > self.here[district]:
                if not self.has_space(district):
                    return IMPOSSIBLE
                missing += needs[district] - self.here[district]
        return missing

    def has_space(self, district: i64) -> bool:
        if self.idle == 0:
            return False
        for post in range(POST_COUNT):
            if POST_IN[post] == district and free_at(self.v.t, post) > 0:
                return True
        return False

    def send_home(self, mission: i64) -> None:
        """Assign all its disciples; one goes home, from the post where other missions need him least."""
        needs = NEEDED_STANDARD[mission]
        gone: i64 = -1
        most: i64 = -IMPOSSIBLE
        for district in range(DISTRICT_COUNT):
            if needs[district]:
                while self.here[district] < needs[district]:
                    self.here[district] += 1
                    self.idle -= 1
                spare = self.here[district] - self.asked_for(district)
                if spare > most:
                    gone, most = district, spare
        self.here[gone] -= 1
        self.worked += DEED
        self.stock.look_at(mission)
        self.stock.settle(mission)

    def asked_for(self, district: i64) -> i64:
        """The number of missions that need the district."""
        v = self.v
        asked: i64 = 0
        for number in range(v.held):
            if NEEDED_STANDARD[v.missions[number]][district]:
                asked += 1
        return asked

    # In a later round.

    def worth_later(self, mission: i64) -> i64:
        """The worth of the mission beyond its remaining work."""
        v, stock = self.v, self.stock
        stock.look_at(mission)
        lacks = lacking(v, NEEDED_EXTRA[mission], False)
        extra: i64 = W[EXTRA_FAR]
        if lacks == 0:
            extra = W[EXTRA_IN_REACH]
        elif lacks == 1:
            extra = W[EXTRA_AFTER_ONE]
        net = (
            reward_worth(v, mission, extra)
            - (stock.deeds - DEED) * W[A_STEP] // DEED
            - W[A_DEED]
            - stock.mon * W[A_MON]
            + stock.kept
        )
        self.net = net
        if net <= 0:
            return 0
        return net * self.sureness(mission, stock.work()) // WHOLE

    def sureness(self, mission: i64, work: i64) -> i64:
        """The certainty in percent, after the missions planned before."""
        v = self.v
        if v.rounds == 0 and self.missing_districts(NEEDED_STANDARD[mission]) > self.idle:
            return 0
        return sure_in_time(v, self.worked + work)

    def prepare(self, mission: i64) -> None:
        """Plan for the mission: its missing things are wanted, and count as present for the next one."""
        v, stock = self.v, self.stock
        worth = self.worth_later(mission)
        self.worth += worth
        needs = NEEDED_STANDARD[mission]
        for weapon in range(WEAPON_COUNT):
            if needs[NEED_WEAPON + weapon] > stock.weapons[weapon]:
                price = W[WEAPON_PRICE] * W[A_MON] - v.over_time(W[A_WEAPON])
                self.want(NEED_WEAPON + weapon, mission, stock.weapon_work(weapon), price, worth)
                stock.weapons[weapon] += 1
        for annex in range(ANNEX_COUNT):
            if needs[NEED_ANNEX + annex] and not SetOf.has(stock.annexes, annex):
                price = W[ANNEX_PRICE] * W[A_MON] - v.over_time(W[AN_ANNEX + annex])
                self.want(NEED_ANNEX + annex, mission, THING_WORK, price, worth)
                stock.annexes = SetOf.with_(stock.annexes, annex)
        if needs[NEED_GEISHAS] > stock.geishas:
            price = W[GEISHA_PRICE] * W[A_MON] - v.over_time(W[A_GEISHA])
            self.want(NEED_GEISHAS, mission, THING_WORK, price, worth)
            stock.geishas = needs[NEED_GEISHAS]
        if needs[NEED_BLESSING]:
            if stock.blessings == 0:
                self.want(NEED_BLESSING, mission, DEED, 0, worth)
            stock.blessings = 0
        self.worked += stock.work()
        stock.settle(mission)

    def want(self, need: i64, mission: i64, work: i64, price: i64, worth: i64) -> None:
        """The gain of the last mission looked at if this is present: work, its price, and more certainty."""
        net = self.net + work * W[A_STEP] // DEED + price
        self.wanted[need] += net * self.sureness(mission, self.stock.work() - work) // WHOLE - worth
