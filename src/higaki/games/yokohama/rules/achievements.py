"""Achievements (p. 9, p. 17): the possessions needed to put an assistant on the card."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, BUILDINGS_OF_EACH, DEMANDS, LETTER_COUNT
from higaki.games.yokohama.places import (
    ACHIEVEMENT,
    AGENT,
    AGENT_SENT,
    CLAIMED,
    FULFILLED,
    SUPPLY,
    TECHNOLOGY,
    TILES_OF,
    WAREHOUSE,
    YEN,
)
from higaki.games.yokohama.printed import (
    DEMAND_COUNT,
    FIRST_POINTS,
    GOOD_COUNT,
    IN_PRODUCTION,
    IN_TRADE,
    LATER_POINTS,
    amount_needed,
)
from higaki.games.yokohama.rules.money_goods_points import BY_ACHIEVEMENTS, score, wares
from higaki.games.yokohama.rules.town import assistant_of, assistants_ready, has_house, has_shop, house_of, shop_of

OF_YEN: Final = DEMANDS.index("yen")
OF_TECHNOLOGIES: Final = DEMANDS.index("technologies")
OF_AGENTS_AND_TILES: Final = DEMANDS.index("agents_and_tiles")
OF_ORDERS: Final = DEMANDS.index("orders")
IN_PRODUCTION_AREAS: Final = DEMANDS.index("production")


def amount_of(t: Table, seat: Seat, demand: i64) -> i64:
    """The amount that a player has of something that achievements demand."""
    if demand < GOOD_COUNT:
        return wares(t, seat, demand)
    if demand == OF_YEN:
        return t[YEN + seat]
    if demand == OF_TECHNOLOGIES:
        return t.size(TECHNOLOGY + seat)
    if demand == OF_AGENTS_AND_TILES:
        return t.size(AGENT + seat) + t.size(AGENT_SENT + seat) + t.size(TILES_OF + seat)
    if demand == OF_ORDERS:
        return t.size(FULFILLED + seat)
    return areas_with_buildings(t, seat, demand == IN_PRODUCTION_AREAS)


def areas_with_buildings(t: Table, seat: Seat, production: bool) -> i64:
    """Areas of production, or of trade, with a shop or a trading house; one with both counts once."""
    found: i64 = 0
    if buildings_of(t, seat) == 0:
        return 0
    for area in range(AREA_COUNT):
        fits = IN_PRODUCTION[area] if production else IN_TRADE[area]
        if fits and (has_shop(t, seat, area) or has_house(t, seat, area)):
            found += 1
    return found


def buildings_of(t: Table, seat: Seat) -> i64:
    """All pieces that are neither in the supply nor in the warehouse."""
    shops = t.count(SUPPLY + seat, shop_of(seat)) + t.count(WAREHOUSE + seat, shop_of(seat))
    houses = t.count(SUPPLY + seat, house_of(seat)) + t.count(WAREHOUSE + seat, house_of(seat))
    return BUILDINGS_OF_EACH - shops - houses


def has_claimed(t: Table, seat: Seat, letter: i64) -> bool:
    for place in range(t.size(CLAIMED + letter)):
        if t.piece(CLAIMED + letter, place) == assistant_of(seat):
            return True
    return False


def missing_demand(t: Table, seat: Seat, achievement: i64) -> i64:
    """The first demand of an achievement that the player does not meet, or NOTHING."""
    for demand in range(DEMAND_COUNT):
        needed = amount_needed(achievement, demand)
        if needed and amount_of(t, seat, demand) < needed:
            return demand
    return NOTHING


def why_not_claim(t: Table, seat: Seat, letter: i64) -> i64:
    """Each once, when its demands are met, with an assistant of the supply (p. 9)."""
    if has_claimed(t, seat, letter):
        return events.CLAIMED_ALREADY
    if missing_demand(t, seat, t.piece(ACHIEVEMENT + letter, 0)) != NOTHING:
        return events.NOT_ACHIEVED
    if assistants_ready(t, seat) == 0:
        return events.NO_ASSISTANT
    return ALLOWED


def refused_achievements(t: Table, seat: Seat) -> list[Refused]:
    found: list[Refused] = []
    for letter in range(LETTER_COUNT):
        why: i64 = ALLOWED
        if t.size(ACHIEVEMENT + letter):
            why = why_not_claim(t, seat, letter)
        if why == events.NOT_ACHIEVED:
            achievement = t.piece(ACHIEVEMENT + letter, 0)
            demand = missing_demand(t, seat, achievement)
            have, need = amount_of(t, seat, demand), amount_needed(achievement, demand)
            found.append(Refused(actions.ACHIEVEMENT + letter, why, [demand, have, need]))
        elif why != ALLOWED:
            found.append(Refused(actions.ACHIEVEMENT + letter, why, []))
    return found


def points_for(t: Table, letter: i64) -> i64:
    """The first player gets more points than all later ones."""
    achievement = t.piece(ACHIEVEMENT + letter, 0)
    if t.size(CLAIMED + letter):
        return LATER_POINTS[achievement]
    return FIRST_POINTS[achievement]


def claim(t: Table, seat: Seat, letter: i64) -> None:
    achievement, points = t.piece(ACHIEVEMENT + letter, 0), points_for(t, letter)
    t.drop(assistant_of(seat), SUPPLY + seat, CLAIMED + letter)
    score(t, seat, BY_ACHIEVEMENTS, points)
    t.tell(events.ACHIEVED, seat, achievement, points)
