"""Copper mine, silk mill, tea plantation, fishing grounds (p. 12): goods by strength."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yokohama.cards import PRODUCES
from higaki.games.yokohama.rewards import gain


def produce(t: Table, seat: i64, area: i64, count: i64) -> None:
    if count:
        gain(t, seat, PRODUCES[area], count)
