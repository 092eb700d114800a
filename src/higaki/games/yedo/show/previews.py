"""Previews of options: the cost, and the next district of the watch."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table
from higaki.games.yedo import actions
from higaki.games.yedo.box import BLUE, DISTRICT_COUNT
from higaki.games.yedo.places import CHURCH, MON
from higaki.games.yedo.printed import CARD_COST
from higaki.games.yedo.rule_numbers import (
    BUY_PRESTIGE,
    CARD_MON,
    GEISHA_MON,
    GEISHA_PRESTIGE,
    MINIMUM_BID,
    POST_IN,
    RECRUIT_MON,
    SELL_PRESTIGE,
    SOLD_CARD_MON,
)
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.districts.castle import audience_prestige
from higaki.games.yedo.rules.districts.harbor import goods_price
from higaki.games.yedo.rules.districts.tavern import annex_price
from higaki.games.yedo.rules.market import price_at
from higaki.games.yedo.rules.missions.rewarding import TakeWeapon
from higaki.games.yedo.rules.phases.assigning import Assign
from higaki.games.yedo.rules.phases.bidding import OpenAuction, Raise
from higaki.games.yedo.rules.phases.capturing import steps_of_watch
from higaki.games.yedo.rules.watch import watch_in, watch_walking


def preview(t: Table, thing: Action) -> dict[str, object]:
    """The change of Mon and prestige, negative for a cost; danger; and a warning before a bid beyond one's Mon."""
    if beyond_own_mon(t, thing):
        return {"warning": "ruin", "has": int(t[MON + t.seat])}
    if thing in actions.MARKET and not isinstance(t.step, TakeWeapon):
        return {"mon": -int(price_at(t, t.seat, actions.MARKET.member(thing)))}
    if thing in actions.ACTION:
        return action_preview(t, actions.ACTION.member(thing))
    if thing in actions.CARD and isinstance(t.step, Window) and CARD_COST[actions.CARD.member(thing)]:
        return {"mon": -int(CARD_COST[actions.CARD.member(thing)])}
    if (
        thing in actions.POST
        and isinstance(t.step, Assign)
        and POST_IN[actions.POST.member(thing)] == watch_comes_to(t)
    ):
        return {"danger": True}
    return {}


def beyond_own_mon(t: Table, thing: Action) -> bool:
    """Would a player who is not outbid lose all Mon and be out (ruling E7)?"""
    if thing in actions.BID and isinstance(t.step, Raise):
        return actions.BID.member(thing) > t[MON + t.seat]
    if thing in actions.FIELD and isinstance(t.step, OpenAuction):
        return MINIMUM_BID[actions.FIELD.member(thing)] > t[MON + t.seat]
    return False


def action_preview(t: Table, deed: i64) -> dict[str, object]:
    mon = {
        disciple_action_names.RECRUIT: -RECRUIT_MON,
        disciple_action_names.SELL_1: SELL_PRESTIGE[0][1],
        disciple_action_names.SELL_2: SELL_PRESTIGE[1][1],
        disciple_action_names.BUILD: -annex_price(t),
        disciple_action_names.EMPTY_CHURCH: t[CHURCH],
        disciple_action_names.BUY_1: -goods_price(t, 0),
        disciple_action_names.BUY_3: -goods_price(t, 1),
        disciple_action_names.GEISHA_FOR_MON: -GEISHA_MON,
        disciple_action_names.BUY_CARD: -CARD_MON,
        disciple_action_names.SELL_CARD: SOLD_CARD_MON,
    }
    prestige = {
        disciple_action_names.AUDIENCE: audience_prestige(t),
        disciple_action_names.SELL_1: -SELL_PRESTIGE[0][0],
        disciple_action_names.SELL_2: -SELL_PRESTIGE[1][0],
        disciple_action_names.BUY_1: BUY_PRESTIGE[0][1],
        disciple_action_names.BUY_3: BUY_PRESTIGE[1][1],
        disciple_action_names.GEISHA_FOR_PRESTIGE: -GEISHA_PRESTIGE,
    }
    shown: dict[str, object] = {}
    if deed in mon:
        shown["mon"] = int(mon[deed])
    if deed in prestige:
        shown["prestige"] = int(prestige[deed])
    return shown


def watch_comes_to(t: Table) -> i64:
    """The district of the watch in this round, if no card changes it; -1 if it does not walk."""
    steps = steps_of_watch(t)
    if steps == 0:
        return -1
    if watch_walking(t) == BLUE:
        steps = -steps
    return (watch_in(t) + steps + DISTRICT_COUNT) % DISTRICT_COUNT
