"""The end of the game (p. 9): after one of five conditions the round is finished, and one more is played."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama import events
from higaki.games.yokohama.places import ENDING, ROUND_IS_FINISHED, SPACE, SUPPLY, WAREHOUSE
from higaki.games.yokohama.printed import SPACES_TO_END
from higaki.games.yokohama.rules.town import house_of, shop_of


def announce_end(t: Table) -> bool:
    """Is this the first condition that causes the end?"""
    if t[ENDING]:
        return False
    t[ENDING] = ROUND_IS_FINISHED
    return True


def announce_full_board(t: Table, seat: Seat, first: i64, spaces: i64, event: i64) -> None:
    """The number of assistants on the board of church or customs house, the neutral one included."""
    settled = settled_on(t, first, spaces)
    if settled >= SPACES_TO_END[t.seats] and announce_end(t):
        t.tell(event, seat, settled)


def settled_on(t: Table, first: i64, spaces: i64) -> i64:
    settled: i64 = 0
    for space in range(first, first + spaces):
        settled += t.size(SPACE + space)
    return settled


def announce_all_built(t: Table, seat: Seat) -> None:
    """A player has built all his trading houses, or all his shops."""
    if none_left(t, seat, house_of(seat)) and announce_end(t):
        t.tell(events.ALL_HOUSES, seat)
    if none_left(t, seat, shop_of(seat)) and announce_end(t):
        t.tell(events.ALL_SHOPS, seat)


def none_left(t: Table, seat: Seat, piece: i64) -> bool:
    return t.count(SUPPLY + seat, piece) + t.count(WAREHOUSE + seat, piece) == 0


def announce_no_orders(t: Table, seat: Seat) -> None:
    """Not enough orders to fill a board again."""
    if announce_end(t):
        t.tell(events.NO_ORDERS, seat)
