"""Mon and prestige: gains and losses, by source."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yedo.places import BANK, MON, PRESTIGE, gained, lost


def earn(t: Table, seat: Seat, mon: i64) -> None:
    """Take Mon from the bank."""
    t.shift(mon, BANK, MON + seat)


def pay(t: Table, seat: Seat, mon: i64) -> None:
    """Pay Mon to the bank."""
    t.shift(mon, MON + seat, BANK)


def gain_prestige(t: Table, seat: Seat, source: i64, points: i64) -> None:
    t[gained(source, seat)] += points
    t[PRESTIGE + seat] += points


def lose_prestige(t: Table, seat: Seat, loss: i64, points: i64) -> i64:
    """Lose this much prestige, or all there is: it never falls below 0 (ruling E1). Returns the loss."""
    gone = min(points, t[PRESTIGE + seat])
    t[lost(loss, seat)] += gone
    t[PRESTIGE + seat] -= gone
    return gone
