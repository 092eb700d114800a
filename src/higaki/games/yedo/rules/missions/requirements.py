"""The demands of a mission, and whether a clan can meet them (p. 1)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import ANNEX_COUNT, DISTRICT_COUNT, KARESANSUI, KIND_WORDS, WEAPON_COUNT, YASHIKI
from higaki.games.yedo.places import BLESSINGS, FULFILLED, GEISHAS, MON, WEAPON
from higaki.games.yedo.printed import (
    EXTRA,
    KIND_OF,
    NEED_ANNEX,
    NEED_BLESSING,
    NEED_GEISHAS,
    NEED_KIND,
    NEED_MON,
    NEED_WEAPON,
    NEEDED,
    STANDARD,
)
from higaki.games.yedo.rules.disciple_positions import has_annex, on_annex, stand_in
from higaki.games.yedo.rules.reasons import because, too_dear

MISSION_KIND_COUNT: Final[i64] = len(KIND_WORDS)
NEEDED_STANDARD: Final = NEEDED[STANDARD]
NEEDED_EXTRA: Final = NEEDED[EXTRA]


def why_not_fulfil(t: Table, seat: Seat, mission: i64) -> i64:
    return why_not_part(t, seat, NEEDED_STANDARD[mission])


def can_fulfil_extra(t: Table, seat: Seat, mission: i64) -> bool:
    return why_not_part(t, seat, NEEDED_EXTRA[mission]) == ALLOWED


def why_not_part(t: Table, seat: Seat, needs: vec[i64]) -> i64:
    """The first demand of a part that a seat cannot show or give."""
    for district in range(DISTRICT_COUNT):
        if needs[district] and stand_in(t, seat, district) < needs[district]:
            return because(events.DISCIPLE_MISSING, district)
    for weapon in range(WEAPON_COUNT):
        if t.count(WEAPON + seat, weapon) < needs[NEED_WEAPON + weapon]:
            return because(events.WEAPON_MISSING, weapon)
    for annex in range(ANNEX_COUNT):
        if needs[NEED_ANNEX + annex] and not has_annex(t, seat, annex):
            return because(events.ANNEX_MISSING, annex)
    if needs[NEED_GEISHAS] > t[GEISHAS + seat] + stand_in_geishas(t, seat):
        return because(events.GEISHAS_MISSING, needs[NEED_GEISHAS], t[GEISHAS + seat])
    if needs[NEED_BLESSING] and t[BLESSINGS + seat] == 0 and not on_annex(t, seat, KARESANSUI):
        return because(events.BLESSING_MISSING)
    if needs[NEED_MON] > t[MON + seat]:
        return too_dear(t, seat, needs[NEED_MON])
    return kind_missing(t, seat, needs)


def kind_missing(t: Table, seat: Seat, needs: vec[i64]) -> i64:
    """The first kind of mission of which too few were fulfilled before."""
    for kind in range(MISSION_KIND_COUNT):
        if needs[NEED_KIND + kind]:
            have = fulfilled_of_kind(t, seat, kind)
            if have < needs[NEED_KIND + kind]:
                return because(events.KIND_MISSING, kind, needs[NEED_KIND + kind], have)
    return ALLOWED


def stand_in_geishas(t: Table, seat: Seat) -> i64:
    """A disciple on the own Yashiki counts as one geisha."""
    if on_annex(t, seat, YASHIKI):
        return 1
    return 0


def fulfilled_of_kind(t: Table, seat: Seat, kind: i64) -> i64:
    found: i64 = 0
    for slot in range(t.size(FULFILLED + seat)):
        if KIND_OF[t.piece(FULFILLED + seat, slot)] == kind:
            found += 1
    return found
