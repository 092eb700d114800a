"""The bonuses of fulfilled red orders (p. 4). A used one lies turned until its owner's next turn, or for good."""

from typing import Final

from higaki.engine.table import Table
from higaki.games.dragon_market import story
from higaki.games.dragon_market.box import (
    BONUSES,
    FIRST_PART,
    GOODS,
    LASTING,
    ORDER_BONUS,
    ORDER_WITH,
    PARTS_OF_A_BOAT,
)
from higaki.games.dragon_market.places import DRAGON, ENTERED, FULFILLED, MESSENGER, STACK, USED
from higaki.games.dragon_market.sides import TEAMS, side_of

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


def may_use(t: Table, seat: int, bonus: int) -> bool:
    """Does the seat, or its team, have the bonus, unused this turn (in teams: this round)?"""
    return ORDER_WITH[bonus] in t.at[FULFILLED + side_of(t, seat)]


def use(t: Table, seat: int, bonus: int) -> None:
    side = side_of(t, seat)
    t.move(ORDER_WITH[bonus], FULFILLED + side, USED + side)
    t.tell(story.USED, seat, bonus)


def renew(t: Table, seat: int) -> None:
    """Lasting bonuses serve again with every turn; a team's with its first turn in a round (p. 4, ruling D19)."""
    side = side_of(t, seat)
    if t.settings[TEAMS] and (seat - t.numbers[DRAGON]) % t.seats > 1:
        return
    for order in t.at[USED + side].copy():
        if LASTING[ORDER_BONUS[order]]:
            t.move(order, USED + side, FULFILLED + side)


def swap_goods(t: Table, seat: int, boat: int) -> None:
    """Exchange the two stacks of a boat; what comes to lie under a messenger he has not entered (p. 4, ruling D8)."""
    use(t, seat, SWAP_GOODS)
    first = FIRST_PART + boat * PARTS_OF_A_BOAT + 1
    for good in range(len(GOODS)):
        spot = t.numbers[STACK + good]
        if spot in (first, first + 1):
            t.numbers[STACK + good] = 2 * first + 1 - spot
    if t.numbers[MESSENGER + seat] in (first, first + 1):
        t.numbers[ENTERED] = 0
    t.tell(story.SWAPPED_GOODS, seat, boat)
