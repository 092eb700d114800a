"""Orders: drawing and choosing them, collecting what they ask for, and fulfilling them (p. 2 to 4)."""

from typing import Final

from higaki.engine.steps import Effect, SecretChoice
from higaki.engine.table import NOTHING, Table
from higaki.games.dragon_market import bonuses, story
from higaki.games.dragon_market.box import DRAWN, DRAWN_WITH_BONUS, ORDER_BONUS, ORDER_GOODS
from higaki.games.dragon_market.coins import take_bonus_coins
from higaki.games.dragon_market.places import (
    BASKET,
    DECK,
    DELIVERED,
    FULFILLED,
    MARKET,
    MESSENGER,
    OFFER,
    ORDER,
    SECRET,
    STACK,
    TO_WIN,
    USED,
)
from higaki.games.dragon_market.sides import ADVANCED, side_of
from higaki.games.dragon_market.things import THE_ORDER

NO_GOOD: Final = -1


def order_of(t: Table, side: int) -> int:
    """The order a side is working on, or NOTHING."""
    for card in t.at[SECRET + side] if t.settings[ADVANCED] else t.at[ORDER + side]:
        return card
    return NOTHING


def orders_fulfilled(t: Table, side: int) -> int:
    return len(t.at[FULFILLED + side]) + len(t.at[USED + side])


def goods_missing(t: Table, side: int) -> int:
    """How many goods the order still needs; one less with the bonus for it (p. 4)."""
    order = order_of(t, side)
    if order == NOTHING:
        return 0
    missing = len(ORDER_GOODS[order]) - len(t.at[BASKET + side])
    return missing - 1 if bonuses.may_use(t, side, bonuses.ONE_LESS) else missing


def is_complete(t: Table, side: int) -> bool:
    return order_of(t, side) != NOTHING and goods_missing(t, side) <= 0


def good_wanted_at(t: Table, side: int, spot: int) -> int:
    """The good there that the order asks for and the side does not have, or NO_GOOD (p. 3)."""
    order = order_of(t, side)
    if order == NOTHING or goods_missing(t, side) <= 0:
        return NO_GOOD
    for good in ORDER_GOODS[order]:
        if t.numbers[STACK + good] == spot and good in t.at[MARKET] and good not in t.at[BASKET + side]:
            return good
    return NO_GOOD


def collect(t: Table, seat: int) -> None:
    """One token of the stack, if there is one to want; it costs no point (p. 3)."""
    side = side_of(t, seat)
    good = good_wanted_at(t, side, t.numbers[MESSENGER + seat])
    if good != NO_GOOD:
        t.move(good, MARKET, BASKET + side)
        t.tell(story.COLLECTED, seat, good)


def hand_in(t: Table, seat: int) -> None:
    """The order is fulfilled: its goods leave the game, its bonus is gained, the next order follows (p. 3)."""
    side = side_of(t, seat)
    order = order_of(t, side)
    for good in t.at[BASKET + side].copy():
        t.move(good, BASKET + side, DELIVERED)
    if bonuses.may_use(t, seat, bonuses.ONE_LESS):
        bonuses.use(t, seat, bonuses.ONE_LESS)
    t.move(order, (SECRET if t.settings[ADVANCED] else ORDER) + side, FULFILLED + side)
    t.tell(story.FULFILLED, seat, order, orders_fulfilled(t, side))
    if orders_fulfilled(t, side) >= t.numbers[TO_WIN]:
        t.tell(story.WON, seat)
        t.finish()
        return
    t.then(DrawOrder(seat))
    if ORDER_BONUS[order] >= 0:
        t.tell(story.BONUS, seat, ORDER_BONUS[order])
    if bonuses.may_use(t, seat, bonuses.THREE_COINS):
        bonuses.use(t, seat, bonuses.THREE_COINS)
        take_bonus_coins(t, seat)


class DrawOrder(Effect):
    """The next order: in the basic game the next blue card, openly; in the advanced one a choice of red ones."""

    def happen(self, t: Table) -> None:
        side = side_of(t, self.seat)
        if not t.settings[ADVANCED]:
            card = t.draw(DECK)
            t.put(card, DECK, ORDER + side)
            t.tell(story.DRAWN, self.seat, card)
            return
        count = DRAWN
        if bonuses.may_use(t, self.seat, bonuses.CHOOSE_THREE):
            bonuses.use(t, self.seat, bonuses.CHOOSE_THREE)
            count = DRAWN_WITH_BONUS
        for _ in range(count):
            card = t.draw(DECK)
            if card != NOTHING:
                t.put(card, DECK, OFFER + side)
        t.then(ChooseOrder(self.seat))


class ChooseOrder(SecretChoice):
    """Keep one of the orders drawn; the others are shuffled back (p. 3)."""

    hidden = True

    def options(self, t: Table) -> list[int]:
        return [THE_ORDER + card for card in t.at[OFFER + side_of(t, self.seat)]]

    def take(self, t: Table, thing: int) -> None:
        side = side_of(t, self.seat)
        t.move(thing - THE_ORDER, OFFER + side, SECRET + side)
        for card in t.at[OFFER + side].copy():
            t.drop(card, OFFER + side, DECK)
        t.tell(story.CHOSEN, self.seat)
