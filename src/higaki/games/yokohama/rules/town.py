"""The town: neighbouring areas, the pieces there, and the strength of a player (p. 3, p. 7)."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.games.yokohama.box import (
    AREA_COUNT,
    AREAS,
    ASSISTANT,
    HOUSE,
    ITEM_COUNT,
    LOT_COUNT,
    MOST_IN_ROW,
    SHOP,
    SHOPS_IN_AREA,
    SITES_IN_AREA,
    UNUSED,
)
from higaki.games.yokohama.places import AREA_ON, ASSISTANTS, BUILDING, LOT, PRESIDENT, STATION, SUPPLY

STRONGEST: Final = 5
ENOUGH_TO_BUILD: Final = 4
BANK: Final = AREAS.numbers["bank"]
CHINATOWN: Final = AREAS.numbers["chinatown"]
CHURCH: Final = AREAS.numbers["church"]
CUSTOMS: Final = AREAS.numbers["customs"]
AGENCY: Final = AREAS.numbers["agency"]
LABORATORY: Final = AREAS.numbers["laboratory"]
RESEARCH_CENTER: Final = AREAS.numbers["research_center"]
PORT: Final = AREAS.numbers["port"]
DOCK: Final = AREAS.numbers["dock"]
CANAL: Final = AREAS.numbers["canal"]


def _neighbours() -> list[list[int]]:
    """By lot, the neighbouring lots; each lower row is shifted by half an area."""
    rows = [MOST_IN_ROW - row for row in range(4)]
    at = {(row, place): 1 + sum(rows[:row]) + place for row in range(4) for place in range(rows[row])}
    steps = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)]
    found: list[list[int]] = [[] for _ in range(LOT_COUNT)]
    for (row, place), lot in at.items():
        found[lot] = [at[row + down, place + right] for down, right in steps if (row + down, place + right) in at]
    return found


# Lots as a bit set: row after row, with gaps between, so that no row overlaps the next.
LOT_ROW: Final = 8
LOT_BIT: Final = figures([0, *[1 << row * LOT_ROW + place for row in range(4) for place in range(MOST_IN_ROW - row)]])
MOST_NEIGHBOURS: Final = 6
# By lot and number: its neighbours, then none, which is the first lot.
NEXT_LOT: Final = figures([lot for lots in _neighbours() for lot in [*lots, *[UNUSED] * (MOST_NEIGHBOURS - len(lots))]])


def neighbour(t: Table, area: i64, number: i64) -> i64:
    """One of up to six areas beside an area, or NOTHING."""
    return t[AREA_ON + NEXT_LOT[t[LOT + area] * MOST_NEIGHBOURS + number]]


def lots_beside(lots: i64) -> i64:
    """The lots beside any of these, including positions without a lot; some of these may be among them."""
    above = lots >> LOT_ROW | lots >> LOT_ROW - 1
    return above | lots << 1 | lots >> 1 | lots << LOT_ROW | lots << LOT_ROW - 1


def work_out_town(t: Table) -> None:
    """By lot, the area there."""
    for lot in range(LOT_COUNT):
        t[AREA_ON + lot] = NOTHING
    for area in range(AREA_COUNT):
        if t[LOT + area] != UNUSED:
            t[AREA_ON + t[LOT + area]] = area


def in_play(t: Table, area: i64) -> bool:
    return t[LOT + area] != UNUSED


def areas_in_play(t: Table) -> list[int]:
    return [area for area in range(AREA_COUNT) if in_play(t, area)]


def adjacent(t: Table, area: i64, other: i64) -> bool:
    for number in range(MOST_NEIGHBOURS):
        if neighbour(t, area, number) == other:
            return True
    return False


# Pieces by seat.


def piece_of(seat: Seat, item: i64) -> i64:
    """A seat's assistant, shop or trading house; `PIECES.owner_of` is the inverse."""
    return seat * ITEM_COUNT + item


def assistant_of(seat: Seat) -> i64:
    return piece_of(seat, ASSISTANT)


def shop_of(seat: Seat) -> i64:
    return piece_of(seat, SHOP)


def house_of(seat: Seat) -> i64:
    return piece_of(seat, HOUSE)


def assistants_at(t: Table, seat: Seat, area: i64) -> i64:
    return t.count(ASSISTANTS + area, assistant_of(seat))


def assistants_ready(t: Table, seat: Seat) -> i64:
    """Assistants in the seat's supply."""
    return t.count(SUPPLY + seat, assistant_of(seat))


def president_at(t: Table, seat: Seat) -> i64:
    """The area of the seat's president, or NOWHERE while he is in the supply."""
    return t.where(PRESIDENT + seat)


def station_at(t: Table, area: i64) -> bool:
    return t.where(STATION) == area


def opposing_presidents(t: Table, seat: Seat, area: i64) -> i64:
    """The number of other presidents in an area, which is the price in yen to enter it."""
    found: i64 = 0
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            found += 1
    return found


def opposing_president(t: Table, seat: Seat, area: i64) -> Seat:
    """Another seat with its president in an area, or NOBODY."""
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            return other
    return NOBODY


def crowded(t: Table, seat: Seat) -> i64:
    """The set of areas with other presidents: only there a player pays others."""
    areas: i64 = EMPTY_SET
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) != NOWHERE:
            areas = SetOf.with_(areas, t.where(PRESIDENT + other))
    return areas


def first_site(area: i64) -> i64:
    """The first site of an area: four for shops, then one for the trading house."""
    return area * SITES_IN_AREA


def house_site(area: i64) -> i64:
    return area * SITES_IN_AREA + SHOPS_IN_AREA


def has_shop(t: Table, seat: Seat, area: i64) -> bool:
    for site in range(first_site(area), house_site(area)):
        if t.size(BUILDING + site) and t.piece(BUILDING + site, 0) == shop_of(seat):
            return True
    return False


def has_house(t: Table, seat: Seat, area: i64) -> bool:
    site = house_site(area)
    return t.size(BUILDING + site) > 0 and t.piece(BUILDING + site, 0) == house_of(seat)


# The strength of a player in an area (p. 7): one for each of his pieces there, at most five.


def strength_at(t: Table, seat: Seat, area: i64) -> i64:
    """The president, if he is there, each assistant, a shop, a trading house, and the station for everybody."""
    strength = support_at(t, seat, area)
    if president_at(t, seat) == area:
        strength += 1
    return min(STRONGEST, strength)


def support_at(t: Table, seat: Seat, area: i64) -> i64:
    """The same without the president."""
    strength = assistants_at(t, seat, area)
    if has_shop(t, seat, area):
        strength += 1
    if has_house(t, seat, area):
        strength += 1
    if station_at(t, area):
        strength += 1
    return strength
