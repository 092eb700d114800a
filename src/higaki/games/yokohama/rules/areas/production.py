"""Copper mine, silk mill, tea plantation, fishing grounds (p. 12): goods by strength."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama.printed import PRODUCES
from higaki.games.yokohama.rules.rewards import gain


def produce(t: Table, seat: Seat, area: i64, count: i64) -> None:
    if count:
        gain(t, seat, PRODUCES[area], count)
