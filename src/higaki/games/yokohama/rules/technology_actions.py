"""The extra actions of two technologies, once a turn: sell a silk, take a student (p. 19, ruling Y10)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import ASSISTANT, SILK
from higaki.games.yokohama.places import SILK_SOLD, STUDENT_TAKEN, SUPPLY, WAREHOUSE, YEN
from higaki.games.yokohama.rules.purse import earn, give_wares, pay, wares
from higaki.games.yokohama.rules.technologies import TEXTILE_FACTORY, UNIVERSITY, owns
from higaki.games.yokohama.rules.town import ITEMS_EACH

SILK_BRINGS: Final = 2
STUDENT_COSTS: Final = 1


def offer_sidelines(t: Table, seat: i64) -> None:
    if may_sell_silk(t, seat):
        t.offer(actions.TEXTILE_FACTORY)
    if may_take_student(t, seat):
        t.offer(actions.UNIVERSITY)


def may_sell_silk(t: Table, seat: i64) -> bool:
    return not t[SILK_SOLD] and owns(t, seat, TEXTILE_FACTORY) and wares(t, seat, SILK) > 0


def may_take_student(t: Table, seat: i64) -> bool:
    waiting = t.count(WAREHOUSE + seat, seat * ITEMS_EACH + ASSISTANT)
    return not t[STUDENT_TAKEN] and owns(t, seat, UNIVERSITY) and waiting > 0 and t[YEN + seat] >= STUDENT_COSTS


def is_sideline(thing: i64) -> bool:
    return thing in (actions.TEXTILE_FACTORY, actions.UNIVERSITY)


def take_sideline(t: Table, seat: i64, thing: i64) -> None:
    if thing == actions.TEXTILE_FACTORY:
        t[SILK_SOLD] = 1
        give_wares(t, seat, SILK, 1)
        earn(t, seat, SILK_BRINGS)
        t.tell(events.SOLD, seat, SILK, SILK_BRINGS)
    else:
        t[STUDENT_TAKEN] = 1
        pay(t, seat, STUDENT_COSTS)
        t.move(seat * ITEMS_EACH + ASSISTANT, WAREHOUSE + seat, SUPPLY + seat)
        t.tell(events.STUDENT, seat)
