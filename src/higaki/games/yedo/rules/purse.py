"""Mon and prestige: gains and losses, by source."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.yedo.box import SEAT_COUNT
from higaki.games.yedo.places import BANK, GAINED, LOST, MON, PRESTIGE


def earn(t: Table, seat: i64, mon: i64) -> None:
    """From the bank."""
    t.shift(mon, BANK, MON + seat)


def pay(t: Table, seat: i64, mon: i64) -> None:
    """To the bank."""
    t.shift(mon, MON + seat, BANK)


def gain_prestige(t: Table, seat: i64, source: i64, points: i64) -> None:
    t[GAINED + source * SEAT_COUNT + seat] += points
    t[PRESTIGE + seat] += points


def lose_prestige(t: Table, seat: i64, loss: i64, points: i64) -> i64:
    """Lose this much prestige, or all there is: it never falls below 0 (ruling E1). Returns the loss."""
    lost = min(points, t[PRESTIGE + seat])
    t[LOST + loss * SEAT_COUNT + seat] += lost
    t[PRESTIGE + seat] -= lost
    return lost
