"""What a board can show of an option before it is taken: what it costs or brings, and how strong one would be."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yokohama import things
from higaki.games.yokohama.achieving import points_for
from higaki.games.yokohama.areas.chinatown import price_of
from higaki.games.yokohama.areas.church import Pray
from higaki.games.yokohama.areas.laboratory import ChooseTechnology, still_to_pay
from higaki.games.yokohama.areas.port import TakeAnother
from higaki.games.yokohama.cards import FAITH
from higaki.games.yokohama.extras import SendAgent
from higaki.games.yokohama.moving import MovePresident, cost_to
from higaki.games.yokohama.places import STRENGTH
from higaki.games.yokohama.placing import PlaceFirst, PlaceMore
from higaki.games.yokohama.purse import YEN_FOR_IMPORT
from higaki.games.yokohama.rewards import item_cost
from higaki.games.yokohama.strength import STRONGEST, support_at
from higaki.games.yokohama.town import opposing_presidents


def preview(t: Table, thing: i64) -> dict[str, object]:
    step, seat = t.step, t.seat
    if thing in things.AREA:
        return area_preview(t, things.AREA.member(thing))
    if thing in things.ITEM:
        return {"yen": int(item_cost(t, seat, things.ITEM.member(thing)))}
    if thing in things.BUY:
        return {"yen": int(price_of(things.BUY.member(thing)))}
    if thing in things.SELL:
        return {"yen": int(price_of(things.SELL.member(thing)))}
    if thing in things.ACHIEVEMENT:
        return {"points": int(points_for(t, things.ACHIEVEMENT.member(thing)))}
    if isinstance(step, Pray) and thing in things.SPACE:
        return {"missing": int(max(0, FAITH[things.SPACE.member(thing)] - t[STRENGTH]))}
    if isinstance(step, ChooseTechnology) and thing in things.TECH_SLOT:
        return {"missing": int(still_to_pay(t, seat, things.TECH_SLOT.member(thing)))}
    if isinstance(step, TakeAnother) and thing in things.ORDER_SLOT:
        return {"yen": YEN_FOR_IMPORT}
    return {}


def area_preview(t: Table, area: i64) -> dict[str, object]:
    """The fee for coming there, and the strength of an action there."""
    step, seat = t.step, t.seat
    if isinstance(step, PlaceFirst | PlaceMore):
        return {"yen": int(opposing_presidents(t, seat, area))}
    if isinstance(step, MovePresident):
        strength = min(STRONGEST, support_at(t, seat, area) + 1)
        return {"yen": int(cost_to(t, seat, area)), "strength": int(strength)}
    if isinstance(step, SendAgent):
        return {"strength": int(min(STRONGEST, support_at(t, seat, area)))}
    return {}
