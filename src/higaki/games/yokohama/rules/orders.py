"""Orders in hand and their fulfilment (p. 9)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.places import FULFILLED, HAND, KEPT
from higaki.games.yokohama.printed import GOOD_COUNT, ORDER_COUNTRY, ORDER_GIVES, goods_asked
from higaki.games.yokohama.rules.countries import raise_flag
from higaki.games.yokohama.rules.money_goods_points import BY_ORDERS, give_wares, wares
from higaki.games.yokohama.rules.rewards import receive
from higaki.games.yokohama.rules.technologies import BALL, LANGUAGE_SCHOOL, earn_by, score_by

BY_BALL: Final = 2
BY_LANGUAGE_SCHOOL: Final = 1


def orders_in_hand(t: Table, seat: Seat) -> i64:
    return t.size(HAND + seat) + t.size(KEPT + seat)


def holds(t: Table, seat: Seat, order: i64) -> bool:
    return t.count(HAND + seat, order) > 0 or is_kept(t, seat, order)


def is_kept(t: Table, seat: Seat, order: i64) -> bool:
    """Is it the order that was chosen in secret at the beginning?"""
    return t.size(KEPT + seat) > 0 and t.piece(KEPT + seat, 0) == order


def missing_good(t: Table, seat: Seat, order: i64) -> i64:
    """The first good of an order that the player lacks, or NOTHING."""
    for good in range(GOOD_COUNT):
        if wares(t, seat, good) < goods_asked(order, good):
            return good
    return NOTHING


def can_fulfil(t: Table, seat: Seat, order: i64) -> bool:
    return missing_good(t, seat, order) == NOTHING


def fulfil(t: Table, seat: Seat, order: i64) -> None:
    """Fulfil it: hand over the goods, take the reward; its flag counts now."""
    if is_kept(t, seat, order):
        t.put(t.pick(KEPT + seat, 0), KEPT + seat, FULFILLED + seat)
    else:
        t.move(order, HAND + seat, FULFILLED + seat)
    for good in range(GOOD_COUNT):
        give_wares(t, seat, good, goods_asked(order, good))
    t.tell(events.FULFILLED, seat, order, receive(t, seat, ORDER_GIVES[order], BY_ORDERS))
    score_by(t, seat, BALL, BY_BALL)
    earn_by(t, seat, LANGUAGE_SCHOOL, BY_LANGUAGE_SCHOOL)
    raise_flag(t, seat, ORDER_COUNTRY[order])
