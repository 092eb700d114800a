"""Things that a player would look for on the town and its boards but cannot choose now, and why."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import (
    AREA_COUNT,
    BOARD_SLOTS,
    CHURCH_SPACES,
    CUSTOMS_SPACES,
    IMPORT,
    ITEM_COUNT,
    PIECES,
    SHOPS_IN_AREA,
)
from higaki.games.yokohama.places import (
    BUILDING,
    LOT,
    ORDER_ON,
    PLACED,
    PRESIDENT,
    SPACE,
    STRENGTH,
    SUPPLY,
    TECH_ON,
    TILE,
    WAREHOUSE,
    YEN,
)
from higaki.games.yokohama.printed import FAITH, GOOD_COUNT, IMPORTS, ORDER_LEVEL
from higaki.games.yokohama.rules.purse import YEN_FOR_IMPORT, can_pay_each, wares
from higaki.games.yokohama.rules.technologies import owns
from higaki.games.yokohama.rules.town import (
    CANAL,
    STRONGEST,
    adjacent,
    assistants_at,
    assistants_ready,
    first_site,
    has_shop,
    house_of,
    house_site,
    opposing_presidents,
    piece_of,
    president_at,
    shop_of,
)
from higaki.games.yokohama.rules.ways import FAR

# Orders of the second and third level need more strength than 2.
STRENGTH_FOR_LEVEL: Final = [0, 2, 3, 4]


def areas_in_play(t: Table) -> list[int]:
    return [area for area in range(AREA_COUNT) if t[LOT + area]]


def president_there(t: Table, seat: i64, area: i64) -> i64:
    """Another seat whose president stands in an area, or NOTHING."""
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            return other
    return NOTHING


def why_not_placed(t: Table, seat: i64) -> list[Refused]:
    """Not on the canal; with an assistant of the supply; and every opposing president is paid (p. 6)."""
    refused: list[Refused] = []
    for area in areas_in_play(t):
        fee = opposing_presidents(t, seat, area)
        if area == CANAL:
            refused.append(Refused(actions.AREA + area, events.ON_CANAL, []))
        elif assistants_ready(t, seat) == 0:
            refused.append(Refused(actions.AREA + area, events.NO_ASSISTANT, []))
        elif fee > t[YEN + seat]:
            refused.append(Refused(actions.AREA + area, events.FEE, [fee, t[YEN + seat]]))
    return refused


def why_no_more(t: Table, seat: i64, pair_in: i64) -> list[Refused]:
    """Another one only elsewhere, or after two in one area beside that one, and every fee as usual (p. 6, p. 19)."""
    refused = why_not_placed(t, seat)
    named = [one.thing for one in refused]
    for area in areas_in_play(t):
        thing = actions.AREA + area
        if thing in named:
            continue
        if pair_in != NOWHERE and not adjacent(t, pair_in, area):
            refused.append(Refused(thing, events.NOT_ADJACENT, []))
        elif t[PLACED + area]:
            refused.append(Refused(thing, events.PLACED_ALREADY, []))
    return refused


def why_not_there(t: Table, seat: i64, start: i64, costs: list[int]) -> list[Refused]:
    """He stands there already, nobody of his is there, somebody else's president is, no way leads there (p. 7)."""
    refused: list[Refused] = []
    for area in areas_in_play(t):
        thing = actions.AREA + area
        if costs[area] <= t[YEN + seat]:
            continue
        if area == CANAL:
            refused.append(Refused(thing, events.ON_CANAL, []))
        elif area == start:
            refused.append(Refused(thing, events.STANDS_THERE, []))
        elif assistants_at(t, seat, area) == 0:
            refused.append(Refused(thing, events.NOBODY_THERE, []))
        elif costs[area] < FAR:
            refused.append(Refused(thing, events.WAY_TOO_DEAR, [costs[area], t[YEN + seat]]))
        elif president_there(t, seat, area) != NOTHING:
            refused.append(Refused(thing, events.OCCUPIED, [president_there(t, seat, area)]))
        else:
            refused.append(Refused(thing, events.NO_WAY, []))
    return refused


def why_not_from(t: Table, seat: i64) -> list[Refused]:
    """There is nobody to send from there."""
    refused = [
        Refused(actions.AREA + area, events.NOBODY_THERE, [])
        for area in areas_in_play(t)
        if assistants_at(t, seat, area) == 0
    ]
    if assistants_ready(t, seat) == 0:
        refused.append(Refused(actions.SUPPLY, events.NO_ASSISTANT, []))
    return refused


def why_not_to(t: Table, source: i64) -> list[Refused]:
    """Not onto the canal, and not where the assistant comes from."""
    refused = [Refused(actions.AREA + CANAL, events.ON_CANAL, [])] if t[LOT + CANAL] else []
    if source != NOWHERE:
        refused.append(Refused(actions.AREA + source, events.COMES_FROM_THERE, []))
    return refused


def why_no_agent_there(t: Table, seat: i64) -> list[Refused]:
    """An agent needs an own assistant there, and not the own president (p. 9)."""
    return [
        Refused(actions.AREA + area, events.STANDS_THERE if president_at(t, seat) == area else events.NOBODY_THERE, [])
        for area in areas_in_play(t)
        if president_at(t, seat) == area or assistants_at(t, seat, area) == 0
    ]


