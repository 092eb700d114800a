"""Ways through the town (p. 7): the cost of the cheapest one to each area, and its payees.

The president walks from area to area; each needs an own assistant, or is the canal, and costs a yen for each opposing
president there, or for the canal. He never returns to his start. A player would always take a cheapest way,
and is asked only if equally cheap ones pay different people (ruling Y3).
"""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.table import Table
from higaki.games.yokohama.box import AREA_COUNT, PAYEES
from higaki.games.yokohama.places import BANK, PRESIDENT, YEN
from higaki.games.yokohama.rules.technologies import STAGECOACH, owns
from higaki.games.yokohama.rules.town import (
    CANAL,
    MOST_NEIGHBOURS,
    assistants_at,
    crowded,
    neighbour,
    opposing_presidents,
    president_at,
)

# More than a player can pay.
FAR: Final = 30_000
CANAL_FEE: Final = 1
_ALL_FAR: Final = figures([FAR] * AREA_COUNT)
# The queue of areas, as a ring buffer with more entries than there are areas.
ROUND_OF_WAITING: Final = 32
_NONE_WAITING: Final = figures([0] * ROUND_OF_WAITING)
BANK_PAYEE: Final = PAYEES.numbers["bank"]
ONLY_THE_BANK: Final[i64] = SetOf.with_(EMPTY_SET, BANK_PAYEE)


def fee(t: Table, seat: Seat, area: i64) -> i64:
    """The cost to walk into an area."""
    if area == CANAL:
        return CANAL_FEE
    if owns(t, seat, STAGECOACH):
        return 0
    return opposing_presidents(t, seat, area)


def can_enter(t: Table, seat: Seat, area: i64) -> bool:
    """An own assistant must be there (buildings do not count); the canal needs none."""
    return area == CANAL or assistants_at(t, seat, area) > 0


def costs_from(t: Table, seat: Seat, start: i64) -> vec[i64]:
    """By area, the lowest cost of a walk there from the start; FAR if there is none, and for the start itself.

    From NOWHERE no walk leads anywhere.
    """
    if start == NOWHERE:
        return _ALL_FAR
    costs, waiting = _ALL_FAR[:], _NONE_WAITING[:]
    with_fee = SetOf.with_(crowded(t, seat), CANAL)
    costs[start] = 0
    waiting[0] = start
    first: i64 = 0
    after: i64 = 1
    queued: i64 = EMPTY_SET
    while first < after:
        area = waiting[first % ROUND_OF_WAITING]
        first += 1
        queued = SetOf.without(queued, area)
        for number in range(MOST_NEIGHBOURS):
            beyond = neighbour(t, area, number)
            if beyond in (NOTHING, start) or costs[area] >= costs[beyond] or not can_enter(t, seat, beyond):
                continue
            cost = costs[area] + fee(t, seat, beyond) if SetOf.has(with_fee, beyond) else costs[area]
            if cost < costs[beyond]:
                costs[beyond] = cost
                if not SetOf.has(queued, beyond):
                    queued = SetOf.with_(queued, beyond)
                    waiting[after % ROUND_OF_WAITING] = beyond
                    after += 1
    costs[start] = FAR
    return costs


# The payees of a way. A president is in one area only, so each player, and the bank, is paid at most once: a set.


def payees_in(t: Table, seat: Seat, area: i64) -> i64:
    """The payees for walking into an area."""
    if area == CANAL:
        return ONLY_THE_BANK
    payees: i64 = EMPTY_SET
    if not owns(t, seat, STAGECOACH):
        for other in range(t.seats):
            if other != seat and t.where(PRESIDENT + other) == area:
                payees = SetOf.with_(payees, other)
    return payees


def pay_one(t: Table, seat: Seat, payee: i64) -> None:
    """A yen to a player, or for the canal to the bank."""
    t.shift(1, YEN + seat, BANK if payee == BANK_PAYEE else YEN + payee)


def payments_to(t: Table, seat: Seat, goal: i64) -> i64:
    """All sets of payees of the cheapest ways from the president to a goal: a bit for each set, itself a number.

    No player is paid twice on a cheapest way, so adding payees to all sets of a way is one shift.
    """
    start = president_at(t, seat)
    costs, found = costs_from(t, seat, start), _NONE_WAITING[:]
    costs[start] = 0
    found[start] = 1
    changed = True
    while changed:
        changed = False
        for area in range(AREA_COUNT):
            if costs[area] >= FAR or area == start:
                continue
            before_fee = costs[area] - fee(t, seat, area)
            for number in range(MOST_NEIGHBOURS):
                before = neighbour(t, area, number)
                if before != NOTHING and costs[before] == before_fee:
                    sets = found[before] << payees_in(t, seat, area)
                    if sets & ~found[area]:
                        found[area] |= sets
                        changed = True
    return found[goal]
