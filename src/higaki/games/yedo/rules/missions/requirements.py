"""The demands of a mission, and whether a clan can meet them (p. 1)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.table import Table
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

MISSION_KIND_COUNT: Final[i64] = len(KIND_WORDS)
NEEDED_STANDARD: Final = NEEDED[STANDARD]
NEEDED_EXTRA: Final = NEEDED[EXTRA]
# Nothing is missing.
COMPLETE: Final = -1


def can_fulfil(t: Table, seat: i64, mission: i64) -> bool:
    return first_missing(t, seat, NEEDED_STANDARD[mission]) == COMPLETE


def can_fulfil_extra(t: Table, seat: i64, mission: i64) -> bool:
    return first_missing(t, seat, NEEDED_EXTRA[mission]) == COMPLETE


def first_missing(t: Table, seat: i64, needs: vec[i64]) -> i64:
    """The first thing of a part that a seat cannot show or give, as a number of `NEEDS`; COMPLETE if there is none."""
    for district in range(DISTRICT_COUNT):
        if needs[district] and stand_in(t, seat, district) < needs[district]:
            return district
    for weapon in range(WEAPON_COUNT):
        if t.count(WEAPON + seat, weapon) < needs[NEED_WEAPON + weapon]:
            return NEED_WEAPON + weapon
    for annex in range(ANNEX_COUNT):
        if needs[NEED_ANNEX + annex] and not has_annex(t, seat, annex):
            return NEED_ANNEX + annex
    if needs[NEED_GEISHAS] > t[GEISHAS + seat] + stand_in_geishas(t, seat):
        return NEED_GEISHAS
    if needs[NEED_BLESSING] and t[BLESSINGS + seat] == 0 and not on_annex(t, seat, KARESANSUI):
        return NEED_BLESSING
    if needs[NEED_MON] > t[MON + seat]:
        return NEED_MON
    for kind in range(MISSION_KIND_COUNT):
        if needs[NEED_KIND + kind] and fulfilled_of_kind(t, seat, kind) < needs[NEED_KIND + kind]:
            return NEED_KIND + kind
    return COMPLETE


def stand_in_geishas(t: Table, seat: i64) -> i64:
    """A disciple on the own Yashiki counts as one geisha."""
    if on_annex(t, seat, YASHIKI):
        return 1
    return 0


def fulfilled_of_kind(t: Table, seat: i64, kind: i64) -> i64:
    found: i64 = 0
    for slot in range(t.size(FULFILLED + seat)):
        if KIND_OF[t.piece(FULFILLED + seat, slot)] == kind:
            found += 1
    return found
