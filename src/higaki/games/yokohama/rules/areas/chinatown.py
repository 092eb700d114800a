"""Chinatown (p. 13): as many exchanges of money and goods as one is strong."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import IMPORT
from higaki.games.yokohama.places import YEN
from higaki.games.yokohama.printed import GOOD_COUNT, PRICE
from higaki.games.yokohama.rules.purse import earn, give_wares, pay, wares
from higaki.games.yokohama.rules.refusals import why_not_exchange
from higaki.games.yokohama.rules.rewards import gain
from higaki.games.yokohama.rules.technologies import is_sideline, offer_sidelines, take_sideline
from higaki.games.yokohama.rules.town import STRONGEST
from higaki.games.yokohama.steps import STEPS

IMPORT_PRICE: Final = 4


def price_of(ware: i64) -> i64:
    """Copper and silk cost 2 yen, tea and fish 1, an import good 4; import goods cannot be sold."""
    if ware == IMPORT:
        return IMPORT_PRICE
    return PRICE[ware]


class Exchange(Choice):
    """Buy or sell one thing."""

    left: i64

    def options(self, t: Table) -> None:
        seat = self.seat
        for ware in range(GOOD_COUNT + 1):
            if price_of(ware) <= t[YEN + seat]:
                t.offer(actions.BUY + ware)
        for good in range(GOOD_COUNT):
            if wares(t, seat, good):
                t.offer(actions.SELL + good)
        offer_sidelines(t, seat)
        t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_exchange(t, self.seat, [int(price_of(ware)) for ware in range(GOOD_COUNT + 1)])

    def take(self, t: Table, thing: i64) -> None:
        seat = self.seat
        if thing == actions.DONE:
            return
        if is_sideline(thing):
            t.then(self.number)
            take_sideline(t, seat, thing)
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
