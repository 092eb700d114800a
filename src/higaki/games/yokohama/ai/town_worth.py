"""The worth of the town to a seat: the areas its president can reach, by its strength there (p. 6, p. 7)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.table.cells import NOWHERE
from higaki.games.yokohama.ai.area_worth import action_worth
from higaki.games.yokohama.ai.holdings import house_worth, shop_worth
from higaki.games.yokohama.ai.situation import LATER, MOVING, PLACING_MORE, Situation
from higaki.games.yokohama.ai.values import A_POINT, SITE_POINTS, SITE_REST, TILE_REST, WHOLE
from higaki.games.yokohama.ai.weights import (
    A_LOST_TURN,
    A_TILE,
    HOUSE_STANDS,
    NEXT,
    OCCUPIED,
    SECOND,
    SHOP_STANDS,
    THIRD,
    W,
)
from higaki.games.yokohama.box import AREA_COUNT, SHOPS_IN_AREA, SITES_IN_AREA
from higaki.games.yokohama.places import BUILDING, LOT, PLACED, PRESIDENT, SITE_CARD, STATION, TILE
from higaki.games.yokohama.printed import IN_PRODUCTION
from higaki.games.yokohama.rules.technologies import (
    ELECTRIC_LIGHT,
    GAS_LIGHT,
    POSTAL_SERVICE,
    STREETCAR,
    TELEGRAPH,
    owns,
)
from higaki.games.yokohama.rules.town import CANAL, ENOUGH_TO_BUILD, LOT_BIT, STRONGEST, lots_beside, shop_of
from higaki.games.yokohama.rules.turn.placing import AREAS_WITH_NEWSPAPER

FAR: Final = 99
# More than can be placed in one turn.
TOO_MANY: Final[i64] = AREAS_WITH_NEWSPAPER + 1
_ALL_FAR: Final = figures([FAR] * AREA_COUNT)
# The weight of the best area if the president goes now, in percent.
NOW: Final = 100


def missing_links(v: Situation) -> vec[i64]:
    """By area, the number of missing assistants on the way there, itself included; FAR if too many."""
    t, seat = v.t, v.seat
    links = _ALL_FAR[:]
    start = t.where(PRESIDENT + seat)
    if start < 0 or owns(t, seat, STREETCAR):
        for area in range(AREA_COUNT):
            if t[LOT + area] and area not in (CANAL, start):
                links[area] = 0 if v.assistants[area] else 1
        return links
    # The lots of the town, and those that can be crossed without placing another assistant.
    lots: i64 = 0
    passable: i64 = LOT_BIT[t[LOT + CANAL]]
    for area in range(AREA_COUNT):
        lot = LOT_BIT[t[LOT + area]]
        lots |= lot
        if v.assistants[area]:
            passable |= lot
    unseen = lots
    reached: i64 = LOT_BIT[t[LOT + start]]
    for missing in range(TOO_MANY):
        unseen &= ~reached
        more = lots_beside(reached) & passable & unseen
        while more:
            reached |= more
            unseen &= ~more
            more = lots_beside(more) & passable & unseen
        for area in range(AREA_COUNT):
            if LOT_BIT[t[LOT + area]] & reached:
                links[area] = missing
        reached = lots_beside(reached) & unseen
    links[start] = FAR
    return links


def town_worth(v: Situation) -> i64:
    """The three best areas to act in, now or next, as far as turns remain."""
    t = v.t
    if v.turns == 0:
        return 0
    v.find_placing()
    links = missing_links(v)
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for area in range(AREA_COUNT):
        if links[area] < FAR and area != CANAL and t[LOT + area]:
            worth = worth_of_going(v, area, links[area])
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    worth = best * (W[NEXT] if v.phase == LATER else NOW)
    if v.turns > 1:
        worth += second * W[SECOND]
    if v.turns > 2:
        worth += third * W[THIRD]
    # A turn in which the president is called home has no other action.
    if v.phase == LATER and t.where(PRESIDENT + v.seat) == NOWHERE:
        worth -= W[A_LOST_TURN] * WHOLE
    return worth // WHOLE


def worth_of_going(v: Situation, area: i64, missing: i64) -> i64:
    """The worth of acting there, with the assistants that can be placed before; 0 if he cannot come."""
    t, seat = v.t, v.seat
    here = v.assistants[area]
    added = can_be_added(v, area, missing)
    if added < 0:
        return 0
    supports = here + added + buildings_in(v, area)
    worth = site_and_action(v, area, min(STRONGEST, supports + 1))
    if not v.crowded >> area & 1:
        return worth
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            if v.phase == LATER:
                worth = worth * W[OCCUPIED] // WHOLE
            elif not owns(t, seat, POSTAL_SERVICE):
                return 0
    return worth


def can_be_added(v: Situation, area: i64, missing: i64) -> i64:
    """The number of assistants that can still be placed in an area beside those of the way there; -1 if impossible."""
    here = v.assistants[area]
    on_the_way = missing - (0 if here else 1)
    if v.phase == MOVING:
        return 0 if missing == 0 else -1
    if v.phase == PLACING_MORE:
        return added_now(v, area, missing, on_the_way)
    most = min(v.ready, v.most_areas)
    if missing > most:
        return -1
    if on_the_way == 0 and v.ready >= 2:
        return 2
    if on_the_way == 1 and v.ready >= 3 and owns(v.t, v.seat, TELEGRAPH):
        return 2
    if here == 0 or missing < most:
        return 1
    return 0


def added_now(v: Situation, area: i64, missing: i64, on_the_way: i64) -> i64:
    """The same when the first ones of this turn have been placed (p. 6)."""
    if v.pair_placed:
        return 0 if missing == 0 else -1
    most = min(v.ready, v.most_areas - v.placed)
    if missing > most:
        return -1
    if v.t[PLACED + area]:
        return 1 if v.placed == 1 and on_the_way == 0 and v.ready else 0
    if v.assistants[area] == 0 or missing < most:
        return 1
    return 0


def buildings_in(v: Situation, area: i64) -> i64:
    """The strength of the seat there besides its assistants: shop, house, station."""
    found: i64 = 1 if v.t.where(STATION) == area else 0
    return found + (v.with_shop >> area & 1) + (v.with_house >> area & 1)


def site_and_action(v: Situation, area: i64, strength: i64) -> i64:
    worth = action_worth(v, area, strength)
    if strength >= ENOUGH_TO_BUILD:
        worth += building_worth(v, area)
        if strength == STRONGEST:
            worth += tile_worth(v, area)
    return worth


def tile_worth(v: Situation, area: i64) -> i64:
    if v.t.size(TILE + area) == 0:
        return 0
    return W[A_TILE] + v.over_time(TILE_REST[v.t.piece(TILE + area, 0)])


def building_worth(v: Situation, area: i64) -> i64:
    """The best free site of an area, less the worth of the shop or house in the supply."""
    t, seat = v.t, v.seat
    if (v.shops == 0 and v.houses == 0) or t.size(SITE_CARD + area) == 0:
        return 0
    first = BUILDING + area * SITES_IN_AREA
    card = t.piece(SITE_CARD + area, 0) * SITES_IN_AREA
    best: i64 = 0
    if v.houses and t.size(first + SHOPS_IN_AREA) == 0:
        best = site_worth(v, card + SHOPS_IN_AREA) + v.over_time(W[HOUSE_STANDS]) - house_worth(v)
        if owns(t, seat, ELECTRIC_LIGHT):
            best += 3 * A_POINT
    if v.shops:
        shop: i64 = -1
        for number in range(SHOPS_IN_AREA):
            if t.size(first + number) == 0:
                shop = max(shop, site_worth(v, card + number))
            elif t.piece(first + number, 0) == shop_of(seat):
                return max(0, best)
        if shop >= 0:
            shop += v.over_time(W[SHOP_STANDS]) - shop_worth(v)
            if owns(t, seat, GAS_LIGHT):
                shop += 2 * A_POINT
            best = max(best, shop)
    return max(0, best) + v.over_time(30 if IN_PRODUCTION[area] else 20)


def site_worth(v: Situation, site: i64) -> i64:
    return SITE_POINTS[site] + SITE_REST[site] * max(50, v.future) // WHOLE
