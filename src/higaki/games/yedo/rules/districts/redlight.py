"""The red-light district: win a geisha for Mon or prestige, buy an action card."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import LOSSES
from higaki.games.yedo.figures import CARD_MON, GEISHA_MON, GEISHA_PRESTIGE, MOST_GEISHAS
from higaki.games.yedo.places import CARD_STACK, GEISHAS, GEISHAS_LEFT, MON, PRESTIGE
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.bidding_rewards import geisha_fits, take_geisha
from higaki.games.yedo.rules.drawing import draw_card
from higaki.games.yedo.rules.hand_limits import keep_within
from higaki.games.yedo.rules.purse import lose_prestige, pay

FOR_GEISHA: Final = LOSSES.numbers["geishas"]


def can(t: Table, seat: i64, deed: i64) -> bool:
    if deed == disciple_actions.BUY_CARD:
        return t[MON + seat] >= CARD_MON and t.size(CARD_STACK) > 0
    if not geisha_fits(t, seat):
        return False
    if deed == disciple_actions.GEISHA_FOR_MON:
        return t[MON + seat] >= GEISHA_MON
    return t[PRESTIGE + seat] >= GEISHA_PRESTIGE


def act(t: Table, seat: i64, deed: i64) -> None:
    if deed == disciple_actions.BUY_CARD:
        pay(t, seat, CARD_MON)
        t.tell(events.BOUGHT_CARD, seat, CARD_MON)
        draw_card(t, seat)
        keep_within(t, seat)
        return
    if deed == disciple_actions.GEISHA_FOR_MON:
        pay(t, seat, GEISHA_MON)
        t.tell(events.GEISHA_FOR_MON, seat, GEISHA_MON)
    else:
        t.tell(events.GEISHA_FOR_PRESTIGE, seat, -lose_prestige(t, seat, FOR_GEISHA, GEISHA_PRESTIGE))
    take_geisha(t, seat)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    thing = actions.ACTION + deed
    if deed == disciple_actions.BUY_CARD:
        if t.size(CARD_STACK) == 0:
            return Refused(thing, events.STACK_EMPTY, [])
        return Refused(thing, events.TOO_DEAR, [CARD_MON, t[MON + seat]])
    if t[GEISHAS + seat] >= MOST_GEISHAS:
        return Refused(thing, events.GEISHAS_FULL, [MOST_GEISHAS])
    if t[GEISHAS_LEFT] == 0:
        return Refused(thing, events.NO_GEISHA_LEFT, [])
    if deed == disciple_actions.GEISHA_FOR_MON:
        return Refused(thing, events.TOO_DEAR, [GEISHA_MON, t[MON + seat]])
    return Refused(thing, events.TOO_LITTLE_PRESTIGE, [GEISHA_PRESTIGE, t[PRESTIGE + seat]])
