"""The standing orders of Traders of Osaka: what a trader may leave to be done."""

from typing import Final

from higaki.engine.base.number_types import Action, Seat
from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.table.standing_orders import NO_ANSWER, StandingOrder
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.actions import BUY, DONE, MARKET_CARD
from higaki.games.osaka.box import COLOR_COUNT, HIGHEST_VALUE, VALUE
from higaki.games.osaka.places import GOODS, MARKET
from higaki.games.osaka.rules.insurance import INSURE_GOODS, in_danger
from higaki.games.osaka.rules.market import is_open
from higaki.games.osaka.rules.ships_and_goods import cards_of
from higaki.games.osaka.rules.turn import CHOOSE_ACTION

# More goods than anybody puts at risk.
MOST_GOODS: Final = 20


class TakeCoins(StandingOrder):
    """Take the first of the most valuable cards as coins, if it is worth enough, until all open goods can be bought.

    Everybody has seen the cards of a hand, so everybody could know when that is.
    """

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        best = NO_ANSWER
        worth = amount - 1
        for slot in range(t.size(MARKET)):
            card = t.piece(MARKET, slot)
            if is_open(card, seat) and VALUE[kind_of(card)] > worth:
                best, worth = int(MARKET_CARD + slot), int(VALUE[kind_of(card)])
        return NO_ANSWER if BUY in t.options else best


class InsureNothing(StandingOrder):
    """Insure nothing as long as few goods are in danger."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        goods = 0
        for color in range(COLOR_COUNT):
            if in_danger(t, seat, color):
                goods += int(cards_of(t, GOODS + seat, color))
        return DONE if goods <= amount else NO_ANSWER


STANDING_ORDERS: Final[list[StandingOrder]] = [
    TakeCoins("take_coins", [CHOOSE_ACTION], cancelled_by=[events.PAYDAY], least=1, most=HIGHEST_VALUE),
    InsureNothing("insure_nothing", [INSURE_GOODS], least=1, most=MOST_GOODS),
]
