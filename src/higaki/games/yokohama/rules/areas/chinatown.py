"""Chinatown (p. 13): exchanges of money and goods, one per strength."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import IMPORT, WARE_COUNT
from higaki.games.yokohama.places import YEN
from higaki.games.yokohama.printed import GOOD_COUNT, PRICE
from higaki.games.yokohama.rules.money_goods_points import earn, give_wares, pay, wares
from higaki.games.yokohama.rules.rewards import gain
from higaki.games.yokohama.rules.technologies import ChoiceWithSidelines, offer_sidelines
from higaki.games.yokohama.rules.town import STRONGEST
from higaki.games.yokohama.step_registry import STEPS

IMPORT_PRICE: Final = 4


def price_of(ware: i64) -> i64:
    """Copper and silk cost 2 yen, tea and fish 1, an import good 4; import goods cannot be sold."""
    if ware == IMPORT:
        return IMPORT_PRICE
    return PRICE[ware]


def can_buy(t: Table, seat: Seat, ware: i64) -> bool:
    return price_of(ware) <= t[YEN + seat]


def can_sell(t: Table, seat: Seat, good: i64) -> bool:
    return wares(t, seat, good) > 0


class Exchange(ChoiceWithSidelines):
    """Buy or sell one thing."""

    left: i64

    def options(self, t: Table) -> None:
        seat = self.seat
        for ware in range(WARE_COUNT):
            if can_buy(t, seat, ware):
                t.offer(actions.BUY + ware)
        for good in range(GOOD_COUNT):
            if can_sell(t, seat, good):
                t.offer(actions.SELL + good)
        offer_sidelines(t, seat)
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        seat, yen = self.seat, t[YEN + self.seat]
        found = [
            Refused(actions.BUY + ware, events.TOO_DEAR, [price_of(ware), yen])
            for ware in range(WARE_COUNT)
            if not can_buy(t, seat, ware)
        ]
        return found + [
            Refused(actions.SELL + good, events.NONE_TO_SELL, [])
            for good in range(GOOD_COUNT)
            if not can_sell(t, seat, good)
        ]

    def answer(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing == actions.DONE:
            return
        if thing in actions.BUY:
            ware = actions.BUY.member(thing)
            pay(t, seat, price_of(ware))
            t.tell(events.BOUGHT, seat, ware, price_of(ware))
            gain(t, seat, ware, 1)
        else:
            good = actions.SELL.member(thing)
            give_wares(t, seat, good, 1)
            earn(t, seat, PRICE[good])
            t.tell(events.SOLD, seat, good, PRICE[good])
        if self.left > 1:
            t.then(EXCHANGE.of(seat, self.left - 1))


EXCHANGE: Final = STEPS.each(Exchange, left=Count(STRONGEST))
