"""The end of the game, and what sets of stones are worth (p. 2)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table
from higaki.games.pebbles import events
from higaki.games.pebbles.box import STONE_KINDS
from higaki.games.pebbles.places import HAND, SETS


def set_points(stones: i64) -> i64:
    """What so many stones of one colour count."""
    return stones * stones


def points_in_hand(t: Table, seat: Seat) -> i64:
    """What the hand would count if the game ended now."""
    points: i64 = 0
    for stone in range(STONE_KINDS):
        points += set_points(t.count(HAND + seat, stone))
    return points


def end_game(t: Table) -> None:
    """Count the sets of all hands, colour by colour."""
    t.tell(events.ENDED)
    for seat in range(t.seats):
        for stone in range(STONE_KINDS):
            stones = t.count(HAND + seat, stone)
            if stones:
                t[SETS + seat] += set_points(stones)
                t.tell(events.COUNTED, seat, stone, stones, set_points(stones))
    t.finish()
