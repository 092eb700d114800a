"""The tavern: build an annex, look at the next weapons."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import DECK_OF_WEAPONS
from higaki.games.yedo.event_names import TRAVELLING_CARPENTERS
from higaki.games.yedo.figures import ANNEX_MON
from higaki.games.yedo.places import MON, WEAPON_STACK
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rules import disciple_actions
from higaki.games.yedo.rules.bidding_rewards import CHOOSE_ANNEX, annex_fits
from higaki.games.yedo.rules.disciple_positions import event_is
from higaki.games.yedo.rules.foresight import foresee
from higaki.games.yedo.rules.purse import pay


def annex_price(t: Table) -> i64:
    if event_is(t, TRAVELLING_CARPENTERS):
        return EVENT_FIGURES[TRAVELLING_CARPENTERS][0]
    return ANNEX_MON


def can(t: Table, seat: i64, deed: i64) -> bool:
    if deed == disciple_actions.BUILD:
        return t[MON + seat] >= annex_price(t) and annex_fits(t, seat)
    return t.size(WEAPON_STACK) > 0


def act(t: Table, seat: i64, deed: i64) -> None:
    if deed == disciple_actions.BUILD:
        pay(t, seat, annex_price(t))
        t.tell(events.PAID, seat, annex_price(t))
        t.then(CHOOSE_ANNEX.of(seat))
    else:
        foresee(t, seat, DECK_OF_WEAPONS)


def why_not(t: Table, seat: i64, deed: i64) -> Refused:
    thing = actions.ACTION + deed
    if deed != disciple_actions.BUILD:
        return Refused(thing, events.STACK_EMPTY, [])
    if not annex_fits(t, seat):
        return Refused(thing, events.NO_ANNEX_LEFT, [])
    return Refused(thing, events.TOO_DEAR, [annex_price(t), t[MON + seat]])
