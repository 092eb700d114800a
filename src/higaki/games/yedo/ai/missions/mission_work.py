"""The remaining work for a mission: the actions and the Mon for demands that a clan cannot meet yet."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.games.yedo.ai.situation import Situation
from higaki.games.yedo.ai.values import MON_BY_DEED, STANDARD_MON
from higaki.games.yedo.ai.weights import (
    A_GEISHA,
    A_WEAPON,
    AN_ANNEX,
    ANNEX_PRICE,
    DISCIPLE_PRICE,
    GEISHA_PRICE,
    WEAPON_PRICE,
    W,
)
from higaki.games.yedo.box import (
    ANNEX_COUNT,
    DISTRICT_COUNT,
    KARESANSUI,
    KOBUDO,
    WEAPON_COUNT,
    YASHIKI,
)
from higaki.games.yedo.places import ANNEXES_LEFT, GEISHAS_LEFT
from higaki.games.yedo.printed import NEED_ANNEX, NEED_BLESSING, NEED_GEISHAS, NEED_KIND, NEED_MON, NEED_WEAPON
from higaki.games.yedo.rule_numbers import KOBUDO_LESS
from higaki.games.yedo.rules.disciple_positions import has_annex
from higaki.games.yedo.rules.missions.requirements import MISSION_KIND_COUNT, NEEDED_STANDARD, fulfilled_of_kind

# One deed, in units of work.
DEED: Final = 10
# Another mission of a kind must come first; a player must return an annex or a geisha.
KIND_WORK: Final = 4
OUT_OF_STOCK_WORK: Final = 60
# To get an annex, a geisha, a disciple; a weapon that does not lie on the market.
THING_WORK: Final = 13
WEAPON_WORK: Final = 20


def lacking(v: Situation, needs: vec[i64], now: bool) -> i64:
    """The number of things that a part of a mission lacks, besides disciples and Mon.

    In this round a disciple on an annex can stand in.
    """
    lacks: i64 = 0
    for weapon in range(WEAPON_COUNT):
        if needs[NEED_WEAPON + weapon] > v.weapons[weapon]:
            lacks += 1
    for annex in range(ANNEX_COUNT):
        if needs[NEED_ANNEX + annex] and not has_annex(v.t, v.seat, annex):
            lacks += 1
    geishas = needs[NEED_GEISHAS] - v.geishas
    if now:
        geishas -= v.on_annex[YASHIKI]
    if geishas > 0:
        lacks += geishas
    if needs[NEED_BLESSING] and v.blessings == 0 and not (now and v.on_annex[KARESANSUI]):
        lacks += 1
    return lacks + lacking_kinds(v, needs)


def lacking_kinds(v: Situation, needs: vec[i64]) -> i64:
    lacks: i64 = 0
    for kind in range(MISSION_KIND_COUNT):
        if needs[NEED_KIND + kind] and fulfilled_of_kind(v.t, v.seat, kind) < needs[NEED_KIND + kind]:
            lacks += KIND_WORK
    return lacks


class Stock:
    """The possessions of a clan after its planned missions, and the work of the last mission looked at."""

    def __init__(self, v: Situation) -> None:
        self.v: Final = v
        self.weapons = v.weapons[:]
        self.annexes: i64 = EMPTY_SET
        for annex in range(ANNEX_COUNT):
            if has_annex(v.t, v.seat, annex):
                self.annexes = SetOf.with_(self.annexes, annex)
        self.geishas: i64 = v.geishas
        self.blessings: i64 = v.blessings
        self.purse: i64 = v.mon
        # In tenths of an action, because not every action brings the wanted thing.
        self.deeds: i64 = 0
        self.mon: i64 = 0
        # Things that are bought stay useful after the mission.
        self.kept: i64 = 0

    def look_at(self, mission: i64) -> None:
        needs = NEEDED_STANDARD[mission]
        self.deeds = DEED + DEED * lacking_kinds(self.v, needs)
        self.mon = needs[NEED_MON]
        self.kept = 0
        self.count_weapons(needs)
        self.count_annexes(needs)
        geishas = needs[NEED_GEISHAS] - self.geishas
        if geishas > 0:
            self.deeds += geishas * THING_WORK if self.v.t[GEISHAS_LEFT] >= geishas else OUT_OF_STOCK_WORK
            self.mon += geishas * W[GEISHA_PRICE]
            self.kept += geishas * W[A_GEISHA]
        if needs[NEED_BLESSING] and self.blessings == 0:
            self.deeds += DEED
        disciples = -self.v.disciples
        for district in range(DISTRICT_COUNT):
            disciples += needs[district]
        if disciples > 0:
            self.deeds += disciples * THING_WORK
            self.mon += disciples * W[DISCIPLE_PRICE]
        self.kept = self.v.over_time(self.kept)

    def count_weapons(self, needs: vec[i64]) -> None:
        price: i64 = W[WEAPON_PRICE]
        if SetOf.has(self.annexes, KOBUDO):
            price -= KOBUDO_LESS
        for weapon in range(WEAPON_COUNT):
            if needs[NEED_WEAPON + weapon] > self.weapons[weapon]:
                self.deeds += self.weapon_work(weapon)
                self.mon += price
                self.kept += W[A_WEAPON]

    def weapon_work(self, weapon: i64) -> i64:
        return DEED if SetOf.has(self.v.on_stalls, weapon) else WEAPON_WORK

    def count_annexes(self, needs: vec[i64]) -> None:
        for annex in range(ANNEX_COUNT):
            if needs[NEED_ANNEX + annex] and not SetOf.has(self.annexes, annex):
                self.deeds += THING_WORK if self.v.t.count(ANNEXES_LEFT, annex) else OUT_OF_STOCK_WORK
                self.mon += W[ANNEX_PRICE]
                self.kept += W[AN_ANNEX + annex]

    def work(self) -> i64:
        """The work in deeds, more if Mon is missing."""
        short = self.mon - self.purse
        work = self.deeds
        if short > 0:
            work += short * DEED // MON_BY_DEED
        return work

    def settle(self, mission: i64) -> None:
        """Take the costs and the gains of the last mission into account."""
        self.purse = max(0, self.purse - self.mon) + STANDARD_MON[mission]
