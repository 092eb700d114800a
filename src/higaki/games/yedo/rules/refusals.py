"""Why a disciple cannot do something where he stands, or a mission cannot be fulfilled yet."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, MARKET, POST_COUNT
from higaki.games.yedo.places import GEISHAS, MISSION, MON
from higaki.games.yedo.printed import (
    IN_PHASE_7,
    NEED_ANNEX,
    NEED_BLESSING,
    NEED_GEISHAS,
    NEED_KIND,
    NEED_MON,
    NEED_WEAPON,
)
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.action_cards.playing import refused_cards
from higaki.games.yedo.rules.disciple_actions import FIRST_DEED
from higaki.games.yedo.rules.disciple_positions import on_annex, stand_at
from higaki.games.yedo.rules.dispatch import can_do, why_no_deed
from higaki.games.yedo.rules.districts.stalls import why_no_weapon
from higaki.games.yedo.rules.missions.requirements import COMPLETE, NEEDED_STANDARD, first_missing, fulfilled_of_kind


def refused_actions(t: Table, seat: i64) -> list[Refused]:
    """Everything a player would look for in the action phase."""
    found: list[Refused] = []
    for post in range(POST_COUNT):
        if stand_at(t, seat, post):
            for deed in range(FIRST_DEED[post], FIRST_DEED[post + 1]):
                if not can_do(t, seat, deed):
                    found.append(why_no_deed(t, seat, deed))
    for annex in range(ANNEX_COUNT):
        if on_annex(t, seat, annex) and not can_do(t, seat, disciple_actions.AT_YASHIKI + annex):
            found.append(why_no_deed(t, seat, disciple_actions.AT_YASHIKI + annex))
    if stand_at(t, seat, MARKET):
        found += why_no_weapon(t, seat)
    for slot in range(t.size(MISSION + seat)):
        found += why_no_mission(t, seat, t.piece(MISSION + seat, slot))
    return found + refused_cards(t, seat, IN_PHASE_7)


def why_no_mission(t: Table, seat: i64, mission: i64) -> list[Refused]:
    """The first thing that is missing for its standard part."""
    missing = first_missing(t, seat, NEEDED_STANDARD[mission])
    needs, thing = NEEDED_STANDARD[mission], actions.MISSION + mission
    if missing == COMPLETE:
        return []
    if missing >= NEED_KIND:
        have = fulfilled_of_kind(t, seat, missing - NEED_KIND)
        return [Refused(thing, events.KIND_MISSING, [missing - NEED_KIND, needs[missing], have])]
    if missing == NEED_MON:
        return [Refused(thing, events.TOO_DEAR, [needs[NEED_MON], t[MON + seat]])]
    if missing == NEED_BLESSING:
        return [Refused(thing, events.BLESSING_MISSING, [])]
    if missing == NEED_GEISHAS:
        return [Refused(thing, events.GEISHAS_MISSING, [needs[NEED_GEISHAS], t[GEISHAS + seat]])]
    if missing >= NEED_ANNEX:
        return [Refused(thing, events.ANNEX_MISSING, [missing - NEED_ANNEX])]
    if missing >= NEED_WEAPON:
        return [Refused(thing, events.WEAPON_MISSING, [missing - NEED_WEAPON])]
    return [Refused(thing, events.DISCIPLE_MISSING, [missing])]
