"""The gates of Yedo: recruit a disciple, sell prestige, look at the next action cards."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import DECK_OF_CARDS, LOSSES
from higaki.games.yedo.figures import RECRUIT_MON, SELL_PRESTIGE
from higaki.games.yedo.places import CARD_STACK, HOUSE, MON, PRESTIGE, RESERVE
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.foresight import foresee
from higaki.games.yedo.rules.purse import earn, lose_prestige, pay

SOLD: Final = LOSSES.numbers["sold"]


def can(t: Table, seat: i64, deed: i64) -> bool:
    if deed == disciple_actions.RECRUIT:
        return t[MON + seat] >= RECRUIT_MON and t.count(RESERVE, seat) > 0
    if deed == disciple_actions.FORESEE_CARDS:
        return t.size(CARD_STACK) > 0
    return t[PRESTIGE + seat] >= SELL_PRESTIGE[deed - disciple_actions.SELL_1][0]


def act(t: Table, seat: i64, deed: i64) -> None:
    if deed == disciple_actions.RECRUIT:
        pay(t, seat, RECRUIT_MON)
        t.move(seat, RESERVE, HOUSE + seat)
        t.tell(events.RECRUITED, seat, RECRUIT_MON)
    elif deed == disciple_actions.FORESEE_CARDS:
        foresee(t, seat, DECK_OF_CARDS)
    else:
        points, mon = SELL_PRESTIGE[deed - disciple_actions.SELL_1][0], SELL_PRESTIGE[deed - disciple_actions.SELL_1][1]
        lose_prestige(t, seat, SOLD, points)
        earn(t, seat, mon)
        t.tell(events.SOLD_PRESTIGE, seat, -points, mon)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    thing = actions.ACTION + deed
    if deed == disciple_actions.FORESEE_CARDS:
        return Refused(thing, events.STACK_EMPTY, [])
    if deed != disciple_actions.RECRUIT:
        points = SELL_PRESTIGE[deed - disciple_actions.SELL_1][0]
        return Refused(thing, events.TOO_LITTLE_PRESTIGE, [points, t[PRESTIGE + seat]])
    if t.count(RESERVE, seat) == 0:
        return Refused(thing, events.RESERVE_EMPTY, [])
    return Refused(thing, events.TOO_DEAR, [RECRUIT_MON, t[MON + seat]])
