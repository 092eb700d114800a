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
from higaki.games.yokohama.rules.turn.building import UseStrength
from higaki.games.yokohama.rules.turn.extras import SendAgent
from higaki.games.yokohama.rules.turn.moving import MovePresident, cost_to
from higaki.games.yokohama.rules.turn.placing import PlaceFirst, PlaceMore
from higaki.games.yokohama.show.warnings import brings_nothing, last_placement_strands, sends_president_home


def preview(t: Table, thing: Action) -> dict[str, object]:
    step, seat = t.step, t.seat
    if thing in actions.AREA:
        return area_preview(t, actions.AREA.member(thing))
    if thing == actions.DONE and isinstance(step, PlaceFirst | PlaceMore):
        return {"warning": "president_home"} if sends_president_home(t, seat) else {}
    if thing in actions.SITE and isinstance(step, UseStrength) and actions.TILE in t.options:
        return {"warning": "no_tile"}
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
    """The fee to enter an area, the strength of an action there, and a warning before what hurts.

    While assistants are placed, the strength is what the president would have there now.
    """
    step, seat = t.step, t.seat
    with_president = int(min(STRONGEST, support_at(t, seat, area) + 1))
    shown: dict[str, object] = {}
    if isinstance(step, PlaceFirst | PlaceMore):
        shown["yen"] = int(opposing_presidents(t, seat, area))
        shown["with_president"] = with_president
        if last_placement_strands(t, seat, area):
            shown["warning"] = "president_home"
    elif isinstance(step, MovePresident):
        cost = cost_to(t, seat, area)
        shown["yen"] = int(cost)
        shown["strength"] = with_president
        if brings_nothing(t, seat, area, cost, True):
            shown["warning"] = "no_yield"
    elif isinstance(step, SendAgent):
        shown["strength"] = int(min(STRONGEST, support_at(t, seat, area)))
        if brings_nothing(t, seat, area, 0, False):
            shown["warning"] = "no_yield"
    return shown
