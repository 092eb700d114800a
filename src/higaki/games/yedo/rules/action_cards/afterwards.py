"""Choices after an action card that was not cancelled, which concern only its player (ruling E22)."""

from typing import Final

from higaki.engine.base.number_types import Action
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions
from higaki.games.yedo.printed import CARD_FIGURE
from higaki.games.yedo.rules.action_cards.names import SEALED_ORDERS
from higaki.games.yedo.rules.bidding_rewards import offer_stacks
from higaki.games.yedo.rules.draw_cards import draw_to_keep_mission
from higaki.games.yedo.rules.market import buy_at, offer_stalls
from higaki.games.yedo.rules.reasons import ReasonedChoice
from higaki.games.yedo.step_registry import STEPS


class BuyAtStall(ReasonedChoice):
    """Choose a weapon of the market to buy without a disciple there."""

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        offer_stalls(t, self.seat, refused)

    def take(self, t: Table, thing: Action) -> None:
        buy_at(t, self.seat, actions.MARKET.member(thing))


class OpenOrders(Choice):
    """Choose the stack from which two missions are drawn to keep one."""

    unforeseen = True

    def options(self, t: Table) -> None:
        offer_stacks(t)

    def take(self, t: Table, thing: Action) -> None:
        draw_to_keep_mission(t, self.seat, actions.STACK.member(thing), CARD_FIGURE[SEALED_ORDERS])


BUY_AT_STALL: Final = STEPS.each(BuyAtStall)
OPEN_ORDERS: Final = STEPS.each(OpenOrders)
