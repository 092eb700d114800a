"""The standing orders of Yokohama: what a merchant may leave to be done."""

from typing import Final

from higaki.engine.table.standing_orders import FixedAnswer, StandingOrder
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.rules.areas.chinatown import EXCHANGE
from higaki.games.yokohama.rules.areas.port import TAKE_ANOTHER
from higaki.games.yokohama.rules.turn.rounds import FINISH_TURN

STANDING_ORDERS: Final[list[StandingOrder]] = [
    FixedAnswer("finish_turn", [FINISH_TURN], actions.DONE, cancelled_by=[events.ACHIEVED, events.LAST_ROUND]),
    FixedAnswer("one_order", [TAKE_ANOTHER], actions.DONE, cancelled_by=[events.LAST_ROUND]),
    FixedAnswer("trade_nothing", [EXCHANGE], actions.DONE, cancelled_by=[events.LAST_ROUND]),
]
