"""Bank (p. 13): money by strength."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.rules.money_goods_points import earn


def take_money(t: Table, seat: Seat, yen: i64) -> None:
    earn(t, seat, yen)
    t.tell(events.EARNED, seat, yen)
