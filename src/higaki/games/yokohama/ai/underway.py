"""The remaining worth of the current action, question by question."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Step
from higaki.games.yokohama.ai.area_worth import exchanges, hiring, learning, taking_order, technology_worth
from higaki.games.yokohama.ai.board_assistant_worth import clearing, offerings_cost, praying, space_worth
from higaki.games.yokohama.ai.holdings import orders_now, promise
from higaki.games.yokohama.ai.situation import Situation
from higaki.games.yokohama.ai.town_worth import building_worth, tile_worth
from higaki.games.yokohama.ai.values import A_MOVE
from higaki.games.yokohama.ai.weights import AN_INDUSTRY_VALUE, W
from higaki.games.yokohama.box import BOARD_SLOTS
from higaki.games.yokohama.places import ACTING, ORDER_ON, STRENGTH, TECH_ON
from higaki.games.yokohama.printed import BY_STRENGTH
from higaki.games.yokohama.rules.areas.board_assistants import Settle
from higaki.games.yokohama.rules.areas.chinatown import Exchange
from higaki.games.yokohama.rules.areas.church import Offer, Pray
from higaki.games.yokohama.rules.areas.customs import ClearImports, most_imports
from higaki.games.yokohama.rules.areas.laboratory import ChooseTechnology, Learn, PayIndustry, SetStation, first_slot
from higaki.games.yokohama.rules.areas.port import PayForOrder, TakeOrder
from higaki.games.yokohama.rules.rewards import ChooseGood, Hire
from higaki.games.yokohama.rules.sending import DispatchFrom, DispatchTo
from higaki.games.yokohama.rules.town import ENOUGH_TO_BUILD, STRONGEST
from higaki.games.yokohama.rules.turn.building import UseStrength

A_CHOSEN_GOOD: Final = 75
THE_STATION: Final = 120


def underway_worth(v: Situation) -> i64:
    t = v.t
    if t.over or t.seat != v.seat or t.where(ACTING) == NOWHERE:
        return 0
    worth = question_worth(v)
    if t[STRENGTH] >= ENOUGH_TO_BUILD and strength_is_to_be_used(v):
        area = t.where(ACTING)
        worth += building_worth(v, area)
        if t[STRENGTH] == STRONGEST:
            worth += tile_worth(v, area)
    return worth


def strength_is_to_be_used(v: Situation) -> bool:
    for number in range(v.t.pending):
        if isinstance(v.t.planned(number), UseStrength):
            return True
    return False


def question_worth(v: Situation) -> i64:
    """The possible worth of the answer to the pending question."""
    t = v.t
    step, strength = t.step, t[STRENGTH]
    if isinstance(step, Pray):
        return praying(v, strength)
    if isinstance(step, Offer):
        worth = settling_worth(v)
        return worth - max(0, offerings_cost(v, step.missing))
    if isinstance(step, ClearImports):
        return clearing(v, most_imports(t))
    if isinstance(step, Settle):
        return space_worth(v, step.space)
    if isinstance(step, ChooseTechnology):
        return learning(v, first_slot(t), strength)
    if isinstance(step, PayIndustry):
        return learned_worth(v) - W[AN_INDUSTRY_VALUE] * step.missing
    return other_worth(v, step, strength)


def other_worth(v: Situation, step: Step, strength: i64) -> i64:
    """The same for orders, pieces, goods and assistants."""
    t = v.t
    if isinstance(step, TakeOrder):
        return taking_order(v, step.board * BOARD_SLOTS, BY_STRENGTH[t.where(ACTING)][strength])
    if isinstance(step, PayForOrder):
        orders_now(v)
        order = t.piece(ORDER_ON + step.order_slot, 0)
        return promise(v, order, v.order_worth(order), v.spare) - W[AN_INDUSTRY_VALUE]
    if isinstance(step, Hire):
        return hiring(v, step.left)
    if isinstance(step, Exchange):
        return exchanges(v, step.left)
    if isinstance(step, (DispatchFrom, DispatchTo)):
        return A_MOVE * step.left
    if isinstance(step, ChooseGood):
        return A_CHOSEN_GOOD * step.left
    if isinstance(step, SetStation):
        return THE_STATION
    return 0


def settling_worth(v: Situation) -> i64:
    """The space for which offerings are made."""
    for number in range(v.t.pending):
        step = v.t.planned(number)
        if isinstance(step, Settle):
            return space_worth(v, step.space)
    return 0


def learned_worth(v: Situation) -> i64:
    """The technology that is being paid for."""
    for number in range(v.t.pending):
        step = v.t.planned(number)
        if isinstance(step, Learn):
            return technology_worth(v, v.t.piece(TECH_ON + step.tech_slot, 0))
    return 0
