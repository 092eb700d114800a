"""An estimate of the remaining game: own turns to come, and the nearness of the end (p. 9)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.yokohama.ai.values import WHOLE
from higaki.games.yokohama.ai.weights import ROUNDS, TURNS_AT_LEAST, TURNS_BY_BOARDS, W
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES
from higaki.games.yokohama.places import ENDING, FIRST, LAST_ROUND, ORDER_DECK, ROUND, SUPPLY, WAREHOUSE
from higaki.games.yokohama.printed import SPACES_TO_END
from higaki.games.yokohama.rules.ending import settled_on
from higaki.games.yokohama.rules.town import house_of, shop_of

A_FULL_DECK: Final = 14
HOUSES: Final = 4
SHOPS: Final = 8


def turns_left(t: Table, seat: Seat) -> i64:
    """Own turns after the current one; a guess, until an end is near."""
    if t.over:
        return 0
    if t[ENDING] == 0:
        by_boards = (WHOLE - progress(t)) * W[TURNS_BY_BOARDS] // WHOLE
        return max(W[TURNS_AT_LEAST], (by_boards + W[ROUNDS] - t[ROUND]) // 2)
    turns: i64 = 1
    if t[ENDING] == LAST_ROUND:
        turns = 0
    if place_in_round(t, seat) > place_in_round(t, t.seat):
        turns += 1
    return turns


def place_in_round(t: Table, seat: Seat) -> i64:
    return (seat - t[FIRST] + t.seats) % t.seats


def progress(t: Table) -> i64:
    """The nearness of the nearest end, in hundredths: full boards, everything built, no more orders (p. 9)."""
    spaces = SPACES_TO_END[t.seats]
    most = max(
        settled_on(t, 0, CHURCH_SPACES) * WHOLE // spaces,
        settled_on(t, CHURCH_SPACES, CUSTOMS_SPACES) * WHOLE // spaces,
    )
    for seat in range(t.seats):
        houses = t.count(SUPPLY + seat, house_of(seat)) + t.count(WAREHOUSE + seat, house_of(seat))
        shops = t.count(SUPPLY + seat, shop_of(seat)) + t.count(WAREHOUSE + seat, shop_of(seat))
        most = max(most, (HOUSES - houses) * WHOLE // HOUSES)
        most = max(most, (SHOPS - shops) * WHOLE // SHOPS)
    most = max(most, (A_FULL_DECK - t.size(ORDER_DECK)) * WHOLE // A_FULL_DECK)
    return min(WHOLE, most)
