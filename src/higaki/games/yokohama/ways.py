"""Ways through the town (p. 7): what the cheapest one to each area costs, and whom it pays.

The president walks from area to area; each needs an own assistant, or is the canal, and costs a yen for each opposing
president there, or for the canal. He never comes back to where he started. A player would always take a cheapest way,
and is asked only where equally cheap ones pay different people (ruling Y3).
"""

from typing import Final

from higaki.engine.figures import figures
from higaki.engine.native import i64, vec
from higaki.engine.table import Table
from higaki.games.yokohama.box import AREA_COUNT, FIRST_AREA, PAYEES
from higaki.games.yokohama.places import AREA_ON, BANK, LOT, PRESIDENT, YEN
from higaki.games.yokohama.technologies import STAGECOACH, owns
from higaki.games.yokohama.town import CANAL, NEXT_LOTS, assistants_at, opposing_presidents, president_at

FAR: Final = 99
CANAL_FEE: Final = 1
_ALL_FAR: Final = figures([FAR] * AREA_COUNT)
BANK_PAYEE: Final = PAYEES.numbers["bank"]


def fee(t: Table, seat: i64, area: i64) -> i64:
    """What it costs to walk into an area."""
    if area == CANAL:
        return CANAL_FEE
    if owns(t, seat, STAGECOACH):
        return 0
    return opposing_presidents(t, seat, area)


def can_enter(t: Table, seat: i64, area: i64) -> bool:
    """An own assistant must be there (buildings do not count); the canal needs none."""
    return area == CANAL or assistants_at(t, seat, area) > 0


def fees_in_town(t: Table, seat: i64, start: i64) -> vec[i64]:
    """By area, what it costs to walk into; FAR where one cannot, as into the area where the way began."""
    fees = _ALL_FAR[:]
    for area in range(AREA_COUNT):
        if t[LOT + area] and area != start and can_enter(t, seat, area):
            fees[area] = fee(t, seat, area)
    return fees


def costs_from(t: Table, seat: i64, start: i64) -> vec[i64]:
    """By area, the least that a walk there from the start costs; FAR where none leads, and for the start itself."""
    fees = fees_in_town(t, seat, start)
    costs = _ALL_FAR[:]
    for lot in NEXT_LOTS[t[LOT + start]]:
        if t[AREA_ON + lot] >= 0:
            costs[t[AREA_ON + lot]] = fees[t[AREA_ON + lot]]
    changed = True
    while changed:
        changed = False
        for area in range(AREA_COUNT):
            if costs[area] >= FAR:
                continue
            for lot in NEXT_LOTS[t[LOT + area]]:
                beyond = t[AREA_ON + lot]
                if beyond >= 0 and costs[area] + fees[beyond] < costs[beyond]:
                    costs[beyond] = costs[area] + fees[beyond]
                    changed = True
    return costs


# Whom a way pays. A president stands in one area only, so each player, and the bank, is paid at most once: a set.


def payees_in(t: Table, seat: i64, area: i64) -> i64:
    """Whom walking into an area pays."""
    if area == CANAL:
        return 1 << BANK_PAYEE
    payees: i64 = 0
    if not owns(t, seat, STAGECOACH):
        for other in range(t.seats):
            if other != seat and t[PRESIDENT + other] == area + FIRST_AREA:
                payees |= 1 << other
    return payees


def pay_one(t: Table, seat: i64, payee: i64) -> None:
    """A yen to a player, or for the canal to the bank."""
    t.shift(1, YEN + seat, BANK if payee == BANK_PAYEE else YEN + payee)


def payments_to(t: Table, seat: int, goal: int) -> list[int]:
    """The different sets of payees of all cheapest ways from the president to a goal."""
    start = int(president_at(t, seat))
    town = [
        [int(t[AREA_ON + lot]) for lot in NEXT_LOTS[t[LOT + area]] if t[AREA_ON + lot] >= 0]
        for area in range(AREA_COUNT)
    ]
    fees = [int(price) for price in fees_in_town(t, seat, start)]
    costs = [int(cost) for cost in costs_from(t, seat, start)]
    costs[start] = 0
    found: list[set[int]] = [set() for _ in range(AREA_COUNT)]
    found[start] = {0}
    changed = True
    while changed:
        changed = False
        for area in range(AREA_COUNT):
            payees = int(payees_in(t, seat, area))
            for before in town[area]:
                if fees[area] < FAR and costs[before] + fees[area] == costs[area]:
                    new = {paid | payees for paid in found[before]} - found[area]
                    found[area] |= new
                    changed = changed or bool(new)
    return sorted(found[goal])