def why_not_hire(t: Table, seat: i64, prices: list[int]) -> list[Refused]:
    """None left in the warehouse, or too dear (p. 15)."""
    refused: list[Refused] = []
    for item in range(ITEM_COUNT):
        if t.count(WAREHOUSE + seat, piece_of(seat, item)) == 0:
            refused.append(Refused(actions.ITEM + item, events.NONE_LEFT, []))
        elif prices[item] > t[YEN + seat]:
            refused.append(Refused(actions.ITEM + item, events.TOO_DEAR, [prices[item], t[YEN + seat]]))
    return refused


def why_not_exchange(t: Table, seat: i64, prices: list[int]) -> list[Refused]:
    """Too dear, or none to sell (p. 13)."""
    refused = [
        Refused(actions.BUY + ware, events.TOO_DEAR, [prices[ware], t[YEN + seat]])
        for ware in range(len(prices))
        if prices[ware] > t[YEN + seat]
    ]
    return refused + [
        Refused(actions.SELL + good, events.NONE_TO_SELL, []) for good in range(GOOD_COUNT) if wares(t, seat, good) == 0
    ]


def why_not_pray(t: Table, seat: i64, can_settle: bool, faith: i64) -> list[Refused]:
    """Taken, nobody to send, or not enough faith with all offerings (p. 13)."""
    refused: list[Refused] = []
    for space in range(CHURCH_SPACES):
        if t.size(SPACE + space):
            refused.append(Refused(actions.SPACE + space, events.SPACE_TAKEN, []))
        elif not can_settle:
            refused.append(Refused(actions.SPACE + space, events.NOBODY_TO_SETTLE, []))
        elif FAITH[space] > faith:
            refused.append(Refused(actions.SPACE + space, events.FAITH_MISSING, [FAITH[space] - faith]))
    return refused


def why_not_clear(t: Table, seat: i64, can_settle: bool, most: i64) -> list[Refused]:
    """Taken, no assistant to send, not strong enough for this many import goods, or too few to hand in (p. 14)."""
    refused: list[Refused] = []
    for space in range(CUSTOMS_SPACES):
        thing, needed = actions.SPACE + CHURCH_SPACES + space, IMPORTS[space]
        if t.size(SPACE + CHURCH_SPACES + space):
            refused.append(Refused(thing, events.SPACE_TAKEN, []))
        elif not can_settle:
            refused.append(Refused(thing, events.NOBODY_TO_SETTLE, []))
        elif needed > most:
            refused.append(Refused(thing, events.IMPORTS_BY_STRENGTH, [needed, most]))
        elif needed > wares(t, seat, IMPORT):
            refused.append(Refused(thing, events.IMPORTS_MISSING, [needed, wares(t, seat, IMPORT)]))
    return refused


def why_no_order(t: Table, seat: i64, first: i64, for_nothing: bool) -> list[Refused]:
    """The level is too high, or a second one cannot be paid (p. 16)."""
    refused: list[Refused] = []
    for slot in range(first, first + BOARD_SLOTS):
        thing, needed = actions.ORDER_SLOT + slot, STRENGTH_FOR_LEVEL[ORDER_LEVEL[slot]]
        if t.size(ORDER_ON + slot) == 0:
            continue
        if t[STRENGTH] < needed:
            refused.append(Refused(thing, events.LEVEL_TOO_HIGH, [needed]))
        elif not for_nothing and not can_pay_each(t, seat, 1):
            refused.append(Refused(thing, events.CANNOT_PAY, [YEN_FOR_IMPORT]))
    return refused


def why_not_learn(t: Table, seat: i64, still_to_pay: list[tuple[int, int]]) -> list[Refused]:
    """Known already, or more is missing than import goods and money can pay (p. 15)."""
    refused: list[Refused] = []
    for slot, missing in still_to_pay:
        thing = actions.TECH_SLOT + slot
        if owns(t, seat, t.piece(TECH_ON + slot, 0)):
            refused.append(Refused(thing, events.KNOWN_ALREADY, []))
        elif not can_pay_each(t, seat, missing):
            payable = wares(t, seat, IMPORT) + t[YEN + seat] // YEN_FOR_IMPORT
            refused.append(Refused(thing, events.INDUSTRY_MISSING, [missing - payable]))
    return refused


def why_not_build(t: Table, seat: i64, area: i64) -> list[Refused]:
    """Not strong enough for the tile; the site is taken, a shop stands here already, or none is at hand (p. 8)."""
    refused: list[Refused] = []
    if t.size(TILE + area) and t[STRENGTH] < STRONGEST:
        refused.append(Refused(actions.TILE, events.STRENGTH_FOR_TILE, [t[STRENGTH]]))
    for site in range(first_site(area), first_site(area) + SHOPS_IN_AREA):
        if t.size(BUILDING + site):
            owner = PIECES.owner_of(t.piece(BUILDING + site, 0))
            refused.append(Refused(actions.SITE + site, events.SITE_TAKEN, [owner]))
        elif has_shop(t, seat, area):
            refused.append(Refused(actions.SITE + site, events.SHOP_ALREADY, []))
        elif t.count(SUPPLY + seat, shop_of(seat)) == 0:
            refused.append(Refused(actions.SITE + site, events.NO_SHOP, []))
    site = house_site(area)
    if t.size(BUILDING + site):
        refused.append(Refused(actions.SITE + site, events.SITE_TAKEN, [PIECES.owner_of(t.piece(BUILDING + site, 0))]))
    elif t.count(SUPPLY + seat, house_of(seat)) == 0:
        refused.append(Refused(actions.SITE + site, events.NO_HOUSE, []))
    return refused
