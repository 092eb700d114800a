"""Previews of options: the cost or gain, and the strength."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions
from higaki.games.yokohama.places import STRENGTH
from higaki.games.yokohama.printed import FAITH
from higaki.games.yokohama.rules.achievements import points_for
from higaki.games.yokohama.rules.areas.chinatown import price_of
from higaki.games.yokohama.rules.areas.church import Pray
from higaki.games.yokohama.rules.areas.laboratory import ChooseTechnology, still_to_pay
from higaki.games.yokohama.rules.areas.port import TakeAnother
from higaki.games.yokohama.rules.money_goods_points import YEN_FOR_IMPORT
from higaki.games.yokohama.rules.rewards import item_cost
from higaki.games.yokohama.rules.town import STRONGEST, opposing_presidents, support_at
from higaki.games.yokohama.rules.turn.extras import SendAgent
from higaki.games.yokohama.rules.turn.moving import MovePresident, cost_to
from higaki.games.yokohama.rules.turn.placing import PlaceFirst, PlaceMore


def preview(t: Table, thing: Action) -> dict[str, object]:
    step, seat = t.step, t.seat
    if thing in actions.AREA:
        return area_preview(t, actions.AREA.member(thing))
    if thing in actions.ITEM:
        return {"yen": int(item_cost(t, seat, actions.ITEM.member(thing)))}
    if thing in actions.BUY:
        return {"yen": int(price_of(actions.BUY.member(thing)))}
    if thing in actions.SELL:
        return {"yen": int(price_of(actions.SELL.member(thing)))}
    if thing in actions.ACHIEVEMENT:
        return {"points": int(points_for(t, actions.ACHIEVEMENT.member(thing)))}
    if isinstance(step, Pray) and thing in actions.SPACE:
        return {"missing": int(max(0, FAITH[actions.SPACE.member(thing)] - t[STRENGTH]))}
    if isinstance(step, ChooseTechnology) and thing in actions.TECH_SLOT:
        return {"missing": int(still_to_pay(t, seat, actions.TECH_SLOT.member(thing)))}
    if isinstance(step, TakeAnother) and thing in actions.ORDER_SLOT:
        return {"yen": YEN_FOR_IMPORT}
    return {}


def area_preview(t: Table, area: i64) -> dict[str, object]:
    """The fee to enter an area, and the strength of an action there; while placing, the president's as things are."""
    step, seat = t.step, t.seat
    with_president = int(min(STRONGEST, support_at(t, seat, area) + 1))
    if isinstance(step, PlaceFirst | PlaceMore):
        return {"yen": int(opposing_presidents(t, seat, area)), "with_president": with_president}
    if isinstance(step, MovePresident):
        return {"yen": int(cost_to(t, seat, area)), "strength": with_president}
    if isinstance(step, SendAgent):
        return {"strength": int(min(STRONGEST, support_at(t, seat, area)))}
    return {}
