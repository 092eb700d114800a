"""Choices after a card that nobody has cancelled, which concern only its player (ruling E22)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import STALL_COUNT
from higaki.games.yedo.places import MARKET_AT, MON
from higaki.games.yedo.printed import CARD_FIGURE
from higaki.games.yedo.rules.action_cards.names import SEALED_ORDERS
from higaki.games.yedo.rules.bidding_rewards import offer_stacks
from higaki.games.yedo.rules.drawing import draw_to_keep_mission
from higaki.games.yedo.rules.hand_limits import keep_within
from higaki.games.yedo.rules.market import buy_at, can_buy_at, price_at
from higaki.games.yedo.steps import STEPS


class BuyAtStall(Choice):
    """Which weapon of the market is bought without a disciple there."""

    def options(self, t: Table) -> None:
        for stall in range(STALL_COUNT):
            if can_buy_at(t, self.seat, stall):
                t.offer(actions.MARKET + stall)

    def refused(self, t: Table) -> list[Refused]:
        return [
            Refused(actions.MARKET + stall, events.TOO_DEAR, [price_at(t, self.seat, stall), t[MON + self.seat]])
            for stall in range(STALL_COUNT)
            if t.size(MARKET_AT + stall) and not can_buy_at(t, self.seat, stall)
        ]

    def take(self, t: Table, thing: i64) -> None:
        buy_at(t, self.seat, actions.MARKET.member(thing))
        keep_within(t, self.seat)


class OpenOrders(Choice):
    """From which stack two missions are drawn, of which one is kept."""

    unforeseen = True

    def options(self, t: Table) -> None:
        offer_stacks(t)

    def take(self, t: Table, thing: i64) -> None:
        draw_to_keep_mission(t, self.seat, actions.STACK.member(thing), CARD_FIGURE[SEALED_ORDERS])


BUY_AT_STALL: Final = STEPS.each(BuyAtStall)
OPEN_ORDERS: Final = STEPS.each(OpenOrders)
