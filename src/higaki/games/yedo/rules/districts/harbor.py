"""The harbor: empty the church, buy prestige, look at the next bonus cards."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import DECK_OF_BONUSES, SOURCES
from higaki.games.yedo.event_card_names import SHIPS_FROM_AFAR
from higaki.games.yedo.places import BONUS_STACK, CHURCH, MON
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import BUY_PRESTIGE
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.disciple_action_names import size_of_bargain
from higaki.games.yedo.rules.disciple_positions import event_is
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.foresight import foresee
from higaki.games.yedo.rules.money_and_prestige import gain_prestige, pay
from higaki.games.yedo.rules.reasons import need, stack_empty, too_dear

BY_GOODS: Final = SOURCES.numbers["foreign_goods"]


def goods_price(t: Table, much: i64) -> i64:
    """The price of one or three prestige."""
    if event_is(t, SHIPS_FROM_AFAR):
        return EVENT_FIGURES[SHIPS_FROM_AFAR][much]
    return BUY_PRESTIGE[much][0]


class Harbor(District):
    """Empty the church, buy prestige, look at the next bonus cards."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        if deed == disciple_action_names.EMPTY_CHURCH:
            return need(t[CHURCH] > 0, events.CHURCH_EMPTY)
        if deed == disciple_action_names.FORESEE_BONUSES:
            return stack_empty(t, BONUS_STACK)
        return too_dear(t, seat, goods_price(t, size_of_bargain(deed)))

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.EMPTY_CHURCH:
            take_church(t, seat)
        elif deed == disciple_action_names.FORESEE_BONUSES:
            foresee(t, seat, DECK_OF_BONUSES)
        else:
            size = size_of_bargain(deed)
            mon, points = goods_price(t, size), BUY_PRESTIGE[size][1]
            pay(t, seat, mon)
            gain_prestige(t, seat, BY_GOODS, points)
            t.tell(events.BOUGHT_PRESTIGE, seat, points, mon)


def take_church(t: Table, seat: Seat) -> None:
    """All Mon that lies on the church."""
    t.tell(events.TOOK_CHURCH, seat, t[CHURCH])
    t.shift(t[CHURCH], CHURCH, MON + seat)
