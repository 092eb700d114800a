"""The bonuses of fulfilled red orders (p. 4). A used one lies turned until its owner's next turn, or for good."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.dragon_market import events
from higaki.games.dragon_market.box import (
    BONUSES,
    FIRST_PART,
    GOOD_COUNT,
    ORDER_COUNT,
    ORDER_WITH,
    PARTS_OF_A_BOAT,
    SERVES_AGAIN,
)
from higaki.games.dragon_market.places import DRAGON, ENTERED, FULFILLED, MESSENGER, STACK, TEAMS, USED
from higaki.games.dragon_market.rules.teams import side_of

BOAT_OVER_BOAT: Final = BONUSES.numbers["boat_over_boat"]
SWAP_MESSENGERS: Final = BONUSES.numbers["swap_messengers"]
TURN_180: Final = BONUSES.numbers["turn_180"]
SIDEWAYS: Final = BONUSES.numbers["sideways"]
DIAGONAL_STEP: Final = BONUSES.numbers["diagonal_step"]
LEAP_WATER: Final = BONUSES.numbers["leap_water"]
OPPOSITE_AXIS: Final = BONUSES.numbers["opposite_axis"]
SWAP_GOODS: Final = BONUSES.numbers["swap_goods"]
REROLL: Final = BONUSES.numbers["reroll"]
ONE_LESS: Final = BONUSES.numbers["one_less"]
CHOOSE_THREE: Final = BONUSES.numbers["choose_three"]
THREE_COINS: Final = BONUSES.numbers["three_coins"]
CROSS_MERCHANT: Final = BONUSES.numbers["cross_merchant"]


def any_left(t: Table, seat: i64) -> bool:
    """Does the seat, or its team, have any fulfilled order that is not turned? Blue ones bring no bonus."""
    return t.size(FULFILLED + side_of(t, seat)) > 0


def may_use(t: Table, seat: i64, bonus: i64) -> bool:
    """Does the seat, or its team, have the bonus, unused this turn (in teams: this round)?"""
    return t.count(FULFILLED + side_of(t, seat), ORDER_WITH[bonus]) > 0


def has(t: Table, seat: i64, bonus: i64) -> bool:
    """Does the seat, or its team, have the bonus, used or not?"""
    return may_use(t, seat, bonus) or t.count(USED + side_of(t, seat), ORDER_WITH[bonus]) > 0


def use(t: Table, seat: i64, bonus: i64) -> None:
    side = side_of(t, seat)
    t.move(ORDER_WITH[bonus], FULFILLED + side, USED + side)
    t.tell(events.USED, seat, bonus)


def renew(t: Table, seat: i64) -> None:
    """Lasting bonuses can be used again every turn; a team's from its first turn in a round (p. 4, ruling D19)."""
    side = side_of(t, seat)
    if t.size(USED + side) == 0 or (t[TEAMS] and (seat - t[DRAGON]) % t.seats > 1):
        return
    for order in range(ORDER_COUNT):
        if t.count(USED + side, order) and SERVES_AGAIN[order]:
            t.move(order, USED + side, FULFILLED + side)


def swap_goods(t: Table, seat: i64, boat: i64) -> None:
    """Exchange the two stacks of a boat; a messenger has not entered the stack now under him (p. 4, ruling D8)."""
    use(t, seat, SWAP_GOODS)
    first = FIRST_PART + boat * PARTS_OF_A_BOAT + 1
    second = first + 1
    for good in range(GOOD_COUNT):
        spot = t[STACK + good]
        if spot == first:
            t.send(STACK + good, second)
        elif spot == second:
            t.send(STACK + good, first)
    if t[MESSENGER + seat] == first or t[MESSENGER + seat] == second:
        t[ENTERED] = 0
    t.tell(events.SWAPPED_GOODS, seat, boat)
