"""The castle: an audience, orders, or the garden house (see `garden_house`)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import SOURCES
from higaki.games.yedo.event_card_names import OPEN_COURT
from higaki.games.yedo.printed import EVENT_FIGURES
from higaki.games.yedo.rule_numbers import AUDIENCE_PRESTIGE
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.bidding_rewards import missions_left
from higaki.games.yedo.rules.disciple_positions import event_is
from higaki.games.yedo.rules.districts.district import District
from higaki.games.yedo.rules.districts.garden_house import meet_in_garden
from higaki.games.yedo.rules.exchanging import DRAW_FROM
from higaki.games.yedo.rules.money_and_prestige import gain_prestige
from higaki.games.yedo.rules.reasons import need

BY_AUDIENCE: Final = SOURCES.numbers["audiences"]


class Castle(District):
    """An audience, orders, or the garden house."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        return need(deed != disciple_action_names.ORDERS or missions_left(t), events.STACK_EMPTY)

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        if deed == disciple_action_names.AUDIENCE:
            points = audience_prestige(t)
            gain_prestige(t, seat, BY_AUDIENCE, points)
            t.tell(events.AUDIENCE, seat, points)
        elif deed == disciple_action_names.ORDERS:
            t.then(DRAW_FROM.of(seat))
        else:
            meet_in_garden(t, seat)


def audience_prestige(t: Table) -> i64:
    if event_is(t, OPEN_COURT):
        return EVENT_FIGURES[OPEN_COURT][0]
    return AUDIENCE_PRESTIGE
