"""Warnings before an option that hurts: the president must go home, or an action brings nothing.

Each is computed on a clone of the table from what everybody sees.
"""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions
from higaki.games.yokohama.places import ACTING, PRESIDENT, STRENGTH, YEN
from higaki.games.yokohama.printed import BY_STRENGTH, IN_PRODUCTION
from higaki.games.yokohama.rules.areas.chinatown import EXCHANGE
from higaki.games.yokohama.rules.areas.church import PRAY
from higaki.games.yokohama.rules.areas.customs import CLEAR_IMPORTS
from higaki.games.yokohama.rules.areas.laboratory import CHOOSE_TECHNOLOGY
from higaki.games.yokohama.rules.areas.port import DOCK_BOARD, PORT_BOARD, TAKE_ORDER
from higaki.games.yokohama.rules.rewards import HIRE
from higaki.games.yokohama.rules.technologies import is_sideline, may_sell_silk, may_take_student
from higaki.games.yokohama.rules.town import (
    AGENCY,
    BANK,
    CHINATOWN,
    CHURCH,
    CUSTOMS,
    DOCK,
    PORT,
    STRONGEST,
    strength_at,
)
from higaki.games.yokohama.rules.turn.building import USE_STRENGTH
from higaki.games.yokohama.rules.turn.moving import areas_reached
from higaki.games.yokohama.rules.turn.placing import offer_more_areas, place


def sends_president_home(t: Table, seat: Seat) -> bool:
    """Is calling him home the only choice once the placing ends?"""
    return not areas_reached(t, seat) and not may_sell_silk(t, seat) and not may_take_student(t, seat)


def last_placement_strands(t: Table, seat: Seat, area: i64) -> bool:
    """Does an assistant in this area end the placing, with a president who reaches no area?"""
    imagined = t.clone()
    place(imagined, seat, area)
    imagined.choices = 0
    offer_more_areas(imagined, seat)
    return not imagined.choices and sends_president_home(imagined, seat)


def brings_nothing(t: Table, seat: Seat, area: i64, cost: i64, by_president: bool) -> bool:
    """Is there nothing to gain by an action in an area, and with its strength no tile and no building either?"""
    imagined = t.clone()
    imagined[YEN + seat] -= cost
    if by_president:
        imagined.send_to(PRESIDENT + seat, area)
    strength = strength_at(imagined, seat, area)
    imagined.send_to(ACTING, area)
    imagined[STRENGTH] = strength
    if can_choose(imagined, USE_STRENGTH.of(seat)):
        return False
    gives = BY_STRENGTH[area][strength]
    if area in (PORT, DOCK):
        board = DOCK_BOARD if area == DOCK else PORT_BOARD
        return strength < STRONGEST and not (gives and can_choose(imagined, TAKE_ORDER.of(seat, board)))
    if IN_PRODUCTION[area] or area == BANK:
        return not gives
    if area == AGENCY:
        return not (gives and can_choose(imagined, HIRE.of(seat, gives)))
    if area == CHINATOWN:
        return not (gives and can_choose(imagined, EXCHANGE.of(seat, gives)))
    if area == CHURCH:
        return not can_choose(imagined, PRAY.of(seat))
    if area == CUSTOMS:
        return not can_choose(imagined, CLEAR_IMPORTS.of(seat))
    return not can_choose(imagined, CHOOSE_TECHNOLOGY.of(seat))


def can_choose(imagined: Table, question: i64) -> bool:
    """Does a question offer more than to end it, or the extra actions of technologies?"""
    imagined.choices = 0
    imagined.steps[question].options(imagined)
    return any(option != actions.DONE and not is_sideline(option) for option in imagined.options)
