"""Why a disciple cannot do something where he stands, or a mission cannot be fulfilled yet."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import deeds, story, things
from higaki.games.yedo.box import ANNEX_COUNT, MARKET, POST_COUNT
from higaki.games.yedo.cards import (
    IN_PHASE_7,
    NEED_ANNEX,
    NEED_BLESSING,
    NEED_GEISHAS,
    NEED_KIND,
    NEED_MON,
    NEED_WEAPON,
)
from higaki.games.yedo.deeds import FIRST_DEED
from higaki.games.yedo.districts.stalls import why_no_weapon
from higaki.games.yedo.doing import can_do, why_no_deed
from higaki.games.yedo.holdings import on_annex, stand_at
from higaki.games.yedo.places import GEISHAS, MISSION, MON
from higaki.games.yedo.requirements import COMPLETE, NEEDED_STANDARD, first_missing, fulfilled_of_kind
from higaki.games.yedo.tricks.playing import refused_cards


def refused_actions(t: Table, seat: i64) -> list[Refused]:
    """Everything a player would look for in the action phase."""
    found: list[Refused] = []
    for post in range(POST_COUNT):
        if stand_at(t, seat, post):
            for deed in range(FIRST_DEED[post], FIRST_DEED[post + 1]):
                if not can_do(t, seat, deed):
                    found.append(why_no_deed(t, seat, deed))
    for annex in range(ANNEX_COUNT):
        if on_annex(t, seat, annex) and not can_do(t, seat, deeds.AT_YASHIKI + annex):
            found.append(why_no_deed(t, seat, deeds.AT_YASHIKI + annex))
    if stand_at(t, seat, MARKET):
        found += why_no_weapon(t, seat)
    for slot in range(t.size(MISSION + seat)):
        found += why_no_mission(t, seat, t.piece(MISSION + seat, slot))
    return found + refused_cards(t, seat, IN_PHASE_7)


def why_no_mission(t: Table, seat: i64, mission: i64) -> list[Refused]:
    """The first thing that is missing for its standard part."""
    missing = first_missing(t, seat, NEEDED_STANDARD[mission])
    needs, thing = NEEDED_STANDARD[mission], things.MISSION + mission
    if missing == COMPLETE:
        return []
    if missing >= NEED_KIND:
        have = fulfilled_of_kind(t, seat, missing - NEED_KIND)
        return [Refused(thing, story.KIND_MISSING, [missing - NEED_KIND, needs[missing], have])]
    if missing == NEED_MON:
        return [Refused(thing, story.TOO_DEAR, [needs[NEED_MON], t[MON + seat]])]
    if missing == NEED_BLESSING:
        return [Refused(thing, story.BLESSING_MISSING, [])]
    if missing == NEED_GEISHAS:
        return [Refused(thing, story.GEISHAS_MISSING, [needs[NEED_GEISHAS], t[GEISHAS + seat]])]
    if missing >= NEED_ANNEX:
        return [Refused(thing, story.ANNEX_MISSING, [missing - NEED_ANNEX])]
    if missing >= NEED_WEAPON:
        return [Refused(thing, story.WEAPON_MISSING, [missing - NEED_WEAPON])]
    return [Refused(thing, story.DISCIPLE_MISSING, [missing])]
