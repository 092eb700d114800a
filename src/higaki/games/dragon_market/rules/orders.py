"""Orders: drawing and choosing them, collecting their goods, and fulfilling them (p. 2 to 4)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.steps import Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import (
    DRAWN,
    DRAWN_WITH_BONUS,
    GOOD_COUNT,
    NO_BONUS,
    ORDER_BONUS,
    ORDER_COUNT,
    ORDER_GOODS,
)
from higaki.games.dragon_market.places import (
    BASKET,
    DECK,
    DELIVERED,
    FULFILLED,
    MARKET,
    MESSENGER,
    MODE,
    OFFER,
    ORDER,
    ORDERS_DONE,
    SECRET,
    STACK,
    TO_WIN,
    USED,
)
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.coins import take_bonus_coins
from higaki.games.dragon_market.rules.teams import side_of
from higaki.games.dragon_market.step_registry import STEPS

NO_GOOD: Final = -1


def in_work(t: Table, side: i64) -> i64:
    """The spot of the current order: open in the basic game, secret in the advanced one (p. 2, p. 3)."""
    return (SECRET if t[MODE] else ORDER) + side


def order_of(t: Table, side: i64) -> i64:
    """The current order of a side, or NOTHING."""
    return t.any_in(in_work(t, side))


def orders_fulfilled(t: Table, side: i64) -> i64:
    return t.size(FULFILLED + side) + t.size(USED + side)


def count_orders(t: Table) -> None:
    """Count the fulfilled orders from the cards."""
    for side in range(t.seats):
        t[ORDERS_DONE + side] = orders_fulfilled(t, side)


def goods_missing(t: Table, side: i64, order: i64) -> i64:
    """The number of goods that the current order still needs; one less with the bonus for it (p. 4)."""
    missing = len(ORDER_GOODS[order]) - t.size(BASKET + side)
    return missing - 1 if bonuses.may_use(t, side, bonuses.ONE_LESS) else missing


def is_complete(t: Table, side: i64) -> bool:
    order = order_of(t, side)
    return order != NOTHING and goods_missing(t, side, order) <= 0


def is_to_be_had(t: Table, side: i64, good: i64) -> bool:
    """Is a token of the good left, and does the side have none?"""
    return t.count(MARKET, good) > 0 and t.count(BASKET + side, good) == 0


def good_wanted_at(t: Table, side: i64, spot: i64) -> i64:
    """The good there that the order needs and the side does not have, or NO_GOOD (p. 3)."""
    order = order_of(t, side)
    if order == NOTHING or goods_missing(t, side, order) <= 0:
        return NO_GOOD
    for good in ORDER_GOODS[order]:
        if t[STACK + good] == spot and is_to_be_had(t, side, good):
            return good
    return NO_GOOD


def would_win(t: Table, side: i64, collected: i64) -> bool:
    """Would handing in win the game, with this many more goods (p. 3)?"""
    order = order_of(t, side)
    if order == NOTHING or orders_fulfilled(t, side) + 1 < t[TO_WIN]:
        return False
    return goods_missing(t, side, order) <= collected


def collect(t: Table, seat: i64) -> None:
    """Take one token of the stack, if the side needs it; it costs no point (p. 3)."""
    side = side_of(t, seat)
    good = good_wanted_at(t, side, t[MESSENGER + seat])
    if good != NO_GOOD:
        t.move(good, MARKET, BASKET + side)
        t.tell(events.COLLECTED, seat, good)


def hand_in(t: Table, seat: i64) -> None:
    """The order is fulfilled: its goods leave the game, its bonus is gained, the next order follows (p. 3)."""
    side = side_of(t, seat)
    order = order_of(t, side)
    for good in range(GOOD_COUNT):
        for _each in range(t.count(BASKET + side, good)):
            t.move(good, BASKET + side, DELIVERED)
    if bonuses.may_use(t, seat, bonuses.ONE_LESS):
        bonuses.use(t, seat, bonuses.ONE_LESS)
    t.move(order, in_work(t, side), FULFILLED + side)
    t[ORDERS_DONE + side] += 1
    t.tell(events.FULFILLED, seat, order, orders_fulfilled(t, side))
    if orders_fulfilled(t, side) >= t[TO_WIN]:
        t.tell(events.WON, seat)
        t.finish()
        return
    t.then(DRAW_ORDER.of(seat))
    if ORDER_BONUS[order] != NO_BONUS:
        t.tell(events.BONUS, seat, ORDER_BONUS[order])
    if bonuses.may_use(t, seat, bonuses.THREE_COINS):
        bonuses.use(t, seat, bonuses.THREE_COINS)
        take_bonus_coins(t, seat)


class DrawOrder(Effect):
    """The next order: in the basic game the next blue card, openly; in the advanced one a choice of red ones."""

    def happen(self, t: Table) -> None:
        side = side_of(t, self.seat)
        if not t[MODE]:
            card = t.draw(DECK)
            t.put(card, DECK, ORDER + side)
            t.tell(events.DRAWN, self.seat, card)
            return
        count = DRAWN
        if bonuses.may_use(t, self.seat, bonuses.CHOOSE_THREE):
            bonuses.use(t, self.seat, bonuses.CHOOSE_THREE)
            count = DRAWN_WITH_BONUS
        for _each in range(count):
            card = t.draw(DECK)
            if card != NOTHING:
                t.put(card, DECK, OFFER + side)
        t.then(CHOOSE_ORDER.of(self.seat))


class ChooseOrder(SecretChoice):
    """Keep one of the orders drawn; the others are shuffled back (p. 3)."""

    hidden: bool = True

    def options(self, t: Table) -> None:
        t.offer_kinds(OFFER + side_of(t, self.seat), 0, ORDER_COUNT, actions.ORDER)

    def take(self, t: Table, thing: i64) -> None:
        side = side_of(t, self.seat)
        t.move(actions.ORDER.member(thing), OFFER + side, SECRET + side)
        for card in range(ORDER_COUNT):
            if t.count(OFFER + side, card):
                t.drop(card, OFFER + side, DECK)
        t.tell(events.CHOSEN, self.seat)


DRAW_ORDER: Final = STEPS.each(DrawOrder)
CHOOSE_ORDER: Final = STEPS.each(ChooseOrder)
