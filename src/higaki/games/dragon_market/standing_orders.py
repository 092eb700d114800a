"""The standing orders of Dragon Market: what a merchant may leave to be done."""

from typing import Final

from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.standing_orders import FixedAnswer, StandingOrder
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events
from higaki.games.dragon_market.box import DICE_COUNT, FACE_POINTS, MOST_POINTS
from higaki.games.dragon_market.places import DIE
from higaki.games.dragon_market.rules.coins import STEAL_COINS, TAKE_COINS
from higaki.games.dragon_market.rules.turn import IMPROVE_ROLL, TAKE_ACTION


class RollAgain(StandingOrder):
    """Roll a die again while the dice show too few points, and keep them otherwise."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        points = 0
        for die in range(DICE_COUNT):
            points += int(FACE_POINTS[t[DIE + die]])
        if points < amount:
            for thing in t.options:
                if thing in actions.DIE:
                    return thing
        return actions.DONE


class SavePoints(StandingOrder):
    """End the turn at once, and take coins for its points as far as the supply has any."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        if actions.DONE in t.options:
            return actions.DONE
        return t.step.suggestion(t, t.options)


STANDING_ORDERS: Final[list[StandingOrder]] = [
    SavePoints("save_points", [TAKE_ACTION, TAKE_COINS], cancelled_by=[events.FULFILLED]),
    RollAgain("roll_again", [IMPROVE_ROLL], least=1, most=MOST_POINTS),
    FixedAnswer("rob_nobody", [STEAL_COINS], actions.DONE),
]
