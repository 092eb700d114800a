"""Employment agency (p. 15): pieces come out of the warehouse, one fewer than the strength."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama.rules.rewards import HIRE


def hire_by_strength(t: Table, seat: Seat, pieces: i64) -> None:
    if pieces:
        t.then(HIRE.of(seat, pieces))
