"""Money, goods and points of a player: possessions, gains and payments (p. 6, p. 11)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama.box import IMPORT, SEATS, SOURCES
from higaki.games.yokohama.places import BANK, POINTS, SCORED, STOCK, WARE, YEN

SEATS_AT_MOST: Final[i64] = len(SEATS)
# The yen that may replace one import good (p. 14, p. 15).
YEN_FOR_IMPORT: Final = 2
# The sources of points, for the account at the end.
BY_ORDERS: Final = SOURCES.numbers["orders"]
BY_ACHIEVEMENTS: Final = SOURCES.numbers["achievements"]
BY_SHOPS: Final = SOURCES.numbers["shops"]
BY_HOUSES: Final = SOURCES.numbers["houses"]
BY_CHURCH: Final = SOURCES.numbers["church"]
BY_CUSTOMS: Final = SOURCES.numbers["customs"]
BY_DOCKS: Final = SOURCES.numbers["docks"]
BY_TECHNOLOGIES: Final = SOURCES.numbers["technologies"]
BY_CHURCH_MAJORITY: Final = SOURCES.numbers["church_majority"]
BY_CUSTOMS_MAJORITY: Final = SOURCES.numbers["customs_majority"]
BY_TECHNOLOGY_MAJORITY: Final = SOURCES.numbers["technology_majority"]
BY_COUNTRIES: Final = SOURCES.numbers["countries"]
BY_LEFTOVERS: Final = SOURCES.numbers["leftovers"]


def earn(t: Table, seat: Seat, yen: i64) -> None:
    """Money from the bank."""
    t.shift(yen, BANK, YEN + seat)


def pay(t: Table, seat: Seat, yen: i64) -> None:
    """Money to the bank."""
    t.shift(yen, YEN + seat, BANK)


def wares(t: Table, seat: Seat, ware: i64) -> i64:
    return t.count(WARE + seat, ware)


def take_wares(t: Table, seat: Seat, ware: i64, count: i64) -> None:
    """Take goods from the stock, which is unlimited."""
    for _each in range(count):
        t.put(ware, STOCK, WARE + seat)


def give_wares(t: Table, seat: Seat, ware: i64, count: i64) -> None:
    """Return goods to the stock, which is unlimited and not counted."""
    for _each in range(count):
        t.remove(ware, WARE + seat)
        t.put(ware, WARE + seat, STOCK)
        t.remove(ware, STOCK)


def payable_each(t: Table, seat: Seat) -> i64:
    """How many times the player can pay one import good or two yen (p. 14, p. 15)."""
    return wares(t, seat, IMPORT) + t[YEN + seat] // YEN_FOR_IMPORT


def can_pay_each(t: Table, seat: Seat, times: i64) -> bool:
    return payable_each(t, seat) >= times


def score(t: Table, seat: Seat, source: i64, points: i64) -> None:
    t[SCORED + source * SEATS_AT_MOST + seat] += points
    t[POINTS + seat] += points
